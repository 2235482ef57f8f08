import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import MasonryLayout

extension LayoutRect {
  /// How much of the rectangle lies before a coordinate, from 0 at its top to 1.
  fileprivate func positionAlongY(_ y: Double) -> Double { (y - minY) / height }
}

/// The way from one feed to another, against its documentation applied to all elements.
final class FeedTransitionTests: XCTestCase {
  private typealias Address = MasonryFeed.Address

  private func frames(
    of feed: MasonryFeed, in viewport: MasonryFeed.Viewport
  ) -> [Address: LayoutRect] {
    var frames: [Address: LayoutRect] = [:]
    for address in feed.allAddresses { frames[address] = feed.frame(of: address, in: viewport) }
    return frames
  }

  /// The ratio of the first columns of a section in two feeds.
  private func ratio(_ old: MasonryFeed, _ new: MasonryFeed, section: Int?) -> Double {
    guard let section, section < old.sectionCount, section < new.sectionCount else { return .nan }
    return new[section].grid!.firstColumnWidth / old[section].grid!.firstColumnWidth
  }

  private func viewport(
    of feed: MasonryFeed, _ random: inout SplitMix64
  ) -> MasonryFeed.Viewport {
    let (near, length) = random.stretch(of: feed.axis.length(of: feed.contentSize))
    let rect = feed.axis.rect(main: near, length: length, cross: 0, crossLength: 60)
    return .init(
      rect, pinnedIn: random.chance(1, of: 3) ? rect.insetBy(dx: 2, dy: 2) : nil)
  }

  func testRandomWorlds() {
    withEveryAtOnce("seed", in: sample(UInt64(0)..<30_000, every: 99)) { seed in
      var random = SplitMix64(seed: seed)
      let numbers: Numbers = seed % 2 == 0 ? .quarters : .fractions
      var host = random.outlinedHost(numbers, sectionCount: random.number(in: 0...6))
      let start = try host.feed()
      let other = random.feedHost(numbers, sectionCount: host.sections.count)
      if random.chance(1, of: 4) { host.configuration = other.configuration }
      for (section, new) in other.sections.enumerated() where random.chance(2, of: 3) {
        host.sections[section].settings = new.settings
      }
      if random.chance(1, of: 4), !host.sections.isEmpty { host.sections.removeLast() }
      if random.chance(1, of: 4), let last = other.sections.last { host.sections.append(last) }
      let end = try host.feed()
      let visible = self.viewport(of: start, &random)
      let finger = visible.rect.origin.offsetBy(
        dx: random.quarter(in: 0...40), dy: random.quarter(in: 0...40))
      let transition =
        random.chance(1, of: 2)
        ? MasonryFeed.Transition(from: start, to: end, around: finger, in: visible)
        : MasonryFeed.Transition(
          from: start, in: visible, to: end, in: self.viewport(of: end, &random), around: finger)
      let (old, new) = (
        self.frames(of: start, in: transition.startVisible),
        self.frames(of: end, in: transition.endVisible)
      )
      let reference = ReferencePassage(
        old: old, new: new, start: transition.startVisible.rect, end: transition.endVisible.rect,
        fixedPoint: finger.offsetBy(dx: -visible.rect.minX, dy: -visible.rect.minY),
        ratio: self.ratio(
          start, end, section: start.anchor(at: finger, in: visible).address?.section))
      self.expectEnds(of: transition)
      let ids = Set(old.keys).union(new.keys).sorted()
      for _ in 0..<2 {
        let progress = random.progress(numbers)
        reference.expect(
          transition.elements(at: progress).map {
            .init(id: $0.address, frame: $0.frame, opacity: $0.opacity)
          }, at: progress, of: ids, isExact: false)
      }
    }
  }

  /// Where an element is in two feeds that show it.
  private struct Pair: Hashable {
    var old, new: Address?
  }

  /// Any regrouping of items, matched by what `update(from:to:)` returned: each element is where the
  /// documentation says, and those of only one feed fade in their places.
  func testMappedWorlds() {
    withEveryAtOnce("seed", in: sample(UInt64(0)..<20_000, every: 99)) { seed in
      var random = SplitMix64(seed: seed)
      let numbers: Numbers = seed % 2 == 0 ? .quarters : .fractions
      let start = try random.feedHost(numbers, sectionCount: random.number(in: 1...6)).feed()
      let other = random.feedHost(numbers, sectionCount: 6).sections
      // Items are regrouped in their order, or some are also moved, removed and inserted.
      var next = 1000
      let old = (0..<start.sectionCount).map { section in
        (id: section, items: (0..<start[section].itemCount).map { $0 + 100 * section })
      }
      var items = old.flatMap { $0.items }
      if random.chance(1, of: 2) {
        for _ in 0..<random.number(in: 0...4) where !items.isEmpty {
          let moved = items.remove(at: random.number(in: items.indices))
          if random.chance(2, of: 3) { items.insert(moved, at: random.number(in: 0...items.count)) }
          items.insert(next, at: random.number(in: 0...items.count))
          next += 1
        }
      }
      var new: [(id: Int, items: [Int])] = []
      while !items.isEmpty || new.isEmpty {
        let count = random.number(in: 0...min(9, items.count))
        let id = new.count < 6 && random.chance(1, of: 2) ? new.count : 50 + new.count
        new.append((id, Array(items.prefix(count))))
        items.removeFirst(count)
      }
      var end = start
      let mapping = try end.update(
        from: old, to: new, section: { other[$0 % 6].settings },
        measuredBy: { _ in
          MasonryHeightClosure(width: { 7 + Double($0 % 5) / 3 + $1 * 0 }) {
            9.5 + Double($0) + $1 * 0
          }
        })
      if random.chance(1, of: 2) { try end.reconfigureSection(at: 0) { $0.layout = .item } }
      let visible = self.viewport(of: start, &random)
      let finger = visible.rect.origin.offsetBy(dx: random.quarter(in: 0...40), dy: 7.25)
      let transition =
        random.chance(1, of: 2)
        ? MasonryFeed.Transition(
          from: start, to: end, by: mapping, around: finger, in: visible)
        : MasonryFeed.Transition(
          from: start, in: visible, to: end, in: self.viewport(of: end, &random), by: mapping,
          around: finger)
      let oldFrames = self.frames(of: start, in: transition.startVisible)
      let newFrames = self.frames(of: end, in: transition.endVisible)
      var pairs = newFrames.keys.sorted().map { address in
        Pair(
          old: mapping.oldAddress(of: address).flatMap { oldFrames[$0] == nil ? nil : $0 },
          new: address)
      }
      let matched = Set(pairs.compactMap { $0.old })
      pairs += oldFrames.keys.sorted().filter { !matched.contains($0) }.map { Pair(old: $0) }
      let reference = ReferencePassage(
        old: Dictionary(
          uniqueKeysWithValues: pairs.compactMap { pair in pair.old.map { (pair, oldFrames[$0]!) } }
        ),
        new: Dictionary(
          uniqueKeysWithValues: pairs.compactMap { pair in pair.new.map { (pair, newFrames[$0]!) } }
        ),
        start: transition.startVisible.rect, end: transition.endVisible.rect, fixedPoint: .zero,
        ratio: 1)
      for progress in [0, random.fraction(in: 0...1), 0.5, 1] {
        reference.expect(
          transition.elements(at: progress).map { element in
            expectEqual(element.id, element.newID ?? element.oldID, "The identity")
            return .init(
              id: Pair(old: element.oldID, new: element.newID), frame: element.frame,
              opacity: element.opacity)
          }, at: progress, of: pairs, isExact: false)
      }
    }
  }

  /// From days to months: the photo under the finger stays there, and the day's header fades.
  func testFromDaysToMonths() throws {
    let days = (0..<360).map { day in (id: "day \(day)", items: (0..<7).map { day * 7 + $0 }) }
    let months = (0..<12).map { month in
      (id: "month \(month)", items: Array(month * 210..<month * 210 + 210))
    }
    func section(height: Double) -> MasonryFeed.Section {
      .init(
        layout: .rows(.init(rule: .justified(height: height, breaking: .optimal), itemSpacing: 3)),
        header: .init(length: 30, isPinned: true))
    }
    func ratios(_ items: [Int]) -> MasonryAspectRatios {
      MasonryAspectRatios(items.map { 0.6 + Double($0 * 7 % 11) / 9 })
    }
    for direction in LayoutReadingDirection.allCases {
      let environment = LayoutEnvironment(direction: direction, scale: 3)
      var feed = try MasonryFeed(width: 390, environment: environment)
      for day in days {
        try feed.appendSection(
          section(height: 120), itemCount: 7, measuredBy: ratios(day.items))
      }
      var end = feed
      let mapping = try end.update(
        from: days, to: months, section: { _ in section(height: 40) },
        measuredBy: { ratios(months[$0].items) })
      let visible = MasonryFeed.Viewport(
        LayoutRect(x: 0, y: (feed.contentSize.height / 2).rounded(), width: 390, height: 800))
      let finger = visible.rect.origin.offsetBy(dx: 200, dy: 400)
      let held = try XCTUnwrap(feed.anchor(at: finger, in: visible).address)
      let pinch = MasonryFeed.Transition(
        from: feed, to: end, by: mapping, around: finger, in: visible)
      let fraction = try XCTUnwrap(feed.frame(of: held)).positionAlongY(finger.y)
      for progress in [0.0, 0.25, 0.5, 0.75, 1] {
        let elements = pinch.elements(at: progress)
        let photo = try XCTUnwrap(elements.first { $0.oldID == held })
        XCTAssertEqual(photo.newID, mapping.newAddress(of: held))
        XCTAssertEqual(
          photo.frame.minY + fraction * photo.frame.height, 400, accuracy: 0.5, "\(progress)")
        for element in elements where element.id.item == nil {
          XCTAssertEqual(element.oldID == nil, element.newID != nil, "A header has a twin")
          let opacity = element.newID == nil ? 1 - progress : progress
          XCTAssertEqual(element.opacity, opacity, accuracy: 1e-12)
        }
        let photos = elements.filter { $0.id.item != nil }
        XCTAssert(photos.allSatisfy { $0.opacity == 1 && $0.oldID != nil && $0.newID != nil })
      }
      XCTAssertLessThan(pinch.passing.count, 600, "Few elements are looked at, of \(12 * 210)")
    }
  }

  /// The item under the finger keeps its place, and headers stay pinned on the way.
  func testAPinch() throws {
    func feed(_ columns: Int) throws -> MasonryFeed {
      var feed = try MasonryFeed(width: 600)
      for section in 0..<50 {
        try feed.appendSection(
          .init(
            layout: .columns(.fixed(columns)),
            header: .init(length: 40, isPinned: true)),
          itemCount: 60,
          measuredBy: MasonryHeightClosure { index, width in
            width * Double(3 + (index + section) * 7 % 5) / 4
          })
      }
      return feed
    }
    let (three, six) = try (feed(3), feed(6))
    let finger = LayoutPoint(x: 250, y: 20_400)
    let visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 20_000, width: 600, height: 800))
    let held = try XCTUnwrap(three.anchor(at: finger, in: visible).address)
    let frame = try XCTUnwrap(three.frame(of: held))
    XCTAssertTrue(frame.contains(finger))
    let fraction = (finger.y - frame.minY) / frame.height
    let pinch = MasonryFeed.Transition(from: three, to: six, around: finger, in: visible)
    for progress in [0, 0.25, 0.5, 1] {
      let elements = pinch.elements(at: progress)
      let item = try XCTUnwrap(elements.first { $0.address == held })
      XCTAssertEqual(item.frame.minY + fraction * item.frame.height, 400, accuracy: 1e-9)
      let header = try XCTUnwrap(elements.first { $0.address == .header(section: held.section) })
      XCTAssertEqual(header.frame.minY, 0, accuracy: 1e-9)
    }
    let past = try XCTUnwrap(pinch.elements(at: 1.5).first { $0.address == held })
    XCTAssertEqual(past.frame.width, 100 * 0.5.squareRoot(), accuracy: 1e-9)
  }

  /// At the ends a transition shows what the feeds do.
  private func expectEnds(of transition: MasonryFeed.Transition) {
    expectEqual(
      transition.elements(at: 0).map { $0.address },
      transition.start.elements(in: transition.startVisible).map { $0.address }, "At the start")
    expectEqual(
      transition.elements(at: 1).map { $0.address },
      transition.end.elements(in: transition.endVisible).map { $0.address }, "At the end")
  }

  /// What has no length is seen on an edge of the view, wherever it is pinned.
  func testElementsWithoutALengthAtTheEdges() {
    withEveryAtOnce("seed", in: sample(UInt64(0)..<1_500, every: 7)) { seed in
      var random = SplitMix64(seed: seed)
      let part = [3.0, 10][random.number(in: 0..<2)]
      let environment = LayoutEnvironment(
        direction: seed % 2 == 0 ? .rightToLeft : .leftToRight,
        scale: random.chance(1, of: 3) ? 3 : nil)
      func feed() throws -> MasonryFeed {
        var feed = try MasonryFeed(
          in: LayoutSpace(
            axis: seed % 3 == 0 ? .horizontal : .vertical, crossLength: 60,
            environment: environment))
        for _ in 0..<random.number(in: 1...5) {
          let lengths = (0..<random.number(in: 0...4)).map { _ in
            Double(random.number(in: 0...200)) / part
          }
          try feed.appendSection(
            .init(
              layout: .item,
              header: .init(length: 0, isPinned: true, level: random.number(in: 0...1)),
              footer: random.chance(1, of: 2) ? .init(length: 0, isPinned: true) : nil,
              spacingAfter: Double(random.number(in: 0...9)) / part),
            itemCount: lengths.count,
            measuredBy: MasonryHeightClosure(width: { index, _ in lengths[index] }) { index, _ in
              lengths[index]
            })
        }
        return feed
      }
      func view(of feed: MasonryFeed) -> MasonryFeed.Viewport {
        let edges = feed.allAddresses.compactMap { feed.frame(of: $0) }.flatMap {
          let interval = feed.axis.interval(of: $0)
          return [interval.near, interval.far]
        }
        func edge() -> Double {
          random.chance(1, of: 3)
            ? Double(random.number(in: -50...900)) / part
            : edges[random.number(in: edges.indices)]
        }
        let (one, other) = (edge(), edge())
        return .init(
          feed.axis.rect(
            main: min(one, other), length: (one - other).magnitude, cross: 0, crossLength: 60))
      }
      let (start, end) = try (feed(), feed())
      self.expectEnds(
        of: MasonryFeed.Transition(
          from: start, in: view(of: start), to: end, in: view(of: end)))
    }
  }

  /// A view pulled far above the content shows nothing but the first header, which stretches.
  func testAStretchedHeader() throws {
    let section = HostSection(
      settings: .init(header: .init(length: 40, isStretching: true)), items: [HostItem(height: 9)])
    let feed = try FeedHost(crossLength: 60, sections: [section]).feed()
    let pulled = MasonryFeed.Viewport(LayoutRect(x: 0, y: -100, width: 60, height: 50))
    let pinch = MasonryFeed.Transition(from: feed, in: pulled, to: feed, in: pulled)
    for progress in [-0.5, 0, 0.5, 1, 1.5] {
      let elements = pinch.elements(at: progress)
      XCTAssertEqual(elements.map(\.address), [.header(section: 0)])
      XCTAssertEqual(elements.map(\.frame), [LayoutRect(x: 0, y: 0, width: 60, height: 140)])
    }
  }
}
