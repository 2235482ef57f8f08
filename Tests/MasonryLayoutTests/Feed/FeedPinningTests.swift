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
      header: .init(height: 2, isPinned: true, isStretching: true))
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

<<<<<<< HEAD
=======
  func testAFooterIsPinnedAndPushed() throws {
    let section = MasonryFeed.Section(
      layout: .columns(.init(columns: .fixed(1))), footer: .init(height: 2, isPinned: true),
      spacingAfter: 1)
    var feed = try MasonryFeed(width: 1)
    for _ in 0..<2 {
      try feed.appendSection(section, itemCount: 3, measuredBy: MasonryHeights([1, 1, 1]))
    }
    // Section 0 covers 0 to 5, its footer 3 to 5; section 1 covers 6 to 11, its footer 9 to 11.
    let positions = (0...8).map { offset -> [Double?] in
      let window = LayoutRect(x: 0, y: Double(offset), width: 1, height: 4)
      return (0..<2).map {
        feed.frame(of: .footer(section: $0), in: .init(window))?.minY
      }
    }
    XCTAssertEqual(
      positions,
      [
        [2, 6], [3, 6], [3, 6], [3, 6], [3, 6], [3, 7], [3, 8], [3, 9], [3, 9],
      ])
  }

  /// Both bars of a section shorter than they are together: each keeps its edge, the header on top.
  func testHeaderOverFooterWhereThereIsNoRoom() throws {
    var feed = try MasonryFeed(width: 10)
    try feed.appendSection(
      .init(
        layout: .columns(.init(columns: .fixed(1))), header: .init(height: 4, isPinned: true),
        footer: .init(height: 4, isPinned: true)),
      itemCount: 1, measuredBy: MasonryHeights([20]))
    let window = LayoutRect(x: 0, y: 8, width: 10, height: 6)
    XCTAssertEqual(
      feed.elements(in: window).map(\.frame.minY), [8, 4, 10])
    for (y, address) in [
      (8.0, MasonryFeed.Address.header(section: 0)), (11, .header(section: 0)),
      (12, .footer(section: 0)), (13, .footer(section: 0)), (7, .item(0, section: 0)),
    ] {
      XCTAssertEqual(
        feed.element(containing: LayoutPoint(x: 5, y: y), in: .init(window))?.address, address)
    }
  }

  /// A collection view asks for two screens, of which it shows one with a bar on top.
  func testPinnedInAnotherRectangleThanAskedFor() throws {
    let section = MasonryFeed.Section(
      layout: .columns(.init(columns: .fixed(1))), header: .init(height: 2, isPinned: true))
    var feed = try MasonryFeed(width: 10)
    try feed.appendSection(section, itemCount: 9, measuredBy: MasonryHeights([], default: 10))
    let asked = LayoutRect(x: 0, y: 0, width: 10, height: 80)
    let shown = LayoutRect(x: 0, y: 23, width: 10, height: 40)
    let header = feed.elements(in: .init(asked, pinnedIn: shown)).first
    XCTAssertEqual(header?.address, .header(section: 0))
    XCTAssertEqual(header?.frame, LayoutRect(x: 0, y: 23, width: 10, height: 2))
    // In a rectangle where the header is not, it is not found although its section is.
    let below = LayoutRect(x: 0, y: 30, width: 10, height: 5)
    XCTAssertEqual(
      feed.elements(in: .init(below, pinnedIn: shown)).map(\.address),
      [.item(2, section: 0), .item(3, section: 0)])
  }

  /// Only the first header that takes up anything stretches, and without being pinned if it likes.
  func testOnlyTheFirstHeaderStretches() throws {
    let section = MasonryFeed.Section(
      layout: .columns(.init(columns: .fixed(1))), header: .init(height: 2, isStretching: true))
    var feed = try MasonryFeed(width: 10)
    try feed.appendSection(.init(spacingAfter: 9), itemCount: 0, measuredBy: MasonryHeights([]))
    try feed.appendSection(section, itemCount: 1, measuredBy: MasonryHeights([3]))
    try feed.appendSection(section, itemCount: 1, measuredBy: MasonryHeights([3]))
    let pulled = LayoutRect(x: 0, y: -7.5, width: 10, height: 10)
    XCTAssertEqual(
      feed.frame(of: .header(section: 1), in: .init(pulled)),
      LayoutRect(x: 0, y: -7.5, width: 10, height: 9.5))
    XCTAssertEqual(
      feed.frame(of: .header(section: 2), in: .init(pulled))?.minY, 5)
    let above = LayoutRect(x: 0, y: -5, width: 10, height: 1)
    XCTAssertEqual(
      feed.elements(in: .init(above, pinnedIn: pulled)).map(\.address), [.header(section: 1)])
    XCTAssertEqual(feed.elements(in: .init(above, pinnedIn: above.offsetBy(dx: 0, dy: 9))), [])
    XCTAssertEqual(
      feed.frame(of: .header(section: 1), in: .init(pulled.offsetBy(dx: 0, dy: 8))),
      LayoutRect(x: 0, y: 0, width: 10, height: 2))
  }

>>>>>>> 44651c7 (Say how a section arranges its items by a layout: columns, and later others)
  /// A header stretches to where the bounds begin, however little and wherever these are across it.
  func testWhatAPullAboveTheContentInvalidates() throws {
    var feed = try MasonryFeed(width: 100)
    try feed.appendSection(
      .init(
        layout: .columns(.init(columns: .fixed(1))), header: .init(height: 20, isStretching: true)),
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
        height: 100, environment: .init(direction: .rightToLeft, scale: scale))
      for section in 0..<40 {
        try feed.appendSection(
          .init(
            layout: .columns(.init(columns: .fixed(1))),
            header: .init(width: 1.4 + Double(section) / 7),
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
