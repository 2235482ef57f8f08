import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Headers pinned on several levels, and collapsed sections, by the documentation's rules.
final class LevelsTests: XCTestCase {
  func testHeadersArePinnedBelowThoseOfHigherLevels() {
    withEveryAtOnce("seed", in: randomWorldSeeds) { seed in
      var random = SplitMix64(seed: seed)
      let feed = try random.outlinedFeed(sectionCount: 6)
      for _ in 0..<4 {
        let pin = random.view(of: feed)
        for section in 0..<feed.sectionCount {
          let address = MasonryFeed.Address.header(section: section)
          expectEqual(
            feed.frame(of: address, in: pin), pinned(headerOf: section, in: feed, pin.rect),
            "Header \(section) in \(pin.rect)")
        }
      }
    }
  }

  func testWhatIsFoundIsWhatALookAtEveryElementFinds() {
    withEveryAtOnce("seed", in: randomWorldSeeds) { seed in
      var random = SplitMix64(seed: seed)
      let feed = try random.outlinedFeed(sectionCount: 6)
      let addresses = random.addresses(of: feed)
      let (pin, other) = (random.view(of: feed).rect, random.view(of: feed).rect)
      let view = MasonryFeed.Viewport(random.chance(1, of: 2) ? pin : other, pinnedIn: pin)
      let all = addresses.compactMap { address in
        feed.frame(of: address, in: view).map { frame in
          MasonryFeed.Element(address: address, frame: frame, level: level(of: address, in: feed))
        }
      }
      let seen = all.filter { $0.frame.intersects(view.rect) }
      expectEqual(feed.elements(in: view), seen, "Elements in \(view)")
      expectEqual(feed.firstElement(in: view), seen.first { $0.zIndex >= 0 }, "The first one")
      expectEqual(feed.firstItem(in: view), seen.first { $0.address.item != nil }, "The first item")
      let point = LayoutPoint(x: view.rect.midX, y: view.rect.midY)
      let top = all.filter { $0.frame.contains(point) }.map { $0.zIndex }.max()
      expectEqual(feed.element(containing: point, in: view)?.zIndex, top, "The top at \(point)")
      let moved = addresses.filter {
        feed.frame(of: $0, in: .init(pin)) != feed.frame(of: $0, in: .init(other))
      }
      expectEqual(
        feed.invalidation(from: .init(.zero, pinnedIn: pin), to: .init(.zero, pinnedIn: other)),
        moved.isEmpty ? .nothing : .elements(moved), "From \(pin) to \(other)")
    }
  }

  func testAYearStaysOverItsDays() throws {
    var feed = try MasonryFeed(width: 100)
    for section in 0..<6 {
      let isYear = section % 3 == 0
      let header = MasonryFeed.Header(
        height: isYear ? 20 : 10, isPinned: true, level: isYear ? 1 : 0)
      try feed.appendSection(
        .init(grid: .init(columns: .fixed(1)), header: header), itemCount: isYear ? 0 : 1,
        measuredBy: MasonryHeightClosure { _, _ in 90 })
    }
    func tops(at y: Double) -> [Double?] {
      let view = MasonryFeed.Viewport(LayoutRect(x: 0, y: y, width: 100, height: 100))
      return (0..<4).map { feed.frame(of: .header(section: $0), in: view)?.minY }
    }
    // A year is 20 + 2 * (10 + 90) = 220 points long.
    XCTAssertEqual(tops(at: 0), [0, 20, 120, 220])
    XCTAssertEqual(tops(at: 50), [50, 70, 120, 220])
    XCTAssertEqual(tops(at: 95), [95, 110, 120, 220], "The first day is pushed under the year")
    XCTAssertEqual(tops(at: 150), [150, 110, 170, 220])
    XCTAssertEqual(tops(at: 205), [200, 110, 210, 220], "The year is pushed by the next one")
    var view = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 100, height: 100))
    feed.scroll(&view, to: .item(0, section: 2), at: .start)
    XCTAssertEqual(view.rect.minY, 130 - 30, "It is shown below both headers")
  }

  func testHiddenItemsAreFoundNowhereAndNothingIsAskedWhenTheyAreShownAgain() throws {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<3 {
      try feed.appendSection(
        .init(grid: .init(columns: .fixed(1)), header: .init(height: 10)), itemCount: 4,
        measuredBy: MasonryHeightClosure { index, _ in Double(index + 1) * 10 })
    }
    let open = feed
    var view = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 100, height: 1_000))
    let changes = try feed.keepingPlace(in: &view) {
      try $0.reconfigureSection(at: 1) { $0.isCollapsed = true }
    }
    XCTAssertEqual(changes.removed.map { $0.address }, (0..<4).map { .item($0, section: 1) })
    XCTAssertEqual(
      changes.moved.map { $0.newFrame.minY - $0.oldFrame.minY }, [-100, -100, -100, -100, -100])
    XCTAssertEqual(feed.contentSize.height, open.contentSize.height - 100)
    XCTAssertNil(feed.frame(of: .item(2, section: 1)))
    XCTAssertEqual(feed.neighbor(of: .item(3, section: 0), on: .below), .item(0, section: 2))
    XCTAssertEqual(
      feed.dropAddress(at: LayoutPoint(x: 5, y: 112), moving: .item(0, section: 0)),
      .item(4, section: 1))
    try feed.reconfigureSection(at: 1) { $0.isCollapsed = false }
    XCTAssertEqual(feed, open)
  }

  func testAPinnedHeaderStaysWhereItIsWhenItsSectionCollapses() throws {
    var feed = try MasonryFeed(width: 100)
    for _ in 0..<4 {
      try feed.appendSection(
        .init(grid: .init(columns: .fixed(1)), header: .init(height: 10, isPinned: true)),
        itemCount: 8, measuredBy: MasonryHeightClosure { _, _ in 50 })
    }
    var view = MasonryFeed.Viewport(LayoutRect(x: 0, y: 600, width: 100, height: 120))
    let header = feed.anchor(of: .header(section: 1), in: view)
    try feed.keepingPlace(in: &view, keeping: header) {
      try $0.reconfigureSection(at: 1) { $0.isCollapsed = true }
    }
    XCTAssertEqual(view.rect.minY, 410, "The header, which was pinned, is at the start of the view")
    XCTAssertEqual(feed.frame(of: .header(section: 1), in: view)?.minY, 410)
    let item = feed.anchor(of: .item(2, section: 2), in: view)
    try feed.keepingPlace(in: &view, keeping: item) {
      try $0.reconfigureSection(at: 1) { $0.isCollapsed = false }
    }
    XCTAssertEqual(view.rect.minY, 410 + 400)
    feed.scroll(&view, to: feed.anchor(of: .footer(section: 0), in: view))
    XCTAssertEqual(view.rect.minY, 810, "There is no such element")
  }

  /// The rule of the documentation: below the nearest header over it, as far as its scope allows.
  private func pinned(
    headerOf section: Int, in feed: MasonryFeed, _ rect: LayoutRect
  ) -> LayoutRect? {
    guard let header = feed.section(at: section).header,
      let frame = feed.frame(of: .header(section: section))
    else { return nil }
    let axis = feed.axis
    let isMirrored = axis == .horizontal && feed.environment.direction == .rightToLeft
    var pin = axis.interval(of: rect)
    let isPulled =
      isMirrored ? pin.far > axis.interval(of: frame).far : pin.near < axis.interval(of: frame).near
    let firstShown = (0..<feed.sectionCount).first { isShown($0, in: feed) }
    if header.isStretching, section == firstShown, isPulled {
      return axis.rect(
        main: isMirrored ? axis.interval(of: frame).near : pin.near,
        length: isMirrored
          ? pin.far - axis.interval(of: frame).near : axis.interval(of: frame).far - pin.near,
        cross: 0, crossLength: axis.cross.length(of: frame))
    }
    guard header.isPinned else { return frame }
    // The nearest pinned header before it that is over this section too.
    for other in (0..<section).reversed() {
      guard let outer = feed.section(at: other).header, outer.isPinned,
        scope(of: other, in: feed).contains(section),
        let cover = pinned(headerOf: other, in: feed, rect).map({ axis.interval(of: $0) })
      else { continue }
      pin =
        isMirrored
        ? LayoutInterval(near: pin.near, far: max(min(pin.far, cover.near), pin.near))
        : LayoutInterval(near: min(max(pin.near, cover.far), pin.far), far: pin.far)
      break
    }
    let last = scope(of: section, in: feed).last { isShown($0, in: feed) } ?? section
    let scope = axis.interval(of: feed.frame(ofSection: last))
    let (own, length) = (axis.interval(of: frame), axis.length(of: frame))
    let near =
      isMirrored
      ? min(own.near, max(pin.far - length, scope.near))
      : max(own.near, min(pin.near, scope.far - length))
    return axis.rect(
      main: near, length: length, cross: 0, crossLength: axis.cross.length(of: frame))
  }

  private func isShown(_ section: Int, in feed: MasonryFeed) -> Bool {
    let settings = feed.section(at: section)
    return settings.header != nil || settings.footer != nil
      || !feed[section].isEmpty && !settings.isCollapsed
  }

  /// The sections that a header is over: up to the next header of its level, if it has one.
  private func scope(of section: Int, in feed: MasonryFeed) -> Range<Int> {
    let level = max(0, feed.section(at: section).header?.level ?? 0)
    guard level > 0 else { return section..<section + 1 }
    let end = (section + 1..<feed.sectionCount).first {
      feed.section(at: $0).header.map { $0.level >= level } ?? false
    }
    return section..<(end ?? feed.sectionCount)
  }

  private func level(of address: MasonryFeed.Address, in feed: MasonryFeed) -> Int {
    guard case .header(let section) = address else { return 0 }
    return feed.section(at: section).header?.level ?? 0
  }
}

extension SplitMix64 {
  /// A feed with headers of several levels, some sections of which are collapsed.
  fileprivate mutating func outlinedFeed(sectionCount: Int) throws -> MasonryFeed {
    var feed = try feedHost(.quarters, sectionCount: sectionCount).feed()
    for section in 0..<sectionCount {
      let (level, isCollapsed) = (number(in: -1...3), chance(1, of: 4))
      try feed.reconfigureSection(at: section) {
        $0.header?.level = level
        $0.isCollapsed = isCollapsed
      }
    }
    return feed
  }
}
