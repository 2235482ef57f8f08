extension MasonryGrid {
  /// Asks for the height, the span and the pinned column of an item again.
  ///
  /// - Throws: ``MasonryError`` if one of them is not valid; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on.
  public mutating func remeasure(
    at index: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try remeasure(CollectionOfOne(index), measuredBy: provider)
  }

  /// Asks for the heights, the spans and the pinned columns of several items again, and places once.
  ///
  /// - Parameters:
  ///   - indices: The items to ask for, in any order; all of them are `0..<grid.count`.
  ///   - provider: The heights, asked once for each index: in the order given where columns are
  ///     equal, and otherwise in the order in which the items are placed.
  /// - Throws: ``MasonryError`` if a height, a span or a column is not valid; the grid is then unchanged.
  /// - Complexity: O(*k* + *m*·`columnCount`) for *k* indices and *m* items from the first one on that
  ///   changed.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    var measured: [(index: Int, extent: Double?, request: LaneRequest)] = []
    var first = count
    for index in indices {
      checkIndex(index)
      let request = try provider.validRequest(ofItemAt: index)
      guard tracks.areEqual else {
        // The extent is asked for once it is known where the item goes.
        measured.append((index, nil, request))
        first = min(first, index)
        continue
      }
      let slot = tracks.slot(of: request, along: configuration.axis)
      let extent = try provider.validExtent(ofItemAt: index, in: slot)
      guard
        extent.bitPattern != items.extents[index].bitPattern
          || request != items.request(of: index)
      else { continue }
      measured.append((index, extent, request))
      first = min(first, index)
    }
    guard first < count else { return }
    try change(from: first, measuredBy: provider) { items in
      for (index, extent, request) in measured {
        items.setRequest(request, of: index)
        if let extent { items.extents[index] = extent } else { items.breadths[index] = .nan }
      }
    }
  }

  /// Sets the extent of an item, its height, for example once its view has measured itself.
  ///
  /// The extent counts as known at the item's width: nobody is asked for it until that changes. A
  /// provider is needed only where columns differ, since items after it may then get another width.
  ///
  /// - Throws: ``MasonryError`` if the extent is not valid, or one is needed without a provider; the
  ///   grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on; O(1) if the extent stays.
  public mutating func setExtent<Provider: MasonryHeightProvider>(
    _ extent: Double, ofItemAt index: Int, measuredBy provider: Provider? = MasonryHeights?.none
  ) throws(MasonryError) {
    checkIndex(index)
    guard Self.isExtent(extent) else { throw .extent(extent, item: index) }
    guard items.extents[index].bitPattern != extent.bitPattern else { return }
    try change(from: index, measuredBy: provider) { $0.extents[index] = extent }
  }
}
