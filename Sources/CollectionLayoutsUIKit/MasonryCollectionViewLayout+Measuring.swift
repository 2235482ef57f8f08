#if canImport(UIKit) && !os(watchOS)
public import Foundation
import MasonryLayout
import UIKit

@available(iOS 13, tvOS 13, *)
extension MasonryCollectionViewLayout {
  /// Asks the delegate again for the lengths, spans and pins of items, and keeps the place.
  ///
  /// Cells that measure themselves need no call: they are asked when they are reconfigured.
  public func remeasureItems(at indexPaths: [IndexPath]) {
    guard state.status == .current, let anchor else { return }
    keepColumnsInSight()
    change { feed in
      for (section, paths) in Dictionary(grouping: indexPaths, by: \.section) {
        try feed?[section].remeasure(
          paths.map(\.item), measuredBy: measures(ofSection: section))
      }
    }
    let context = MasonryInvalidationContext()
    adjust(context, keeping: anchor)
    invalidateLayout(with: context)
  }
}

@available(iOS 13, tvOS 13, *)
extension MasonryCollectionViewLayout {
  /// Whether a view gets the length that it prefers; less than a pixel is left by rounding.
  func accepts(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard state.status == .current, let axis = measuredAxis(of: original) else { return false }
    let path = original.indexPath
    let isItem = original.representedElementCategory == .cell
    // An item of a row may be as wide as there is room, and not as wide as it asked to be.
    let old = isItem ? feed?[path.section].rows?.length(ofItemAt: path.item) : nil
    let change = axis.length(of: preferred.size) - (old ?? axis.length(of: original.size))
    let isChange = change.magnitude >= 1 / (feed?.environment.scale ?? 1)
    if keepsColumns, isItem { keepColumns(measuring: path, isChange: isChange) }
    guard isChange else { return false }
    // Below iOS 26 a view that wavers during an update would be asked without end.
    let id = MeasuredView(path: path, kind: original.representedElementKind)
    return state.update?.measured.insert(id).inserted ?? true
  }

  /// The axis of the length that a view may choose, or `nil` if it may not.
  private func measuredAxis(of original: UICollectionViewLayoutAttributes) -> LayoutAxis? {
    guard let feed else { return nil }
    let path = original.indexPath
    switch original.representedElementCategory {
    case .cell:
      guard itemsMeasureThemselves, feed.frame(of: .init(path)) != nil else { return nil }
      // The proportions of justified items come from the delegate.
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
  func take(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    (context as? MasonryInvalidationContext)?.asksForSections = false
    guard let anchor, let axis = measuredAxis(of: original) else { return }
    let (path, length) = (original.indexPath, axis.length(of: preferred.size))
    switch MasonryFeed.Address(
      supplementaryOfKind: original.representedElementKind ?? "", at: path)
    {
    case .header(let section):
      change { try $0?.reconfigureSection(at: section) { $0.header?.length = length } }
    case .footer(let section):
      change { try $0?.reconfigureSection(at: section) { $0.footer?.length = length } }
    default: setLength(length, ofItemAt: path)
    }
    // During an update adjustments are ignored: its end scrolls.
    if state.update == nil { adjust(context, keeping: anchor) } else { followCarousels() }
  }

  private func setLength(_ length: Double, ofItemAt path: IndexPath) {
    do {
      // The feed is not copied.
      try feed?[path.section].setLength(length, ofItemAt: path.item)
    } catch {
      assertionFailure("\(error)")  // A release shows what it has.
    }
  }

  /// Lets an invalidation scroll to where an anchor is now, and remembers it for the next one.
  func adjust(
    _ context: UICollectionViewLayoutInvalidationContext, keeping anchor: MasonryFeed.Anchor,
    after mapping: MasonryFeed.AddressMapping = .unchanged
  ) {
    (context as? MasonryInvalidationContext)?.asksForSections = false
    let target = contentOffset(keeping: anchor, after: mapping)
    let distance = (x: target.x - bounds.minX, y: target.y - bounds.minY)
    context.contentOffsetAdjustment = CGPoint(x: distance.x, y: distance.y)
    state.resting = (anchor.following(mapping), bounds.offsetBy(dx: distance.x, dy: distance.y))
  }

  /// Keeps columns while a cell measures itself.
  ///
  /// Cells that come into sight do so one after the other: what is behind the cell is packed anew,
  /// and so each item gets its column by measured heights. A cell that had been in sight before
  /// grows late: then everything else in sight has been there, too.
  ///
  /// A row breaks anew at an item that grows late.
  private func keepColumns(measuring path: IndexPath, isChange: Bool) {
    let isKept = feed?[path.section].keepsPlace(ofItemAt: path.item) == true
    if feed?[path.section].rows != nil {
      if isKept, isChange { feed?[path.section].keptPlaces = .before(path.item) }
    } else if isKept {
      keepColumnsInSight()
    } else {
      feed?[path.section].keptPlaces = .before(path.item + 1)
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
