extension Wheel {
  /// What every change keeps: the item in focus, and how far the focus is past it.
  ///
  /// Beyond an end of a list the item in focus is the one at that end.
  struct KeptFocus {
    /// The whole turns of a ring before the item.
    let turns: Double
    /// The index of the item in focus.
    let item: Int
    /// How far the focus is past the item, in items; more than ½ only beyond an end.
    let past: Double
  }

  /// The focus at an offset, or `nil` without items.
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

  /// Takes items to where a mapping says, asks for sizes of new and reloaded ones, keeps the focus.
  mutating func change(
    by mapping: LayoutIndexMapping, to count: Int, reloading reloaded: [Int] = [],
    keepingFocusAt offset: inout Double, measuredBy provider: some WheelSizeProvider = NoSizes()
  ) throws(WheelError) -> LayoutIndexMapping {
    try Self.check(itemCount: count)
    var sizes = sizes
    try sizes.follow(mapping, to: count, measuredBy: provider)
    for index in reloaded { try sizes.measure(itemAt: index, of: count, by: provider) }
    sizes.forgetIfEqual()
    let start = mapping.runs.runs.first
    let unchanged = start?.old == 0 && start?.new == 0 ? start?.count ?? 0 : 0
    try become(
      itemCount: count, sizes: sizes,
      from: min(Int(clamping: unchanged), reloaded.first ?? .max), by: mapping,
      keepingFocusAt: &offset)
    return mapping
  }

  /// Becomes a wheel that differs in what is given, and keeps the focus.
  ///
  /// Items before `first` have kept their indices and sizes. If nothing has changed, neither does
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
  /// The same item after a change; if it was removed, the nearest one that is left, the later of
  /// two as near, exactly in focus; `nil` if none is left.
  ///
  /// - Complexity: O(*k*) for *k* runs of a mapping.
  func following(_ mapping: LayoutIndexMapping, of oldCount: Int, isRing: Bool) -> Self? {
    if let index = mapping.newIndex(of: item) {
      return Self(turns: turns, item: index, past: past)
    }
    let (runs, count) = (mapping.runs.runs, Int64(oldCount))
    guard let first = runs.first, first.old < count else { return nil }
    // What removes items ends with a run of all the indices that follow.
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
