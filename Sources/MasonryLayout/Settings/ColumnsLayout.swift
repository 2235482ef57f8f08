/// How items are arranged in columns: widths, distances and the rule that packs them.
///
///     .columns(.init(columns: .adaptive(minimumWidth: 160), spacing: 8))
///
/// In a layout with a given height, columns lie on their side: they are rows that scroll sideways.
/// Settings are checked where a layout takes them.
public struct ColumnsLayout: Hashable, Sendable {
  /// The number of columns and their widths; by default two that fill the width.
  public var columns: Columns
  /// The alignment of columns that do not fill the width.
  public var trackAlignment: TrackAlignment
  /// The distance between neighbouring columns, in points.
  public var columnSpacing: Double
  /// The distance between consecutive items of a column, in points.
  public var itemSpacing: Double

  /// The distances from the edges of the content to the items, in points: part of the content
  /// size, except along the scroll axis of a layout without items.
  public var contentInsets: LayoutInsets
  /// The rule that chooses a column for each item.
  public var packing: Packing

  /// Creates settings; `spacing` is both distances, or the one that is not given.
  public init(
    columns: Columns = .fixed(2), trackAlignment: TrackAlignment = .start, spacing: Double = 0,
    columnSpacing: Double? = nil, itemSpacing: Double? = nil,
    contentInsets: LayoutInsets = .zero, packing: Packing = .shortestColumn
  ) {
    self.columns = columns
    self.trackAlignment = trackAlignment
    self.columnSpacing = columnSpacing ?? spacing
    self.itemSpacing = itemSpacing ?? spacing
    self.contentInsets = contentInsets
    self.packing = packing
  }
}

extension ColumnsLayout {
  /// The alignment of columns that do not fill the width; wider ones begin at the leading edge.
  public enum TrackAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the leading edge, or at the top for rows.
    case start
    /// In the middle.
    case center
    /// At the trailing edge, or at the bottom for rows.
    case end
  }

  /// The number of columns and their widths; in a layout that scrolls sideways, of rows and
  /// heights.
  public enum Columns: Hashable, Sendable {
    /// From 1 to ``maximumCount`` equal columns that fill the width; of width 0 if spacings fill
    /// it.
    case fixed(Int)

    /// As many equal columns as fit at the minimum width, in points; they share the rest.
    ///
    /// There are at most `maximumCount` columns and at least one, which keeps the minimum width in
    /// a narrower layout. With a maximum width (at least the minimum), as many columns as fit at
    /// that width get no wider. In CSS it is
    /// `repeat(auto-fill, minmax(minimumWidth, maximumWidth or 1fr))`.
    case adaptive(
      minimumWidth: Double, maximumWidth: Double? = nil, maximumCount: Int = Columns.maximumCount)

    /// A column for each track, from 1 to ``maximumCount`` of them.
    ///
    /// If columns have different track definitions, they count as different at every width: an item
    /// is then asked for once at each distinct width that it can get.
    case tracks([Track])

    /// The maximum number of columns, 1,024.
    public static var maximumCount: Int { 1024 }
  }

  /// The size of one column across the axis of scrolling.
  public enum Track: Hashable, Sendable {
    /// A size in points, from 0 to ``MasonryItems/maximumLength``.
    case points(Double)

    /// A weighted share of the space beside fixed sizes and spacings; a finite number above 0.
    ///
    /// It is the unit `fr` in CSS. If all weights add up to less than 1, only that part is shared.
    case fraction(Double)
  }
}

extension ColumnsLayout {
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

extension ColumnsLayout.Columns {
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
extension ColumnsLayout: Codable {}
extension ColumnsLayout.TrackAlignment: Codable {}

extension ColumnsLayout.Columns: Codable {
  private enum FixedCodingKeys: String, CodingKey { case _0 = "count" }
  private enum TracksCodingKeys: String, CodingKey { case _0 = "sizes" }
}

extension ColumnsLayout.Track: Codable {
  private enum PointsCodingKeys: String, CodingKey { case _0 = "points" }
  private enum FractionCodingKeys: String, CodingKey { case _0 = "weight" }
}
#endif

extension ColumnsLayout {
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
    /// A distance in points, from 0 to ``MasonryItems/maximumLength``.
    case points(Double)

    /// A part of the width inside the content insets (for rows, of the height), for example 0.1;
    /// from 0 to ``MasonryItems/maximumLength``.
    case partOfWidth(Double)
    /// Any distance: items go to the columns in turn, whatever their heights.
    case infinite
  }
}

extension ColumnsLayout.Packing {
  func validate() throws(MasonryError) {
    switch self {
    case .gridLanes(.points(let value), _), .gridLanes(.partOfWidth(let value), _):
      guard value.isLength else { throw .tolerance(value) }
    case .roundRobin, .shortestColumn, .gridLanes(.infinite, _): break
    }
  }

  /// Whether items may go back to gaps, so that a lane's items may be out of index order.
  var isDense: Bool { if case .gridLanes(_, dense: true) = self { true } else { false } }

  /// The packing with its tolerance in points, for an available length across the lanes.
  func inPoints(across available: Double) -> Self {
    guard case .gridLanes(let tolerance, let isDense) = self else { return self }
    switch tolerance {
    case .points: return self
    case .partOfWidth(let part):
      return .gridLanes(tolerance: .points(part * available), dense: isDense)
    case .infinite:
      // Without gaps, each item goes to the next column in turn.
      return isDense ? .gridLanes(tolerance: .points(.infinity), dense: true) : .roundRobin
    }
  }

  /// How much lower than the best place an item may start, if it is in points; or else 0.
  var tolerance: Double { if case .gridLanes(.points(let points), _) = self { points } else { 0 } }
}

/// The settings of columns, and what follows from them alone.
final class LaneSettings: Sendable {
  let configuration: ColumnsLayout
  let space: LayoutSpace
  let tracks: Tracks
  /// The packing with its tolerance in points.
  let packing: ColumnsLayout.Packing

  init(valid configuration: ColumnsLayout, in space: LayoutSpace) {
    self.configuration = configuration
    self.space = space
    tracks = Tracks(configuration, in: space)
    packing = configuration.packing.inPoints(
      across: space.available(within: configuration.contentInsets))
  }

  /// The part of its lanes that an item takes: its length and the spacing after it.
  @inline(__always)
  func need(ofLength length: Double) -> Double { length + configuration.itemSpacing }

  /// The start of the lane's next item: always this sum, so placing again gives the same bits.
  @inline(__always)
  func next(after position: Double, length: Double) -> Double {
    position + need(ofLength: length)
  }
}

#if !hasFeature(Embedded)
extension ColumnsLayout.Packing: Codable {}

extension ColumnsLayout.Tolerance: Codable {
  private enum PointsCodingKeys: String, CodingKey { case _0 = "points" }
  private enum PartOfWidthCodingKeys: String, CodingKey { case _0 = "part" }
}
#endif
