extension Wheel {
  /// Gives the wheel another viewport, and perhaps another reading direction, and keeps its focus.
  ///
  ///     try wheel.resize(to: view.bounds.size, keepingFocusAt: &offset)
  ///
  /// - Throws: ``WheelError`` if the size is not valid; the wheel and the offset stay as they were.
  public mutating func resize(
    to viewportSize: LayoutSize, environment: LayoutEnvironment? = nil,
    keepingFocusAt offset: inout Double
  ) throws(WheelError) {
    try become(viewportSize: viewportSize, environment: environment, keepingFocusAt: &offset)
  }

  /// Changes the configuration and keeps the focus.
  ///
  ///     try wheel.reconfigure(keepingFocusAt: &offset) { $0.radiusToItemCenter = 300 }
  ///
  /// Items with sizes of their own keep them; all others get that of the configuration. The focus stays
  /// at the same item, and as far past it. From a ring to a list it loses its turns.
  ///
  /// - Throws: ``WheelError`` if the configuration is not valid; the wheel and the offset stay as they
  ///   were.
  /// - Complexity: O(1) for items of one size, otherwise O(*n*) for *n* items.
  public mutating func reconfigure(
    keepingFocusAt offset: inout Double, _ change: (inout Configuration) -> Void
  ) throws(WheelError) {
    var (configuration, sizes) = (configuration, sizes)
    change(&configuration)
    sizes.common = configuration.itemSize
    try become(configuration: configuration, sizes: sizes, keepingFocusAt: &offset)
  }

  /// Inserts items before an index and keeps the focus.
  ///
  ///     try wheel.insertItems(3, at: 5, keepingFocusAt: &offset)
  ///     try wheel.insertItems(
  ///       3, at: 5, keepingFocusAt: &offset, measuredBy: WheelSizes(books.map(\.coverSize)))
  ///
  /// As with every change, the item in focus stays in focus, and the focus as far past it as
  /// before, counted in items. Items inserted at its own index come before it. On a ring the number
  /// of turns stays too. Beyond an end of a list the item in focus is the one at that end, however
  /// far the list is pulled: what is inserted there comes into view. Items inserted into an empty
  /// wheel start with the first of them in focus. A change of nothing leaves the offset as it is, or
  /// sets it to the nearest end of the content if it is out of reach.
  ///
  /// - Parameters:
  ///   - count: The number of new items.
  ///   - index: The index that the first of them will have.
  ///   - offset: The offset at which the wheel is scrolled; it becomes the one that keeps the focus.
  ///   - provider: The sizes, by the indices that the items will have; asked for the new items only.
  ///     Without a provider they have the configuration's size.
  /// - Returns: Where the items went.
  /// - Throws: ``WheelError`` if the number is negative, there would be too many items, or a size or
  ///   the gaps to other items are not valid; the wheel and the offset stay as they were. The number
  ///   is checked before anything is asked.
  /// - Precondition: The index is from 0 to ``itemCount``.
  /// - Complexity: O(1) for items of one size, otherwise O(*n*) for *n* items, of which a list works
  ///   out the angles from `index` on.
  @discardableResult
  public mutating func insertItems(
    _ count: Int, at index: Int, keepingFocusAt offset: inout Double,
    measuredBy provider: some WheelSizeProvider = NoSizes()
  ) throws(WheelError) -> LayoutIndexMapping {
    precondition(
      index >= 0 && index <= itemCount, "Items cannot be inserted at \(index) of \(itemCount).")
    guard count >= 0 else { throw .itemCount(count) }
    let (sum, overflow) = itemCount.addingReportingOverflow(count)
    guard !overflow else { throw .itemCount(.max) }
    return try change(
      by: .inserting(count, at: index), to: sum, keepingFocusAt: &offset, measuredBy: provider)
  }

  /// Removes items and keeps the focus.
  ///
  /// If the item in focus is among them, the nearest one that is left comes into focus, the later
  /// of two as near: exactly, also in a list that is pulled beyond an end. Without any items left
  /// the offset becomes that of the start.
  ///
  /// - Returns: Where the items went.
  /// - Throws: ``WheelError`` if no wheel of so few items can be made; the wheel and the offset stay as
  ///   they were.
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
  ///     try wheel.moveItem(from: 2, to: 9, keepingFocusAt: &offset)
  ///
  /// The item in focus stays in focus, also if it is the one that moves; those in between make room.
  ///
  /// - Returns: Where the items went.
  /// - Throws: ``WheelError`` if the gap is too wide for cards that become neighbours; the wheel and
  ///   the offset stay as they were. Where all items have one size nothing is thrown.
  /// - Precondition: Both indices are those of items.
  /// - Complexity: O(1) for items of one size, otherwise O(*n*) for *n* items, of which a list works out
  ///   the angles from the smaller index on.
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
  ///     let order = photos.indices.sorted { photos[$0].date < photos[$1].date }
  ///     photos = order.map { photos[$0] }
  ///     try wheel.reorderItems(by: order, keepingFocusAt: &offset)
  ///
  /// - Parameters:
  ///   - order: The old index of each item, in the new order.
  ///   - offset: The offset at which the wheel is scrolled; it becomes the one that keeps the focus.
  /// - Returns: Where the items went.
  /// - Throws: ``WheelError`` if the gap is too wide for cards that become neighbours; the wheel and
  ///   the offset stay as they were. Where all items have one size nothing is thrown.
  /// - Precondition: The order has each index of an item exactly once.
  /// - Complexity: O(*n*) for *n* items.
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
}
