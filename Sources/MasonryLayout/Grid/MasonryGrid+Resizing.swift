extension MasonryGrid {
  /// Gives the grid another width, which may change the number and the width of its columns.
  ///
  /// A grid that scrolled sideways scrolls vertically from then on, and asks for all heights.
  ///
  /// Without a provider nobody is asked: items whose width changes keep their heights, as estimates. They
  /// are not scaled, since pictures grow with the width where texts get shorter. An item that is estimated
  /// already is asked for only if the provider's answer is an estimate as well.
  ///
  /// - Parameters:
  ///   - width: The new width of the whole grid, insets included, in points.
  ///   - configuration: Other settings; the old ones if left out.
  ///   - environment: Another direction, or other pixels; the old ones if left out.
  ///   - provider: The heights, asked for the items whose width changes; nobody if left out.
  /// - Throws: ``MasonryError`` if a setting, the width or a height is not valid; the grid is then
  ///   unchanged.
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
  /// A grid that scrolled vertically scrolls sideways from then on, and asks for all widths.
  ///
  /// Without a provider nobody is asked: items whose height changes keep their widths, as estimates.
  ///
  /// - Parameters:
  ///   - height: The new height of the whole grid, insets included, in points.
  ///   - configuration: Other settings; the old ones if left out.
  ///   - environment: Another direction, or other pixels; the old ones if left out.
  ///   - provider: The widths, asked for the items whose height changes; nobody if left out.
  /// - Throws: ``MasonryError`` if a setting, the height or a width is not valid; the grid is then
  ///   unchanged.
  /// - Complexity: O(*n*·`columnCount`) for *n* items; O(1) if nothing changes.
  public mutating func resize(
    height: Double, configuration: Configuration? = nil, environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try rearrange(
      configuration ?? self.configuration, in: .height(height, environment ?? self.environment),
      measuredBy: provider)
  }

  /// Gives the grid other settings, at the width or the height that it has.
  ///
  /// Without a provider nobody is asked: items whose width changes keep their heights, as estimates.
  ///
  /// - Parameters:
  ///   - configuration: The new settings.
  ///   - provider: The heights, asked for the items whose width changes; nobody if left out.
  /// - Throws: ``MasonryError`` if a setting or a height is not valid; the grid is then unchanged.
  /// - Complexity: O(*n*·`columnCount`) for *n* items; O(1) if nothing changes.
  public mutating func reconfigure(
    _ configuration: Configuration, measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try rearrange(configuration, in: space, measuredBy: provider)
  }
}
