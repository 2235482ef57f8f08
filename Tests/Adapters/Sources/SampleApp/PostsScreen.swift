import CollectionLayoutsSwiftUI
import SwiftUI

/// Texts that measure themselves, below photos and tags.
///
/// Look at: "Post 900", then scroll up; larger text.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct PostsScreen: View {
  @State private var position = LazyScrollPosition()
  private let photos = Photo.some(30)
  private let posts = (0..<1_000).map { Post(id: $0) }
  private let tags = (0..<30).map { Post(id: $0) }

  var body: some View {
    ScrollView {
      LazyMasonry(
        photos, layout: .rows(.justified(height: 180), spacing: 4), aspectRatio: \.ratio
      ) { photo in
        PhotoView(photo)
      }
      LazyMasonry(
        tags, layout: .rows(.flowing(height: 32), spacing: 8), sizing: { _ in .estimated(80) }
      ) { tag in
        TagView(tag)
      }
      LazyMasonry(
        posts, columns: .adaptive(minimumWidth: 240), spacing: 8, estimatedHeight: 180
      ) { post in
        PostView(post)
      }
    }
    .lazyScrollPosition($position)
    .safeAreaInset(edge: .bottom) {
      Button("Post 900") { position.scrollTo(id: 900) }
    }
  }
}
