extension MasonryGrid {
  /// The largest valid width, height, spacing and inset, 10¹⁵⁰ points: no sum reaches infinity.
  public static var maximumLength: Double { .maximumLength }

  /// The largest number of items, 4,294,967,295 where integers have 64 bits.
  public static var maximumItemCount: Int { Int(clamping: UInt32.max) }

  /// How a grid of any width arranges items: columns, distances and packing; validated by the grid.
  public struct Configuration: Hashable, Sendable {
    /// The number of columns and their widths; by default two that fill the grid.
    public var columns: Columns
    /// The alignment of columns that do not fill the grid.
    public var trackAlignment: TrackAlignment
    /// The distance between neighbouring columns, in points.
    public var columnSpacing: Double
    /// The distance between consecutive items of a column, in points.
    public var itemSpacing: Double

    /// The distances from the edges of the content to the items, in points: part of the content
    /// size, except along the scroll axis of a grid without items.
    public var contentInsets: LayoutInsets
    /// The rule that chooses a column for each item.
    public var packing: Packing

    /// Creates a configuration.
    public init(
      columns: Columns = .fixed(2), trackAlignment: TrackAlignment = .start,
      columnSpacing: Double = 0, itemSpacing: Double = 0, contentInsets: LayoutInsets = .zero,
      packing: Packing = .shortestColumn
    ) {
      self.columns = columns
      self.trackAlignment = trackAlignment
      self.columnSpacing = columnSpacing
      self.itemSpacing = itemSpacing
      self.contentInsets = contentInsets
      self.packing = packing
    }
  }

  /// The alignment of columns narrower than the grid; wider ones begin at the leading edge.
  public enum TrackAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the leading edge, or at the top for rows.
    case start
    /// In the middle.
    case center
    /// At the trailing edge, or at the bottom for rows.
    case end

    /// Like `start`, in content only as wide as columns and insets; in a section just `start`.
    case fit
  }

  /// The number of columns of a grid and their widths; if it scrolls sideways, of rows and heights.
  public enum Columns: Hashable, Sendable {
    /// From 1 to ``maximumCount`` equal columns that fill the grid; of width 0 if spacings fill it.
    case fixed(Int)

    /// As many equal columns as fit at the minimum width, in points; they share the rest.
    ///
    /// There are at most `maximumCount` columns and at least one, which keeps the minimum width in
    /// a narrower grid. With a maximum width (at least the minimum), as many columns as fit at that
    /// width get no wider. In CSS: `repeat(auto-fill, minmax(minimumWidth, maximumWidth or 1fr))`.
    case adaptive(
      minimumWidth: Double, maximumWidth: Double? = nil, maximumCount: Int = Columns.maximumCount)

    /// A column for each track, from 1 to ``maximumCount`` of them.
    ///
    /// If columns have different track definitions, they count as different at every width: an item
    /// is then asked for once at each distinct width that it can get.
    case tracks([Track])

    /// The maximum number of columns in a grid, 1,024.
    public static var maximumCount: Int { 1024 }
  }

  /// The size of one column across the grid.
  public enum Track: Hashable, Sendable {
    /// A size in points, from 0 to ``MasonryGrid/maximumLength``.
    case points(Double)

    /// A weighted share of the space beside fixed sizes and spacings; a finite number above 0.
    ///
    /// It is the unit `fr` in CSS. If all weights add up to less than 1, only that part is shared.
    case fraction(Double)
  }
}

protocol ItemConfiguration: Equatable {
  func validate() throws(MasonryError)
}

extension MasonryGrid.Configuration: ItemConfiguration {
  func validate() throws(MasonryError) {
    try columns.validate()
    try packing.validate()
    guard columnSpacing.isLength else { throw .columnSpacing(columnSpacing) }
    guard itemSpacing.isLength else { throw .itemSpacing(itemSpacing) }
    guard contentInsets.areLengths else { throw .contentInsets(contentInsets) }
  }
}

extension LayoutInsets {
  var areLengths: Bool {
    top.isLength && leading.isLength && bottom.isLength && trailing.isLength
  }

  var largest: Double { max(top, leading, bottom, trailing) }
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
extension MasonryGrid.Configuration: Codable {}
extension MasonryGrid.TrackAlignment: Codable {}

extension MasonryGrid.Columns: Codable {
  private enum FixedCodingKeys: String, CodingKey { case _0 = "count" }
  private enum TracksCodingKeys: String, CodingKey { case _0 = "sizes" }
}

extension MasonryGrid.Track: Codable {
  private enum PointsCodingKeys: String, CodingKey { case _0 = "points" }
  private enum FractionCodingKeys: String, CodingKey { case _0 = "weight" }
}
#endif
