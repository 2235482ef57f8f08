extension MasonryFeed {
  /// Asks for the heights, the spans and the pinned columns of items of a section again.
  ///
  /// - Throws: ``MasonryFeedError`` if one of them is not valid; the feed is then unchanged.
  /// - Complexity: that of ``MasonryGrid/remeasure(_:measuredBy:)``, and O(*s*) for *s* sections that
  ///   move.
  public mutating func remeasureItems(
    _ indices: some Sequence<Int>, inSection section: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryFeedError) {
    try change(section) { grid throws(MasonryError) in
      try grid.remeasure(indices, measuredBy: provider)
    }
  }

  /// Sets the extent of an item, its height, for example once its view has measured itself.
  ///
  /// A provider is needed only where columns differ, since items after it may then get another width.
  ///
  /// - Throws: ``MasonryFeedError`` if the extent is not valid, or one is needed without a provider; the
  ///   feed is then unchanged.
  /// - Complexity: that of ``MasonryGrid/setExtent(_:ofItemAt:measuredBy:)``, and O(*s*) for *s*
  ///   sections that move.
  public mutating func setExtent<Provider: MasonryHeightProvider>(
    _ extent: Double, ofItemAt index: Int, inSection section: Int,
    measuredBy provider: Provider? = MasonryHeights?.none
  ) throws(MasonryFeedError) {
    try change(section) { grid throws(MasonryError) in
      try grid.setExtent(extent, ofItemAt: index, measuredBy: provider)
    }
  }

  /// Gives a section another header, or none, for example once its view has measured itself.
  ///
  /// - Throws: ``MasonryFeedError`` if the extent is not valid; the feed is then unchanged.
  /// - Complexity: O(*s*) for *s* sections that move.
  public mutating func setHeader(
    _ header: Header?, ofSection section: Int
  ) throws(MasonryFeedError) {
    try changeSettings(ofSection: section) { $0.header = header }
  }

  /// Gives a section another footer, or none, for example once its view has measured itself.
  ///
  /// - Throws: ``MasonryFeedError`` if the extent is not valid; the feed is then unchanged.
  /// - Complexity: O(*s*) for *s* sections that move.
  public mutating func setFooter(
    _ footer: Footer?, ofSection section: Int
  ) throws(MasonryFeedError) {
    try changeSettings(ofSection: section) { $0.footer = footer }
  }

  /// Changes what is around the items of a section, none of which is measured or placed again.
  private mutating func changeSettings(
    ofSection section: Int, _ edit: (inout Section) -> Void
  ) throws(MasonryFeedError) {
    checkSection(section)
    var settings = sections[section].settings
    edit(&settings)
    try settings.validate(in: configuration, at: section)
    sections[section].settings = settings
    updateStack(at: section)
  }

  /// Gives a section other settings, and keeps its items.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - section: The new settings.
  ///   - provider: The heights, asked for the items whose width changes.
  /// - Throws: ``MasonryFeedError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of ``MasonryGrid/reconfigure(_:breadth:measuredBy:)``, and O(*s*) for *s*
  ///   sections that move.
  public mutating func reconfigureSection(
    at index: Int, as section: Section, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryFeedError) {
    checkSection(index)
    try section.validate(in: configuration, at: index)
    try change(index, as: section) { grid throws(MasonryError) in
      try grid.reconfigure(section.filledGrid, measuredBy: provider)
    }
  }
}
