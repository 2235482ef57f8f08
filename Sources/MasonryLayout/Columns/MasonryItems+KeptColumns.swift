extension MasonryItems {
  /// The end of the items that stay in their columns.
  var horizon: Int { horizon(of: itemCount) }

  /// Whether some items from an index on may be elsewhere than where the packing puts them.
  func hasKeptItems(from first: Int) -> Bool { packedFrom > first }

  /// The first item that a change places again if it affects those from an index on.
  func firstToPlace(from first: Int) -> Int {
    hasKeptItems(from: horizon) ? min(first, horizon) : first
  }

  /// Items before this index can be restacked without placing: they only move along their lanes.
  ///
  /// It is 0 if items may go back to gaps, because those can move past others.
  var endOfStackedItems: Int {
    let mayBackfill = laneSettings.packing.isDense && !items.areUnconstrained
    return mayBackfill || hasKeptItems(from: horizon) ? 0 : horizon
  }

  /// The lane that an item stays in while others change, if it does.
  func keptLane(of item: Int) -> Int? {
    item < horizon ? Int(placement.firstLanes[item]) : nil
  }

  /// The lanes of the items that stay in theirs, of those from an index on.
  func keptLanes(from first: Int) -> KeptLanes {
    KeptLanes(from: first, lanes: placement.firstLanes[min(first, horizon)..<horizon])
  }

  /// The lanes of the items that stay in theirs in other settings.
  func keptLanes(in settings: LaneSettings) -> KeptLanes {
    settings.tracks.count == columnCount ? keptLanes(from: 0) : KeptLanes(from: 0)
  }

  /// Notes which items are kept, once a change has placed those from `first` on again.
  mutating func noteKept(_ lanes: KeptLanes, from first: Int) {
    let end = max(lanes.end, placement.upwardEnd)
    if first < storedHorizon, storedHorizon != .max {
      storedHorizon = UInt32(clamping: end)
    }
    if hasKeptItems(from: first) || first < end {
      packedFrom = UInt32(clamping: end)
    }
  }
}
