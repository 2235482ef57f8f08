import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Feeds that hang from their end, by the documentation's rules.
final class ChatTests: XCTestCase {
  func testMessagesComeInAsInAChat() {
    withEveryAtOnce("seed", in: randomWorldSeeds) { seed in
      var random = SplitMix64(seed: seed)
      var chat = try Chat(using: &random)
      for _ in 0..<8 {
        let before = chat
        let step = try chat.step(using: &random)
        chat.expectToFollow(before, after: step)
      }
    }
  }

  func testAQuestionGoesToTheTopAndTheRoomBelowItShrinksAsTheAnswerGrows() throws {
    var feed = try MasonryFeed(
      of: .init(layout: .item), itemCount: 3, measuredBy: MasonryHeights([], default: 30))
    var view = MasonryFeed.Viewport(
      LayoutRect(x: 0, y: -10, width: 100, height: 100), hangsFromEnd: true)
    XCTAssertEqual(feed.room(in: view).top, 10, "90 points of messages in 100")
    for fraction in [0.0, 1] {
      view.rect.origin.y = 0
      feed.scroll(&view, toFraction: fraction)
      XCTAssertEqual(view.rect.minY, -10)
    }
    func append(_ height: Double) throws {
      try feed.keepingPlace(in: &view) {
        try $0[0].appendItems(1, measuredBy: MasonryHeights([], default: height))
      }
    }
    try append(20)
    XCTAssertEqual(view.rect.minY, 10, "The end was in view")
    XCTAssertEqual(feed.room(in: view), .zero)

    try append(25)
    view.roomBelow = .item(4, section: 0)
    feed.scroll(&view, to: .item(4, section: 0), at: .start)
    XCTAssertEqual(view.rect.minY, 110)
    XCTAssertEqual(feed.room(in: view).bottom, 75)
    for (height, top) in [(40.0, 110.0), (75, 110), (90, 125)] {
      if feed[0].itemCount == 5 {
        try append(height)
      } else {
        try feed.keepingPlace(in: &view) { try $0[0].setLength(height, ofItemAt: 5) }
      }
      XCTAssertEqual(view.rect.minY, top, "An answer of \(height) points")
      XCTAssertEqual(feed.room(in: view).bottom, max(0, 75 - height))
    }
    view.rect.origin.y = 40
    try append(500)
    XCTAssertEqual(view.rect.minY, 40, "The end was not in view")
    // An older page comes in above, and moves the question and what is seen.
    try feed.keepingPlace(in: &view) {
      try $0[0].insertItems(2, at: 0, measuredBy: MasonryHeights([], default: 50))
    }
    XCTAssertEqual(view.rect.minY, 140)
    XCTAssertEqual(view.roomBelow, .item(6, section: 0))
    // A keyboard covers half of the view: what is at its lower end stays there.
    let anchor = feed.anchor(in: view)
    view.rect.size.height = 50
    feed.scroll(&view, to: anchor)
    XCTAssertEqual(view.rect.maxY, 240)

    // A message longer than what another keyboard leaves keeps its distance as well.
    var short = view
    short.rect.size.height = 30
    feed.scroll(&short, to: feed.anchor(in: view))
    XCTAssertEqual(short.rect.maxY, 240)

    // The place is found again by identities, and a finger holds what it is on.
    let bookmark = feed.bookmark(in: view) { address in address.item.map { 100 - $0 } }
    var later = MasonryFeed.Viewport(
      LayoutRect(x: 0, y: 0, width: 100, height: 50), hangsFromEnd: true, roomBelow: view.roomBelow)
    feed.scroll(&later, to: bookmark) { id in .item(100 - id, section: 0) }
    XCTAssertEqual(later, view)
    // Item 6 ended 5 points before the end of the view; of the items left, one before it does.
    feed.scroll(&later, to: bookmark) { id in id == 98 ? .item(2, section: 0) : nil }
    XCTAssertEqual(later.rect.maxY, 130 + 5)
    let finger = LayoutPoint(x: 50, y: view.rect.minY + 20)
    feed.scroll(&later, to: feed.anchor(at: finger, in: view))
    XCTAssertEqual(later, view)
  }

  func testWhatIsReadStaysWithAKeyboardAndInARotation() throws {
    let messages = MasonryHeightClosure { _, width in 4_000 / width }
    let old = try MasonryFeed(
      width: 50, of: .init(layout: .item), itemCount: 3, measuredBy: messages)
    // Three messages of 80 points; the first ends 60 points before the end, or the second covers it.
    for (start, length, atTheEnd) in [(60.0, 80.0, 60.0), (100, 40, 70)] {
      var feed = old
      var view = MasonryFeed.Viewport(
        LayoutRect(x: 0, y: start, width: 50, height: length), hangsFromEnd: true)
      let anchor = feed.anchor(in: view)
      view.rect.size.height = 10
      feed.scroll(&view, to: anchor)
      XCTAssertEqual(view.rect.maxY, 140, "A keyboard leaves 10 points")
      try feed.resize(width: 100) { _ in messages }
      view.rect.size = LayoutSize(width: 100, height: 20)
      feed.scroll(&view, to: anchor)
      XCTAssertEqual(view.rect.maxY, atTheEnd, "40 points; its end is at the start, or 3/4 of it")
    }

    // A finger holds the middle of the second message, whatever grows.
    var feed = old
    var view = MasonryFeed.Viewport(
      LayoutRect(x: 0, y: 100, width: 50, height: 40), hangsFromEnd: true)
    let finger = feed.anchor(at: LayoutPoint(x: 20, y: 120), in: view)
    try feed[0].setLength(160, ofItemAt: 1)
    feed.scroll(&view, to: finger)
    XCTAssertEqual(view.rect.minY, 140)
  }
}

/// A feed of messages in one column, and what is seen of it.
private struct Chat {
  var feed: MasonryFeed
  var view: MasonryFeed.Viewport

  /// What a step did: where the items went.
  typealias Step = MasonryFeed.AddressMapping

  init(using random: inout SplitMix64) throws {
    let isMirrored = random.chance(1, of: 2)
    feed = try MasonryFeed(
      in: LayoutSpace(
        axis: random.chance(1, of: 2) ? .vertical : .horizontal, crossLength: 50,
        environment: LayoutEnvironment(direction: isMirrored ? .rightToLeft : .leftToRight)))
    let heights = (0..<20).map { _ in random.part(in: 1...12) }
    for _ in 0..<3 {
      try feed.appendSection(
        .init(layout: .item), itemCount: random.number(in: 0...3),
        measuredBy: lengths(heights))
    }
    view = MasonryFeed.Viewport(.zero, hangsFromEnd: true)
    setView(start: random.part(in: 0...30), length: random.part(in: 5...30))
    scrollIntoReach()
  }

  /// Changes the messages or the view, and keeps the place.
  mutating func step(using random: inout SplitMix64) throws -> Step {
    var mapping = Step.unchanged
    let section = random.number(in: 0...2)
    let (count, kind) = (feed[section].itemCount, random.number(in: 0...6))
    let index = random.number(in: 0...count)
    let length = random.part(in: 1...12)
    let viewLength = random.part(in: 5...30)
    if kind == 5, count > 0 {
      view.roomBelow = .item(min(index, count - 1), section: section)
      feed.scroll(&view, to: view.roomBelow!, at: .start)
      return .unchanged
    }
    if kind == 6 {
      setView(start: random.part(in: 0...60), length: self.length(of: view))
      scrollIntoReach()
      return .unchanged
    }
    if kind == 4 {
      let anchor = feed.anchor(in: view)
      setView(start: 0, length: viewLength)
      feed.scroll(&view, to: anchor)
      return .unchanged
    }
    try feed.keepingPlace(in: &view) { feed in
      switch kind {
      case 0, 1:
        mapping = .items(
          try feed[section].insertItems(1, at: index, measuredBy: lengths([length])),
          inSection: section)
      case 2 where count > 0:
        try feed[section].setLength(length, ofItemAt: min(index, count - 1))
      case 3:
        mapping = try feed.insertSection(
          .init(layout: .item), itemCount: 1, at: 0,
          measuredBy: lengths([length]))
      default: break
      }
    }
    return mapping
  }

  /// The length of the room after the content, and the length of both.
  private var room: Double {
    let insets = feed.room(in: view)
    return max(insets.bottom, insets.trailing)
  }

  private var end: Double { feed.axis.length(of: feed.contentSize) + room }

  private func length(of view: MasonryFeed.Viewport) -> Double { feed.axis.length(of: view.rect) }

  private var isMirrored: Bool { feed.axis.isMirrored(in: feed.environment.direction) }

  /// Where a rectangle starts and ends, from the start of the content.
  private func interval(_ rect: LayoutRect) -> ClosedRange<Double> {
    let own = feed.axis.interval(of: rect)
    guard isMirrored else { return own.near...own.far }
    let width = feed.contentSize.width
    return width - own.far...width - own.near
  }

  private mutating func setView(start: Double, length: Double) {
    let near = isMirrored ? feed.contentSize.width - start - length : start
    view.rect = feed.axis.rect(main: near, length: length, cross: 0, crossLength: 50)
  }

  /// Scrolls no further than the content goes; content that fits hangs from its end.
  private mutating func scrollIntoReach() {
    let (length, start) = (length(of: view), interval(view.rect).lowerBound)
    setView(start: min(max(start, min(0, end - length)), end - length), length: length)
  }

  /// Compares what is seen with what the documentation says after a change.
  func expectToFollow(_ old: Chat, after mapping: Step) {
    let (was, now) = (old.interval(old.view.rect), interval(view.rect))
    guard feed != old.feed || length(of: view) != old.length(of: old.view) else { return }
    let length = length(of: view)
    let question = old.view.roomBelow.flatMap { mapping.newAddress(of: $0) }
    expectEqual(view.roomBelow, question, "The question")
    let start = question.flatMap { feed.frame(of: $0) }.map { interval($0).lowerBound }
    let content = feed.axis.length(of: feed.contentSize)
    let room = start.map { max(0, $0 + length - content) } ?? 0
    expectEqual(self.room, room, within: 1e-9, "The room")
    guard was.upperBound < old.end - 1e-9 else {
      return expectEqual(now.upperBound, content + room, within: 1e-9, "The end was in view")
    }
    // The last message that ends in view keeps its distance from the end of the view. Of one that
    // ends or begins just there, a rounding decides: sums from right to left are others than here.
    let isRounded = old.feed.allAddresses.contains { address in
      guard isMirrored, let message = old.feed.frame(of: address).map(old.interval)
      else { return false }
      return (message.upperBound - was.upperBound).magnitude < 1e-9
        || (message.lowerBound - was.lowerBound).magnitude < 1e-9
    }
    if isRounded { return }
    let seen = old.feed.allAddresses.compactMap {
      address -> (old: ClosedRange<Double>, new: ClosedRange<Double>)? in
      guard let frame = old.feed.frame(of: address), let new = mapping.newAddress(of: address),
        let newFrame = feed.frame(of: new)
      else { return nil }
      return (old.interval(frame), interval(newFrame))
    }
    let wanted: Double
    if let kept = seen.last(where: {
      $0.old.upperBound > was.lowerBound && $0.old.upperBound <= was.upperBound
    }) {
      wanted = kept.new.upperBound + was.upperBound - kept.old.upperBound
    } else if let kept = seen.last(where: {
      $0.old.lowerBound < was.upperBound && $0.old.upperBound > was.upperBound
    }) {
      // Of one that covers the view and shrinks by more than was read, the end stays.
      let moved = kept.new.lowerBound + was.upperBound - kept.old.lowerBound
      wanted =
        kept.old.lowerBound < was.lowerBound ? min(moved, kept.new.upperBound) : moved
    } else {
      return
    }
    let allowed = min(max(wanted, min(length, content + room)), content + room)
    expectEqual(now.upperBound, allowed, within: 1e-9, "From \(was) to \(now)")
  }
}

/// Lengths along the axis by index, over and over.
private func lengths(_ lengths: [Double]) -> MasonryHeightClosure {
  func length(_ index: Int, _ crossLength: Double) -> Double { lengths[index % lengths.count] }
  return MasonryHeightClosure(width: length, length)
}
