import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What is refused, with which sentence, and that the feed is then as it was.
final class FeedErrorTests: XCTestCase {
  private let host = FeedHost(sections: [
    HostSection(
      settings: .init(header: .init(extent: 2, isPinned: true), spacingAfter: 1),
      items: [HostItem(height: 3), HostItem(height: 1, span: 2)]),
    HostSection(settings: .init(footer: .init(extent: 1)), items: [HostItem(height: 5)]),
  ])

  private let heights = MasonryHeights([], default: 1)

  private func expectError(
    _ sentence: String, line: UInt = #line,
    _ change: (inout MasonryFeed) throws(MasonryFeedError) -> Void
  ) throws {
    var feed = try host.feed()
    do throws(MasonryFeedError) {
      try change(&feed)
      expect(false, "Nothing is thrown", line: line)
    } catch {
      expectEqual("\(error)", sentence, line: line)
    }
    expectSame(feed, try host.feed(), line: line)
  }

  /// Settings that are refused, and what is said of them in section 1.
  private let refused: [(MasonryFeed.Section, String)] = [
    (
      .init(grid: .init(axis: .horizontal)),
      "Section 1 must scroll along the axis of the feed, not horizontally."
    ),
    (
      .init(grid: .init(direction: .rightToLeft)),
      "Section 1 must run in the direction of the feed, not right to left."
    ),
    (.init(grid: .init(scale: 2)), "Section 1 must have the scale of the feed, not 2.0."),
    (
      .init(grid: .init(columns: .fixed(0))),
      "Section 1: The number of columns must be from 1 to 65535, not 0."
    ),
    (
      .init(header: .init(extent: -1)),
      "The header of section 1 must be a finite number of at least 0, not -1.0."
    ),
    (
      .init(footer: .init(extent: .nan)),
      "The footer of section 1 must be a finite number of at least 0, not nan."
    ),
    (
      .init(background: LayoutInsets(bottom: -3)),
      "The background insets of section 1 must each be a finite number of at least 0, "
        + "not (top: 0.0, leading: 0.0, bottom: -3.0, trailing: 0.0)."
    ),
    (
      .init(background: LayoutInsets(top: 1e200)),
      "The background insets of section 1 must each be at most 1e+150, "
        + "not (top: 1e+200, leading: 0.0, bottom: 0.0, trailing: 0.0)."
    ),
    (
      .init(spacingAfter: .infinity),
      "The spacing after section 1 must be a finite number of at least 0, not inf."
    ),
  ]

  func testSettingsOfASection() {
    withEvery("settings", in: refused) { settings, sentence in
      try expectError(sentence) { feed throws(MasonryFeedError) in
        try feed.insertSection(settings, itemCount: 1, at: 1, measuredBy: self.heights)
      }
      try expectError(sentence) { feed throws(MasonryFeedError) in
        try feed.reloadSection(at: 1, as: settings, itemCount: 1, measuredBy: self.heights)
      }
      try expectError(sentence) { feed throws(MasonryFeedError) in
        try feed.reconfigureSection(at: 1, as: settings, measuredBy: self.heights)
      }
    }
    withEvery("background", in: [LayoutInsets(-1), LayoutInsets(.nan)]) { insets in
      try expectError(
        "\(MasonryFeedError.backgroundInsets(insets, section: 2))"
      ) { feed throws(MasonryFeedError) in
        try feed.appendSection(
          .init(background: insets), itemCount: 0, measuredBy: self.heights)
      }
    }
  }

  func testSettingsOfTheFeed() throws {
    for breadth in [Double.nan, -1, .infinity] {
      let sentence =
        "The breadth of the feed must be a finite number of at least 0, not \(breadth)."
      try expectError(sentence) { feed throws(MasonryFeedError) in
        feed = try MasonryFeed(breadth: breadth)
      }
      try expectError(sentence) { feed throws(MasonryFeedError) in
        try feed.resize(breadth: breadth) { _ in self.heights }
      }
    }
    for scale in [Double.nan, 0, -2, .infinity] {
      try expectError(
        "The scale must be a finite number of pixels per point greater than 0, not \(scale)."
      ) { feed throws(MasonryFeedError) in
        try feed.reconfigure(.init(scale: scale)) { _ in self.heights }
      }
    }
    let scaled = try MasonryFeed(configuration: .init(scale: 2), breadth: 10)
    var feed = scaled
    XCTAssertThrowsError(
      try feed.appendSection(.init(), itemCount: 0, measuredBy: heights)
    ) { error in
      XCTAssertEqual("\(error)", "Section 0 must have the scale of the feed, not none.")
    }
    XCTAssertEqual(feed, scaled)
  }

  func testBars() throws {
    try expectError(
      "The header of section 1 must be at most 1e+150, not 1e+151."
    ) { feed throws(MasonryFeedError) in
      try feed.setHeader(.init(extent: 1e151), ofSection: 1)
    }
    try expectError(
      "The footer of section 0 must be a finite number of at least 0, not -0.5."
    ) { feed throws(MasonryFeedError) in
      try feed.setFooter(.init(extent: -0.5), ofSection: 0)
    }
  }

  func testItems() throws {
    let bad = MasonryMeasure { item, _ in item == 1 ? .nan : 1 }
    let sentence = "Section 0: The height of item 1 must be a finite number of at least 0, not nan."
    try expectError(sentence) { feed throws(MasonryFeedError) in
      try feed.insertItems(2, at: 0, inSection: 0, measuredBy: bad)
    }
    try expectError(sentence) { feed throws(MasonryFeedError) in
      try feed.remeasureItems([0, 1], inSection: 0, measuredBy: bad)
    }
    try expectError(sentence) { feed throws(MasonryFeedError) in
      try feed.setExtent(.nan, ofItemAt: 1, inSection: 0)
    }
    try expectError(sentence) { feed throws(MasonryFeedError) in
      try feed.reloadSection(at: 0, itemCount: 2, measuredBy: bad)
    }
    try expectError(sentence) { feed throws(MasonryFeedError) in
      try feed.insertSection(.init(), itemCount: 2, at: 0, measuredBy: bad)
    }
    try expectError(
      "Section 1: The grid cannot take -1 more items; it holds from 0 to 4294967295."
    ) { feed throws(MasonryFeedError) in
      try feed.appendItems(-1, toSection: 1, measuredBy: heights)
    }
  }

  /// The first section is resized before the second fails; both are as they were.
  func testAFailureInALaterSection() throws {
    let sentence =
      "Section 1: The height of item 0 must be a finite number of at least 0, not -7.0."
    try expectError(sentence) { feed throws(MasonryFeedError) in
      try feed.resize(breadth: 20) { section in
        MasonryHeights([], default: section == 0 ? 4 : -7)
      }
    }
    try expectError(sentence) { feed throws(MasonryFeedError) in
      try feed.reconfigure(.init(axis: .horizontal, direction: .rightToLeft)) { section in
        MasonryHeights([], default: section == 0 ? 4 : -7)
      }
    }
  }
}
