extension MasonryGrid {
  /// Which items stay in their columns while a grid changes.
  ///
  ///     wall.keptColumns = .before(seen)            // the number of items shown so far
  ///     try wall.setHeight(loaded, ofItemAt: 7)     // shifts what is below item 7 in its column
  ///
  /// The items before an index, the *horizon*, stay in their columns and only move along them.
  /// Those from the horizon on are packed anew. See <doc:WhenSizesArriveLate> for what that is good
  /// for and what each change costs.
  ///
  /// **The rule.** Items are placed by index. A kept item is placed as if pinned to its column,
  /// except that it advances the turn of packings that go by turns. Others choose by the packing:
  ///
  /// - A new or moved item chooses, and so does one whose span or pinned column has changed.
  /// - An item that spans several columns keeps the first of them, and so all.
  /// - A pinned item is where it is pinned to.
  /// - If columns differ, a kept item keeps its width, and is not measured again.
  /// - In a dense packing a kept item goes to the highest place in its column that has room.
  /// - Another width or other settings keep the columns if their number stays; with another number
  ///   all items are packed anew. The horizon stays.
  ///
  /// **The horizon moves with the items.** After a change of the items it follows the last kept
  /// item; a new item at the horizon is not kept. Items stacked upwards are always before it.
  ///
  /// **When items are packed anew.** Items that are no longer kept stay where they are until the
  /// next change, wherever that is, or until ``MasonryGrid/repack(measuredBy:)``. A call that
  /// changes nothing is no change; but if columns differ, measuring an item again always is one.
  ///
  /// Snapshots restore a grid that keeps columns, and equal grids change alike.
  public enum KeptColumns: Hashable, Sendable {
    /// All items are packed anew, by the next change or by ``MasonryGrid/repack(measuredBy:)``.
    case none

    /// The items before an index stay in their columns, all others are packed anew.
    ///
    /// An index that is negative counts as 0, one beyond the end as the number of items.
    case before(Int)
    /// All items stay in their columns, those that are added later too.
    case all
  }

  /// Which items stay in their columns from the next change on; none by default.
  ///
  /// Setting it moves no item. An index counts the items as they are now.
  ///
  /// - Complexity: O(1). Changes place kept items one by one by the rule, and copy the positions in
  ///   advance if they can fail while they measure.
  public var keptColumns: KeptColumns {
    get { keptState.kept }
    set { keptState.keep(newValue, of: itemCount) }
  }

  /// Keeps the columns of items in a rectangle, such as the visible one, and of all before them.
  ///
  /// ``keptColumns`` becomes `.before(one past the last of them)`, unless it keeps more already.
  ///
  /// - Complexity: that of ``indexBounds(in:)``.
  public mutating func keepColumns(ofItemsIn rect: LayoutRect) {
    guard let bounds = indexBounds(in: rect), bounds.upperBound >= horizon else { return }
    keptColumns = .before(bounds.upperBound + 1)
  }

  /// Packs anew, at once, the items that are no longer kept.
  ///
  ///     wall.keptColumns = .none
  ///     try wall.repack()                           // equals a rebuild
  ///
  /// The provider is asked for items that get another width. Equal columns need none.
  ///
  /// - Throws: ``MasonryError``; the grid is then unchanged. Never if columns are equal.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the horizon on, or for all items if some
  ///   that are stacked upwards are no longer kept.
  public mutating func repack(
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    guard hasKeptItems(from: horizon) else { return }
    try change(itemCount..<itemCount, measuredBy: provider) { _, _ in }
  }
}

#if !hasFeature(Embedded)
extension MasonryGrid.KeptColumns: Codable {
  private enum Key: String, CodingKey { case before }

  /// Encodes `"none"`, `"all"` or `{"before": 4}`.
  public func encode(to encoder: any Encoder) throws {
    guard case .before(let end) = self else {
      var container = encoder.singleValueContainer()
      return try container.encode(self == .all ? "all" : "none")
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(end, forKey: .before)
  }

  /// Decodes what ``encode(to:)`` encodes, and throws a `DecodingError` for any other name.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      self = .before(try container.decode(Int.self, forKey: .before))
      return
    }
    switch try decoder.singleValueContainer().decode(String.self) {
    case "none": self = .none
    case "all": self = .all
    case let name: throw decoder.refusal("\"\(name)\" does not say which columns are kept.")
    }
  }
}
#endif

/// Which items of a grid are in columns that they were kept in.
struct KeptState: Sendable {
  /// The items before it stay in their columns; the largest number stands for all items.
  var horizon: UInt32 = 0

  /// The items from here on are where the packing puts them behind those before, which may be
  /// elsewhere.
  var packedFrom: UInt32 = 0

  var kept: MasonryGrid.KeptColumns {
    switch horizon {
    case 0: .none
    case .max: .all
    default: .before(Int(horizon))
    }
  }

  /// Keeps what is to be kept of a number of items.
  mutating func keep(_ kept: MasonryGrid.KeptColumns, of itemCount: Int) {
    switch kept {
    case .none: horizon = 0
    case .before(let end): horizon = UInt32(clamping: min(max(end, 0), itemCount))
    case .all: horizon = .max
    }
  }
}

extension KeptState: Equatable {
  /// Whether the same items will be kept; which were kept shows in their places.
  static func == (left: KeptState, right: KeptState) -> Bool { left.horizon == right.horizon }
}

extension MasonryGrid {
  /// The end of the items that stay in their columns.
  var horizon: Int { min(Int(clamping: keptState.horizon), itemCount) }

  /// Whether some items from an index on may be elsewhere than where the packing puts them.
  func hasKeptItems(from first: Int) -> Bool { keptState.packedFrom > first }

  /// The first item that a change places again if it affects those from an index on.
  ///
  /// If one that is stacked upwards is affected, all items are.
  func firstToPlace(from first: Int) -> Int {
    if min(first, horizon) < placement.seam { return 0 }
    return hasKeptItems(from: horizon) ? min(first, horizon) : first
  }

  /// The seam that a change starts from: items stay upwards only while all of them are kept.
  var lastingSeam: Int { horizon < placement.seam ? 0 : placement.seam }

  /// Items before this index can be restacked without placing: they only move along their lanes.
  ///
  /// It is 0 if items may go back to gaps, because those can move past others.
  var endOfStackedItems: Int {
    let mayBackfill = sharedSettings.rule.isDense && !items.areUnconstrained
    return mayBackfill || hasKeptItems(from: horizon) ? 0 : horizon
  }

  /// Whether all positions follow from the lengths and the columns of kept items; in a dense
  /// packing an item of length 0 may be in a gap that it does not need once it is kept.
  var positionsFollowFromLengths: Bool {
    tracks.areEqual && placement.seam == 0 && !hasKeptItems(from: horizon)
      && endOfStackedItems == horizon
  }

  /// The lane that an item stays in while others change, if it does.
  func keptLane(of item: Int) -> Int? {
    item < horizon ? Int(placement.firstLanes[item]) : nil
  }

  /// The lanes of the items that stay in theirs, of those from an index on.
  func keptLanes(from first: Int) -> KeptLanes {
    guard first < horizon else { return KeptLanes(from: first, seam: lastingSeam) }
    return KeptLanes(
      from: first, lanes: placement.firstLanes[first..<horizon], seam: lastingSeam)
  }

  /// The lanes of the items that stay in theirs in other settings.
  func keptLanes(in settings: GridSettings) -> KeptLanes {
    settings.tracks.count == columnCount ? keptLanes(from: 0) : KeptLanes(from: 0)
  }

  /// Notes which items are kept, once a change has placed those from `first` on again.
  mutating func noteKept(_ lanes: KeptLanes, from first: Int) {
    let end = max(lanes.end, lanes.seam)
    if first < keptState.horizon, keptState.horizon != .max {
      keptState.horizon = UInt32(clamping: end)
    }
    if hasKeptItems(from: first) || first < end {
      keptState.packedFrom = UInt32(clamping: end)
    }
  }
}
