extension ItemLayout {
  /// Adds, removes and moves items as a mapping says, and places once; it returns the mapping.
  mutating func changeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]? = [],
    reloading reloaded: [Int] = [], upwards: Bool = false,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try _changeItems(
      by: mapping, count: count, moving: moved, reloading: reloaded, upwards: upwards,
      measuredBy: provider)
    return noting(mapping)
  }

  /// Removes and moves items as a mapping says, and places once; it returns the mapping.
  mutating func changeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]? = []
  ) -> LayoutIndexMapping {
    _rearrangeItems(by: mapping, count: count, moving: moved)
    return noting(mapping)
  }

  /// Throws if so many items cannot be added.
  func checkNewItems(_ addedCount: Int) throws(MasonryError) {
    guard addedCount >= 0, addedCount <= MasonryGrid.maximumItemCount - itemCount else {
      throw .itemCount(addedCount)
    }
  }

  func checkIndex(_ index: Int) {
    // A precondition that reads the layout itself copies it in a build without optimization.
    let count = itemCount
    precondition(index >= 0 && index < count, "Index out of range: there is no such item")
  }
}
