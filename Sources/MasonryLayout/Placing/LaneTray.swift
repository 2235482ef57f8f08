/// Collects the items of a run by lane while they are placed, so that they can be listed lane by lane.
///
/// Placing is a chain of sums that wait for each other, and a processor sorts the items in the
/// meantime: it costs next to nothing here, and a quarter of the placing in a loop of its own.
struct LaneTray {
  /// The number of items in a run: few enough for the compartments of all lanes to stay in the cache.
  let runLength: Int

  private let compartments: UnsafeMutableBufferPointer<UInt32>
  private let counts: UnsafeMutableBufferPointer<Int>

  init(laneCount: Int) {
    runLength = max(16, min(1024, 65_536 / laneCount))
    compartments = .allocate(capacity: laneCount * runLength)
    counts = .allocate(capacity: laneCount)
    counts.initialize(repeating: 0)
  }

  func deallocate() {
    compartments.deallocate()
    counts.deallocate()
  }

  /// Puts an item into the compartment of a lane.
  @inline(__always)
  func put(_ item: Int, into lane: Int) {
    compartments[lane &* runLength &+ counts[lane]] = UInt32(truncatingIfNeeded: item)
    counts[lane] &+= 1
  }

  /// The number of items in the compartment of a lane.
  func count(in lane: Int) -> Int { counts[lane] }

  /// Takes all items out of the compartment of a lane.
  func takeAll(from lane: Int) -> UnsafeMutableBufferPointer<UInt32> {
    let start = lane * runLength
    let end = start + counts[lane]
    counts[lane] = 0
    return UnsafeMutableBufferPointer(rebasing: compartments[start..<end])
  }
}
