extension MasonryGrid {
  /// Asks for the height and the span of an item again.
  ///
  /// - Throws: ``MasonryError`` if the height or the span is not valid; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on.
  public mutating func remeasure(
    at index: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try remeasure(CollectionOfOne(index), measuredBy: provider)
  }

  /// Asks for the heights and the spans of several items again, and places once.
  ///
  /// - Parameters:
  ///   - indices: The items to ask for, in any order; all of them are `0..<grid.count`.
  ///   - provider: The heights, asked once for each index in the order given.
  /// - Throws: ``MasonryError`` if a height or a span is not valid; the grid is then unchanged.
  /// - Complexity: O(*k* + *m*·`columnCount`) for *k* indices and *m* items from the smallest on whose
  ///   item changed.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    var measured: [(index: Int, extent: Double, span: Int)] = []
    for index in indices {
      checkIndex(index)
      let span = try provider.validSpan(ofItemAt: index)
      let extent = try provider.validExtent(ofItemAt: index, in: tracks.slot(ofSpan: span))
      measured.append((index, extent, span))
    }
    var first = count
    for (index, extent, span) in measured
    where items.extents[index].bitPattern != extent.bitPattern || items.span(of: index) != span {
      items.extents[index] = extent
      items.setSpan(span, of: index)
      first = min(first, index)
    }
    if first < count { place(from: first) }
  }

  /// Sets the extent of an item, its height, for example once its view has measured itself.
  ///
  /// The extent counts as known at the item's width: nobody is asked for it until that changes.
  ///
  /// - Throws: ``MasonryError/extent(_:item:)`` if the height is not valid; the grid is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on; O(1) if the height stays.
  public mutating func setExtent(_ extent: Double, ofItemAt index: Int) throws(MasonryError) {
    checkIndex(index)
    guard Self.isExtent(extent) else { throw .extent(extent, item: index) }
    guard items.extents[index].bitPattern != extent.bitPattern else { return }
    items.extents[index] = extent
    place(from: index)
  }

  /// Gives the grid another breadth, which may change the number and the width of its columns.
  ///
  /// - Parameters:
  ///   - breadth: The new width of the whole grid, insets included, in points.
  ///   - provider: The heights, asked for the items whose width changes.
  /// - Throws: ``MasonryError`` if the breadth or a height is not valid; the grid is then unchanged.
  /// - Complexity: O(*n*·`columnCount`) for *n* items; O(1) if the breadth stays.
  public mutating func resize(
    breadth: Double, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try reconfigure(configuration, breadth: breadth, measuredBy: provider)
  }

  /// Gives the grid other settings, and another breadth if there is one.
  ///
  /// - Parameters:
  ///   - configuration: The new settings.
  ///   - breadth: The new width of the whole grid, insets included; the old one if left out.
  ///   - provider: The heights, asked for the items whose width changes.
  /// - Throws: ``MasonryError`` if a setting, the breadth or a height is not valid; the grid is then
  ///   unchanged.
  /// - Complexity: O(*n*·`columnCount`) for *n* items; O(1) if nothing changes.
  public mutating func reconfigure(
    _ configuration: Configuration, breadth: Double? = nil,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let breadth = breadth ?? self.breadth
    guard configuration != self.configuration || breadth != self.breadth else { return }
    let empty = try MasonryGrid(configuration: configuration, breadth: breadth)
    try measureItems(in: empty.tracks, by: provider)
    self.configuration = configuration
    self.breadth = breadth
    tracks = empty.tracks
    if placement.laneCount != tracks.count { placement.members = empty.placement.members }
    place(from: 0)
  }

  /// Asks for the heights of the items that get another width in new tracks.
  ///
  /// The new heights are collected in the memory of the positions, which are about to be placed again
  /// anyway: fresh memory would cost more than placing. If a height is not valid, placing the old
  /// items brings the old positions back.
  private mutating func measureItems(
    in newTracks: Tracks, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    do throws(MasonryError) {
      let slot = tracks.slot(ofSpan: 1)
      let newSlot = newTracks.slot(ofSpan: 1)
      for run in (0..<count).runs(ofLength: 1024) {
        if items.hasSpans {
          try measureSpanningItems(run, in: newTracks, by: provider)
        } else if slot == newSlot {
          placement.positions.replaceSubrange(run, with: items.extents[run])
        } else {
          try placement.positions.measure(run, at: run.lowerBound, in: newSlot, by: provider)
        }
      }
    } catch {
      place(from: 0)
      throw error
    }
    swap(&items.extents, &placement.positions)
  }

  private mutating func measureSpanningItems(
    _ run: Range<Int>, in newTracks: Tracks, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    for index in run {
      let span = items.span(of: index)
      let slot = newTracks.slot(ofSpan: span)
      placement.positions[index] =
        slot == tracks.slot(ofSpan: span)
        ? items.extents[index] : try provider.validExtent(ofItemAt: index, in: slot)
    }
  }
}
