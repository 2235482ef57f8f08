extension MasonryFeed {
  /// Adds a section at the end.
  ///
  /// - Parameters:
  ///   - section: The settings of the section.
  ///   - itemCount: The number of its items, 0 included.
  ///   - provider: The heights of its items, by their indices in the section.
  /// - Throws: ``MasonryFeedError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of the grid, however many sections there are already.
  public mutating func appendSection(
    _ section: Section, itemCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryFeedError) {
    try insertSection(section, itemCount: itemCount, at: sectionCount, measuredBy: provider)
  }

  /// Adds a section before the one at an index, or at the end if the index is the count.
  ///
  /// - Parameters:
  ///   - section: The settings of the section.
  ///   - itemCount: The number of its items, 0 included.
  ///   - index: The index that the section will have.
  ///   - provider: The heights of its items, by their indices in the section.
  /// - Throws: ``MasonryFeedError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of the grid, and O(*s*) for *s* sections from `index` on.
  public mutating func insertSection(
    _ section: Section, itemCount: Int, at index: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryFeedError) {
    precondition(
      index >= 0 && index <= sectionCount, "Index out of range: no section can be inserted there")
    let content = try SectionContent(
      section, itemCount: itemCount, in: self, at: index, measuredBy: provider)
    sections.insert(content, at: index)
    let parts = SectionParts(content, configuration)
    stack.replace(index..<index, with: CollectionOfOne(parts))
  }

  /// Removes a section with all its items; those after it move up.
  ///
  /// - Complexity: O(*s*) for *s* sections from `index` on.
  public mutating func removeSection(at index: Int) {
    checkSection(index)
    removeSections(index..<index + 1)
  }

  /// Removes sections that follow each other; those after them move up.
  ///
  /// - Complexity: O(*s*) for *s* sections from the first removed one on.
  public mutating func removeSections(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= sectionCount,
      "Range out of bounds: no such sections")
    sections.removeSubrange(range)
    stack.replace(range, with: EmptyCollection())
  }

  /// Moves a section so that it ends up at another index; those in between make room.
  ///
  /// Nobody is asked for anything.
  ///
  /// - Complexity: O(*s*) for *s* sections from the smaller of the two indices on.
  public mutating func moveSection(from source: Int, to destination: Int) {
    checkSection(source)
    checkSection(destination)
    guard source != destination else { return }
    sections.insert(sections.remove(at: source), at: destination)
    stack.move(from: source, to: destination)
  }

  /// Replaces a section by one that is built from nothing.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - section: The new settings; the old ones if left out.
  ///   - itemCount: The new number of items.
  ///   - provider: The heights of all its items.
  /// - Throws: ``MasonryFeedError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of the grid, and O(*s*) for *s* sections from `index` on.
  public mutating func reloadSection(
    at index: Int, as section: Section? = nil, itemCount: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryFeedError) {
    checkSection(index)
    sections[index] = try SectionContent(
      section ?? sections[index].settings, itemCount: itemCount, in: self, at: index,
      measuredBy: provider)
    updateStack(at: index)
  }
}

extension MasonryFeed {
  /// Moves the sections after one whose content has changed.
  mutating func updateStack(at index: Int) {
    stack.update(index, to: SectionParts(sections[index], configuration))
  }
}
