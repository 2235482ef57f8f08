extension Items {
  /// Asks a provider about the items that are to have the given indices.
  init(
    measuring indices: Range<Int>, in tracks: Tracks, by provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    self.init()
    extents.reserveCapacity(indices.count)
    for run in indices.runs(ofLength: 1024) {
      let spans = try provider.validSpans(ofItemsAt: run)
      if let spans {
        for (index, span) in zip(run, spans) {
          let extent = try provider.validExtent(ofItemAt: index, in: tracks.slot(ofSpan: span))
          append(extent: extent, span: span)
        }
      } else {
        extents.append(contentsOf: repeatElement(0, count: run.count))
        try extents.measure(run, at: count - run.count, in: tracks.slot(ofSpan: 1), by: provider)
        if hasSpans { setSpan(1, of: count - 1) }
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
  /// The slot of an item of a span, a span wider than the grid being as wide as the grid.
  func slot(ofSpan span: Int) -> MasonrySlot {
    MasonrySlot(breadth: breadth(ofSpan: min(span, count)))
  }
}

extension MasonryHeightProvider {
  /// The spans of a run of items, checked, or `nil` if all of them are 1.
  func validSpans(ofItemsAt run: Range<Int>) throws(MasonryError) -> [Int]? {
    let spans = withUnsafeTemporaryAllocation(of: Int.self, capacity: run.count) { spans in
      spans.initialize(repeating: 1)
      writeColumnSpans(ofItemsAt: run, to: spans)
      return spans.allSatisfy { $0 == 1 } ? nil : Array(spans)
    }
    if let spans, let invalid = spans.firstIndex(where: { $0 < 1 }) {
      throw .columnSpan(spans[invalid], item: run.lowerBound + invalid)
    }
    return spans
  }

  /// The span of an item, checked.
  func validSpan(ofItemAt index: Int) throws(MasonryError) -> Int {
    let span = columnSpan(ofItemAt: index)
    guard span >= 1 else { throw .columnSpan(span, item: index) }
    return span
  }

  /// The extent of an item, checked.
  func validExtent(ofItemAt index: Int, in slot: MasonrySlot) throws(MasonryError) -> Double {
    let extent = extent(ofItemAt: index, in: slot)
    guard MasonryGrid.isExtent(extent) else { throw .extent(extent, item: index) }
    return extent
  }
}
