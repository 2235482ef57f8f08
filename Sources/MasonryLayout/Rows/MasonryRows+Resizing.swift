extension MasonryRows {
  /// Gives the rows another width.
  ///
  /// Rows that scrolled sideways scroll vertically from then on. The provider is asked for the
  /// items that are asked another question: see ``MasonryRows``. Justified and flowing rows ask
  /// nothing again at another width, except about items that fill a row. Without a provider, these
  /// items keep what they were asked for, as estimates; in justified rows they keep their
  /// proportions. An item that is estimated already is asked for only if the answer is an estimate
  /// as well.
  ///
  /// The width is that of the whole content, insets included, in points. Settings and environment
  /// stay by default.
  ///
  /// - Throws: ``MasonryError``; the rows are then unchanged.
  /// - Complexity: O(*n*) for *n* items, for optimal rows times the items in a row; O(1) if nothing
  ///   changes.
  public mutating func resize(
    width: Double, configuration: Configuration? = nil, environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try rearrange(
      configuration ?? self.configuration, in: .width(width, environment ?? self.environment),
      measuredBy: provider)
  }

  /// Gives rows another height, which then scroll sideways.
  ///
  /// It is ``resize(width:configuration:environment:measuredBy:)`` on the other axis.
  public mutating func resize(
    height: Double, configuration: Configuration? = nil, environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try rearrange(
      configuration ?? self.configuration, in: .height(height, environment ?? self.environment),
      measuredBy: provider)
  }

  /// Gives rows another width, or another height if they scroll sideways.
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

  /// Changes the settings, at the width or the height that the rows have.
  ///
  ///     try rows.reconfigure { $0.rule = .justified(height: 240) }
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

  /// Arranges the items by other settings.
  mutating func rearrange<Provider: MasonryHeightProvider>(
    _ configuration: Configuration, in space: Space, measuredBy provider: Provider
  ) throws(MasonryError) {
    guard configuration != self.configuration || space != self.space else { return }
    let (old, new) = (sharedSettings, try MasonryRows(configuration, in: space).sharedSettings)
    if Provider.self == NoHeights.self {
      try measure(for: new, by: KeptLengths(items: items, old: old, new: new))
    } else {
      try measure(for: new, by: provider)
    }
    sharedSettings = new
    if !new.isOptimal { costs = [] }
    (seam, keptState.packedFrom) = (0, 0)
    breakAgain(from: 0, to: itemCount, shift: 0)
  }

  /// Measures the items that other settings ask another question about.
  private mutating func measure(
    for new: RowSettings, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let old = sharedSettings
    let isAlike = old.question(isFilling: false) == new.question(isFilling: false)
    let isFillingAlike =
      items.filling.isEmpty || old.question(isFilling: true) == new.question(isFilling: true)
    let (hadOwn, hasOwn) = (old.flow?.hasOwnHeights == true, new.flow?.hasOwnHeights == true)
    let areUnequal = old.areColumnsUnequal || new.areColumnsUnequal
    if isAlike, isFillingAlike, hadOwn == hasOwn, !areUnequal { return }
    let all = 0..<itemCount
    var measured = RowItems()
    if items.filling.isEmpty, !hasOwn, !areUnequal,
      items.estimates.isEmpty || provider.areEstimated(itemsIn: all) == true
    {
      try measured.appendLengths(of: all, new.question(isFilling: false), by: provider)
      measured.estimates = provider.estimates(ofItemsAt: all)
    } else {
      measured = items
      try measured.measureAgain(for: new, after: old, by: provider)
    }
    items = measured
  }
}
