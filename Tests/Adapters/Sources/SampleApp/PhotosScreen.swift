import CollectionLayoutsSwiftUI
import SwiftUI

/// A wall below a banner.
///
/// Look at: no blank edge after a flick, and nothing jumps on "Insert".
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
