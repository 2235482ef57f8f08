import CircularLayout
import LayoutGeometry
import LayoutTestSupport
import XCTest

/// Wheels that several threads read while one changes a copy.
final class SharedWheelTests: XCTestCase {
  private static let sizes = (0..<120).map { (index: Int) -> LayoutSize? in
    LayoutSize(width: Double(40 + index * 37 % 60), height: Double(60 + index % 5 * 9))
  }

  /// What is asked of a wheel while it turns.
  private struct Answers: Equatable, Sendable {
    var visible: [[Wheel.Item]]
    var found: [Wheel.Item]
    var hit: Wheel.Item?
    var snapped: [Double]
    var focused: [Int?]
    var maximumOffset: Double

    init(_ wheel: Wheel) {
      let offsets = [0, wheel.maximumOffset / 3, wheel.maximumOffset]
      visible = offsets.map { wheel.visibleItems(atOffset: $0) }
      found = wheel.items(
        in: LayoutRect(x: offsets[1], y: 0, width: 100, height: 600), atOffset: offsets[1])
      hit = wheel.item(containingViewportPoint: LayoutPoint(x: 200, y: 300), atOffset: 7)
      snapped = offsets.map { wheel.snappedOffset(proposed: $0 + 31, velocity: 0.4) }
      focused = offsets.map { wheel.indexOfFocusedItem(atOffset: $0) }
      maximumOffset = wheel.maximumOffset
    }
  }

  /// Every kind of change, with the focus kept.
  private static let changes: [@Sendable (inout Wheel) throws -> Void] = {
    let configuration = Wheel.Configuration(
      itemSize: LayoutSize(width: 60, height: 80), radiusToItemCenter: 300)
    var ring = configuration
    ring.arrangement = .ring(turns: 3)
    let changes: [WheelChange] = [
      .insert(4, at: 9, sizes: sizes), .setSize(.init(width: 20, height: 30), at: 4),
      .remove(6..<8), .move(30, to: 2), .remeasure([1, 20, 40], sizes: sizes),
      .resize(.init(width: 500, height: 400)), .reconfigure(ring),
      .insert(2, at: 0, sizes: sizes), .setSize(nil, at: 3), .reconfigure(configuration),
    ]
    return changes.map { change in { try $0.offset(from: 300, after: change) } }
  }()

  func testWheels() throws {
    for sizes in [Self.sizes, []] {
      let wheel = try Wheel.sample(80, sizes: sizes)
      try readWhileChanging(wheel, answer: { Answers($0) }, changes: Self.changes)
    }
  }
}
