import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Views at an end of the content, with lengths and views that sums and pixels round.
final class EndsTests: XCTestCase {
  /// The end of the content wins over pixels: of the view, and of an item that is rounded there.
  func testScrollingToTheEndReachesIt() {
    withEveryAtOnce("seed", in: UInt64(1)...120) { seed in
      var random = SplitMix64(seed: seed)
      var wall = try MasonryGrid(configuration: random.columns(), in: random.space())
      try wall.appendItems(60, measuredBy: random.lengths())
      let bounds = random.view(along: wall.axis)
      let distances = frames(of: wall).map { wall.distanceToEnd(of: $0) }
      let (least, scale) = (distances.min() ?? 0, wall.environment.scale ?? 1)
      let last = distances.firstIndex(of: least) ?? 0
      var visible = bounds
      wall.scroll(&visible, toFraction: 1)
      var views = [visible]
      if least * scale <= 0.5 + 1e-9 { views.append(wall.showing(last, in: bounds)) }
      for rect in views {
        expectEqual(wall.distanceToEnd(of: rect), 0, within: 1e-9, "The end")
        expect(wall.isAtEnd(rect), "\(rect) is not at the end")
      }
    }
  }

  func testHalfAPixelBesideAnEndIsThere() throws {
    for (scale, length, isThere): (Double?, Double, Bool) in [
      (nil, 0, true), (nil, 1e-13, true), (nil, 1e-9, false), (nil, 0.1, false), (1, 0.5, true),
      (1, 0.6, false), (3, 1.0 / 6, true), (3, 0.2, false), (3, -50, true),
    ] {
      var wall = try MasonryGrid(
        configuration: .init(columns: .fixed(1)), width: 300, environment: .init(scale: scale))
      try wall.appendItems(30, measuredBy: MasonryHeights([], default: 70))
      let (start, end) = (length, 2100 - 400 - length)
      XCTAssertEqual(
        wall.isAtStart(LayoutRect(x: 0, y: start, width: 300, height: 400)), isThere, "\(length)")
      let atEnd = LayoutRect(x: 0, y: end, width: 300, height: 400)
      XCTAssertEqual(wall.isAtEnd(atEnd), isThere, "\(length)")
      // An anchor asks the same question.
      var visible = atEnd
      let anchor = wall.anchor(in: atEnd, sticksToEnd: true)
      try wall.appendItems(1, measuredBy: MasonryHeights([], default: 70))
      wall.scroll(&visible, to: anchor)
      XCTAssertEqual(visible.minY, isThere ? 1770 + max(0, -length) : end, accuracy: 1e-9)
    }
    let wall = try MasonryGrid(width: 300)
    XCTAssertTrue(wall.isAtStart(.zero) && wall.isAtEnd(.zero))
    let nowhere = LayoutRect(x: 0, y: .nan, width: 1, height: 1)
    XCTAssertFalse(wall.isAtStart(nowhere) || wall.isAtEnd(nowhere))
  }

  /// Half a pixel from either end of content one pixel longer than the view, it is at both.
  func testInTheMiddleOfOnePixelBothEndsAreThere() throws {
    var wall = try MasonryGrid(
      configuration: .init(columns: .fixed(1)), width: 300, environment: .init(scale: 2))
    try wall.appendItems(1, measuredBy: MasonryHeights([], default: 400.5))
    var visible = LayoutRect(x: 0, y: 0.25, width: 300, height: 400)
    XCTAssertTrue(wall.isAtStart(visible))
    XCTAssertTrue(wall.isAtEnd(visible))
    let anchor = wall.anchor(in: visible, sticksToStart: false, sticksToEnd: true)
    try wall.appendItems(1, measuredBy: MasonryHeights([], default: 70))
    wall.scroll(&visible, to: anchor)
    XCTAssertEqual(visible.minY, 70.5)
  }

  func testTheEndsOfAFeed() throws {
    var feed = try MasonryFeed(width: 300)
    try feed.appendSection(
      .init(layout: .columns(.fixed(1))), itemCount: 10,
      measuredBy: MasonryHeights([], default: 50))
    for hangs in [false, true] {
      var visible = MasonryFeed.Viewport(
        LayoutRect(x: 0, y: 0, width: 300, height: 200), hangsFromEnd: hangs)
      XCTAssertTrue(feed.isAtStart(visible) && !feed.isAtEnd(visible))
      visible.rect.origin.y = 300
      XCTAssertTrue(!feed.isAtStart(visible) && feed.isAtEnd(visible))
      visible.roomBelow = .item(9, section: 0)
      XCTAssertFalse(feed.isAtEnd(visible), "150 points of room follow")
      visible.rect.origin.y = 450
      XCTAssertTrue(feed.isAtEnd(visible))
    }
  }

  /// Another height keeps direction and pixels, as another width does.
  func testAnotherHeightKeepsTheEnvironment() throws {
    let environment = LayoutEnvironment(direction: .rightToLeft, scale: 3)
    var wall = try MasonryGrid(width: 300, environment: environment)
    try wall.resize(height: 200)
    XCTAssertEqual(wall.space, .height(200, environment: environment))
    try wall.resize(to: .height(250))
    XCTAssertEqual(wall.space, .height(250))
    var feed = try MasonryFeed(width: 300, environment: environment)
    try feed.resize(height: 200)
    XCTAssertEqual(feed.space, .height(200, environment: environment))
  }
}

extension MasonryGrid {
  /// How far the end of the content is out of a rectangle.
  fileprivate func distanceToEnd(of rect: LayoutRect) -> Double {
    let own = axis.interval(of: rect)
    return axis.isMirrored(in: environment.direction)
      ? own.near : axis.length(of: contentSize) - own.far
  }

  /// A rectangle scrolled to an item at its end.
  fileprivate func showing(_ index: Int, in rect: LayoutRect) -> LayoutRect {
    var rect = rect
    scroll(&rect, toItemAt: index, at: .end)
    return rect
  }
}

extension SplitMix64 {
  fileprivate mutating func space() -> LayoutSpace {
    LayoutSpace(
      axis: pick(LayoutAxis.allCases), crossLength: 300,
      environment: LayoutEnvironment(
        direction: pick(LayoutReadingDirection.allCases), scale: pick([nil, 1, 2, 3])))
  }

  /// A view of whole points, or between pixels.
  fileprivate mutating func view(along axis: LayoutAxis) -> LayoutRect {
    let length = Double(number(in: 300...700)) + pick([0, 0, 1.0 / 3, 0.1, 0.5])
    return axis.rect(main: 0, length: length, cross: 0, crossLength: 300)
  }

  /// Columns with an inset at the start only, so that the last item ends with the content.
  fileprivate mutating func columns() -> MasonryGrid.Configuration {
    let inset = pick([0, 16, 1.0 / 3, 0.7])
    return MasonryGrid.Configuration(
      columns: .fixed(number(in: 1...3)), itemSpacing: pick([0, 8, 10.0 / 3]),
      contentInsets: .init(top: inset, leading: inset, bottom: 0, trailing: 0))
  }

  /// Lengths in quarters, thirds or tenths of a point.
  fileprivate mutating func lengths() -> MasonryHeightClosure {
    let unit = pick([4.0, 3, 10])
    let lengths = (0..<97).map { _ in Double(number(in: 60...1200)) / unit }
    func length(_ index: Int, _ crossLength: Double) -> Double { lengths[index % 97] }
    return MasonryHeightClosure(width: length, length)
  }
}
