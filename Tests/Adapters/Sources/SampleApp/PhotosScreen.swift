import CollectionLayoutsSwiftUI
import SwiftUI

/// A wall below a banner.
///
/// Look at: no blank edge after a flick, nothing jumps on "Insert", and photos can be dragged.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct PhotosScreen: View {
  @State private var photos = Photo.some(10_000)
  @State private var position = LazyScrollPosition()

  var body: some View {
    ScrollView {
      Banner()
      LazyMasonry(
        photos, columns: .adaptive(minimumWidth: 160), spacing: 8, aspectRatio: \.ratio
      ) { photo in
        PhotoView(photo)
      }
    }
    .lazyScrollPosition($position)
    .lazyReordering { (id: Photo.ID, index, _) in
      guard let old = photos.firstIndex(where: { $0.id == id }) else { return }
      withAnimation { photos.insert(photos.remove(at: old), at: index) }
    }
    .safeAreaInset(edge: .bottom) {
      VStack {
        Button("Insert at the start") {
          withAnimation { photos = Photo.some(1, from: photos.count) + photos }
        }
        Button("Photo 5,000") {
          withAnimation { position.scrollTo(id: 5_000, anchor: .center) }
        }
      }
    }
  }
}
