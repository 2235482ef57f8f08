import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelScrollingTests: XCTestCase {
  private let viewport = LayoutSize(width: 400, height: 800)

  private func wheel(
    _ count: Int, _ arrangement: Wheel.Arrangement = .list(spacing: .angle(.degrees(30))),
    axis: LayoutAxis = .horizontal, direction: LayoutReadingDirection = .leftToRight,
    step: Double = 100
  ) throws -> Wheel {
    try Wheel.sample(count, arrangement, step: step, direction: direction) { $0.axis = axis }
  }

  func testTheContentEndsWithTheLastItemInFocus() throws {
    XCTAssertEqual(try wheel(11).contentSize, LayoutSize(width: 1_400, height: 800))
    XCTAssertEqual(try wheel(11).maximumOffset, 1_000)
    XCTAssertEqual(try wheel(1).contentSize, viewport)
    XCTAssertEqual(
      try wheel(11, axis: .vertical).contentSize, LayoutSize(width: 400, height: 1_800))
    XCTAssertNil(try wheel(11).turnLength)
  }

  func testTheEndsOfAList() throws {
    for direction in LayoutReadingDirection.allCases {
      for (scale, slack): (Double?, Double) in [(nil, 1e-13), (3, 1.0 / 6)] {
        let list = try Wheel(
          itemCount: 11, configuration: wheel(11).configuration, viewportSize: viewport,
          environment: LayoutEnvironment(direction: direction, scale: scale))
        for (focus, atStart, atEnd) in [
          (-0.5, true, false), (0, true, false), (5, false, false), (10, false, true),
          (10.2, false, true),
        ] {
          let inward = (direction == .leftToRight) == (focus < 5) ? slack : -slack
          let offset = list.offset(atFocusIndex: focus) + inward
          XCTAssertEqual(list.isAtStart(offset), atStart, "\(focus)")
          XCTAssertEqual(list.isAtEnd(offset), atEnd, "\(focus)")
          XCTAssertFalse(list.isAtStart(.nan) || list.isAtEnd(.nan))
        }
        let inward = direction == .leftToRight ? -0.2 : 0.2
        XCTAssertFalse(list.isAtEnd(list.offset(atFocusIndex: 10) + inward))
        let most = list.maximumOffset - .endTolerance(upTo: list.maximumOffset, scale: scale)
        XCTAssertTrue(direction == .leftToRight ? list.isAtEnd(most) : list.isAtStart(most))
      }
    }
    let ring = try wheel(3, .ring(turns: 2))
    XCTAssertFalse(ring.isAtStart(0) || ring.isAtEnd(ring.maximumOffset))
    XCTAssertTrue(try wheel(0).isAtStart(0) && wheel(0).isAtEnd(0))
  }

  /// Scrolled forward by 10 points the focused card goes back by an arc of 10, at any focus.
  func testByDefaultTheFocusedCardFollowsTheFinger() throws {
    let quarters = stride(from: -360.0, through: 450, by: 90)
    let degrees = quarters.flatMap { [$0, $0 + 1e-3, $0 - 1e-3, $0 + 30, $0 + 45, $0 + 71] }
    for axis in LayoutAxis.allCases {
      for direction in LayoutReadingDirection.both {
        for arrangement in [Wheel.Arrangement.list(spacing: .gap(12)), .ring(turns: 3)] {
          for degrees in degrees {
            let wheel = try Wheel.sample(24, arrangement, direction: direction) {
              ($0.axis, $0.focus) = (axis, .angle(.degrees(degrees)))
              $0.scrollStep = .arcLength
            }
            let start = wheel.offset(atFocusIndex: 7)
            let places = try [start, start + 10].map { offset in
              let item = try XCTUnwrap(wheel.item(at: 7, atOffset: offset))
              return axis.coordinate(of: item.center) - offset
            }
            // How far the circle leads along the axis there, and how much it bends away from it.
            let radians = LayoutAngle.degrees(degrees).radians
            let (along, across) =
              axis == .horizontal
              ? (abs(cos(radians)), abs(sin(radians))) : (abs(sin(radians)), abs(cos(radians)))
            let moved = places[1] - places[0]
            XCTAssertEqual(
              moved, -10 * along, accuracy: 0.17 * across + 0.002, "\(axis) \(degrees)")
            if along > 0.1 { XCTAssertLessThan(moved, 0, "\(axis) \(direction) \(degrees)") }
          }
        }
      }
    }
  }

  /// Wheels that are asked for an order have it at any focus.
  func testAnOrderThatIsGivenStays() throws {
    XCTAssertEqual(Wheel.Configuration.tutorial().itemOrder, .clockwise)
    for focus in [Wheel.Focus.top, .right, .bottom, .left] {
      for (order, degrees) in [(Wheel.ItemOrder.clockwise, 20.0), (.counterclockwise, -20)] {
        let wheel = try Wheel.sample(5) { ($0.focus, $0.itemOrder) = (focus, order) }
        let rotations = try [0, 1].map { try XCTUnwrap(wheel.item(at: $0, atOffset: 0)).rotation }
        XCTAssertEqual((rotations[1] - rotations[0]).degrees, degrees, accuracy: 1e-9)
      }
    }
  }

  func testTheContentOfARingIsAsManyTurnsLongAsAsked() throws {
    let ring = try wheel(12, .ring(turns: 5))
    XCTAssertEqual(ring.turnLength, 1_200)
    XCTAssertEqual(ring.maximumOffset, 6_000)
    XCTAssertEqual(ring.anglePerItem.degrees, 30, accuracy: 1e-12)
  }

  func testTheStepFollowsTheArcUnlessToldOtherwise() throws {
    let wheel = try Wheel.sample(3, .list(spacing: .arc(77))) { $0.scrollStep = .arcLength }
    XCTAssertEqual(wheel.step, 77, accuracy: 1e-12)
    XCTAssertEqual(wheel.anglePerItem.radians, 77.0 / 300)
  }

  /// Halfway is the next item; the ends of a list hold, a ring goes on.
  func testTheFocusedItemAtEveryQuarter() throws {
    let list = try wheel(3)
    let ring = try wheel(3, .ring(turns: 2))
    for quarter in -12...36 {
      let offset = Double(quarter) * 25
      let nearest = Int((Double(quarter) / 4 + 0.5).rounded(.down))
      XCTAssertEqual(
        list.indexOfFocusedItem(atOffset: offset), min(max(nearest, 0), 2), "\(offset)")
      XCTAssertEqual(ring.indexOfFocusedItem(atOffset: offset), (nearest % 3 + 3) % 3, "\(offset)")
    }
  }

  /// All pairs of items on rings of 1 to 6, by every route, against trying every number of places.
  func testRoutesOnARing() throws {
    for count in 1...6 {
      for direction in [LayoutReadingDirection.leftToRight, .rightToLeft] {
        let ring = try wheel(count, .ring(turns: 4), direction: direction)
        let sign = direction == .leftToRight ? 1.0 : -1
        for quarter in 0...(4 * count) {
          let start = ring.offset(atFocusIndex: Double(count) + Double(quarter) / 4)
          for index in 0..<count {
            let places = (-64...64).map { Double($0) / 4 }
            let distance = Double(index) - Double(quarter) / 4
            let ways = places.filter {
              ($0 - distance).truncatingRemainder(dividingBy: Double(count)) == 0
            }
            func end(_ route: Wheel.Route) -> Double {
              let end = ring.offset(bringingItemIntoFocus: index, from: start, by: route)
              XCTAssertEqual(ring.indexOfFocusedItem(atOffset: end), index)
              return (end - start) / 100 * sign
            }
            XCTAssertEqual(end(.forward), ways.filter { $0 >= 0 }.min())
            XCTAssertEqual(end(.backward), ways.filter { $0 <= 0 }.max())
            let shortest = ways.map(\.magnitude).min() ?? .nan
            XCTAssertEqual(end(.shortest), ways.contains(shortest) ? shortest : -shortest)
          }
        }
      }
    }
  }

  func testAnItemInFocusStaysThereByEveryRoute() throws {
    let ring = try wheel(7, .ring(turns: 4), step: 130.7)
    for index in 0..<7 {
      let offset = ring.offset(atFocusIndex: Double(index))
      for nudge in [-1e-9, 0, 1e-9] {
        for route in Wheel.Route.allCases {
          let end = ring.offset(bringingItemIntoFocus: index, from: offset + nudge, by: route)
          XCTAssertEqual(end, offset, accuracy: 1e-8)
        }
      }
    }
  }

  /// Scrolled across its axis and resized, forwards and backwards: each alone is enough or is not.
  func testWhichChangesOfBoundsMoveTheItems() throws {
    let bounds = LayoutRect(x: 100, y: 200, width: 400, height: 800)
    for axis in LayoutAxis.allCases {
      let wheel = try Wheel.sample(12) { $0.axis = axis }
      // Also where the far edges stay where they were.
      for change in everyArray(of: [-10, 0, 0.5], counts: 4...4) {
        let changed = LayoutRect(
          x: 100 + change[0], y: 200 + change[1], width: 400 + change[2], height: 800 + change[3])
        let isScrolled = change[axis == .horizontal ? 0 : 1] != 0
        let expected = isScrolled || change[2] != 0 || change[3] != 0
        for (old, new) in [(bounds, changed), (changed, bounds)] {
          XCTAssertEqual(wheel.isInvalidated(from: old, to: new), expected, "\(changed) \(axis)")
        }
      }
    }
  }
}
