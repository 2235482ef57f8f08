import CircularLayout
import LayoutGeometry
import LayoutTestSupport
import XCTest

/// Wheels that several threads read while one changes a copy.
final class SharedWheelTests: XCTestCase {
  private static let sizes = WheelSizes(
    (0..<120).map { (index: Int) -> LayoutSize in
      LayoutSize(width: Double(40 + index * 37 % 60), height: Double(60 + index % 5 * 9))
    })

  private static let configuration = Wheel.Configuration(
    itemSize: LayoutSize(width: 60, height: 80), radiusToItemCenter: 300)

  private static let viewport = LayoutSize(width: 400, height: 600)

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
  private static let changes: [@Sendable (inout Wheel) throws -> Void] = [
    {
      try $0.offset(from: 300) {
        try $0.insertItems(4, at: 9, keepingFocusAt: &$1, measuredBy: sizes)
      }
    },
    {
      try $0.offset(from: 300) {
        try $0.setSize(.init(width: 20, height: 30), ofItemAt: 4, keepingFocusAt: &$1)
      }
    },
    { try $0.offset(from: 300) { try $0.removeItems(in: 6..<8, keepingFocusAt: &$1) } },
    { try $0.offset(from: 300) { try $0.moveItem(from: 30, to: 2, keepingFocusAt: &$1) } },
    {
      try $0.offset(from: 300) {
        try $0.remeasure([1, 20, 40], keepingFocusAt: &$1, measuredBy: sizes)
      }
    },
    {
      try $0.offset(from: 300) {
        try $0.resize(to: .init(width: 500, height: 400), keepingFocusAt: &$1)
      }
    },
    { wheel in
      var ring = configuration
      ring.arrangement = .ring(turns: 3)
      try wheel.offset(from: 300) { try $0.reconfigure(keepingFocusAt: &$1) { $0 = ring } }
    },
    {
      try $0.offset(from: 300) {
        try $0.insertItems(2, at: 0, keepingFocusAt: &$1, measuredBy: sizes)
      }
    },
    { try $0.offset(from: 300) { try $0.setSize(nil, ofItemAt: 3, keepingFocusAt: &$1) } },
    { try $0.offset(from: 300) { try $0.reconfigure(keepingFocusAt: &$1) { $0 = configuration } } },
  ]

  func testWheels() throws {
    let cards = try Wheel(
      itemCount: 80, configuration: Self.configuration, viewportSize: Self.viewport,
      measuredBy: Self.sizes)
    let equal = try Wheel(
      itemCount: 80, configuration: Self.configuration, viewportSize: Self.viewport)
    for wheel in [cards, equal] {
      try readWhileChanging(wheel, answer: { Answers($0) }, changes: Self.changes)
    }
  }
}
