import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Walls and feeds that several threads read while one changes a copy.
final class SharedCopiesTests: XCTestCase {
  private static let heights = MasonryHeights(
    (0..<300).map { (index: Int) -> Double in Double(30 + index * 37 % 90) }
  ).spanning((0..<300).map { $0 % 17 == 5 ? 2 : 1 })

  /// For items that are measured once they are shown.
  private static let estimates = MasonryEstimates(height: 60)

  private static let screen = LayoutRect(x: 0, y: 700, width: 400, height: 500)

  /// What is asked of a wall while it scrolls.
  private struct WallAnswers: Equatable, Sendable {
    var frames: [LayoutRect]
    var columnEnds: [Double?]
    var indices: [Int]
    var hit: Int?
    var neighbors: [Int?]
    var dropIndex: Int
    var anchor: LayoutAnchor
    var shift: Double

    init(_ wall: MasonryWall) {
      frames = Array(wall.frames)
      columnEnds = wall.columnEnds
      indices = wall.indices(in: screen)
      hit = wall.index(containing: screen.origin)
      neighbors = LayoutSide.allCases.map { wall.neighbor(ofItemAt: 7, on: $0) }
      dropIndex = wall.dropIndex(at: screen.origin, moving: 3)
      anchor = wall.anchor(in: screen)
      shift = wall.offset(keeping: anchor, in: screen) - screen.minY
    }
  }

  /// Every kind of change, such as follow one another in an app.
  private static let wallChanges: [@Sendable (inout MasonryWall) throws -> Void] = [
    { try $0.appendItems(20, measuredBy: heights) },
    { try $0.setLength(11, ofItemAt: 3) },
    { try $0.remeasure([1, 50, 90], measuredBy: MasonryHeightClosure { _, _ in 44 }) },
    { try $0.insertItems(3, at: 10, measuredBy: heights) },
    { $0.removeItem(at: 60) },
    { $0.moveItem(from: 80, to: 2) },
    { $0.reorderItems(by: Array(0..<$0.itemCount).reversed()) },
    { try $0.apply(["A"].difference(from: ["B", "A"]), measuredBy: heights) },
    { wall in
      var visible = screen
      try wall.measure(itemsIn: &visible, measuredBy: heights)
    },
    { $0.keptPlaces = .all },
    { try $0.setLength(99, ofItemAt: 12) },
    { try $0.prependItems(5, measuredBy: heights) },
    { try $0.resize(width: 390, measuredBy: heights) },
    { $0.keptPlaces = .none },
    { try $0.reconfigure(measuredBy: heights) { $0 = .init(columns: .fixed(5), itemSpacing: 2) } },
    { try $0.setLength(1, ofItemAt: 0) },
    { wall in
      wall.removeAllItems()
      try wall.appendItems(20, measuredBy: heights)
    },
  ]

  func testWalls() throws {
    let packings: [ColumnsLayout.Packing] = [.shortestColumn, .gridLanes(dense: true)]
    for packing in packings {
      var wall = try MasonryWall(
        .columns(.init(columns: .fixed(4), itemSpacing: 4, packing: packing)), width: 400)
      try wall.appendItems(70, measuredBy: Self.heights)
      try wall.appendItems(30, measuredBy: Self.estimates)
      try readWhileChanging(wall, answer: { WallAnswers($0) }, changes: Self.wallChanges)
    }
  }

  /// What is asked of a feed while it scrolls.
  private struct FeedAnswers: Equatable, Sendable {
    var elements: [MasonryFeed.Element]
    var hit: MasonryFeed.Element?
    var drop: MasonryFeed.Address
    var invalidation: MasonryFeed.Invalidation
    var contentSize: LayoutSize
    var anchor: LayoutAnchor
    var shift: Double

    init(_ feed: MasonryFeed) {
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

  /// Every kind of change of sections, and changes inside them.
  private static let feedChanges: [@Sendable (inout MasonryFeed) throws -> Void] = [
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
    {
      var visible = MasonryFeed.Viewport(screen)
      try $0.measure(itemsIn: &visible) { _ in heights }
    },
  ]

  func testFeeds() throws {
    var feed = try MasonryFeed(width: 400)
    for _ in 0..<40 {
      try feed.appendSection(Self.section, itemCount: 4, measuredBy: Self.heights)
    }
    try readWhileChanging(feed, answer: { FeedAnswers($0) }, changes: Self.feedChanges)
  }
}
