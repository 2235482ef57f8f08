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
    let focus = turnsAndFocus(atOffset: reachable(offset))
    self = try Wheel(itemCount: sum, configuration: configuration, viewportSize: viewportSize)
    guard let focus else { return self.offset(atFocusIndex: 0) }
    return self.offset(at: focus.position.inserting(count, at: index), afterTurns: focus.turns)
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
    let focus = turnsAndFocus(atOffset: reachable(offset))
    let before = itemCount
    self = try Wheel(
      itemCount: before - range.count, configuration: configuration, viewportSize: viewportSize)
    guard let focus, itemCount > 0 else { return self.offset(atFocusIndex: 0) }
    let position = focus.position.removing(range, of: before, isRing: circle.isRing)
    return self.offset(at: position, afterTurns: focus.turns)
  }

  /// The focus at an offset, with the whole turns of a ring taken off: its item is in 0..<n.
  private func turnsAndFocus(
    atOffset offset: Double
  ) -> (turns: Double, position: FocusPosition)? {
    guard var focus = focusPosition(atOffset: offset) else { return nil }
    guard circle.isRing else { return (0, focus) }
    let item = itemAndTurns(focus, atOffset: offset)
    let turns = (item / Double(itemCount)).rounded(.down)
    focus.nearest = item - turns * Double(itemCount)
    return (turns, focus)
  }

  /// The offset of a focus after whole turns, with the number of items that there are now.
  private func offset(at focus: FocusPosition, afterTurns turns: Double) -> Double {
    offset(atFocusIndex: turns * Double(itemCount) + focus.nearest + focus.fraction)
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
    var focus = self
    let lower = Double(range.lowerBound)
    let upper = Double(range.upperBound)
    if nearest >= upper {
      focus.nearest -= upper - lower
    } else if nearest >= lower {
      let position = nearest + fraction
      let hasEarlier = isRing || range.lowerBound > 0
      let hasLater = isRing || range.upperBound < count
      // A billionth of an item is allowed for rounding: at rest both neighbours are as near.
      let isLaterNearer = upper - position <= position - (lower - 1) + 1e-9
      focus.nearest = hasLater && (isLaterNearer || !hasEarlier) ? lower : lower - 1
      focus.fraction = 0
    }
    return focus
  }
}
