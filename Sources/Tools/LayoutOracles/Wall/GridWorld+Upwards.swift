import MasonryLayout

extension ItemWorld where Settings == WallSettings {
  /// The wall built from nothing with what is known of its items, upwards what is stacked so.
  func rebuilt(
    pinnedTo columns: [Int: Int] = [:]
  ) throws(Failure) -> MasonryItems {
    do {
      var rebuilt = try MasonryItems(layout.layout, in: layout.space)
      var known = known
      known.columns = columns
      try rebuilt.appendItems(items.count - upwardCount, measuredBy: known.dropFirst(upwardCount))
      rebuilt.keptPlaces = .all
      // Items are stacked upwards only from others on.
      let isAllUpward = rebuilt.isEmpty && upwardCount > 0
      let other = Item(id: 0, facts: HostItem(), length: 0)
      if isAllUpward {
        try rebuilt.appendItems(1, measuredBy: KnownItems(items: [other], axis: layout.axis))
      }
      try rebuilt.prependItems(upwardCount, measuredBy: known)
      if isAllUpward { rebuilt.removeItem(at: upwardCount) }
      rebuilt.keptPlaces = layout.keptPlaces
      return rebuilt
    } catch {
      throw Failure("Building it from nothing threw \(error)")
    }
  }

  /// What gives all items the places that they have is no change.
  mutating func noteUpwardCount(
    _ plan: Plan, from old: MasonryItems, to new: MasonryItems
  ) {
    // Pixels may hide that a length is another.
    func places(of layout: MasonryItems) -> [(LayoutRect, Double)] {
      allFrames(of: layout).enumerated().map { ($1, layout.length(ofItemAt: $0)) }
    }
    let isChange =
      plan.isReplayed || plan.isLevel
      ? new != old : !places(of: new).elementsEqual(places(of: old), by: ==)
    if isChange { upwardCount = newUpwardCount(plan, old) }
  }

  /// The number of upward items after a change: all to the last that stays so, and those behind.
  private func newUpwardCount(_ plan: Plan, _ old: MasonryItems) -> Int {
    var isLevel = plan.isLevel || old.keptPlaces == .none
    if case .before(let end) = old.keptPlaces, end < upwardCount { isLevel = true }
    if isLevel { return plan.prependedCount }
    func wasUpward(_ index: Int) -> Bool {
      plan.mapping.oldIndex(of: index).map { $0 < upwardCount } ?? false
    }
    let last = plan.items.indices.last {
      wasUpward($0) && !plan.moved.contains(plan.items[$0].id)
    }
    var count = last.map { $0 + 1 } ?? plan.prependedCount
    while count < plan.items.count, wasUpward(count) { count += 1 }
    return count
  }
}
