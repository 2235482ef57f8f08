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
  /// - Returns: ``AddressMapping/unchanged``.
  /// - Throws: ``MasonryError`` if a setting, the count or a height is not valid; the feed is then
  ///   unchanged.
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
  /// - Returns: Where the sections went.
  /// - Throws: As ``appendSection(_:itemCount:measuredBy:)``.
  /// - Complexity: that of laying out its items, and O(*s*) for *s* sections from `index` on.
  @discardableResult
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
    return noting(.sections(.inserting(1, at: index)))
  }

  /// Removes a section with all its items; those after it move up.
  ///
  /// - Returns: Where the sections went.
  /// - Complexity: O(*s*) for *s* sections from `index` on.
  @discardableResult
  public mutating func removeSection(at index: Int) -> AddressMapping {
    checkSection(index)
    return removeSections(in: index..<index + 1)
  }

  /// Removes sections that follow each other; those after them move up.
  ///
  /// - Returns: Where the sections went.
  /// - Complexity: O(*s*) for *s* sections from the first removed one on.
  @discardableResult
  public mutating func removeSections(in range: Range<Int>) -> AddressMapping {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= sectionCount,
      "Range out of bounds: no such sections")
    sections.removeSubrange(range)
    stack.edit(from: range.lowerBound) { $0.removeSubrange(range) }
    return noting(.sections(.removing(range)))
  }

  /// Moves a section so that it ends up at another index; those in between make room.
  ///
  /// - Returns: Where the sections went.
  /// - Complexity: O(*s*) for *s* sections from the smaller of the two indices on.
  @discardableResult
  public mutating func moveSection(from source: Int, to destination: Int) -> AddressMapping {
    checkSection(source)
    checkSection(destination)
    guard source != destination else { return .unchanged }
    sections.move(from: source, to: destination)
    stack.edit(from: min(source, destination)) { $0.move(from: source, to: destination) }
    return noting(.sections(.moving(from: source, to: destination)))
  }

  /// Replaces the items of a section, and its settings if others are given.
  ///
  /// The provider gives the heights of all its items.
  ///
  /// - Returns: The mapping that removes all old items of the section and inserts the new ones.
  /// - Throws: ``MasonryError`` if a setting, the count or a height is not valid; the feed is then
  ///   unchanged.
  /// - Complexity: that of laying out its items, and O(*s*) for *s* sections from `index` on.
  @discardableResult
  public mutating func reloadSection(
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
    return noting(
      .items(.removing(0..<oldCount).then(.inserting(itemCount, at: 0)), inSection: index))
  }

  /// Edits the settings of a section, and keeps its items.
  ///
  ///     try feed.reconfigureSection(at: 2, measuredBy: heights) {
  ///       $0.layout.grid?.columns = .fixed(3)
  ///     }
  ///     try feed.reconfigureSection(at: 2) { $0.header = .init(height: measured, isPinned: true) }
  ///
  /// The provider is asked for the items whose width changes, and for all that go from columns to
  /// rows or back. Without one they keep their heights, or their proportions, as estimates.
  ///
  /// - Throws: ``MasonryError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of ``MasonryGrid/reconfigure(measuredBy:_:)`` if the settings of the layout
  ///   change, and O(*s*) for *s* sections that move.
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
        settings.layout, in: try settings.itemsSpace(in: space), sharing: other?.items,
        measuredBy: provider)
    }
    sections[index] = content
    updateStack(at: index)
  }
}

extension MasonryFeed {
  /// The section with which one at an index shares equal settings: the one before it, or else the
  /// one that is there.
  private func sectionToShare(at index: Int) -> SectionContent? {
    sections.isEmpty ? nil : sections[max(0, index - 1)]
  }

  /// Moves the sections after one whose content has changed.
  mutating func updateStack(at index: Int) {
    stack.update(index, to: sections[index].parts(in: space))
  }
}

/// Adds to an error the section in which it occurred.
@discardableResult
func inSection<Value>(
  _ index: Int, _ body: () throws(MasonryError) -> Value
) throws(MasonryError) -> Value {
  do throws(MasonryError) { return try body() } catch { throw .inSection(index, error) }
}
