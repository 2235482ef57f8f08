import LayoutGeometry
import LayoutTestSupport
import XCTest

/// All 10,000 ordered pairs of rectangles on a lattice of 4 × 4, against sets of whole numbers.
final class LayoutRectRelationsTests: XCTestCase {
  private let rects = RectLattice.rects(count: 4)

  private func withEveryPair(
    _ body: (LayoutRect, LayoutRect, RectOracle, RectOracle) throws -> Void
  ) {
    let described = rects.map { (rect: $0, oracle: RectOracle($0)) }
    withEvery("rect", in: described) { one in
      withEvery("other", in: described) { other in
        try body(one.rect, other.rect, one.oracle, other.oracle)
      }
    }
  }

  func testTheWorldIsComplete() {
    XCTAssertEqual(rects.count, 100)
    XCTAssertEqual(Set(rects).count, 100)
    XCTAssertEqual(rects.filter(\.isEmpty).count, 100 - 36)
  }

  func testIntersectsMeansMoreThanAnEdgeOrTheCoordinateOfAnEmptyExtent() {
    withEveryPair { rect, other, oracle, otherOracle in
      expectEqual(rect.intersects(other), oracle.intersects(otherOracle))
    }
  }

  func testIntersectionIsWhatBothHaveInCommon() {
    withEveryPair { rect, other, oracle, otherOracle in
      let common = LayoutRect(
        spanning: oracle.x.lines.intersection(otherOracle.x.lines),
        oracle.y.lines.intersection(otherOracle.y.lines))
      expectEqual(rect.intersection(other), oracle.intersects(otherOracle) ? common : nil)
    }
  }

  func testRectanglesWithAreaHaveAnIntersectionWithArea() {
    withEveryPair { rect, other, _, _ in
      guard !rect.isEmpty, !other.isEmpty, let common = rect.intersection(other) else { return }
      expect(!common.isEmpty)
    }
  }

  func testUnionIsTheSmallestThatContainsBoth() {
    withEveryPair { rect, other, oracle, otherOracle in
      let smallest = LayoutRect(
        spanning: oracle.x.lines.union(otherOracle.x.lines),
        oracle.y.lines.union(otherOracle.y.lines))
      expectEqual(rect.union(other), smallest)
    }
  }

  func testContainsComparesEdgesTouchingAllowed() {
    withEveryPair { rect, other, oracle, otherOracle in
      expectEqual(rect.contains(other), oracle.contains(otherOracle))
    }
  }

  func testContainersFindWhatTheyContainEmptyRectanglesToo() {
    withEveryPair { rect, other, _, _ in
      guard rect.contains(other) else { return }
      expect(rect.intersects(other) && other.intersects(rect))
      expectEqual(rect.intersection(other), other)
      expectEqual(rect.union(other), rect)
    }
  }

  func testPointsBelongToTheMinimalEdgesOnly() {
    let halves = stride(from: -0.5, through: 3.5, by: 0.5)
    let points = halves.flatMap { y in halves.map { x in LayoutPoint(x: x, y: y) } }
    withEvery("rect", in: rects) { rect in
      let oracle = RectOracle(rect)
      withEvery("point", in: points) { point in
        expectEqual(rect.contains(point), oracle.contains(point))
      }
    }
  }

  func testAnItemOfHeightZeroAtTheEndOfThePageIsFound() {
    let page = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    let next = page.offsetBy(dx: 0, dy: 100)
    let item = LayoutRect(x: 0, y: 100, width: 100, height: 0)
    XCTAssertTrue(page.intersects(item))
    XCTAssertTrue(next.intersects(item))
    XCTAssertFalse(page.intersects(next))
    XCTAssertEqual(page.intersection(item), item)
    XCTAssertFalse(page.intersects(item.offsetBy(dx: 100, dy: 0)), "beside the page")
  }
}
