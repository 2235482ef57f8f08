/// Collects the placed items of a chunk by lane: while placing, a chain of dependent sums, this
/// costs almost nothing, in a loop of its own a quarter of the placing.
struct LaneBuckets {
  /// The number of items in a chunk, small enough that the buckets of all lanes stay in the cache.
  let chunkLength: Int

  /// The distance between buckets: a cache line more than a chunk needs; at a power of two, buckets
  /// that fill evenly would compete for the same cache sets.
  private let stride: Int

  private let buckets: UnsafeMutablePointer<UInt32>

  /// Where the next item of each lane goes; a count would need a product for each item.
  private let ends: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>>

  init(laneCount: Int, itemCount: Int) {
    // A power of two, so that chunks end where cursors are stored.
    chunkLength = 1024 >> (Int.bitWidth - ((laneCount - 1) / 64).leadingZeroBitCount)
    stride = min(chunkLength, itemCount) + 16
    buckets = .allocate(capacity: laneCount * stride)
    ends = .allocate(capacity: laneCount)
    for lane in 0..<laneCount { (ends + lane).initialize(to: buckets + lane * stride) }
  }

  func deallocate() {
    buckets.deallocate()
    ends.deallocate()
  }

  @inline(__always)
  func put(_ item: Int, into lane: Int) {
    let end = ends[lane]
    end.pointee = UInt32(truncatingIfNeeded: item)
    ends[lane] = end + 1
  }

  func count(in lane: Int) -> Int { ends[lane] - (buckets + lane * stride) }

  func takeAll(from lane: Int) -> UnsafeBufferPointer<UInt32> {
    let items = UnsafeBufferPointer(start: buckets + lane * stride, count: count(in: lane))
    ends[lane] = buckets + lane * stride
    return items
  }
}
