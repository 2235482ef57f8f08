extension MasonryGrid {
  /// Gives the grid another width, which may change the number and the width of its columns.
  ///
  /// A grid that scrolled sideways scrolls vertically from then on, and asks for all heights.
  /// Without a provider, items whose width changes keep their heights, as estimates. They are not
  /// scaled: with the width, pictures grow and texts get shorter. An item that is estimated
  /// already is asked for only if the provider's answer is an estimate as well.
  ///
  /// The width is that of the whole grid, insets included, in points. Settings and environment stay
  /// by default. The provider is asked for the items whose width changes.
  ///
  /// - Throws: ``MasonryError``; the grid is then unchanged.
  /// - Complexity: O(*n*·`columnCount`) for *n* items; O(1) if nothing changes.
  public mutating func resize(
    width: Double, configuration: Configuration? = nil, environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try rearrange(
      configuration ?? self.configuration, in: .width(width, environment ?? self.environment),
      measuredBy: provider)
  }

  /// Gives the grid another height, which may change the number and the height of its rows.
  ///
  /// It is ``resize(width:configuration:environment:measuredBy:)`` on the other axis: a grid that
  /// scrolled vertically scrolls sideways from then on, and asks for all widths.
  public mutating func resize(
    height: Double, configuration: Configuration? = nil, environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try rearrange(
      configuration ?? self.configuration, in: .height(height, environment ?? self.environment),
      measuredBy: provider)
  }

  /// Gives the grid another width, or another height if it scrolls sideways.
  ///
  /// It is ``resize(width:configuration:environment:measuredBy:)`` for hosts that serve both axes.
  public mutating func resize(
    crossLength: Double, configuration: Configuration? = nil,
    environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    let space = Space(
      axis: axis, crossLength: crossLength, environment: environment ?? self.environment)
    try rearrange(configuration ?? self.configuration, in: space, measuredBy: provider)
  }

  /// Changes the settings of the grid, at the width or the height that it has.
  ///
  ///     try wall.reconfigure { $0.columns = .fixed(5) }
  ///
  /// Otherwise it is ``resize(width:configuration:environment:measuredBy:)`` at the same width.
  public mutating func reconfigure(
    measuredBy provider: some MasonryHeightProvider = NoHeights(),
    _ edit: (inout Configuration) -> Void
  ) throws(MasonryError) {
    var configuration = configuration
    edit(&configuration)
    try rearrange(configuration, in: space, measuredBy: provider)
  }
}
