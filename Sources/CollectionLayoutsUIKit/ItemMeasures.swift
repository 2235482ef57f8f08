#if canImport(UIKit) && !os(watchOS)
import MasonryLayout
import UIKit

/// The lengths, spans and pins of the items of a section, as the delegate has them.
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
    ask(layout.estimatedItemLength) {
      $0.collectionView(
        $1, layout: layout, heightForItemAt: path(index), width: width)
    }
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    ask(layout.estimatedItemLength) {
      $0.collectionView(
        $1, layout: layout, widthForItemAt: path(index), height: height)
    }
  }

  func columnSpan(ofItemAt index: Int) -> Int {
    ask(1) { $0.collectionView($1, layout: layout, columnSpanForItemAt: path(index)) }
  }

  func pinnedColumn(ofItemAt index: Int) -> Int? {
    ask(nil) { $0.collectionView($1, layout: layout, pinnedColumnForItemAt: path(index)) }
  }

  /// Without a delegate all items have the same length, however many they are.
  func knownLengths(ofItemsIn indices: Range<Int>, along axis: LayoutAxis) -> [Double]? {
    layout.delegate == nil || isSilent
      ? Array(repeating: layout.estimatedItemLength, count: indices.count) : nil
  }

  private func path(_ item: Int) -> IndexPath {
    layout.dataPath(of: IndexPath(item: item, section: section))
  }

  private func ask<Answer>(
    _ other: Answer,
    _ question: (any UICollectionViewDelegateMasonryLayout, UICollectionView) -> Answer
  ) -> Answer {
    guard !isSilent, let delegate = layout.delegate, let view = layout.collectionView else {
      return other
    }
    return question(delegate, view)
  }
}
#endif
