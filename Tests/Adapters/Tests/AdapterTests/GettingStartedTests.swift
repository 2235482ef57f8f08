import CollectionLayoutsSwiftUI
import SwiftUI
import XCTest

/// What the pages for beginners show of SwiftUI compiles with these imports, and comes up.
@MainActor
final class GettingStartedTests: XCTestCase {
  struct Photo: Identifiable {
    let id: Int
    let ratio: Double  // width divided by height
  }

  private struct Album: Identifiable {
    let id: Int
    let photos: [Photo]
    var title: String { "Album \(id)" }
    var isFeatured: Bool { id % 4 == 0 }
  }

  private struct PhotoView: View {
    let photo: Photo
    init(_ photo: Photo) { self.photo = photo }
    var body: some View { Text("\(photo.id)") }
  }

  struct PhotosView: View {
    let photos: [Photo]

    var body: some View {
      ScrollView {
        LazyMasonry(
          photos, columns: .adaptive(minimumWidth: 160), spacing: 8, aspectRatio: \.ratio
        ) { photo in
          PhotoView(photo)
        }
      }
    }
  }

  private struct SpansView: View {
    let photos: [Photo]

    var body: some View {
      ScrollView {
        LazyMasonry(
          photos, columns: .fixed(3), spacing: 8, aspectRatio: \.ratio,
          columnSpan: { $0.isFeatured ? 2 : 1 }
        ) { photo in
          PhotoView(photo)
        }
      }
    }
  }

  private struct AlbumsView: View {
    let albums: [Album]

    var body: some View {
      ScrollView {
        LazyFeed(
          albums, items: \.photos, sizing: { _, photo in .aspectRatio(photo.ratio) },
          section: { album in
            .init(
              layout: .columns(.fixed(2), spacing: 4),
              carousel: album.isFeatured ? .init(length: 160) : nil,
              header: .init(length: 44, isPinned: true))
          }
        ) { _, photo in
          PhotoView(photo)
        } header: { album in
          Text(album.title)
        }
      }
    }
  }

  struct Timeline: View {
    let photos: [Photo]
    @State private var position = LazyScrollPosition()

    var body: some View {
      ScrollView {
        LazyMasonry(photos, columns: .fixed(3), aspectRatio: \.ratio) { photo in
          PhotoView(photo)
        }
      }
      .lazyScrollPosition($position)
    }
  }

  private struct Pinched: View {
    let photos: [Photo]
    @State private var columns = 3

    init(photos: [Photo]) { self.photos = photos }

    var body: some View {
      ScrollView {
        LazyMasonry(photos, columns: .fixed(columns), aspectRatio: \.ratio) { PhotoView($0) }
      }
      .lazyPinch($columns, in: 2...6)
      .lazyScrollPosition()
    }
  }

  private var photos = (0..<200).map { Photo(id: $0, ratio: 0.5 + Double($0 % 7) / 4) }

  func testTheViewsComeUp() async {
    let albums = (0..<20).map { Album(id: $0, photos: Array(photos[10 * $0..<10 * $0 + 10])) }
    let views: [any View] = [
      PhotosView(photos: photos), SpansView(photos: photos), Timeline(photos: photos),
      Pinched(photos: photos),
    ]
    for view in views {
      func screen(_ view: some View) -> Screen { Screen(view, size: phone) }
      XCTAssertEqual(screen(view).shown[0]?.minY, 0)
      XCTAssertLessThan(screen(view).shown.count, 100)
    }
    let screen = Screen(AlbumsView(albums: albums), size: phone)
    XCTAssertEqual(screen.shown[0]?.minY, 20, "below a title that is a line of text high")
    let photo = Photo(id: 900, ratio: 1)
    withAnimation { photos.insert(photo, at: 0) }
    XCTAssertEqual(Screen(PhotosView(photos: photos), size: phone).shown[900]?.minY, 0)
  }
}

extension GettingStartedTests.Photo {
  fileprivate var isFeatured: Bool { id % 5 == 0 }
}

extension GettingStartedTests.Timeline {
  func show(_ photo: GettingStartedTests.Photo) {
    position.scrollTo(id: photo.id, anchor: .center)
  }
}
