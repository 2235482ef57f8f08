/// Items that are placed one after the other: lengths in; positions, lanes and lists out.
struct ItemChunk {
  /// The index of the first item.
  let first: Int
  let lengths: UnsafeBufferPointer<Double>

  /// Which lanes the items want to cover, or `nil` if all of them are unconstrained.
  let requests: UnsafeBufferPointer<LaneRequest>?

  let positions: UnsafeMutableBufferPointer<Double>
  let lanes: UnsafeMutableBufferPointer<UInt16>
  let buckets: LaneBuckets

  var count: Int { lengths.count }

  /// Notes the place of an item, counted from the first, that covers one lane.
  @inline(__always)
  func place(_ item: Int, at position: Double, lane: Int) {
    positions[item] = position
    lanes[item] = UInt16(truncatingIfNeeded: lane)
    buckets.put(first &+ item, into: lane)
  }

  /// Notes the place of an item, counted from the first, that covers several lanes.
  func place(_ item: Int, at position: Double, lanes covered: Range<Int>) {
    place(item, at: position, lane: covered.lowerBound)
    for lane in covered.dropFirst() { buckets.put(first + item, into: lane) }
  }
}

extension Range<Int> {
  /// The range in pieces of a length, the last one perhaps shorter.
  func chunks(ofCount count: Int) -> some Sequence<Range<Int>> {
    stride(from: lowerBound, to: upperBound, by: count).lazy.map { start in
      start..<Swift.min(start + count, upperBound)
    }
  }
}

/// Collects the items of a chunk by lane while they are placed, so that they can be listed lane by lane.
///
/// Placing is a chain of sums that wait for each other, and a processor sorts the items in the
/// meantime: it costs next to nothing here, and a quarter of the placing in a loop of its own.
struct LaneBuckets {
  /// The number of items in a chunk: few enough for the buckets of all lanes to stay in the cache.
  let chunkLength: Int

  private let buckets: UnsafeMutableBufferPointer<UInt32>
  private let counts: UnsafeMutableBufferPointer<Int>

  init(laneCount: Int) {
    chunkLength = max(16, min(1024, 65_536 / laneCount))
    buckets = .allocate(capacity: laneCount * chunkLength)
    counts = .allocate(capacity: laneCount)
    counts.initialize(repeating: 0)
  }

  func deallocate() {
    buckets.deallocate()
    counts.deallocate()
  }

  /// Puts an item into the bucket of a lane.
  @inline(__always)
  func put(_ item: Int, into lane: Int) {
    buckets[lane &* chunkLength &+ counts[lane]] = UInt32(truncatingIfNeeded: item)
    counts[lane] &+= 1
  }

  /// The number of items in the bucket of a lane.
  func count(in lane: Int) -> Int { counts[lane] }

  /// Takes all items out of the bucket of a lane.
  func takeAll(from lane: Int) -> UnsafeMutableBufferPointer<UInt32> {
    let start = lane * chunkLength
    let end = start + counts[lane]
    counts[lane] = 0
    return UnsafeMutableBufferPointer(rebasing: buckets[start..<end])
  }
}
