extension Items {
  /// Asks a provider about the items that are to have the given indices.
  init(
    measuring indices: Range<Int>, in tracks: Tracks, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    self.init()
    extents.reserveCapacity(indices.count)
    let slot = MasonrySlot(breadth: tracks.breadth(ofSpan: 1))
    for index in indices {
      let span = try provider.validSpan(ofItemAt: index)
      let slot = span == 1 ? slot : tracks.slot(ofSpan: span)
      append(extent: try provider.validExtent(ofItemAt: index, in: slot), span: span)
    }
  }
}

extension Tracks {
  /// The slot of an item of a span, a span wider than the grid being as wide as the grid.
  func slot(ofSpan span: Int) -> MasonrySlot {
    MasonrySlot(breadth: breadth(ofSpan: min(span, count)))
  }
}

extension MasonryHeightProvider {
  /// The span of an item, checked.
  @inline(__always)
  func validSpan(ofItemAt index: Int) throws(MasonryError) -> Int {
    let span = columnSpan(ofItemAt: index)
    guard span >= 1 else { throw .columnSpan(span, item: index) }
    return span
  }

  /// The extent of an item, checked.
  @inline(__always)
  func validExtent(ofItemAt index: Int, in slot: MasonrySlot) throws(MasonryError) -> Double {
    let extent = extent(ofItemAt: index, in: slot)
    guard MasonryGrid.isExtent(extent) else { throw .extent(extent, item: index) }
    return extent
  }
}
