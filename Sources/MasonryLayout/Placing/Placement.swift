/// Where items are along and across a grid, in logical coordinates.
///
/// Positions start at 0, insets not included, and lanes count from the leading edge. Beside the flat
/// arrays, each lane lists the items that cover it in stacking order. Items in one lane do not overlap,
/// so both their starts and their ends never decrease along the list, and one binary search in a lane
/// finds where a rectangle begins.
struct Placement: Sendable {
  /// The start of each item along its lanes.
  var positions: [Double] = []

  /// The first lane of each item.
  ///
  /// Sixteen bits hold any lane: there are at most ``MasonryGrid/Columns/maximumCount``.
  var firstLanes: [UInt16] = []

  /// The number of items that are placed; while placing, entries beyond it are old.
  var placedCount = 0

  /// The items that cover each lane, in stacking order.
  var members: LaneLists

  /// The lane whose turn it is: that of the next item if the packing goes by turns.
  var cursor = 0

  /// The gaps between the items, in a dense packing.
  var gaps: Gaps?

  /// Whether each item went back to a gap, in a dense packing.
  var isBackfilled: [Bool] = []

  init(laneCount: Int, isDense: Bool) {
    members = LaneLists(laneCount: laneCount)
    gaps = isDense ? Gaps(laneCount: laneCount) : nil
  }

  var laneCount: Int { members.laneCount }

  /// Hands out the memory of the positions, empty; until items are placed again there are none.
  mutating func takePositions() -> [Double] {
    var memory: [Double] = []
    swap(&memory, &positions)
    memory.removeAll(keepingCapacity: true)
    return memory
  }

  /// Takes memory for the positions of items that are about to be placed, whatever is in it.
  mutating func givePositions(memory: [Double]) { positions = memory }

  /// Whether items can be placed here again instead of in an empty placement, whose memory is not warm.
  func serves(_ empty: Placement) -> Bool {
    laneCount == empty.laneCount && (gaps == nil) == (empty.gaps == nil)
  }
}

extension Placement: Equatable {
  /// Whether all items are in the same places, to the bit; everything else follows from them.
  static func == (left: Placement, right: Placement) -> Bool {
    left.positions == right.positions && left.firstLanes == right.firstLanes
  }
}

extension Placement {
  /// Forgets the places of the items from `first` on, and finds the skyline behind those before it.
  mutating func rewind(_ items: Items, to first: Int, _ rule: PackingRule) -> Skyline {
    let isAtEnd = first == placedCount
    if !isAtEnd {
      members.removeItems(from: first, areInOrder: !rule.isDense)
      cursor = cursor(before: first, items)
    }
    if positions.isEmpty {
      positions.reserveCapacity(items.count)
      firstLanes.reserveCapacity(items.count)
    }
    positions.removeLast(max(0, positions.count - items.count))
    firstLanes.removeLast(max(0, firstLanes.count - items.count))
    placedCount = first
    if rule.isDense, !isAtEnd {
      isBackfilled.removeLast(isBackfilled.count - first)
      findGaps(items, rule)
    }
    let runningPositions = (0..<laneCount).map { runningPosition(ofLane: $0, items, rule) }
    return Skyline(runningPositions: runningPositions, cursor: cursor, rule: rule)
  }

  /// The end of the last item of a lane, and the spacing after it.
  private func runningPosition(ofLane lane: Int, _ items: Items, _ rule: PackingRule) -> Double {
    members.last(in: lane).map { positions[$0] + (items.lengths[$0] + rule.spacing) } ?? 0
  }

  /// The lane after the last item before `first` that was placed in its turn.
  private func cursor(before first: Int, _ items: Items) -> Int {
    // A change may have altered requests, but not those of the items before it.
    for item in (0..<first).reversed() {
      let request = items.request(of: item)
      guard !request.isPinned, isBackfilled.isEmpty || !isBackfilled[item] else { continue }
      return Int(firstLanes[item]) + request.span(in: laneCount)
    }
    return 0
  }

  /// Finds the gaps between the items that are listed.
  private mutating func findGaps(_ items: Items, _ rule: PackingRule) {
    var gaps = Gaps(laneCount: laneCount)
    members.withMembers { members in
      for lane in 0..<laneCount {
        var end = 0.0
        for member in members(lane) {
          let item = Int(member)
          gaps.appendGap(from: end, to: positions[item], in: lane)
          end = positions[item] + (items.lengths[item] + rule.spacing)
        }
      }
    }
    self.gaps = gaps
  }
}
