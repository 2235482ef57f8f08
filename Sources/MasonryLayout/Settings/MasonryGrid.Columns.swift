extension MasonryGrid {
  /// How many columns a grid has, and how wide they are.
  ///
  /// Where the grid scrolls sideways its columns are rows, and their widths are heights.
  public enum Columns: Hashable, Sendable {
    /// A fixed number of equal columns, from 1 to ``maximumCount``, that fill the grid.
    ///
    /// Where the spacings alone take up the whole width, the columns have width 0.
    case fixed(Int)

    /// As many equal columns as fit at the minimum width, in points; they share what is left over.
    ///
    /// There is at least one column, which keeps the minimum width in a grid that is narrower, and there
    /// are at most `maximumCount`. With a maximum width there are as many columns as fit at that width,
    /// and they do not get wider; a maximum below the minimum counts as the minimum.
    ///
    /// This is `repeat(auto-fill, minmax(minimumWidth, maximumWidth or 1fr))` in CSS.
    case adaptive(
      minimumWidth: Double, maximumWidth: Double? = nil, maximumCount: Int = Columns.maximumCount)

    /// A column for each track, from 1 to ``maximumCount`` of them.
    ///
    /// Unless all tracks are written the same, columns count as different at every width: a change
    /// that moves an item to another column then asks for its height.
    case tracks([Track])

    /// The largest number of columns a grid can have, 1,024.
    ///
    /// An item that spans several columns is listed once for each of them. The bound keeps a few bytes of
    /// data from outside, a span of 10⁹ for example, from taking gigabytes.
    public static var maximumCount: Int { 1024 }
  }

  /// The size of one column across the grid.
  public enum Track: Hashable, Sendable {
    /// A size in points, from 0 to ``MasonryGrid/maximumLength``.
    case points(Double)

    /// A share of what fixed sizes and spacings leave over, by weight: a finite number greater than 0.
    ///
    /// Where the weights of all tracks add up to less than 1, they share only that part. This is the
    /// unit `fr` in CSS.
    case fraction(Double)
  }
}

extension MasonryGrid.Columns {
  func validate() throws(MasonryError) {
    switch self {
    case .fixed(let count):
      try Self.validate(count: count)
    case .adaptive(let minimumWidth, let maximumWidth, let maximumCount):
      guard minimumWidth > 0, minimumWidth.isLength else {
        throw .minimumColumnWidth(minimumWidth)
      }
      if let maximumWidth, !maximumWidth.isLength { throw .maximumColumnWidth(maximumWidth) }
      try Self.validate(count: maximumCount)
    case .tracks(let tracks):
      try Self.validate(count: tracks.count)
      for (index, track) in tracks.enumerated() {
        switch track {
        case .points(let size):
          guard size.isLength else { throw .trackSize(size, track: index) }
        case .fraction(let weight):
          guard weight.isLength, weight > 0 else { throw .trackSize(weight, track: index) }
        }
      }
    }
  }

  private static func validate(count: Int) throws(MasonryError) {
    guard (1...maximumCount).contains(count) else { throw .columnCount(count) }
  }
}

#if !hasFeature(Embedded)
extension MasonryGrid.Columns: Codable {}
extension MasonryGrid.Track: Codable {}
#endif
