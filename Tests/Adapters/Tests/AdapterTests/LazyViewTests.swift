import CircularLayout
import CoreGraphics
import LayoutGeometry
import MasonryLayout
import SwiftUI
import XCTest

@testable import CollectionLayoutsSwiftUIOnModel

/// How an app writes the SwiftUI views down; LazyMasonryTests shows the wall on a screen.
@MainActor
final class LazyViewTests: XCTestCase {
  private struct PhotosView: View {
    let albums: [Album]
    @State var feed: MasonryFeed

    var body: some View {
      LazyMasonry(feed: $feed) { section in
        MasonryHeights(albums[section].photos.map { $0.ratio * 100 })
      } id: { address in
        let album = albums[address.section]
        return address.item.map { album.photos[$0].id } ?? album.id
      } content: { address in
        switch address {
        case .item: Color.clear
        case .header, .footer, .background: EmptyView()
        }
      }
    }
  }

  private struct CardsView: View {
    let cards: [Photo]

    var body: some View {
      LazyWheel(itemCount: cards.count) { index in
        cards[index].id
      } content: { _ in
        Color.clear
      }
    }
  }

  func testAnAppCanWriteThemDown() async throws {
    _ = PhotosView(albums: [], feed: try MasonryFeed(width: 320)).body
    _ = CardsView(cards: [Photo(id: 1, ratio: 1)]).body
  }
}
