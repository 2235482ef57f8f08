import LayoutGeometry
import LayoutTestSupport
import XCTest

final class GeometryCodableTests: XCTestCase {
  func testValuesAreEncodedAsTheirNumbersInOrder() throws {
    XCTAssertEqual(try JSON.text(of: LayoutPoint(x: 1.5, y: -2)), "[1.5,-2]")
    XCTAssertEqual(try JSON.text(of: LayoutSize(width: 3, height: 4.25)), "[3,4.25]")
    let rect = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(try JSON.text(of: rect), "[1,2,3,4]")
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(try JSON.text(of: insets), "[1,2,3,4]")
    XCTAssertEqual(try JSON.text(of: LayoutAngle.radians(1.25)), "1.25")
    XCTAssertEqual(try JSON.text(of: LayoutReadingDirection.leftToRight), "\"leftToRight\"")
    XCTAssertEqual(try JSON.text(of: LayoutReadingDirection.rightToLeft), "\"rightToLeft\"")
    XCTAssertEqual(try JSON.text(of: LayoutAxis.vertical), "\"vertical\"")
    XCTAssertEqual(try JSON.text(of: LayoutAxis.horizontal), "\"horizontal\"")
  }

  func testEveryNumberComesBack() {
    let numbers = [0, -1, 0.1, 1 / 3.0, -1e300, .leastNonzeroMagnitude]
    withEvery("x", in: numbers) { x in
      withEvery("y", in: numbers) { y in
        let point = LayoutPoint(x: x, y: y)
        let size = LayoutSize(width: x, height: y)
        let rect = LayoutRect(x: x, y: y, width: abs(y), height: abs(x))
        let insets = LayoutInsets(top: x, leading: y, bottom: y, trailing: 1)
        expectEqual(try JSON.roundTrip(point), point)
        expectEqual(try JSON.roundTrip(size), size)
        expectEqual(try JSON.roundTrip(rect), rect)
        expectEqual(try JSON.roundTrip(insets), insets)
      }
    }
    withEvery("radians", in: numbers + [.pi, 1e9]) { radians in
      expectEqual(try JSON.roundTrip(LayoutAngle(radians: radians)).radians, radians)
    }
    withEvery("direction", in: LayoutReadingDirection.allCases) { direction in
      expectEqual(try JSON.roundTrip(direction), direction)
    }
    withEvery("axis", in: LayoutAxis.allCases) { axis in
      expectEqual(try JSON.roundTrip(axis), axis)
    }
  }

  func testAnotherCountOfNumbersIsRefused() {
    withEvery("text", in: ["[]", "[1]", "[1, null]", "1", "{}", "\"1, 2\""]) { text in
      expectRefused(LayoutPoint.self, text)
      expectRefused(LayoutSize.self, text)
    }
    withEvery("text", in: ["[]", "[1]", "null", "{}", "\"1\""]) { text in
      expectRefused(LayoutAngle.self, text)
    }
    withEvery("text", in: ["[]", "[1, 2, 3]", "[[1, 2], [3, 4]]", "[1, 2, 3, true]"]) { text in
      expectRefused(LayoutRect.self, text)
      expectRefused(LayoutInsets.self, text)
    }
    let two = "There are more than 2 numbers."
    expectRefused(LayoutPoint.self, "[1, 2, 3]", two)
    expectRefused(LayoutSize.self, "[1, 2, 3]", two)
    let four = "There are more than 4 numbers."
    expectRefused(LayoutRect.self, "[1, 2, 3, 4, 5]", four)
    expectRefused(LayoutInsets.self, "[1, 2, 3, 4, 5]", four)
  }

  func testNumbersThatAreNotFiniteAreRefused() {
    withEvery("number", in: ["nan", "inf", "-inf"]) { number in
      let reason = "\(number) is not a finite number."
      expectRefused(LayoutAngle.self, "\"\(number)\"", reason)
      withEvery("position", in: 0..<4) { position in
        var numbers = ["1", "1", "1", "1"]
        numbers[position] = "\"\(number)\""
        let text = "[\(numbers.joined(separator: ", "))]"
        expectRefused(LayoutRect.self, text, reason)
        expectRefused(LayoutInsets.self, text, reason)
        guard position < 2 else { return }
        let pair = "[\(numbers.prefix(2).joined(separator: ", "))]"
        expectRefused(LayoutPoint.self, pair, reason)
        expectRefused(LayoutSize.self, pair, reason)
      }
    }
  }

  func testNegativeExtentsOfARectangleAreRefused() {
    expectRefused(LayoutRect.self, "[0, 0, -3, 4]", Self.sizeReason("-3.0 × 4.0"))
    expectRefused(LayoutRect.self, "[0, 0, 3, -1e-300]", Self.sizeReason("3.0 × -1e-300"))
  }

  private static func sizeReason(_ size: String) -> String {
    "The size of a rectangle must be at least 0, not \(size)."
  }

  func testUnknownNamesOfADirectionAreRefused() {
    expectRefused(LayoutReadingDirection.self, "\"up\"", "\"up\" is not a reading direction.")
    expectRefused(LayoutReadingDirection.self, "\"\"", "\"\" is not a reading direction.")
    expectRefused(LayoutAxis.self, "\"diagonal\"", "\"diagonal\" is not an axis.")
    expectRefused(LayoutReadingDirection.self, "\"LeftToRight\"")
    expectRefused(LayoutReadingDirection.self, "0")
    expectRefused(LayoutReadingDirection.self, "null")
  }

  /// Fails unless decoding throws a `DecodingError`; corrupted data if a reason is given.
  private func expectRefused<Value: Decodable>(
    _ type: Value.Type, _ text: String, _ reason: String? = nil, line: UInt = #line
  ) {
    do {
      let value = try JSON.value(type, from: text)
      expect(false, "\(text) was decoded as \(value)", line: line)
    } catch DecodingError.dataCorrupted(let context) where reason != nil {
      expectEqual(context.debugDescription, reason, line: line)
    } catch {
      expect(reason == nil && error is DecodingError, "\(type), \(text): \(error)", line: line)
    }
  }
}
