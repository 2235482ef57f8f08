import Foundation
import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Anchors that are stored today and lead to their place tomorrow.
final class AnchorSnapshotTests: XCTestCase {
  /// The text that is stored, so that renaming something does not break a file.
  func testTheFormat() throws {
    var wall = try MasonryWall(.columns(.fixed(1)), width: 100)
    try wall.appendItems(9, measuredBy: MasonryHeights([], default: 50))
    let anchor = wall.anchor(in: LayoutRect(x: 0, y: 75, width: 100, height: 50))
    try expectStored(anchor, Self.format)
  }

  private static let format = """
    {"mapping":[[0,0,9]],"points":{"firstVisible":100,"points":[\
    {"coordinate":100,"fraction":0,"id":2,"length":50},\
    {"coordinate":100,"fraction":1,"id":1,"length":50}],\
    "sticksToEnd":false,"sticksToStart":true,"viewport":{"axis":"vertical",\
    "contentLength":450,"crossLength":100,"isMirrored":false,"length":50,"near":75,"origin":0}}}
    """

  func testBadData() {
    let numbers =
      "An anchor must have finite numbers, fractions from 0 to 1 and no negative length."
    let bad: [(old: String, new: String, sentence: String?)] = [
      (#""id":2"#, #""id":-2"#, "-2 is not the index or the address of an element."),
      (
        #""id":2"#, #""id":9223372036854775807"#,
        "\(Int.max) is not the index or the address of an element."
      ),
      (#""fraction":1"#, #""fraction":1.5"#, numbers),
      (#""length":50"#, #""length":-1"#, numbers),
      (#""id":2,"length":50"#, #""id":2,"length":-1"#, numbers),
      (#""near":75"#, #""near":"nan""#, numbers), (#","id":2"#, "", nil), ("0,0,9", "0,0,-9", nil),
      (#""fraction":1,"#, "", nil), ("vertical", "upwards", nil),
    ]
    for (old, new, sentence) in bad {
      let text = Self.format.replacingOccurrences(of: old, with: new)
      XCTAssertNotEqual(text, Self.format)
      expectRefused(LayoutAnchor.self, text, sentence)
    }
  }
}
