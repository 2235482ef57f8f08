#if !hasFeature(Embedded)

extension MasonryGrid {
  /// Applies the difference between the old and the new data of the host, and places once.
  ///
  ///     let difference = newPhotos.difference(from: photos).inferringMoves()
  ///     photos = newPhotos
  ///     try wall.apply(difference, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))
  ///
  /// A moved item (an insertion that is associated with a removal) keeps its height, and is not asked
  /// for. A difference that removes items which do not exist, or inserts some past the end, was made
  /// for other data, and traps.
  ///
  /// - Parameters:
  ///   - difference: What was removed, at the old indices, and inserted, at the new ones.
  ///   - provider: The heights, by the new indices. It is asked for the items that are new and, where
  ///     columns differ, for those that get another width.
  /// - Throws: ``MasonryError`` if there would be too many items or a height is not valid; the grid is
  ///   then unchanged.
  /// - Complexity: O(*n* + *m*·`columnCount`) for *n* items, *m* of them from the first change on.
  public mutating func apply<Element>(
    _ difference: CollectionDifference<Element>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    guard let first = difference.map(\.offset).min() else { return }
    var removals = difference.removals.map(\.offset)[...]
    let insertions = difference.insertions
    guard insertions.count - removals.count <= Self.maximumItemCount - count else {
      throw .itemCount(insertions.count)
    }
    precondition(
      removals.last ?? -1 < count, "Index out of range: the difference removes what does not exist")

    let firstPlaced = firstToPlace(from: first)
    let lanes = keptLanes(from: firstPlaced)
    var changed = (items: Items(), lanes: KeptLanes(from: firstPlaced))
    var source = 0
    for insertion in insertions {
      copyRemaining(
        upTo: insertion.offset, from: &source, skipping: &removals, lanes, into: &changed)
      precondition(
        changed.items.count == insertion.offset,
        "Index out of range: the difference inserts past the end"
      )
      changed.lanes.append(
        insertion.associatedWith, isMoved: true, of: lanes, at: insertion.offset)
      if let origin = insertion.associatedWith {
        changed.items.append(items, origin)
      } else {
        let index = insertion.offset
        let new = try Items(
          measuring: index..<index + 1, along: axis, in: tracks, by: provider)
        changed.items.append(new, 0)
      }
    }
    copyRemaining(upTo: .max, from: &source, skipping: &removals, lanes, into: &changed)
    try change(first..<max(first, count), measuredBy: provider) { ($0, $1) = changed }
  }

  /// Copies items that are not removed until the copy has the given count or no item is left.
  private func copyRemaining(
    upTo count: Int, from source: inout Int, skipping removals: inout ArraySlice<Int>,
    _ lanes: KeptLanes, into copy: inout (items: Items, lanes: KeptLanes)
  ) {
    while copy.items.count < count, source < items.count {
      if source == removals.first {
        removals.removeFirst()
      } else {
        copy.lanes.append(source, of: lanes, at: copy.items.count)
        copy.items.append(items, source)
      }
      source += 1
    }
  }
}

extension Items {
  /// Adds one of some other items at the end.
  fileprivate mutating func append(_ others: Items, _ index: Int) {
    append(
      length: others.lengths[index], isEstimated: others.estimates[index],
      request: others.request(of: index),
      crossLength: others.crossLengths.isEmpty ? nil : others.crossLengths[index])
  }
}

#endif
