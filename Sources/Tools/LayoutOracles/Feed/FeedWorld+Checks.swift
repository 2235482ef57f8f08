import LayoutGeometry
import MasonryLayout

extension FeedWorld {
  /// Looks at everything after a step.
  mutating func check(after old: FeedWorld, by mapping: MasonryFeed.AddressMapping) throws(Failure)
  {
    try require(feed.sectionCount == sections.count, "\(feed.sectionCount) sections")
    for (index, section) in sections.enumerated() {
      try require(feed.section(at: index) == section.settings, "The settings of \(index)")
      try section.world.requireSame(as: feed[index], "that of section \(index)")
    }
    if sections.allSatisfy({ $0.world.isPacked }) {
      try requireSame(feed, try rebuilt(), "what building it from nothing gives")
    }
    guard looksAround else { return }
    guard (sections + old.sections).allSatisfy({ $0.world.isPlaced }) else { return past = [] }
    var random = SplitMix64(seed: looks)
    let frames = elements(pinnedIn: nil).map { $0.element.frame }
    try checkReference(&random, frames)
    past = past.prefix(1).map { ($0.world, $0.mapping.then(mapping)) } + [(old, mapping)]
    for (old, mapping) in past {
      try checkMapping(mapping, after: old)
      let (view, oldView) = (look(around: frames, &random), old.look(around: frames, &random))
      try checkQueries(in: view)
      try checkInvalidation(from: look(around: frames, &random), to: view)
      try checkChanges(after: old, by: mapping, in: view, before: oldView)
      let viewport = random.viewport(around: frames, old.feed.contentSize)
      try checkAnchor(after: old, by: mapping, in: viewport)
      let progress = random.fraction(in: 0...1)
      try checkTransition(from: old, by: mapping, in: viewport, at: progress)
      try feed.checkKeptCarousels(after: old.feed, by: mapping, offsets: old.clampedOffsets)
      let (hangs, length) = (random.chance(1, of: 2), random.part(in: 1...60))
      try feed.requireEnds(
        after: old.feed, by: mapping, seenThrough: length, off: random.pick([-2, 0, 2]),
        hangsFromEnd: hangs
      ) { MasonryFeed.Viewport($0, hangsFromEnd: hangs) }
    }
    for section in sections.indices {
      try feed.checkCarousel(section, at: offsets[section] ?? 0)
    }
    try checkReading(in: random.viewport(around: frames, feed.contentSize), &random)
    try checkScrolling(&random)
    // Some are followed through several steps.
    if past.count > 1, random.chance(1, of: 4) { past.removeFirst() }
  }

  /// A view through any rectangle, with anything pinned and carousels as they are scrolled.
  private func look(
    around frames: [LayoutRect], _ random: inout SplitMix64
  ) -> MasonryFeed.Viewport {
    var view = viewport(random.rect(around: frames))
    if random.chance(2, of: 3) { view.pinningRect = random.rect(around: frames) }
    // Another view of the same breadth, or one whose carousels are scrolled elsewhere.
    if random.chance(1, of: 3) {
      let size = feed.contentSize
      if feed.axis == .vertical { view.rect.size.width = size.width }
      if feed.axis == .horizontal { view.rect.size.height = size.height }
    }
    if random.chance(1, of: 3) {
      for section in sections.indices { view.offsets[section] = random.part(in: -4...40) }
    }
    return view
  }

  /// The offsets of the carousels, moved to the nearest end where they lie beyond it.
  private var clampedOffsets: [Int: Double] {
    var clamped = offsets
    for (section, offset) in offsets {
      clamped[section] = feed.clampedOffset(offset, ofSection: section)
    }
    return clamped
  }

  /// Every element by what identifies it, in the order of the content.
  func elements(pinnedIn pin: LayoutRect?) -> [(id: [Int], element: MasonryFeed.Element)] {
    elements(in: viewport(pin ?? LayoutRect(x: .nan, y: 0, width: 0, height: 0)))
  }

  /// Every element where it is in a view.
  func elements(in viewport: MasonryFeed.Viewport) -> [(id: [Int], element: MasonryFeed.Element)] {
    var elements: [(id: [Int], element: MasonryFeed.Element)] = []
    func append(_ id: [Int], _ address: MasonryFeed.Address) {
      guard let frame = feed.frame(of: address, in: viewport) else { return }
      let isHeader = address == .header(section: address.section)
      let level = isHeader ? sections[address.section].settings.header?.level ?? 0 : 0
      elements.append((id, .init(address: address, frame: frame, level: level)))
    }
    for (index, section) in sections.enumerated() {
      append([section.id, 0], .background(section: index))
      append([section.id, 1], .header(section: index))
      for (item, known) in section.world.items.enumerated() {
        append([known.id], .item(item, section: index))
      }
      append([section.id, 2], .footer(section: index))
    }
    return elements
  }

  private func rebuilt() throws(Failure) -> MasonryFeed {
    var rebuilt: MasonryFeed
    do {
      rebuilt = try MasonryFeed(in: feed.space)
      for (index, section) in sections.enumerated() {
        try rebuilt.appendSection(
          section.settings, itemCount: section.world.items.count, measuredBy: section.world.known)
        rebuilt[index].keptPlaces = feed[index].keptPlaces
      }
    } catch {
      throw Failure("Building it from nothing threw \(error)")
    }
    // Whether lengths at other widths are estimates cannot be told to a new feed.
    for (index, section) in sections.enumerated() where section.world.hasWidths {
      try section.world.requireSame(
        as: rebuilt[index], isAllKnown: false, "building section \(index)")
      rebuilt[index] = section.world.layout
    }
    return rebuilt
  }

  /// All elements are where the oracle has them, pinned or not, unless sums are rounded.
  private func checkReference(
    _ random: inout SplitMix64, _ frames: [LayoutRect]
  ) throws(Failure) {
    let areBarsExact = sections.allSatisfy {
      let (header, footer) = ($0.settings.header?.length ?? 0, $0.settings.footer?.length ?? 0)
      return header.isExact && footer.isExact && $0.settings.spacingAfter.isExact
    }
    // On pixels, what rows of a carousel reach out beyond the insets is a difference of rounded edges,
    // and a line that fills the width is enlarged by a factor that is rounded.
    let isRounded = sections.contains {
      if $0.settings.sharedLine?.fillsWidth == true, feed.environment.scale != nil { return true }
      guard let rows = $0.settings.layout.rows, $0.settings.carousel != nil else { return false }
      if case .even = rows.rule { return false }
      return feed.environment.scale != nil && rows.contentInsets != .zero
    }
    guard isExact, areBarsExact, !isRounded else { return }
    let reference = ReferenceFeed(
      sections.enumerated().map { index, section in
        .init(
          index: index, settings: section.settings, items: section.world.layout,
          isFilled: section.world.items.contains { $0.span > 1 })
      }, in: feed.space, offsets: offsets)
    let length = feed.axis.length(of: feed.contentSize)
    try require(length == reference.length, "It is \(length) long, not \(reference.length)")
    for (section, frame) in reference.sectionFrames {
      let found = feed.frame(ofSection: section)
      try require(found == frame, "Section \(section) is at \(found), not at \(frame)")
    }
    for (section, known) in sections.enumerated() {
      guard let carousel = known.settings.carousel, let grid = known.settings.layout.columns
      else { continue }
      let (length, expected) = (feed[section].crossLength, reference.length(of: carousel, grid))
      // The sums are added in another order.
      try require(
        (length - expected).magnitude <= 1e-12 * (1 + expected),
        "Carousel \(section) is \(length) long, not \(expected)")
    }
    let pin = random.rect(around: frames)
    let isNear = [pin.minX, pin.minY, pin.maxX, pin.maxY].allSatisfy { $0.magnitude < 1e100 }
    let views: [LayoutRect?] = isNear ? [nil, pin.aligned(toScale: 4)] : [nil]
    for pin in views {
      let found = elements(pinnedIn: pin).map { $0.element }
      let expected = reference.elements(pinnedIn: pin)
      try require(
        found.map { $0.address } == expected.map { $0.0 }, "There are \(found), not \(expected)")
      for (element, (_, frame)) in zip(found, expected) {
        try require(
          element.frame == frame, "\(element) is not at \(frame), pinned in \(any: pin)")
      }
    }
  }

  private func checkQueries(in view: MasonryFeed.Viewport) throws(Failure) {
    let all = elements(in: view).map { $0.element }
    let expected = all.filter { meets($0.frame, view.rect) }
    let found = feed.elements(in: view)
    try require(found == expected, "In \(view) are \(found) and not \(expected)")
    let touched = expected.filter { $0.address.item != nil }
    let items = feed.items(in: view.rect).map { $0.address }
    try require(
      !view.offsets.isEmpty || items == touched.map { $0.address }, "Selected are \(items)")
    // Where one item is so long that rounding puts others into it, it may be any of them.
    let point = view.rect.origin
    let topmost = all.filter { $0.frame.contains(point) }.max { $0.zIndex < $1.zIndex }
    let hit = feed.element(containing: point, in: view)
    try require(
      hit?.zIndex == topmost?.zIndex && hit?.frame.contains(point) ?? true,
      "At \(point) in \(view) is \(any: hit)")
    for element in all {
      let frame = element.frame
      let isFinite = frame.minX.isFinite && frame.minY.isFinite
      try require(isFinite && frame.maxX.isFinite && frame.maxY.isFinite, "\(element)")
    }
  }

  /// What lies elsewhere when a view becomes another one.
  private func checkInvalidation(
    from oldView: MasonryFeed.Viewport, to view: MasonryFeed.Viewport
  ) throws(Failure) {
    let (oldAll, all) = (
      elements(in: oldView).map { $0.element }, elements(in: view).map { $0.element }
    )
    let seen = Set(
      oldAll.filter { meets($0.frame, oldView.rect) }.map { $0.address }
        + all.filter { meets($0.frame, view.rect) }.map { $0.address })
    let cross = feed.axis.cross
    guard cross.length(of: oldView.rect) == cross.length(of: view.rect) else { return }
    // Items are moved only by carousels, and of these only those in view are named.
    let moved = zip(oldAll, all).filter { old, new in
      (new.address.item == nil || seen.contains(new.address)) && old.frame != new.frame
    }.map { $1.address }
    let found = feed.invalidation(from: oldView, to: view)
    try require(
      found == (moved.isEmpty ? .nothing : .elements(moved)),
      "From \(oldView) to \(view) moved are \(moved), not \(found)")
  }

  private func checkChanges(
    after old: FeedWorld, by mapping: MasonryFeed.AddressMapping,
    in view: MasonryFeed.Viewport, before oldView: MasonryFeed.Viewport
  ) throws(Failure) {
    let (oldElements, newElements) = (old.elements(in: oldView), elements(in: view))
    let expected = ReferenceChanges(
      from: oldElements.map { ($0.id, $0.element.frame) }, in: oldView.rect,
      to: newElements.map { ($0.id, $0.element.frame) }, in: view.rect)
    let changes = feed.frameChanges(from: old.feed, by: mapping, in: view, before: oldView)
    func addresses(_ places: [Int], _ elements: [(id: [Int], element: MasonryFeed.Element)])
      -> [MasonryFeed.Address]
    { places.map { elements[$0].element.address } }
    let isSame =
      changes.inserted.map { $0.address } == addresses(expected.inserted, newElements)
      && changes.removed.map { $0.address } == addresses(expected.removed, oldElements)
      && changes.moved.map { $0.new } == addresses(expected.moved, newElements)
    try require(isSame, "In \(view), before in \(oldView), \(changes), and not \(expected)")
  }
}

/// Throws unless two feeds cannot be told apart, to the bit.
func requireSame(_ feed: MasonryFeed, _ expected: MasonryFeed, _ what: FailureText) throws(Failure)
{
  try require(feed == expected, "The feed is not \(what)")
  try require(feed.contentSize == expected.contentSize, "The content is not \(what)")
  for section in 0..<feed.sectionCount {
    let (frame, other) = (feed.frame(ofSection: section), expected.frame(ofSection: section))
    try require(
      frame == other && feed.section(at: section) == expected.section(at: section),
      "Section \(section) is at \(frame), and not \(what)")
    try requireSame(feed[section], expected[section], "\(what) in section \(section)")
  }
}
