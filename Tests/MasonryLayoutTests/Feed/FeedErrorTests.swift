import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What is refused, with which sentence, and that the feed is then as it was.
final class FeedErrorTests: XCTestCase {
  private let host = FeedHost(sections: [
    HostSection(
      settings: .init(header: .init(length: 2, isPinned: true), spacingAfter: 1),
      items: [HostItem(height: 3), HostItem(height: 1, span: 2)]),
    HostSection(settings: .init(footer: .init(length: 1)), items: [HostItem(height: 5)]),
  ])

  private let heights = MasonryHeights([], default: 1)

  private func expectError(
    _ sentence: String, line: UInt = #line,
    _ change: (inout MasonryFeed) throws(MasonryError) -> Void
  ) throws {
    var feed = try host.feed()
    do throws(MasonryError) {
      try change(&feed)
      expect(false, "Nothing is thrown", line: line)
    } catch {
      expectEqual("\(error)", sentence, line: line)
    }
    expectSame(feed, try host.feed(), line: line)
  }

  /// Settings that are refused, and what is said of them.
  private let refused: [(MasonryFeed.Section, String)] = [
    (
      .init(layout: .columns(.init(columns: .fixed(0)))),
      "The number of columns must be from 1 to 1024, not 0."
    ),
    (
      .init(header: .init(length: -1)),
      "The length of the header must be a finite number of at least 0, not -1.0."
    ),
    (
      .init(footer: .init(length: .nan)),
      "The length of the footer must be a finite number of at least 0, not nan."
    ),
    (
      .init(background: LayoutInsets(bottom: -3)),
      "The background insets must each be a finite number of at least 0, "
        + "not (top: 0.0, leading: 0.0, bottom: -3.0, trailing: 0.0)."
    ),
    (
      .init(background: LayoutInsets(top: 1e200)),
      "The background insets must each be at most 1e+150, "
        + "not (top: 1e+200, leading: 0.0, bottom: 0.0, trailing: 0.0)."
    ),
    (
      .init(spacingAfter: .infinity),
      "The spacing after the section must be a finite number of at least 0, not inf."
    ),
  ]

  func testSettingsOfASection() {
    withEvery("settings", in: refused) { settings, sentence in
      let sentence = "Section 1: " + sentence
      try expectError(sentence) { feed throws(MasonryError) in
        try feed.insertSection(settings, itemCount: 1, at: 1, measuredBy: self.heights)
      }
      try expectError(sentence) { feed throws(MasonryError) in
        try feed.reloadSection(at: 1, as: settings, itemCount: 1, measuredBy: self.heights)
      }
      try expectError(sentence) { feed throws(MasonryError) in
        try feed.reconfigureSection(at: 1, measuredBy: self.heights) { $0 = settings }
      }
    }
    withEvery("background", in: [LayoutInsets(-1), LayoutInsets(.nan)]) { insets in
      try expectError(
        "\(MasonryError.inSection(2, .backgroundInsets(insets)))"
      ) { feed throws(MasonryError) in
        try feed.appendSection(
          .init(background: insets), itemCount: 0, measuredBy: self.heights)
      }
    }
  }

  func testSettingsOfTheFeed() throws {
    for length in [Double.nan, -1, .infinity] {
      let width = "The width must be a finite number of at least 0, not \(length)."
      try expectError(width) { feed throws(MasonryError) in feed = try MasonryFeed(width: length) }
      try expectError(width) { feed throws(MasonryError) in
        try feed.resize(width: length) { _ in self.heights }
      }
      let height = "The height must be a finite number of at least 0, not \(length)."
      try expectError(height) { feed throws(MasonryError) in
        feed = try MasonryFeed(in: .height(length))
      }
      try expectError(height) { feed throws(MasonryError) in
        try feed.resize(to: .height(length, environment: feed.environment)) { _ in self.heights }
      }
    }
    for scale in [.nan, 0, -2, .infinity, .leastNonzeroMagnitude, 0.99e-150, 1.01e150] {
      try expectError(
        "The scale must be from 1e-150 to 1e150 pixels per point, not \(scale)."
      ) { feed throws(MasonryError) in
        try feed.resize(width: 12, environment: .init(scale: scale)) { _ in self.heights }
      }
    }
  }

  func testHeadersAndFooters() throws {
    try expectError(
      "Section 1: The length of the header must be at most 1e+150, not 1e+151."
    ) { feed throws(MasonryError) in
      try feed.reconfigureSection(at: 1) { $0.header = .init(length: 1e151) }
    }
    try expectError(
      "Section 0: The length of the footer must be a finite number of at least 0, not -0.5."
    ) { feed throws(MasonryError) in
      try feed.reconfigureSection(at: 0) { $0.footer = .init(length: -0.5) }
    }
  }

  /// What a change of a section's grid throws is the grid's.
  func testItems() throws {
    let bad = MasonryHeightClosure { item, _ in item == 1 ? .nan : 1 }
    let sentence = "The height of item 1 must be a finite number of at least 0, not nan."
    try expectError(sentence) { feed throws(MasonryError) in
      try feed[0].insertItems(2, at: 0, measuredBy: bad)
    }
    try expectError(sentence) { feed throws(MasonryError) in
      try feed[0].remeasure([0, 1], measuredBy: bad)
    }
    try expectError(sentence) { feed throws(MasonryError) in
      try feed[0].setLength(.nan, ofItemAt: 1)
    }
    try expectError("Section 0: " + sentence) { feed throws(MasonryError) in
      try feed.reloadSection(at: 0, itemCount: 2, measuredBy: bad)
    }
    try expectError("Section 0: " + sentence) { feed throws(MasonryError) in
      try feed.insertSection(.init(), itemCount: 2, at: 0, measuredBy: bad)
    }
    try expectError(
      "The layout cannot take -1 more items; it holds from 0 to 4294967295."
    ) { feed throws(MasonryError) in
      try feed[1].appendItems(-1, measuredBy: heights)
    }
  }

  /// The first section is resized before the second fails; both are as they were.
  func testAFailureInALaterSection() throws {
    try expectError(
      "Section 1: The height of item 0 must be a finite number of at least 0, not -7.0."
    ) { feed throws(MasonryError) in
      try feed.resize(width: 20) { section in
        MasonryHeights([], default: section == 0 ? 4 : -7)
      }
    }
    try expectError(
      "Section 1: The width of item 0 must be a finite number of at least 0, not -7.0."
    ) { feed throws(MasonryError) in
      try feed.resize(to: .height(20, environment: .init(direction: .rightToLeft))) { section in
        MasonryHeights(widths: [], default: section == 0 ? 4 : -7)
      }
    }
  }
}
