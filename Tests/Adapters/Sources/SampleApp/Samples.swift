import CollectionLayoutsSwiftUI
import SwiftUI

// What the SwiftUI screens show: made up pictures, texts and tags.

struct Photo: Identifiable, Hashable {
  let id: Int

  /// Width divided by height.
  var ratio: Double

  var isNew: Bool { id % 10 == 0 }

  static func some(_ count: Int, from first: Int = 0) -> [Photo] {
    (first..<first + count).map { Photo(id: $0, ratio: 0.5 + Double($0 * 7_919 % 100) / 60) }
  }
}

struct Album: Identifiable {
  let id: String
  var photos: [Photo]
  var isClosed = false
}

struct Post: Identifiable {
  let id: Int
  var text: String { (0...id * 7 % 23).map { "word\($0)" }.joined(separator: " ") }
}

struct PhotoView: View {
  let photo: Photo
  init(_ photo: Photo) { self.photo = photo }

  var body: some View {
    Color(hue: photo.ratio / 2.5, saturation: 0.5, brightness: 0.9)
      .overlay { Text("\(photo.id)") }
  }
}

struct PostView: View {
  let post: Post
  init(_ post: Post) { self.post = post }
  var body: some View { Text(post.text) }
}

struct TagView: View {
  let tag: Post
  init(_ tag: Post) { self.tag = tag }
  var body: some View { Text("tag \(tag.id * tag.id)") }
}

struct AlbumHeader: View {
  let album: Album
  init(_ album: Album) { self.album = album }

  var body: some View {
    Color(hue: 0, saturation: 0, brightness: 0.8).overlay { Text(album.id) }.frame(height: 44)
  }
}

struct Banner: View {
  var body: some View { Color(hue: 0.6, saturation: 1, brightness: 1).frame(height: 120) }
}
