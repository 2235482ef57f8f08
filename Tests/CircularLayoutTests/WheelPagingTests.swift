import CircularLayout
import LayoutTestSupport
import XCTest

/// A flick turns a page as in a paging scroll view.
final class WheelPagingTests: XCTestCase {
  private func wheel(
    _ count: Int, isRing: Bool = false, direction: LayoutReadingDirection = .leftToRight
  ) throws -> Wheel {
    try Wheel(
      itemCount: count,
      configuration: .init(
        itemSize: LayoutSize(width: 80, height: 100), radiusToItemCenter: 300,
        arrangement: isRing ? .ring(turns: 3) : .list(spacing: .angle(.degrees(20))),
        scrollStep: .points(100)),
      viewportSize: LayoutSize(width: 400, height: 800),
      environment: .init(direction: direction))
  }

  /// The drag begins at item 5 of 20: where it ends, and how it is flicked.
  func testAFlickDecidesByTheSideOnWhichTheDragEnded() throws {
    let wheel = try wheel(20)
    let cases: [(end: Double, back: Double, still: Double, on: Double)] = [
      (560, 500, 600, 600), (540, 500, 500, 600), (501, 500, 500, 600), (500, 400, 500, 600),
      (499, 400, 500, 500), (460, 400, 500, 500), (440, 400, 400, 500), (550, 500, 600, 600),
      (450, 400, 500, 500), (600, 500, 600, 600), (400, 400, 400, 500), (680, 500, 600, 600),
      (1_730, 500, 600, 600), (-400, 400, 400, 500),
    ]
    for (end, back, still, on) in cases {
      for (velocity, expected) in [(-0.1, back), (-9, back), (0, still), (0.1, on), (9, on)] {
        XCTAssertEqual(
          wheel.snappedOffset(proposed: end, velocity: velocity, snapping: .page(from: 500)),
          expected, "\(end) at \(velocity)")
      }
    }
  }

  /// An offset rounded to pixels does not tell a drag from none; the tolerance says how much.
  func testADragWithinTheToleranceIsNone() throws {
    let wheel = try wheel(20)
    func snapped(_ end: Double, _ velocity: Double, _ tolerance: Double = 1e-6) -> Double {
      wheel.snappedOffset(
        proposed: end, velocity: velocity, snapping: .page(from: 500), tolerance: tolerance)
    }
    XCTAssertEqual(snapped(500.00001, -1), 400)
    XCTAssertEqual(snapped(499.99999, 1), 600)
    XCTAssertEqual(snapped(501, -1, 0.02), 400)
    XCTAssertEqual(snapped(499, 1, 0.02), 600)
    XCTAssertEqual(snapped(503, -1, 0.02), 500)
    XCTAssertEqual(snapped(497, 1, 0.02), 500)
    XCTAssertEqual(snapped(501, .nan), 500)
  }

  /// A drag may begin while the content is still moving: halfway, the later item is the start.
  func testADragThatBeginsHalfwayBeginsAtTheLaterItem() throws {
    let left = try wheel(20)
    let right = try wheel(20, direction: .rightToLeft)
    let cases: [(end: Double, velocity: Double, expected: Double)] = [
      (550, -1, 500), (550, 0, 600), (550, 1, 600), (540, 1, 600), (540, 0, 500), (620, 1, 700),
      (620, -1, 600),
    ]
    for (end, velocity, expected) in cases {
      XCTAssertEqual(
        left.snappedOffset(proposed: end, velocity: velocity, snapping: .page(from: 550)), expected)
      XCTAssertEqual(
        right.snappedOffset(
          proposed: 1_900 - end, velocity: -velocity, snapping: .page(from: 1_350)),
        1_900 - expected)
    }
    // From item 6 at most one item on, whichever way.
    XCTAssertEqual(
      left.snappedOffset(proposed: 1_730, snapping: .items(atMost: 1, from: 550)), 700)
    XCTAssertEqual(left.snappedOffset(proposed: 0, snapping: .items(atMost: 1, from: 550)), 500)
    XCTAssertEqual(
      right.snappedOffset(proposed: 0, snapping: .items(atMost: 1, from: 1_350)), 1_200)
  }

  /// A drag that begins while a list bounces begins at the end that it bounces off.
  func testADragThatBeginsBeyondAnEndBeginsThere() throws {
    let wheel = try wheel(6)
    func snapped(_ end: Double, _ velocity: Double, from start: Double) -> Double {
      wheel.snappedOffset(proposed: end, velocity: velocity, snapping: .page(from: start))
    }
    XCTAssertEqual(snapped(40, 1, from: -160), 100)
    XCTAssertEqual(snapped(-100, 1, from: -160), 0)
    XCTAssertEqual(snapped(460, -1, from: 700), 400)
    XCTAssertEqual(snapped(560, -1, from: 700), 500)
  }

  /// Every quarter of an item to begin at and to end at, on lists and rings of up to four items.
  func testEveryDragInASmallWorld() {
    withEvery("count", in: 1...4) { count in
      withEvery("isRing", in: [false, true]) { isRing in
        withEvery("direction", in: [LayoutReadingDirection.leftToRight, .rightToLeft]) {
          direction in
          let wheel = try wheel(count, isRing: isRing, direction: direction)
          withEvery("start", in: -6...(4 * count + 6)) { start in
            withEvery("end", in: -18...(4 * count + 18)) { end in
              withEvery("way", in: [-1, 0, 1]) { way in
                let expected = self.page(
                  from: Double(start) / 4, to: Double(end) / 4, way: way,
                  bounds: isRing ? -100...100 : 0...(count - 1))
                let forward = direction == .leftToRight ? 1.0 : -1
                let rest = wheel.snappedOffset(
                  proposed: wheel.offset(atFocusIndex: Double(end) / 4),
                  velocity: Double(way) * forward,
                  snapping: .page(from: wheel.offset(atFocusIndex: Double(start) / 4)))
                expectEqual(rest, wheel.offset(atFocusIndex: Double(expected)))
              }
            }
          }
        }
      }
    }
  }

  /// The item at which a page comes to rest, found by going through all there are.
  private func page(
    from start: Double, to end: Double, way: Int, bounds: ClosedRange<Int>
  ) -> Int {
    func nearest(to place: Double, among items: ClosedRange<Int>) -> Int {
      // Of two that are equally near it is the later one, which comes first.
      var nearest = items.upperBound
      var item = nearest - 1
      while item >= items.lowerBound {
        if abs(Double(item) - place) < abs(Double(nearest) - place) { nearest = item }
        item -= 1
      }
      return nearest
    }
    let item = nearest(to: start, among: bounds)
    let neighbors = (item - 1)...(item + 1)
    let isFlickedBackToTheItem = way > 0 ? end < Double(item) : end > Double(item)
    let target =
      way == 0
      ? nearest(to: end, among: neighbors) : isFlickedBackToTheItem ? item : item + way
    return min(max(target, bounds.lowerBound), bounds.upperBound)
  }
}
