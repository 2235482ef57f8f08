/// Tells a layout how high each item is at its width, and how many columns it spans.
///
///     struct Captions: MasonryHeightProvider {
///       var texts: [String]
///
///       func height(ofItemAt index: Int, width: Double) -> Double {
///         textHeight(of: texts[index], width: width)
///       }
///     }
///
/// Indices are those after the change. A provider is asked when an item is added or the host calls
/// ``MasonryItems/remeasure(_:measuredBy:)``: once for each distinct width that the item can get,
/// and again if settings change these widths, never when items move. An estimate
/// (``MasonryEstimates``) holds at any width until measured. Methods for several items are faster.
///
/// A view controller can conform on the main actor: `@MainActor MasonryHeightProvider`. A provider
/// must not access the wall that is asking: Swift stops the program for overlapping accesses.
/// Ready-made ones are ``MasonryHeights``, ``MasonryAspectRatios`` and ``MasonryHeightClosure``.
public protocol MasonryHeightProvider {
  /// The height of an item at a width, both in points: from 0 to ``MasonryItems/maximumLength``.
  ///
  /// The width is final, on whole pixels if the layout is, so that text measured at it fits. Only
  /// in a flow with own heights it is the width that the provider gave, before it is put on pixels.
  func height(ofItemAt index: Int, width: Double) -> Double

  /// The width of an item at a height, both in points: from 0 to ``MasonryItems/maximumLength``.
  ///
  /// Asked by columns that scroll sideways, also as carousels of a feed that does not, and by
  /// justified and flowing rows that scroll vertically. They throw
  /// a ``MasonryError`` if the provider does not implement it.
  func width(ofItemAt index: Int, height: Double) -> Double

  /// The number of columns that an item spans, at least 1; one by default.
  ///
  /// A span wider than the layout covers all columns, so `Int.max` means all of them. It is asked
  /// for before the height, and perhaps twice.
  func columnSpan(ofItemAt index: Int) -> Int

  /// The column that an item is pinned to, counted from the leading edge; `nil` by default.
  ///
  /// If there are too few columns, the item goes to the last columns that it fits into.
  func pinnedColumn(ofItemAt index: Int) -> Int?

  /// Whether an item's height is an estimate until it is measured or set; no by default.
  func isEstimated(itemAt index: Int) -> Bool

  /// Writes the lengths of consecutive items that have the same length across the axis.
  ///
  /// Along the vertical axis they are heights at a width, else widths at a height, in points. A
  /// length that is not written is an error. At most 1,024 items are asked for at a time.
  func measureItems(
    in indices: Range<Int>, along axis: LayoutAxis, crossLength: Double,
    into lengths: UnsafeMutableBufferPointer<Double>)

  /// Lengths of items if they hold at any cross length, shared, not copied; `nil` by default.
  func knownLengths(ofItemsIn indices: Range<Int>, along axis: LayoutAxis) -> [Double]?

  /// Whether consecutive items all span one column and none of them is pinned.
  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool

  /// Whether consecutive items are all estimated, or none of them; `nil` if only some are.
  func areEstimated(itemsIn indices: Range<Int>) -> Bool?
}

extension MasonryHeightProvider {
  /// Not a number: the provider knows no widths, which is an error.
  @inlinable
  public func width(ofItemAt index: Int, height: Double) -> Double { .unknownLength }

  /// One column.
  @inlinable
  public func columnSpan(ofItemAt index: Int) -> Int { 1 }

  /// No column: the packing chooses.
  @inlinable
  public func pinnedColumn(ofItemAt index: Int) -> Int? { nil }

  /// Always `false`.
  @inlinable
  public func isEstimated(itemAt index: Int) -> Bool { false }

  /// Asks for one height, or one width, after the other.
  @inlinable
  public func measureItems(
    in indices: Range<Int>, along axis: LayoutAxis, crossLength: Double,
    into lengths: UnsafeMutableBufferPointer<Double>
  ) {
    for index in indices {
      lengths[index - indices.lowerBound] =
        axis == .vertical
        ? height(ofItemAt: index, width: crossLength) : width(ofItemAt: index, height: crossLength)
    }
  }

  /// None.
  @inlinable
  public func knownLengths(
    ofItemsIn indices: Range<Int>, along axis: LayoutAxis
  ) -> [Double]? { nil }

  /// Asks for the span and the pinned column of one item after the other.
  @inlinable
  public func areUnconstrained(itemsIn indices: Range<Int>) -> Bool {
    indices.allSatisfy { columnSpan(ofItemAt: $0) == 1 && pinnedColumn(ofItemAt: $0) == nil }
  }

  /// Asks about one item after the other.
  @inlinable
  public func areEstimated(itemsIn indices: Range<Int>) -> Bool? {
    indices.contains { isEstimated(itemAt: $0) } ? nil : false
  }
}

// The functions that ask providers have `@_semantics("optimize.sil.specialize.generic.never")`, and
// are compiled once: as apps, which are other modules, call them anyway. Compiled again for each
// provider of the library they took 86 kB.

/// Stands for no provider and is never asked: items to be measured keep their lengths as estimates.
@usableFromInline
struct NoHeights: MasonryHeightProvider {
  @usableFromInline
  init() {}

  @usableFromInline
  func height(ofItemAt index: Int, width: Double) -> Double { .nan }
}

/// A height provider made from a closure.
///
///     let heights = MasonryHeightClosure { index, width in
///       textHeight(of: captions[index], width: width)
///     }
///     try wall.items.appendItems(captions.count, measuredBy: heights)
///
/// Layouts that ask for widths throw a ``MasonryError`` if no closure gives them.
public struct MasonryHeightClosure: MasonryHeightProvider {
  private let height: (Int, Double) -> Double
  private let width: (Int, Double) -> Double
  private let columnSpan: (Int) -> Int
  private let pinnedColumn: (Int) -> Int?

  /// Creates a provider; by default an item spans one column, is not pinned and has no width.
  public init(
    columnSpan: @escaping (_ index: Int) -> Int = { _ in 1 },
    pinnedColumn: @escaping (_ index: Int) -> Int? = { _ in nil },
    width: @escaping (_ index: Int, _ height: Double) -> Double = { _, _ in .unknownLength },
    _ height: @escaping (_ index: Int, _ width: Double) -> Double
  ) {
    self.height = height
    self.width = width
    self.columnSpan = columnSpan
    self.pinnedColumn = pinnedColumn
  }

  /// The height that the closure returns, in points.
  public func height(ofItemAt index: Int, width: Double) -> Double { height(index, width) }

  /// The width that the closure returns, in points.
  public func width(ofItemAt index: Int, height: Double) -> Double { width(index, height) }

  /// The column span that the closure returns.
  public func columnSpan(ofItemAt index: Int) -> Int { columnSpan(index) }

  /// The pinned column that the closure returns.
  public func pinnedColumn(ofItemAt index: Int) -> Int? { pinnedColumn(index) }
}
