extension MasonryGrid {
  /// How many columns a grid has.
  public enum Columns: Hashable, Sendable {
    /// A fixed number of columns, from 1 to ``maximumCount``, whatever their width.
    ///
    /// Where the spacings take up the whole width, the columns have width 0.
    case fixed(Int)

    /// As many columns as fit at the given width; the columns share what is left over.
    ///
    /// At least one column, even if the grid is narrower than the minimum, and at most
    /// `maximumCount`. This is `repeat(auto-fill, minmax(minimumWidth, 1fr))` in CSS.
    case adaptive(minimumWidth: Double, maximumCount: Int = Columns.maximumCount)

    /// The largest number of columns a grid can have, 65,535.
    public static var maximumCount: Int { Int(UInt16.max) }
  }
}

extension MasonryGrid.Columns {
  func validate() throws(MasonryError) {
    switch self {
    case .fixed(let count):
      try Self.validate(count: count)
    case .adaptive(let minimumWidth, let maximumCount):
      guard minimumWidth > 0, minimumWidth.isFinite else {
        throw .minimumColumnWidth(minimumWidth)
      }
      try Self.validate(count: maximumCount)
    }
  }

  private static func validate(count: Int) throws(MasonryError) {
    guard (1...maximumCount).contains(count) else { throw .columnCount(count) }
  }

  /// The number of columns in an available width.
  func count(in width: Double, spacing: Double) -> Int {
    switch self {
    case .fixed(let count):
      return count
    case .adaptive(let minimumWidth, let maximumCount):
      let fitting = (width + spacing) / (minimumWidth + spacing)
      return fitting < Double(maximumCount) ? max(1, Int(fitting)) : maximumCount
    }
  }
}
