extension MasonryFeed {
  /// Adds items at the end of a section.
  ///
  /// - Throws: ``MasonryFeedError`` if the count or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of ``MasonryGrid/append(_:measuredBy:)``, and O(*s*) for *s* sections that move.
  public mutating func appendItems(
    _ count: Int, toSection section: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryFeedError) {
    try change(section) { grid throws(MasonryError) in
      try grid.append(count, measuredBy: provider)
    }
  }

  /// Adds items to a section before the item at an index.
  ///
  /// - Throws: ``MasonryFeedError`` if the count or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of ``MasonryGrid/insert(_:at:measuredBy:)``, and O(*s*) for *s* sections that
  ///   move.
  public mutating func insertItems(
    _ count: Int, at index: Int, inSection section: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryFeedError) {
    try change(section) { grid throws(MasonryError) in
      try grid.insert(count, at: index, measuredBy: provider)
    }
  }

  /// Removes an item of a section.
  ///
  /// A provider is needed only where columns differ, since items may then get another width.
  ///
  /// - Throws: ``MasonryFeedError`` if a height is not valid, or needed without a provider; the feed is
  ///   then unchanged. Where columns are equal nothing is thrown.
  /// - Complexity: that of ``MasonryGrid/remove(at:measuredBy:)``, and O(*s*) for *s* sections that move.
  public mutating func removeItem<Provider: MasonryHeightProvider>(
    at index: Int, inSection section: Int, measuredBy provider: Provider? = MasonryHeights?.none
  ) throws(MasonryFeedError) {
    try change(section) { grid throws(MasonryError) in
      try grid.remove(at: index, measuredBy: provider)
    }
  }

  /// Removes items of a section that follow each other.
  ///
  /// A provider is needed only where columns differ, since items may then get another width.
  ///
  /// - Throws: ``MasonryFeedError`` if a height is not valid, or needed without a provider; the feed is
  ///   then unchanged. Where columns are equal nothing is thrown.
  /// - Complexity: that of ``MasonryGrid/removeSubrange(_:measuredBy:)``, and O(*s*) for *s* sections
  ///   that move.
  public mutating func removeItems<Provider: MasonryHeightProvider>(
    _ range: Range<Int>, inSection section: Int,
    measuredBy provider: Provider? = MasonryHeights?.none
  ) throws(MasonryFeedError) {
    try change(section) { grid throws(MasonryError) in
      try grid.removeSubrange(range, measuredBy: provider)
    }
  }

  /// Moves an item within its section so that it ends up at another index.
  ///
  /// Into another section it goes by ``removeItem(at:inSection:measuredBy:)`` and
  /// ``insertItems(_:at:inSection:measuredBy:)``, since it gets another width there.
  ///
  /// - Throws: ``MasonryFeedError`` if a height is not valid, or needed without a provider; the feed is
  ///   then unchanged. Where columns are equal nothing is thrown.
  /// - Complexity: that of ``MasonryGrid/move(from:to:measuredBy:)``, and O(*s*) for *s* sections that
  ///   move.
  public mutating func moveItem<Provider: MasonryHeightProvider>(
    from source: Int, to destination: Int, inSection section: Int,
    measuredBy provider: Provider? = MasonryHeights?.none
  ) throws(MasonryFeedError) {
    try change(section) { grid throws(MasonryError) in
      try grid.move(from: source, to: destination, measuredBy: provider)
    }
  }
}

#if !hasFeature(Embedded)

extension MasonryFeed {
  /// Applies the difference between the old and the new items of a section, and places once.
  ///
  /// - Throws: ``MasonryFeedError`` if a height is not valid; the feed is then unchanged.
  /// - Complexity: that of ``MasonryGrid/apply(_:measuredBy:)``, and O(*s*) for *s* sections that move.
  public mutating func apply<Element>(
    _ difference: CollectionDifference<Element>, toSection section: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryFeedError) {
    try change(section) { grid throws(MasonryError) in
      try grid.apply(difference, measuredBy: provider)
    }
  }
}

#endif

extension MasonryFeed {
  /// Changes the grid of a section by one operation, and its settings, and moves the sections after it.
  ///
  /// If the operation fails the grid is as it was, and so is the feed.
  mutating func change(
    _ section: Int, as settings: Section? = nil,
    _ operation: (inout MasonryGrid) throws(MasonryError) -> Void
  ) throws(MasonryFeedError) {
    checkSection(section)
    do throws(MasonryError) {
      try operation(&sections[section].grid)
    } catch {
      throw .grid(error, section: section)
    }
    if let settings { sections[section].settings = settings }
    updateStack(at: section)
  }
}
