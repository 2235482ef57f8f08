import Foundation
import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Anchors that are stored today and lead to their place tomorrow.
final class AnchorSnapshotTests: XCTestCase {
  /// The text that is stored, so that renaming something does not break a file.
  func testTheFormat() throws {
    let wall = try MasonryWall(heights: Array(repeating: 50, count: 9), columns: 1, width: 100)
    let anchor = wall.anchor(in: LayoutRect(x: 0, y: 75, width: 100, height: 50))
    try expectStored(anchor, Self.format)
  }

  private static let format = """
    {"mapping":{"items":[[0,0,9]],"sections":[[0,0,1]]},"points":{"firstVisible":100,"points":[\
    {"coordinate":100,"fraction":0,"id":{"item":{"index":2,"section":0}},"length":50},\
    {"coordinate":100,"fraction":1,"id":{"item":{"index":1,"section":0}},"length":50}],\
    "sticksToEnd":false,"sticksToStart":true,"viewport":{"axis":"vertical",\
    "contentLength":450,"crossLength":100,"isMirrored":false,"length":50,"near":75,"origin":0}}}
    """

  /// An anchor that was stored leads to the same place.
  func testItLeadsToItsPlace() throws {
    var feed = try MasonryFeed(itemCount: 40, measuredBy: MasonryHeights([], default: 30))
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 250, width: 100, height: 200))
    let anchor = try JSON.roundTrip(feed.anchor(in: visible))
    XCTAssertEqual(anchor, feed.anchor(in: visible))
    let mapping = try feed[0].insertItems(2, at: 0, measuredBy: MasonryHeights([], default: 50))
    feed.scroll(&visible, to: anchor, after: .items(mapping, inSection: 0))
    XCTAssertEqual(visible.rect.minY, 300)
  }

  func testBadData() {
    func refused(_ index: Int) -> MasonryFeed.Address { .item(index, section: 0) }
    let numbers =
      "An anchor must have finite numbers, fractions from 0 to 1 and no negative length."
    let bad: [(old: String, new: String, sentence: String?)] = [
      (#""index":2"#, #""index":-2"#, "\(refused(-2)) is not the address of an element."),
      (
        #""index":2"#, #""index":9223372036854775807"#,
        "\(refused(.max)) is not the address of an element."
      ),
      (#""fraction":1"#, #""fraction":1.5"#, numbers),
      (#""length":50"#, #""length":-1"#, numbers),
      (#""section":0}},"length":50"#, #""section":0}},"length":-1"#, numbers),
      (#""near":75"#, #""near":"nan""#, numbers), (#""index":2,"#, "", nil),
      ("0,0,9", "0,0,-9", nil),
      (#""fraction":1,"#, "", nil), ("vertical", "upwards", nil),
    ]
    for (old, new, sentence) in bad {
      let text = Self.format.replacingOccurrences(of: old, with: new)
      XCTAssertNotEqual(text, Self.format)
      expectRefused(LayoutAnchor.self, text, sentence)
    }
  }
}
