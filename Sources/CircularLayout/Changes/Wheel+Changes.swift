extension Wheel {
  /// Changes the viewport, and optionally the reading direction, and keeps the focus.
  ///
  /// - Throws: ``WheelError`` if the size is not valid.
  public mutating func resize(
    to viewportSize: LayoutSize, environment: LayoutEnvironment? = nil,
    keepingFocusAt offset: inout Double
  ) throws(WheelError) {
    try become(viewportSize: viewportSize, environment: environment, keepingFocusAt: &offset)
  }

  /// Changes the configuration and keeps the focus.
  ///
  /// Items keep sizes of their own; all others get the configuration's. The focus keeps its item
  /// and its distance from it. From a ring to a list, whole turns are dropped.
  ///
  /// - Throws: ``WheelError`` if a setting is not valid.
  public mutating func reconfigure(
    keepingFocusAt offset: inout Double, _ change: (inout Configuration) -> Void
  ) throws(WheelError) {
    var configuration = configuration
    change(&configuration)
    var sizes = sizes
    sizes.common = configuration.itemSize
    try become(configuration: configuration, sizes: sizes, keepingFocusAt: &offset)
  }

  /// Inserts items before an index and keeps the focus.
  ///
  /// Every change keeps the item in focus, the distance of the focus from it, and the turns of a
  /// ring. Items inserted at the focused index come before it. A list pulled beyond an end keeps
  /// the distance from the item there: items inserted beyond it come into view, and one of them
  /// into focus. In an empty wheel the first new item comes into focus. A change without effect
  /// leaves the offset.
  ///
  /// Sizes are asked for by the new indices; without a closure they are the configuration's.
  ///
  /// - Throws: ``WheelError`` if the count, a size or a gap is not valid.
  /// - Precondition: The index is from 0 to ``itemCount``.
  @discardableResult
  public mutating func insertItems(
    _ count: Int, at index: Int, keepingFocusAt offset: inout Double,
    measuredBy size: ((_ index: Int) -> LayoutSize?)? = nil
  ) throws(WheelError) -> LayoutIndexMapping {
    precondition(
      index >= 0 && index <= itemCount, "Items cannot be inserted at \(index) of \(itemCount).")
    guard count >= 0 else { throw .itemCount(count) }
    let (sum, overflow) = itemCount.addingReportingOverflow(count)
    guard !overflow else { throw .itemCount(.max) }
    return try change(
      by: .inserting(count, at: index), to: sum, keepingFocusAt: &offset, measuredBy: size)
  }

  /// Removes items and keeps the focus.
  ///
  /// If the focused item is removed, the nearest remaining one comes exactly into focus; of two
  /// equally near, the later. If no item remains, the offset becomes that of the start.
  ///
  /// - Throws: ``WheelError`` if the gap is too wide for cards that become neighbours.
  /// - Precondition: The range lies within 0..<``itemCount``.
  @discardableResult
  public mutating func removeItems(
    in range: Range<Int>, keepingFocusAt offset: inout Double
  ) throws(WheelError) -> LayoutIndexMapping {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= itemCount,
      "The items \(range.lowerBound)..<\(range.upperBound) are not among \(itemCount).")
    return try change(
      by: .removing(range), to: itemCount - range.count, keepingFocusAt: &offset)
  }

  /// Moves an item so that it ends up at another index, and keeps the focus.
  ///
  /// - Throws: ``WheelError`` if the gap is too wide for cards that become neighbours.
  @discardableResult
  public mutating func moveItem(
    from source: Int, to destination: Int, keepingFocusAt offset: inout Double
  ) throws(WheelError) -> LayoutIndexMapping {
    checkIndex(source)
    checkIndex(destination)
    return try change(
      by: .moving(from: source, to: destination), to: itemCount, keepingFocusAt: &offset)
  }

  /// Puts all items into another order and keeps the focus.
  ///
  /// - Throws: As ``moveItem(from:to:keepingFocusAt:)``.
  /// - Precondition: The order has the old index of each item once.
  @discardableResult
  public mutating func reorderItems(
    by order: [Int], keepingFocusAt offset: inout Double
  ) throws(WheelError) -> LayoutIndexMapping {
    let mapping = LayoutIndexMapping.reordering(order)
    precondition(
      order.count == itemCount && mapping.runs.isPermutation(of: Int64(itemCount)),
      "Index out of range: the order does not have each of the \(itemCount) items once")
    let isSorted = mapping.runs.runs.count < 2
    return try change(
      by: isSorted ? .unchanged : mapping, to: itemCount, keepingFocusAt: &offset)
  }

  #if !hasFeature(Embedded)
  /// Applies the difference between the old and the new data of the host, and keeps the focus.
  ///
  /// A moved item keeps its size; those of new ones are asked for by their new indices.
  ///
  /// - Throws: ``WheelError`` if the count, a size or a gap is not valid.
  /// - Precondition: The difference removes only items that exist, and inserts none past the end.
  @discardableResult
  public mutating func apply<Element>(
    _ difference: CollectionDifference<Element>, keepingFocusAt offset: inout Double,
    measuredBy size: ((_ index: Int) -> LayoutSize?)? = nil
  ) throws(WheelError) -> LayoutIndexMapping {
    let newCount = itemCount + difference.insertions.count - difference.removals.count
    precondition(
      difference.removals.last?.offset ?? -1 < itemCount,
      "Index out of range: the difference removes what does not exist")
    precondition(
      difference.insertions.last?.offset ?? -1 < newCount,
      "Index out of range: the difference inserts past the end")
    return try change(
      by: LayoutIndexMapping(difference), to: newCount, keepingFocusAt: &offset,
      measuredBy: size)
  }
  #endif

  /// Changes the items to a host's new data, matched by unique identities, and keeps the focus.
  ///
  /// Items that stay keep their sizes; the closure is asked for those of new and reloaded ones.
  ///
  /// - Throws: ``WheelError`` if the count, a size or a gap is not valid.
  /// - Precondition: There are as many old identities as items.
  @discardableResult
  public mutating func update<ID: Hashable>(
    from oldIDs: some Collection<ID>, to newIDs: some Collection<ID>,
    reloading reloaded: Set<ID> = [], keepingFocusAt offset: inout Double,
    measuredBy size: ((_ index: Int) -> LayoutSize?)? = nil
  ) throws(WheelError) -> LayoutIndexMapping {
    precondition(oldIDs.count == itemCount, "Index out of range: each item has one identity")
    let mapping = LayoutIndexMapping(from: oldIDs, to: newIDs)
    let indices = newIDs.offsets(of: reloaded).filter { mapping.oldIndex(of: $0) != nil }
    return try change(
      by: mapping, to: newIDs.count, reloading: indices, keepingFocusAt: &offset,
      measuredBy: size)
  }

  /// Asks for the sizes of several items again, in the given order, and keeps the focus.
  ///
  /// - Throws: ``WheelError`` for more than 2³¹ − 1 items, or a size or a gap that is not valid.
  /// - Complexity: O(*k* + *n*) for *k* indices and *n* items. A list computes the angles from the
  ///   first changed item on.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, keepingFocusAt offset: inout Double,
    measuredBy size: (_ index: Int) -> LayoutSize?
  ) throws(WheelError) {
    var sizes = sizes
    var first = itemCount
    for index in indices {
      checkIndex(index)
      try sizes.measure(itemAt: index, of: itemCount, as: size(index))
      first = min(first, index)
    }
    sizes.forgetIfEqual()
    try become(sizes: sizes, from: first, keepingFocusAt: &offset)
  }

  /// Sets the size of an item, for example once its picture has loaded, and keeps the focus.
  ///
  /// The size is in points at full scale; `nil` stands for the configuration's.
  ///
  /// - Throws: As ``remeasure(_:keepingFocusAt:measuredBy:)``.
  public mutating func setSize(
    _ size: LayoutSize?, ofItemAt index: Int, keepingFocusAt offset: inout Double
  ) throws(WheelError) {
    try remeasure(CollectionOfOne(index), keepingFocusAt: &offset) { _ in size }
  }
}

extension Wheel {
  /// The focus that a change keeps; beyond an end of a list, by the item at that end.
  struct KeptFocus {
    /// The whole turns of a ring before the item.
    let turns: Double
    let item: Int
    /// The distance of the focus from the item, in items; more than ½ only beyond an end.
    let past: Double
  }

  func keptFocus(atOffset offset: Double) -> KeptFocus? {
    guard let item = indexOfFocusedItem(atOffset: offset) else { return nil }
    let focus = focusPosition(atReachableOffset: offset)
    guard angles.isRing else {
      return KeptFocus(
        turns: 0, item: item, past: focus.nearest - Double(item) + focus.fraction)
    }
    let turns = (itemAndTurns(focus, atOffset: offset) - Double(item)) / Double(itemCount)
    return KeptFocus(turns: turns.rounded(.toNearestOrEven), item: item, past: focus.fraction)
  }

  /// Moves the items by a mapping, asks for sizes of new and reloaded ones, and keeps the focus.
  mutating func change(
    by mapping: LayoutIndexMapping, to count: Int, reloading reloaded: [Int] = [],
    keepingFocusAt offset: inout Double, measuredBy size: ((_ index: Int) -> LayoutSize?)? = nil
  ) throws(WheelError) -> LayoutIndexMapping {
    try Self.check(itemCount: count)
    var sizes = sizes
    try sizes.follow(mapping, to: count, measuredBy: size)
    for index in reloaded { try sizes.measure(itemAt: index, of: count, as: size?(index)) }
    sizes.forgetIfEqual()
    let start = mapping.runs.runs.first
    let unchanged = start?.old == 0 && start?.new == 0 ? start?.count ?? 0 : 0
    try become(
      itemCount: count, sizes: sizes,
      from: min(Int(clamping: unchanged), reloaded.first ?? .max), by: mapping,
      keepingFocusAt: &offset)
    return mapping
  }

  /// Replaces the given parts of the wheel, and keeps the focus.
  ///
  /// Items before `first` have kept their indices and sizes. If nothing has changed, neither has
  /// the offset. Otherwise, without an item to keep, it becomes that of the start.
  mutating func become(
    itemCount: Int? = nil, configuration: Configuration? = nil, viewportSize: LayoutSize? = nil,
    environment: LayoutEnvironment? = nil, sizes: ItemSizes? = nil, from first: Int = .max,
    by mapping: LayoutIndexMapping = .unchanged, keepingFocusAt offset: inout Double
  ) throws(WheelError) {
    let new = try Wheel(
      itemCount: itemCount ?? self.itemCount, configuration: configuration ?? self.configuration,
      viewportSize: viewportSize ?? self.viewportSize,
      environment: environment ?? self.environment, sizes: sizes ?? self.sizes,
      changing: configuration == nil ? angles : nil, from: first)
    if mapping == .unchanged, new == self { return }
    let focus = keptFocus(atOffset: reachable(offset))?
      .following(mapping, of: self.itemCount, isRing: angles.isRing)
    self = new
    let turns = angles.isRing ? focus?.turns ?? 0 : 0
    offset = self.offset(
      atFocusIndex: focus.map { turns * Double(new.itemCount) + Double($0.item) + $0.past } ?? 0)
  }
}

extension Wheel.KeptFocus {
  /// The focus after a change: on the same item, or, if it was removed, exactly on the nearest one
  /// that is left, the later of two as near; `nil` if none is left.
  ///
  /// - Complexity: O(*k*) for *k* runs of a mapping.
  func following(_ mapping: LayoutIndexMapping, of oldCount: Int, isRing: Bool) -> Self? {
    if let index = mapping.newIndex(of: item) {
      return Self(turns: turns, item: index, past: past)
    }
    let runs = mapping.runs.runs
    let count = Int64(oldCount)
    guard let first = runs.first, first.old < count else { return nil }
    // A mapping that removes items ends with a run of all the indices that follow.
    let place = mapping.runs.firstPlace(endingAfter: Int64(item))
    var later = runs[place].old < count ? runs[place].old : nil
    var earlier = place > 0 ? runs[place - 1].oldEnd - 1 : nil
    if isRing {
      // Past an end of a ring the items of another turn follow.
      later = later ?? first.old + count
      earlier = earlier ?? runs.last { $0.old < count }.map { min($0.oldEnd, count) - 1 - count }
    }
    func distance(to other: Int64?) -> Double {
      other.map { (Double($0) - Double(item) - past).magnitude } ?? .infinity
    }
    // A billionth of an item is allowed for rounding: at rest both neighbours are as near.
    let isLaterNearer = distance(to: later) <= distance(to: earlier) + 1e-9
    guard let nearest = isLaterNearer ? later : earlier else { return nil }
    let turn = nearest < 0 ? -1 : nearest < count ? 0 : Int64(1)
    return mapping.newIndex(of: Int(nearest - turn * count)).map {
      Self(turns: turns + Double(turn), item: $0, past: 0)
    }
  }
}
