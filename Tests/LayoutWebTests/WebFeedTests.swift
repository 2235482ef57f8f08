import MasonryLayout
import XCTest

@testable import LayoutWeb

/// A feed behind the bridge is the one that the library makes.
final class WebFeedTests: XCTestCase {
  private let frame = Record<Double>(room: 4)

  /// What `Record.section` stands for.
  private let section = MasonryFeed.Section(
    layout: .columns(
      .init(
        columns: .fixed(3), columnSpacing: 10, itemSpacing: 10, contentInsets: LayoutInsets(10))),
    header: .init(length: 40, isPinned: true))

  /// Inserts a section behind the bridge, of ratios or of heights.
  private func insert(
    _ sizes: [Double], at index: Int, of handle: Double, _ settings: Record<Double> = .section,
    areHeights: Double = 0, line: UInt = #line
  ) {
    let answer = feedInsertSection(
      handle, Double(index), settings.address, Double(sizes.count), Record(sizes).address,
      areHeights)
    XCTAssertEqual(answer, 0, line: line)
  }

  /// Fails unless an element behind the bridge, of a kind, is where the library has it.
  private func expectFrame(
    _ kind: Double, _ section: Int, _ item: Int = 0, of handle: Double, _ wanted: LayoutRect?,
    line: UInt = #line
  ) {
    let answer = feedFrame(handle, kind, Double(section), Double(item), frame.address)
    XCTAssertEqual(answer, wanted == nil ? -1 : 1, line: line)
    guard let wanted else { return }
    XCTAssertEqual(
      frame.numbers, [wanted.minX, wanted.minY, wanted.width, wanted.height], line: line)
  }

  func testElementsOfAFeedArePinnedInTheVisibleRectangle() throws {
    let handle = feedCreate(Record<Double>.feed.address)
    defer { XCTAssertEqual(layoutDestroy(handle), 0) }
    let ratios = (0..<60).map { 0.5 + Double($0 % 9) / 4 }
    var feed = try MasonryFeed(width: 1000)
    for section in 0..<2 {
      let ratios = section == 0 ? ratios : ratios.reversed()
      insert(ratios, at: section, of: handle)
      try feed.appendSection(
        self.section, itemCount: 60, measuredBy: MasonryAspectRatios(ratios))
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
    expectFrame(1, 0, of: handle, LayoutRect(x: 0, y: 0, width: 1000, height: 40))
    expectFrame(3, 0, of: handle, nil)
  }

  /// A feed that is built beside another one, and takes its place, keeps what is visible.
  func testAFeedTakesOverTheMarkOfAnother() throws {
    let handles = [
      feedCreate(Record<Double>.feed.address), feedCreate(Record([0, 700, 0, 3]).address),
    ]
    defer { for handle in handles { XCTAssertEqual(layoutDestroy(handle), 0) } }
    let ratios = (0..<60).map { 0.5 + Double($0 % 9) / 3 }
    var feed = try MasonryFeed(width: 1000)
    for handle in handles { insert(ratios, at: 0, of: handle) }
    try feed.appendSection(section, itemCount: 60, measuredBy: MasonryAspectRatios(ratios))
    let anchor = feed.anchor(in: .init(LayoutRect(x: 0, y: 2000, width: 1000, height: 700)))
    try feed.resize(width: 700, environment: .init(scale: 3)) { _ in MasonryAspectRatios(ratios) }
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 700, height: 500))
    feed.scroll(&visible, to: anchor, after: .unchanged)
    XCTAssertGreaterThan(visible.rect.minY, 0)

    let offset = Record<Double>(room: 1)
    XCTAssertEqual(feedKeptOffset(handles[1], 0, 0, 700, 500, offset.address), -7)
    XCTAssertEqual(feedMark(handles[0], 0, 2000, 1000, 700), 0)
    XCTAssertEqual(feedTakeMark(handles[1], handles[0]), 0)
    XCTAssertEqual(feedTakeMark(handles[1], -1), -2)
    XCTAssertEqual(feedKeptOffset(handles[1], 0, 0, 700, 500, offset.address), 1)
    XCTAssertEqual(offset.numbers, [visible.rect.minY])
  }

  func testASectionOfRows() throws {
    let handle = feedCreate(Record<Double>.feed.address)
    defer { XCTAssertEqual(layoutDestroy(handle), 0) }
    var feed = try MasonryFeed(width: 1000)
    for (number, breaking) in RowsLayout.Breaking.allCases.enumerated() {
      var heldBack = 0
      for count in 55...61 {
        var ends: [Double?] = []
        let ratios = (0..<count).map { 0.5 + Double($0 % 9) / 4 }
        for (last, lastRow) in [RowsLayout.Alignment.start, .fill, nil].enumerated() {
          let section = feed.sectionCount
          let settings = Record(
            [1, 120, Double(number), Double(last), 4, 6, 1, 2, 3, 4] + [-1, 0, 40, 1, 0]
              + Record<Double>.after)
          insert(ratios, at: section, of: handle, settings)
          let rows = RowsLayout(
            rule: .justified(height: 120, breaking: breaking, lastRow: lastRow ?? .start),
            itemSpacing: 4, rowSpacing: 6,
            contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            holdsBackLastRow: lastRow == nil)
          try feed.appendSection(
            .init(layout: .rows(rows), header: .init(length: 40, isPinned: true)),
            itemCount: count, measuredBy: MasonryAspectRatios(ratios))
          for item in 0..<count {
            expectFrame(
              2, section, item, of: handle, feed.frame(of: .item(item, section: section)))
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
    var edges: Set<Double> = []
    for (spacing, fillsWidth) in [(-1.0, false), (16, false), (16, true)] {
      let handle = feedCreate(Record<Double>.feed.address)
      defer { XCTAssertEqual(layoutDestroy(handle), 0) }
      var feed = try MasonryFeed(width: 1000)
      let settings = Record(
        [1, 120, 0, 0, 4, 6, 1, 2, 3, 4] + [spacing, fillsWidth ? 1 : 0, 40, 1, 0]
          + Record<Double>.after)
      let rows = RowsLayout(
        rule: .justified(height: 120), itemSpacing: 4, rowSpacing: 6,
        contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      for section in 0..<5 {
        insert(ratios, at: section, of: handle, settings)
        try feed.appendSection(
          .init(
            layout: .rows(rows),
            sharedLine: spacing < 0 ? nil : .init(spacing: spacing, fillsWidth: fillsWidth),
            header: .init(length: 40, isPinned: true)), itemCount: 3,
          measuredBy: MasonryAspectRatios(ratios))
      }
      for section in 0..<5 {
        expectFrame(1, section, of: handle, feed.frame(of: .header(section: section)))
      }
      edges.insert(try XCTUnwrap(feed.frame(of: .header(section: 2))).minX)
    }
    // Alone, the third of a line, and the third of one that fills the width.
    XCTAssertEqual(edges.count, 3, "\(edges)")
  }

  /// Tags in flowing rows, under headers on two levels, beside a carousel that is scrolled, and closed.
  func testCarouselsTagsAndLevels() throws {
    let handle = feedCreate(Record<Double>.feed.address)
    defer { XCTAssertEqual(layoutDestroy(handle), 0) }
    let ratios = (0..<60).map { 0.5 + Double($0 % 9) / 3 }
    var feed = try MasonryFeed(width: 1000)
    let carousel = Record(
      [0] + Record<Double>.grid(columns: 1) + [-1, 0, 50, 1, 1, 1, -1, 0, 0, 6, 190, 0])
    let tags = Record([1, 34, 2, 0, 8, 6, 1, 2, 3, 4, -1, 0, 40, 1, 0] + Record<Double>.after)
    let column = ColumnsLayout(
      columns: .fixed(1), columnSpacing: 10, itemSpacing: 10, contentInsets: LayoutInsets(10))
    try feed.appendSection(
      .init(
        layout: .columns(column), carousel: .init(length: 190),
        header: .init(length: 50, isPinned: true, isStretching: true, level: 1),
        background: LayoutInsets(0), spacingAfter: 6),
      itemCount: 60, measuredBy: MasonryAspectRatios(ratios))
    try feed.appendSection(
      .init(
        layout: .rows(
          .init(
            rule: .flowing(height: 34), itemSpacing: 8, rowSpacing: 6,
            contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
        header: .init(length: 40, isPinned: true)), itemCount: 60,
      measuredBy: MasonryAspectRatios(ratios))
    for (index, settings) in [carousel, tags].enumerated() {
      insert(ratios, at: index, of: handle, settings)
    }

    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 1000, height: 300))
    func expectElements(at y: Double, file: StaticString = #filePath, line: UInt = #line) {
      visible.rect = LayoutRect(x: 0, y: y, width: 1000, height: 300)
      let wanted = feed.elements(in: visible).map { element -> [Double] in
        let frame = element.frame
        return [
          Double(element.address.section), Double(element.address.item ?? -1), frame.minX,
          frame.minY, frame.width, frame.height, Double(element.zIndex),
        ]
      }
      let room = Record(room: 9 * wanted.count)
      let count = feedElements(handle, 0, y, 1000, 300, 0, room.address, Double(wanted.count))
      XCTAssertEqual(count, Double(wanted.count), file: file, line: line)
      let found = stride(from: 0, to: room.count, by: 9).map {
        Array(room.numbers[$0 + 1..<$0 + 8])
      }
      XCTAssertEqual(Set(found), Set(wanted), file: file, line: line)
    }
    expectElements(at: 0)
    // Pulled, so that the first header stretches, and on, so that both are pinned.
    for y in [-70.0, 260, 100.0 / 3] { expectElements(at: y) }
    visible.offsets[0] = 1000.0 / 3
    XCTAssertEqual(feedScrollCarousel(handle, 0, 1000.0 / 3), 1000.0 / 3)
    expectElements(at: 0)
    let last = feed.clampedOffset(.infinity, ofSection: 0)
    XCTAssertEqual(feedScrollCarousel(handle, 0, 1e9), last)
    XCTAssertEqual(feedScrollCarousel(handle, 0, -.nan), 0)
    XCTAssertEqual(feedScrollCarousel(handle, 0, 500), 500)
    XCTAssertEqual(feedScrollCarousel(handle, 1, 500), 0)
    XCTAssertEqual(feedScrollCarousel(handle, 2, 0), -3)

    // The offset goes where its section goes.
    XCTAssertEqual(feedMoveSection(handle, 0, 1), 0)
    feed.moveSection(from: 0, to: 1)
    visible.offsets = [1: 500]
    expectElements(at: 700)
    let closed = Record([1.0, 34, 2, 0, 8, 6, 1, 2, 3, 4, -1, 0, 40, 1, 0, 0, -1, 0, -1, 0, -1, 1])
    XCTAssertEqual(feedConfigureSection(handle, 0, closed.address, 0, nil, 0), 0)
    try feed.reconfigureSection(at: 0) { $0.isCollapsed = true }
    expectElements(at: 0)
    let level = Record([1.0, 34, 2, 0, 8, 6, 1, 2, 3, 4, -1, 0, 40, 1, 0, -1, -1, 0, -1, 0, -1, 1])
    XCTAssertEqual(feedConfigureSection(handle, 0, level.address, 0, nil, 0), -3)
    expectElements(at: 0)
  }

  /// A chat of heights in thirds, on a screen of three pixels a point: short, full, and with a question.
  func testAChatHangsFromItsEnd() throws {
    let handle = feedCreate(Record([0, 300, 0, 3]).address)
    defer { XCTAssertEqual(layoutDestroy(handle), 0) }
    let settings = Record(
      [0] + Record<Double>.grid(columns: 1) + [-1, 0, -1, 0, 0] + Record<Double>.after)
    func insert(_ heights: [Double], at index: Int) {
      self.insert(heights, at: index, of: handle, settings, areHeights: 1)
    }
    let (room, offset) = (Record(room: 2), Record(room: 1))
    func expectRoom(_ wanted: [Double], line: UInt = #line) {
      XCTAssertEqual(feedRoom(handle, 0, 0, 300, 500, room.address), 1, line: line)
      for (found, wanted) in zip(room.numbers, wanted) {
        XCTAssertEqual(found, wanted, accuracy: 1e-9, line: line)
      }
    }
    func keptOffset() -> Double {
      XCTAssertEqual(feedKeptOffset(handle, 0, 0, 300, 500, offset.address), 1)
      return offset.numbers[0]
    }
    insert([100.0 / 3, 50], at: 0)
    expectRoom([0, 0])
    XCTAssertEqual(feedHang(handle, -1, 0), 0)
    // 10 points around, and 10 between two messages: the content is 113.3 long.
    expectRoom([500 - 340.0 / 3, 0])

    // Messages at the end come into view, if the end is in view.
    XCTAssertEqual(feedMark(handle, 0, 340.0 / 3 - 500, 300, 500), 0)
    insert([1000.0 / 3, 200], at: 1)
    let length = 340.0 / 3 + 30 + 1600.0 / 3
    XCTAssertEqual(keptOffset(), length - 500, accuracy: 1e-9)

    // Older ones come in above: what is visible stays.
    XCTAssertEqual(feedMark(handle, 0, 20, 300, 500), 0)
    insert([70, 80.0 / 3], at: 0)
    XCTAssertEqual(keptOffset(), 20 + 30 + 290.0 / 3, accuracy: 1e-9)

    // A question goes to the start; the room below it shrinks while its answer grows.
    insert([40, 20], at: 3)
    let start = length + 30 + 290.0 / 3 + 10
    XCTAssertEqual(feedHang(handle, 3, 0), 0)
    expectRoom([0, 500 - 80])
    XCTAssertEqual(feedOffset(handle, showing: 2, 3, 0, 0, 0, 0, 300, 500, offset.address), 1)
    XCTAssertEqual(offset.numbers[0], start, accuracy: 1e-9)
    func grow(_ section: Double = 3, to height: Double, at y: Double) -> Double {
      XCTAssertEqual(feedMark(handle, 0, y, 300, 500), 0)
      let heights = Record([40, height])
      XCTAssertEqual(
        feedConfigureSection(handle, section, settings.address, 2, heights.address, 1), 0)
      return keptOffset()
    }
    XCTAssertEqual(grow(to: 700.0 / 3, at: start), start, accuracy: 1e-9)
    expectRoom([0, 500 - 60 - 700.0 / 3])
    // The question follows older messages.
    insert([100], at: 0)
    expectRoom([0, 500 - 60 - 700.0 / 3])
    // The view follows the end of an answer that is longer than it, unless somebody scrolled up.
    let end = grow(4, to: 2000.0 / 3, at: start + 120)
    XCTAssertEqual(end, start + 120 + 60 + 2000.0 / 3 - 500, accuracy: 1e-9)
    XCTAssertEqual(grow(4, to: 900, at: start - 100), start - 100, accuracy: 1e-9)

    XCTAssertEqual(feedHang(handle, 5, 0), -3)
    XCTAssertEqual(feedHang(handle, 4, 2), -3)
    XCTAssertEqual(feedHang(handle, -1, 0), 0)
    expectRoom([0, 0])
    let bad = Record([40, -1.0])
    XCTAssertEqual(feedConfigureSection(handle, 4, settings.address, 2, bad.address, 1), -8)
    XCTAssertEqual(feedConfigureSection(handle, 4, settings.address, 2, bad.address, 2), -4)
    XCTAssertEqual(feedFrame(handle, 2, 4, 1, frame.address), 1)
    XCTAssertEqual(frame.numbers[3], 900)
  }
}
