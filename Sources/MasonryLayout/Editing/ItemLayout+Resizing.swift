extension ItemLayout {
  /// Gives the layout another width, which may change the width of its columns, or break its rows.
  ///
  /// A layout that scrolled sideways scrolls vertically from then on. The provider is asked for the
  /// items that would be asked for at another width or height than before. Without a provider they
  /// keep what they were asked for, as estimates: heights are not scaled, but justified items keep
  /// their proportions. An item that is estimated already is asked for only if the provider's
  /// answer is an estimate as well.
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
    let space = LayoutSpace.width(width, environment: environment ?? self.environment)
    try resize(to: space, configuration: configuration, measuredBy: provider)
  }

  /// Gives the layout another height: it scrolls sideways from then on.
  ///
  /// Otherwise it is ``resize(width:configuration:environment:measuredBy:)``.
  public mutating func resize(
    height: Double, configuration: Configuration? = nil, environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    let space = LayoutSpace.height(height, environment: environment ?? self.environment)
    try resize(to: space, configuration: configuration, measuredBy: provider)
  }

  /// Gives the layout another space: another width or height, and the environment of the space.
  ///
  /// It is ``resize(width:configuration:environment:measuredBy:)`` for both axes; a space that is
  /// made without an environment has the default one.
  public mutating func resize(
    to space: LayoutSpace, configuration: Configuration? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try arrange(by: configuration ?? self.configuration, in: space, measuredBy: provider)
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
    try resize(to: space, configuration: configuration, measuredBy: provider)
  }
}
