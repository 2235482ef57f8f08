#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Sections and items before and after the updates of a collection view, each with an identity.
///
/// What goes has its path before all updates, what comes the one after all of them. The identities
/// before are places: of a section its index, of an item how many are before it.
@available(iOS 13, tvOS 13, *)
@MainActor
struct UpdatedIdentities {
  typealias Section = (id: Int, items: [Int])

  let old: [Section]
  private(set) var new: [Section]
  private(set) var reloaded: Set<Int> = []
  private var nextItem: Int
  private var nextSection: Int

  init(_ counts: [Int]) {
    var start = 0
    old = counts.enumerated().map { section, count in
      defer { start += count }
      return (section, Array(start..<start + count))
    }
    new = old
    (nextItem, nextSection) = (start, counts.count)
  }

  mutating func move(from source: IndexPath, to target: IndexPath) {
    let item = new[source.section].items.remove(at: source.item)
    new[target.section].items.insert(item, at: target.item)
  }

  /// Applies updates; `false` if they do not lead to the new numbers of items.
  mutating func apply(_ updates: [UICollectionViewUpdateItem], newCounts: [Int]) -> Bool {
    let items = updates.filter { !$0.isOfSection }
    for update in items where update.updateAction == .reload {
      if let item = update.indexPathBeforeUpdate.flatMap(oldItem) { reloaded.insert(item) }
    }
    guard arrangeSections(updates.filter(\.isOfSection), count: newCounts.count) else {
      return false
    }
    return arrangeItems(items.filter { $0.updateAction != .reload }, newCounts)
  }

  private func oldItem(at path: IndexPath) -> Int? {
    guard path.section < old.count, path.item < old[path.section].items.count else { return nil }
    return old[path.section].items[path.item]
  }

  /// Sections that are reloaded count as new ones.
  private mutating func arrangeSections(
    _ updates: [UICollectionViewUpdateItem], count: Int
  ) -> Bool {
    let changes = updates.filter { $0.updateAction != .reload }
    let gone = Set(changes.compactMap(\.indexPathBeforeUpdate?.section))
    new = old.filter { !gone.contains($0.id) }
    let arrivals = changes.compactMap { change in
      change.indexPathAfterUpdate.map { (index: $0.section, change.indexPathBeforeUpdate) }
    }
    for (index, before) in arrivals.sorted(by: { $0.index < $1.index }) {
      guard index <= new.count else { return false }
      let section = before.flatMap { $0.section < old.count ? old[$0.section] : nil }
      new.insert(section ?? newSection(), at: index)
    }
    let replaced = Set(
      updates.filter { $0.updateAction == .reload }.compactMap(\.indexPathBeforeUpdate?.section))
    for index in new.indices where replaced.contains(new[index].id) { new[index] = newSection() }
    return new.count == count
  }

  private mutating func newSection() -> Section {
    defer { nextSection += 1 }
    return (nextSection, [])
  }

  private mutating func arrangeItems(
    _ changes: [UICollectionViewUpdateItem], _ counts: [Int]
  ) -> Bool {
    let gone = Set(changes.compactMap { $0.indexPathBeforeUpdate.flatMap(oldItem) })
    let arrivals = Dictionary(
      grouping: changes.filter { $0.indexPathAfterUpdate != nil },
      by: { $0.indexPathAfterUpdate?.section ?? 0 })
    for (section, count) in counts.enumerated() {
      guard new[section].id < old.count else {
        new[section].items = newItems(count)
        continue
      }
      if !gone.isEmpty { new[section].items.removeAll { gone.contains($0) } }
      let own = (arrivals[section] ?? [])
        .compactMap { change in
          change.indexPathAfterUpdate.map { ($0.item, change.indexPathBeforeUpdate) }
        }
      for (index, before) in own.sorted(by: { $0.0 < $1.0 }) {
        guard index <= new[section].items.count else { return false }
        let item = before.flatMap(oldItem) ?? newItems(1)[0]
        new[section].items.insert(item, at: index)
      }
      guard new[section].items.count == count else { return false }
    }
    return true
  }

  private mutating func newItems(_ count: Int) -> [Int] {
    defer { nextItem += count }
    return Array(nextItem..<nextItem + count)
  }
}

@available(iOS 13, tvOS 13, *)
extension UICollectionViewUpdateItem {
  fileprivate var isOfSection: Bool {
    (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound
  }
}
#endif
