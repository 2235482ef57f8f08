import CollectionLayoutsSwiftUI
import SwiftUI

/// Albums, some of them as carousels, with headers that measure themselves and wide photos.
///
/// Look at: a carousel that was scrolled, after scrolling far away and back; "Photo 330", which is in a
/// carousel; larger text; all of it from right to left.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct FeaturedScreen: View {
  @State private var position = LazyScrollPosition()
  private let albums = (0..<40).map {
    Album(id: "Album \($0)", photos: Photo.some(60, from: 60 * $0), isClosed: $0 % 5 == 0)
  }

  var body: some View {
    ScrollView {
      LazyFeed(
        albums, items: \.photos, sizing: { _, photo in .aspectRatio(photo.ratio) },
        columnSpan: { $0.isNew ? 2 : 1 },
        section: { album in
          .init(
            layout: .columns(.fixed(2), spacing: 4),
            carousel: album.isClosed ? .init(length: 160) : nil, header: .init(length: 44))
        }
      ) { _, photo in
        PhotoView(photo)
      } header: { album in
        Text(album.id + String(repeating: " and more", count: album.photos[0].id / 60))
      }
    }
    .lazyScrollPosition($position)
    .safeAreaInset(edge: .bottom) {
      Button("Photo 330") { position.scrollTo(id: 330) }
    }
  }
}
