#if canImport(SwiftUI)
/// The source of item sizes in a lazy view.
public enum LazySizing<Element> {
  /// Width divided by height of each item, known from the data.
  ///
  /// A ratio that is not a finite number greater than 0 counts as 1, one below 1/32 as 1/32 and one
  /// above 32 as 32. An item whose ratio has changed in the data is laid out again.
  case aspectRatio((Element) -> Double)

  /// Each view measures itself; until it has been shown, the item has an estimated length.
  ///
  /// The length, in points, is a height at the width of a column. In flowing rows it is the width
  /// at the height of a row. Justified rows cannot use it: the items keep the estimate.
  case estimated(Double)
}
#endif
