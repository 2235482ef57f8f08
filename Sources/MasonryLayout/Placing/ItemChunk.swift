/// Where the places of consecutive items are noted.
struct ItemChunk {
  /// The indices of the items.
  let items: Range<Int>

  let positions: UnsafeMutableBufferPointer<Double>
  let lanes: UnsafeMutableBufferPointer<UInt16>
  let buckets: LaneBuckets

  /// Notes the place of an item that covers one lane; it is counted from the first of the chunk.
  @inline(__always)
  func note(_ offset: Int, at position: Double, lane: Int) {
    positions[offset] = position
    lanes[offset] = UInt16(truncatingIfNeeded: lane)
    buckets.put(items.lowerBound &+ offset, into: lane)
  }

  /// Notes the place of an item; one in a gap is listed later, since it does not follow the others.
  @inline(__always)
  func note(_ item: Int, in slot: Slot) {
    let offset = item - items.lowerBound
    positions[offset] = slot.position
    lanes[offset] = UInt16(truncatingIfNeeded: slot.lanes.lowerBound)
    guard !slot.isInGap else { return }
    for lane in slot.lanes { buckets.put(item, into: lane) }
  }
}

/// What is known of consecutive items.
struct KnownItems {
  let lengths: UnsafeBufferPointer<Double>

  /// Which lanes the items want to cover, or `nil` if all of them are unconstrained.
  let requests: UnsafeBufferPointer<LaneRequest>?

  /// The first item from one on that spans lanes or is pinned, or the count if there is none.
  @inline(__always)
  func firstConstrained(from start: Int) -> Int {
    guard let requests else { return lengths.count }
    var offset = start
    while offset < requests.count, requests[offset] == .unconstrained { offset &+= 1 }
    return offset
  }
}

extension Items {
  /// Hands out what is known of some items.
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
