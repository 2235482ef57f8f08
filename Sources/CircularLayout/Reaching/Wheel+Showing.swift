extension Wheel {
  /// The visible items in drawing order: the topmost last.
  ///
  /// Those of ``visibleItems(atOffset:)`` by ``Item/zIndex``, of two with the same the later last.
  ///
  /// - Complexity: O(*r* log *r*) for *r* results.
  public func visibleItemsInDrawingOrder(atOffset offset: Double) -> [Item] {
    visibleItems(atOffset: offset).enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map { $0.element }
  }

  /// The visible items in the order for assistive technologies.
  ///
  /// First those from the focused item on, whether it is visible or not, then those before it.
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

  /// The smallest upright rectangle around an item's visible part, for an accessibility cursor.
  ///
  /// From the viewport's top left corner, whatever lies over the item; `nil` if it is not visible.
  ///
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
