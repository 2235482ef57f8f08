#if canImport(UIKit) && !os(watchOS)
public import Foundation
import MasonryLayout
import UIKit

@available(iOS 13, tvOS 13, *)
extension MasonryCollectionViewLayout {
  /// Moves an item at once, with its length.
  func move(from source: IndexPath?, to target: IndexPath?, heldAt finger: CGPoint) {
    guard let source, let target, state.status == .current, let old = feed else { return }
    state.movement = (state.movement?.original ?? source, target, finger)
    guard source != target else { return }
    var counts = old.itemCounts
    counts[source.section] -= 1
    counts[target.section] += 1
    let change = DataChange(before: source, after: target)
    self.change { feed in _ = try apply([change], counts: counts, to: &feed) }
  }

  /// The path that the data has for an item, which does not move before the finger lets go.
  func dataPath(of path: IndexPath) -> IndexPath {
    guard let (original, current, _) = state.movement else { return path }
    if path == current { return original }
    var path = path
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }

  func endMovement(isCancelled: Bool) {
    if let movement = state.movement, isCancelled {
      move(from: movement.current, to: movement.original, heldAt: movement.finger)
    }
    state.movement = nil
  }

  /// The z-index of the item under a finger; its attachments can be in front of it.
  static var zIndexOfMovement: Int { 1_000_000 }

  /// The frame of an element for its attachments: that of a moved item is under the finger.
  func holder(_ element: MasonryFeed.Element) -> (frame: LayoutRect, zIndex: Int) {
    guard let movement = state.movement, element.address == .init(movement.current) else {
      return (element.frame, Self.zIndexStep * element.zIndex)
    }
    let (center, finger) = (element.frame.center, pointInFeed(movement.finger))
    return (
      element.frame.offsetBy(dx: finger.x - center.x, dy: finger.y - center.y),
      Self.zIndexOfMovement
    )
  }

  /// The index path that puts an item under a finger, for drags and drops within the collection.
  public func dropIndexPath(at point: CGPoint, moving indexPath: IndexPath) -> IndexPath {
    guard let feed, feed.frame(of: .init(indexPath)) != nil else { return indexPath }
    return feed.dropAddress(
      at: pointInFeed(point), moving: .init(indexPath), in: viewport(of: bounds)
    ).indexPath
  }

  /// The index path that puts an item from outside the collection under a finger, if there are
  /// sections.
  ///
  ///     let target = layout.dropIndexPath(at: session.location(in: collectionView))
  ///
  /// The item counts as long as `estimatedItemLength`.
  public func dropIndexPath(at point: CGPoint) -> IndexPath? {
    guard var rest = feed, rest.sectionCount > 0 else { return nil }
    let (last, length) = (rest.sectionCount - 1, estimatedItemLength)
    let guest = MasonryFeed.Address.item(rest[last].itemCount, section: last)
    do {
      // It comes from the end, where it moves nothing else.
      try rest[last].appendItems(
        1, measuredBy: MasonryHeightClosure(width: { _, _ in length }) { _, _ in length })
    } catch { return nil }
    return rest.dropAddress(at: pointInFeed(point), moving: guest, in: viewport(of: bounds))
      .indexPath
  }

  private func pointInFeed(_ point: CGPoint) -> LayoutPoint {
    let hang = feed.map(hang) ?? 0
    return LayoutPoint(axis.point(point, at: axis.coordinate(of: point) - hang))
  }
}
#endif
