/// What a grid asks its host: how far each item extends along its column, and how many columns it spans.
///
/// The extent along the column is the height of an item; the slot says how wide the item will be.
///
///     struct Captions: MasonryHeightProvider {
///       var texts: [String]
///
///       func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
///         height(of: texts[index], width: slot.breadth)
///       }
///     }
///
/// The index is the item's index in the grid as it will be after the change that asks. The grid asks
/// once for every item that comes in, and again exactly when the item's width changes or the host
/// calls ``MasonryGrid/remeasure(_:measuredBy:)``.
///
/// The protocol does not require `Sendable`, so a view controller can conform on the main actor:
///
///     extension PhotosController: @MainActor MasonryHeightProvider { … }
///
/// Compilers before Swift 6.2, which have no isolated conformances, use ``MasonryMeasure``. A provider
/// must not touch the grid that is asking: Swift allows only one access to a value under change.
///
/// Ready-made providers are ``MasonryHeights``, ``MasonryAspectRatios`` and ``MasonryMeasure``.
public protocol MasonryHeightProvider {
  /// The extent of an item along its column, in points: a finite number of at least 0.
  func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double

  /// The number of columns that an item spans, at least 1; one if the provider does not say.
  ///
  /// A span wider than the grid covers the whole grid, also when the grid gets more columns later;
  /// `Int.max` therefore means all columns. The grid asks when the item comes in and when it is
  /// remeasured, before it asks for the extent, and perhaps twice.
  func columnSpan(ofItemAt index: Int) -> Int

  /// The column that an item is pinned to, counted from the leading edge, or `nil` (as if not said).
  ///
  /// An item that does not fit there, because the grid has too few columns, is moved back until it
  /// does. The grid asks when it asks for the span.
  func pinnedColumn(ofItemAt index: Int) -> Int?

  /// Writes the extents of items that follow each other and get the same slot.
  ///
  /// There is no need to implement this: it asks ``extent(ofItemAt:in:)`` for each. A grid calls it for
  /// runs of items, so that the calls for each item are compiled together with the provider; a
  /// provider that knows its extents as an array may copy them at once.
  func writeExtents(
    ofItemsAt indices: Range<Int>, in slot: MasonrySlot,
    to extents: UnsafeMutableBufferPointer<Double>)

  /// Whether items that follow each other all span one column, and none of them is pinned.
  ///
  /// There is no need to implement this: it asks ``columnSpan(ofItemAt:)`` and
  /// ``pinnedColumn(ofItemAt:)`` until one says otherwise. Where a provider does not have these, the
  /// compiler leaves the questions out.
  func arePlain(itemsAt indices: Range<Int>) -> Bool
}

extension MasonryHeightProvider {
  /// One column.
  @inlinable
  public func columnSpan(ofItemAt index: Int) -> Int { 1 }

  /// No column: the packing chooses.
  @inlinable
  public func pinnedColumn(ofItemAt index: Int) -> Int? { nil }

  /// Asks for one extent after the other.
  @inlinable
  public func writeExtents(
    ofItemsAt indices: Range<Int>, in slot: MasonrySlot,
    to extents: UnsafeMutableBufferPointer<Double>
  ) {
    for index in indices {
      extents[index - indices.lowerBound] = extent(ofItemAt: index, in: slot)
    }
  }

  /// Asks for the column span and the pinned column of one item after the other.
  @inlinable
  public func arePlain(itemsAt indices: Range<Int>) -> Bool {
    indices.allSatisfy { columnSpan(ofItemAt: $0) == 1 && pinnedColumn(ofItemAt: $0) == nil }
  }
}
