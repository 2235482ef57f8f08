import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Feeds that several threads read while one changes a copy.
final class SharedCopiesTests: XCTestCase {
  private static let heights = MasonryHeights(
    (0..<300).map { (index: Int) -> Double in Double(30 + index * 37 % 90) }
  ).spanning((0..<300).map { $0 % 17 == 5 ? 2 : 1 })

  /// For items that are measured once they are shown.
  private static let estimates = MasonryEstimates(height: 60)

  private static let screen = LayoutRect(x: 0, y: 700, width: 400, height: 500)

  /// What is asked of a feed while it scrolls, and of the wall that is its first section.
  private struct FeedAnswers: Equatable, Sendable {
    var frames: [LayoutRect]
    var columnEnds: [Double?]
    var indices: [Int]
    var neighbors: [Int?]
    var dropIndex: Int
    var elements: [MasonryFeed.Element]
    var hit: MasonryFeed.Element?
    var drop: MasonryFeed.Address
    var invalidation: MasonryFeed.Invalidation
    var contentSize: LayoutSize
    var anchor: LayoutAnchor
    var shift: Double

    init(_ feed: MasonryFeed) {
      let items = feed[0]
      frames = Array(items.frames)
      columnEnds = items.columnEnds
      indices = items.indices(in: screen)
      neighbors = LayoutSide.allCases.map { items.neighbor(ofItemAt: 7, on: $0) }
      dropIndex = items.dropIndex(at: screen.origin, moving: 3)
      elements = feed.elements(in: screen)
      hit = feed.element(containing: screen.origin, in: .init(screen))
      drop = feed.dropAddress(at: screen.origin, moving: .item(0, section: 0))
      invalidation = feed.invalidation(
        from: .init(screen), to: .init(screen.offsetBy(dx: 0, dy: 9)))
      contentSize = feed.contentSize
      anchor = feed.anchor(in: .init(screen))
      shift = feed.offset(keeping: anchor, in: .init(screen))
    }
  }

  private static let section = MasonryFeed.Section(
    header: .init(length: 20, isPinned: true), spacingAfter: 3)

  /// Every kind of change of items, such as follow one another in an app.
  private static let itemChanges: [@Sendable (inout MasonryItems) throws -> Void] = [
    { try $0.appendItems(20, measuredBy: heights) },
    { try $0.setLength(11, ofItemAt: 3) },
    { try $0.remeasure([1, 50, 90], measuredBy: MasonryHeightClosure { _, _ in 44 }) },
    { try $0.insertItems(3, at: 10, measuredBy: heights) },
    { $0.removeItem(at: 60) },
    { $0.moveItem(from: 80, to: 2) },
    { $0.reorderItems(by: Array(0..<$0.itemCount).reversed()) },
    { try $0.apply(["A"].difference(from: ["B", "A"]), measuredBy: heights) },
    { $0.keptPlaces = .all },
    { try $0.setLength(99, ofItemAt: 12) },
    { try $0.prependItems(5, measuredBy: heights) },
    { $0.keptPlaces = .none },
    { try $0.reconfigure(measuredBy: heights) { $0 = .columns(.fixed(5), spacing: 2) } },
    { try $0.setLength(1, ofItemAt: 0) },
    { items in
      items.removeAllItems()
      try items.appendItems(20, measuredBy: heights)
    },
  ]

  /// Every kind of change of sections.
  private static let sectionChanges: [@Sendable (inout MasonryFeed) throws -> Void] = [
    {
      var visible = MasonryFeed.Viewport(screen)
      try $0.measure(itemsIn: &visible) { _ in heights }
    },
    { try $0[3].setLength(11, ofItemAt: 0) },
    { try $0[1].appendItems(4, measuredBy: heights) },
    { try $0.appendSection(section, itemCount: 2, measuredBy: heights) },
    { try $0.insertSection(.init(), itemCount: 5, at: 2, measuredBy: heights) },
    { $0.removeSection(at: 30) },
    { $0.moveSection(from: 4, to: 20) },
    { try $0.reconfigureSection(at: 5) { $0.header = .init(length: 7) } },
    { try $0.reconfigureSection(at: 6) { $0.footer = .init(length: 8, isPinned: true) } },
    { try $0.reloadSection(at: 7, itemCount: 3, measuredBy: heights) },
    { $0[8].keptPlaces = .all },
    { try $0[8].setLength(55, ofItemAt: 1) },
    { try $0.resize(width: 380) { _ in heights } },
    { $0[9].removeAllItems() },
  ]

  func testFeeds() throws {
    let packings: [ColumnsLayout.Packing] = [.shortestColumn, .gridLanes(dense: true)]
    for packing in packings {
      var feed = try MasonryFeed(width: 400)
      try feed.appendSection(
        .init(layout: .columns(.init(columns: .fixed(4), itemSpacing: 4, packing: packing))),
        itemCount: 70, measuredBy: Self.heights)
      try feed[0].appendItems(30, measuredBy: Self.estimates)
      for _ in 0..<40 {
        try feed.appendSection(Self.section, itemCount: 4, measuredBy: Self.heights)
      }
      let changes = Self.itemChanges.map { change in
        { @Sendable (feed: inout MasonryFeed) in try change(&feed[0]) }
      }
      try readWhileChanging(
        feed, answer: { FeedAnswers($0) }, changes: Self.sectionChanges + changes)
    }
  }
}
