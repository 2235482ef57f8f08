import LayoutGeometry
import LayoutTestSupport
import XCTest

/// All 10,000 ordered pairs of rectangles on a lattice of 4 × 4, against sets of whole numbers.
final class LayoutRectRelationsTests: XCTestCase {
  private let rects = RectLattice.rects(count: 4)

  func testTheWorldIsComplete() {
    XCTAssertEqual(rects.count, 100)
    XCTAssertEqual(Set(rects).count, 100)
    XCTAssertEqual(rects.filter(\.isEmpty).count, 100 - 36)
  }

  /// Two intersect that share more than an edge or the coordinate of an empty extent; the union is
  /// the smallest that contains both, and edges may touch what contains them.
  func testTheRelationsOfEveryPair() {
    let described = rects.map { (rect: $0, oracle: RectOracle($0)) }
    withEvery("rect", in: described) { rect, oracle in
      withEvery("other", in: described) { other, otherOracle in
        let meets = oracle.intersects(otherOracle)
        expectEqual(rect.intersects(other), meets)
        let common = LayoutRect(
          spanning: oracle.x.lines.intersection(otherOracle.x.lines),
          oracle.y.lines.intersection(otherOracle.y.lines))
        expectEqual(rect.intersection(other), meets ? common : nil)
        let smallest = LayoutRect(
          spanning: oracle.x.lines.union(otherOracle.x.lines),
          oracle.y.lines.union(otherOracle.y.lines))
        expectEqual(rect.union(other), smallest)
        expectEqual(rect.contains(other), oracle.contains(otherOracle))
      }
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
}
