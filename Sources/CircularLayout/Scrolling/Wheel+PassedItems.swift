extension Wheel {
  /// The items that passed the focus while the content scrolled from one offset to another.
  ///
  /// Their indices, in the order of passing, are computed on access. An item passes where it comes
  /// into focus, to within a millionth of an item: once in a scroll split into frames, again if the
  /// scroll comes back to it, and on a ring with every turn. Beyond 2⁵⁰ items none pass.
  public func itemsPassed(
    fromOffset start: Double, toOffset end: Double
  ) -> some RandomAccessCollection<Int> & Sendable {
    guard
      let start = itemsInFocus(atOffset: start), let end = itemsInFocus(atOffset: end)
    else { return PassedItems(endIndex: 0, isForward: true, firstItem: 0, itemCount: itemCount) }
    let isForward = start.next <= end.next
    let first = isForward ? start.last + 1 : start.next - 1
    let count = isForward ? max(end.last - start.last, 0) : start.next - end.next
    let turns = (first / Double(itemCount)).rounded(.down)
    return PassedItems(
      endIndex: Int(saturating: count), isForward: isForward,
      firstItem: count > 0 ? Int(first - turns * Double(itemCount)) : 0, itemCount: itemCount)
  }

  /// The last item that has been in focus at an offset, and the next: the same if it is in focus.
  ///
  /// The turns of a ring are counted in. In a list, −1 stands before the first item and n after the
  /// last. `nil` without items and where they are too many to count.
  private func itemsInFocus(atOffset offset: Double) -> (last: Double, next: Double)? {
    let offset = reachable(offset)
    guard let focus = focusPosition(atOffset: offset) else { return nil }
    let nearest = itemAndTurns(focus, atOffset: offset)
    guard nearest.magnitude <= 0x1p50 || !angles.isRing else { return nil }
    let isInFocus = focus.fraction.magnitude <= 1e-6
    let last = isInFocus || focus.fraction > 0 ? nearest : nearest - 1
    let next = isInFocus || focus.fraction < 0 ? nearest : nearest + 1
    guard !angles.isRing else { return (last, next) }
    let count = Double(itemCount)
    return (min(max(last, -1), count - 1), min(max(next, 0), count))
  }

  private struct PassedItems: RandomAccessCollection, Sendable {
    let endIndex: Int
    let isForward: Bool
    /// The index of the first item that passed, unless there is none.
    let firstItem: Int
    let itemCount: Int

    var startIndex: Int { 0 }

    subscript(position: Int) -> Int {
      precondition(
        position >= 0 && position < endIndex, "There is no item \(position): \(endIndex) passed.")
      let places = position % itemCount
      if isForward {
        let left = itemCount - places
        return firstItem < left ? firstItem + places : firstItem - left
      }
      return firstItem >= places ? firstItem - places : firstItem + (itemCount - places)
    }
  }
}
