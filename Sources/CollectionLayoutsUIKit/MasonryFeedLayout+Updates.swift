#if canImport(UIKit)
import MasonryLayout
import UIKit

/// Heights that items take along, by their new paths, and the widths that these are good for.
typealias KeptHeights = [IndexPath: (height: Double, width: Double)]

/// A change that the collection view shows: the feed before it, where everything went, and what stays still.
struct MasonryFeedUpdate {
  let old: MasonryFeed
  let mapping: MasonryFeed.AddressMapping
  let anchor: MasonryFeed.Anchor

  /// The cell that has a path now, where it was; `nil` if it is new.
  func frameBefore(_ path: IndexPath) -> LayoutRect? {
    mapping.oldAddress(of: .item(path.item, section: path.section))
      .flatMap { old.frame(of: $0) }
  }

  /// The cell that had a path, where it is; `nil` if it is gone.
  func frameAfter(_ path: IndexPath, in feed: MasonryFeed) -> LayoutRect? {
    mapping.newAddress(of: .item(path.item, section: path.section))
      .flatMap { feed.frame(of: $0) }
  }
}

extension MasonryFeedLayout {
  /// The feed after updates of the collection view, or `nil` if these contradict each other, and where
  /// everything went; an item that moves to another section counts as removed and inserted there.
  ///
  /// What goes has its path before all updates, what comes the one after all of them. The owner is
  /// asked for what is new or reloaded, and for what gets another width in another section.
  func updated(
    _ old: MasonryFeed, by updates: [UICollectionViewUpdateItem]
  ) throws -> (feed: MasonryFeed, mapping: MasonryFeed.AddressMapping)? {
    let items = updates.filter { !$0.isOfSection }
    var kept = KeptHeights()
    for case let (before?, after?) in items.filter({ $0.updateAction == .move }).map(\.paths) {
      let frame = old.frame(of: .item(before.item, section: before.section)) ?? .zero
      kept[after] = (frame.height, frame.width)
    }

    var feed = old
    guard let origins = try applySections(updates.filter(\.isOfSection), to: &feed) else {
      return nil
    }
    var mapping = MasonryFeed.AddressMapping.sections(
      .init(from: (0..<old.sectionCount).map(Optional.some), to: origins))
    for (section, origin) in origins.enumerated() {
      guard let origin else { continue }
      let own = items.filter {
        $0.paths.before?.section == origin || $0.paths.after?.section == section
      }
      guard !own.isEmpty else { continue }
      guard let changes = ItemChanges(own, from: origin, to: section, count: old[origin].itemCount)
      else { return nil }
      let heights = heights(ofSection: section, keeping: kept)
      try feed[section].apply(changes.difference, measuredBy: heights)
      mapping = mapping.then(.items(.init(changes.difference), inSection: section))
      try feed[section].remeasure(changes.reloaded, measuredBy: heights)
    }
    return (feed, mapping)
  }

  /// Makes the changes of sections, and tells for each the index that it had, or `nil` if it is new.
  private func applySections(
    _ updates: [UICollectionViewUpdateItem], to feed: inout MasonryFeed
  ) throws -> [Int?]? {
    var present = (0..<feed.sectionCount).map(Optional.some)
    let replaced = Set(
      updates.filter { [.delete, .reload].contains($0.updateAction) }
        .compactMap(\.indexPathBeforeUpdate?.section))
    guard
      let difference = CollectionDifference(
        updates.filter { $0.updateAction != .reload }
          .map { ($0.indexPathBeforeUpdate?.section, $0.indexPathAfterUpdate?.section) }),
      let order = present.applying(difference)?
        .map({ $0.flatMap { replaced.contains($0) ? nil : $0 } })
    else { return nil }

    for section in replaced.sorted(by: >) {
      feed.removeSection(at: section)
      present.remove(at: section)
    }
    for (section, origin) in order.enumerated() {
      if let origin, let current = present.firstIndex(of: origin) {
        feed.moveSection(from: current, to: section)
        present.insert(present.remove(at: current), at: section)
      } else {
        try insertSection(at: section, into: &feed)
        present.insert(nil, at: section)
      }
    }
    return order
  }

  /// The feed as the owner and the data source have it.
  func built() throws -> MasonryFeed {
    var feed = try MasonryFeed(width: bounds.width, environment: environment)
    for section in 0..<(collectionView?.numberOfSections ?? 0) {
      try insertSection(at: section, into: &feed)
    }
    return feed
  }

  /// Follows the width, the direction and the screen.
  func fit(_ feed: inout MasonryFeed?) throws {
    guard let collectionView else { return }
    try feed?.resize(width: collectionView.bounds.width, environment: environment) {
      heights(ofSection: $0)
    }
  }

  /// Inserts a section as the owner and the data source have it.
  func insertSection(at index: Int, into feed: inout MasonryFeed) throws {
    try feed.insertSection(
      delegate?.section(at: index, in: self) ?? .init(),
      itemCount: collectionView?.numberOfItems(inSection: index) ?? 0, at: index,
      measuredBy: heights(ofSection: index))
  }

  /// The heights that items keep, and the owner's for all others.
  func heights(ofSection section: Int, keeping kept: KeptHeights = [:]) -> MasonryHeightClosure {
    MasonryHeightClosure { [unowned self] item, width in
      let path = IndexPath(item: item, section: section)
      if let kept = kept[path], kept.width == width { return kept.height }
      // Without a delegate an item is as high as it is wide.
      return delegate?.height(ofItemAt: path, width: width, in: self) ?? width
    }
  }
}

/// What happens to the items of one section.
@MainActor
private struct ItemChanges {
  let difference: CollectionDifference<Int?>

  /// The new indices of the items that are to be measured again.
  let reloaded: [Int]

  init?(_ updates: [UICollectionViewUpdateItem], from old: Int, to new: Int, count: Int) {
    let moves = updates.filter { $0.updateAction != .reload }
      .map { ($0.paths.before?.item(in: old), $0.paths.after?.item(in: new)) }
    let remeasured = Set(
      updates.filter { $0.updateAction == .reload }.compactMap { $0.paths.before?.item(in: old) })
    guard let difference = CollectionDifference(moves),
      let order = (0..<count).map(Optional.some).applying(difference)
    else { return nil }
    self.difference = difference
    reloaded = order.indices.filter { order[$0].map(remeasured.contains) ?? false }
  }
}

extension CollectionDifference<Int?> {
  /// The difference of old indices and new ones: what has both moves, what has one comes or goes.
  fileprivate init?(_ moves: [(before: Int?, after: Int?)]) {
    self.init(
      moves.flatMap { before, after in
        let removal = before.map { Change.remove(offset: $0, element: $0, associatedWith: after) }
        let insertion = after.map {
          Change.insert(offset: $0, element: before, associatedWith: before)
        }
        return [removal, insertion].compactMap(\.self)
      })
  }
}

extension UICollectionViewUpdateItem {
  fileprivate var paths: (before: IndexPath?, after: IndexPath?) {
    (indexPathBeforeUpdate, indexPathAfterUpdate)
  }

  fileprivate var isOfSection: Bool {
    (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound
  }
}

extension IndexPath {
  fileprivate func item(in section: Int) -> Int? { section == self.section ? item : nil }
}
#endif
