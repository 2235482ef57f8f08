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
  /// It has the width of ``MasonryGrid/Columns/maximumCount``.
  var firstLanes: [UInt16] = []

  /// The number of items that are placed; while placing, entries beyond it are old.
  var placedCount = 0

  /// The items that cover each lane, in stacking order.
  var members: LaneLists

  /// The lane at which the next item is in its turn.
  var cursor = 0

  /// The gaps between the items, in a dense packing.
  var openings: Openings?

  /// Whether each item went back to a gap, in a dense packing.
  var wentBack: [Bool] = []

  init(laneCount: Int, isDense: Bool) {
    members = LaneLists(laneCount: laneCount)
    openings = isDense ? Openings(laneCount: laneCount) : nil
  }

  var laneCount: Int { members.laneCount }
}

extension Placement: Equatable {
  /// Whether all items are in the same places, to the bit; everything else follows from them.
  static func == (left: Placement, right: Placement) -> Bool {
    left.positions == right.positions && left.firstLanes == right.firstLanes
  }
}
