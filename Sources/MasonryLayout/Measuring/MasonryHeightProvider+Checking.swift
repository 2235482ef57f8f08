extension MasonryHeightProvider {
  /// The requests of a run of items, checked, or `nil` if all of them are plain.
  func validRequests(ofItemsAt run: Range<Int>) throws(MasonryError) -> [LaneRequest]? {
    let spans = columnSpans(ofItemsAt: run)
    let pins = pinnedColumns(ofItemsAt: run)
    guard spans != nil || pins != nil else { return nil }
    var requests: [LaneRequest] = []
    for (offset, item) in run.enumerated() {
      let span = spans?[offset] ?? 1
      guard span >= 1 else { throw .columnSpan(span, item: item) }
      let pin = pins?[offset]
      if let pin, pin < 0 { throw .pinnedColumn(pin, item: item) }
      requests.append(LaneRequest(span: span, pin: pin))
    }
    return requests
  }

  /// The request of an item, checked.
  func validRequest(ofItemAt index: Int) throws(MasonryError) -> LaneRequest {
    try validRequests(ofItemsAt: index..<index + 1)?[0] ?? .plain
  }

  /// The extent of an item, checked.
  func validExtent(ofItemAt index: Int, in slot: MasonrySlot) throws(MasonryError) -> Double {
    let extent = extent(ofItemAt: index, in: slot)
    guard MasonryGrid.isExtent(extent) else { throw .extent(extent, item: index) }
    return extent
  }

  /// The spans of a run of items, or `nil` if all of them are 1.
  private func columnSpans(ofItemsAt run: Range<Int>) -> [Int]? {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: run.count) { spans in
      spans.initialize(repeating: 1)
      writeColumnSpans(ofItemsAt: run, to: spans)
      return spans.allSatisfy { $0 == 1 } ? nil : Array(spans)
    }
  }

  /// The columns that a run of items is pinned to, or `nil` if none is.
  private func pinnedColumns(ofItemsAt run: Range<Int>) -> [Int?]? {
    withUnsafeTemporaryAllocation(of: Int?.self, capacity: run.count) { columns in
      columns.initialize(repeating: nil)
      writePinnedColumns(ofItemsAt: run, to: columns)
      return columns.allSatisfy { $0 == nil } ? nil : Array(columns)
    }
  }
}
