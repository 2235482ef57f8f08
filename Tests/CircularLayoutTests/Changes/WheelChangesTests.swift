import CircularLayout
import LayoutTestSupport
import XCTest

/// Offsets after changes, worked out by hand.
final class WheelChangesTests: XCTestCase {
  private let list = Wheel.Arrangement.list(spacing: .gap(4))
  private let ring = Wheel.Arrangement.ring(turns: 5)

  /// At rest on an item, the neighbours on both sides are as near, however the offset was rounded.
  func testTheLaterOfTwoAsNearWinsAtEveryRest() throws {
    for step in [130.7, 489.008_161_079_853_95, 0.1] {
      for (arrangement, turns) in [(list, 1), (.ring(turns: 50), 50)] {
        let wheel = try Wheel.sample(9, arrangement, step: step)
        for turn in 0..<turns {
          for index in 1...7 {
            var changed = wheel
            let moved = try changed.offset(
              from: wheel.offset(atFocusIndex: Double(9 * turn + index)),
              after: .remove(index - 1..<index + (index < 7 ? 2 : 1)))
            XCTAssertEqual(
              changed.focusIndex(atOffset: moved), Double(turn * changed.itemCount + index - 1),
              accuracy: 1e-9, "item \(index) in turn \(turn), step \(step)")
          }
        }
      }
    }
  }

  func testWhatThrowsLeavesTheWheelAndTheOffset() throws {
    var configuration = try Wheel.sample(0).configuration
    configuration.radiusToItemCenter = -1
    let changes: [(WheelChange, WheelError)] = [
      (.insert(-1, at: 0), .itemCount(-1)), (.insert(.max, at: 0), .itemCount(.max)),
      (
        .resize(LayoutSize(width: -1, height: 5)),
        .viewportSize(LayoutSize(width: -1, height: 5))
      ),
      (.reconfigure(configuration), .radius(-1)), (.setSize(.zero, at: 0), .sizeOfItem(0, .zero)),
      (.remeasure([0, 1], sizes: [.zero, .zero]), .sizeOfItem(0, .zero)),
      (.insert(2, at: 1, sizes: [nil, .zero]), .sizeOfItem(2, .zero)),
    ]
    for (change, error) in changes {
      var world = try WheelWorld(
        sizes: [nil, nil, nil, nil, nil], configuration: Wheel.sample(0).configuration,
        viewportSize: LayoutSize(width: 400, height: 800))
      world.offset = 1e300
      XCTAssertNil(world.complaint(about: change))
      XCTAssertEqual(world.error, error)
    }
  }

  /// Changes that change nothing leave every offset, in a wheel without items too.
  func testChangesOfNothing() throws {
    for count in [0, 5] {
      let wheel = try Wheel.sample(count)
      for offset in [0, 130, 100 / 3, -40, 470, 1e300, .infinity, -.infinity, .nan] {
        let changes: [WheelChange] = [
          .insert(0, at: count), .remove(0..<0), .become((0..<count).map { $0 }),
          .remeasure([], sizes: []), .resize(wheel.viewportSize),
          .reconfigure(wheel.configuration),
        ]
        for change in changes {
          var changed = wheel
          let kept = try changed.offset(from: offset, after: change)
          XCTAssertEqual(kept.bitPattern, offset.bitPattern, "\(change) at \(offset)")
          XCTAssertEqual(changed, wheel)
        }
        // One that changes something brings it within reach; without an item, to the start.
        var changed = wheel
        let reached =
          offset.isNaN || offset == -.infinity ? 0 : offset > 1e200 ? wheel.maximumOffset : offset
        XCTAssertEqual(
          try changed.offset(from: offset, after: .resize(.zero)), count == 0 ? 0 : reached,
          "\(offset)")
      }
    }
  }

  /// Two billion items of one size change as fast as two.
  func testChangesOfAHugeWheelOfOneSize() throws {
    var wheel = try Wheel.sample(2_000_000_000)
    XCTAssertEqual(try wheel.offset(from: 700, after: .move(7, to: 1_000_000_000)), 1e11)
    let difference = try XCTUnwrap(
      CollectionDifference<Int>([
        .remove(offset: 3, element: 0, associatedWith: nil),
        .insert(offset: 1_500_000_000, element: 0, associatedWith: nil),
        .insert(offset: 1, element: 0, associatedWith: nil),
      ]))
    var offset = 200.0
    for expected in [300.0, 400] {
      try wheel.apply(difference, keepingFocusAt: &offset)
      XCTAssertEqual(offset, expected)
    }
    XCTAssertEqual(wheel.itemCount, 2_000_000_002)
  }
}
