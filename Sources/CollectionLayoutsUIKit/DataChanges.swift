#if canImport(UIKit) && !os(watchOS)
import MasonryLayout
import UIKit

/// A change of one item or section: its path before all changes, and the one after all of them.
struct DataChange {
  var before: IndexPath?
  var after: IndexPath?
  var isReload = false

  fileprivate var isOfSection: Bool { (before ?? after)?.item == NSNotFound }
}

extension DataChange {
  /// Creates the change of a collection view's update item.
  @MainActor init(_ update: UICollectionViewUpdateItem) {
    before = update.indexPathBeforeUpdate
    after = update.indexPathAfterUpdate
    isReload = update.updateAction == .reload
  }
}

/// Changes of sections and items, as the runs that stay side by side: it costs what is changed.
struct DataChanges {
  private typealias Key = MasonryFeed.Address

  /// Where sections and items went.
  let mapping: MasonryFeed.AddressMapping

  /// The new indices of items that move within their section, ascending, and of reloaded ones.
  private(set) var moved: [Int: [Int]] = [:]
  private(set) var reloaded: [Int: Set<Int>] = [:]

  /// Creates the mapping, unless the changes contradict each other or the numbers of items.
  ///
  /// The items of a reloaded section stay at their paths, and are reloaded.
  init?(_ changes: [DataChange], from oldCounts: [Int], to newCounts: [Int]) {
    guard
      let origins = Self.origins(
        changes.filter(\.isOfSection), from: oldCounts.count, to: newCounts.count)
    else { return nil }
    let reloadedSections = Set(
      changes.filter { $0.isOfSection && $0.isReload }.compactMap(\.before?.section))
    func exists(_ path: IndexPath) -> Bool {
      oldCounts.indices.contains(path.section) && path.item < oldCounts[path.section]
    }
    var removed: [Int: Set<Int>] = [:]
    var inserted: [Int: [(item: Int, origin: IndexPath?)]] = [:]
    for change in changes where !change.isOfSection && !change.isReload {
      let before = change.before.flatMap { exists($0) ? $0 : nil }
      if let before { removed[before.section, default: []].insert(before.item) }
      if let after = change.after {
        inserted[after.section, default: []].append((after.item, before))
      }
    }
    var runs: [RunMapping.Run] = []
    for (section, count) in newCounts.enumerated() {
      guard let origin = origins[section] else { continue }
      let start = Key.key(ofItem: 0, inSection: origin)
      let newStart = Key.key(ofItem: 0, inSection: section)
      if reloadedSections.contains(origin) {
        let kept = min(oldCounts[origin], count)
        runs.append(.init(old: start, new: newStart, count: Int64(kept)))
        reloaded[section] = Set(0..<kept)
        continue
      }
      let gone = removed[origin, default: []].sorted()
      let come = inserted[section, default: []].sorted { $0.item < $1.item }
      let kept = oldCounts[origin] - gone.count
      guard count == kept + come.count,
        come.enumerated().allSatisfy({ $1.item <= kept + $0 }),
        zip(come, come.dropFirst()).allSatisfy({ $0.item < $1.item })
      else { return nil }
      let own = RunMapping(
        removing: gone.map { Int64($0) }, inserting: come.map { Int64($0.item) }, moving: [])
      moved[section] = come.filter { $0.origin?.section == origin }.map(\.item)
      for run in own.runs {
        let count = min(run.count, Int64(oldCounts[origin]) - run.old)
        runs.append(.init(old: start + run.old, new: newStart + run.new, count: count))
      }
      for case (let item, let before?) in come {
        let old = Key.key(ofItem: before.item, inSection: before.section)
        runs.append(.init(old: old, new: newStart + Int64(item), count: 1))
      }
    }
    guard Set(runs.map(\.old)).count == runs.count else { return nil }
    mapping = MasonryFeed.AddressMapping(
      sections: LayoutIndexMapping.reordering(origins.map { $0 ?? -1 }).runs,
      items: RunMapping(runs))
    for change in changes where change.isReload && !change.isOfSection {
      guard let before = change.before, exists(before),
        case .item(let item, let section)? = mapping.newAddress(of: .init(before))
      else { continue }
      reloaded[section, default: []].insert(item)
    }
  }

  /// The old index of each section, or `nil` for new ones.
  private static func origins(
    _ changes: [DataChange], from oldCount: Int, to newCount: Int
  ) -> [Int?]? {
    let moves = changes.filter { !$0.isReload }
    let gone = Set(moves.compactMap(\.before?.section))
    var origins: [Int?] = (0..<oldCount).filter { !gone.contains($0) }
    let arrivals = moves.filter { $0.after != nil }
      .sorted { ($0.after?.section ?? 0) < ($1.after?.section ?? 0) }
    for arrival in arrivals {
      guard let index = arrival.after?.section, index <= origins.count else { return nil }
      origins.insert(arrival.before.flatMap { $0.section < oldCount ? $0.section : nil }, at: index)
    }
    return origins.count == newCount ? origins : nil
  }
}
#endif
