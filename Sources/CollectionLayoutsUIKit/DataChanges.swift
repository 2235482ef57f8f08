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
  /// Where sections and items went.
  let mapping: MasonryFeed.AddressMapping

  /// The new indices of items that move within their section, ascending, and of reloaded ones.
  private(set) var moved: [Int: [Int]] = [:]
  private(set) var reloaded: [Int: Set<Int>] = [:]

  /// Creates the mapping, unless the changes contradict each other or the numbers of items.
  ///
  /// The items of a reloaded section stay at their paths, and are reloaded.
  init?(_ changes: [DataChange], from oldCounts: [Int], to newCounts: [Int]) {
    let ofSections = changes.filter(\.isOfSection)
    let moves = ofSections.filter { !$0.isReload }
    let sections = Self.mapping(
      without: Set(moves.compactMap(\.before?.section)),
      with: Set(moves.compactMap(\.after?.section)), from: oldCounts.count, to: newCounts.count,
      moving: moves.compactMap { move in
        guard let before = move.before, let after = move.after else { return nil }
        return .init(old: Int64(before.section), new: Int64(after.section), count: 1)
      })
    guard let sections else { return nil }
    let reloadedSections = Set(ofSections.filter(\.isReload).compactMap(\.before?.section))
    func exists(_ path: IndexPath) -> Bool {
      oldCounts.indices.contains(path.section) && path.item < oldCounts[path.section]
    }
    var removed: [Int: Set<Int>] = [:]
    var inserted: [Int: Set<Int>] = [:]
    var runs: [RunMapping.Run] = []
    for change in changes where !change.isOfSection && !change.isReload {
      let before = change.before.flatMap { exists($0) ? $0 : nil }
      if let before { removed[before.section, default: []].insert(before.item) }
      guard let after = change.after else { continue }
      inserted[after.section, default: []].insert(after.item)
      guard let before, let origin = sections.old(of: Int64(after.section)).map({ Int($0) }),
        !reloadedSections.contains(origin)
      else { continue }
      let old = MasonryFeed.Address.key(ofItem: before.item, inSection: before.section)
      let new = MasonryFeed.Address.key(ofItem: after.item, inSection: after.section)
      runs.append(.init(old: old, new: new, count: 1))
      if before.section == origin { moved[after.section, default: []].append(after.item) }
    }
    for (section, count) in newCounts.enumerated() {
      guard let origin = sections.old(of: Int64(section)).map({ Int($0) }) else { continue }
      let start = MasonryFeed.Address.key(ofItem: 0, inSection: origin)
      let newStart = MasonryFeed.Address.key(ofItem: 0, inSection: section)
      if reloadedSections.contains(origin) {
        let kept = min(oldCounts[origin], count)
        runs.append(.init(old: start, new: newStart, count: Int64(kept)))
        reloaded[section] = Set(0..<kept)
        continue
      }
      let own = Self.mapping(
        without: removed[origin, default: []], with: inserted[section, default: []],
        from: oldCounts[origin], to: count)
      guard let own else { return nil }
      moved[section]?.sort()
      for run in own.runs {
        let count = min(run.count, Int64(oldCounts[origin]) - run.old)
        runs.append(.init(old: start + run.old, new: newStart + run.new, count: count))
      }
    }
    guard Set(runs.map(\.old)).count == runs.count else { return nil }
    mapping = MasonryFeed.AddressMapping(sections: sections, items: RunMapping(runs))
    for change in changes where change.isReload && !change.isOfSection {
      guard let before = change.before, exists(before),
        case .item(let item, let section)? = mapping.newAddress(of: .init(before))
      else { continue }
      reloaded[section, default: []].insert(item)
    }
  }

  /// The mapping of a list of sections or items, unless its numbers contradict the changes.
  private static func mapping(
    without gone: Set<Int>, with come: Set<Int>, from oldCount: Int, to newCount: Int,
    moving moves: [RunMapping.Run] = []
  ) -> RunMapping? {
    guard newCount == oldCount - gone.count + come.count, come.allSatisfy({ $0 < newCount }),
      gone.allSatisfy({ $0 < oldCount })
    else { return nil }
    return RunMapping(
      removing: gone.sorted().map { Int64($0) }, inserting: come.sorted().map { Int64($0) },
      moving: moves)
  }
}
#endif
