import CollectionLayoutsSwiftUI
import CollectionLayoutsUIKit
import CoreGraphics
import SwiftUI
import UIKit
import XCTest

@testable import SampleApp

/// The screens of the sample app, and what the article shows, come up on the model.
@MainActor
final class SampleScreenTests: XCTestCase {
  private struct Article: View {
    let photos = SampleApp.Photo.some(200)
    let posts = (0..<200).map { Post(id: $0) }
    let tags = (0..<9).map { Post(id: $0) }

    var body: some View {
      ScrollView {
        VStack {
          LazyMasonry(
            posts, columns: .adaptive(minimumWidth: 240), spacing: 8, estimatedHeight: 180
          ) { post in
            PostView(post)
          }
          LazyRows(photos, height: 180, spacing: 4, aspectRatio: \.ratio) { photo in
            PhotoView(photo)
          }
          LazyRows(
            tags, configuration: .init(rule: .flowing(height: 32), itemSpacing: 8, rowSpacing: 8),
            sizing: .estimated(80)
          ) { tag in
            TagView(tag)
          }
        }
      }
    }
  }

  private struct Scrolled: View {
    let photos: [SampleApp.Photo]

    @State private var scroller = LazyScroller()

    var body: some View {
      ScrollView {
        LazyMasonry(photos, columns: .fixed(3), aspectRatio: \.ratio) { photo in
          PhotoView(photo)
        }
      }
      .lazyScroller(scroller)
    }
  }

  private struct AmongOthers: View {
    let photos: [SampleApp.Photo]

    var body: some View {
      ScrollView {
        Banner()
        LazyMasonry(
          photos, columns: .adaptive(minimumWidth: 160), spacing: 8, aspectRatio: \.ratio
        ) { photo in
          PhotoView(photo)
        }
      }
    }
  }

  private func assertShows(_ view: some View, atLeast count: Int, line: UInt = #line) {
    let screen = Screen(view, size: phone)
    XCTAssertGreaterThanOrEqual(screen.shown.count, count, line: line)
    XCTAssertLessThan(screen.shown.count, 20 * count, line: line)
  }

  func testTheCollectionViewOfTheArticleHasItsLayout() async {
    let layout = MasonryCollectionViewLayout { section, environment in
      .init(
        layout: .columns(
          .init(columns: .adaptive(minimumWidth: 160), columnSpacing: 8, itemSpacing: 8)),
        header: .init(height: 44, isPinned: true))
    }
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    XCTAssertTrue(collectionView.collectionViewLayout === layout)
  }

  func testScreensComeUp() async {
    assertShows(PhotosScreen(), atLeast: 8)
    assertShows(PostsScreen(), atLeast: 8)
    assertShows(AlbumsScreen(), atLeast: 8)
    assertShows(FeaturedScreen(), atLeast: 8)
    assertShows(CardsScreen(), atLeast: 2)
  }

  func testWhatTheArticleShowsComesUp() async {
    assertShows(Article(), atLeast: 8)
    assertShows(Scrolled(photos: SampleApp.Photo.some(200)), atLeast: 8)
    assertShows(AmongOthers(photos: SampleApp.Photo.some(200)), atLeast: 8)
  }
}
