import LayoutGeometry
import LayoutTestSupport
import XCTest

final class LayoutTransformTests: XCTestCase {
  func testTheSixNumbersMeanWhatTheDocumentationSays() {
    let transform = LayoutTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    // x′ = 2·10 + 5·100 + 11, y′ = 3·10 + 7·100 + 13.
    XCTAssertEqual(
      LayoutPoint(x: 10, y: 100).applying(transform), LayoutPoint(x: 531, y: 743))
    XCTAssertEqual(transform.determinant, -1)
  }

  func testAQuarterTurnIsClockwiseOnScreen() {
    let right = LayoutPoint(x: 1, y: 0)
    let turn = LayoutTransform(rotation: .degrees(90))
    XCTAssertEqual(right.applying(turn), LayoutPoint(x: 0, y: 1))
  }

  func testConcatenatingActsFromLeftToRight() {
    let turn = LayoutTransform(rotation: .degrees(90))
    let move = LayoutTransform(translationX: 10, y: 0)
    let right = LayoutPoint(x: 1, y: 0)
    XCTAssertEqual(right.applying(turn.concatenating(move)), LayoutPoint(x: 10, y: 1))
    XCTAssertEqual(right.applying(move.concatenating(turn)), LayoutPoint(x: 0, y: 11))
    XCTAssertEqual(move.concatenating(.identity), move)
    XCTAssertEqual(LayoutTransform.identity.concatenating(turn), turn)
  }

  func testConcatenatingIsOneAfterTheOtherAndInvertedUndoes() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      func number() -> Double { .random(in: -3...3, using: &random) }
      func transform() -> LayoutTransform {
        LayoutTransform(
          a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      }
      let (first, second) = (transform(), transform())
      let point = LayoutPoint(x: number(), y: number())
      let both = point.applying(first.concatenating(second))
      let oneByOne = point.applying(first).applying(second)
      XCTAssertLessThan(both.distance(to: oneByOne), 1e-12)
      guard first.determinant.magnitude > 1e-3 else { continue }
      let back = try XCTUnwrap(first.inverted())
      XCTAssertLessThan(point.applying(first).applying(back).distance(to: point), 1e-10)
    }
  }

  func testWhatFlattensThePlaneCannotBeUndone() {
    XCTAssertNil(LayoutTransform(scaleX: 0, y: 1).inverted())
    XCTAssertNil(LayoutTransform(scaleX: .nan, y: 1).inverted())
    XCTAssertNil(LayoutTransform(scaleX: .infinity, y: 1).inverted())
    XCTAssertEqual(
      LayoutTransform(scaleX: 2, y: 4).inverted(), LayoutTransform(scaleX: 0.5, y: 0.25))
  }
}
