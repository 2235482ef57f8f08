// swift-format-ignore-file

/// Where the items of a collection view were before its updates. UIKit has no such type.
@MainActor struct UpdatedOrder {
  /// For each path after the updates the one before, without what is new or reloaded.
  private(set) var origins: [IndexPath: IndexPath] = [:]

  init(_ updates: [UICollectionViewUpdateItem], from oldCounts: [Int], to newCounts: [Int]) {
    let ofSections = updates.filter { $0.isOfSection }
    let ofItems = updates.filter { !$0.isOfSection }
    let reloadedSections = Set(
      ofSections.filter { $0.updateAction == .reload }.compactMap(\.indexPathBeforeUpdate?.section))
    let reloadedItems = Set(
      ofItems.filter { $0.updateAction == .reload }.compactMap(\.indexPathBeforeUpdate))

    let sections = Self.order(
      oldCounts.indices.map { .section($0) }, after: ofSections)
    precondition(sections.count == newCounts.count, "Invalid update: invalid number of sections")
    for (section, origin) in sections.enumerated() {
      guard let origin, !reloadedSections.contains(origin.section) else { continue }
      let items = Self.order(
        (0..<oldCounts[origin.section]).map { IndexPath(item: $0, section: origin.section) },
        after: ofItems.filter {
          $0.indexPathBeforeUpdate?.section == origin.section
            || $0.indexPathAfterUpdate?.section == section
        }, before: origin.section, now: section)
      precondition(
        items.count == newCounts[section],
        "Invalid update: invalid number of items in section \(section)")
      for (item, origin) in items.enumerated() {
        guard let origin, !reloadedItems.contains(origin) else { continue }
        origins[IndexPath(item: item, section: section)] = origin
      }
    }
  }

  /// The old paths in their new order, with `nil` for what is new.
  private static func order(
    _ old: [IndexPath], after updates: [UICollectionViewUpdateItem],
    before oldSection: Int? = nil, now newSection: Int? = nil
  ) -> [IndexPath?] {
    let changes = updates.filter { $0.updateAction != .reload }
    let gone = Set(changes.compactMap(\.indexPathBeforeUpdate))
    var order = old.filter { !gone.contains($0) }.map(Optional.some)
    let arrivals = changes
      .filter { $0.indexPathAfterUpdate != nil }
      .filter { newSection == nil || $0.indexPathAfterUpdate?.section == newSection }
      .sorted { ($0.indexPathAfterUpdate ?? []) < ($1.indexPathAfterUpdate ?? []) }
    for arrival in arrivals {
      guard let path = arrival.indexPathAfterUpdate else { continue }
      let index = newSection == nil ? path.section : path.item
      precondition(index <= order.count, "Invalid update: nothing can be inserted there")
      order.insert(arrival.indexPathBeforeUpdate, at: index)
    }
    return order
  }

  /// The cells, each at the new path of its item; what is not a cell is made anew.
  func carried(
    _ views: [ElementKey: UICollectionReusableView]
  ) -> [ElementKey: UICollectionReusableView] {
    var carried: [ElementKey: UICollectionReusableView] = [:]
    for (path, origin) in origins {
      carried[ElementKey(.cell, "", path)] = views[ElementKey(.cell, "", origin)]
    }
    return carried
  }
}

extension UICollectionViewUpdateItem {
  fileprivate var isOfSection: Bool {
    (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound
  }
}
