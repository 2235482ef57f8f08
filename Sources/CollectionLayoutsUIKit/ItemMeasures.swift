#if canImport(UIKit) && !os(watchOS)
import MasonryLayout
import UIKit

/// The lengths, spans and pins of the items of a section, as the closures of the layout have them.
@available(iOS 13, tvOS 13, *)
@MainActor
struct ItemMeasures {
  let layout: MasonryCollectionViewLayout
  let section: Int

  /// Whether nothing is asked: items that are asked for again afterwards.
  var isSilent = false
}

@available(iOS 13, tvOS 13, *)
extension ItemMeasures: @MainActor MasonryHeightProvider {
  func height(ofItemAt index: Int, width: Double) -> Double {
    length(ofItemAt: index, at: width, layout.heightForItem)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    length(ofItemAt: index, at: height, layout.widthForItem)
  }

  func columnSpan(ofItemAt index: Int) -> Int {
    guard !isSilent else { return 1 }
    return max(1, layout.columnSpanForItem?(path(index)) ?? 1)
  }

  func pinnedColumn(ofItemAt index: Int) -> Int? {
    guard !isSilent else { return nil }
    return layout.pinnedColumnForItem?(path(index)).flatMap { $0 >= 0 ? $0 : nil }
  }

  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool {
    isSilent || layout.columnSpanForItem == nil && layout.pinnedColumnForItem == nil
      || indices.allSatisfy { columnSpan(ofItemAt: $0) == 1 && pinnedColumn(ofItemAt: $0) == nil }
  }

  /// Lengths are estimates until cells have measured themselves.
  func isEstimated(itemAt index: Int) -> Bool { layout.itemsMeasureThemselves }

  func areEstimated(itemsIn indices: Range<Int>) -> Bool? { layout.itemsMeasureThemselves }

  /// Without a closure all items have the same length, however many they are.
  func knownLengths(ofItemsIn indices: Range<Int>, along axis: LayoutAxis) -> [Double]? {
    let closure = axis == .vertical ? layout.heightForItem : layout.widthForItem
    return closure == nil || isSilent ? Array(repeating: estimate, count: indices.count) : nil
  }

  private func path(_ item: Int) -> IndexPath {
    layout.dataPath(of: IndexPath(item: item, section: section))
  }

  /// An invalid answer, as of a picture of size 0, counts as the estimate, and is logged once.
  private func length(
    ofItemAt index: Int, at crossLength: Double,
    _ closure: MasonryCollectionViewLayout.ItemLength?
  ) -> Double {
    guard !isSilent, let closure else { return estimate }
    let length = Double(closure(path(index), crossLength))
    guard length.isLength else {
      layout.report(
        "The length of the item at \(path(index)) must be a finite number of at least 0, not "
          + "\(length). It counts as estimatedItemLength.")
      return estimate
    }
    return length
  }

  private var estimate: Double {
    layout.estimatedItemLength.isLength ? layout.estimatedItemLength : 150
  }
}
#endif
