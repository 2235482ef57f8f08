import LayoutGeometry
import LayoutTestSupport
import XCTest

/// NaN, infinity, −0 and huge numbers: nothing traps, and comparisons with NaN are false.
final class LayoutRectNumberTests: XCTestCase {
  func testFiniteMeansThatOriginSizeAndFarEdgesAre() {
    withEvery("rect", in: RectLattice.specialRects) { rect in
      let numbers = [rect.minX, rect.minY, rect.width, rect.height, rect.maxX, rect.maxY]
      expectEqual(rect.isFinite, numbers.allSatisfy(\.isFinite))
    }
    let huge = LayoutRect(x: 1.5e308, y: 0, width: 1.5e308, height: 1)
    XCTAssertTrue(huge.origin.isFinite && huge.size.isFinite)
    XCTAssertFalse(huge.isFinite, "The right edge is infinite")
  }

  func testRectanglesWithANumberForEachEdgeContainAndMeetThemselves() {
    withEvery("rect", in: RectLattice.specialRects) { rect in
      let isNumbers = !rect.hasNaN
      expectEqual(rect.contains(rect), isNumbers)
      expectEqual(rect.intersects(rect), isNumbers)
    }
  }

  func testRelationsOfSpecialRectangles() {
    withEvery("rect", in: RectLattice.specialRects) { rect in
      withEvery("other", in: RectLattice.specialSquares) { other in
        let intersects = rect.intersects(other)
        expectEqual(other.intersects(rect), intersects, "Symmetry")
        expectEqual(rect.intersection(other) != nil, intersects, "Intersection")
        if rect.hasNaN || other.hasNaN {
          expect(!intersects && !rect.contains(other) && !other.contains(rect), "NaN")
        }
        if rect.contains(other) { expect(intersects, "A container does not meet its contents") }
        _ = rect.union(other)
      }
    }
  }

  func testPointsOfSpecialNumbers() {
    let points = everyArray(of: RectLattice.specialNumbers, counts: 2...2).map {
      LayoutPoint(x: $0[0], y: $0[1])
    }
    withEvery("rect", in: RectLattice.specialRects) { rect in
      withEvery("point", in: points) { point in
        guard rect.contains(point) else { return }
        expect(!rect.hasNaN && !point.x.isNaN && !point.y.isNaN, "NaN")
        expect(!rect.isEmpty, "A rectangle without area contains no point")
      }
    }
  }

  func testAdjustingSpecialRectanglesDoesNotTrap() {
    withEvery("rect", in: RectLattice.specialRects) { rect in
      withEvery("number", in: RectLattice.specialNumbers) { number in
        let insets = LayoutInsets(top: number, leading: 1, bottom: number, trailing: -1)
        let adjusted = [
          rect, rect.offsetBy(dx: number, dy: number), rect.insetBy(dx: number, dy: number),
          rect.inset(by: insets, in: .rightToLeft), rect.aligned(toScale: number),
          LayoutRect(center: rect.origin, size: rect.size),
        ]
        for rect in adjusted {
          expect(rect.width >= 0 || rect.width.isNaN, "\(rect)")
          expect(rect.height >= 0 || rect.height.isNaN, "\(rect)")
        }
      }
    }
  }
}

extension LayoutRect {
  /// Whether an edge is NaN; the far edge of −∞ + ∞ is too.
  fileprivate var hasNaN: Bool { [minX, minY, maxX, maxY].contains(where: \.isNaN) }
}
