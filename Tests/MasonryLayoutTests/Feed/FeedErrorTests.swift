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
    _ expected: MasonryError, line: UInt = #line, _ change: (inout MasonryFeed) throws -> Void
  ) throws {
    var feed = try host.feed()
    expectThrows(expected, line: line) { try change(&feed) }
    expectSame(feed, try host.feed(), line: line)
  }

  /// Settings that are refused, and what is said of them.
  private let refused: [(MasonryFeed.Section, MasonryError)] = [
    (.init(layout: .columns(.fixed(0))), .columnCount(0)),
    (.init(header: .init(length: -1)), .headerLength(-1)),
    (.init(header: .init(length: 1e151)), .headerLength(1e151)),
    (.init(footer: .init(length: .nan)), .footerLength(.nan)),
    (.init(footer: .init(length: -0.5)), .footerLength(-0.5)),
    (.init(background: .init(bottom: -3)), .backgroundInsets(.init(bottom: -3))),
    (.init(background: .init(top: 1e200)), .backgroundInsets(.init(top: 1e200))),
    (.init(background: .init(.nan)), .backgroundInsets(.init(.nan))),
    (.init(sharedLine: .init(spacing: -1)), .sharedLineSpacing(-1)),
    (.init(spacingAfter: .infinity), .spacingAfter(.infinity)),
  ]

  func testSettingsOfASection() {
    withEvery("settings", in: refused) { settings, error in
      try expectError(.inSection(1, error)) {
        try $0.insertSection(settings, itemCount: 1, at: 1, measuredBy: heights)
      }
      try expectError(.inSection(1, error)) {
        try $0.reloadSection(at: 1, as: settings, itemCount: 1, measuredBy: heights)
      }
      try expectError(.inSection(1, error)) {
        try $0.reconfigureSection(at: 1, measuredBy: heights) { $0 = settings }
      }
      try expectError(.inSection(2, error)) {
        try $0.appendSection(settings, itemCount: 0, measuredBy: heights)
      }
    }
  }

  func testSettingsOfTheFeed() throws {
    for length in [Double.nan, -1, .infinity] {
      try expectError(.width(length)) { $0 = try MasonryFeed(width: length) }
      try expectError(.width(length)) { try $0.resize(width: length) { _ in heights } }
      try expectError(.height(length)) { $0 = try MasonryFeed(in: .height(length)) }
      try expectError(.height(length)) { try $0.resize(to: .height(length)) { _ in heights } }
    }
    for scale in [.nan, 0, -2, .infinity, .leastNonzeroMagnitude, 0.99e-150, 1.01e150] {
      try expectError(.scale(scale)) {
        try $0.resize(width: 12, environment: .init(scale: scale)) { _ in heights }
      }
    }
  }

  /// What a change of a section's items throws is that of the items.
  func testItems() throws {
    let bad = MasonryHeightClosure { item, _ in item == 1 ? .nan : 1 }
    let error = MasonryError.itemHeight(.nan, item: 1)
    try expectError(error) { try $0[0].insertItems(2, at: 0, measuredBy: bad) }
    try expectError(error) { try $0[0].remeasure([0, 1], measuredBy: bad) }
    try expectError(error) { try $0[0].setLength(.nan, ofItemAt: 1) }
    try expectError(.inSection(0, error)) {
      try $0.reloadSection(at: 0, itemCount: 2, measuredBy: bad)
    }
    try expectError(.inSection(0, error)) {
      try $0.insertSection(.init(), itemCount: 2, at: 0, measuredBy: bad)
    }
    try expectError(.itemCount(-1)) { try $0[1].appendItems(-1, measuredBy: heights) }
  }

  /// The first section is resized before the second fails; both are as they were.
  func testAFailureInALaterSection() throws {
    try expectError(.inSection(1, .itemHeight(-7, item: 0))) {
      try $0.resize(width: 20) { MasonryHeights([], default: $0 == 0 ? 4 : -7) }
    }
    try expectError(.inSection(1, .itemWidth(-7, item: 0))) {
      try $0.resize(to: .height(20, environment: .init(direction: .rightToLeft))) { section in
        MasonryHeights(widths: [], default: section == 0 ? 4 : -7)
      }
    }
  }
}
