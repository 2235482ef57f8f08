extension MasonryGrid {
  /// Gives the grid another breadth, which may change the number and the width of its columns.
  ///
  /// - Parameters:
  ///   - breadth: The new extent of the whole grid across its columns, insets included, in points.
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
  ///   - breadth: The new extent of the whole grid across its columns; the old one if left out.
  ///   - provider: The heights, asked for the items whose width changes, and for all if the axis does.
  /// - Throws: ``MasonryError`` if a setting, the breadth or a height is not valid; the grid is then
  ///   unchanged.
  /// - Complexity: O(*n*·`columnCount`) for *n* items; O(1) if nothing changes.
  public mutating func reconfigure(
    _ configuration: Configuration, breadth: Double? = nil,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let breadth = breadth ?? self.breadth
    guard configuration != self.configuration || breadth != self.breadth else { return }
    var new = try MasonryGrid(configuration: configuration, breadth: breadth)
    guard tracks.areEqual, new.tracks.areEqual else {
      new.items = items
      new.items.breadths = (0..<count).map { knownBreadth(ofItem: $0, for: new) }
      try new.placeAndMeasure(from: 0, by: provider)
      if new.tracks.areEqual { new.items.breadths = [] }
      self = new
      return
    }
    try measureItems(for: new, by: provider)
    let isPlacedAlike =
      placement.laneCount == new.tracks.count
      && self.configuration.packing.isDense == configuration.packing.isDense
    self.configuration = configuration
    self.breadth = breadth
    tracks = new.tracks
    if !isPlacedAlike { placement = new.placement }
    place(from: 0)
  }

  /// The breadth at which the extent of an item is known also to a grid with other settings.
  private func knownBreadth(ofItem index: Int, for new: MasonryGrid) -> Double {
    guard new.configuration.axis == configuration.axis else { return .nan }
    return tracks.areEqual
      ? tracks.slot(of: items.request(of: index), along: configuration.axis).breadth
      : items.breadths[index]
  }

  /// Asks for the heights of the items that get another width, all tracks being equal.
  ///
  /// The new heights are collected in the memory of the positions, which are about to be placed again
  /// anyway: fresh memory would cost more than placing. If a height is not valid, placing the old
  /// items brings the old positions back.
  private mutating func measureItems(
    for new: MasonryGrid, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    do throws(MasonryError) {
      for run in (0..<count).runs(ofLength: 1024) {
        let slot = tracks.slot(of: .plain, along: configuration.axis)
        let newSlot = new.tracks.slot(of: .plain, along: new.configuration.axis)
        if !items.arePlain {
          try measureItemsOneByOne(run, for: new, by: provider)
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

  private mutating func measureItemsOneByOne(
    _ run: Range<Int>, for new: MasonryGrid, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    for index in run {
      let request = items.request(of: index)
      let slot = new.tracks.slot(of: request, along: new.configuration.axis)
      placement.positions[index] =
        slot == tracks.slot(of: request, along: configuration.axis)
        ? items.extents[index] : try provider.validExtent(ofItemAt: index, in: slot)
    }
  }
}
