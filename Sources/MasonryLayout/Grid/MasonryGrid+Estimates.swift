extension MasonryGrid {
  /// Whether the height of an item is an estimate: its width in a grid that scrolls sideways.
  public func isEstimated(itemAt index: Int) -> Bool {
    checkIndex(index)
    return items.estimates[index]
  }

  /// The first item whose height is an estimate, or `nil` if all heights are measured.
  ///
  /// All items before it have their final places, and those after it rest on estimates. Items
  /// stacked upwards are final once all of them are measured.
  ///
  /// - Complexity: O(*n*) for *n* items, 64 of them at a time; O(1) without estimates.
  public var firstEstimatedIndex: Int? { items.estimates.first }

  /// Whether ``contentSize`` rests on no estimates.
  public var hasExactContentSize: Bool { items.estimates.isEmpty }
}
