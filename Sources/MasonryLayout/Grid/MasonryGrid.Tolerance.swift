extension MasonryGrid {
  /// How much lower than the best place an item may start to keep the reading order.
  ///
  /// This is `flow-tolerance` in CSS, also called `item-tolerance` and `fit-tolerance`.
  public enum Tolerance: Hashable, Sendable {
    /// A distance in points, from 0 to ``MasonryGrid/maximumExtent``.
    case points(Double)

    /// A part of the extent across the columns, insets not included, for example 0.1: a finite number
    /// of at least 0.
    case fraction(Double)

    /// Any distance: items go to the columns in turn, whatever their heights.
    case infinite
  }
}

extension MasonryGrid.Tolerance {
  func validate() throws(MasonryError) {
    switch self {
    case .points(let value), .fraction(let value):
      guard MasonryGrid.isExtent(value) else { throw .tolerance(value) }
    case .infinite: break
    }
  }

  /// The tolerance in points, in a grid of an extent across the columns.
  func points(across breadth: Double) -> Double {
    switch self {
    case .points(let points): points
    case .fraction(let fraction): fraction * breadth
    case .infinite: .infinity
    }
  }
}

#if !hasFeature(Embedded)
extension MasonryGrid.Tolerance: Codable {}
#endif
