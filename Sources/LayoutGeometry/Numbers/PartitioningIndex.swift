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
      // The distance may pass the largest integer, but not the largest unsigned one.
      let middle = low &+ Int(bitPattern: UInt(bitPattern: high &- low) &>> 1)
      if belongsInSecondPartition(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}
