#if canImport(UIKit) && !os(watchOS)
public import Foundation
import MasonryLayout
import UIKit

/// A change that the collection view animates: the old feed, the mapping and the place.
struct MasonryUpdate {
  let old: MasonryFeed
  let viewport: MasonryFeed.Viewport
  let mapping: MasonryFeed.AddressMapping
  let place: HeldPlace

  /// The paths of attachments before the update, by kind.
  let attachments: [String: Set<IndexPath>]

  /// The views that have measured themselves meanwhile.
  var measured: Set<MasonryFeed.Address> = []
}

extension MasonryCollectionViewLayout {
  func takeUpdates(_ updates: [UICollectionViewUpdateItem]) {
    guard case .awaitingUpdates = state.status else { return }
    keepColumnsInSight()
    let visible = viewport(of: restingBounds)
    let isKept = state.kept.flatMap { feed?.frame(of: $0) }?.intersects(visible.rect) == true
    let kept = isKept ? state.kept.flatMap { feed?.anchor(of: $0, in: visible) } : nil
    holdView(keeping: kept)
    let keptPlace = kept.map { HeldPlace(point: .anchor($0)) }
    guard let old = feed, let place = keptPlace ?? state.turning?.place ?? placeToUpdate
    else { return }
    (state.status, state.held, state.turning, state.wanted) = (.stale, nil, nil, nil)
    state.kept = nil
    var surroundings = state.surroundings
    surroundings?.isStale = false
    let counts = collectionView?.shownCounts ?? []
    let changes = DataChanges(updates.map { DataChange($0) }, from: old.itemCounts, to: counts)
    change { feed in
      // At another width all are asked for again, and what is new is not to be asked for twice.
      if let changes, surroundings == currentSurroundings {
        try apply(changes, counts: counts, to: &feed)
        try fit(&feed)
      } else {
        feed = try built()
      }
      state.status = .current
      state.update = changes.map {
        MasonryUpdate(
          old: old, viewport: visible, mapping: $0.mapping, place: place,
          attachments: state.shownAttachments)
      }
    }
    state.shownAttachments = [:]
    state.pannedSection = state.pannedSection.flatMap {
      state.update?.mapping.newAddress(of: .header(section: $0))?.section
    }
    keepCarouselsInUpdate()
    state.movement = nil
    state.gap = updates.compactMap(\.indexPathAfterUpdate).first {
      $0.item != NSNotFound && dataPath(of: .init($0)) == nil
    }
  }

  /// Applies changes; the closures measure items that are new, reloaded or get another width.
  func apply(_ changes: DataChanges, counts: [Int], to feed: inout MasonryFeed?) throws {
    _ = try feed?.update(
      by: changes.mapping, counts: counts, moving: { changes.moved[$0] ?? [] },
      reloading: { changes.reloaded[$0]?.sorted() ?? [] }, section: section(at:),
      measuredBy: { ItemMeasures(layout: self, section: $0) })
  }

  // Items under a finger.

  /// Moves an item at once, with its length.
  func move(from source: IndexPath?, to target: IndexPath?, heldAt finger: CGPoint) {
    guard let source, let target, state.status == .current, let old = feed?.itemCounts
    else { return }
    keepColumnsInSight()
    state.movement = (state.movement?.original ?? source, target, finger)
    var counts = old
    counts[source.section] -= 1
    counts[target.section] += 1
    let move = DataChange(before: source, after: target)
    guard source != target, let changes = DataChanges([move], from: old, to: counts)
    else { return }
    holdView(whileMoving: true)
    change { feed in try apply(changes, counts: counts, to: &feed) }
    if let held = state.heldBounds {
      state.heldBounds?.anchor = held.anchor.following(changes.mapping)
    }
  }

  /// The path that the data source has for an element, or `nil` for the gap of a drop.
  ///
  /// While items are dragged the layout has moved them already, and the data have not.
  func dataPath(of address: MasonryFeed.Address) -> IndexPath? {
    let path = address.indexPath
    guard address.item != nil else { return path }
    guard let movement = state.movement else {
      return collectionView?.dataSourceIndexPath(forPresentationIndexPath: path)
    }
    return self.path(path, movedFrom: movement.current, to: movement.original)
  }

  /// The path that the layout has for an item of the data source, or `nil` if it shows none.
  func shownPath(of path: IndexPath) -> IndexPath? {
    guard let movement = state.movement else {
      return collectionView?.presentationIndexPath(forDataSourceIndexPath: path)
    }
    return self.path(path, movedFrom: movement.original, to: movement.current)
  }

  /// A path after the item at an old one has moved to a new one.
  private func path(_ path: IndexPath, movedFrom old: IndexPath, to new: IndexPath) -> IndexPath? {
    MasonryFeed.AddressMapping.moving(.init(old), to: .init(new))
      .newAddress(of: .init(path))?.indexPath
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
  ///
  /// It is the item's path after the move, also if a drag has made room for it already.
  public func dropIndexPath(at point: CGPoint, moving indexPath: IndexPath) -> IndexPath {
    shownPath(of: indexPath).map { dropPath(at: point, moving: $0) } ?? indexPath
  }

  /// The path that puts an item under a finger, given the one that the layout has for it.
  func dropPath(at point: CGPoint, moving path: IndexPath) -> IndexPath {
    guard let feed, feed.frame(of: .init(path)) != nil else { return path }
    let visible = viewport(of: bounds)
    return feed.dropAddress(at: pointInFeed(point), moving: .init(path), in: visible).indexPath
  }

  /// The index path that puts an item from outside under a finger, or `nil` without sections.
  ///
  ///     let target = layout.dropIndexPath(at: session.location(in: collectionView))
  ///
  /// The item counts as long as `estimatedItemLength`. A gap that a drag has made is that item.
  public func dropIndexPath(at point: CGPoint) -> IndexPath? {
    guard var rest = feed, rest.sectionCount > 0 else { return nil }
    if let gap = state.gap, dataPath(of: .init(gap)) == nil {
      return dropPath(at: point, moving: gap)
    }
    let last = rest.sectionCount - 1
    let guest = MasonryFeed.Address.item(rest[last].itemCount, section: last)
    // It comes from the end, where it moves nothing else.
    let measures = ItemMeasures(layout: self, section: last, isSilent: true)
    guard (try? rest[last].appendItems(1, measuredBy: measures)) != nil else { return nil }
    return rest.dropAddress(at: pointInFeed(point), moving: guest, in: viewport(of: bounds))
      .indexPath
  }

  func pointInFeed(_ point: CGPoint) -> LayoutPoint {
    axis.move(LayoutPoint(point), by: -hang(of: feed))
  }
}

extension MasonryFeed {
  /// The number of items of each section.
  var itemCounts: [Int] { (0..<sectionCount).map { self[$0].itemCount } }
}
#endif
