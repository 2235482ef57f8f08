struct ItemChunk {
  let items: Range<Int>

  let positions: UnsafeMutableBufferPointer<Double>
  let lanes: UnsafeMutableBufferPointer<UInt16>
  let buckets: LaneBuckets

  /// Stores the place of an item that covers one lane; `offset` counts from the chunk's first item.
  @inline(__always)
  func note(_ offset: Int, at position: Double, lane: Int) {
    positions[offset] = position
    lanes[offset] = UInt16(truncatingIfNeeded: lane)
    buckets.put(items.lowerBound &+ offset, into: lane)
  }

  /// Stores the place of an item; a backfilled item is listed later, as it is out of order.
  @inline(__always)
  func note(_ item: Int, in slot: Slot) {
    let offset = item - items.lowerBound
    positions[offset] = slot.position
    lanes[offset] = UInt16(truncatingIfNeeded: slot.lanes.lowerBound)
    guard !slot.isInGap else { return }
    for lane in slot.lanes { buckets.put(item, into: lane) }
  }
}

struct KnownItems {
  let lengths: UnsafeBufferPointer<Double>

  /// The requests of the items, or `nil` if all are unconstrained.
  let requests: UnsafeBufferPointer<LaneRequest>?

  /// The first item at or after `start` that spans lanes or is pinned, or the count.
  @inline(__always)
  func firstConstrained(from start: Int) -> Int {
    guard let requests else { return lengths.count }
    var offset = start
    while offset < requests.count, requests[offset] == .unconstrained { offset &+= 1 }
    return offset
  }
}

extension Items {
  @inline(__always)
  func withKnown(_ range: Range<Int>, _ body: (KnownItems) -> Void) {
    lengths.withUnsafeBufferPointer { lengths in
      requests.withUnsafeBufferPointer { requests in
        body(
          KnownItems(
            lengths: UnsafeBufferPointer(rebasing: lengths[range]),
            requests: areUnconstrained ? nil : UnsafeBufferPointer(rebasing: requests[range])))
      }
    }
  }
}
