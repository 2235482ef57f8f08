#if canImport(UIKit) && !os(watchOS)
public import Foundation
import MasonryLayout
public import UIKit

extension MasonryCollectionViewLayout {
  /// Asks the closures again for the lengths, spans and pins of items, and keeps the place.
  ///
  /// Call it when a picture arrives for which no cell measures itself; several calls in one turn of
  /// the run loop are no trouble. Paths that do not exist are passed over. Cells that measure
  /// themselves need no call: they are asked when they are reconfigured.
  public func remeasureItems(at indexPaths: [IndexPath]) {
    remeasure(
      indexPaths.compactMap(shownPath(of:)).map { .init($0) }.filter { feed?.frame(of: $0) != nil })
  }

  private func remeasure(_ items: [MasonryFeed.Address]) {
    guard state.status == .current, let place = heldPlace else { return }
    keepColumnsInSight()
    holdView(whileMeasuring: true)
    ask(for: items)
    invalidateLayout(with: adjust(keeping: place))
  }

  /// Asks the closures for items.
  private func ask(for items: [MasonryFeed.Address]) {
    change { feed in
      for (section, addresses) in Dictionary(grouping: items, by: \.section) {
        let measures = ItemMeasures(layout: self, section: section)
        try feed?[section].remeasure(Set(addresses.compactMap(\.item)), measuredBy: measures)
      }
    }
  }

  /// Asks the closures again for items by their identities; those that are gone are passed over.
  public func remeasureItems<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    withIDs ids: [Item], in dataSource: UICollectionViewDiffableDataSource<Section, Item>
  ) { remeasureItems(at: ids.compactMap { dataSource.indexPath(for: $0) }) }
}

// A width that changes step by step, as that of a window does: from the second step on, items near the
// view are asked for at once, where there are many, and the others once the width rests.

extension MasonryCollectionViewLayout {
  /// Notes a step, and waits for the next one.
  func waitForRest(resizing feed: MasonryFeed) {
    let isStep = state.resizing != nil && feed.itemCounts.reduce(0, +) > 1_000
    state.resizing?.rest.cancel()
    let rest = Task { @MainActor [weak self] in
      try? await Task.sleep(nanoseconds: 200_000_000)
      if !Task.isCancelled { self?.finishResizing() }
    }
    state.resizing = (rest, isBehind: isStep || state.resizing?.isBehind == true)
  }

  /// Asks for the items near the view where a place is to be shown.
  func measureNearby(_ place: HeldPlace) {
    let origin = axis.point(bounds.origin, at: contentOffset(keeping: place))
    let near = CGRect(origin: origin, size: bounds.size)
      .insetBy(dx: -bounds.width, dy: -bounds.height)
    ask(for: feed?.elements(in: viewport(of: near)).map(\.address) ?? [])
  }

  private func finishResizing() {
    guard let feed, state.resizing?.isBehind == true else { return state.resizing = nil }
    guard state.status == .current else { return waitForRest(resizing: feed) }
    state.resizing = nil
    remeasure(
      feed.itemCounts.enumerated().flatMap { section, count in
        (0..<count).filter { feed[section].isEstimated(itemAt: $0) }
          .map { .item($0, section: section) }
      })
  }
}

extension MasonryCollectionViewLayout {
  /// The element of a view and the axis of the length that it may choose, or `nil` if it may not.
  func measured(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> (address: MasonryFeed.Address, axis: LayoutAxis)? {
    let path = attributes.indexPath
    let address: MasonryFeed.Address? =
      switch attributes.representedElementCategory {
      case .cell: .init(path)
      case .supplementaryView: .init(ofKind: attributes.representedElementKind, at: path)
      default: nil
      }
    guard let feed, let address, feed.frame(of: address) != nil else { return nil }
    guard let item = address.item else {
      return supplementaryViewsMeasureThemselves ? (address, axis) : nil
    }
    let items = feed[path.section]
    // The proportions of justified items come from the closures.
    if case .justified = items.layout.rows?.rule { return nil }
    return itemsMeasureThemselves ? (address, items.askedAxis(ofItemAt: item)) : nil
  }

  /// Keeps columns while a cell measures itself.
  ///
  /// Cells that come into sight, or are measured ahead of it, have not been seen: what is behind
  /// them is packed anew, so that each item gets its column by measured heights. If a cell changes
  /// that was measured before, everything in sight has been there, and stays in its column. A row
  /// breaks anew at an item that grows late.
  func keepColumns(measuring item: Int, inSection section: Int) {
    guard keepsColumns, let items = feed?[section] else { return }
    if items.layout.rows != nil {
      if items.keepsPlace(ofItemAt: item) { feed?[section].keptPlaces = .before(item) }
    } else if items.keepsPlace(ofItemAt: item) || !items.isEstimated(itemAt: item) {
      keepColumnsInSight()
    }
  }

  /// Keeps the columns of all items up to the last visible one.
  func keepColumnsInSight() {
    guard keepsColumns else { return }
    let visible = viewport(of: bounds, asking: bounds)
    feed?.keepPlaces(ofItemsIn: visible)
  }
}

/// The lengths, spans and pins of the items of a section, as the closures of the layout have them.
@MainActor
struct ItemMeasures {
  let layout: MasonryCollectionViewLayout
  let section: Int

  /// Whether nothing is asked: items that are asked for again afterwards.
  var isSilent = false
}

extension ItemMeasures: @MainActor MasonryHeightProvider {
  func height(ofItemAt index: Int, width: Double) -> Double {
    length(ofItemAt: index, at: width, layout.heightForItem)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    length(ofItemAt: index, at: height, layout.widthForItem)
  }

  func columnSpan(ofItemAt index: Int) -> Int {
    guard let closure = layout.columnSpanForItem, let path = path(index) else { return 1 }
    return max(1, closure(path))
  }

  func pinnedColumn(ofItemAt index: Int) -> Int? {
    guard let closure = layout.pinnedColumnForItem, let path = path(index) else { return nil }
    return closure(path).flatMap { $0 >= 0 ? $0 : nil }
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

  /// The path to ask the closures with, unless nothing is to be asked.
  private func path(_ item: Int) -> IndexPath? {
    isSilent ? nil : layout.dataPath(of: .item(item, section: section))
  }

  /// An invalid answer, as of a picture of size 0, counts as the estimate, and is logged once.
  private func length(
    ofItemAt index: Int, at crossLength: Double,
    _ closure: MasonryCollectionViewLayout.ItemLength?
  ) -> Double {
    guard let closure, let path = path(index) else { return estimate }
    let length = Double(closure(path, crossLength))
    guard length.isLength else {
      layout.report(
        "The length of the item at \(path) must be a finite number of at least 0, not \(length). "
          + "It counts as estimatedItemLength.")
      return estimate
    }
    return length
  }

  private var estimate: Double {
    layout.estimatedItemLength.isLength ? layout.estimatedItemLength : 150
  }
}
#endif
