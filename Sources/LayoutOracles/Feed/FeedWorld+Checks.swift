import MasonryLayout

extension FeedWorld {
  /// Looks at everything after a step.
  mutating func check(after old: FeedWorld, by mapping: MasonryFeed.AddressMapping) throws(Failure)
  {
    try require(feed.sectionCount == sections.count, "\(feed.sectionCount) sections")
    for (index, section) in sections.enumerated() {
      try require(feed.section(at: index) == section.settings, "The settings of \(index)")
      try requireSame(feed.wall(index), section.wall.grid, "that of section \(index)")
    }
    if sections.allSatisfy({ $0.wall.isPacked }) {
      try requireSame(feed, try rebuilt(), "what building it from nothing gives")
    }
    var random = SplitMix64(seed: looks)
    let frames = elements(pinnedIn: nil).map { $0.element.frame }
    past = past.prefix(1).map { ($0.world, $0.mapping.then(mapping)) } + [(old, mapping)]
    for (old, mapping) in past {
      try checkMapping(mapping, after: old)
      let (rect, pin) = (random.rect(around: frames), random.rect(around: frames))
      let (oldRect, oldPin) = (random.rect(around: frames), random.rect(around: frames))
      try checkQueries(in: rect, pinnedIn: pin)
      try checkVisibility(from: oldRect, pinnedIn: oldPin, to: rect, pinnedIn: pin)
      try checkChanges(after: old, by: mapping, (rect, pin), before: (oldRect, oldPin))
      let viewport = random.viewport(around: frames, old.feed.contentSize)
      try checkAnchor(after: old, by: mapping, in: viewport)
      try checkTransition(from: old, in: viewport, random.fraction(in: 0...1))
      var offsets = old.offsets
      for (section, offset) in old.offsets {
        offsets[section] = old.feed.clampedOffset(offset / 0.7, ofSection: section)
      }
      try feed.checkKeptCarousels(after: old.feed, by: mapping, offsets: offsets)
      try checkHanging(after: old, by: mapping, in: viewport)
      let (hangs, length) = (random.chance(1, of: 2), random.part(in: 1...60))
      try feed.requireEnds(
        after: old.feed, by: mapping, seenThrough: length, off: random.pick([-2, 0, 2]),
        hangsFromEnd: hangs
      ) { MasonryFeed.Viewport($0, hangsFromEnd: hangs) }
    }
    try checkReading(in: random.viewport(around: frames, feed.contentSize), &random)
    // Some are followed through several steps.
    if past.count > 1, random.chance(1, of: 4) { past.removeFirst() }
  }

  /// Every element by what identifies it, in the order of the content.
  func elements(
    pinnedIn pin: LayoutRect?, offsets: [Int: Double]? = nil
  ) -> [(id: [Int], element: MasonryFeed.Element)] {
    var elements: [(id: [Int], element: MasonryFeed.Element)] = []
    var viewport = viewport(pin ?? LayoutRect(x: .nan, y: 0, width: 0, height: 0))
    if let offsets { viewport.offsets = offsets }
    func append(_ id: [Int], _ address: MasonryFeed.Address) {
      guard let frame = feed.frame(of: address, in: viewport) else { return }
      let isHeader = address == .header(section: address.section)
      let level = isHeader ? sections[address.section].settings.header?.level ?? 0 : 0
      elements.append((id, .init(address: address, frame: frame, level: level)))
    }
    for (index, section) in sections.enumerated() {
      append([section.id, 0], .background(section: index))
      append([section.id, 1], .header(section: index))
      for (item, known) in section.wall.items.enumerated() {
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
          section.settings, itemCount: section.wall.items.count, measuredBy: section.wall.known)
        rebuilt[index].keptPlaces = section.wall.grid.keptPlaces
      }
    } catch {
      throw Failure("Building it from nothing threw \(error)")
    }
    // Whether lengths at other widths are estimates cannot be told to a new feed.
    for (index, section) in sections.enumerated() where section.wall.grid.hasWidths {
      try requireSame(
        section.wall.grid, rebuilt.wall(index), isAllKnown: false, "building section \(index)")
      rebuilt[index].grid = section.wall.grid
    }
    return rebuilt
  }

  private func checkQueries(in rect: LayoutRect, pinnedIn pin: LayoutRect) throws(Failure) {
    let all = elements(pinnedIn: pin).map { $0.element }
    let expected = all.filter { meets($0.frame, rect) }
    let found = feed.elements(in: viewport(rect, pinnedIn: pin))
    try require(
      found == expected, "In \(rect), pinned in \(pin), are \(found) and not \(expected)")
    var visited: [MasonryFeed.Element] = []
    feed.forEachElement(in: viewport(rect, pinnedIn: pin)) { visited.append($0) }
    try require(
      visited.sorted { $0.address < $1.address } == expected, "Visited in \(rect) are \(visited)")
    // Where one item is so long that rounding puts others into it, it may be any of them.
    let topmost = all.filter { $0.frame.contains(rect.origin) }.max { $0.zIndex < $1.zIndex }
    let hit = feed.element(containing: rect.origin, in: viewport(pin))
    try require(
      hit?.zIndex == topmost?.zIndex && hit?.frame.contains(rect.origin) ?? true,
      "At \(rect.origin), pinned in \(pin), is \(any: hit)")
    for element in all {
      let frame = element.frame
      let isFinite = frame.minX.isFinite && frame.minY.isFinite
      try require(isFinite && frame.maxX.isFinite && frame.maxY.isFinite, "\(element)")
    }
  }

  private func checkVisibility(
    from oldRect: LayoutRect, pinnedIn oldPin: LayoutRect,
    to rect: LayoutRect, pinnedIn pin: LayoutRect
  ) throws(Failure) {
    let change = feed.visibilityChange(
      from: viewport(oldRect, pinnedIn: oldPin), to: viewport(rect, pinnedIn: pin))
    let old = elements(pinnedIn: oldPin).map { $0.element }.filter { meets($0.frame, oldRect) }
    let new = elements(pinnedIn: pin).map { $0.element }.filter { meets($0.frame, rect) }
    let (seen, sees) = (Set(old.map { $0.address }), Set(new.map { $0.address }))
    try require(
      change.entered == new.filter { !seen.contains($0.address) }, "Entered are \(change.entered)")
    try require(
      change.left == old.map { $0.address }.filter { !sees.contains($0) }, "Left are \(change.left)"
    )
  }

  private func checkChanges(
    after old: FeedWorld, by mapping: MasonryFeed.AddressMapping,
    _ view: (rect: LayoutRect, pin: LayoutRect), before oldView: (rect: LayoutRect, pin: LayoutRect)
  ) throws(Failure) {
    let oldElements = old.elements(pinnedIn: oldView.pin)
    let newElements = elements(pinnedIn: view.pin)
    let expected = ReferenceChanges(
      from: oldElements.map { ($0.id, $0.element.frame) }, in: oldView.rect,
      to: newElements.map { ($0.id, $0.element.frame) }, in: view.rect)
    let changes = feed.frameChanges(
      from: old.feed, by: mapping, in: viewport(view.rect, pinnedIn: view.pin),
      before: old.viewport(oldView.rect, pinnedIn: oldView.pin))
    let found = (
      changes.inserted.map { $0.address }, changes.removed.map { $0.address },
      changes.moved.map { $0.newAddress }
    )
    func addresses(_ places: [Int], _ elements: [(id: [Int], element: MasonryFeed.Element)])
      -> [MasonryFeed.Address]
    { places.map { elements[$0].element.address } }
    let isSame =
      found.0 == addresses(expected.inserted, newElements)
      && found.1 == addresses(expected.removed, oldElements)
      && found.2 == addresses(expected.moved, newElements)
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
    try requireSame(feed.wall(section), expected.wall(section), "\(what) in section \(section)")
  }
}

extension MasonryFeed {
  /// The wall of a section; the sections of this world hold nothing else.
  func wall(_ section: Int) -> MasonryGrid {
    guard let grid = self[section].grid else { preconditionFailure("Section \(section) has rows") }
    return grid
  }
}
