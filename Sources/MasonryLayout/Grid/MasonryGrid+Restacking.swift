/// What is new about an item that was measured again.
struct NewMeasure {
  let index: Int
  /// The length, or `nil` if it is asked for once the item is placed.
  let length: Double?
  let isEstimated: Bool
  let request: LaneRequest
}

extension MasonryGrid {
  /// Asks about an item again; if lanes differ, its length is asked for once it is placed.
  func newMeasure(
    ofItemAt index: Int, _ request: LaneRequest, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> NewMeasure {
    guard tracks.areEqual else {
      return NewMeasure(index: index, length: nil, isEstimated: false, request: request)
    }
    let crossLength = tracks.crossLength(span: request.span(in: columnCount))
    return NewMeasure(
      index: index,
      length: try provider.validLength(ofItemAt: index, along: axis, crossLength: crossLength),
      isEstimated: provider.isEstimated(itemAt: index), request: request)
  }

  /// Whether what is new about an item may move it or others.
  func moves(_ new: NewMeasure) -> Bool {
    guard let length = new.length, new.request == items.request(of: new.index) else { return true }
    return length.bitPattern != items.lengths[new.index].bitPattern
  }

  /// Takes over what is new about some items, and places once.
  mutating func take(
    _ new: [NewMeasure], measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let indices = new.lazy.map { $0.index }
    guard new.contains(where: { moves($0) }), let first = indices.min(), let last = indices.max()
    else {
      // What is as long as it was estimated moves nothing.
      for new in new { items.setEstimated(new.isEstimated, of: new.index) }
      return
    }
    let end = endOfStackedItems
    let stayInLanes = new.allSatisfy {
      $0.index >= end || $0.request == items.request(of: $0.index)
    }
    if first < end, first >= placement.seam, stayInLanes {
      try restack(new, before: end, measuredBy: provider)
    } else {
      try replay(taking: new, in: first..<last + 1, measuredBy: provider)
    }
  }

  /// Takes over what is new about some items, and places all again from the first one on.
  private mutating func replay(
    taking new: [NewMeasure], in affected: Range<Int>,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try change(affected, measuredBy: provider) { items, lanes in
      for new in new where new.index >= affected.lowerBound { items.take(new, &lanes) }
    }
  }

  /// Moves the items before an end along their lanes, and packs anew those behind it if need be; if
  /// that throws, the old lengths move them back.
  private mutating func restack<Provider: MasonryHeightProvider>(
    _ new: [NewMeasure], before end: Int, measuredBy provider: Provider
  ) throws(MasonryError) {
    if !tracks.areEqual, Provider.self == NoHeights.self { throw .providerNeeded }
    // Of several measures of an item the last one counts, as it does if all are placed again.
    var stacked: [NewMeasure] = []
    let order = new.indices.sorted { (new[$0].index, $0) < (new[$1].index, $1) }
    for new in order.lazy.map({ new[$0] }) where new.index < end {
      if stacked.last?.index == new.index { stacked.removeLast() }
      stacked.append(new)
    }
    for place in stacked.indices where stacked[place].length == nil {
      let (index, request) = (stacked[place].index, stacked[place].request)
      stacked[place] = NewMeasure(
        index: index,
        length: try provider.validLength(
          ofItemAt: index, along: axis, crossLength: items.crossLengths[index]),
        isEstimated: provider.isEstimated(itemAt: index), request: request)
    }
    let indices = stacked.map { $0.index }
    let oldLengths = indices.map { items.lengths[$0] }
    let isSettled = restack(indices, stacked.compactMap { $0.length }, before: end)
    if (new.contains { $0.index >= end }) || !isSettled && end < itemCount {
      do throws(MasonryError) {
        try replay(taking: new, in: end..<itemCount, measuredBy: provider)
      } catch {
        _ = restack(indices, oldLengths, before: end)
        replay(from: end)
        throw error
      }
    }
    for new in stacked { items.setEstimated(new.isEstimated, of: new.index) }
    contentEnd = contentEndOfColumns()
    keptState.packedFrom = UInt32(clamping: end)
  }

  /// Gives items other lengths, and moves what follows them before an end along its lanes.
  private mutating func restack(_ indices: [Int], _ lengths: [Double], before end: Int) -> Bool {
    for (index, length) in zip(indices, lengths) { items.lengths[index] = length }
    return placement.restack(after: indices, before: end, items, sharedSettings.rule)
  }
}

extension Items {
  /// Takes over what is new about an item; with another request it leaves the lane that it keeps.
  mutating func take(_ new: NewMeasure, _ lanes: inout KeptLanes) {
    if new.request != request(of: new.index) { lanes.release(new.index) }
    setRequest(new.request, of: new.index)
    setEstimated(new.isEstimated, of: new.index)
    if let length = new.length {
      lengths[new.index] = length
    } else {
      crossLengths[new.index] = .nan
    }
  }
}
