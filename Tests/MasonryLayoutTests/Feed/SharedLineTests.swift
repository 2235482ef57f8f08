import LayoutGeometry
import LayoutTestSupport
@testable import MasonryLayout
import XCTest

@testable import LayoutOracles

/// Short sections that lie side by side.
final class SharedLineTests: XCTestCase {
  /// A section in short: the width of its photos, and letters for what else it is.
  private func section(_ text: Substring) -> HostSection {
    let photos = text.filter { !$0.isLetter }.split(separator: "+").compactMap { Double($0) }
    var rule = RowsLayout.Rule.justified(
      height: text.contains("t") ? 8 : 4, tolerance: text.contains("d") ? 0.25 : 0,
      breaking: text.contains("o") ? .optimal : .greedy,
      lastRow: text.contains("r") ? .end : .start)
    if text.contains("w") { rule = .flowing(height: 4) }
    let layout = RowsLayout(
      rule: rule, itemSpacing: text.contains("g") ? 2 : 0, rowSpacing: 1,
      contentInsets: text.contains("i") ? LayoutInsets(top: 1, leading: 3, trailing: 2) : .zero,
      itemsInRow: text.contains("n") ? 1...2 : 1...9)
    let level = text.contains("y") ? 1 : text.contains("z") ? -1 : 0
    return HostSection(
      settings: .init(
        layout: text.contains("c") ? .columns(.fixed(2)) : .rows(layout),
        carousel: text.contains("k") ? .init(length: 4) : nil,
        sharedLine: text.contains("a")
          ? nil : .init(spacing: text.contains("s") ? 4 : 5, fillsWidth: text.contains("p")),
        header: text.contains { "hyz".contains($0) }
          ? .init(length: text.contains("l") ? 7 : 3, isPinned: true, level: level) : nil,
        footer: text.contains("f") ? .init(length: text.contains("l") ? 2 : 1) : nil,
        background: text.contains("b") ? LayoutInsets(1) : nil,
        spacingAfter: text.contains("l") ? 6 : 1, isCollapsed: text.contains("x")),
      items: photos.map { HostItem(height: $0, span: text.contains("u") ? 2 : 1) })
  }

  /// Sections, and which of them share a line in a feed of 100 points, by their indices.
  private let cases: [(String, String)] = [
    // As many as fit, in order.
    ("30", "0"), ("30 30", "01"), ("30 30 30", "012"), ("30 30 31", "01 2"), ("31 30 30", "01 2"),
    ("30 30 30 30", "012 3"), ("30 30 30 30 30 30", "012 345"), ("95 0", "01"), ("96 0", "0 1"),
    ("0 0 0", "012"), ("99 1", "0 1"), ("50 45", "01"), ("50 46", "0 1"), ("60 60 35", "0 12"),
    ("60 30 60 30", "01 23"), ("20 60 20 60", "01 23"), ("20 80 20", "0 1 2"),
    ("10 10 10 10 10 10 10 10", "0123456 7"), ("47.5 47.5", "01"), ("47.5 47.75", "0 1"),
    // Several photos, with spacings and insets.
    ("10+20 30 30", "012"), ("10+20g 30g 30g", "01 2"), ("10+10+10 65", "01"),
    ("10+10+10g 61g", "01"), ("10+10+10g 62g", "0 1"), ("30i 30i", "01"), ("45i 40i", "01"),
    ("45i 41i", "0 1"), ("30i 30 55", "01 2"), ("30i 30 20", "012"), ("30g 30 30", "012"),
    // More than a row, and a row that is full.
    ("60+60 30", "0 1"), ("30 60+60", "0 1"), ("30 60+60 30", "0 1 2"), ("30 30 60+60", "01 2"),
    ("60+60 30 30", "0 12"), ("100 0", "0 1"), ("0 100", "0 1"), ("60+39 0", "0 1"),
    ("90o 5o", "01"), ("90d 5d", "0 1"), ("74d 20d", "01"), ("75d 20d", "0 1"), ("95o 0o", "01"),
    ("60+60o 10o", "0 1"), ("10+10n 10n", "0 1"), ("10n 10n 10n", "012"), ("200o 1o", "0 1"),
    // Others in the way.
    ("30 30a", "0 1"), ("30a 30a", "0 1"), ("30 30a 30", "0 1 2"), ("30 30c 30 30", "0 1 23"),
    ("30 30k 30", "0 1 2"), ("30 30w 30", "0 1 2"), ("30w 30w", "0 1"), ("30r 30r", "0 1"),
    ("30 30r 30", "0 1 2"), ("30 30t", "0 1"), ("30t 30t", "01"), ("30t 30t 30 30", "01 23"),
    ("30 30s", "0 1"), ("30s 31s 31s", "012"), ("30 30s 30", "0 1 2"), ("30u 30", "0 1"),
    ("30 30u 30", "0 1 2"), ("4u 4u", "0 1"), ("30o 30", "01"),
    // Sections that show no items, or nothing.
    ("30 hx 30", "0 1 2"), ("30 30hx 30", "0 1 2"), ("30hx 30", "0 1"), ("30 h 30", "0 1 2"),
    ("30 f 30", "0 1 2"), ("30 e 30", "02"), ("30 30x 30", "02"),
    ("e 30 30", "12"), ("30 30 e", "01"), ("30 e e 30 e 31 30", "03 56"), ("e", ""),
    ("30 ea 30", "02"), ("30 ek 30", "02"), ("30 30xa 30", "02"), ("30x 30x", ""),
    // Headers, footers, backgrounds and levels.
    ("30h 30h", "01"), ("30h 30", "01"), ("30 30h", "01"), ("30hl 30h 30", "012"),
    ("30f 30fl 30", "012"), ("30b 30hb 30fb", "012"), ("30hfb 30hflb", "01"), ("30y 30h", "0 1"),
    ("30h 30y 30h", "0 1 2"), ("y 30h 30h y 30h 30h", "0 12 3 45"), ("30z 30z", "01"),
    ("30h 30h 30y 30h 30h", "01 2 34"), ("y 30h 30h 60h 30h", "0 12 34"),
    ("30l 30 30 30l", "012 3"), ("e 30h e e 30h", "14"),
    // Lines that fill the width.
    ("36p 40p 30p", "01 2"), ("20p 25p 60p", "01 2"), ("36p 40p", "01"), ("30p 30", "0 1"),
    ("36hp 40hfp 30p 36p 40ip 60p 20p", "01 23 4 56"), ("10gp 10+18gp e 28gp 30p", "013 4"),
    ("30hi 30hl 31fl 30b", "01 23"), ("0h 0h", "01"), ("30hf e 30hfl", "02"),
  ]

  private func host(_ text: String, _ settings: WallSettings = .init()) -> FeedHost {
    FeedHost(
      configuration: settings, crossLength: 100, sections: text.split(separator: " ").map(section))
  }

  func testWhichSectionsShareALine() {
    XCTAssertGreaterThanOrEqual(cases.count, 100)
    withEvery("sections", in: cases) { text, expected in
      let feed = try host(text).feed()
      var lines: [(start: Double, text: String)] = []
      for section in 0..<feed.sectionCount {
        let frame = feed.frame(ofSection: section)
        guard frame.height > 0 else { continue }
        if lines.last?.start != frame.minY { lines.append((frame.minY, "")) }
        lines[lines.count - 1].text += "\(section)"
      }
      expectEqual(lines.map { $0.text }.joined(separator: " "), expected)
    }
  }

  /// Every frame and query of the same feeds against the oracle, also as each section changes.
  func testTheSameFeedsChangeLikeAnyOther() {
    let settings = LayoutAxis.allCases.flatMap { axis in
      LayoutReadingDirection.allCases.flatMap { direction in
        [nil, 1, 3].map { WallSettings(axis: axis, direction: direction, scale: $0) }
      }
    }
    withEveryAtOnce("sections", in: sample(cases.map { $0.0 }, every: 9)) { text in
      let looks = text.utf8.reduce(UInt64(text.utf8.count)) { $0 &* 31 &+ UInt64($1) }
      for settings in sample(settings, every: 5, from: Int(looks % 5)) {
        let world = try host(text, settings).world(looks: looks)
        for index in sample(world.sections.indices, every: 2) {
          let steps: [FeedStep] = [
            .change([.setLength(20, at: 0)], at: index), .reconfigure(section("30x"), at: index),
            .change([.insert([HostItem(height: 65)], at: 0)], at: index),
            .insert(section("35hfl"), at: index), .insert(section("e"), at: index),
            .remove(at: index, count: 1), .move(from: index, to: 0), .resize(65),
            .setHeader(.init(length: 5, isPinned: true, level: 1), at: index), .restore,
          ]
          for step in steps { expectHolds(step, in: world) }
        }
      }
    }
  }

  /// A line of two sections and a section below it, whose edges are added up by hand.
  func testTheFramesOfALine() throws {
    let frames: [(MasonryFeed.Address, LayoutRect)] = [
      (.background(section: 0), LayoutRect(x: 1, y: 1, width: 28, height: 12)),
      (.header(section: 0), LayoutRect(x: 0, y: 0, width: 30, height: 3)),
      (.item(0, section: 0), LayoutRect(x: 0, y: 7, width: 30, height: 4)),
      (.header(section: 1), LayoutRect(x: 35, y: 0, width: 37, height: 7)),
      (.item(0, section: 1), LayoutRect(x: 38, y: 8, width: 20, height: 4)),
      (.item(1, section: 1), LayoutRect(x: 60, y: 8, width: 10, height: 4)),
      (.footer(section: 1), LayoutRect(x: 35, y: 12, width: 37, height: 2)),
      (.item(0, section: 2), LayoutRect(x: 0, y: 20, width: 61, height: 4)),
    ]
    for direction in LayoutReadingDirection.allCases {
      func placed(_ rect: LayoutRect) -> LayoutRect {
        var rect = rect
        if direction == .rightToLeft { rect.origin.x = 100 - rect.maxX }
        return rect
      }
      let feed = try host("30hb 20+10gihlf 61", .init(direction: direction)).feed()
      XCTAssertEqual(
        feed.allElements().map { $0.address }, frames.map { $0.0 }, "There is nothing else")
      for (address, frame) in frames { XCTAssertEqual(feed.frame(of: address), placed(frame)) }
      let sections = [(0.0, 0.0, 30.0, 14.0), (35, 0, 37, 14), (0, 20, 100, 4)]
      for (section, (x, y, width, height)) in sections.enumerated() {
        XCTAssertEqual(
          feed.frame(ofSection: section), placed(.init(x: x, y: y, width: width, height: height)))
      }
      // Pinned side by side, until the end of the line pushes each of them away.
      for (offset, starts) in [(0.0, [0.0, 0]), (5, [5, 5]), (10, [10, 7]), (13, [11, 7])] {
        let visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: offset, width: 100, height: 9))
        for (section, start) in starts.enumerated() {
          XCTAssertEqual(feed.frame(of: .header(section: section), in: visible)?.minY, start)
        }
      }
      let point = placed(LayoutRect(x: 61, y: 9, width: 0, height: 0)).origin
      XCTAssertEqual(
        feed.element(containing: point, in: .init(.zero))?.address, .item(1, section: 1))
    }
  }

  func testArrowsAndAFingerInALine() throws {
    let below: LayoutSide = .below
    for direction in LayoutReadingDirection.allCases {
      let isLeftToRight = direction == .leftToRight
      let (ahead, behind): (LayoutSide, LayoutSide) =
        isLeftToRight ? (.right, .left) : (.left, .right)
      let feed = try host("30hb 20+10gihlf 61 25 28", .init(direction: direction)).feed()
      let arrows: [(Int, Int, LayoutSide, MasonryFeed.Address?)] = [
        (0, 0, ahead, .item(0, section: 1)), (0, 1, ahead, .item(1, section: 1)),
        (1, 1, ahead, nil), (0, 1, behind, .item(0, section: 0)), (0, 0, behind, nil),
        (0, 0, below, .item(0, section: 2)), (1, 1, below, .item(0, section: 3)),
        (0, 2, .above, .item(0, section: 0)), (0, 3, .above, .item(1, section: 1)),
        (0, 2, ahead, .item(0, section: 3)), (0, 4, .above, .item(0, section: 2)),
        (0, 0, .above, nil), (0, 4, behind, nil),
      ]
      for (item, section, side, expected) in arrows {
        XCTAssertEqual(
          feed.neighbor(of: .item(item, section: section), on: side), expected,
          "\(side) of \(item) in \(section)")
      }
      // Only where the second section begins is its first item above the one at 40.
      let narrow = try host("30 10+20 35 5", .init(direction: direction)).feed()
      XCTAssertEqual(
        narrow.neighbor(of: .item(0, section: 3), on: .above), .item(0, section: 1))
      let drops: [(Double, Double, MasonryFeed.Address)] = [
        (62, 9, .item(1, section: 1)), (68, 9, .item(2, section: 1)), (99, 9, .item(2, section: 1)),
        (32, 9, .item(1, section: 0)), (33, 9, .item(0, section: 1)), (3, 1, .item(0, section: 0)),
      ]
      for (x, y, expected) in drops {
        let finger = LayoutPoint(x: isLeftToRight ? x : 100 - x, y: y)
        XCTAssertEqual(feed.dropAddress(at: finger, moving: .item(0, section: 4)), expected)
      }
    }
  }

  /// Of the last view 3 items of 4 are above it, half of them above the middle of the line's items.
  func testAScrubberThroughALine() throws {
    let feed = try host("30hb 20+10gihlf 61").feed()
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 100, height: 4))
    feed.scroll(&visible, toFraction: 0.5, by: .items)
    XCTAssertEqual(visible.rect.minY, 9.5)
    XCTAssertEqual(feed.fraction(of: visible, by: .items), 0.5)
    XCTAssertEqual(
      feed.item(atFraction: 0.5, in: visible, by: .items), .item(0, section: 1), "1 is before it")
    XCTAssertEqual(feed.fractionsOfSections(in: visible, by: .items), [0, 0, 1])
    XCTAssertEqual(feed.fractionsOfSections(in: visible), [0, 0, 1])
  }

  /// Items are enlarged in proportion, 1.25 times to fill the width, or twice, which does not.
  func testALineThatFillsTheWidth() throws {
    let feed = try host("36p 40p 30p").feed()
    XCTAssertEqual(
      feed.allElements().map { $0.frame },
      [(0.0, 0.0, 45.0, 5.0), (50, 0, 50, 5), (0, 6, 30, 4)].map {
        LayoutRect(x: $0, y: $1, width: $2, height: $3)
      })
    let found = feed.elements(in: LayoutRect(x: 44, y: 4.5, width: 7, height: 0.25))
    XCTAssertEqual(found.map { $0.address.section }, [0, 1], "Where they are only if enlarged")
    let low = MasonryFeed.Viewport(LayoutRect(x: 0, y: 4.5, width: 100, height: 0.25))
    XCTAssertEqual(feed.division(by: low).met.filter { $0.item != nil }.count, 2)
    XCTAssertEqual(feed[0].frame(ofItemAt: 0), LayoutRect(x: 0, y: 0, width: 36, height: 4))
    let high = try host("20p 25p 60p").feed()
    XCTAssertEqual(high.frame(ofSection: 1), LayoutRect(x: 45, y: 0, width: 50, height: 8))
    let last = try host("36p 40p").feed()
    XCTAssertEqual(last.frame(ofSection: 1), LayoutRect(x: 41, y: 0, width: 40, height: 4))
    for (scale, text) in [(nil, "10gp 10+18gp 30p 60p"), (3.0, "10gp 10+18gp 30p 60p")] {
      for direction in LayoutReadingDirection.allCases {
        let feed = try host(text, .init(direction: direction, scale: scale)).feed()
        let frames = feed.allElements().filter { $0.address.section < 3 }.map { $0.frame }
        let isAtStart = direction == .leftToRight
        let ends = (frames.map { $0.minX }.min() ?? 0, frames.map { $0.maxX }.max() ?? 0)
        XCTAssertEqual(isAtStart ? ends.0 : ends.1, isAtStart ? 0 : 100, accuracy: 1e-9)
        XCTAssertEqual(
          isAtStart ? ends.1 : ends.0, isAtStart ? 100 : 0, accuracy: scale.map { 1 / $0 } ?? 1e-9)
        XCTAssertEqual(Set(frames.map { $0.height }).count, 1)
        for (index, width) in [10.0, 10, 18, 30].enumerated() {
          XCTAssertEqual(
            frames[index].width / width, frames[0].height / 4, accuracy: scale == nil ? 1e-9 : 0.05)
        }
      }
    }
  }

  /// Of all limits of the heights of a line's sections, the least counts for every item.
  func testTheLimitsOfALineThatFillsTheWidth() throws {
    let cases: [(section: Int, rows: ClosedRange<Double>?, single: Double?, height: Double)] = [
      (0, nil, nil, 8), (0, nil, 6, 6), (1, nil, 6, 6), (0, 2...7, nil, 7), (1, 2...7, nil, 7),
      (0, 2...7, 5, 5), (1, 2...7, 5, 5), (1, 2...5, 7, 5), (0, 2...20, nil, 8), (1, nil, 20, 8),
      (1, 2...4, nil, 4), (0, 2...4, nil, 4),
    ]
    withEvery("limits", in: cases) { section, rowHeights, singleHeight, height in
      var host = host("20p 25p 60p")
      host.sections[section].settings.layout.rows?.rowHeights = rowHeights
      host.sections[section].settings.layout.rows?.singleRowMaximumHeight = singleHeight
      let frames = try host.feed().allElements().map { $0.frame }
      let factor = height / 4
      expectEqual(frames[0], LayoutRect(x: 0, y: 0, width: 20 * factor, height: height))
      expectEqual(
        frames[1], LayoutRect(x: 20 * factor + 5, y: 0, width: 25 * factor, height: height))
    }
  }

  /// All feeds of up to four of some sections.
  func testSmallWorlds() {
    let sections = ["e", "30h", "60lp", "34hfp", "30hx", "30y", "60+60", "10i"].map {
      section($0[...])
    }
    let worlds = Array(everyArray(of: sections, counts: 0...4).enumerated())
    withEveryAtOnce("world", in: sample(worlds, every: 61)) { number, sections in
      let direction = LayoutReadingDirection.allCases[number % 2]
      try FeedHost(
        configuration: .init(direction: direction), crossLength: 100, sections: sections
      ).expectHolds(looks: UInt64(number))
    }
  }
}
