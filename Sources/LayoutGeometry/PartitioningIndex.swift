extension Range where Bound == Int {
  /// The first index from which on a condition holds, or the upper bound where it never does.
  ///
  /// - Precondition: Wherever the condition holds, it holds for all indices after it.
  /// - Complexity: O(log `count`) calls of `belongsInSecondPartition`.
  @inlinable
  package func partitioningIndex(where belongsInSecondPartition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecondPartition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
