extension Range where Bound == Int {
  /// The first index for which a condition holds, or the upper bound if it never does.
  ///
  /// - Precondition: If the condition holds for an index, it holds for all later ones.
  /// - Complexity: O(log `count`) calls of `belongsInSecondPartition`.
  @inlinable
  package func partitioningIndex(where belongsInSecondPartition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      // The distance may exceed the largest `Int`, but not the largest `UInt`.
      let middle = low &+ Int(bitPattern: UInt(bitPattern: high &- low) &>> 1)
      if belongsInSecondPartition(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}
