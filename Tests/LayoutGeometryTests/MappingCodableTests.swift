import LayoutGeometry
import LayoutTestSupport
import XCTest

final class MappingCodableTests: XCTestCase {
  func testMappingsComeBack() throws {
    let mappings: [(LayoutIndexMapping, String)] = [
      (.unchanged, "[[0,0]]"), (.inserting(3, at: 5), "[[0,0,5],[5,8]]"),
      (.removing(0..<2), "[[2,0]]"),
      (.moving(from: 1, to: 3), "[[0,0,1],[1,3,1],[2,1,2],[4,4]]"),
      (.reordering([2, 0]), "[[0,1,1],[2,0,1]]"),
      (LayoutIndexMapping([4, 5].difference(from: [5, 6])), "[[0,1,1],[2,2]]"),
      (.reordering([]), "[]"), (.inserting(.max, at: 0), "[]"),
    ]
    for (mapping, text) in mappings {
      XCTAssertEqual(try JSON.text(of: mapping), text)
      XCTAssertEqual(try JSON.value(LayoutIndexMapping.self, from: text), mapping)
    }
  }

  func testRunsMayStandInAnyOrderAndContinueEachOther() throws {
    let text = "[[5,8],[2,2,3],[0,0,2]]"
    XCTAssertEqual(try JSON.value(LayoutIndexMapping.self, from: text), .inserting(3, at: 5))
  }

  func testInvalidRunsAreRefused() {
    let limit = 1 << 61
    let refused = [
      "[[0]]", "[[0,0,1,1]]", "[[-1,0,1]]", "[[0,-1,1]]", "[[0,0,0]]", "[[0,0,-1]]",
      "[[\(limit),0,1]]", "[[0,\(limit),1]]", "[[0,0,\(limit + 1)]]", "[[0,0],[5,5,1]]",
      "[[0,0,2],[1,5,1]]", "[[0,0,2],[5,1,1]]", "[[5,5,1],[0,0]]", "[[0,0,1.5]]", "[[0,\"1\"]]",
      "{}", "[0,0]", "[[0,0,1],[0,0,1]]",
    ]
    for text in refused {
      XCTAssertThrowsError(try JSON.value(LayoutIndexMapping.self, from: text), text) {
        XCTAssertTrue($0 is DecodingError, "\(text): \($0)")
      }
    }
  }
}
