import CircularLayout
import LayoutTestSupport
import XCTest

/// Where the wheel hangs, and how its items shrink and fade.
final class WheelAppearanceTests: XCTestCase {
  private let size = LayoutSize(width: 100, height: 60)

  private func wheel(_ change: (inout Wheel.Configuration) -> Void) throws -> Wheel {
    try Wheel.sample(20, .list(spacing: .angle(.degrees(30)))) {
      $0.itemSize = size
      change(&$0)
    }
  }

  func testTheFocusedItemIsInTheMiddle() throws {
    for degrees in stride(from: -180.0, through: 400, by: 15) {
      let wheel = try wheel { $0.focus = .angle(.degrees(degrees)) }
      let item = try XCTUnwrap(wheel.item(at: 3, atOffset: 300))
      XCTAssertLessThan(item.center.distance(to: LayoutPoint(x: 500, y: 400)), 1e-9)
    }
  }

  /// Seen along the focus, the foremost corner is as far as asked from the edge behind the wheel,
  /// also of an item that stands askew there because it turns over.
  func testTheFocusedItemPeeksAsFarAsAsked() throws {
    let askew = Wheel.Legibility(textRotation: .degrees(35), turnOver: .degrees(150))
    for orientation in Wheel.Orientation.allCases {
      for degrees in stride(from: -180.0, through: 400, by: 15) {
        for legibility in [nil, askew] {
          let wheel = try wheel {
            $0.focus = .angle(.degrees(degrees))
            $0.center = .peeking(45)
            $0.orientation = orientation
            $0.legibility = legibility
          }
          XCTAssertEqual(
            try peek(ofItemAt: 3, atOffset: 300, in: wheel), 45, accuracy: 1e-9,
            "\(degrees) \(orientation)")
        }
      }
    }
  }

  /// How far an item's foremost corner is from the edge behind the wheel, seen along the focus.
  private func peek(ofItemAt index: Int, atOffset offset: Double, in wheel: Wheel) throws -> Double
  {
    let way = LayoutPoint(x: 0, y: -1)
      .applying(LayoutTransform(rotation: wheel.configuration.focus.angle))
    func along(_ point: LayoutPoint) -> Double { point.x * way.x + point.y * way.y }
    let corners = try XCTUnwrap(wheel.item(at: index, atOffset: offset)).quad.corners
    let viewport = wheel.viewport(atOffset: offset)
    let edge =
      LayoutQuad(center: viewport.center, size: viewport.size, rotation: .zero)
      .corners.map(along).min() ?? .nan
    return (corners.map(along).max() ?? .nan) - edge
  }

  func testPeekingFromTheBottomEdge() throws {
    let wheel = try wheel { $0.center = .peeking(45) }
    // The item's top edge 45 above the bottom at 800, its centre 30 lower, the wheel's 300 more.
    XCTAssertEqual(wheel.center(atOffset: 0), LayoutPoint(x: 200, y: 1_085))
  }

  func testTheFalloffByHand() throws {
    let linear = try wheel {
      $0.falloff = Wheel.Falloff(scale: 0.5, opacity: 0.2, reach: .items(4), curve: .linear)
    }
    let smooth = try wheel {
      $0.falloff = Wheel.Falloff(scale: 0.5, opacity: 0.2, reach: .items(4))
    }
    // Items 5 to 13 at the focus 9: a quarter, a half, three quarters and all of the reach.
    let expected: [(Int, linear: Double, smooth: Double)] = [
      (9, 0, 0), (10, 0.25, 0.15625), (7, 0.5, 0.5), (12, 0.75, 0.84375), (13, 1, 1), (14, 1, 1),
    ]
    for (index, byLine, byCurve) in expected {
      let first = try XCTUnwrap(linear.item(at: index, atOffset: 900))
      XCTAssertEqual(first.scale, 1 - 0.5 * byLine, accuracy: 1e-12)
      XCTAssertEqual(first.opacity, 1 - 0.8 * byLine, accuracy: 1e-12)
      let second = try XCTUnwrap(smooth.item(at: index, atOffset: 900))
      XCTAssertEqual(second.scale, 1 - 0.5 * byCurve, accuracy: 1e-12)
      XCTAssertEqual(second.opacity, 1 - 0.8 * byCurve, accuracy: 1e-12)
    }
  }

  /// An item of scale 0 is a point: found where the point is, touched nowhere, and finite.
  func testItemsMayShrinkToNothing() throws {
    for scale in [0, 1e-300, 1e-17] {
      for orientation in Wheel.Orientation.allCases {
        let wheel = try wheel {
          $0.falloff = Wheel.Falloff(scale: scale, reach: .items(1))
          $0.orientation = orientation
        }
        let item = try XCTUnwrap(wheel.item(at: 4, atOffset: 300))
        XCTAssertEqual(item.scale, 0)
        XCTAssertEqual(item.anchorPoint, LayoutPoint(x: 0.5, y: 0.5))
        XCTAssertEqual(item.quad.corners, Array(repeating: item.center, count: 4))
        XCTAssertEqual(item.frame, LayoutRect(origin: item.center, size: .zero))
        XCTAssertEqual(LayoutPoint(x: 100, y: 60).applying(item.transform), .zero)
        // The neighbours are 150 points beside the middle of 400, the next ones 260.
        XCTAssertEqual(wheel.visibleItems(atOffset: 300).map(\.index), [2, 3, 4])
        XCTAssertNil(wheel.item(containing: item.center, atOffset: 300))
        let corner = LayoutRect(
          center: item.center.offsetBy(dx: 5, dy: 5), size: LayoutSize(width: 10, height: 10))
        let before = LayoutRect(
          center: item.center.offsetBy(dx: -5, dy: -5), size: LayoutSize(width: 10, height: 10))
        for rect in [corner, before] {
          XCTAssertEqual(wheel.items(in: rect, atOffset: 300).map(\.index), [4], "\(orientation)")
        }
        XCTAssertTrue(
          wheel.items(in: corner.offsetBy(dx: 0.001, dy: 0), atOffset: 300).isEmpty)
      }
    }
  }

  /// An item 10⁻¹³⁰ points wide still has an anchor point in its own units, a smaller one has none.
  func testTinyItemsAreFinite() throws {
    let sizes = [(1e-130, 60, false), (60, 1e-130, false), (9e-131, 60, true), (60, 1e-307, true)]
    for (width, height, isPoint) in sizes {
      let wheel = try wheel {
        $0.itemSize = LayoutSize(width: width, height: height)
        $0.orientation = .upright
      }
      let item = try XCTUnwrap(wheel.item(at: 4, atOffset: 300))
      XCTAssertTrue(item.anchorPoint.isFinite)
      XCTAssertEqual(item.anchorPoint == LayoutPoint(x: 0.5, y: 0.5), isPoint)
    }
  }

  /// The limit shows what is on it, at rest and with offsets that a host has rounded.
  func testTheArcLimitIncludesItsEdge() throws {
    let wheel = try wheel { $0.arcLimit = .degrees(60) }
    let all = LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    for nudge in [-1e-9, 0, 1e-9] {
      XCTAssertEqual(
        wheel.items(in: all, atOffset: 1_000 + nudge).map(\.index), [8, 9, 10, 11, 12])
    }
    XCTAssertEqual(wheel.items(in: all, atOffset: 1_001).map(\.index), [9, 10, 11, 12])
    XCTAssertNil(wheel.item(at: 13, atOffset: 1_000))
    XCTAssertEqual(try self.wheel { $0.arcLimit = .zero }.visibleItems(atOffset: 500).count, 1)
  }
}
