/// Collects the items of a chunk by lane while they are placed, so that they can be listed lane by lane.
///
/// Placing is a chain of sums that wait for each other, and a processor sorts the items in the
/// meantime: it costs next to nothing here, and a quarter of the placing in a loop of its own.
struct LaneBuckets {
  /// The number of items in a chunk: few enough for the buckets of all lanes to stay in the cache.
  let chunkLength: Int

  /// From one bucket to the next.
  ///
  /// A cache line more than a chunk needs: at a power of two, buckets that fill evenly would compete for
  /// the same few places in the cache.
  private let stride: Int

  private let buckets: UnsafeMutablePointer<UInt32>

  /// Where the next item of each lane goes.
  ///
  /// A count instead would take a product for each item.
  private let ends: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>>

  init(laneCount: Int, itemCount: Int) {
    // A power of two, so that chunks end where cursors are noted.
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

  /// Puts an item into the bucket of a lane.
  @inline(__always)
  func put(_ item: Int, into lane: Int) {
    let end = ends[lane]
    end.pointee = UInt32(truncatingIfNeeded: item)
    ends[lane] = end + 1
  }

  /// The number of items in the bucket of a lane.
  func count(in lane: Int) -> Int { ends[lane] - (buckets + lane * stride) }

  /// Takes all items out of the bucket of a lane.
  func takeAll(from lane: Int) -> UnsafeBufferPointer<UInt32> {
    let items = UnsafeBufferPointer(start: buckets + lane * stride, count: count(in: lane))
    ends[lane] = buckets + lane * stride
    return items
  }
}
