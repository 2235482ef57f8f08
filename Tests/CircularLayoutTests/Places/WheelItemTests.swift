import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelItemTests: XCTestCase {
  /// Three ways to show an item, at every scale and orientation: the same four corners on screen.
  ///
  /// The frame is tight about them.
  func testEveryHostPutsTheSameCornersOnTheScreen() throws {
    var count = 0
    try forEachRandomWheel(3_000) { one in
      for item in one.visible {
        count += 1
        let expected = item.quad.corners
        let ways = [
          corners(of: item, position: item.center, anchorPoint: LayoutPoint(x: 0.5, y: 0.5)),
          corners(of: item, position: item.wheelCenter, anchorPoint: item.anchorPoint),
          [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
            LayoutPoint(x: x * item.size.width, y: y * item.size.height)
              .applying(item.contentTransform)
          },
        ]
        for (way, corners) in ways.enumerated() {
          for (corner, expected) in zip(corners, expected) {
            XCTAssertLessThan(corner.distance(to: expected), 1e-8, "\(one.message), way \(way)")
          }
        }
        let rotation = LayoutTransform(rotation: item.rotation)
        for unit in [LayoutPoint(x: item.scale, y: 0), LayoutPoint(x: 0, y: item.scale)] {
          let shown = LayoutPoint(x: unit.x / item.scale, y: unit.y / item.scale)
            .applying(item.transform)
          XCTAssertLessThan(shown.distance(to: unit.applying(rotation)), 1e-12, one.message)
        }
        let (xs, ys) = (expected.map(\.x), expected.map(\.y))
        XCTAssertEqual(item.frame.minX, xs.min() ?? .nan, accuracy: 1e-9, one.message)
        XCTAssertEqual(item.frame.maxX, xs.max() ?? .nan, accuracy: 1e-9, one.message)
        XCTAssertEqual(item.frame.minY, ys.min() ?? .nan, accuracy: 1e-9, one.message)
        XCTAssertEqual(item.frame.maxY, ys.max() ?? .nan, accuracy: 1e-9, one.message)
      }
    }
    XCTAssertGreaterThan(count, 1_000)
  }

  /// Where a layer puts its corners: the anchor point at the position, the transform about it.
  private func corners(
    of item: Wheel.Item, position: LayoutPoint, anchorPoint: LayoutPoint
  ) -> [LayoutPoint] {
    [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
      let turned = LayoutPoint(
        x: (x - anchorPoint.x) * item.size.width, y: (y - anchorPoint.y) * item.size.height
      ).applying(item.transform)
      return position.offsetBy(dx: turned.x, dy: turned.y)
    }
  }

  /// The focused item lies exactly level wherever the focus is, and stands as its orientation says.
  func testTheFocusedItemOnEachSide() throws {
    let sides: [(Wheel.Focus, LayoutPoint, Double)] = [
      (.top, LayoutPoint(x: 200, y: 100), 0), (.right, LayoutPoint(x: 500, y: 400), 90),
      (.bottom, LayoutPoint(x: 200, y: 700), 180), (.left, LayoutPoint(x: -100, y: 400), 270),
    ]
    for (focus, place, degrees) in sides {
      for orientation in Wheel.Orientation.allCases {
        let wheel = try Wheel.sample(9) {
          $0.itemSize = LayoutSize(width: 100, height: 50)
          $0.center = .at(LayoutPoint(x: 200, y: 400))
          $0.focus = focus
          $0.orientation = orientation
        }
        let offset = wheel.offset(atFocusIndex: 0)
        let item = try XCTUnwrap(wheel.item(at: 0, atOffset: offset))
        XCTAssertEqual(item.center, place)
        XCTAssertEqual(item.angle.degrees, degrees)
        XCTAssertEqual(item.rotation.degrees, orientation == .outward ? degrees : 0)
        let isSideways = orientation == .outward && (degrees == 90 || degrees == 270)
        XCTAssertEqual(item.frame.width, isSideways ? 50 : 100)
      }
    }
  }
}
