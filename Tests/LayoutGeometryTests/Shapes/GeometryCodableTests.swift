import LayoutGeometry
import LayoutTestSupport
import XCTest

final class GeometryCodableTests: XCTestCase {
  func testTexts() throws {
    try expectStored(LayoutPoint(x: 1.5, y: -2), #"{"x":1.5,"y":-2}"#)
    try expectStored(LayoutSize(width: 3, height: 4.25), #"{"height":4.25,"width":3}"#)
    try expectStored(
      LayoutRect(x: 1, y: 2, width: 3, height: 4),
      #"{"origin":{"x":1,"y":2},"size":{"height":4,"width":3}}"#)
    try expectStored(
      LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      #"{"bottom":3,"leading":2,"top":1,"trailing":4}"#)
    try expectStored(LayoutAngle.radians(1.25), "1.25")
  }

  func testEveryNumberComesBack() {
    let numbers = [0, -1, 0.1, 1 / 3.0, -1e300, .leastNonzeroMagnitude]
    withEvery("x", in: numbers) { x in
      withEvery("y", in: numbers) { y in
        let point = LayoutPoint(x: x, y: y)
        let rect = LayoutRect(x: x, y: y, width: abs(y), height: abs(x))
        let insets = LayoutInsets(top: x, leading: y, bottom: y, trailing: 1)
        expectEqual(try JSON.roundTrip(point), point)
        expectEqual(try JSON.roundTrip(rect), rect)
        expectEqual(try JSON.roundTrip(insets), insets)
      }
      expectEqual(try JSON.roundTrip(LayoutAngle(radians: x)).radians, x)
    }
    let environment = LayoutEnvironment(direction: .rightToLeft, scale: 3)
    XCTAssertEqual(try JSON.roundTrip(environment), environment)
  }

  func testWhatIsNoValueIsRefused() {
    withEvery("number", in: ["nan", "inf", "-inf"]) { number in
      expectRefused(LayoutAngle.self, "\"\(number)\"", "\(number) is not a finite number.")
      withEvery("key", in: ["x", "y", "width", "height"]) { key in
        expectRefused(LayoutRect.self, rect(key, "\"\(number)\""), "A rectangle must be finite")
      }
    }
    for key in ["width", "height"] {
      expectRefused(LayoutRect.self, rect(key, "-1e-300"), "with a size of at least 0, not (1.0")
    }
    expectRefused(LayoutRect.self, "[1, 1, 1, 1]")
    expectRefused(LayoutPoint.self, #"{"x":1}"#)
    for text in ["[]", "null", "{}", "\"1\""] { expectRefused(LayoutAngle.self, text) }
    for text in ["\"LeftToRight\"", "\"\"", "0", "null"] {
      expectRefused(LayoutReadingDirection.self, text)
      expectRefused(LayoutAxis.self, text)
    }
  }

  private func rect(_ key: String, _ number: String) -> String {
    #"{"origin":{"x":1,"y":1},"size":{"width":1,"height":1}}"#
      .replacingOccurrences(of: "\"\(key)\":1", with: "\"\(key)\":\(number)")
  }
}
