/// What a grid asks its host: how high each item is at its width, and how many columns it spans.
///
///     struct Captions: MasonryHeightProvider {
///       var texts: [String]
///
///       func height(ofItemAt index: Int, width: Double) -> Double {
///         textHeight(of: texts[index], width: width)
///       }
///     }
///
/// A grid that scrolls sideways has rows, which give each item a height; it asks for
/// ``width(ofItemAt:height:)`` instead.
///
/// The index is the item's index in the grid as it will be after the change that asks. The grid asks
/// once for every item that comes in, and again exactly when the item's width changes or the host
/// calls ``MasonryGrid/remeasure(_:measuredBy:)``. An estimate, see ``MasonryEstimates``, holds at any width
/// until the item is measured.
///
/// The protocol does not require `Sendable`, so a view controller can conform on the main actor:
///
///     extension PhotosController: @MainActor MasonryHeightProvider { … }
///
/// Compilers before Swift 6.2 have no such conformances; there use a ``MasonryHeightClosure``. A
/// provider must not touch the grid that is asking: Swift allows only one access to a value that is
/// being changed.
///
/// Ready-made providers are ``MasonryHeights``, ``MasonryAspectRatios`` and ``MasonryHeightClosure``, and
/// ``MasonryEstimates`` makes estimates of what any of them gives.
public protocol MasonryHeightProvider {
  /// The height of an item at a width, both in points: from 0 to ``MasonryGrid/maximumLength``.
  ///
  /// The width is final, on whole pixels where the grid is, so that text measured at it fits.
  func height(ofItemAt index: Int, width: Double) -> Double

  /// The width of an item at a height, both in points: from 0 to ``MasonryGrid/maximumLength``.
  ///
  /// Only grids that scroll sideways ask for it. By default an item is as wide as it is high.
  func width(ofItemAt index: Int, height: Double) -> Double

  /// The number of columns that an item spans, at least 1; one by default.
  ///
  /// A span wider than the grid covers all columns that there are, and more once the grid gets more;
  /// so `Int.max` means all columns. The grid asks when the item comes in and when it is
  /// remeasured, before it asks for the height, and perhaps twice.
  func columnSpan(ofItemAt index: Int) -> Int

  /// The column that an item is pinned to, counted from the leading edge; `nil` by default.
  ///
  /// An item that does not fit there, because the grid has too few columns, is moved back until it
  /// does. The grid asks when it asks for the span.
  func pinnedColumn(ofItemAt index: Int) -> Int?

  /// Whether the height of an item, as the provider gives it, is an estimate; no by default.
  ///
  /// An item that is estimated counts as measured once ``MasonryGrid/measure(itemsIn:margin:keeping:measuredBy:)-(LayoutRect,_,_,_)``
  /// has asked for it. The grid asks when it asks for the height, and perhaps twice.
  func isEstimated(itemAt index: Int) -> Bool

  /// Writes the lengths, along an axis, of consecutive items that all have the same length across it.
  ///
  /// Not for apps to implement. A grid calls it for a thousand items at a time, so that the loop over
  /// them is compiled together with the provider. A length that is not written is an error.
  func _measure(
    _ indices: Range<Int>, along axis: LayoutAxis, crossLength: Double,
    into lengths: UnsafeMutableBufferPointer<Double>)

  /// The lengths of consecutive items along an axis, if an array has just these.
  ///
  /// Not for apps to implement. The grid shares such an array with the provider and copies nothing.
  func _knownLengths(_ indices: Range<Int>, along axis: LayoutAxis) -> [Double]?

  /// Whether consecutive items all span one column, and none of them is pinned.
  ///
  /// Not for apps to implement. For a provider that has neither spans nor pinned columns, the compiler
  /// leaves the loop out.
  func _areUnconstrained(_ indices: Range<Int>) -> Bool

  /// Whether consecutive items are all estimated, or none of them; `nil` if some are.
  ///
  /// Not for apps to implement. For a provider that estimates nothing, the compiler leaves the loop out.
  func _areEstimated(_ indices: Range<Int>) -> Bool?
}

extension MasonryHeightProvider {
  /// The height of the row: a square item.
  @inlinable
  public func width(ofItemAt index: Int, height: Double) -> Double { height }

  /// One column.
  @inlinable
  public func columnSpan(ofItemAt index: Int) -> Int { 1 }

  /// No column: the packing chooses.
  @inlinable
  public func pinnedColumn(ofItemAt index: Int) -> Int? { nil }

  /// No: it is measured.
  @inlinable
  public func isEstimated(itemAt index: Int) -> Bool { false }

  /// Asks for one height, or one width, after the other.
  @inlinable
  public func _measure(
    _ indices: Range<Int>, along axis: LayoutAxis, crossLength: Double,
    into lengths: UnsafeMutableBufferPointer<Double>
  ) {
    switch axis {
    case .vertical:
      for index in indices {
        lengths[index - indices.lowerBound] = height(ofItemAt: index, width: crossLength)
      }
    case .horizontal:
      for index in indices {
        lengths[index - indices.lowerBound] = width(ofItemAt: index, height: crossLength)
      }
    }
  }

  /// None.
  @inlinable
  public func _knownLengths(_ indices: Range<Int>, along axis: LayoutAxis) -> [Double]? { nil }

  /// Asks for the column span and the pinned column of one item after the other.
  @inlinable
  public func _areUnconstrained(_ indices: Range<Int>) -> Bool {
    indices.allSatisfy { columnSpan(ofItemAt: $0) == 1 && pinnedColumn(ofItemAt: $0) == nil }
  }

  /// Asks about one item after the other.
  @inlinable
  public func _areEstimated(_ indices: Range<Int>) -> Bool? {
    indices.contains { isEstimated(itemAt: $0) } ? nil : false
  }
}
