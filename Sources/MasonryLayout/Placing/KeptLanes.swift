/// The lanes that items stay in while they are placed again; all other items choose theirs.
///
/// It goes along with a change of the items, so that it is by their indices after the change.
struct KeptLanes {
  /// The first item that is placed again.
  private let first: Int

  /// The lane of each item from the first one on, or ``choice`` where the packing chooses it.
  private var lanes: [UInt16] = []

  /// The items before it are stacked upwards; see ``Placement/seam``.
  private(set) var seam = 0

  /// No lane has this number: there are fewer.
  private static let choice = UInt16.max

  /// Lanes of the items from one on.
  init(from first: Int, lanes: some Collection<UInt16> = [], seam: Int = 0) {
    self.first = first
    self.lanes = Array(lanes)
    self.seam = seam
  }

  /// The end of the items that are kept, once those that choose are dropped from the end.
  var end: Int { first + lanes.count }

  /// The lane in which an item stays, if it does.
  @inline(__always)
  func lane(of item: Int) -> Int? {
    guard item < end, lanes[item - first] != Self.choice else { return nil }
    return Int(lanes[item - first])
  }
}

extension KeptLanes {
  /// Follows the items; new ones choose their lanes, and so do those that are moved.
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

  /// Lets an item choose its lane.
  mutating func release(_ item: Int) {
    if item < end { lanes[item - first] = Self.choice }
  }

  /// Stacks all items downwards.
  mutating func level() { seam = 0 }

  /// The lanes of the items that are stacked upwards, the last one first.
  var upwards: KeptLanes {
    let lanes = (0..<seam).reversed().map { lane(of: $0).map { UInt16($0) } ?? Self.choice }
    var upwards = KeptLanes(from: 0, lanes: lanes)
    upwards.trim()
    return upwards
  }

  /// Drops the items behind the last one that is kept.
  mutating func trim() {
    while lanes.last == Self.choice { lanes.removeLast() }
  }
}
