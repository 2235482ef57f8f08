/// A chunk of items to be placed, and where their places go.
///
/// Buckets collect the placed items by lane: while placing, a chain of dependent sums, this costs
/// almost nothing, in a loop of its own a quarter of the placing.
struct ItemChunk {
  var items = 0..<0
  /// The lengths of items that are placed without the rule for each.
  var lengths = UnsafeBufferPointer<Double>(start: nil, count: 0)
  /// The requests of these items, or `nil` if all are unconstrained.
  var requests: UnsafeBufferPointer<LaneRequest>?
  var positions = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
  var lanes = UnsafeMutableBufferPointer<UInt16>(start: nil, count: 0)
  /// The number of items in a chunk, small enough that the buckets of all lanes stay in the cache.
  let length: Int

  /// The distance between buckets: a cache line more than a chunk needs; at a power of two, buckets
  /// that fill evenly would compete for the same cache sets.
  private let stride: Int
  private let buckets: UnsafeMutablePointer<UInt32>
  /// Where the next item of each lane goes; a count would need a product for each item.
  private let ends: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>>

  /// Creates an empty chunk for some lanes; it is filled again and again, with `itemCount` in all.
  init(laneCount: Int, itemCount: Int) {
    // A power of two, so that chunks end where cursors are stored.
    length = 1024 >> (Int.bitWidth - ((laneCount - 1) / 64).leadingZeroBitCount)
    stride = min(length, itemCount) + 16
    buckets = .allocate(capacity: laneCount * stride)
    ends = .allocate(capacity: laneCount)
    for lane in 0..<laneCount { (ends + lane).initialize(to: buckets + lane * stride) }
  }

  func deallocate() {
    buckets.deallocate()
    ends.deallocate()
  }

  /// Stores the place of an item that covers one lane; `offset` counts from the chunk's first item.
  @inline(__always)
  func note(_ offset: Int, at position: Double, lane: Int) {
    positions[offset] = position
    lanes[offset] = UInt16(truncatingIfNeeded: lane)
    put(items.lowerBound &+ offset, into: lane)
  }

  /// Stores the place of an item; a backfilled item is listed later, as it is out of order.
  @inline(__always)
  func note(_ item: Int, in slot: Slot) {
    let offset = item - items.lowerBound
    positions[offset] = slot.position
    lanes[offset] = UInt16(truncatingIfNeeded: slot.lanes.lowerBound)
    guard !slot.isInGap else { return }
    for lane in slot.lanes { put(item, into: lane) }
  }

  @inline(__always)
  func put(_ item: Int, into lane: Int) {
    let end = ends[lane]
    end.pointee = UInt32(truncatingIfNeeded: item)
    ends[lane] = end + 1
  }

  /// The first item at or after `start` that spans lanes or is pinned, or the count.
  @inline(__always)
  func firstConstrained(from start: Int) -> Int {
    guard let requests else { return lengths.count }
    var offset = start
    while offset < requests.count, requests[offset] == .unconstrained { offset &+= 1 }
    return offset
  }

  func count(in lane: Int) -> Int { ends[lane] - (buckets + lane * stride) }

  func takeAll(from lane: Int) -> UnsafeBufferPointer<UInt32> {
    let items = UnsafeBufferPointer(start: buckets + lane * stride, count: count(in: lane))
    ends[lane] = buckets + lane * stride
    return items
  }
}
