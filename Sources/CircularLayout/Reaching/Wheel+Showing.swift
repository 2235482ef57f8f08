extension Wheel {
  /// The items that are seen at an offset, in the order in which to draw them: the topmost last.
  ///
  /// Those of ``visibleItems(atOffset:)`` by their ``Item/zIndex``, of two with the same the later
  /// last. For a host that draws into one canvas, or adds views one over the other.
  ///
  /// - Complexity: O(*r*) for *r* results: nothing is sorted. Ranks rise up to one item and fall from
  ///   there on, so the lowest of those left is the first of them or the last.
  public func visibleItemsInDrawingOrder(atOffset offset: Double) -> [Item] {
    let items = visibleItems(atOffset: offset)
    var order: [Item] = []
    order.reserveCapacity(items.count)
    var rest = items[...]
    while let first = rest.first, let last = rest.last {
      if first.zIndex <= last.zIndex {
        order.append(rest.removeFirst())
      } else {
        // Of several with the same rank the earlier one comes first.
        var start = rest.endIndex - 1
        while rest[start - 1].zIndex == last.zIndex { start -= 1 }
        order.append(contentsOf: rest[start...])
        rest = rest[..<start]
      }
    }
    return order
  }

  /// The items that are seen at an offset, in the order for assistive technologies.
  ///
  /// From the item in focus on, those of ``visibleItems(atOffset:)`` as they follow one another;
  /// then those before it. Without the item in focus it begins with the next one that is seen.
  ///
  /// - Complexity: As for ``visibleItems(atOffset:)``.
  public func indicesForAccessibility(atOffset offset: Double) -> [Int] {
    guard let focus = focusPosition(atOffset: offset) else { return [] }
    // Beyond the end of a list its last item is in focus.
    let start = angles.isRing ? 0 : min(0, Double(itemCount - 1) - focus.nearest)
    var (following, preceding): ([Int], [Int]) = ([], [])
    forEachPose(meeting: LayoutRect(origin: .zero, size: viewportSize), from: focus) { pose in
      let index = index(atPlace: pose.place, from: focus)
      if pose.place >= start { following.append(index) } else { preceding.append(index) }
    }
    return following + preceding
  }

  /// What is seen of an item at an offset, as an upright rectangle in the viewport.
  ///
  /// The smallest that contains the part of the item inside the viewport, whatever lies over it, from
  /// the viewport's top left corner: where an assistive technology draws its cursor. `nil` if the
  /// item is not seen.
  ///
  /// - Precondition: The index is that of an item.
  /// - Complexity: O(1); O(log *n*) for *n* items whose angles differ.
  public func visibleFrame(ofItemAt index: Int, atOffset offset: Double) -> LayoutRect? {
    checkIndex(index)
    guard
      let focus = focusPosition(atOffset: offset), let place = place(ofItemAt: index, from: focus)
    else { return nil }
    return quad(of: pose(atPlace: place, from: focus))
      .boundsOfIntersection(with: LayoutRect(origin: .zero, size: viewportSize))
  }
}
