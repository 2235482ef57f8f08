extension Wheel {
  /// Asks for the size of an item again and keeps the focus.
  ///
  /// - Throws: ``WheelError/itemCountWithSizes(_:)`` before anything is asked in a wheel of more
  ///   than 2³¹ − 1 items, or another ``WheelError`` if the size or the gaps to its neighbours are
  ///   not valid; the wheel and the offset stay as they were.
  /// - Precondition: The index is that of an item.
  /// - Complexity: As ``remeasure(_:keepingFocusAt:measuredBy:)``.
  public mutating func remeasure(
    at index: Int, keepingFocusAt offset: inout Double,
    measuredBy provider: some WheelSizeProvider
  ) throws(WheelError) {
    try remeasure(CollectionOfOne(index), keepingFocusAt: &offset, measuredBy: provider)
  }

  /// Asks for the sizes of several items again and keeps the focus.
  ///
  /// The item in focus stays in focus, and the focus as far past it, counted in items.
  ///
  /// - Parameters:
  ///   - indices: The items to ask for, in any order; `0..<wheel.itemCount` for all.
  ///   - offset: The offset at which the wheel is scrolled; it becomes the one that keeps the focus.
  ///   - provider: The sizes, asked once for each index in the order given.
  /// - Throws: ``WheelError/itemCountWithSizes(_:)`` before anything is asked in a wheel of more
  ///   than 2³¹ − 1 items, or another ``WheelError`` if a size or the gaps between items are not
  ///   valid; the wheel and the offset stay as they were.
  /// - Precondition: The indices are those of items.
  /// - Complexity: O(*k* + *n*) for *k* indices and *n* items. A list works out the angles from the
  ///   first changed item on, once. A ring has to close: it works out all angles for up to a dozen
  ///   distances between neighbours, until the angles add up to a full turn.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, keepingFocusAt offset: inout Double,
    measuredBy provider: some WheelSizeProvider
  ) throws(WheelError) {
    var sizes = sizes
    var first = itemCount
    for index in indices {
      checkIndex(index)
      try sizes.measure(itemAt: index, of: itemCount, by: provider)
      first = min(first, index)
    }
    sizes.forgetIfEqual()
    try become(sizes: sizes, from: first, keepingFocusAt: &offset)
  }

  /// Sets the size of an item, for example once its picture has loaded, and keeps the focus.
  ///
  ///     try wheel.setSize(picture.size, ofItemAt: 7, keepingFocusAt: &offset)
  ///
  /// - Parameters:
  ///   - size: The width and height at full scale, in points; `nil` for the size that the configuration
  ///     gives.
  ///   - index: The index of the item.
  ///   - offset: The offset at which the wheel is scrolled; it becomes the one that keeps the focus.
  /// - Throws: ``WheelError/itemCountWithSizes(_:)`` before anything is asked in a wheel of more
  ///   than 2³¹ − 1 items, or another ``WheelError`` if the size or the gaps to its neighbours are
  ///   not valid; the wheel and the offset stay as they were.
  /// - Precondition: The index is that of an item.
  /// - Complexity: As ``remeasure(_:keepingFocusAt:measuredBy:)``.
  public mutating func setSize(
    _ size: LayoutSize?, ofItemAt index: Int, keepingFocusAt offset: inout Double
  ) throws(WheelError) {
    try remeasure(
      at: index, keepingFocusAt: &offset, measuredBy: WheelSizeClosure { _ in size })
  }
}
