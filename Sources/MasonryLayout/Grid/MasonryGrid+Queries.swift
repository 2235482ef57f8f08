extension MasonryGrid {
  /// The items whose frames intersect a rectangle, in ascending order.
  ///
  /// The answer is exact: it is that of `frames[index].intersects(rect)` for every item, edges and
  /// empty frames included. A rectangle with an edge that is not a finite number meets no item.
  ///
  /// - Complexity: O(*c* log *n* + *k* log *k*) for *c* columns that the rectangle touches, *n* items
  ///   and *k* covered columns of the items found.
  public func indices(in rect: LayoutRect) -> [Int] {
    var indices: [Int] = []
    collectIndices(in: rect, into: &indices)
    indices.sort()
    return indices
  }

  /// Replaces the contents of a buffer with the items whose frames intersect a rectangle.
  ///
  /// The items come column by column, from top to bottom in each. A buffer that is kept from one frame
  /// of a scroll to the next keeps its memory, and nothing is allocated.
  ///
  /// - Complexity: O(*c* log *n* + *k*), as for ``indices(in:)`` but without sorting.
  public func collectIndices(in rect: LayoutRect, into buffer: inout [Int]) {
    buffer.removeAll(keepingCapacity: true)
    // An array checks at each append whether it is shared, so they are appended in batches.
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { batch in
      var filled = 0
      visit(rect) { index in
        batch[filled] = index
        filled += 1
        guard filled == batch.count else { return }
        buffer.append(contentsOf: batch)
        filled = 0
      }
      buffer.append(contentsOf: UnsafeMutableBufferPointer(rebasing: batch[..<filled]))
    }
  }

  /// Calls a closure with each item whose frame intersects a rectangle, without allocating.
  ///
  /// The items come column by column, from top to bottom in each, and each item once.
  ///
  /// - Complexity: O(*c* log *n* + *k*), as for ``indices(in:)`` but without sorting.
  public func forEachIndex(in rect: LayoutRect, _ body: (Int) -> Void) {
    visit(rect, body)
  }

  /// The smallest and the largest index among the items that intersect a rectangle, or `nil` if none does.
  ///
  /// The items between the two need not be visible.
  ///
  /// - Complexity: O(*c* log *n* + *k*), as for ``indices(in:)`` but without sorting or allocating.
  public func indexBounds(in rect: LayoutRect) -> ClosedRange<Int>? {
    var bounds: ClosedRange<Int>?
    visit(rect) { index in
      bounds = min(bounds?.lowerBound ?? index, index)...max(bounds?.upperBound ?? index, index)
    }
    return bounds
  }

  /// The item whose frame contains a point, or `nil` between items and outside of them.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  public func index(at point: LayoutPoint) -> Int? {
    var found: Int?
    let edges = stackingEdges
    visit(LayoutRect(origin: point, size: .zero)) { index in
      if frame(ofItemAt: index, edges).contains(point) { found = index }
    }
    return found
  }
}
