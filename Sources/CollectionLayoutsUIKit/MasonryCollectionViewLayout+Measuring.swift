#if canImport(UIKit) && !os(watchOS)
public import Foundation
import MasonryLayout
public import UIKit

@available(iOS 13, tvOS 13, *)
extension MasonryCollectionViewLayout {
  /// Asks the closures again for the lengths, spans and pins of items, and keeps the place.
  ///
  /// Call it when a picture arrives for which no cell measures itself; several calls in one turn of
  /// the run loop are no trouble. Paths that do not exist are passed over. Cells that measure
  /// themselves need no call: they are asked when they are reconfigured.
  public func remeasureItems(at indexPaths: [IndexPath]) {
    guard state.status == .current, let place = heldPlace else { return }
    let paths = indexPaths.filter { feed?.frame(of: .init($0)) != nil }
    keepColumnsInSight()
    change { feed in
      for (section, paths) in Dictionary(grouping: paths, by: \.section) {
        try feed?[section].remeasure(
          paths.map(\.item), measuredBy: measures(ofSection: section))
      }
    }
    let context = MasonryInvalidationContext()
    adjust(context, keeping: place)
    invalidateLayout(with: context)
  }

  /// Asks the closures again for the items with some identities; those that are gone are passed
  /// over.
  public func remeasureItems<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    withIDs ids: [Item], in dataSource: UICollectionViewDiffableDataSource<Section, Item>
  ) { remeasureItems(at: ids.compactMap { dataSource.indexPath(for: $0) }) }
}

@available(iOS 13, tvOS 13, *)
extension MasonryCollectionViewLayout {
  /// Whether a view gets the length that it prefers; less than a pixel is left by rounding.
  func accepts(
    _ preferred: Attributes, insteadOf original: Attributes, along axis: LayoutAxis
  ) -> Bool {
    let (path, length) = (original.indexPath, Double(axis.length(of: preferred.size)))
    guard length.isLength else { return false }
    let isItem = original.representedElementCategory == .cell
    // An item of a row may be as wide as there is room, and not as wide as it asked to be.
    let old = isItem ? feed?[path.section].rows?.length(ofItemAt: path.item) : nil
    let change = length - (old ?? axis.length(of: original.size))
    let isChange = change.magnitude >= 1 / (feed?.environment.scale ?? 1)
    if keepsColumns, isItem { keepColumns(measuring: path, isChange: isChange) }
    guard isChange else {
      noteMeasured(path, isItem)
      return false
    }
    // Below iOS 26 a view that wavers during an update would be asked without end.
    let id = MeasuredView(path: path, kind: original.representedElementKind)
    return state.update?.measured.insert(id).inserted ?? true
  }

  /// The axis of the length that a view may choose, or `nil` if it may not.
  func measuredAxis(of original: Attributes) -> LayoutAxis? {
    guard let feed else { return nil }
    let path = original.indexPath
    switch original.representedElementCategory {
    case .cell:
      guard itemsMeasureThemselves, feed.frame(of: .init(path)) != nil else { return nil }
      // The proportions of justified items come from the closures.
      if case .justified = feed[path.section].rows?.configuration.rule { return nil }
      return feed[path.section].askedAxis(ofItemAt: path.item)
    case .supplementaryView:
      guard supplementaryViewsMeasureThemselves,
        let address = MasonryFeed.Address(
          supplementaryOfKind: original.representedElementKind ?? "", at: path),
        feed.frame(of: address) != nil
      else { return nil }
      return self.axis
    default: return nil
    }
  }

  /// Gives a view the length that it prefers; it stays until the view gets another width.
  func setLength(_ length: Double, of original: Attributes) {
    let path = original.indexPath
    switch MasonryFeed.Address(
      supplementaryOfKind: original.representedElementKind ?? "", at: path)
    {
    case .header(let section):
      change { try $0?.reconfigureSection(at: section) { $0.header?.length = length } }
    case .footer(let section):
      change { try $0?.reconfigureSection(at: section) { $0.footer?.length = length } }
    default:
      // The feed is not copied.
      do { try feed?[path.section].setLength(length, ofItemAt: path.item) } catch {
        report("\(error)")
      }
    }
  }

  /// Notes that a cell wants the length that it has, which is no estimate any more.
  private func noteMeasured(_ path: IndexPath, _ isItem: Bool) {
    guard isItem, let items = feed?[path.section], items.isEstimated(itemAt: path.item),
      let length = items.grid?.length(ofItemAt: path.item)
    else { return }
    try? feed?[path.section].setLength(length, ofItemAt: path.item)
  }

  /// Keeps columns while a cell measures itself.
  ///
  /// Cells that come into sight, or are measured ahead of it, have not been seen: what is behind
  /// them is packed anew, so that each item gets its column by measured heights. If a cell changes
  /// that was measured before, everything in sight has been there, and stays in its column.
  ///
  /// A row breaks anew at an item that grows late.
  private func keepColumns(measuring path: IndexPath, isChange: Bool) {
    guard let items = feed?[path.section], isChange else { return }
    if items.rows != nil {
      if items.keepsPlace(ofItemAt: path.item) {
        feed?[path.section].keptPlaces = .before(path.item)
      }
    } else if items.keepsPlace(ofItemAt: path.item) || !items.isEstimated(itemAt: path.item) {
      keepColumnsInSight()
    }
  }
}

/// A view that has measured itself during an update.
@available(iOS 13, tvOS 13, *)
struct MeasuredView: Hashable {
  let path: IndexPath
  let kind: String?
}
#endif
