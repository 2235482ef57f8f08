extension Wheel {
  /// Changes the viewport, and optionally the reading direction, and keeps the focus.
  ///
  ///     try wheel.resize(to: view.bounds.size, keepingFocusAt: &offset)
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
  ///     try wheel.reconfigure(keepingFocusAt: &offset) { $0.radiusToItemCenter = 300 }
  ///
  /// Items keep sizes of their own; all others get the configuration's. The focus keeps its item
  /// and its distance from it. From a ring to a list, whole turns are dropped.
  ///
  /// - Throws: ``WheelError`` if a setting is not valid.
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
  /// Every change returns where the items went, and sets the offset to the one that keeps the item
  /// in focus, the distance of the focus from it, and the turns of a ring. Items inserted at the
  /// focused index come before it. A list that is pulled beyond an end keeps the distance of the
  /// focus from the item there: items inserted beyond it come into view, and one of them into
  /// focus. In an empty wheel the first new item comes into focus. A change without effect leaves
  /// the offset, whatever it is.
  ///
  /// Sizes are asked for by the new indices; without a provider they are the configuration's.
  ///
  /// - Throws: ``WheelError`` if the count, a size or a gap is not valid.
  /// - Precondition: The index is from 0 to ``itemCount``.
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
  ///     try wheel.moveItem(from: 2, to: 9, keepingFocusAt: &offset)
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
  ///     let order = photos.indices.sorted { photos[$0].date < photos[$1].date }
  ///     photos = order.map { photos[$0] }
  ///     try wheel.reorderItems(by: order, keepingFocusAt: &offset)
  ///
  /// - Throws: As ``moveItem(from:to:keepingFocusAt:)``.
  /// - Precondition: The order has the old index of each item once.
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

  #if !hasFeature(Embedded)
  /// Applies the difference between the old and the new data of the host, and keeps the focus.
  ///
  ///     let difference = newBooks.difference(from: books).inferringMoves()
  ///     books = newBooks
  ///     try wheel.apply(
  ///       difference, keepingFocusAt: &offset, measuredBy: WheelSizes(books.map(\.coverSize)))
  ///
  /// A moved item keeps its size; those of new ones are asked for by their new indices.
  ///
  /// - Throws: ``WheelError`` if the count, a size or a gap is not valid.
  /// - Precondition: The difference removes only items that exist, and inserts none past the end.
  /// - Complexity: As for any change, and O(*k* log *k*) for *k* differences.
  @discardableResult
  public mutating func apply<Element>(
    _ difference: CollectionDifference<Element>, keepingFocusAt offset: inout Double,
    measuredBy provider: some WheelSizeProvider = NoSizes()
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
      measuredBy: provider)
  }
  #endif
}
