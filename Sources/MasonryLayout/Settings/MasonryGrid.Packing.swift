extension MasonryGrid {
  /// The rule that chooses a column for the next item.
  ///
  /// In every packing, an item that spans several columns starts below the lowest of them, and an item
  /// that is pinned to a column goes there and has no influence on whose turn it is.
  public enum Packing: Hashable, Sendable {
    /// Each item goes to the column after the one before it, and back to the first after the last.
    ///
    /// The heights have no say, so items stay in reading order and the bottom is ragged. An item
    /// that spans several columns and no longer fits starts again at the first column, and what it
    /// skipped stays empty. With spans of 1, item *i* is in column *i* modulo the column count.
    case roundRobin

    /// Each item goes to the column that is shortest so far, the leftmost (leading) of several.
    ///
    /// An item that spans several columns starts below the longest of them, and goes where that is
    /// highest up. The bottom is as level as placing in order allows.
    case shortestColumn

    /// The rule of the web standard: the shortest column, or the next in turn if that is nearly as good.
    ///
    /// Of the columns at which an item would start at most `tolerance` lower than at the shortest, it
    /// goes to the first one after the item before it, or else to the first of all.
    ///
    /// With `dense`, an item goes back to the highest gap that others have left and it fits into, on
    /// columns as wide as those it would have had otherwise. That fills the wall, and loses the order.
    ///
    /// Source: CSS Grid Layout Module Level 3, `display: grid-lanes`, as Chromium 156 lays it out.
    case gridLanes(tolerance: Tolerance = .points(0), dense: Bool = false)
  }

  /// How much lower than the best place an item may start to keep the reading order.
  ///
  /// This is `flow-tolerance` in CSS, also called `item-tolerance` and `fit-tolerance`.
  public enum Tolerance: Hashable, Sendable {
    /// A distance in points, from 0 to ``MasonryGrid/maximumLength``.
    case points(Double)

    /// A part of the width of the content across the columns, insets not included, for example 0.1: a
    /// finite number of at least 0.
    case fraction(Double)

    /// Any distance: items go to the columns in turn, whatever their heights.
    case infinite
  }
}

extension MasonryGrid.Packing {
  func validate() throws(MasonryError) {
    if case .gridLanes(let tolerance, _) = self { try tolerance.validate() }
  }

  /// Whether items may go back to gaps, so that items of a lane are not in the order of their indices.
  var isDense: Bool {
    if case .gridLanes(_, dense: true) = self { true } else { false }
  }
}

extension MasonryGrid.Tolerance {
  func validate() throws(MasonryError) {
    switch self {
    case .points(let value), .fraction(let value):
      guard value.isLength else { throw .tolerance(value) }
    case .infinite: break
    }
  }

  /// The tolerance in points, where the lanes and their gaps may take up so much.
  func points(across available: Double) -> Double {
    switch self {
    case .points(let points): points
    case .fraction(let fraction): fraction * available
    case .infinite: .infinity
    }
  }
}

#if !hasFeature(Embedded)
extension MasonryGrid.Packing: Codable {}
extension MasonryGrid.Tolerance: Codable {}
#endif
