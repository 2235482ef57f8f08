extension MasonryGrid {
  /// The order in which to read the items of a wall, or to walk through them with a keyboard.
  public enum ReadingOrder: Hashable, Sendable, CaseIterable {
    /// The order of the indices, which is that of the data.
    case source

    /// The order in which the items begin along the columns, and from the leading column if they begin
    /// together: the rows that an eye sees.
    case visual
  }

  /// The indices of all items in a reading order.
  ///
  /// - Complexity: O(*n*) for *n* items in source order, O(*n* log *n*) in visual order.
  public func indices(orderedBy order: ReadingOrder) -> [Int] {
    let indices = Array(0..<count)
    switch order {
    case .source: return indices
    case .visual: return indices.sorted { visualPlace(of: $0) < visualPlace(of: $1) }
    }
  }

  /// What orders an item: where it begins along and across the lanes, and its index.
  private func visualPlace(of index: Int) -> (Double, UInt16, Int) {
    (placement.positions[index], placement.firstLanes[index], index)
  }
}
