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

  /// What is seen of an item at an offset, as an upright rectangle in the viewport.
  ///
  /// The smallest that contains the part of the item inside the viewport, whatever lies over it, from
  /// the viewport's top left corner: where an assistive technology draws its cursor. `nil` if the
  /// item is not seen.
  ///
  /// - Precondition: The index is that of an item.
  /// - Complexity: O(1).
  public func visibleFrame(ofItemAt index: Int, atOffset offset: Double) -> LayoutRect? {
    checkIndex(index)
    guard
      let focus = focusPosition(atOffset: offset), let place = place(ofItemAt: index, from: focus)
    else { return nil }
    return quad(of: pose(atPlace: place, from: focus))
      .boundsOfIntersection(with: LayoutRect(origin: .zero, size: viewportSize))
  }
}
