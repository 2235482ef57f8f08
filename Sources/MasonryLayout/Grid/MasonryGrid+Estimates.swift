extension MasonryGrid {
  /// Whether the height of an item is an estimate: its width in a grid that scrolls sideways.
  public func isEstimated(itemAt index: Int) -> Bool {
    checkIndex(index)
    return items.estimates[index]
  }

  /// The first item whose height is an estimate, or `nil` if all heights are measured.
  ///
  /// Where an item begins follows from the items before it. So this one and all before it begin
  /// where they will begin once everything is measured, and what is after it rests on estimates.
  /// Only items that were prepended upwards all rest on each other: they are exact once all of them
  /// are measured.
  ///
  /// - Complexity: O(*n*) for *n* items, of which one instruction looks at 64; O(1) without
  ///   estimates.
  public var firstEstimatedIndex: Int? { items.estimates.first }

  /// Whether ``contentSize`` rests on no estimates.
  public var hasExactContentSize: Bool { items.estimates.isEmpty }
}
