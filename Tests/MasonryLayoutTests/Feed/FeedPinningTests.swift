import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Where headers and footers are while the visible rectangle moves, point by point.
final class FeedPinningTests: XCTestCase {
  /// A filmstrip of the headers `1` and `2`, and of the items between them, in a window of six
  /// rows.
  ///
  /// Section 1 covers the rows 0 to 5, section 2 the rows 6 to 9; each has a header of two rows.
  func testAHeaderIsPulledPinnedAndPushed() throws {
    let section = MasonryFeed.Section(
      layout: .columns(.init(columns: .fixed(1))),
      header: .init(length: 2, isPinned: true, isStretching: true))
    var feed = try MasonryFeed(width: 1)
    try feed.appendSection(section, itemCount: 4, measuredBy: MasonryHeights([1, 1, 1, 1]))
    try feed.appendSection(section, itemCount: 2, measuredBy: MasonryHeights([1, 1]))
    let frames = (-2...9).map { offset -> String in
      let window = LayoutRect(x: 0, y: Double(offset), width: 1, height: 6)
      var rows = Array(repeating: Character("."), count: 6)
      // Painted from back to front, so that what is pinned covers the items.
      for element in feed.elements(in: window).sorted(by: { $0.zIndex < $1.zIndex }) {
        let name = element.address.item.map { Character(String(UnicodeScalar(UInt8(97 + $0)))) }
        let letter = name ?? Character("\(element.address.section + 1)")
        for row in Int(element.frame.minY) - offset..<Int(element.frame.maxY) - offset
        where rows.indices.contains(row) {
          rows[row] = letter
        }
      }
      return String(rows)
    }
    XCTAssertEqual(
      frames,
      [
        "1111ab",  // pulled down by two: the header fills the room
        "111abc",
        "11abcd",  // at rest
        "11bcd2",  // pinned, and a disappears beneath it
        "11cd22",
        "11d22a",
        "1122ab",  // the section ends at row 6, and the next header touches
        "122ab.",  // pushed
        "22ab..",
        "22b...",
        "22....",
        "2.....",  // pushed by the end of the last section
      ])
  }

  /// A header stretches to where the bounds begin, however little and wherever these are across it.
  func testWhatAPullAboveTheContentInvalidates() throws {
    var feed = try MasonryFeed(width: 100)
    try feed.appendSection(
      .init(
        layout: .columns(.init(columns: .fixed(1))), header: .init(length: 20, isStretching: true)),
      itemCount: 1, measuredBy: MasonryHeights([500]))
    let header = MasonryFeed.Invalidation.elements([.header(section: 0)])
    func invalidation(_ x: Double, from old: Double, to new: Double) -> MasonryFeed.Invalidation {
      feed.invalidation(
        from: .init(LayoutRect(x: x, y: old, width: 100, height: 50)),
        to: .init(LayoutRect(x: x, y: new, width: 100, height: 50)))
    }
    for x in [0.0, -300, 1000] {
      XCTAssertEqual(invalidation(x, from: 0, to: -0.5), header, "Half a point")
      XCTAssertEqual(invalidation(x, from: -0.5, to: 0), header)
      XCTAssertEqual(invalidation(x, from: -100, to: -101), header, "Both are above the content")
      XCTAssertEqual(invalidation(x, from: -100, to: -100), .nothing)
      XCTAssertEqual(invalidation(x, from: 0, to: 0.5), .nothing)
    }
  }

  /// From right to left a place is a difference, which need not be on a pixel to the bit by itself.
  func testHeadersInMirroredFeedsAreOnPixels() throws {
    for scale in [1.0, 3, 1.3] {
      var feed = try MasonryFeed(
        in: .height(100, environment: .init(direction: .rightToLeft, scale: scale)))
      for section in 0..<40 {
        try feed.appendSection(
          .init(
            layout: .columns(.init(columns: .fixed(1))),
            header: .init(length: 1.4 + Double(section) / 7),
            spacingAfter: 0.9),
          itemCount: 2, measuredBy: MasonryHeights(widths: [3.3, 0.7]))
      }
      for section in 0..<40 {
        let frame = feed.frame(of: .header(section: section)) ?? .zero
        XCTAssertEqual(frame.minX, (frame.minX * scale).rounded() / scale, "\(section)")
        XCTAssertGreaterThan(frame.width, 0)
      }
    }
  }
}
