/// The lanes that items keep when they are placed again, by their indices after a change.
struct KeptLanes {
  private let first: Int
  /// The lane of each item from `first` on, or ``choice`` if the packing chooses it.
  private var lanes: [UInt16] = []
  /// The items before it are stacked upwards; see ``Placement/seam``.
  var seam = 0
  /// Marks an item whose lane the packing chooses; no grid has so many lanes.
  private static let choice = UInt16.max

  init(from first: Int, lanes: some Collection<UInt16> = [], seam: Int = 0) {
    self.first = first
    self.lanes = Array(lanes)
    self.seam = seam
  }

  /// The end of the kept items; after ``trim()`` the last one keeps its lane.
  var end: Int { first + lanes.count }

  @inline(__always)
  func lane(of item: Int) -> Int? {
    guard item < end, lanes[item - first] != Self.choice else { return nil }
    return Int(lanes[item - first])
  }

  /// Follows a change of the items; new and moved items get new lanes.
  mutating func rearrange(_ change: Rearrangement, upwards: Bool) {
    seam = change.seam(insteadOf: seam, upwards: upwards)
    guard change.range.lowerBound < end else { return }
    var stretch: [UInt16] = []
    for piece in change.pieces {
      let count = stretch.count + piece.count
      if let old = piece.old, !piece.isMoved, old < end {
        stretch += lanes[old - first..<min(old + piece.count, end) - first]
      }
      stretch.append(Self.choice, count: count - stretch.count)
    }
    lanes.replaceSubrange(
      change.range.lowerBound - first..<min(change.range.upperBound, end) - first, with: stretch)
  }

  mutating func release(_ item: Int) {
    if item < end { lanes[item - first] = Self.choice }
  }

  /// The lanes of the items stacked upwards, the last one first.
  var upwards: KeptLanes {
    let lanes = (0..<seam).reversed().map { lane(of: $0).map { UInt16($0) } ?? Self.choice }
    var upwards = KeptLanes(from: 0, lanes: lanes)
    upwards.trim()
    return upwards
  }

  /// Removes the items behind the last one that keeps its lane.
  mutating func trim() {
    while lanes.last == Self.choice { lanes.removeLast() }
  }
}
