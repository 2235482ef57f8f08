extension ItemsLayout {
  /// Gives the layout another width, which may change the width of its columns, or break its rows.
  ///
  /// The width is of the whole content, insets included, in points. Settings and environment
  /// stay by default. A layout that scrolled sideways scrolls vertically from then on. The provider
  /// is asked for items whose width changes. Without one they keep their heights, as estimates;
  /// justified items keep their proportions. An item that is estimated already is asked for only if
  /// the answer is an estimate as well.
  ///
  /// - Throws: ``MasonryError``; the layout is then unchanged.
  /// - Complexity: O(*n*·*c*) for *n* items and *c* columns, or items in an optimal row; O(1) if
  ///   nothing changes.
  public mutating func resize(
    width: Double, configuration: MasonryFeed.SectionLayout? = nil, environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    let space = LayoutSpace.width(width, environment: environment ?? self.environment)
    try resize(to: space, configuration: configuration, measuredBy: provider)
  }

  /// Gives the layout another height, to scroll sideways; otherwise it is
  /// ``resize(width:configuration:environment:measuredBy:)``.
  public mutating func resize(
    height: Double, configuration: MasonryFeed.SectionLayout? = nil, environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    let space = LayoutSpace.height(height, environment: environment ?? self.environment)
    try resize(to: space, configuration: configuration, measuredBy: provider)
  }

  /// Gives the layout another space: ``resize(width:configuration:environment:measuredBy:)`` for
  /// both axes; a space that is made without an environment has the default one.
  public mutating func resize(
    to space: LayoutSpace, configuration: MasonryFeed.SectionLayout? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try rearrange(
      configuration ?? self.configuration, in: space, sharing: nil, measuredBy: provider)
  }

  /// Changes the settings, at the width or the height that the layout has.
  ///
  ///     try wall.reconfigure { $0.columns = .fixed(5) }
  ///
  /// Otherwise it is ``resize(width:configuration:environment:measuredBy:)`` at the same width.
  public mutating func reconfigure(
    measuredBy provider: some MasonryHeightProvider = NoHeights(),
    _ edit: (inout MasonryFeed.SectionLayout) -> Void
  ) throws(MasonryError) {
    var configuration = configuration
    edit(&configuration)
    try resize(to: space, configuration: configuration, measuredBy: provider)
  }
}
