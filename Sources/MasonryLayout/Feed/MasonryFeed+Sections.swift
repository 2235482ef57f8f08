extension MasonryFeed {
  /// The settings of a section.
  public func section(at index: Int) -> Section {
    checkSection(index)
    return sections[index].settings
  }

  /// Adds a section at the end.
  ///
  /// - Parameters:
  ///   - section: The settings of the section.
  ///   - itemCount: The number of its items, 0 included.
  ///   - provider: The heights of its items, by their indices in the section.
  /// - Returns: ``AddressMapping/unchanged``.
  /// - Throws: ``MasonryError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of the grid, however many sections there are already.
  @discardableResult
  public mutating func appendSection(
    _ section: Section, itemCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> AddressMapping {
    try insertSection(section, itemCount: itemCount, at: sectionCount, measuredBy: provider)
    return .unchanged
  }

  /// Adds a section before the one at an index, or at the end if the index is the count.
  ///
  /// - Parameters:
  ///   - section: The settings of the section.
  ///   - itemCount: The number of its items, 0 included.
  ///   - index: The index that the section will have.
  ///   - provider: The heights of its items, by their indices in the section.
  /// - Returns: Where the sections went.
  /// - Throws: ``MasonryError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of the grid, and O(*s*) for *s* sections from `index` on.
  @discardableResult
  public mutating func insertSection(
    _ section: Section, itemCount: Int, at index: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> AddressMapping {
    precondition(
      index >= 0 && index <= sectionCount, "Index out of range: no section can be inserted there")
    var content = try inSection(index) { () throws(MasonryError) in
      try SectionContent(
        section, itemCount: itemCount, in: space, sharing: settings(besideSection: index),
        measuredBy: provider)
    }
    if index > 0, content.grid.isSmall { content.grid.share(with: sections[index - 1].grid) }
    stack.insert(content.parts(in: space), at: index)
    sections.insert(content, at: index)
    return .sections(.inserting(1, at: index))
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
    stack.removeSubrange(range)
    return .sections(.removing(range))
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
    stack.move(from: source, to: destination)
    return .sections(.moving(from: source, to: destination))
  }

  /// Replaces a section by one that is built from nothing.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - section: The new settings; the old ones if left out.
  ///   - itemCount: The new number of items.
  ///   - provider: The heights of all its items.
  /// - Returns: The mapping in which the old items of the section are removed, and the new ones
  ///   came.
  /// - Throws: ``MasonryError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of the grid, and O(*s*) for *s* sections from `index` on.
  @discardableResult
  public mutating func reloadSection(
    at index: Int, as section: Section? = nil, itemCount: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> AddressMapping {
    checkSection(index)
    let oldCount = sections[index].grid.itemCount
    let settings = section ?? sections[index].settings
    sections[index] = try inSection(index) { () throws(MasonryError) in
      try SectionContent(
        settings, itemCount: itemCount, in: space, sharing: self.settings(besideSection: index),
        measuredBy: provider)
    }
    updateStack(at: index)
    return .items(
      .removing(0..<oldCount).then(.inserting(itemCount, at: 0)), inSection: index)
  }

  /// Edits the settings of a section, and keeps its items.
  ///
  ///     try feed.reconfigureSection(at: 2, measuredBy: heights) { $0.grid.columns = .fixed(3) }
  ///     try feed.reconfigureSection(at: 2) { $0.header = .init(height: measured, isPinned: true) }
  ///
  /// Without a provider, items whose width changes keep their heights, as estimates.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - provider: The heights, asked for the items whose width changes.
  ///   - edit: Changes the settings that it is given.
  /// - Throws: ``MasonryError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of ``MasonryGrid/reconfigure(measuredBy:_:)`` if the settings of the grid
  ///   change, and O(*s*) for *s* sections that move.
  public mutating func reconfigureSection(
    at index: Int, measuredBy provider: some MasonryHeightProvider = NoHeights(),
    _ edit: (inout Section) -> Void
  ) throws(MasonryError) {
    var settings = section(at: index)
    edit(&settings)
    settings.grid = settings.grid.inSection
    var content = sections[index]
    let other = self.settings(besideSection: index)
    try inSection(index) { () throws(MasonryError) in
      try content.surround(with: settings, sharing: other?.surroundings)
      try content.grid.rearrange(
        settings.grid, in: space, sharing: other?.grid, measuredBy: provider)
    }
    sections[index] = content
    updateStack(at: index)
  }
}

extension MasonryFeed {
  /// What a section at an index can share: the settings of the one before it, or else of the one
  /// there.
  private func settings(
    besideSection index: Int
  ) -> (grid: GridSettings, surroundings: Surroundings)? {
    guard !sections.isEmpty else { return nil }
    let other = max(0, index - 1)
    return (sections[other].grid.sharedSettings, sections[other].surroundings)
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
