import LayoutGeometry
import LayoutTestSupport
import XCTest

final class PixelAlignmentTests: XCTestCase {
  private let scales = [1.0, 2, 3]
  private let seed: UInt64 = 7

  func testEdgesAreRoundedRatherThanSizes() {
    let rect = LayoutRect(minX: 0.4, minY: 0.6, maxX: 10.6, maxY: 10.8)
    XCTAssertEqual(rect.aligned(toScale: 1), LayoutRect(minX: 0, minY: 1, maxX: 11, maxY: 11))
    XCTAssertEqual(rect.aligned(toScale: 2), LayoutRect(minX: 0.5, minY: 0.5, maxX: 10.5, maxY: 11))
  }

  func testTheNearestPixelAndHalfOfOneToTheLargerCoordinate() {
    let expected: [(coordinate: Double, pixel: Double)] = [
      (0, 0), (0.25, 0), (0.5, 1), (0.75, 1), (1, 1), (1.5, 2), (2.5, 3), (-0.25, 0), (-0.5, 0),
      (-0.75, -1), (-1, -1), (-1.5, -1), (-2.5, -2), (0.5.nextDown, 0), (0.5.nextUp, 1),
      ((-0.5).nextDown, -1), (1e-300, 0), (-1e-300, 0),
    ]
    withEvery("example", in: expected) { example in
      expectEqual(example.coordinate.aligned(toScale: 1), example.pixel)
      expectEqual((example.coordinate / 2).aligned(toScale: 2), example.pixel / 2)
    }
  }

  /// From 2⁵² on every number is whole, and adding a half to it would round to an even one.
  func testWholePixelsStayAtAnyDistance() {
    let distances = [0x1p51, 0x1p52, 0x1p53, 1e300].flatMap { [$0.nextDown, $0, $0.nextUp] }
    withEvery("distance", in: distances) { distance in
      let whole = distance.rounded(.down)
      expectEqual(whole.aligned(toScale: 1), whole)
      expectEqual((-whole).aligned(toScale: 1), -whole)
    }
  }

  func testAlignedCoordinatesAreWithinHalfAPixelAndStay() {
    var random = SplitMix64(seed: seed)
    withEvery("scale", in: scales) { scale in
      for _ in 0..<5_000 {
        let coordinate = random.fraction(in: -10_000...10_000)
        let aligned = coordinate.aligned(toScale: scale)
        let message = "\(coordinate), seed \(seed)"
        expect(abs(aligned - coordinate) <= 0.5 / scale + 1e-11, message)
        expect(abs(aligned * scale - (aligned * scale).rounded()) < 1e-10, message)
        expectEqual(aligned.aligned(toScale: scale), aligned, message)
      }
    }
  }

  func testNeighboursStayNeighbours() {
    var random = SplitMix64(seed: seed)
    withEvery("scale", in: scales) { scale in
      for _ in 0..<5_000 {
        let rect = LayoutRect(
          x: random.fraction(in: -1000...1000), y: random.fraction(in: 0...1e6),
          width: random.fraction(in: 0...400), height: random.fraction(in: 0...400))
        let right = LayoutRect(x: rect.maxX, y: rect.minY, width: 50.1, height: rect.height)
        let below = LayoutRect(x: rect.minX, y: rect.maxY, width: rect.width, height: 50.1)
        let aligned = rect.aligned(toScale: scale)
        expectNeighbours(aligned.minX, aligned.maxX, right.aligned(toScale: scale).minX, "\(rect)")
        expectNeighbours(aligned.minY, aligned.maxY, below.aligned(toScale: scale).minY, "\(rect)")
      }
    }
  }

  /// Both edges, up to a unit in the last place of the largest of edges and extent.
  private func expectNeighbours(
    _ start: Double, _ end: Double, _ neighbour: Double, _ rect: String
  ) {
    let unit = max(abs(start), abs(end), abs(end - start)).ulp
    expect(abs(end - neighbour) <= unit, "\(rect): \(end) and \(neighbour), seed \(seed)")
  }

  func testScalesThatAreNotPositiveNumbersChangeNothing() {
    let rect = LayoutRect(x: 0.1, y: 0.1, width: 0.2, height: 0.2)
    XCTAssertNotEqual(rect.maxX - rect.minX, rect.width, "Made anew from its edges it would change")
    withEvery("scale", in: [0, -0.0, -1, -1e300, .nan, .infinity, -.infinity]) { scale in
      expectEqual(rect.aligned(toScale: scale), rect)
    }
  }

  func testEdgesThatAreNotFiniteInPixelsStay() {
    XCTAssertEqual(1.3.aligned(toScale: nil), 1.3)
    XCTAssertEqual(1e308.aligned(toScale: 100), 1e308)
    XCTAssertEqual(Double.infinity.aligned(toScale: 2), .infinity)
    XCTAssertTrue(Double.nan.aligned(toScale: 2).isNaN)
    let halfPlane = LayoutRect(x: 0.4, y: 0.6, width: .infinity, height: 2)
    XCTAssertEqual(
      halfPlane.aligned(toScale: 1), LayoutRect(x: 0, y: 1, width: .infinity, height: 2))
  }
}
