extension Wheel {
  /// Asks for the size of an item again and returns the offset that keeps the focus.
  ///
  /// - Throws: ``WheelError/itemCountWithSizes(_:)`` before anything is asked in a wheel of more
  ///   than 2³¹ − 1 items, or another ``WheelError`` if the size or the gaps to its neighbours are
  ///   not valid; the wheel stays as it was.
  /// - Precondition: The index is that of an item.
  /// - Complexity: As ``remeasure(_:keepingFocusAtOffset:measuredBy:)``.
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
  /// - Throws: ``WheelError/itemCountWithSizes(_:)`` before anything is asked in a wheel of more
  ///   than 2³¹ − 1 items, or another ``WheelError`` if a size or the gaps between items are not
  ///   valid; the wheel stays as it was.
  /// - Precondition: The indices are those of items.
  /// - Complexity: O(*k* + *n*) for *k* indices and *n* items. A list works out the angles from the
  ///   first changed item on, once. A ring has to close: it works out all angles for up to a dozen
  ///   distances between neighbours, until the angles add up to a full turn.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, keepingFocusAtOffset offset: Double,
    measuredBy provider: some WheelSizeProvider
  ) throws(WheelError) -> Double {
    var sizes = sizes
    var first = itemCount
    for index in indices {
      checkIndex(index)
      try sizes.measure(itemAt: index, of: itemCount, by: provider)
      first = min(first, index)
    }
    sizes.forgetIfEqual()
    return try become(sizes: sizes, from: first, keepingFocusAtOffset: offset)
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
  /// - Throws: ``WheelError/itemCountWithSizes(_:)`` before anything is asked in a wheel of more
  ///   than 2³¹ − 1 items, or another ``WheelError`` if the size or the gaps to its neighbours are
  ///   not valid; the wheel stays as it was.
  /// - Precondition: The index is that of an item.
  /// - Complexity: As ``remeasure(_:keepingFocusAtOffset:measuredBy:)``.
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
    return try change(
      by: .moving(from: source, to: destination), to: itemCount, keepingFocusAtOffset: offset,
      measuredBy: NoSizes())
  }
}
