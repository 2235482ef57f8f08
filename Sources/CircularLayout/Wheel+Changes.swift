extension Wheel {
  /// Gives the wheel another viewport and returns the offset that keeps its focus.
  ///
  ///     offset = try wheel.resize(to: view.bounds.size, keepingFocusAtOffset: offset)
  ///
  /// - Throws: ``WheelError`` for a size that is negative or not finite; the wheel stays as it was.
  public mutating func resize(
    to viewportSize: LayoutSize, keepingFocusAtOffset offset: Double
  ) throws(WheelError) -> Double {
    let focus = focusIndex(atOffset: offset)
    self = try Wheel(
      itemCount: itemCount, configuration: configuration, viewportSize: viewportSize)
    return self.offset(atFocusIndex: focus)
  }

  /// Inserts items before an index and returns the offset that keeps its focus.
  ///
  /// The item in focus stays in focus, and as far past it as before: items inserted at its own
  /// index come before it. On a ring the number of turns stays too. A list pulled beyond its last
  /// item finds there what was added at its end.
  ///
  /// - Throws: ``WheelError`` if the wheel gets too many items; it stays as it was.
  /// - Precondition: The index is from 0 to ``itemCount``, and the count is at least 0.
  public mutating func insertItems(
    at index: Int, count: Int, keepingFocusAtOffset offset: Double
  ) throws(WheelError) -> Double {
    precondition(
      index >= 0 && index <= itemCount, "Items cannot be inserted at \(index) of \(itemCount).")
    precondition(count >= 0, "The number of items inserted must be at least 0, not \(count).")
    let (sum, overflow) = itemCount.addingReportingOverflow(count)
    guard !overflow else { throw .itemCount(.max) }
    let focus = focusParts(atOffset: offset)
    self = try Wheel(itemCount: sum, configuration: configuration, viewportSize: viewportSize)
    return self.offset(at: focus.inserting(count, at: index))
  }

  /// Removes items and returns the offset that keeps its focus.
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
    let focus = focusParts(atOffset: offset).removing(
      range, of: itemCount, isRing: rim.isRing)
    self = try Wheel(
      itemCount: itemCount - range.count, configuration: configuration,
      viewportSize: viewportSize)
    return self.offset(at: focus)
  }
}
