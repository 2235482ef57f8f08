import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What is held by a finger, against the documentation applied to all items.
final class FingerTests: XCTestCase {
  /// The nearest of the frames, by a scan; the first that contains the point comes first.
  private func nearest(
    _ frames: [LayoutRect], _ visible: LayoutRect, _ point: LayoutPoint
  ) -> Int? {
    let seen = frames.indices.filter { frames[$0].intersects(visible) }
    if let under = seen.first(where: { frames[$0].contains(point) }) { return under }
    var (nearest, least): (Int?, Double) = (nil, .infinity)
    for index in seen {
      let frame = frames[index]
      let x = min(max(point.x, frame.minX), frame.maxX)
      let y = min(max(point.y, frame.minY), frame.maxY)
      let distance = (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)
      if distance < least { (nearest, least) = (index, distance) }
    }
    return nearest
  }

  func testRandomWorlds() {
    withEveryAtOnce("seed", in: sample(UInt64(0)..<100_000, every: 167)) { seed in
      var random = SplitMix64(seed: seed)
      var host = random.host(.quarters, itemCount: random.number(in: 0...24))
      let wall = try host.wall()
      let axis = host.configuration.axis
      let visible = random.viewport(around: frames(of: wall.items), wall.contentSize)
      let finger = visible.origin.offsetBy(
        dx: random.quarter(in: 0...50), dy: random.quarter(in: 0...50))
      // In an absurdly long view, the rounding of sums makes every place an end.
      guard visible.isFinite, max(visible.width, visible.height) < 0x1p20 else { return }
      let anchor = wall.anchor(at: finger, in: visible)
      let held = self.nearest(frames(of: wall.items), visible, finger)
      expectEqual(anchor.index, held, "Held item")

      let (direction, scale) = (host.configuration.direction, host.configuration.scale)
      host.configuration = random.configuration(
        .quarters, across: host.crossLength, scales: [scale])
      (host.configuration.axis, host.configuration.direction) = (axis, direction)
      let new = try host.wall()
      var scrolled = visible
      new.scroll(&scrolled, to: anchor)
      guard let held else { return }

      func view(_ wall: MasonryWall, in rect: LayoutRect) -> ReferenceView<Int> {
        ReferenceView(
          of: frames(of: wall.items).enumerated().map { ($0.offset, $0.element) }, wall.contentSize,
          in: rect, axis: axis, wall.space.environment)
      }
      let (before, after) = (view(wall, in: visible), view(new, in: scrolled))
      let (old, now) = (before.items[held], after.items[held])
      let point = before.edges(of: LayoutRect(origin: finger, size: .zero)).start
      // Where a point on a pixel edge is 0 of one item, it may be nothing of another of no length.
      guard old.start < old.end || point <= old.start else { return }
      let part = old.start == old.end ? 0 : (point - old.start) / (old.end - old.start)
      let fraction = min(max(part, 0), 1)
      let distance = old.start + fraction * (old.end - old.start) - before.start
      let start = now.start + fraction * (now.end - now.start) - distance
      // A pull past an end of the content goes on.
      let pulled = max(0, before.start - before.lastStart)
      let expected = min(max(start, min(0, before.start)), after.lastStart + pulled)
      let slack = scale.map { 1 / $0 + 1e-9 } ?? 1e-9
      expectEqual(after.start, expected, within: slack, "Scrolled")
    }
  }

  func testAFingerInAFeed() throws {
    let columns = ColumnsLayout(columns: .fixed(2), columnSpacing: 10)
    let feed = try FeedHost(
      crossLength: 110,
      sections: [
        HostSection(
          settings: .init(layout: .columns(columns), header: .init(length: 40, isPinned: true)),
          items: Array(repeating: HostItem(height: 100), count: 8)),
        HostSection(settings: .init(header: .init(length: 400))),
      ]
    ).feed()
    let visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 100, width: 110, height: 200))
    func held(_ x: Double, _ y: Double, _ visible: MasonryFeed.Viewport) -> MasonryFeed.Address? {
      feed.anchor(at: LayoutPoint(x: x, y: y), in: visible).address
    }
    XCTAssertEqual(held(20, 120, visible), .item(0, section: 0), "It is behind the header")
    XCTAssertEqual(held(54, 250, visible), .item(4, section: 0), "Between two items")
    XCTAssertEqual(held(55, 250, visible), .item(4, section: 0), "The first of two as near")
    XCTAssertEqual(held(56, 250, visible), .item(5, section: 0))
    let below = MasonryFeed.Viewport(LayoutRect(x: 0, y: 500, width: 110, height: 100))
    XCTAssertEqual(held(20, 520, below), .header(section: 1), "No item is visible")
    XCTAssertNil(held(.nan, 0, visible))
    // What is pinned away from its place is not held, and a background never is.
    let blank = try FeedHost(
      crossLength: 110,
      sections: [
        HostSection(
          settings: .init(
            layout: .columns(.init(columns: .fixed(1), contentInsets: .init(top: 900))),
            header: .init(length: 40, isPinned: true), background: .zero),
          items: [HostItem(height: 100)])
      ]
    ).feed()
    XCTAssertEqual(blank.elements(in: visible).count, 2)
    XCTAssertNil(blank.anchor(at: LayoutPoint(x: 20, y: 120), in: visible).address)
  }
}
