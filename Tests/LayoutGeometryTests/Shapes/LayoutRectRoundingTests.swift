import LayoutGeometry
import LayoutTestSupport
import XCTest

/// Rectangles of random fractions, where every sum is rounded.
final class LayoutRectRoundingTests: XCTestCase {
  private let seed: UInt64 = 2026

  /// Runs a body for random rectangles near the origin, far from it, and farther.
  private func withRandomRects(count: Int, _ body: (LayoutRect, inout SplitMix64) -> Void) {
    withEvery("magnitude", in: [1.0, 100, 10_000, 1e6, 1e15]) { magnitude in
      var random = SplitMix64(seed: seed)
      withEvery("number from seed \(seed)", in: 0..<count) { _ in
        body(random.rect(magnitude: magnitude), &random)
      }
    }
  }

  func testWhatIsContainedOrContainsComesBackUnchanged() {
    withRandomRects(count: 4_000) { rect, _ in
      for inner in [rect, rect.insetBy(dx: rect.width / 4, dy: rect.height / 4)] {
        expect(rect.contains(inner), "\(rect) and \(inner)")
        expectEqual(rect.intersection(inner), inner)
        expectEqual(inner.intersection(rect), inner)
        expectEqual(rect.union(inner), rect)
        expectEqual(inner.union(rect), rect)
      }
    }
  }

  func testExtentsComeBackBitForBit() {
    withRandomRects(count: 4_000) { rect, random in
      let width = random.fraction(in: 0...1000)
      let height = random.fraction(in: 0...1)
      let made = LayoutRect(x: rect.minX, y: rect.minY, width: width, height: height)
      let moved = made.offsetBy(dx: rect.minY, dy: rect.minX)
      for rect in [made, moved] {
        expectEqual(rect.width.bitPattern, width.bitPattern, "width of \(rect)")
        expectEqual(rect.height.bitPattern, height.bitPattern, "height of \(rect)")
      }
      let upright = LayoutRect(x: 0, y: rect.minY, width: -width, height: -height)
      expectEqual(upright.height.bitPattern, height.bitPattern, "height of \(upright)")
    }
  }

  func testUnionContainsBothAndIntersectionIsContainedInBoth() {
    withRandomRects(count: 4_000) { rect, random in
      let dx = random.fraction(in: -1...1) * rect.width
      let dy = random.fraction(in: -1...1) * rect.height
      let scale = random.fraction(in: 0.5...2)
      let other = LayoutRect(
        x: rect.minX + dx, y: rect.minY + dy, width: rect.width * scale, height: rect.height)
      let union = rect.union(other)
      expect(union.contains(rect) && union.contains(other), "Union of \(rect) and \(other)")
      expectEqual(union, other.union(rect))
      expectEqual(union.minX, min(rect.minX, other.minX))
      let missed = union.maxX - max(rect.maxX, other.maxX)
      expect(missed <= max(abs(union.minX), union.width).ulp, "Union too wide by \(missed)")
      expectEqual(rect.intersection(other) != nil, rect.intersects(other))
      guard let common = rect.intersection(other) else { return }
      expect(rect.contains(common) && other.contains(common), "\(rect) and \(other)")
      expectEqual(common, other.intersection(rect))
      expectEqual(common.minX, max(rect.minX, other.minX))
      let lost = min(rect.maxX, other.maxX) - common.maxX
      expect(lost <= max(abs(common.maxX), common.width).ulp, "Intersection too narrow by \(lost)")
    }
  }

  func testNeighboursMeetFromOneUnitInTheLastPlaceOn() {
    withRandomRects(count: 1_000) { rect, _ in
      let neighbour = LayoutRect(x: rect.maxX, y: rect.minY, width: 1000, height: rect.height)
      expect(!rect.intersects(neighbour) && !neighbour.intersects(rect), "\(rect)")
      let closer = LayoutRect(
        x: rect.maxX.nextDown, y: rect.minY, width: 1000, height: rect.height)
      expect(rect.intersects(closer) && closer.intersects(rect), "\(rect)")
    }
  }

  /// So far away that adding the height changes nothing, an item is a line, and is still found.
  func testAnExtentLostInRoundingCountsAsEmpty() {
    let item = LayoutRect(x: 0, y: 1e17, width: 10, height: 1)
    XCTAssertEqual(item.maxY, item.minY)
    XCTAssertFalse(item.isEmpty)
    for viewport in [
      LayoutRect(x: 0, y: 1e17 - 1000, width: 10, height: 1000),
      LayoutRect(x: 0, y: 1e17, width: 10, height: 1000), item,
    ] {
      XCTAssertTrue(viewport.contains(item), "\(viewport)")
      XCTAssertTrue(viewport.intersects(item), "\(viewport)")
      XCTAssertTrue(item.intersects(viewport), "\(viewport)")
    }
  }
}

extension SplitMix64 {
  /// A rectangle of fractions with extents of 1 to 100 points.
  fileprivate mutating func rect(magnitude: Double) -> LayoutRect {
    LayoutRect(
      x: fraction(in: -magnitude...magnitude), y: fraction(in: -magnitude...magnitude),
      width: fraction(in: 1...100), height: fraction(in: 1...100))
  }
}
