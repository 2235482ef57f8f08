extension MasonryGrid {
  /// The rule that chooses a column for the next item.
  ///
  /// In every packing, an item that spans several columns starts below the longest of them. A
  /// pinned item goes to its column and does not affect the turn.
  public enum Packing: Hashable, Sendable {
    /// Each item goes to the column after the previous item's, and after the last to the first.
    ///
    /// Heights are ignored, so items stay in reading order and the bottom is ragged. An item that
    /// spans more columns than are left goes to the first column.
    case roundRobin

    /// Each item goes to the shortest column; of equal ones, to the nearest to the leading edge.
    ///
    /// An item that spans several columns goes to those where it starts highest.
    case shortestColumn

    /// The rule of the web standard: the shortest column, or the next in turn if nearly as short.
    ///
    /// Of the columns at which an item would start at most `tolerance` lower than at the shortest
    /// one, it goes to the first after the previous item, or else to the first of all. With
    /// `dense`, it goes back to the highest gap that it fits into, in columns as wide as those it
    /// would have had otherwise. This fills gaps but changes the order.
    ///
    /// Source: CSS Grid Layout Module Level 3, `display: grid-lanes`, as Chromium 156 lays it out.
    case gridLanes(tolerance: Tolerance = .points(0), dense: Bool = false)
  }

  /// How much lower than at the shortest column an item may start, to keep the reading order.
  ///
  /// This is `fit-tolerance` in CSS (older names: `flow-tolerance`, `item-tolerance`).
  public enum Tolerance: Hashable, Sendable {
    /// A distance in points, from 0 to ``MasonryGrid/maximumLength``.
    case points(Double)

    /// A part of the width inside the content insets (for rows, of the height), for example 0.1;
    /// from 0 to ``MasonryGrid/maximumLength``.
    case fraction(Double)
    /// Any distance: items go to the columns in turn, whatever their heights.
    case infinite
  }
}

extension MasonryGrid.Packing {
  func validate() throws(MasonryError) {
    switch self {
    case .gridLanes(.points(let value), _), .gridLanes(.fraction(let value), _):
      guard value.isLength else { throw .tolerance(value) }
    case .roundRobin, .shortestColumn, .gridLanes(.infinite, _): break
    }
  }

  /// Whether items may go back to gaps, so that a lane's items may be out of index order.
  var isDense: Bool { if case .gridLanes(_, dense: true) = self { true } else { false } }
}

extension MasonryGrid.Tolerance {
  /// The tolerance in points, for an available length across the lanes.
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

extension MasonryGrid.Tolerance: Codable {
  private enum PointsCodingKeys: String, CodingKey { case _0 = "points" }
  private enum FractionCodingKeys: String, CodingKey { case _0 = "fraction" }
}
#endif
