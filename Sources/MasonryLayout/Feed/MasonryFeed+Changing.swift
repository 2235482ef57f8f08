extension MasonryFeed {
  /// The settings of a section.
  public func section(at index: Int) -> Section {
    checkSection(index)
    return sections[index].settings
  }

  /// Adds a section at the end.
  ///
  /// The provider gives the heights of its items, by their indices in the section.
  ///
  /// - Throws: ``MasonryError`` if a setting, the count or a height is not valid; nothing changes.
  /// - Complexity: that of laying out its items, however many sections there are already.
  @discardableResult
  public mutating func appendSection(
    _ section: Section, itemCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> AddressMapping {
    try insertSection(section, itemCount: itemCount, at: sectionCount, measuredBy: provider)
    return .unchanged
  }

  /// Adds a section before the one at an index, or at the end if the index is the count.
  ///
  /// - Throws: As ``appendSection(_:itemCount:measuredBy:)``.
  /// - Complexity: that of laying out its items, and O(*s*) for *s* sections from `index` on.
  @discardableResult
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func insertSection(
    _ section: Section, itemCount: Int, at index: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> AddressMapping {
    precondition(
      index >= 0 && index <= sectionCount, "Index out of range: no section can be inserted there")
    var content = try inSection(index) { () throws(MasonryError) in
      try SectionContent(
        section, itemCount: itemCount, in: space, sharing: sectionToShare(at: index),
        measuredBy: provider)
    }
    if index > 0 { content.items.shareIfSmall(with: sections[index - 1].items) }
    let parts = content.parts(in: space)
    stack.edit(from: index) { $0.insert(parts, at: index) }
    sections.insert(content, at: index)
    return record(.sections(.inserting(1, at: index)))
  }

  /// Removes a section with all its items; those after it move up.
  ///
  /// - Complexity: O(*s*) for *s* sections from `index` on.
  @discardableResult
  public mutating func removeSection(at index: Int) -> AddressMapping {
    checkSection(index)
    return removeSections(in: index..<index + 1)
  }

  /// Removes sections that follow each other; those after them move up.
  ///
  /// - Complexity: O(*s*) for *s* sections from the first removed one on.
  @discardableResult
  public mutating func removeSections(in range: Range<Int>) -> AddressMapping {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= sectionCount,
      "Range out of bounds: no such sections")
    sections.removeSubrange(range)
    stack.edit(from: range.lowerBound) { $0.removeSubrange(range) }
    return record(.sections(.removing(range)))
  }

  /// Moves a section to another index; the sections in between are shifted.
  ///
  /// - Complexity: O(*s*) for *s* sections from the smaller of the two indices on.
  @discardableResult
  public mutating func moveSection(from source: Int, to destination: Int) -> AddressMapping {
    checkSection(source)
    checkSection(destination)
    guard source != destination else { return .unchanged }
    sections.move(from: source, to: destination)
    stack.edit(from: min(source, destination)) { $0.move(from: source, to: destination) }
    return record(.sections(.moving(from: source, to: destination)))
  }

  /// Replaces and measures all items of a section; its settings too, if others are given.
  ///
  /// - Returns: The mapping that removes all old items of the section and inserts the new ones.
  /// - Throws: As ``appendSection(_:itemCount:measuredBy:)``.
  /// - Complexity: that of laying out its items, and O(*s*) for *s* sections from `index` on.
  @discardableResult
  package mutating func reloadSection(
    at index: Int, as section: Section? = nil, itemCount: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> AddressMapping {
    checkSection(index)
    let oldCount = sections[index].items.itemCount
    let settings = section ?? sections[index].settings
    sections[index] = try inSection(index) { () throws(MasonryError) in
      try SectionContent(
        settings, itemCount: itemCount, in: space, sharing: sectionToShare(at: index),
        measuredBy: provider)
    }
    updateStack(at: index)
    return record(
      .items(.removing(0..<oldCount).then(.inserting(itemCount, at: 0)), inSection: index))
  }

  /// Edits the settings of a section, and keeps its items.
  ///
  ///     try feed.reconfigureSection(at: 2) { $0.header = .init(length: measured, isPinned: true) }
  ///
  /// The provider is asked for the items whose width changes, and for all that go from columns to
  /// rows or back. Without one they keep their heights, or their proportions, as estimates.
  ///
  /// - Throws: ``MasonryError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of ``MasonryItems/reconfigure(measuredBy:_:)`` if the settings of the
  ///   layout change, and O(*s*) for *s* sections that move.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func reconfigureSection(
    at index: Int, measuredBy provider: some MasonryHeightProvider = NoHeights(),
    _ edit: (inout Section) -> Void
  ) throws(MasonryError) {
    var settings = section(at: index)
    edit(&settings)
    var content = sections[index]
    let other = sectionToShare(at: index)
    try inSection(index) { () throws(MasonryError) in
      content.surroundings = try .make(settings, sharing: other?.surroundings)
      try content.items.rearrange(
        settings.layout, in: try settings.itemsSpace(in: space),
        sharing: other?.items.settings, measuredBy: provider)
    }
    sections[index] = content
    updateStack(at: index)
  }
}

extension MasonryFeed {
  /// The section to share settings with: the one before an index, or else the one at it.
  private func sectionToShare(at index: Int) -> SectionContent? {
    sections.isEmpty ? nil : sections[max(0, index - 1)]
  }

  /// Moves the sections after one whose content has changed.
  mutating func updateStack(at index: Int) {
    stack.update(index, to: sections[index].parts(in: space))
  }

  /// Takes another space once all items have it.
  mutating func place(in space: LayoutSpace) {
    self.space = space
    stack = SectionStack(sections.mapped { $1.parts(in: space) }, in: space)
  }

  /// Adds the mapping of a change while `keepingPlace` runs; returns the mapping.
  mutating func record(_ mapping: AddressMapping) -> AddressMapping {
    if let earlier = recordedChanges, mapping != .unchanged {
      recordedChanges = earlier.then(mapping)
    }
    return mapping
  }
}

/// Adds to an error the section in which it occurred.
@discardableResult
func inSection<Value>(
  _ index: Int, _ body: () throws(MasonryError) -> Value
) throws(MasonryError) -> Value {
  do throws(MasonryError) { return try body() } catch { throw .inSection(index, error) }
}

extension MasonryFeed {
  /// Takes the new data of a host that knows its sections and items by identities.
  ///
  ///     try feed.update(
  ///       from: old.map { ($0.id, $0.photos.map(\.id)) },
  ///       to: new.map { ($0.id, $0.photos.map(\.id)) }, section: { settings(of: new[$0]) },
  ///       measuredBy: { MasonryAspectRatios(sizes: new[$0].photos.map(\.size)) })
  ///
  /// Sections that stay keep their settings. Items that stay, also in another section, keep spans,
  /// pinned columns and, at the same width, heights. New sections and other items are asked for by
  /// their new indices. Unless columns are kept, the result equals a rebuild, to the bit.
  /// Identities are unique in the feed; without one for each old section and item, it traps.
  ///
  /// - Throws: ``MasonryError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of the mapping, and of
  ///   ``MasonryItems/update(from:to:reloading:measuredBy:)`` for each section that changes.
  @discardableResult
  public mutating func update<
    SectionID: Hashable, ItemID: Hashable, Provider: MasonryHeightProvider
  >(
    from old: [(id: SectionID, items: [ItemID])], to new: [(id: SectionID, items: [ItemID])],
    reloading reloaded: Set<ItemID> = [], section settings: (_ section: Int) -> Section,
    measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryError) -> AddressMapping {
    let isComplete = old.map { $0.items.count } == sections.map { $0.items.itemCount }
    precondition(isComplete, "Index out of range: each section and each item has one identity")
    return try update(
      by: AddressMapping(from: old, to: new), counts: new.map { $0.items.count },
      reloading: { new[$0].items.offsets(of: reloaded) }, section: settings, measuredBy: provider)
  }

  /// Takes new data by a mapping, each of whose runs of items stays in one section.
  ///
  /// `moved` are the new indices of items that move within a section, ascending; `nil` finds the
  /// fewest.
  package mutating func update<Provider: MasonryHeightProvider>(
    by mapping: AddressMapping, counts: [Int],
    moving moved: (_ section: Int) -> [Int]? = { _ in nil },
    reloading reloaded: (_ section: Int) -> [Int],
    section settings: (_ section: Int) -> Section, measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryError) -> AddressMapping {
    let space = space
    var (runs, contents) = (mapping.items.runsByNew[...], ChunkedArray<SectionContent>())
    for (index, count) in counts.enumerated() {
      let origin = mapping.sections.old(of: Int64(index)).map { Int($0) }
      let (end, reloaded) = (Address.key(ofItem: 0, inSection: index + 1), reloaded(index))
      var (own, arrivals) = ([RunMapping.Run](), [Arrival]())
      while let run = runs.first, run.new < end {
        let (section, old) = run.old.quotientAndRemainder(dividingBy: Address.itemLimit)
        let new = run.new % Address.itemLimit
        if Int(section) == origin {
          own.append(.init(old: old, new: new, count: run.count))
        } else {
          let range = Int(new)..<Int(new + run.count)
          arrivals.append(
            Arrival(new: range, from: sections[Int(section)].items, old: Int(old)))
        }
        runs.removeFirst()
      }
      let isSame = count == 0 || own == [.init(old: 0, new: 0, count: Int64(count))]
      if let origin, isSame, sections[origin].items.itemCount == count, reloaded.isEmpty {
        contents.append(sections[origin])
        continue
      }
      try inSection(index) { () throws(MasonryError) in
        let previous = contents.last
        var content =
          if let origin { sections[origin] } else {
            try SectionContent(
              settings(index), itemCount: 0, in: space, sharing: previous, measuredBy: NoHeights())
          }
        try content.items.update(
          by: LayoutIndexMapping(RunMapping(own)), count: count, moving: moved(index),
          arrivals: arrivals, reloading: reloaded,
          measuredBy: provider(index))
        if let previous { content.items.shareIfSmall(with: previous.items) }
        contents.append(content)
      }
    }
    sections = contents
    place(in: space)
    return record(mapping)
  }

  /// Gives the feed another width, in points, which may change the columns of every section.
  ///
  ///     try feed.resize(width: 768) { section in
  ///       MasonryAspectRatios(sizes: albums[section].photos.map(\.size))
  ///     }
  ///
  /// The provider of a section is asked for items whose width changes; without one they keep their
  /// heights as estimates. The environment stays by default. The feed then scrolls vertically.
  ///
  /// With the place, and the same one through several widths until something scrolls:
  ///
  ///     let anchor = anchor ?? feed.anchor(in: visible)
  ///     visible.rect.size = newSize
  ///     try feed.keepingPlace(in: &visible, keeping: anchor) {
  ///       try $0.resize(width: newSize.width)
  ///     }
  ///
  /// - Throws: ``MasonryError`` if the width, the scale or a height is not valid; nothing changes.
  /// - Complexity: that of ``MasonryItems/reconfigure(measuredBy:_:)`` for
  ///   every section; O(1) if nothing changes.
  public mutating func resize<Provider: MasonryHeightProvider>(
    width: Double, environment: LayoutEnvironment? = nil,
    measuredBy provider: (_ section: Int) -> Provider = { _ in NoHeights() }
  ) throws(MasonryError) {
    let space = LayoutSpace.width(width, environment: environment ?? self.environment)
    try resize(to: space, measuredBy: provider)
  }

  /// Gives the feed another space, a height for example: see
  /// ``resize(width:environment:measuredBy:)``.
  ///
  /// A space that is made without an environment has the default one.
  public mutating func resize<Provider: MasonryHeightProvider>(
    to space: LayoutSpace, measuredBy provider: (_ section: Int) -> Provider = { _ in NoHeights() }
  ) throws(MasonryError) {
    guard space != self.space else { return }
    try space.validate()
    var (shared, parts) = (ItemSettings?.none, ChunkedArray<SectionParts>())
    sections = try sections.mapped { index, section throws(MasonryError) in
      var section = section
      try inSection(index) { () throws(MasonryError) in
        try section.resize(to: space, sharing: shared, measuredBy: provider(index))
      }
      shared = section.items.settings
      parts.append(section.parts(in: space))
      return section
    }
    self.space = space
    stack = SectionStack(parts, in: space)
  }
}
