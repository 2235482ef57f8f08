import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// Short sections that lie side by side.
final class SharedLineTests: XCTestCase {
  /// A section in short: the width of its photos, and letters for what else it is.
  private func section(_ text: Substring) -> HostSection {
    let photos = text.filter { !$0.isLetter }.split(separator: "+").compactMap { Double($0) }
    var rule = MasonryRows.Rule.justified(
      height: text.contains("t") ? 8 : 4, tolerance: text.contains("d") ? 0.25 : 0,
      breaking: text.contains("o") ? .optimal : .greedy,
      lastRow: text.contains("r") ? .end : .start)
    if text.contains("w") { rule = .flowing(height: 4) }
    let layout = MasonryRows.Configuration(
      rule: rule, itemSpacing: text.contains("g") ? 2 : 0, rowSpacing: 1,
      contentInsets: text.contains("i") ? LayoutInsets(top: 1, leading: 3, trailing: 2) : .zero,
      itemsInRow: text.contains("n") ? 1...2 : 1...9)
    let level = text.contains("y") ? 1 : text.contains("z") ? -1 : 0
    return HostSection(
      settings: .init(
        layout: text.contains("c") ? .columns(.fixed(2)) : .rows(layout),
        carousel: text.contains("k") ? .init(length: 4) : nil,
        sharedLine: text.contains("a") ? nil : .init(spacing: text.contains("s") ? 4 : 5),
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
    withEveryAtOnce("sections", in: cases.map { $0.0 }) { text in
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

  /// All feeds of up to three of some sections.
  func testSmallWorlds() {
    let sections = ["e", "30h", "60l", "30hf", "30hx", "30y", "60+60", "10i"].map {
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
