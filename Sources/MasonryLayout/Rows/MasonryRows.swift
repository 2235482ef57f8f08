/// Items in rows along the reading direction: a photo timeline, tags, a list.
///
///     var rows = try MasonryRows(
///       configuration: .init(rule: .justified(height: 180), spacing: 4),
///       width: 1024)
///     try rows.appendItems(photos.count, measuredBy: MasonryAspectRatios(sizes: sizes))
///
///     for item in rows.items(in: visibleRect) { show(photos[item.index], at: item.frame) }
///
/// It is a value like ``MasonryGrid``, with the same changes, queries and errors. Items stay in
/// order. With a given height, rows are columns that scroll sideways.
///
/// **Asking.** Justified rows ask for the width at the target height. Flowing ones ask for the width
/// at the height of the rows and, with own heights, for the height at that width, or at the width of
/// the row if that is less. Even ones ask for the height at the width of a column, if columns differ
/// at each distinct width. An item that spans several columns fills a row: its height is asked at
/// the whole width. Pinned columns are ignored.
///
/// **Changes.** Any sequence of changes gives exactly the layout that a rebuild would, unless rows
/// are kept. A change breaks rows again from the one before it, until the breaks are the old ones.
///
/// **Memory.** 8 bytes an item and 24 a row; 8 more an item for own heights and for each distinct
/// width of columns that differ, 4 for optimal breaking (8 with at least two items in a row), 4 once
/// any item fills a row, and one bit while any is an estimate.
public struct MasonryRows: Sendable {
  var sharedSettings: RowSettings
  var items = Items()
  var rows: [Row] = []
  /// The least cost of the items before each index, if rows are broken optimally.
  var costs: [Int32] = []
  /// The same of rows with at least two items.
  var wideCosts: [Int64] = []
  var storedHorizon: UInt32 = 0
  var packedFrom: UInt32 = 0
  var changes: [LayoutIndexMapping] = []
  /// The items before it are stacked upwards, in whole rows.
  var seam = 0
  /// The end of the content along the axis with the inset after it; 0 without items.
  var contentEnd = 0.0
  /// The number of rows that are shown: all, unless the settings leave some out.
  ///
  /// See ``Configuration/maximumRowCount`` and ``Configuration/holdsBackLastRow``.
  public internal(set) var shownRowCount = 0

  /// Creates rows that scroll vertically; the width, in points, includes insets and may be 0.
  ///
  /// - Throws: ``MasonryError`` if a setting or the width is not valid.
  public init(
    configuration: Configuration = Configuration(), width: Double,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MasonryError) {
    try self.init(configuration: configuration, in: .width(width, environment: environment))
  }

  /// Creates rows without items in a space, for example a height: then they are columns.
  public init(
    configuration: Configuration = Configuration(), in space: LayoutSpace
  ) throws(MasonryError) {
    try self.init(configuration, in: space, sharing: nil)
  }

  /// Creates rows without items that share other settings if they are equal.
  init(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: RowSettings?
  ) throws(MasonryError) {
    sharedSettings = try RowSettings.make(configuration, in: space, sharing: other)
  }
}

extension MasonryRows: ItemLayout {
  /// How the items are arranged.
  public var configuration: Configuration { sharedSettings.configuration }

  /// The width or the height that was given, and the environment.
  public var space: LayoutSpace { sharedSettings.space }

  /// The number of items.
  public var itemCount: Int { items.count }

  /// Whether the length of an item is an estimate.
  public func isEstimated(itemAt index: Int) -> Bool {
    checkIndex(index)
    return estimates[index]
  }

  /// The first item whose length is an estimate, or `nil` if all are measured.
  public var firstEstimatedIndex: Int? { estimates.first }

  /// The number of items in rows that are shown; those behind them are left out.
  ///
  /// An item that is left out is not found, measured or followed by an anchor. Its frame is where
  /// it would be, behind the end of the content; a feed has none for it.
  public var shownItemCount: Int {
    shownRowCount < rowCount ? rows[shownRowCount].first : itemCount
  }

  /// The number of rows, those that are left out included.
  public var rowCount: Int { rows.count }

  /// The size of the whole content, insets included, in points; without items its length is 0.
  public var contentSize: LayoutSize { axis.size(main: contentLength, cross: crossLength) }

  /// Compares settings, items, rows, and which of them will be kept.
  public static func == (left: MasonryRows, right: MasonryRows) -> Bool {
    left.sharedSettings == right.sharedSettings && left.items == right.items
      && left.rows == right.rows && left.storedHorizon == right.storedHorizon
      && left.seam == right.seam
  }
}
