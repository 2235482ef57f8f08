import MasonryLayout
import XCTest

/// A feed as an app uses it: shown and scrolled.
final class FeedTests: XCTestCase {
  private let albums = (0..<5).map { album in
    (0..<9).map { LayoutSize(width: 40, height: Double(20 + ($0 * 7 + album) % 40)) }
  }

  /// Views that are shown and recycled while a feed scrolls, as a collection view does it.
  func testViewsAreRecycledWhileScrolling() throws {
    var feed = try MasonryFeed(width: 390)
    for album in albums {
      try feed.appendSection(
        .init(header: .init(height: 44, isPinned: true), spacingAfter: 10),
        itemCount: album.count, measuredBy: MasonryAspectRatios(sizes: album))
    }
    var visible = LayoutRect(x: 0, y: -60, width: 390, height: 300)
    var views: [MasonryFeed.Address: LayoutRect] = [:]
    for element in feed.elements(in: visible) { views[element.address] = element.frame }
    while visible.minY < feed.contentSize.height {
      let next = visible.offsetBy(dx: 0, dy: 41)
      let change = feed.visibilityChange(from: .init(visible), to: .init(next))
      for address in change.left { views[address] = nil }
      for element in change.entered { views[element.address] = element.frame }
      if case .elements(let addresses) = feed.invalidation(from: .init(visible), to: .init(next)) {
        for address in addresses where views[address] != nil {
          views[address] = feed.frame(of: address, in: .init(next))
        }
      }
      visible = next
      let elements = feed.elements(in: visible)
      XCTAssertEqual(
        views, Dictionary(uniqueKeysWithValues: elements.map { ($0.address, $0.frame) }))
    }
    XCTAssertTrue(views.isEmpty)
  }
}
