// How all changes of items are made: by a mapping, with one placing at the end.

extension MasonryItems {
  /// Adds, removes and moves items by a mapping, measures some again, and places once.
  ///
  /// Items without an old index are new, and are measured first. `moved` are the new indices of the
  /// moved items, ascending; `nil` finds the fewest. `reloaded` are the new indices of the items to
  /// measure again.
  mutating func changeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]? = [],
    reloading reloaded: [Int] = [], measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try update(
      by: mapping, count: count, moving: moved, arrivals: [], reloading: reloaded,
      measuredBy: provider)
    return record(mapping)
  }

  /// Removes and moves items by a mapping, which asks for no length, and places once.
  mutating func changeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]? = []
  ) -> LayoutIndexMapping {
    let change = rearrangement(by: mapping, to: count, moving: moved)
    if !change.isEmpty {
      rearrange(change, by: mapping, adding: Items(), taking: [])
    }
    return record(mapping)
  }

  func checkNewItems(_ addedCount: Int) throws(MasonryError) {
    guard addedCount >= 0, addedCount <= Self.maximumItemCount - itemCount else {
      throw .itemCount(addedCount)
    }
  }

  /// Adds the mapping of a change while `keepingPlace` runs; returns the mapping.
  private mutating func record(_ mapping: LayoutIndexMapping) -> LayoutIndexMapping {
    if let earlier = recordedChanges, mapping != .unchanged {
      recordedChanges = earlier.then(mapping)
    }
    return mapping
  }
}

extension MasonryItems {
  func rearrangement(
    by mapping: LayoutIndexMapping, to count: Int, moving moved: [Int]?
  ) -> Rearrangement {
    // Only items that are kept in columns, or may stay in rows, differ from those that are moved.
    let areAlike = isInRows ? held == nil && placement.seams.isEmpty : horizon == 0
    let moved = areAlike && (isInRows || moved == nil) ? [] : moved ?? mapping.movedItems
    return Rearrangement(mapping, from: itemCount, to: count, moving: moved)
  }

  /// Changes the items, takes over what is new about some of those that stay, and places once.
  mutating func rearrange(
    _ change: Rearrangement, by mapping: LayoutIndexMapping, adding new: Items,
    taking measures: [NewMeasure]
  ) {
    if case .items(let seen) = keptPlaces {
      let starts = mapping.runs.runsByNew.compactMap { run in
        run.oldEnd > seen.lowerBound && run.old < seen.upperBound && !seen.isEmpty
          ? Int(clamping: run.new + max(0, Int64(seen.lowerBound) - run.old)) : nil
      }
      firstKept = starts.min() ?? seen.lowerBound
    }
    if isInRows {
      rearrangeRows(change, by: mapping, adding: new, taking: measures)
    } else {
      rearrangeLanes(change, by: mapping, adding: new, taking: measures)
    }
  }

  /// Takes over what is new about some items, and places once; of several for an item the last.
  mutating func take(_ new: [NewMeasure]) {
    if isInRows { takeInRows(new) } else { takeInLanes(new) }
  }

  /// Arranges the items by other settings, in another space, and asks at widths that are new.
  ///
  /// The settings are shared with others if they are equal. Without a provider, items keep their
  /// lengths, or their proportions, as estimates.
  mutating func rearrange<Provider: MasonryHeightProvider>(
    _ layout: ItemsLayout, in space: LayoutSpace, sharing other: ItemSettings?,
    measuredBy provider: Provider
  ) throws(MasonryError) {
    guard space != self.space || layout != self.layout else { return }
    let new = try ItemSettings.make(layout, in: space, sharing: other)
    if Provider.self == NoHeights.self {
      try rearrange(in: new, measuredBy: MasonryEstimates(PresentSizes(of: self, for: new)))
    } else {
      try rearrange(in: new, measuredBy: provider)
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private mutating func rearrange(
    in new: ItemSettings, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    switch (settings, new) {
    case (.lanes, .lanes(let lanes)): try rearrangeLanes(in: lanes, measuredBy: provider)
    case (.rows, .rows(let rows)): try rearrangeRows(in: rows, measuredBy: provider)
    default:
      var turned = Self(new)
      try turned.appendItems(itemCount, measuredBy: provider)
      turned.keptPlaces = keptPlaces
      turned.recordedChanges = recordedChanges
      self = turned
    }
  }

  /// Gives the items the space of their feed, whatever was done to them.
  mutating func fit(_ space: LayoutSpace) {
    guard self.space != space,
      let new = try? ItemSettings.make(layout, in: space, sharing: nil)
    else { return }
    // Lengths that items have are valid, so nothing is thrown.
    let present = PresentSizes(of: self, for: new)
    if isInRows {
      try? rearrange(in: new, measuredBy: MasonryEstimates(present))
    } else {
      try? rearrange(in: new, measuredBy: present)
    }
  }

  /// Shares the storage of few items with those of the section before, where it is equal.
  ///
  /// Such sections often differ only in heights: the items of the first row all start at the top. A
  /// one-element array takes 48 bytes, so sections of one item are much smaller this way.
  mutating func shareIfSmall(with other: MasonryItems) {
    guard itemCount <= 64, isInRows == other.isInRows else { return }
    items.lengths.share(with: other.items.lengths)
    if !isInRows, items.estimates == other.items.estimates {
      items.estimates = other.items.estimates
    }
    placement.positions.share(with: other.placement.positions)
    placement.firstLanes.share(with: other.placement.firstLanes)
    placement.members.words.share(with: other.placement.members.words)
    rows.share(with: other.rows)
    costs.share(with: other.costs)
    wideCosts.share(with: other.wideCosts)
  }

  /// Whether all positions follow from the lengths, the columns of kept items and the seams.
  ///
  /// In a dense packing a kept item of length 0 may be in a gap that it does not need.
  var positionsFollowFromLengths: Bool {
    !isInRows && tracks.areEqual && !hasKeptItems(from: horizon) && endOfStackedItems == horizon
  }

  /// Packs or breaks anew, at once, the items that are no longer kept.
  ///
  ///     wall.items.keptPlaces = .none
  ///     wall.items.repack()                         // equals a rebuild
  ///
  /// - Complexity: O(*m*·`columnCount`) for *m* items from the horizon on, or for all items if some
  ///   that are stacked upwards are no longer kept.
  public mutating func repack() {
    if isInRows { return repackRows() }
    if hasKeptItems(from: horizon) { change(from: itemCount) { _, _ in } }
  }

  /// Stacks all items downwards again, so that the start of the content is level.
  ///
  ///     wall.keepingPlace(in: &visible) { $0.items.restackFromStart() }
  ///
  /// Kept items stay in their columns or rows, and others are packed or broken anew. If nothing is
  /// stacked upwards, nothing moves.
  ///
  /// - Complexity: O(*n*·`columnCount`) for *n* items.
  public mutating func restackFromStart() {
    guard isDivided else { return }
    if isInRows {
      restackRowsFromStart()
    } else {
      placement.seams = []
      held = nil
      change(from: 0) { _, _ in }
    }
    repack()
  }
}

extension MasonryItems {
  /// Changes how the items are arranged, at the width or the height that they have.
  ///
  ///     try feed[2].reconfigure { $0.columns?.itemSpacing = 12 }
  ///     try feed[2].reconfigure(measuredBy: heights) { $0 = .rows(.justified(height: 180)) }
  ///
  /// The provider is asked for items whose width changes, and for all that go from columns to rows
  /// or back. Without one they keep their lengths, or their proportions, as estimates. An item that
  /// is estimated already is asked for only if the answer is an estimate as well.
  ///
  /// - Throws: ``MasonryError``; the items are then unchanged.
  /// - Complexity: O(*n*·*c*) for *n* items and *c* columns, or items in an optimal row; O(1) if
  ///   nothing changes.
  public mutating func reconfigure(
    measuredBy provider: some MasonryHeightProvider = NoHeights(),
    _ edit: (inout ItemsLayout) -> Void
  ) throws(MasonryError) {
    var layout = layout
    edit(&layout)
    try resize(to: space, layout: layout, measuredBy: provider)
  }

  /// Arranges the items in another space, perhaps by other settings, as ``MasonryWall`` does.
  package mutating func resize(
    to space: LayoutSpace, layout: ItemsLayout? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try rearrange(layout ?? self.layout, in: space, sharing: nil, measuredBy: provider)
  }
}

/// The sizes that items have, as other settings ask for them.
///
/// From columns to rows or back items keep the proportions of their frames. In justified rows they
/// keep their own, and elsewhere their lengths.
struct PresentSizes: MasonryHeightProvider {
  private let items: Items
  private let old: ItemSettings
  private let new: ItemSettings
  /// The items with their frames, if they go from columns to rows or back.
  private let framed: MasonryItems?

  init(of items: MasonryItems, for new: ItemSettings) {
    self.items = items.items
    old = items.settings
    self.new = new
    framed = items.isInRows == (new.rows != nil) ? nil : items
  }

  func height(ofItemAt index: Int, width: Double) -> Double {
    length(of: index, along: .vertical, crossLength: width)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    length(of: index, along: .horizontal, crossLength: height)
  }

  func columnSpan(ofItemAt index: Int) -> Int { items.request(of: index).span(in: .max) }

  func pinnedColumn(ofItemAt index: Int) -> Int? { items.request(of: index).pin(in: .max) }

  func knownLengths(ofItemsIn indices: Range<Int>, along axis: LayoutAxis) -> [Double]? {
    let isKnown = framed == nil && axis == new.space.axis && !old.asksForOwnLengths
    return isKnown && indices == 0..<items.count ? items.lengths : nil
  }

  private func length(of index: Int, along axis: LayoutAxis, crossLength: Double) -> Double {
    if let framed {
      let length = framed.length(ofItemAt: index, along: axis)
      let across = axis.cross.length(of: framed.frame(ofItemAt: index))
      return across > 0 ? min(length * crossLength / across, .maximumLength) : length
    }
    let length = items.lengths[index]
    guard axis != new.space.axis else {
      return old.asksForOwnLengths ? items.ownLengths[index] : length
    }
    guard let target = old.rows?.justified?.target, let newTarget = new.rows?.justified?.target
    else { return length }
    let isTurned = new.space.axis != old.space.axis
    let wanted = isTurned ? newTarget * (target / length) : newTarget * (length / target)
    return min(wanted, .maximumLength)
  }
}

extension MasonryItems {
  /// The length that an item has along an axis.
  func length(ofItemAt index: Int, along axis: LayoutAxis) -> Double {
    if axis == self.axis, !isInRows { return items.lengths[index] }
    return axis.length(of: frame(ofItemAt: index))
  }
}

#if !hasFeature(Embedded)
extension MasonryItems {
  /// What the host said about the items, and which of them are kept, to encode.
  var snapshot: ItemsSnapshot { isInRows ? rowSnapshot : laneSnapshot }

  /// Adds the items of a snapshot where there are none: kept ones where they were.
  mutating func addItems(of snapshot: ItemsSnapshot) throws(MasonryError) {
    if isInRows { try addRowItems(of: snapshot) } else { try addLaneItems(of: snapshot) }
  }
}
#endif
