extension MasonryGrid {
  /// Whether the height of an item (its width if the grid scrolls sideways) is an estimate.
  public func isEstimated(itemAt index: Int) -> Bool {
    checkIndex(index)
    return items.estimates[index]
  }

  /// The first item whose height is an estimate, or `nil` if all heights are measured.
  ///
  /// All items before it have their final places; those after it depend on estimates. Items stacked
  /// upwards are final once all of them are measured.
  ///
  /// - Complexity: O(*n*) for *n* items, 64 of them at a time; O(1) without estimates.
  public var firstEstimatedIndex: Int? { items.estimates.first }

  /// Whether ``contentSize`` depends on no estimates.
  public var hasExactContentSize: Bool { items.estimates.isEmpty }
}
