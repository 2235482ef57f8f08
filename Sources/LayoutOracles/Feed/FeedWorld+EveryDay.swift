import LayoutGeometry
import MasonryLayout

/// What apps do with feeds every day, by a look at every element.
extension FeedWorld {
  /// Every element whose frame at a progress is in view is found, and hardly any other one.
  func checkTransition(
    from old: FeedWorld, in rect: LayoutRect, _ progress: Double
  ) throws(Failure) {
    guard rect.isExact, isExact, old.isExact else { return }
    let turned = LayoutRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    let newRect = old.feed.axis == feed.axis ? rect : turned
    let transition = MasonryFeed.Transition(
      from: old.feed, in: old.viewport(rect), to: feed, in: viewport(newRect))
    let found = transition.elements(at: progress)
    func frames(_ world: FeedWorld, _ rect: LayoutRect) -> [MasonryFeed.Address: LayoutRect] {
      var frames: [MasonryFeed.Address: LayoutRect] = [:]
      for (_, element) in world.elements(pinnedIn: rect) {
        frames[element.address] = element.frame.offsetBy(dx: -rect.minX, dy: -rect.minY)
      }
      return frames
    }
    func between(_ one: Double, _ other: Double) -> Double {
      one * (1 - progress) + other * progress
    }
    let (starts, ends) = (frames(old, rect), frames(self, newRect))
    let view = LayoutRect(
      x: 0, y: 0, width: between(rect.width, newRect.width),
      height: between(rect.height, newRect.height))
    let seen = Set(found.map { $0.address })
    for address in Set(starts.keys).union(ends.keys) {
      guard let start = starts[address] ?? ends[address] else { continue }
      let end = ends[address] ?? start
      let frame = LayoutRect(
        minX: between(start.minX, end.minX), minY: between(start.minY, end.minY),
        maxX: between(start.maxX, end.maxX), maxY: between(start.maxY, end.maxY))
      let slack = 1e-6
      let isSeen = frame.insetBy(dx: -slack, dy: -slack).intersects(view)
      let isSurelySeen =
        frame.maxX > slack && frame.maxY > slack && frame.minX < view.maxX - slack
        && frame.minY < view.maxY - slack
      try require(
        seen.contains(address) ? isSeen : !isSurelySeen,
        "At \(progress) of the way \(address) is at \(frame), in \(view)")
    }
  }

  /// In a view that hangs from the end, the end stays in view if it was.
  func checkHanging(
    after old: FeedWorld, by mapping: MasonryFeed.AddressMapping, in rect: LayoutRect
  ) throws(Failure) {
    guard rect.isFinite, max(rect.width, rect.height) < 0x1p20, old.feed.axis == feed.axis,
      max(old.feed.contentSize.height, old.feed.contentSize.width) < 0x1p20,
      max(feed.contentSize.height, feed.contentSize.width) < 0x1p20
    else { return }
    func distanceToEnd(_ feed: MasonryFeed, _ rect: LayoutRect) -> Double {
      if feed.axis == .vertical { return feed.contentSize.height - rect.maxY }
      return feed.environment.direction == .rightToLeft
        ? rect.minX : feed.contentSize.width - rect.maxX
    }
    var visible = old.viewport(rect, hangsFromEnd: true)
    let before = distanceToEnd(old.feed, rect)
    let anchor = old.feed.anchor(in: visible)
    feed.scroll(&visible, to: anchor, after: mapping)
    let now = distanceToEnd(feed, visible.rect)
    let tolerance = max(feed.endTolerance, old.feed.endTolerance)
    let halfPixel = old.feed.environment.scale.map { 0.5 / $0 } ?? 0
    // Of a view before the end, or half a pixel before it, a rounding decides.
    if before > 0, (before - halfPixel).magnitude < 1e-5 { return }
    if before <= halfPixel {
      // A pull past the end goes on.
      try require((now - before).magnitude <= tolerance, "The end is \(now) away, was \(before)")
    } else {
      let length = feed.axis.length(of: rect)
      let content = feed.axis.length(of: feed.contentSize)
      let pull = max(0, before - max(0, old.feed.axis.length(of: old.feed.contentSize) - length))
      try require(
        now >= -1e-6 && now <= max(0, content - length) + pull + 1e-6, "It is \(now) away")
    }
  }

  /// What is read is what is seen, and a scrubber leads back to where it was.
  func checkReading(in rect: LayoutRect, _ random: inout SplitMix64) throws(Failure) {
    guard rect.isFinite else { return }
    let seen = feed.elements(in: viewport(rect)).filter { $0.zIndex >= 0 }
    let read = feed.elementsInReadingOrder(in: viewport(rect))
    try require(
      read.count == seen.count && Set(read) == Set(seen), "Read are \(read), seen \(seen)")
    let inRows = read.filter { $0.address.item != nil && feed[$0.address.section].rows != nil }
    try require(inRows.map { $0.address } == inRows.map { $0.address }.sorted(), "Read are \(read)")
    guard rect.isExact, isExact else { return }
    for (one, next) in zip(read, read.dropFirst()) {
      try require(isRead(one, before: next), "\(one) is read before \(next)")
    }
    guard feed.environment.scale == nil else { return }
    var visible = MasonryFeed.Viewport(rect)
    let fraction = random.fraction(in: 0...1)
    feed.scroll(&visible, toFraction: fraction)
    let length = feed.axis.length(of: rect)
    let content = feed.axis.length(of: feed.contentSize)
    let found = feed.fraction(of: visible)
    // Fractions of a way that is next to nothing are lost in the coordinates.
    let way = max(0, content - length)
    guard way == 0 || way >= 1e-6 else { return }
    try require(
      (found - (way > 0 ? fraction : 0)).magnitude <= 1e-6,
      "Scrubbed to \(fraction), it is at \(found)")
  }

  /// Sections are read by header, items and footer, and items in columns from their start on.
  private func isRead(
    _ one: MasonryFeed.Element, before other: MasonryFeed.Element
  ) -> Bool {
    guard one.address.section == other.address.section, let item = one.address.item,
      let otherItem = other.address.item, let grid = feed[one.address.section].grid
    else { return one.address < other.address }
    // How far from its leading edge a frame begins.
    let isMirrored = grid.axis.isMirrored(in: grid.environment.direction)
    let starts = [one, other].map { element in
      let own = grid.axis.interval(of: element.frame)
      return isMirrored ? -own.far : own.near
    }
    if starts[0] != starts[1] { return starts[0] < starts[1] }
    // Where columns have no width, or lie between pixels, edges do not tell them apart.
    let columns = (grid.column(ofItemAt: item), grid.column(ofItemAt: otherItem))
    return columns.0 != columns.1 ? columns.0 < columns.1 : item < otherItem
  }

  /// An element that a view is scrolled to is in view, in the feed and in its carousel.
  func checkScrolling(_ random: inout SplitMix64) throws(Failure) {
    let all = elements(pinnedIn: nil)
    let areBarsShort = sections.allSatisfy {
      max($0.settings.header?.length ?? 0, $0.settings.footer?.length ?? 0) <= 20
    }
    guard isExact, areBarsShort, !all.isEmpty else { return }
    let address = random.pick(all).element.address
    let length = feed.axis.length(of: feed.contentSize)
    var visible = viewport(
      feed.axis.rect(
        main: random.part(in: -20...length + 20), length: 90, cross: 10, crossLength: 70))
    feed.scroll(&visible, to: address)
    guard let frame = feed.frame(of: address, in: visible) else { return }
    let (own, view) = (feed.axis.interval(of: frame), feed.axis.interval(of: visible.rect))
    let across = feed.axis.cross.interval(of: frame)
    let slack = feed.endTolerance
    let isCarousel = feed[address.section].axis != feed.axis && address.item != nil
    let isSeen =
      own.near <= view.far + slack && own.far >= view.near - slack
      && (!isCarousel || across.near <= feed.crossLength + slack && across.far >= -slack)
    try require(isSeen, "Scrolled to \(address), which is at \(frame), it is \(visible)")
  }
}
