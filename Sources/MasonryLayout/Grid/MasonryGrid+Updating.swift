extension MasonryGrid {
  /// Adds, removes and moves items, asks for some of them again, and places once.
  mutating func update(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?, arrivals: [SectionArrival],
    reloading reloaded: [Int], upwards: Bool, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    guard count <= Self.maximumItemCount else { throw .itemCount(count) }
    // Only items that are kept in columns differ from those that are moved.
    let change = Rearrangement(
      mapping, from: itemCount, to: count,
      moving: moved ?? (horizon > 0 ? mapping.movedItems : []))
    let kept = reloaded.filter { mapping.oldIndex(of: $0) != nil }
    if change.isEmpty { return try remeasure(kept, measuredBy: provider) }
    var new = Items()
    for stretch in arrivals.stretches(of: change.newItems, except: reloaded) {
      if let grid = stretch.from?.grid {
        for (item, index) in zip(stretch.old..., stretch.new) {
          try new.append(item, of: grid, as: index, for: self, by: provider)
        }
      } else {
        try new.append(measuring: stretch.new, in: sharedSettings, by: provider)
      }
    }
    let measures = try kept.map { index throws(MasonryError) in
      try newMeasure(ofItemAt: index, provider.validRequest(ofItemAt: index), by: provider)
    }
    let old = kept.compactMap { mapping.oldIndex(of: $0) }
    let first = min(change.range.lowerBound, old.min() ?? .max)
    let last = max(change.range.upperBound, (old.max() ?? -1) + 1)
    try self.change(first..<last, measuredBy: provider) { items, lanes in
      items.rearrange(change, adding: new)
      lanes.rearrange(change, upwards: upwards)
      for measure in measures { items.take(measure, &lanes) }
    }
  }
}

extension Items {
  /// Adds an item of another grid, which is asked for only if it gets another width.
  fileprivate mutating func append(
    _ item: Int, of other: MasonryGrid, as index: Int, for grid: MasonryGrid,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let (request, isEstimated) = (other.items.request(of: item), other.items.estimates[item])
    let known = other.knownCrossLength(ofItem: item, along: grid.axis)
    append(
      length: other.items.lengths[item], request: request,
      crossLength: grid.tracks.areEqual ? nil : known)
    if isEstimated { setEstimated(true, of: count - 1) }
    // If columns differ, it is measured where it is placed.
    let crossLength = grid.tracks.crossLength(span: request.span(in: grid.columnCount))
    guard grid.tracks.areEqual, crossLength != known else { return }
    // As everywhere, an estimate holds at any width until the item is measured.
    let isNewEstimated = provider.isEstimated(itemAt: index)
    guard isNewEstimated || !isEstimated else { return }
    setEstimated(isNewEstimated, of: count - 1)
    lengths[count - 1] = try provider.validLength(
      ofItemAt: index, along: grid.axis, crossLength: crossLength)
  }
}
