#if canImport(SwiftUI)
public import LayoutGeometry
import MasonryLayout

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

/// The size and the column span of an item, as the data has them.
struct ItemSize: Equatable, Sendable {
  private(set) var sizing: LazySizing
  let columnSpan: Int

  init(_ sizing: LazySizing, spanning columnSpan: Int = 1) {
    self.sizing = sizing
    self.columnSpan = columnSpan
    guard case .aspectRatio(let ratio) = sizing else { return }
    // The ratio that counts: also one that is not a number equals itself then.
    self.sizing = .aspectRatio(ratio > 0 && ratio.isFinite ? min(max(ratio, 1.0 / 32), 32) : 1)
  }

  var isEstimate: Bool { if case .estimated = sizing { true } else { false } }

  /// Whether an item is measured again; one that has measured itself keeps its length.
  func isNews(after old: ItemSize) -> Bool {
    columnSpan != old.columnSpan || !(isEstimate && old.isEstimate) && sizing != old.sizing
  }

  fileprivate func length(along axis: LayoutAxis, crossLength: Double) -> Double {
    switch sizing {
    case .aspectRatio(let ratio): axis == .vertical ? crossLength / ratio : crossLength * ratio
    case .estimated(let length): length
    case .size(let size): axis.length(of: size)
    }
  }
}

/// The sizes of the items of a section, as long as no view has reported another one.
struct ItemSizes: MasonryHeightProvider, Sendable {
  let items: [ItemSize]
  let hasEstimates: Bool
  private let spansColumns: Bool

  init(_ items: [ItemSize]) {
    self.items = items
    hasEstimates = items.contains(where: \.isEstimate)
    spansColumns = items.contains { $0.columnSpan != 1 }
  }

  /// The items of a range that have another size than those of old sizes from an index on.
  func news(in range: Range<Int>, after old: ItemSizes, from first: Int) -> [Int] {
    if first == range.lowerBound, items == old.items { return [] }
    return range.filter { items[$0].isNews(after: old.items[first + $0 - range.lowerBound]) }
  }

  func height(ofItemAt index: Int, width: Double) -> Double {
    items[index].length(along: .vertical, crossLength: width)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    items[index].length(along: .horizontal, crossLength: height)
  }

  func columnSpan(ofItemAt index: Int) -> Int { items[index].columnSpan }
  func isEstimated(itemAt index: Int) -> Bool { items[index].isEstimate }
  func areEstimated(itemsIn indices: Range<Int>) -> Bool? { hasEstimates ? nil : false }
  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool { !spansColumns }
}
#endif
