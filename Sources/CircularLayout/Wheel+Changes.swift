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
      itemCount: itemCount, configuration: configuration, viewportSize: viewportSize)
    return self.offset(atFocusIndex: focus)
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
    precondition(
      index >= 0 && index <= itemCount, "Items cannot be inserted at \(index) of \(itemCount).")
    guard count >= 0 else { throw .itemCount(count) }
    let (sum, overflow) = itemCount.addingReportingOverflow(count)
    guard !overflow else { throw .itemCount(.max) }
    let focus = focusPosition(atOffset: reachable(offset))
    self = try Wheel(itemCount: sum, configuration: configuration, viewportSize: viewportSize)
    return self.offset(at: focus?.inserting(count, at: index))
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
    let focus = focusPosition(atOffset: reachable(offset))?.removing(
      range, of: itemCount, isRing: circle.isRing)
    self = try Wheel(
      itemCount: itemCount - range.count, configuration: configuration,
      viewportSize: viewportSize)
    return self.offset(at: focus)
  }

  /// The offset of a focus with the number of items that there are now; without one, the start.
  private func offset(at focus: FocusPosition?) -> Double {
    offset(atFocusIndex: focus.map { itemAndTurns($0) + $0.fraction } ?? 0)
  }
}

extension Wheel.FocusPosition {
  /// The same focus after items have been inserted before an index.
  fileprivate func inserting(_ count: Int, at index: Int) -> Wheel.FocusPosition {
    var focus = self
    if nearest >= Double(index) { focus.nearest += Double(count) }
    return focus
  }

  /// The focus after items have been removed: the same item, or else the nearest that is left.
  fileprivate func removing(
    _ range: Range<Int>, of count: Int, isRing: Bool
  ) -> Wheel.FocusPosition {
    guard range.count < count else { return Wheel.FocusPosition() }
    var focus = self
    let lower = Double(range.lowerBound)
    let upper = Double(range.upperBound)
    if nearest >= upper {
      focus.nearest -= upper - lower
    } else if nearest >= lower {
      let position = nearest + fraction
      let hasEarlier = isRing || range.lowerBound > 0
      let hasLater = isRing || range.upperBound < count
      let isLaterNearer = upper - position <= position - (lower - 1)
      focus.nearest = hasLater && (isLaterNearer || !hasEarlier) ? lower : lower - 1
      focus.fraction = 0
    }
    return focus
  }
}
