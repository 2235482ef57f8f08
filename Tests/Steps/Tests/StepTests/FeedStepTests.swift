import LayoutGeometry
import MasonryLayout
import XCTest

/// How the steps of a feed grow with its sections and with their items.
final class FeedStepTests: XCTestCase {
  private let heights = MasonryHeightClosure { index, _ in Double(40 + index * 7 % 11 * 10) }

  /// Sections with as many items each, under headers of which one is pinned at a time.
  private func feed(sections: Int, items: Int) throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 300)
    for _ in 0..<sections {
      try feed.appendSection(section, itemCount: items, measuredBy: heights)
    }
    return feed
  }

  private let section = MasonryFeed.Section(
    layout: .columns(.fixed(3)), header: .init(length: 30, isPinned: true),
    spacingAfter: 8)

  private lazy var manySections = onceForEachSize { [self] in try feed(sections: $0, items: 12) }
  private lazy var manyItems = onceForEachSize { [self] in try feed(sections: 3, items: $0) }

  /// Many sections of twelve items, and then three of many items.
  private func expectBoth(
    _ growth: Growth, line: UInt = #line, of work: (inout MasonryFeed) throws -> Void
  ) throws {
    try expectSteps(growth, at: [30, 300, 3_000], making: manySections, line: line) { feed, _ in
      try work(&feed)
    }
    try expectSteps(growth, making: manyItems, line: line) { feed, _ in try work(&feed) }
  }

  private func screen(_ feed: MasonryFeed) -> LayoutRect {
    LayoutRect(x: 0, y: feed.contentSize.height / 2, width: 300, height: 800)
  }

  func testQuestions() throws {
    func expect(_ question: (MasonryFeed, LayoutRect) -> Void, line: UInt = #line) throws {
      try expectBoth(.logarithmic, line: line) { feed in question(feed, screen(feed)) }
    }
    try expect { feed, rect in _ = feed.elements(in: rect) }
    try expect { feed, rect in _ = feed.element(containing: rect.origin, in: .init(rect)) }
    try expect { feed, rect in
      let next = rect.offsetBy(dx: 0, dy: 20)
      _ = feed.invalidation(from: .init(rect), to: .init(next))
    }
    try expect { feed, rect in
      var visible = MasonryFeed.Viewport(rect)
      feed.scroll(&visible, to: feed.anchor(in: visible))
      _ = feed.frameChanges(from: feed, by: .unchanged, in: .init(rect), before: .init(rect))
    }
    try expect { feed, _ in
      let middle = feed.sectionCount / 2
      let item = feed[middle].itemCount / 2
      _ = feed.neighbor(of: .item(item, section: middle), on: .below)
      // The finger is on the item, in the section that it is in.
      let address = MasonryFeed.Address.item(item, section: middle)
      guard let frame = feed.frame(of: address, in: nil) else { return }
      _ = feed.dropAddress(at: LayoutPoint(x: frame.midX, y: frame.midY), moving: address)
    }
  }

  /// A frame of scrolling a carousel costs what is in view of it, wherever that is.
  func testCarousels() throws {
    try expectSteps(
      .logarithmic,
      making: { count in
        var feed = try MasonryFeed(width: 300)
        try feed.appendSection(
          .init(layout: .item, carousel: .init(length: 100)), itemCount: count,
          measuredBy: MasonryHeightClosure(width: { index, _ in Double(40 + index * 7 % 110) }) {
            _, _ in 100
          })
        return feed
      },
      of: { feed, _ in
        let (rect, middle) = (
          LayoutRect(x: 0, y: 0, width: 300, height: 800), feed.contentLength(ofSection: 0) / 2
        )
        let (old, new) = (
          MasonryFeed.Viewport(rect, offsets: [0: middle]),
          MasonryFeed.Viewport(rect, offsets: [0: middle + 20])
        )
        _ = feed.invalidation(from: old, to: new)
        _ = feed.snappedOffset(middle, ofSection: 0)
        _ = feed.frameChanges(from: feed, by: .unchanged, in: new, before: old)
      })
  }

  func testFrames() throws {
    try expectBoth(.constant) { feed in
      let middle = feed.sectionCount / 2
      _ = (feed.frame(ofSection: middle), feed.contentSize)
      _ = feed.frame(of: .header(section: middle), in: .init(screen(feed)))
      _ = feed.frame(of: .item(5, section: middle), in: nil)
    }
  }

  /// A section that changes places its own items; the others are moved as wholes.
  func testChangesOfSections() throws {
    func expect(
      _ growth: Growth, line: UInt = #line, _ change: (inout MasonryFeed) throws -> Void
    ) throws {
      try expectSteps(growth, at: [30, 300, 3_000], making: manySections, line: line) { feed, _ in
        try change(&feed)
      }
    }
    try expect(.linear) { feed in
      try feed.insertSection(section, itemCount: 12, at: 0, measuredBy: heights)
    }
    try expect(.linear) { feed in try feed[0].setLength(9, ofItemAt: 3) }
    try expect(.linear) { feed in try feed.reconfigureSection(at: 0) { $0.header = nil } }
    try expect(.linear) { feed in feed.removeSection(at: 0) }
    try expect(.linear) { feed in feed.moveSection(from: 0, to: feed.sectionCount - 1) }
    try expect(.linear) { feed in
      try feed.resize(width: 240) { _ in heights }
    }
    // Near the end it does not matter how many there are before it.
    try expect(.logarithmic) { feed in
      try feed.appendSection(section, itemCount: 12, measuredBy: heights)
    }
    try expect(.logarithmic) { feed in
      try feed.insertSection(
        section, itemCount: 12, at: feed.sectionCount - 2, measuredBy: heights)
    }
    try expect(.logarithmic) { feed in try feed[feed.sectionCount - 2].setLength(9, ofItemAt: 3) }
    try expect(.logarithmic) { feed in feed.removeSection(at: feed.sectionCount - 2) }
    try expect(.logarithmic) { feed in
      try feed.reconfigureSection(at: feed.sectionCount - 2) { $0.footer = .init(length: 4) }
    }
  }

  /// Other sections are moved as wholes, however many items they have.
  func testAChangeAboveLargeSections() throws {
    try expectSteps(
      .logarithmic,
      making: { count in
        var feed = try feed(sections: 1, items: 12)
        for _ in 0..<3 { try feed.appendSection(section, itemCount: count, measuredBy: heights) }
        return feed
      },
      of: { feed, _ in
        try feed[0].setLength(9, ofItemAt: 3)
        try feed.insertSection(section, itemCount: 12, at: 1, measuredBy: heights)
        feed.removeSection(at: 0)
      })
  }
}
