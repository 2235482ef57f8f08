extension ItemLayout {
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
    width: Double, configuration: Configuration? = nil, environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    let space = LayoutSpace.width(width, environment: environment ?? self.environment)
    try resize(to: space, configuration: configuration, measuredBy: provider)
  }

  /// Gives the layout another height, to scroll sideways; otherwise it is
  /// ``resize(width:configuration:environment:measuredBy:)``.
  public mutating func resize(
    height: Double, configuration: Configuration? = nil, environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    let space = LayoutSpace.height(height, environment: environment ?? self.environment)
    try resize(to: space, configuration: configuration, measuredBy: provider)
  }

  /// Gives the layout another space: ``resize(width:configuration:environment:measuredBy:)`` for
  /// both axes; a space that is made without an environment has the default one.
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

  /// Measures the estimated items in the visible rectangle, which keeps its place.
  ///
  ///     try wall.appendItems(1_000_000, measuredBy: MasonryEstimates(height: 180))  // asks none
  ///     try wall.measure(itemsIn: &visible, margin: 400, measuredBy: cells)
  ///
  /// Afterwards nothing in the rectangle, or within the margin before and after it, is estimated,
  /// and the rectangle is scrolled along with its anchor. Without estimates nothing is asked and
  /// the rectangle stays: call it whenever the visible rectangle has changed.
  ///
  /// After a change, pass the anchor that was made before it:
  ///
  ///     let anchor = wall.anchor(in: visible)
  ///     try wall.resize(width: 768)                            // heights become estimates
  ///     visible.size = newSize
  ///     try wall.measure(itemsIn: &visible, keeping: anchor, measuredBy: cells)
  ///
  /// With an anchor, which has followed all changes since, only the size of the rectangle matters.
  /// Nothing is asked for a rectangle that is not finite. The provider is asked once for each
  /// estimated item at its width, and again at another that it then gets and is estimated at.
  ///
  /// - Throws: ``MasonryError``; the layout and the rectangle are then unchanged.
  /// - Complexity: that of ``remeasure(_:measuredBy:)`` in each of two or three rounds. Without
  ///   estimates that of ``items(in:)``.
  public mutating func measure(
    itemsIn visible: inout LayoutRect, margin: Double = 0, keeping anchor: Anchor? = nil,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let anchor = anchor ?? self.anchor(in: visible)
    try measure(itemsIn: &visible, margin: margin, measuredBy: provider) { layout, visible in
      layout.scroll(&visible, to: anchor)
    }
  }

  /// Scrolls the visible rectangle to an item, and measures the items that are shown there.
  ///
  ///     try wall.measure(showing: 500_000, at: .start, in: &visible, measuredBy: cells)
  ///
  /// It scrolls as `scroll(_:toItemAt:at:)` does, and measures as `measure(itemsIn:)` does.
  public mutating func measure(
    showing index: Int, at position: LayoutScrollPosition = .nearest,
    in visible: inout LayoutRect, margin: Double = 0,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    checkIndex(index)
    try measure(itemsIn: &visible, margin: margin, measuredBy: provider) { layout, visible in
      layout.scroll(&visible, toItemAt: index, at: position)
    }
  }
}
