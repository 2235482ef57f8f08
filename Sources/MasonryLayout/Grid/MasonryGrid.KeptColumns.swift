extension MasonryGrid {
  /// Which items stay in their columns while a grid changes.
  ///
  ///     wall.keptColumns = .before(seen)    // the horizon: one past the last item seen
  ///     try wall.setHeight(loaded, ofItemAt: 7)     // what is below item 7 in its column shifts
  ///
  /// If nothing is kept, a change packs anew from the first item that it affects, and items after that
  /// one may go to other columns. If columns are kept, an item that was in the grid before the change,
  /// and was before the horizon, stays in the column that it is in, and only moves along it. All items
  /// from the horizon on are packed anew.
  ///
  /// **The rule.** Items get their places one after the other, by their indices. One that is kept is
  /// placed as if it were pinned to its column, but that the turn passes on behind it, for packings that
  /// go by turns. One that is not kept chooses by the packing. From this follows:
  ///
  /// - A new item among kept ones chooses by the packing, at its turn. So does an item that was moved, and
  ///   one whose span or pinned column has changed.
  /// - An item that spans several columns keeps the first of them, and so all.
  /// - A pinned item is where it is pinned to.
  /// - Where columns differ, an item that is kept keeps its width, and is not measured again.
  /// - In a dense packing an item that is kept goes to the highest place in its column that has room.
  /// - Another width or other settings keep columns as long as their number stays. With another number
  ///   of columns all items are packed anew.
  ///
  /// **The horizon moves with the items.** After a change of the items it is behind the last item that
  /// was kept: new items before that one increase it, removed ones decrease it, and a new item at the
  /// horizon is behind it. It is never before an item that is stacked upwards, even if that item chose
  /// its column. Another width or other settings leave the horizon where it is, with another number of
  /// columns too: the items before it are then kept in their new columns.
  ///
  /// **When items are packed anew.** Items that are no longer kept stay where they are until the next
  /// change, which packs them anew wherever it is; ``MasonryGrid/repack(measuredBy:)`` does so at once. A
  /// call that changes nothing is no change: it adds, removes or measures no items, moves an item to its
  /// own index, or brings only heights, spans, columns or settings that the grid has already. Where
  /// columns differ, measuring an item again is always a change.
  ///
  /// **What a new height costs.** A height that changes before the horizon moves the items below it in its
  /// column, and nothing else is touched. They move as far as the first item that stays where it was: one
  /// that spans columns starts below the tallest of these, and so it either stays, or moves what is below
  /// it in all of them. From the horizon on items are packed anew, unless all columns end there as before.
  /// A change of items, a span or a pinned column places again all items from the first affected on, and so
  /// does a new height in a dense packing with items that span columns, since any of them may fill a gap.
  ///
  /// **Items added at the start** push down what is there, if they are inserted, and leave it where it is, if
  /// they are prepended; see ``MasonryGrid/prependItems(_:measuredBy:)``.
  ///
  /// A grid that keeps columns depends on its history. Its snapshots restore it all the same, and grids
  /// that are equal change alike.
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
  /// An index is that of the items as they are now; if it is 0, nothing is kept. Setting it moves no
  /// item. If the horizon is then before items that were kept, the next change packs these anew too,
  /// wherever it is, or ``repack(measuredBy:)`` does.
  ///
  /// - Complexity: O(1). A change costs what it would cost otherwise, but items that are kept are placed
  ///   one by one by the rule; a change that can fail while it measures copies the positions in advance.
  public var keptColumns: KeptColumns {
    get {
      switch keptState.horizon {
      case 0: .none
      case .max: .all
      default: .before(Int(keptState.horizon))
      }
    }
    set {
      switch newValue {
      case .none: keptState.horizon = 0
      case .before(let end): keptState.horizon = UInt32(clamping: min(max(end, 0), itemCount))
      case .all: keptState.horizon = .max
      }
    }
  }

  /// Keeps the columns of the items in a rectangle, and of all before them: what a host calls with
  /// the visible rectangle.
  ///
  /// ``keptColumns`` becomes `.before(one past the last of them)`, unless it keeps more already.
  ///
  /// - Complexity: that of ``indexBounds(in:)-(LayoutRect)``.
  public mutating func keepColumns(ofItemsIn rect: LayoutRect) {
    guard let bounds = indexBounds(in: rect), bounds.upperBound >= horizon else { return }
    keptColumns = .before(bounds.upperBound + 1)
  }

  /// Packs anew, now, the items that were kept and no longer are.
  ///
  ///     wall.keptColumns = .none
  ///     try wall.repack()                           // as if it had been built from nothing
  ///
  /// Without it the next change does so. Where no such items are, the wall stays as it is.
  ///
  /// - Parameter provider: The heights, asked for items that get another width. Equal columns need none.
  /// - Throws: ``MasonryError`` if a height is not valid, or columns differ and there is no provider;
  ///   the grid is then unchanged. Where columns are equal nothing is thrown.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the horizon on, or for all of them if items
  ///   that are stacked upwards are no longer kept.
  public mutating func repack(
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    guard hasKeptItems(from: horizon) else { return }
    try change(itemCount..<itemCount, measuredBy: provider) { _, _ in }
  }
}

#if !hasFeature(Embedded)
extension MasonryGrid.KeptColumns: Codable {}
#endif

/// Which items of a grid are in columns that they were kept in.
struct KeptState: Sendable {
  /// The items before it stay in their columns; the largest number stands for all items.
  var horizon: UInt32 = 0

  /// The items from here on are where the packing puts them behind those before.
  ///
  /// Of the items before it, some may be elsewhere.
  var packedFrom: UInt32 = 0
}

extension KeptState: Equatable {
  /// Whether the same items will be kept; which were kept shows in their places.
  static func == (left: KeptState, right: KeptState) -> Bool { left.horizon == right.horizon }
}

extension MasonryGrid {
  /// The end of the items that stay in their columns if the items are changed.
  var horizon: Int { min(Int(clamping: keptState.horizon), itemCount) }

  /// Whether some items from an index on may be elsewhere than where the packing puts them.
  func hasKeptItems(from first: Int) -> Bool { keptState.packedFrom > first }

  /// The first item that a change places again if it affects those from an index on.
  ///
  /// Items that were kept and no longer are, because the horizon was moved, are packed anew. Where items
  /// stacked upwards are affected, all of these are.
  func firstToPlace(from first: Int) -> Int {
    if min(first, horizon) < placement.seam { return 0 }
    return hasKeptItems(from: horizon) ? min(first, horizon) : first
  }

  /// The seam that there will be after a change, but for what it does to the items before it.
  ///
  /// Items stay stacked upwards only as long as all of them are kept in their columns.
  var lastingSeam: Int { horizon < placement.seam ? 0 : placement.seam }

  /// The end of the items that only move along their lanes if lengths change, and that can be told without
  /// placing any of them again; 0 if there are none.
  ///
  /// An item that may go back to a gap can move past others.
  var endOfStackedItems: Int {
    let mayBackfill = sharedSettings.rule.isDense && !items.areUnconstrained
    return mayBackfill || hasKeptItems(from: horizon) ? 0 : horizon
  }

  /// Whether the lengths, and the columns of items that are kept, would bring all positions back.
  ///
  /// In a dense packing an item without length may have gone to a gap that it does not need once it is
  /// kept, and where columns differ the lengths follow from the places.
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
