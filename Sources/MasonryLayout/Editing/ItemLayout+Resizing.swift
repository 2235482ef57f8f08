extension ItemLayout {
  /// The width that the layout was given, in points, or `nil` if it was given a height.
  public var width: Double? { axis == .vertical ? crossLength : nil }

  /// The height that the layout was given, in points, or `nil` if it was given a width.
  public var height: Double? { axis == .horizontal ? crossLength : nil }

  /// Gives the layout another width, which may change the width of its columns, or break its rows.
  ///
  /// A layout that scrolled sideways scrolls vertically from then on. The provider is asked for the
  /// items that would be asked for at another width or height than before: in a grid those whose
  /// width changes, in rows those that ``MasonryRows`` names. Without a provider they keep what they
  /// were asked for, as estimates. Heights are not scaled: with the width, pictures grow and texts
  /// get shorter; justified items keep their proportions. An item that is estimated already is
  /// asked for only if the provider's answer is an estimate as well.
  ///
  /// The width is that of the whole content, insets included, in points. Settings and environment
  /// stay by default.
  ///
  /// - Throws: ``MasonryError``; the layout is then unchanged.
  /// - Complexity: O(*n*·*c*) for *n* items and *c* columns, or items in an optimal row; O(1) if
  ///   nothing changes.
  public mutating func resize(
    width: Double, configuration: Configuration? = nil, environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try arrange(.vertical, width, configuration, environment, by: provider)
  }

  /// Gives the layout another height, which may change its rows if it scrolls sideways.
  ///
  /// It is ``resize(width:configuration:environment:measuredBy:)`` on the other axis: a layout that
  /// scrolled vertically scrolls sideways from then on.
  public mutating func resize(
    height: Double, configuration: Configuration? = nil, environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try arrange(.horizontal, height, configuration, environment, by: provider)
  }

  /// Gives the layout another width, or another height if it scrolls sideways.
  ///
  /// It is ``resize(width:configuration:environment:measuredBy:)`` for hosts that serve both axes.
  public mutating func resize(
    crossLength: Double, configuration: Configuration? = nil,
    environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try arrange(axis, crossLength, configuration, environment, by: provider)
  }

  /// Changes the settings, at the width or the height that the layout has.
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
    try arrange(axis, crossLength, configuration, nil, by: provider)
  }

  private mutating func arrange(
    _ axis: LayoutAxis, _ crossLength: Double, _ configuration: Configuration?,
    _ environment: LayoutEnvironment?, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try _arrange(
      by: configuration ?? self.configuration, along: axis, across: crossLength,
      in: environment ?? self.environment, measuredBy: provider)
  }
}
