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

  /// The cursor before each whole number of ``cursorDistance`` items.
  ///
  /// It cannot be told from the lane of an item that was not placed in its turn, and there may be any
  /// number of these in a row.
  var cursors: [UInt16] = []

  static let cursorDistance = 1024

  /// The gaps between the items, in a dense packing; `nil` where they have not been looked for.
  var gaps: Gaps?

  init(laneCount: Int) {
    members = LaneLists(laneCount: laneCount)
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
    // Placing that was given up midway has told the gaps about items that are not placed.
    let isAtEnd = first == placedCount && (gaps?.isBackfilled.count ?? first) == first
    if !isAtEnd {
      members.removeItems(from: first, areInOrder: !rule.isDense)
      cursor = cursor(before: first, items)
      cursors.removeLast(cursors.count - (first + Self.cursorDistance - 1) / Self.cursorDistance)
    }
    if positions.isEmpty {
      positions.reserveCapacity(items.count)
      firstLanes.reserveCapacity(items.count)
    }
    positions.removeLast(max(0, positions.count - items.count))
    firstLanes.removeLast(max(0, firstLanes.count - items.count))
    placedCount = first
    var skyline = Skyline(laneCount: laneCount, cursor: cursor, rule) { lane in
      members.last(in: lane).map {
        rule.next(after: positions[$0], length: items.lengths[$0])
      } ?? 0
    }
    if rule.isDense {
      skyline.gaps = isAtEnd ? gaps ?? gaps(between: items, rule) : gaps(between: items, rule)
    }
    gaps = nil
    return skyline
  }

  /// The cursor behind the last item before `first` that was placed in its turn.
  ///
  /// A change may have altered requests, but not those of the items before it.
  private func cursor(before first: Int, _ items: Items) -> Int {
    let known = (first - 1) / Self.cursorDistance * Self.cursorDistance
    for item in (known..<max(known, first)).reversed() {
      let request = items.request(of: item)
      guard !request.isPinned, gaps?.isBackfilled[item] != true else { continue }
      return Int(firstLanes[item]) + request.span(in: laneCount)
    }
    return first > 0 ? Int(cursors[known / Self.cursorDistance]) : 0
  }

  /// The gaps between the items that are listed.
  private func gaps(between items: Items, _ rule: PackingRule) -> Gaps {
    var new = Gaps(laneCount: laneCount)
    new.isBackfilled = Array(gaps?.isBackfilled.prefix(placedCount) ?? [])
    members.withMembers { members in
      for lane in 0..<laneCount {
        var end = 0.0
        for member in members(lane) {
          let item = Int(member)
          new.appendGap(from: end, to: positions[item], in: lane)
          end = rule.next(after: positions[item], length: items.lengths[item])
        }
      }
    }
    return new
  }
}
