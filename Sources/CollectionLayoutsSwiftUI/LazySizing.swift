#if canImport(SwiftUI)
public import LayoutGeometry

/// Where the size of an item in a lazy view comes from.
///
/// The items of one wall or feed may differ: a photo has a ratio, a message measures itself, a
/// story has a size. An item whose ratio or size has changed in the data is laid out again.
public enum LazySizing: Hashable, Sendable {
  /// Width divided by height, known from the data.
  ///
  /// A ratio that is not a finite number greater than 0 counts as 1, one below 1/32 as 1/32 and one
  /// above 32 as 32.
  case aspectRatio(Double)

  /// The view measures itself; until it has been shown, the item has an estimated length.
  ///
  /// The length, in points, is a height at the width of a column. In flowing rows it is the width
  /// at the height of a row. In justified rows, where no view can choose its size, and for a view
  /// whose size is not finite, the estimate is the length.
  case estimated(Double)

  /// A size in points: columns use its height, flowing rows its width.
  case size(LayoutSize)
}
#endif
