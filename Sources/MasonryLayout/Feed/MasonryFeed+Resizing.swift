extension MasonryFeed {
  /// Gives the feed another breadth, which may change the columns of every section.
  ///
  ///     try feed.resize(breadth: 768) { section in
  ///       MasonryAspectRatios(sizes: albums[section].photos.map(\.size))
  ///     }
  ///
  /// - Parameters:
  ///   - breadth: The new extent across the sections, in points.
  ///   - provider: The heights of a section, asked for the items whose width changes.
  /// - Throws: ``MasonryFeedError`` if the breadth or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of ``MasonryGrid/resize(breadth:measuredBy:)`` for every section; O(1) if the
  ///   breadth stays.
  public mutating func resize<Provider: MasonryHeightProvider>(
    breadth: Double, measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryFeedError) {
    try reconfigure(configuration, breadth: breadth, measuredBy: provider)
  }

  /// Gives the feed and all its sections another axis, direction and scale, and another breadth if
  /// there is one.
  ///
  /// - Parameters:
  ///   - configuration: What all sections have in common from now on.
  ///   - breadth: The new extent across the sections; the old one if left out.
  ///   - provider: The heights of a section, asked for the items whose width changes, and for all if the
  ///     axis does.
  /// - Throws: ``MasonryFeedError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of ``MasonryGrid/reconfigure(_:breadth:measuredBy:)`` for every section; O(1) if
  ///   nothing changes.
  public mutating func reconfigure<Provider: MasonryHeightProvider>(
    _ configuration: Configuration, breadth: Double? = nil,
    measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryFeedError) {
    let breadth = breadth ?? self.breadth
    guard configuration != self.configuration || breadth != self.breadth else { return }
    var new = try MasonryFeed(configuration: configuration, breadth: breadth)
    new.sections = sections
    for index in sections.indices {
      new.sections[index].settings = configuration.applied(to: sections[index].settings)
      let grid = new.sections[index].settings.filledGrid
      do throws(MasonryError) {
        try new.sections[index].grid.reconfigure(
          grid, breadth: breadth, measuredBy: provider(index))
      } catch {
        throw .grid(error, section: index)
      }
    }
    let parts = new.sections.map { SectionParts($0, configuration) }
    new.stack = SectionStack(parts, scale: configuration.scale)
    self = new
  }
}
