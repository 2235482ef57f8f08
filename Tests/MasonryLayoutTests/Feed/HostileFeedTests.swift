import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Numbers that no app has, in snapshots, addresses and viewports of walls and feeds: nothing traps.
final class HostileFeedTests: XCTestCase {
  private typealias Address = MasonryFeed.Address

  func testFeeds() {
    withEveryAtOnce("feed", in: Self.feeds.indices) { expectAnswers(try Self.feeds[$0].get(), 397) }
  }

  /// Walls of every packing and of every rule, with kept items, and items stacked upwards.
  func testWalls() {
    let packings: [ColumnsLayout.Packing] = [
      .roundRobin, .shortestColumn, .gridLanes(tolerance: .points(2), dense: true),
    ]
    let rules: [RowsLayout.Rule] = [
      .justified(height: 20), .justified(height: 20, tolerance: 0.1, breaking: .optimal),
      .flowing(height: 9, alignment: .fill), .flowing(height: 9, hasOwnHeights: true),
      .even(.fixed(3)), .even(.tracks([.points(30), .fraction(1)])),
    ]
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 0.1)
    let spaces = [
      LayoutSpace.width(100), .height(90.1, environment: .init(direction: .rightToLeft, scale: 3)),
    ]
    withEvery("space", in: spaces) { space in
      let columns: ColumnsLayout.Columns =
        space.axis == .vertical
        ? .tracks([.points(30), .fraction(1), .fraction(2)])
        : .adaptive(minimumWidth: 20, maximumWidth: 30, maximumCount: 4)
      let walls =
        packings.map {
          ItemsLayout.columns(
            .init(
              columns: columns, trackAlignment: .center, columnSpacing: 2, itemSpacing: 1.1,
              contentInsets: insets, packing: $0))
        }
        + rules.map {
          .rows(
            .init(
              rule: $0, itemSpacing: 1.1, rowSpacing: 2, contentInsets: insets, itemsInRow: 1...5))
        }
      withEveryAtOnce("wall", in: walls) { layout in
        var wall = try MasonryWall(layout, in: space)
        try wall.items.appendItems(7, measuredBy: HostileHeights())
        wall.items.keptPlaces = .before(6)
        try wall.items.prependItems(2, measuredBy: HostileHeights())
        expectAnswers(wall.feed, 97)
      }
    }
  }

  /// A feed, and what every so many of the changed snapshots of it give, answer all they are asked.
  private func expectAnswers(_ feed: MasonryFeed, _ distance: Int) {
    withEvery("feed", in: [feed]) { feed in
      ask(feed, against: feed)
      try change(feed)
      let variants = HostileNumbers.variants(of: try JSON.text(of: feed))
      withEvery("snapshot", in: sample(variants, every: distance)) { variant in
        guard let decoded = try? JSON.value(MasonryFeed.self, from: variant) else { return }
        ask(decoded, against: feed)
        try? change(decoded)
      }
    }
  }

  /// Addresses that a feed does not have, wherever the documentation says what they lead to.
  func testAddresses() throws {
    for feed in try Self.feeds.map({ try $0.get() }) {
      for address in Self.hostileAddresses {
        var visible = feed.views[0]
        XCTAssertNil(feed.frame(of: address))
        XCTAssertNil(feed.frame(of: address, in: visible))
        XCTAssertNil(feed.anchor(of: address, in: visible).address)
        let bookmark: LayoutBookmark<Int> = feed.bookmark(in: visible) { $0.item }
        feed.scroll(&visible, to: bookmark) { _ in address }
        visible.roomBelow = address
        XCTAssertEqual(feed.room(in: visible), .zero)
        let mappings: [MasonryFeed.AddressMapping] = [
          .unchanged, .sections(.inserting(.max, at: 1)), .items(.removing(1..<3), inSection: 1),
          .items(.inserting(.max, at: .max), inSection: .max), .sections(.removing(0..<(.max))),
          .moving(.item(1, section: 0), to: .item(.max, section: .max)),
          .moving(.item(.max, section: .max), to: .item(0, section: 1)),
        ]
        for mapping in mappings.flatMap({ one in mappings.map { one.then($0) } }) {
          if let new = mapping.newAddress(of: address) {
            XCTAssertEqual(mapping.oldAddress(of: new), address)
          }
          feed.scroll(&visible, to: feed.anchor(in: visible), after: mapping)
        }
      }
    }
  }

  func testLevels() throws {
    for level in HostileNumbers.integers {
      var feed = try MasonryFeed(width: 100)
      try feed.appendSection(
        .init(header: .init(length: 3, isPinned: true, level: level)), itemCount: 0,
        measuredBy: HostileHeights())
      let header = feed.elements(in: LayoutRect(x: 0, y: 0, width: 9, height: 9)).first
      XCTAssertEqual(header?.zIndex, level < 0 ? 2 : level < .max - 2 ? level + 2 : .max)
    }
  }

  /// Anchors, bookmarks and mappings that were stored lead somewhere, or are refused.
  func testWhatIsStoredBesideAFeed() throws {
    let feed = try Self.feeds[0].get()
    let visible = feed.views[0]
    func forEachVariant<Value: Codable>(_ value: Value, _ body: (Value) -> Void) throws {
      let text = try JSON.text(of: value)
      for variant in HostileNumbers.variants(of: text) {
        if let value = try? JSON.value(Value.self, from: variant) { body(value) }
      }
    }
    func follow(_ anchor: LayoutAnchor, _ mapping: MasonryFeed.AddressMapping) {
      var (feed, scrolled) = (feed, visible)
      feed.scroll(&scrolled, to: anchor, after: mapping)
      XCTAssertTrue(scrolled.rect.isFinite)
      _ = (anchor.following(mapping).address, mapping.then(mapping))
      _ = feed.frameChanges(from: feed, by: mapping, in: scrolled, before: visible)
      feed.keepingPlace(in: &scrolled, keeping: anchor) { $0.removeSection(at: 0) }
    }
    try forEachVariant(feed.anchor(in: visible)) { follow($0, .unchanged) }
    let mapping = MasonryFeed.AddressMapping.sections(.moving(from: 2, to: 0))
      .then(.items(.inserting(2, at: 1), inSection: 1))
    try forEachVariant(mapping) { follow(feed.anchor(in: visible), $0) }
    let bookmark: LayoutBookmark<Int> = feed.bookmark(in: visible) { $0.item }
    try forEachVariant(bookmark) { bookmark in
      var scrolled = visible
      feed.scroll(&scrolled, to: bookmark) { .item($0, section: 0) }
      XCTAssertTrue(scrolled.rect.isFinite)
    }
    try forEachVariant(LayoutIndexMapping.moving(from: 4, to: 1)) { mapping in
      follow(feed.anchor(in: visible), .items(mapping.then(mapping), inSection: 0))
      for index in HostileNumbers.integers + [0, 1, 5] {
        guard let new = mapping.newIndex(of: index) else { continue }
        XCTAssertEqual(mapping.oldIndex(of: new), index)
      }
    }
  }
}

extension HostileFeedTests {
  private static let hostileAddresses = HostileNumbers.integers.flatMap { number in
    // 0 is a section of every feed, and one of its items.
    (number == 0 ? [] : [Address.header(section: number), .footer(section: number)])
      + (number == 0 ? [] : [.background(section: number), .item(number, section: 0)])
      + (number == 0 ? [] : [.item(0, section: number), .item(number, section: number)])
  }

  private func ask(_ feed: MasonryFeed, against other: MasonryFeed) {
    expect(feed.contentSize.isFinite, "The content is \(feed.contentSize)")
    for section in 0..<feed.sectionCount {
      let items = feed[section]
      expect(items.frames.allSatisfy(\.isFinite), "A frame is not finite in \(section)")
      for view in feed.views {
        expectEqual(items.indices(in: view.rect), items.items(in: view.rect).map(\.index))
        _ = items.itemsInReadingOrder(in: view.rect)
      }
    }
    for view in feed.views {
      for element in feed.elements(in: view) {
        expect(element.frame.isFinite, "\(element)")
        var scrolled = view
        for position in LayoutScrollPosition.allCases {
          feed.scroll(&scrolled, to: element.address, at: position)
        }
        _ = feed.anchor(of: element.address, in: view)
        for side in LayoutSide.allCases { _ = feed.neighbor(of: element.address, on: side) }
      }
      _ = (feed.elementsInReadingOrder(in: view), feed.room(in: view))
      _ = feed.invalidation(from: feed.views[0], to: view)
      follow(feed, view, to: other)
    }
    for (index, number) in HostileNumbers.numbers.enumerated() {
      scrub(feed, feed.views[index % feed.views.count], to: number)
    }
  }

  /// Follows what a view shows, by an anchor and in a transition.
  private func follow(_ feed: MasonryFeed, _ view: MasonryFeed.Viewport, to other: MasonryFeed) {
    var scrolled = view
    let anchor = feed.anchor(in: view, sticksToStart: false, sticksToEnd: true)
    let mappings: [MasonryFeed.AddressMapping] = [
      .moving(.item(1, section: 3), to: .item(2, section: 1)),
      .items(.removing(1..<9), inSection: 1),
      .sections(.moving(from: 0, to: 9)), .unchanged, .sections(.removing(0..<1)),
      .items(.removing(0..<3), inSection: 0), .items(.inserting(.max, at: 1), inSection: 0),
      .items(.moving(from: 30, to: 1).then(.removing(5..<19)), inSection: 0),
    ]
    for mapping in mappings {
      feed.scroll(&scrolled, to: anchor, after: mapping)
      _ = other.frameChanges(from: feed, by: mapping, in: scrolled, before: view)
    }
    let bookmark: LayoutBookmark<Int> = feed.bookmark(in: view, remembering: 5) { $0.item }
    for index in HostileNumbers.integers {
      feed.scroll(&scrolled, to: bookmark) { _ in .item(index, section: 0) }
    }
    for finger in [nil, LayoutPoint(x: 1e308, y: 5)] {
      let transition = LayoutTransition(
        from: feed, in: view, to: other, in: scrolled, around: finger)
      for progress in [-1e308, -0.5, 0, 0.3, 1, 1.5, .nan] {
        _ = (transition.elements(at: progress), transition.viewSize(at: progress))
      }
    }
  }

  private func scrub(_ feed: MasonryFeed, _ view: MasonryFeed.Viewport, to number: Double) {
    for unit in MasonryFeed.ScrubbingUnit.allCases {
      var scrolled = view
      feed.scroll(&scrolled, toFraction: number, by: unit)
      _ = (feed.fraction(of: scrolled, by: unit), feed.fractionsOfSections(in: view, by: unit))
      _ = feed.item(atFraction: number, in: view, by: unit)
    }
    for point in [LayoutPoint(x: number, y: 3), LayoutPoint(x: 3, y: number)] {
      _ = (feed.element(containing: point, in: view), feed.anchor(at: point, in: view))
      for section in 0..<feed.sectionCount where !feed[section].isEmpty {
        _ = feed.dropAddress(at: point, moving: .item(0, section: section), in: view)
      }
    }
    for section in 0..<feed.sectionCount {
      for position in LayoutScrollPosition.allCases {
        _ = feed.snappedOffset(number, ofSection: section, at: position)
      }
    }
  }

  /// Changes a copy of a feed in many ways.
  private func change(_ feed: MasonryFeed) throws {
    var changed = feed
    var visible = feed.views[0]
    let (heights, count, last) = (HostileHeights(), feed[0].itemCount, feed.sectionCount - 1)
    func expectFinite() {
      expect(changed[0].frames.allSatisfy(\.isFinite), "A frame of an item is not finite")
      expect(changed.elements(in: visible).allSatisfy(\.frame.isFinite), "A frame is not finite")
    }
    try changed[0].insertItems(2, at: count / 2, measuredBy: heights)
    changed[0].moveItem(from: 0, to: count + 1)
    try changed[0].setLength(4.7, ofItemAt: 1)
    try changed.measure(itemsIn: &visible, margin: 1e308) { _ in heights }
    expectFinite()
    try changed.keepingPlace(in: &visible, sticksToEnd: true) {
      try $0[0].prependItems(2, measuredBy: heights)
      $0[0].removeItems(in: 0..<2)
    }
    try changed.resize(
      to: .height(33.3, environment: .init(direction: .rightToLeft, scale: 3))
    ) { _ in heights }
    expectFinite()
    try changed.reconfigureSection(at: min(1, last)) { $0.isCollapsed.toggle() }
    for number in HostileNumbers.numbers {
      _ = try? changed[0].appendItems(1, measuredBy: MasonryHeights([], default: number))
      try? changed.resize(width: number)
      try? changed.reconfigureSection(at: 0) { $0.header = .init(length: number, level: .max) }
      try? changed.reconfigureSection(at: min(2, last)) { $0.carousel = .init(length: number) }
    }
    changed.moveSection(from: 0, to: last)
    expectFinite()
  }

  /// Feeds with levels, carousels of columns and rows, and all that surrounds items.
  private static let feeds: [Result<MasonryFeed, any Error>] = [
    LayoutSpace.width(100),
    .width(90.1, environment: .init(direction: .rightToLeft, scale: 3)),
    .height(80, environment: .init(direction: .rightToLeft)),
  ].map { space in
    Result {
      var feed = try MasonryFeed(in: space)
      let layouts: [ItemsLayout] = [
        .columns(.init(columns: .fixed(2), itemSpacing: 1, packing: .gridLanes(dense: true))),
        .rows(.init(rule: .justified(height: 12, breaking: .optimal), itemsInRow: 1...4)),
        .columns(.init(columns: .adaptive(minimumWidth: 10), contentInsets: .init(1.1))),
        .rows(.even(.fixed(2))),
      ]
      for (index, layout) in layouts.enumerated() {
        try feed.appendSection(
          .init(
            layout: layout, carousel: index == 2 ? .init(length: 20.3) : nil,
            header: .init(length: 3, isPinned: true, isStretching: true, level: index % 2),
            footer: .init(length: 2, isPinned: true), background: .init(0.3), spacingAfter: 1.7),
          itemCount: 5, measuredBy: HostileHeights())
      }
      feed[0].keptPlaces = .before(4)
      try feed[0].prependItems(2, measuredBy: HostileHeights())
      return feed
    }
  }
}

extension MasonryFeed {
  /// The views through which a feed is seen: in the middle, all of it, and absurd ones.
  fileprivate var views: [Viewport] {
    let size = contentSize
    let offsets = [-1: 3, 2: 1e308, .max: 0.3, .min: .nan, 0: -.infinity]
    return [
      Viewport(
        LayoutRect(x: size.width / 3, y: size.height / 3, width: 20.3, height: 30.1),
        offsets: [2: 1.3]),
      Viewport(LayoutRect(origin: .zero, size: size), offsets: offsets),
      Viewport(
        LayoutRect(x: 0, y: 5, width: 50, height: 9),
        pinnedIn: LayoutRect(x: 0, y: .nan, width: 1, height: 1), hangsFromEnd: true,
        roomBelow: .item(-1, section: .min), offsets: [2: -1e308]),
      Viewport(
        LayoutRect(x: -1e308, y: 0, width: 1e308, height: 1e308), roomBelow: .header(section: 1)),
      Viewport(LayoutRect(x: 0, y: .nan, width: 1, height: 1), offsets: offsets),
    ]
  }
}

/// Heights in tenths, some of which are estimates.
private struct HostileHeights: MasonryHeightProvider {
  func height(ofItemAt index: Int, width: Double) -> Double { 0.1 * Double(3 + index % 5) }
  func width(ofItemAt index: Int, height: Double) -> Double { 0.1 * Double(3 + index % 7) }
  func columnSpan(ofItemAt index: Int) -> Int { index % 4 == 3 ? 2 : 1 }
  func pinnedColumn(ofItemAt index: Int) -> Int? { index % 6 == 5 ? 1 : nil }
  func isEstimated(itemAt index: Int) -> Bool { index % 3 == 0 }
}
