import LayoutGeometry
import MasonryLayout

/// What apps do with feeds every day, by a look at every element.
extension FeedWorld {
  /// The way from an earlier feed to this one, in any views of both.
  func checkTransition(
    from old: FeedWorld, by mapping: MasonryFeed.AddressMapping, in oldRect: LayoutRect,
    at progress: Double
  ) throws(Failure) {
    var random = SplitMix64(seed: ~looks)
    func placed(_ world: FeedWorld, _ view: MasonryFeed.Viewport) -> [PlacedElement] {
      world.elements(in: view).map { ($0.element.address, $0.element.frame) }
    }
    let frames = elements(pinnedIn: nil).map { $0.element.frame }
    let (oldView, view) = (
      old.viewport(oldRect), viewport(random.viewport(around: frames, feed.contentSize))
    )
    // Without a mapping, other items are at the same addresses.
    for mapping in [mapping, .unchanged] {
      try feed.requireTransition(
        from: old.feed, in: oldView, placed(old, oldView), to: view, placed(self, view),
        by: mapping, at: progress)
    }
  }

  /// What is read is what is seen, and a scrubber leads back to where it was.
  func checkReading(in rect: LayoutRect, _ random: inout SplitMix64) throws(Failure) {
    guard rect.isFinite else { return }
    let seen = feed.elements(in: viewport(rect)).filter { $0.zIndex >= 0 }
    let read = feed.elementsInReadingOrder(in: viewport(rect))
    try require(
      read.count == seen.count && Set(read) == Set(seen), "Read are \(read), seen \(seen)")
    let inRows = read.filter {
      $0.address.item != nil && feed[$0.address.section].layout.rows != nil
    }
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
      let otherItem = other.address.item, case let items = feed[one.address.section],
      items.layout.columns != nil
    else { return one.address < other.address }
    // How far from its leading edge a frame begins.
    let isMirrored = items.axis.isMirrored(in: items.environment.direction)
    let starts = [one, other].map { element in
      let own = items.axis.interval(of: element.frame)
      return isMirrored ? -own.far : own.near
    }
    if starts[0] != starts[1] { return starts[0] < starts[1] }
    // Where columns have no width, or lie between pixels, edges do not tell them apart.
    let columns = (items.column(ofItemAt: item) ?? 0, items.column(ofItemAt: otherItem) ?? 0)
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
    let before = visible
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
    guard isCarousel, let item = address.item else { return }
    let section = address.section
    let offset = before.offsets[section] ?? 0
    guard offset.isExact else { return }
    var alone = feed.shown(section, at: offset)
    MasonryWall(feed[section]).scroll(&alone, toItemAt: item)
    let found = feed.shown(section, at: visible.offsets[section] ?? .nan)
    try require(
      found.distance(from: alone) <= feed.environment.scale.map { 1 / $0 } ?? 1e-6,
      "Scrolled to \(address) from \(offset), it shows \(found), and not \(alone)")
  }
}
