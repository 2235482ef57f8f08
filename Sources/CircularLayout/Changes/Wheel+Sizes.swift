extension Wheel {
  /// Asks for the size of an item again and returns the offset that keeps the focus.
  ///
  /// - Throws: ``WheelError`` if the size or the gaps to its neighbours are not valid; the wheel stays as
  ///   it was.
  /// - Precondition: The index is that of an item.
  /// - Complexity: O(*n*) for *n* items, of which a list works out the angles from `index` on.
  public mutating func remeasure(
    at index: Int, keepingFocusAtOffset offset: Double,
    measuredBy provider: some WheelSizeProvider
  ) throws(WheelError) -> Double {
    try remeasure(CollectionOfOne(index), keepingFocusAtOffset: offset, measuredBy: provider)
  }

  /// Asks for the sizes of several items again and returns the offset that keeps the focus.
  ///
  /// The item in focus stays in focus, and the focus as far past it, counted in items.
  ///
  /// - Parameters:
  ///   - indices: The items to ask for, in any order; `0..<wheel.itemCount` for all.
  ///   - offset: The offset at which the wheel is scrolled.
  ///   - provider: The sizes, asked once for each index in the order given.
  /// - Returns: The offset that keeps the focus.
  /// - Throws: ``WheelError`` if a size or the gaps between items are not valid; the wheel stays as it
  ///   was.
  /// - Precondition: The indices are those of items.
  /// - Complexity: O(*k* + *n*) for *k* indices and *n* items, of which a list works out the angles from
  ///   the first changed one on.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, keepingFocusAtOffset offset: Double,
    measuredBy provider: some WheelSizeProvider
  ) throws(WheelError) -> Double {
    let focus = turnsAndFocus(atOffset: reachable(offset))
    var sizes = sizes
    var first = itemCount
    for index in indices {
      checkIndex(index)
      try sizes.set(provider.validSize(ofItemAt: index), ofItemAt: index, of: itemCount)
      first = min(first, index)
    }
    sizes.forgetIfEqual()
    try change(itemCount: itemCount, sizes: sizes, from: first)
    return self.offset(keeping: focus)
  }

  /// Sets the size of an item, for example once its picture has loaded, and returns the offset that
  /// keeps the focus.
  ///
  ///     offset = try wheel.setSize(picture.size, ofItemAt: 7, keepingFocusAtOffset: offset)
  ///
  /// - Parameters:
  ///   - size: The width and height at full scale, in points; `nil` for the size that the configuration
  ///     gives.
  ///   - index: The index of the item.
  ///   - offset: The offset at which the wheel is scrolled.
  /// - Returns: The offset that keeps the focus.
  /// - Throws: ``WheelError`` if the size or the gaps to its neighbours are not valid; the wheel stays as
  ///   it was.
  /// - Precondition: The index is that of an item.
  /// - Complexity: O(*n*) for *n* items, of which a list works out the angles from `index` on.
  public mutating func setSize(
    _ size: LayoutSize?, ofItemAt index: Int, keepingFocusAtOffset offset: Double
  ) throws(WheelError) -> Double {
    try remeasure(
      at: index, keepingFocusAtOffset: offset, measuredBy: WheelSizeClosure { _ in size })
  }

  /// Moves an item so that it ends up at another index, and returns the offset that keeps the focus.
  ///
  ///     offset = try wheel.moveItem(from: 2, to: 9, keepingFocusAtOffset: offset)
  ///
  /// The item in focus stays in focus, also if it is the one that moves; those in between make room.
  ///
  /// - Throws: ``WheelError`` if the gap is too wide for cards that become neighbours; the wheel stays as
  ///   it was. Where all items have one size nothing is thrown.
  /// - Precondition: Both indices are those of items.
  /// - Complexity: O(1) for items of one size, otherwise O(*n*) for *n* items, of which a list works out
  ///   the angles from the smaller index on.
  public mutating func moveItem(
    from source: Int, to destination: Int, keepingFocusAtOffset offset: Double
  ) throws(WheelError) -> Double {
    checkIndex(source)
    checkIndex(destination)
    var focus = turnsAndFocus(atOffset: reachable(offset))
    var sizes = sizes
    sizes.move(from: source, to: destination)
    try change(itemCount: itemCount, sizes: sizes, from: min(source, destination))
    focus?.position.follow(
      .moving(from: source, to: destination), from: itemCount, to: itemCount,
      isRing: angles.isRing)
    return self.offset(keeping: focus)
  }
}

extension Wheel.FocusPosition {
  /// Keeps the item through a change of indices, or else takes the nearest that is left.
  ///
  /// Beyond an end of a list the focus keeps its distance from that end.
  mutating func follow(
    _ mapping: LayoutIndexMapping, from oldCount: Int, to newCount: Int, isRing: Bool
  ) {
    if nearest >= Double(oldCount) { nearest += Double(newCount - oldCount) }
    guard nearest >= 0, nearest < Double(oldCount) else { return }
    let item = Int(nearest)
    if let index = mapping.newIndex(of: item) {
      nearest = Double(index)
      return
    }
    func left(_ item: Int) -> Int? { mapping.newIndex(of: item) }
    // Past an end of a ring the items of the next turn follow.
    var later = (item + 1..<oldCount).firstIndex { left($0) != nil }.map { ($0, 0) }
    var earlier = (0..<item).lastIndex { left($0) != nil }.map { ($0, 0) }
    if isRing {
      later = later ?? (0..<item).firstIndex { left($0) != nil }.map { ($0, 1) }
      earlier = earlier ?? (item + 1..<oldCount).lastIndex { left($0) != nil }.map { ($0, -1) }
    }
    let position = nearest + fraction
    func distance(to other: (item: Int, turns: Int)?) -> Double {
      guard let other else { return .infinity }
      return (Double(other.item + other.turns * oldCount) - position).magnitude
    }
    // A billionth of an item is allowed for rounding: at rest both neighbours are as near.
    let isLaterNearer = distance(to: later) <= distance(to: earlier) + 1e-9
    guard let (survivor, turns) = isLaterNearer ? later : earlier, let index = left(survivor)
    else { return }
    nearest = Double(index + turns * newCount)
    fraction = 0
  }
}
