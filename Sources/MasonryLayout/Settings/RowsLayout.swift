/// How items are arranged in rows along the reading direction: a photo timeline, tags, a list.
///
///     .rows(.init(rule: .justified(height: 180), spacing: 4))
///
/// Items stay in order. In a layout with a given height, rows are columns that scroll sideways.
/// Settings are checked where a layout takes them.
///
/// **Asking.** Justified rows ask for the width at the target height. Flowing ones ask for the
/// width at the height of the rows and, with own heights, for the height at that width, or at the
/// width of the row if that is less. Even ones ask for the height at the width of a column, if
/// columns differ at each distinct width. An item that spans several columns fills a row: its
/// height is asked at the whole width. Pinned columns are ignored.
public struct RowsLayout: Hashable, Sendable {
  /// The rule that divides items into rows; by default justified at 180 points.
  public var rule: Rule
  /// The distance between neighbours in a row, in points.
  public var itemSpacing: Double
  /// The distance between rows, in points.
  public var rowSpacing: Double
  /// The distances from the edges of the content to the items, in points.
  public var contentInsets: LayoutInsets

  /// The least and the most items in a row, from 1 to 1,000; even rows ignore it.
  ///
  /// A last row, one before a filling item, and rows of ``Breaking/optimal`` may have fewer.
  public var itemsInRow: ClosedRange<Int>

  /// The least and the greatest height of a justified row that fills the width, in points.
  ///
  /// By default half and twice the target. A row that would be lower or higher gets that height
  /// and is filled all the same, see ``MasonryItems/stretch(ofItemAt:)``. From 0 on, a panorama is
  /// as low as its proportions need. The limits do not choose breaks.
  public var rowHeights: ClosedRange<Double>?

  /// The height that justified items which are all in one row are not to exceed, in points.
  ///
  /// A row that would be higher gets this height, keeps proportions, and lies as a last row that
  /// does not fill the width. If only the least of ``rowHeights`` makes it higher, it gets this
  /// height and is filled all the same. Rows that are stacked upwards do not count.
  public var singleRowMaximumHeight: Double?

  /// The most rows that are shown, at least 0, or `nil` for all: a preview.
  ///
  ///     more.text = "+\(items.itemCount - items.shownItemCount)"
  ///
  /// Rows break as without the limit. Those behind it are left out, see
  /// ``MasonryItems/shownItemCount``.
  public var maximumRowCount: Int?

  /// Whether the last justified row is left out while it is not full, or not as wide as others.
  ///
  /// A host that loads pages sets it until the end is reached: then no row is shown, taken away
  /// and shown again when a page comes. Broken optimally, rows above may still break anew.
  public var holdsBackLastRow: Bool

  /// Creates settings; `spacing` is both distances, or the one that is not given.
  public init(
    rule: Rule = .justified(height: 180), spacing: Double = 0, itemSpacing: Double? = nil,
    rowSpacing: Double? = nil, contentInsets: LayoutInsets = .zero,
    itemsInRow: ClosedRange<Int> = 1...1000,
    rowHeights: ClosedRange<Double>? = nil, singleRowMaximumHeight: Double? = nil,
    maximumRowCount: Int? = nil, holdsBackLastRow: Bool = false
  ) {
    self.rule = rule
    self.itemSpacing = itemSpacing ?? spacing
    self.rowSpacing = rowSpacing ?? spacing
    self.contentInsets = contentInsets
    self.itemsInRow = itemsInRow
    self.rowHeights = rowHeights
    self.singleRowMaximumHeight = singleRowMaximumHeight
    self.maximumRowCount = maximumRowCount
    self.holdsBackLastRow = holdsBackLastRow
  }
}

extension RowsLayout {
  /// The rule that divides items into rows.
  public enum Rule: Hashable, Sendable {
    /// Every row fills the width; its height follows and is near a target.
    ///
    /// Items keep their proportions, except in a row that would be lower or higher than
    /// ``RowsLayout/rowHeights`` allow: it gets that height and is filled all the same.
    ///
    /// A last row, at the end or before an item that fills a row, is filled only if it is full. A
    /// greedy one is full if its items at the target height reach the width less the tolerance and
    /// are no fewer than a row may have, or if they are as many as it may have; an optimal one, if
    /// they do not fit. Otherwise it is as high as the row before it, or as the target, but at most
    /// as high as fits. Of rows stacked upwards, see ``LayoutKeptPlaces``, it is the first one, or
    /// the one behind an item that fills a row, and is as high as the row behind it.
    ///
    /// - Parameters:
    ///   - height: The target, in points.
    ///   - tolerance: For greedy breaking, how far the height may be off the target, as a share.
    ///   - lastRow: Where a last row lies that does not fill the width.
    case justified(
      height: Double, tolerance: Double = 0.25, breaking: Breaking = .greedy,
      lastRow: Alignment = .start)

    /// Items keep their widths, and a row ends where the next item does not fit.
    ///
    /// An item that is wider than a row is as wide as the row. Items are as high as the rows. With
    /// own heights a row is as high as its tallest item, and the items begin at its top. The
    /// alignment `fill` spreads items by wider spacings, except in a last row and in a row before
    /// an item that fills one.
    case flowing(height: Double, alignment: Alignment = .start, hasOwnHeights: Bool = false)

    /// Rows of as many items as columns, as high as the tallest; a list is `.even(.fixed(1))`.
    case even(ColumnsLayout.Columns)
  }

  /// The rule that chooses the breaks of justified rows.
  public enum Breaking: String, Hashable, Sendable, CaseIterable {
    /// One after the other, each as near to the target as it can be.
    ///
    /// It is the rule of Flickr's `justified-layout` 4.1 and gives the same boxes, but for last
    /// rows that reach beyond the padding there. As there, a centred last row is off by half of the
    /// item spacing less the leading inset, and without a pixel scale a filling one may end half a
    /// point early; both stay within the width. It compares rows by ratios, not by the widths of
    /// items at the target height, so rounding may decide ties otherwise.
    case greedy
    /// All together, with the least sum of costs.
    ///
    /// 1. A row that would fill the width *k* times as high, or as low, as the target costs
    ///    (*k* − 1)², rounded to a multiple of 2⁻²⁰ and at most 256.
    /// 2. The last row, and a row before an item that fills one, costs 0 if it fits at the target.
    /// 3. Any other row with too few items, see ``RowsLayout/itemsInRow``, costs 256 more.
    /// 4. A row is not taken, whatever it costs, if its items fill it 1.75 times at the target
    ///    without the longest. With at least *m* items in a row, it has 2*m* items or more, and *m*
    ///    times the longest is left out; so a very wide item may have many beside it.
    /// 5. Of equal sums, the last row has as many items as possible, then the row before it.
    ///
    /// If all items have one ratio, breaks after a change never become the old ones: one in the
    /// middle of a million items takes about 100 ms. In a section for each day it takes no time.
    /// Then ``greedy`` gives the same rows, except at the end.
    case optimal
  }

  /// The alignment of a row that does not fill the width.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the leading edge.
    case start
    /// In the middle.
    case center
    /// At the trailing edge.
    case end
    /// From edge to edge.
    case fill
  }
}

extension RowsLayout {
  /// The columns of even rows, or `nil` for others.
  var evenColumns: ColumnsLayout? {
    guard case .even(let columns) = rule else { return nil }
    return .init(columns: columns, columnSpacing: itemSpacing, contentInsets: contentInsets)
  }

  func validate() throws(MasonryError) {
    switch rule {
    case .justified(let height, let tolerance, _, _):
      // The smallest height keeps ratios and their sums finite.
      guard height.isLength, height >= 1 / .maximumLength else { throw .rowHeight(height) }
      guard tolerance.isLength else { throw .tolerance(tolerance) }
    case .flowing(let height, _, _):
      guard height.isLength else { throw .rowHeight(height) }
    case .even(let columns): try columns.validate()
    }
    guard itemSpacing.isLength else { throw .itemSpacing(itemSpacing) }
    guard rowSpacing.isLength else { throw .rowSpacing(rowSpacing) }
    guard contentInsets.areLengths else { throw .contentInsets(contentInsets) }
    guard itemsInRow.lowerBound >= 1, itemsInRow.upperBound <= 1000 else {
      throw .itemsInRow(itemsInRow)
    }
    for height in [rowHeights?.lowerBound, rowHeights?.upperBound, singleRowMaximumHeight] {
      if let height, !height.isLength { throw .rowHeight(height) }
    }
    if let maximumRowCount, maximumRowCount < 0 { throw .rowCount(maximumRowCount) }
  }
}

#if !hasFeature(Embedded)
extension RowsLayout: Codable {}
extension RowsLayout.Breaking: Codable {}
extension RowsLayout.Alignment: Codable {}
extension RowsLayout.Rule: Codable {
  private enum CodingKeys: String, CodingKey { case justified, flowing, even }
  private enum EvenCodingKeys: String, CodingKey { case _0 = "columns" }
}
#endif
