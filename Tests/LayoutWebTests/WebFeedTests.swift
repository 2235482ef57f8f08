import MasonryLayout
import XCTest

@testable import LayoutWeb

/// A feed behind the bridge is the one that the library makes.
final class WebFeedTests: XCTestCase {
  func testElementsOfAFeedArePinnedInTheVisibleRectangle() throws {
    let handle = feedCreate(Record<Double>.feed.address)
    defer { XCTAssertEqual(layoutDestroy(handle), 0) }
    let ratios = (0..<60).map { 0.5 + Double($0 % 9) / 4 }
    var feed = try MasonryFeed(width: 1000)
    for section in 0..<2 {
      let ratios = section == 0 ? ratios : ratios.reversed()
      XCTAssertEqual(
        feedInsertSection(
          handle, Double(section), Record<Double>.section.address, 60, Record(ratios).address, nil),
        0)
      try feed.appendSection(
        .init(
          layout: .columns(
            .init(
              columns: .fixed(3), columnSpacing: 10, itemSpacing: 10,
              contentInsets: LayoutInsets(10))),
          header: .init(length: 40, isPinned: true)),
        itemCount: 60, measuredBy: MasonryAspectRatios(ratios))
    }
    XCTAssertEqual(feedMoveSection(handle, 1, 0), 0)
    feed.moveSection(from: 1, to: 0)
    let visible = LayoutRect(x: 0, y: 3000, width: 1000, height: 700)
    let wanted = feed.elements(in: .init(visible.insetBy(dx: 0, dy: -100), pinnedIn: visible))
    let room = Record(room: 9 * wanted.count)
    XCTAssertEqual(
      feedElements(handle, 0, 3000, 1000, 700, 100, room.address, Double(wanted.count)),
      Double(wanted.count))
    let found = stride(from: 0, to: room.count, by: 9).map { Array(room.numbers[$0..<$0 + 9]) }
    for element in wanted {
      let address = element.address
      let isHeader = address.item == nil
      XCTAssertTrue(
        found.contains([
          isHeader ? 1 : 2, Double(address.section), Double(address.item ?? -1),
          element.frame.minX, element.frame.minY, element.frame.width, element.frame.height,
          Double(element.zIndex), isHeader ? 1 : 0,
        ]), "\(address)")
    }
    let header = Record(room: 4)
    XCTAssertEqual(feedFrame(handle, 1, 0, 0, header.address), 1)
    XCTAssertEqual(header.numbers, [0, 0, 1000, 40])
    XCTAssertEqual(feedFrame(handle, 3, 0, 0, header.address), -1)
  }

  /// A feed that is built beside another one, and takes its place, keeps what is visible.
  func testAFeedTakesOverTheMarkOfAnother() throws {
    let handles = [
      feedCreate(Record<Double>.feed.address), feedCreate(Record([0, 700, 0, 3]).address),
    ]
    defer { for handle in handles { XCTAssertEqual(layoutDestroy(handle), 0) } }
    let ratios = (0..<60).map { 0.5 + Double($0 % 9) / 3 }
    var feed = try MasonryFeed(width: 1000)
    for handle in handles {
      XCTAssertEqual(
        feedInsertSection(
          handle, 0, Record<Double>.section.address, 60, Record(ratios).address, nil), 0)
    }
    try feed.appendSection(
      .init(
        layout: .columns(
          .init(
            columns: .fixed(3), columnSpacing: 10, itemSpacing: 10, contentInsets: LayoutInsets(10))
        ), header: .init(length: 40, isPinned: true)), itemCount: 60,
      measuredBy: MasonryAspectRatios(ratios))
    let anchor = feed.anchor(in: .init(LayoutRect(x: 0, y: 2000, width: 1000, height: 700)))
    try feed.resize(width: 700, environment: .init(scale: 3)) { _ in MasonryAspectRatios(ratios) }
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 700, height: 500))
    feed.scroll(&visible, to: anchor, after: .unchanged)
    XCTAssertGreaterThan(visible.rect.minY, 0)

    let offset = Record<Double>(room: 1)
    XCTAssertEqual(feedKeptOffset(handles[1], 0, 0, 700, 500, offset.address), -7)
    XCTAssertEqual(feedMark(handles[0], 0, 2000, 1000, 700, 0, 1, 0), 0)
    XCTAssertEqual(feedTakeMark(handles[1], handles[0]), 0)
    XCTAssertEqual(feedTakeMark(handles[1], -1), -2)
    XCTAssertEqual(feedKeptOffset(handles[1], 0, 0, 700, 500, offset.address), 1)
    XCTAssertEqual(offset.numbers, [visible.rect.minY])
  }

  func testASectionOfRows() throws {
    let handle = feedCreate(Record<Double>.feed.address)
    defer { XCTAssertEqual(layoutDestroy(handle), 0) }
    var feed = try MasonryFeed(width: 1000)
    let frame = Record<Double>(room: 4)
    for (number, breaking) in MasonryRows.Breaking.allCases.enumerated() {
      var heldBack = 0
      for count in 55...61 {
        var ends: [Double?] = []
        let ratios = (0..<count).map { 0.5 + Double($0 % 9) / 4 }
        for (last, lastRow) in [MasonryRows.Alignment.start, .fill, nil].enumerated() {
          let section = feed.sectionCount
          let settings = Record(
            [1, 120, Double(number), Double(last), 4, 6, 1, 2, 3, 4]
              + [-1, 0, 40, 1, 0, -1, 0, -1, 0])
          XCTAssertEqual(
            feedInsertSection(
              handle, Double(section), settings.address, Double(count), Record(ratios).address, nil),
            0)
          let rows = MasonryRows.Configuration(
            rule: .justified(height: 120, breaking: breaking, lastRow: lastRow ?? .start),
            itemSpacing: 4, rowSpacing: 6,
            contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            holdsBackLastRow: lastRow == nil)
          try feed.appendSection(
            .init(layout: .rows(rows), header: .init(length: 40, isPinned: true)),
            itemCount: count, measuredBy: MasonryAspectRatios(ratios))
          for item in 0..<count {
            let wanted = feed.frame(of: .item(item, section: section))
            let answer = feedFrame(handle, 2, Double(section), Double(item), frame.address)
            XCTAssertEqual(answer, wanted == nil ? -1 : 1)
            guard let wanted else { continue }
            XCTAssertEqual(
              frame.numbers, [wanted.minX, wanted.minY, wanted.size.width, wanted.size.height])
          }
          ends.append(feed.frame(of: .item(count - 1, section: section))?.maxX)
        }
        guard ends[2] == nil else { continue }
        heldBack += 1
        XCTAssertLessThan(try XCTUnwrap(ends[0]), 995)
        XCTAssertEqual(try XCTUnwrap(ends[1]), 996, accuracy: 0.5)
      }
      XCTAssertGreaterThan(heldBack, 3)
    }
  }

  func testShortSectionsShareALine() throws {
    let ratios = (0..<3).map { 0.5 + Double($0) / 3 }
    let frame = Record<Double>(room: 4)
    var edges: Set<Double> = []
    for (spacing, fillsWidth) in [(-1.0, false), (16, false), (16, true)] {
      let handle = feedCreate(Record<Double>.feed.address)
      defer { XCTAssertEqual(layoutDestroy(handle), 0) }
      var feed = try MasonryFeed(width: 1000)
      let settings = Record(
        [1, 120, 0, 0, 4, 6, 1, 2, 3, 4] + [spacing, fillsWidth ? 1 : 0, 40, 1, 0, -1, 0, -1, 0])
      let rows = MasonryRows.Configuration(
        rule: .justified(height: 120), itemSpacing: 4, rowSpacing: 6,
        contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      for section in 0..<5 {
        XCTAssertEqual(
          feedInsertSection(
            handle, Double(section), settings.address, 3, Record(ratios).address, nil), 0)
        try feed.appendSection(
          .init(
            layout: .rows(rows),
            sharedLine: spacing < 0 ? nil : .init(spacing: spacing, fillsWidth: fillsWidth),
            header: .init(length: 40, isPinned: true)), itemCount: 3,
          measuredBy: MasonryAspectRatios(ratios))
      }
      for section in 0..<5 {
        XCTAssertEqual(feedFrame(handle, 1, Double(section), 0, frame.address), 1)
        let wanted = try XCTUnwrap(feed.frame(of: .header(section: section)))
        XCTAssertEqual(
          frame.numbers, [wanted.minX, wanted.minY, wanted.size.width, wanted.size.height])
      }
      edges.insert(try XCTUnwrap(feed.frame(of: .header(section: 2))).minX)
    }
    // Alone, the third of a line, and the third of one that fills the width.
    XCTAssertEqual(edges.count, 3, "\(edges)")
  }
}
