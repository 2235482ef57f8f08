import CollectionLayoutsSwiftUI
import SwiftUI

/// Albums with pinned headers.
///
/// Look at: headers while scrolling fast; a touch of a pinned header.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct AlbumsScreen: View {
  @State private var albums = (0..<100).map {
    Album(id: "Album \($0)", photos: Photo.some(60, from: 60 * $0))
  }
  @State private var position = LazyScrollPosition()

  var body: some View {
    ScrollView {
      LazyFeed(
        albums, items: \.photos, sizing: { _, photo in .aspectRatio(photo.ratio) },
        section: { album in
          .init(
            layout: .columns(.fixed(3), spacing: 4),
            header: .init(length: 44, isPinned: true), isCollapsed: album.isClosed)
        }
      ) { _, photo in
        PhotoView(photo)
      } header: { album in
        AlbumHeader(album)
      }
    }
    .lazyScrollPosition($position)
  }
}
