extension MasonryHeightProvider {
  /// The requests of a run of items, checked, or `nil` if all of them are plain.
  func validRequests(ofItemsAt run: Range<Int>) throws(MasonryError) -> [LaneRequest]? {
    guard !arePlain(itemsAt: run) else { return nil }
    var requests: [LaneRequest] = []
    for index in run { requests.append(try validRequest(ofItemAt: index)) }
    return requests
  }

  /// The request of an item, checked.
  func validRequest(ofItemAt index: Int) throws(MasonryError) -> LaneRequest {
    let span = columnSpan(ofItemAt: index)
    guard span >= 1 else { throw .columnSpan(span, item: index) }
    let column = pinnedColumn(ofItemAt: index)
    if let column, column < 0 { throw .pinnedColumn(column, item: index) }
    return LaneRequest(span: span, pin: column)
  }

  /// The extent of an item, checked.
  func validExtent(ofItemAt index: Int, in slot: MasonrySlot) throws(MasonryError) -> Double {
    let extent = extent(ofItemAt: index, in: slot)
    guard MasonryGrid.isExtent(extent) else { throw .extent(extent, item: index) }
    return extent
  }
}
