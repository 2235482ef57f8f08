extension Items {
  /// Asks a provider about the items that are to have the given indices.
  ///
  /// Where the tracks differ, the extents are not asked for yet: they depend on where the items go.
  init(
    measuring indices: Range<Int>, in tracks: Tracks, along axis: LayoutAxis,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    self.init()
    extents.reserveCapacity(indices.count)
    for run in indices.runs(ofLength: 1024) {
      let requests = try provider.validRequests(ofItemsAt: run)
      if !tracks.areEqual {
        for offset in 0..<run.count {
          append(extent: 0, request: requests?[offset] ?? .plain, breadth: .nan)
        }
      } else if let requests {
        for (index, request) in zip(run, requests) {
          let slot = tracks.slot(of: request, along: axis)
          append(
            extent: try provider.validExtent(ofItemAt: index, in: slot), request: request,
            breadth: nil)
        }
      } else {
        extents.append(contentsOf: repeatElement(0, count: run.count))
        let slot = tracks.slot(of: .plain, along: axis)
        try extents.measure(run, at: count - run.count, in: slot, by: provider)
        if !arePlain { setRequest(.plain, of: count - 1) }
      }
    }
  }
}

extension Array<Double> {
  /// Writes the extents of a run of items, all in the same slot, from a position in the array on.
  mutating func measure(
    _ run: Range<Int>, at position: Int, in slot: MasonrySlot,
    by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let end = position + run.count
    withUnsafeMutableBufferPointer { extents in
      provider.writeExtents(
        ofItemsAt: run, in: slot, to: UnsafeMutableBufferPointer(rebasing: extents[position..<end]))
    }
    if let invalid = self[position..<end].firstIndex(where: { !MasonryGrid.isExtent($0) }) {
      throw .extent(self[invalid], item: run.lowerBound + invalid - position)
    }
  }
}

extension Tracks {
  /// The slot of an item in equal tracks.
  func slot(of request: LaneRequest, along axis: LayoutAxis) -> MasonrySlot {
    MasonrySlot(breadth: breadth(span: request.span(in: count)), axis: axis)
  }
}
