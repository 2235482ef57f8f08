import MasonryLayout
import XCTest

/// What a host does with a grid and a feed: it keeps what it has when measuring fails, and recycles cells.
final class HostTests: XCTestCase {
  func testAHostThatCannotThrowKeepsWhatItHas() throws {
    var wall = try MasonryGrid(width: 320)
    try wall.appendItems(2, measuredBy: MasonryHeights([100, 50]))
    let shown = wall
    var log: [String] = []
    do {
      try wall.resize(width: 200, measuredBy: MasonryHeights([100]))
    } catch {
      log.append("\(error)")
    }
    XCTAssertEqual(wall, shown)
    XCTAssertEqual(
      log, ["The height of item 1 must be a finite number of at least 0, not nan."])
  }

  func testCellsAreRecycledWhileScrolling() throws {
    var wall = try MasonryGrid(configuration: .init(columns: .fixed(3)), width: 300)
    try wall.appendItems(
      300, measuredBy: MasonryHeightClosure { index, _ in Double(40 + index * 29 % 60) })
    var visible = LayoutRect(x: 0, y: 0, width: 300, height: 200)
    var cells = Set(wall.indices(in: visible))
    while visible.minY < wall.contentSize.height {
      let next = visible.offsetBy(dx: 0, dy: 37)
      let change = wall.visibilityChange(from: visible, to: next)
      cells.subtract(change.left)
      cells.formUnion(change.entered.map(\.index))
      visible = next
      XCTAssertEqual(cells.sorted(), wall.indices(in: visible))
    }
    XCTAssertTrue(cells.isEmpty)
  }

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

  /// A pinch: two walls, and what is between them while two fingers move.
  func testAPinchShowsThePictureUnderTheFinger() throws {
    let heights = MasonryHeightClosure { index, width in width * Double(2 + index % 3) / 2 }
    var wall = try MasonryGrid(configuration: .init(columns: .fixed(3)), width: 300)
    try wall.appendItems(300, measuredBy: heights)
    var visible = LayoutRect(x: 0, y: 900, width: 300, height: 400)
    let finger = LayoutPoint(x: 150, y: 1100)

    var six = wall
    try six.reconfigure(measuredBy: heights) { $0.columns = .fixed(6) }
    let pinch = MasonryGrid.Transition(from: wall, to: six, around: finger, in: visible)
    let held = wall.anchor(at: finger, in: visible).index
    for progress in [-0.1, 0, 0.4, 1, 1.1] {
      var shown: [Int: LayoutRect] = [:]
      for item in pinch.items(at: progress) where item.opacity > 0 {
        shown[item.index] = item.frame
      }
      let frame = try XCTUnwrap(shown[XCTUnwrap(held)])
      XCTAssertTrue(frame.minY <= 200 && 200 <= frame.maxY)
    }
    (wall, visible) = (pinch.end, pinch.endVisible)
    XCTAssertEqual(wall.indices(in: visible), pinch.items(at: 1).map(\.index))
  }
}
