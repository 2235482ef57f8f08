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
    try rearrange(in: .width(width, environment ?? self.environment), measuredBy: provider)
  }

  /// Gives the feed another height, in points, which may change the rows of every section.
  ///
  /// A feed that scrolled vertically scrolls sideways from then on, and asks for all widths.
  /// Otherwise it is ``resize(width:environment:measuredBy:)`` on the other axis.
  public mutating func resize<Provider: MasonryHeightProvider>(
    height: Double, environment: LayoutEnvironment? = nil,
    measuredBy provider: (_ section: Int) -> Provider = { _ in NoHeights() }
  ) throws(MasonryError) {
    try rearrange(in: .height(height, environment ?? self.environment), measuredBy: provider)
  }

  /// Gives the feed another width, or another height if it scrolls sideways.
  ///
  /// It is ``resize(width:environment:measuredBy:)`` for a host that serves both axes.
  public mutating func resize<Provider: MasonryHeightProvider>(
    crossLength: Double, environment: LayoutEnvironment? = nil,
    measuredBy provider: (_ section: Int) -> Provider = { _ in NoHeights() }
  ) throws(MasonryError) {
    let space = Space(
      axis: axis, crossLength: crossLength, environment: environment ?? self.environment)
    try rearrange(in: space, measuredBy: provider)
  }

  private mutating func rearrange<Provider: MasonryHeightProvider>(
    in space: Space, measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryError) {
    guard space != self.space else { return }
    var new = try MasonryFeed(in: space)
    new.sections = sections
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
