extension Wheel {
  /// Gives the wheel another viewport and returns the offset that keeps its focus.
  ///
  ///     offset = try wheel.resize(to: view.bounds.size, keepingFocusAtOffset: offset)
  ///
  /// - Throws: ``WheelError`` for a size that is no viewport; the wheel stays as it was.
  public mutating func resize(
    to viewportSize: LayoutSize, environment: LayoutEnvironment? = nil,
    keepingFocusAtOffset offset: Double
  ) throws(WheelError) -> Double {
    try become(
      viewportSize: viewportSize, environment: environment, keepingFocusAtOffset: offset)
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
    var sizes = sizes
    sizes.common = configuration.itemSize
    return try become(
      configuration: configuration, sizes: sizes, keepingFocusAtOffset: offset)
  }

  /// Inserts a number of items before an index and returns the offset that keeps the focus.
  ///
  ///     offset = try wheel.insertItems(3, at: 5, keepingFocusAtOffset: offset)
  ///
  /// As with every change, the item in focus stays in focus, and the focus as far past it as
  /// before, counted in items. Items inserted at its own index come before it. On a ring the number
  /// of turns stays too. Beyond an end of a list the item in focus is the one at that end, however
  /// far the list is pulled: what is inserted there comes into view. Items inserted into an empty
  /// wheel start with the first of them in focus. A change of nothing returns the offset as it is,
  /// or the nearest end of the content for one that is out of reach.
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
  /// - Throws: ``WheelError/itemCountWithSizes(_:)`` before anything is asked if there would be
  ///   more than 2³¹ − 1 items, or another ``WheelError`` if a size or the gaps to other items are
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
    return try change(
      by: .inserting(count, at: index), to: sum, keepingFocusAtOffset: offset,
      measuredBy: provider)
  }

  /// Removes items and returns the offset that keeps the focus.
  ///
  /// If the item in focus is among them, the nearest one that is left comes into focus, the later
  /// of two as near: exactly, also in a list that is pulled beyond an end. Without any items left
  /// the offset is that of the start.
  ///
  /// - Throws: ``WheelError`` if no wheel of so few items can be made; it stays as it was.
  /// - Precondition: The range lies within 0..<``itemCount``.
  public mutating func removeItems(
    in range: Range<Int>, keepingFocusAtOffset offset: Double
  ) throws(WheelError) -> Double {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= itemCount,
      "The items \(range.lowerBound)..<\(range.upperBound) are not among \(itemCount).")
    return try change(
      by: .removing(range), to: itemCount - range.count, keepingFocusAtOffset: offset,
      measuredBy: NoSizes())
  }
}
