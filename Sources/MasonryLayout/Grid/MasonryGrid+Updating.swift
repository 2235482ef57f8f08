extension MasonryGrid {
  /// Takes new data: items that the host knows by identities are added, removed and moved.
  ///
  ///     let old = photos
  ///     photos = newPhotos
  ///     try wall.update(
  ///       from: old.map(\.id), to: photos.map(\.id), reloading: editedIDs,
  ///       measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))
  ///
  /// An item that stays keeps its height. An item with the same identity as an earlier one counts
  /// as removed, or as new. If columns are kept, as few items as possible count as moved, as in
  /// ``reorderItems(by:measuredBy:)``.
  ///
  /// - Parameters:
  ///   - oldIDs: The identities of the items of this wall. It traps if there are not as many.
  ///   - newIDs: The identities of the items afterwards.
  ///   - reloaded: The items to ask for again, as by ``remeasure(_:measuredBy:)``. Other identities
  ///     are ignored.
  ///   - provider: The heights, by the new indices. It is asked for the items that are new or
  ///     reloaded and, if columns differ, for those that get another width.
  /// - Returns: Where the items went.
  /// - Throws: ``MasonryError`` if there are too many items or a height is not valid; the wall is
  ///   then unchanged.
  /// - Complexity: O(*n* log *n*) for *n* items, O(*n*) if none has moved, and O(*m*·`columnCount`)
  ///   for *m* items from the first change on.
  @discardableResult
  public mutating func update<ID: Hashable>(
    from oldIDs: some Collection<ID>, to newIDs: some Collection<ID>,
    reloading reloaded: Set<ID> = [], measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    let count = itemCount
    precondition(oldIDs.count == count, "Index out of range: each item has one identity")
    let mapping = LayoutIndexMapping(from: oldIDs, to: newIDs)
    try update(
      by: mapping, count: newIDs.count, reloading: newIDs.offsets(of: reloaded),
      measuredBy: provider)
    return mapping
  }

  /// Items that come from consecutive places in another section of a feed.
  struct Arrival {
    let new: Range<Int>
    let grid: MasonryGrid
    let old: Int
  }

  /// Adds, removes and moves items, asks for some of them again, and places once.
  ///
  /// Arrivals and reloaded items are in ascending order of their new indices.
  mutating func update(
    by mapping: LayoutIndexMapping, count: Int, arrivals: [Arrival] = [], reloading reloaded: [Int],
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    guard count <= Self.maximumItemCount else { throw .itemCount(count) }
    // Only items that are kept in columns differ from those that are moved.
    let change = Rearrangement(
      mapping, from: itemCount, to: count, moving: horizon > 0 ? mapping.movedItems : [])
    let kept = reloaded.filter { mapping.oldIndex(of: $0) != nil }
    if change.isEmpty { return try remeasure(kept, measuredBy: provider) }
    let asked = Set(reloaded)
    var (new, arrivals) = (Items(), arrivals[...])
    for range in change.newItems {
      var next = range.lowerBound
      while let arrival = arrivals.first, arrival.new.lowerBound < range.upperBound {
        try new.append(measuring: next..<arrival.new.lowerBound, for: self, by: provider)
        for (item, index) in zip(arrival.old..., arrival.new) {
          if asked.contains(index) {
            try new.append(measuring: index..<index + 1, for: self, by: provider)
          } else {
            try new.append(item, of: arrival.grid, as: index, for: self, by: provider)
          }
        }
        next = arrival.new.upperBound
        arrivals.removeFirst()
      }
      try new.append(measuring: next..<range.upperBound, for: self, by: provider)
    }
    var measures: [NewMeasure] = []
    for index in kept {
      let request = try provider.validRequest(ofItemAt: index)
      measures.append(try newMeasure(ofItemAt: index, request, by: provider))
    }
    let old = kept.compactMap { mapping.oldIndex(of: $0) }
    let first = min(change.range.lowerBound, old.min() ?? .max)
    let last = max(change.range.upperBound, (old.max() ?? -1) + 1)
    try self.change(first..<last, measuredBy: provider) { items, lanes in
      items.rearrange(change, adding: new)
      lanes.rearrange(change, upwards: false)
      for measure in measures { items.take(measure, &lanes) }
    }
  }
}

extension Collection where Element: Hashable {
  /// The offsets of the elements that are in a set, in ascending order.
  func offsets(of wanted: Set<Element>) -> [Int] {
    wanted.isEmpty ? [] : enumerated().filter { wanted.contains($0.element) }.map { $0.offset }
  }
}

extension Items {
  fileprivate mutating func append(
    measuring indices: Range<Int>, for grid: MasonryGrid, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    guard !indices.isEmpty else { return }
    insert(
      try Items(measuring: indices, along: grid.axis, in: grid.tracks, by: provider), at: count)
  }

  /// Adds an item of another grid, which is asked for only if it gets another width.
  fileprivate mutating func append(
    _ item: Int, of other: MasonryGrid, as index: Int, for grid: MasonryGrid,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let request = other.items.request(of: item)
    let known = other.knownCrossLength(ofItem: item, along: grid.axis)
    var (length, isEstimated) = (other.items.lengths[item], other.items.estimates[item])
    guard grid.tracks.areEqual else {
      // It is asked for, if need be, once it is placed.
      return append(length: length, isEstimated: isEstimated, request: request, crossLength: known)
    }
    let crossLength = grid.tracks.crossLength(span: request.span(in: grid.columnCount))
    if crossLength != known {
      // As everywhere, an estimate holds at any width until the item is measured.
      let isNewEstimated = provider.isEstimated(itemAt: index)
      if isNewEstimated || !isEstimated {
        isEstimated = isNewEstimated
        length = try provider.validLength(
          ofItemAt: index, along: grid.axis, crossLength: crossLength)
      }
    }
    append(length: length, isEstimated: isEstimated, request: request, crossLength: nil)
  }
}
