extension MasonryFeed {
  /// Gives the feed another width, in points, which may change the columns of every section.
  ///
  ///     try feed.resize(width: 768) { section in
  ///       MasonryAspectRatios(sizes: albums[section].photos.map(\.size))
  ///     }
  ///
  /// A feed that scrolled sideways scrolls vertically from then on, and asks for all heights.
  /// Otherwise the provider of a section is asked for the items whose width changes. If it is
  /// omitted, they keep their heights, as estimates. An omitted environment stays.
  ///
  /// - Throws: ``MasonryError`` if the width, the scale or a height is not valid; the feed is then
  ///   unchanged.
  /// - Complexity: that of ``MasonryGrid/resize(width:configuration:environment:measuredBy:)`` for
  ///   every section; O(1) if nothing changes.
  public mutating func resize<Provider: MasonryHeightProvider>(
    width: Double, environment: LayoutEnvironment? = nil,
    measuredBy provider: (_ section: Int) -> Provider = { _ in NoHeights() }
  ) throws(MasonryError) {
    let space = LayoutSpace.width(width, environment: environment ?? self.environment)
    try resize(to: space, measuredBy: provider)
  }

  /// Gives the feed another height: it scrolls sideways from then on.
  ///
  /// Otherwise it is ``resize(width:environment:measuredBy:)``.
  public mutating func resize<Provider: MasonryHeightProvider>(
    height: Double, environment: LayoutEnvironment? = nil,
    measuredBy provider: (_ section: Int) -> Provider = { _ in NoHeights() }
  ) throws(MasonryError) {
    let space = LayoutSpace.height(height, environment: environment ?? self.environment)
    try resize(to: space, measuredBy: provider)
  }

  /// Gives the feed another space: another width or height, and the environment of the space.
  ///
  /// It is ``resize(width:environment:measuredBy:)`` for both axes; a space that is made without an
  /// environment has the default one.
  public mutating func resize<Provider: MasonryHeightProvider>(
    to space: LayoutSpace, measuredBy provider: (_ section: Int) -> Provider = { _ in NoHeights() }
  ) throws(MasonryError) {
    guard space != self.space else { return }
    var new = try MasonryFeed(in: space)
    (new.sections, new._changes) = (sections, _changes)
    for index in sections.indices {
      try inSection(index) { () throws(MasonryError) in
        let settings = sections[index].settings
        let before = index > 0 ? new.sections[index - 1].items : nil
        try new.sections[index].items.rearrange(
          settings.layout, in: try settings.itemsSpace(in: space), sharing: before,
          measuredBy: provider(index))
      }
    }
    new.stack = SectionStack(
      ChunkedArray(new.sections.lazy.map { $0.parts(in: space) }),
      scale: space.environment.scale)
    self = new
  }
}
