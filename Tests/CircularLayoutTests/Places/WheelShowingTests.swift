import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelShowingTests: XCTestCase {
  /// As a host that sorts would draw; a touch hits what is at its place of the content.
  func testTheDrawingOrder() throws {
    try forEachRandomWheel(RandomCases.count) { one in
      let (wheel, offset) = (one.wheel, one.offset)
      let drawn = wheel.visibleItemsInDrawingOrder(atOffset: offset)
      let ranks = one.visible.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }
      XCTAssertEqual(drawn, ranks.map(\.element), one.message)
      let point = LayoutPoint(
        x: .random(in: 0...900, using: &one.random), y: .random(in: 0...900, using: &one.random))
      let content = point.offsetBy(dx: one.viewport.minX, dy: one.viewport.minY)
      guard LayoutRect(origin: .zero, size: wheel.viewportSize).contains(point) else { return }
      let hit = wheel.item(containingViewportPoint: point, atOffset: offset)
      XCTAssertEqual(hit, wheel.item(containing: content, atOffset: offset), one.message)
      XCTAssertEqual(hit, drawn.last { $0.quad.contains(content) }, one.message)
    }
  }

  /// At offsets where a coordinate of the content is coarse, a touch still hits what is under it.
  func testATouchFarOut() throws {
    let wheel = try Wheel.sample(12, .ring(turns: 3), step: 128) {
      $0.itemSize = LayoutSize(width: 40, height: 60)
      $0.radiusToItemCenter = 150
      $0.center = .at(LayoutPoint(x: 200, y: 200))
    }
    let offset = 0x1p60 * 12
    for x in stride(from: 181.0, to: 220, by: 1) {
      let point = LayoutPoint(x: x, y: 50)
      XCTAssertEqual(wheel.item(containingViewportPoint: point, atOffset: offset)?.index, 0)
    }
    XCTAssertNil(
      wheel.item(containingViewportPoint: LayoutPoint(x: 221, y: 50), atOffset: offset))
  }

  /// Sorted by how far each is after the item in focus, the first item after the last.
  func testTheOrderForAccessibility() throws {
    try forEachRandomWheel(RandomCases.count) { one in
      let count = one.wheel.itemCount
      let focused = one.wheel.indexOfFocusedItem(atOffset: one.offset) ?? 0
      let expected = one.visible.map(\.index)
        .sorted { ($0 - focused + count) % count < ($1 - focused + count) % count }
      XCTAssertEqual(
        one.wheel.indicesForAccessibility(atOffset: one.offset), expected, one.message)
    }
    let ring = try Wheel.sample(
      12, .ring(turns: 3), viewport: LayoutSize(width: 800, height: 800)
    ) { $0.radiusToItemCenter = 150 }
    XCTAssertEqual(
      ring.indicesForAccessibility(atOffset: 1_230), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    XCTAssertEqual(ring.indicesForAccessibility(atOffset: 1_090).prefix(3), [11, 0, 1])
    XCTAssertEqual(ring.indicesForAccessibility(atOffset: .nan), [])
  }
}
