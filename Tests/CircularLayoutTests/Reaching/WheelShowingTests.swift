import CircularLayout
import LayoutTestSupport
import XCTest

final class WheelShowingTests: XCTestCase {
  /// As a host that sorts would draw, and the last that contains a point is what a touch hits.
  func testTheDrawingOrder() throws {
    var random = SplitMix64(seed: 101)
    for number in 0..<RandomCases.count {
      let wheel = try RandomWheel(using: &random).wheel
      let offset = Double.random(in: -200...(wheel.maximumOffset + 200), using: &random)
      let items = wheel.visibleItems(atOffset: offset)
      let sorted = items.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }
      let drawn = wheel.visibleItemsInDrawingOrder(atOffset: offset)
      XCTAssertEqual(drawn, sorted.map(\.element), "seed 101, case \(number)")
      let point = LayoutPoint(
        x: .random(in: 0...900, using: &random), y: .random(in: 0...900, using: &random))
      let origin = wheel.viewport(atOffset: offset).origin
      let hit = wheel.item(containingViewportPoint: point, atOffset: offset)
      let content = point.offsetBy(dx: origin.x, dy: origin.y)
      let isDoubtful = drawn.contains {
        $0.quad.offsetBy(dx: 1e-6, dy: 1e-6).contains(content)
          != $0.quad.offsetBy(dx: -1e-6, dy: -1e-6).contains(content)
      }
      guard !isDoubtful, LayoutRect(origin: .zero, size: wheel.viewportSize).contains(point)
      else { continue }
      XCTAssertEqual(
        hit, drawn.last { $0.quad.contains(content) }, "seed 101, case \(number)")
      XCTAssertEqual(hit, wheel.item(containing: content, atOffset: offset))
    }
  }

  /// Where a million items share a millionth of a radian, they have their ranks in common.
  func testItemsOfTheSameRankKeepTheirOrder() throws {
    for order in Wheel.ItemOrder.allCases {
      let wheel = try Wheel(
        itemCount: 40,
        configuration: .init(
          itemSize: LayoutSize(width: 40, height: 60), radiusToItemCenter: 150,
          arrangement: .list(spacing: .angle(.radians(3e-7))), itemOrder: order,
          scrollStep: .points(100), zOrder: .clockwiseAngle),
        viewportSize: LayoutSize(width: 400, height: 400))
      let items = wheel.visibleItems(atOffset: 2_010)
      XCTAssertEqual(items.count, 40)
      let sorted = items.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }
      XCTAssertEqual(wheel.visibleItemsInDrawingOrder(atOffset: 2_010), sorted.map(\.element))
    }
  }

  /// At offsets where a coordinate of the content is coarse, a touch still hits what is under it.
  func testATouchFarOut() throws {
    let wheel = try Wheel(
      itemCount: 12,
      configuration: .init(
        itemSize: LayoutSize(width: 40, height: 60), radiusToItemCenter: 150,
        arrangement: .ring(turns: 3), center: .at(LayoutPoint(x: 200, y: 200)),
        scrollStep: .points(128)),
      viewportSize: LayoutSize(width: 400, height: 400))
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
    var random = SplitMix64(seed: 107)
    for number in 0..<RandomCases.count {
      let wheel = try RandomWheel(using: &random).wheel
      let offset = Double.random(in: -900...(wheel.maximumOffset + 900), using: &random)
      let count = wheel.itemCount
      let focused = wheel.indexOfFocusedItem(atOffset: offset) ?? 0
      let expected = wheel.visibleItems(atOffset: offset).map(\.index)
        .sorted { ($0 - focused + count) % count < ($1 - focused + count) % count }
      XCTAssertEqual(
        wheel.indicesForAccessibility(atOffset: offset), expected, "seed 107, case \(number)")
    }
    let ring = try Wheel(
      itemCount: 12,
      configuration: .init(
        itemSize: LayoutSize(width: 40, height: 60), radiusToItemCenter: 150,
        arrangement: .ring(turns: 3), scrollStep: .points(100)),
      viewportSize: LayoutSize(width: 800, height: 800))
    XCTAssertEqual(
      ring.indicesForAccessibility(atOffset: 1_230), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    XCTAssertEqual(ring.indicesForAccessibility(atOffset: 1_090).prefix(3), [11, 0, 1])
    XCTAssertEqual(ring.indicesForAccessibility(atOffset: .nan), [])
  }

  /// Against clipping the polygon, half plane by half plane.
  func testTheVisibleFrame() throws {
    var random = SplitMix64(seed: 103)
    for number in 0..<RandomCases.count {
      let wheel = try RandomWheel(using: &random).wheel
      guard wheel.itemCount > 0 else { continue }
      let offset = Double.random(in: -200...(wheel.maximumOffset + 200), using: &random)
      let visible = wheel.visibleItems(atOffset: offset)
      let index =
        visible.isEmpty
        ? Int.random(in: 0..<wheel.itemCount, using: &random)
        : visible[Int.random(in: 0..<visible.count, using: &random)].index
      let frame = wheel.visibleFrame(ofItemAt: index, atOffset: offset)
      let message = "seed 103, case \(number), item \(index) at \(offset)"
      let isVisible = visible.contains { $0.index == index }
      XCTAssertEqual(frame != nil, isVisible, message)
      guard let frame, let item = wheel.item(at: index, atOffset: offset) else { continue }
      let viewport = wheel.viewport(atOffset: offset)
      let shape = clipped(item.quad.corners, to: viewport)
      guard !shape.isEmpty else { continue }
      let xs = shape.map(\.x)
      let ys = shape.map(\.y)
      XCTAssertEqual(frame.minX, (xs.min() ?? 0) - viewport.minX, accuracy: 1e-6, message)
      XCTAssertEqual(frame.maxX, (xs.max() ?? 0) - viewport.minX, accuracy: 1e-6, message)
      XCTAssertEqual(frame.minY, (ys.min() ?? 0) - viewport.minY, accuracy: 1e-6, message)
      XCTAssertEqual(frame.maxY, (ys.max() ?? 0) - viewport.minY, accuracy: 1e-6, message)
    }
  }

  /// Sutherland and Hodgman's clipping.
  private func clipped(_ shape: [LayoutPoint], to rect: LayoutRect) -> [LayoutPoint] {
    let insides: [(LayoutPoint) -> Double] = [
      { $0.x - rect.minX }, { rect.maxX - $0.x }, { $0.y - rect.minY }, { rect.maxY - $0.y },
    ]
    return insides.reduce(shape) { shape, inside in
      zip(shape, shape.dropFirst() + shape.prefix(1)).flatMap { start, end -> [LayoutPoint] in
        let (from, to) = (inside(start), inside(end))
        var kept = from >= 0 ? [start] : []
        if (from >= 0) != (to >= 0) {
          let part = from / (from - to)
          kept.append(
            LayoutPoint(
              x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y)))
        }
        return kept
      }
    }
  }
}
