extension Wheel {
  /// Gives the wheel another viewport and returns the offset that keeps its focus.
  ///
  ///     offset = try wheel.resize(to: view.bounds.size, keepingFocusAtOffset: offset)
  ///
  /// - Throws: ``WheelError`` for a size that is no viewport; the wheel stays as it was.
  public mutating func resize(
    to viewportSize: LayoutSize, keepingFocusAtOffset offset: Double
  ) throws(WheelError) -> Double {
    let focus = focusIndex(atOffset: offset)
    self = try Wheel(
      itemCount: itemCount, configuration: configuration, viewportSize: viewportSize, sizes: sizes,
      changing: angles, from: itemCount)
    return self.offset(atFocusIndex: focus)
  }

  /// Gives the wheel another configuration and returns the offset that keeps its focus.
  ///
  ///     configuration.radiusToItemCenter = 300
  ///     offset = try wheel.reconfigure(configuration, keepingFocusAtOffset: offset)
  ///
  /// Items with sizes of their own keep them; all others get that of the configuration. The focus stays
  /// at the same item, and as far past it. From a ring to a list it loses its turns.
  ///
  /// - Throws: ``WheelError`` for a configuration that makes no wheel; the wheel stays as it was.
  /// - Complexity: O(1) for items of one size, otherwise O(*n*) for *n* items.
  public mutating func reconfigure(
    _ configuration: Configuration, keepingFocusAtOffset offset: Double
  ) throws(WheelError) -> Double {
    let focus = turnsAndFocus(atOffset: reachable(offset))
    var sizes = sizes
    sizes.common = configuration.itemSize
    self = try Wheel(
      itemCount: itemCount, configuration: configuration, viewportSize: viewportSize, sizes: sizes)
    return self.offset(keeping: focus)
  }

  /// Inserts a number of items before an index and returns the offset that keeps the focus.
  ///
  ///     offset = try wheel.insertItems(3, at: 5, keepingFocusAtOffset: offset)
  ///
  /// The item in focus stays in focus, and the focus as far past it as before: items inserted at
  /// its own index come before it. On a ring the number of turns stays too. A list pulled beyond
  /// its last item finds there what was added at its end. Items inserted into an empty wheel start
  /// with the first of them in focus.
  ///
  /// - Throws: ``WheelError/itemCount(_:)`` if the number is negative or the wheel gets too many
  ///   items; it stays as it was.
  /// - Precondition: The index is from 0 to ``itemCount``.
  public mutating func insertItems(
    _ count: Int, at index: Int, keepingFocusAtOffset offset: Double
  ) throws(WheelError) -> Double {
    try insertItems(count, at: index, keepingFocusAtOffset: offset, measuredBy: NoSizes())
  }

  /// Inserts items with sizes of their own before an index and returns the offset that keeps the focus.
  ///
  ///     offset = try wheel.insertItems(
  ///       3, at: 5, keepingFocusAtOffset: offset, measuredBy: WheelSizes(books.map(\.coverSize)))
  ///
  /// The focus is kept as by ``insertItems(_:at:keepingFocusAtOffset:)``.
  ///
  /// - Parameters:
  ///   - count: The number of new items.
  ///   - index: The index that the first of them will have.
  ///   - offset: The offset at which the wheel is scrolled.
  ///   - provider: The sizes, by the indices that the items will have; asked for the new items only.
  /// - Returns: The offset that keeps the focus.
  /// - Throws: ``WheelError`` if there would be too many items, or a size or the gaps to other items are
  ///   not valid; the wheel stays as it was.
  /// - Precondition: The index is from 0 to ``itemCount``.
  /// - Complexity: O(*n*) for *n* items, of which a list works out the angles from `index` on.
  public mutating func insertItems(
    _ count: Int, at index: Int, keepingFocusAtOffset offset: Double,
    measuredBy provider: some WheelSizeProvider
  ) throws(WheelError) -> Double {
    precondition(
      index >= 0 && index <= itemCount, "Items cannot be inserted at \(index) of \(itemCount).")
    guard count >= 0 else { throw .itemCount(count) }
    let (sum, overflow) = itemCount.addingReportingOverflow(count)
    guard !overflow else { throw .itemCount(.max) }
    var focus = turnsAndFocus(atOffset: reachable(offset))
    var sizes = sizes
    try sizes.insert(count, at: index, of: itemCount, measuredBy: provider)
    try change(itemCount: sum, sizes: sizes, from: index)
    focus?.position.insert(count, at: index)
    return self.offset(keeping: focus)
  }

  /// Removes items and returns the offset that keeps the focus.
  ///
  /// If the item in focus is among them, the nearest one that is left comes into focus, the later
  /// of two as near. Without any items left the offset is that of the start.
  ///
  /// - Throws: ``WheelError`` if no wheel of so few items can be made; it stays as it was.
  /// - Precondition: The range lies within 0..<``itemCount``.
  public mutating func removeItems(
    in range: Range<Int>, keepingFocusAtOffset offset: Double
  ) throws(WheelError) -> Double {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= itemCount,
      "The items \(range.lowerBound)..<\(range.upperBound) are not among \(itemCount).")
    var focus = turnsAndFocus(atOffset: reachable(offset))
    let before = itemCount
    var sizes = sizes
    sizes.remove(range)
    try change(itemCount: before - range.count, sizes: sizes, from: range.lowerBound)
    focus?.position.remove(range, of: before, isRing: angles.isRing)
    return self.offset(keeping: focus)
  }
}

extension Wheel {
  /// Gives the wheel other items, the first of which that is affected given by its index.
  mutating func change(itemCount: Int, sizes: ItemSizes, from first: Int) throws(WheelError) {
    self = try Wheel(
      itemCount: itemCount, configuration: configuration, viewportSize: viewportSize, sizes: sizes,
      changing: angles, from: first)
  }

  /// The focus at an offset, with the whole turns of a ring taken off: its item is in 0..<n.
  func turnsAndFocus(
    atOffset offset: Double
  ) -> (turns: Double, position: FocusPosition)? {
    guard var focus = focusPosition(atOffset: offset) else { return nil }
    guard angles.isRing else { return (0, focus) }
    let item = itemAndTurns(focus, atOffset: offset)
    let turns = (item / Double(itemCount)).rounded(.down)
    focus.nearest = item - turns * Double(itemCount)
    return (turns, focus)
  }

  /// The offset of a focus after whole turns, with the items that there are now; that of the start
  /// where there are none, or were none.
  func offset(keeping focus: (turns: Double, position: FocusPosition)?) -> Double {
    guard let (turns, position) = focus, itemCount > 0 else { return offset(atFocusIndex: 0) }
    let whole = angles.isRing ? turns * Double(itemCount) : 0
    return offset(atFocusIndex: whole + position.nearest + position.fraction)
  }
}

extension Wheel.FocusPosition {
  /// Keeps the item after others have been inserted before an index.
  fileprivate mutating func insert(_ count: Int, at index: Int) {
    if nearest >= Double(index) { nearest += Double(count) }
  }

  /// Keeps the item after some have been removed, or else takes the nearest that is left.
  fileprivate mutating func remove(_ range: Range<Int>, of count: Int, isRing: Bool) {
    let lower = Double(range.lowerBound)
    let upper = Double(range.upperBound)
    if nearest >= upper {
      nearest -= upper - lower
    } else if nearest >= lower {
      let position = nearest + fraction
      let hasEarlier = isRing || range.lowerBound > 0
      let hasLater = isRing || range.upperBound < count
      // A billionth of an item is allowed for rounding: at rest both neighbours are as near.
      let isLaterNearer = upper - position <= position - (lower - 1) + 1e-9
      nearest = hasLater && (isLaterNearer || !hasEarlier) ? lower : lower - 1
      fraction = 0
    }
  }
}
