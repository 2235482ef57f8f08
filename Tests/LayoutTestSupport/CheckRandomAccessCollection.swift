/// Checks every index operation of a collection of about ten elements against an array, in O(n³).
public func checkRandomAccessCollection<Elements: RandomAccessCollection>(
  _ collection: Elements,
  equals expected: [Elements.Element],
  file: StaticString = #filePath,
  line: UInt = #line
) where Elements.Element: Equatable {
  let check = CollectionCheck(expected: expected, file: file, line: line)
  // Without as many steps as elements, the standard library traps on the rest.
  guard let indices = check.indices(collection) else { return }
  check.sequence(collection, indices)
  check.steps(collection, indices)
  check.pairs(collection, indices)
  check.slices(collection, indices)
}

/// The expected elements, and the place in the test to blame.
private struct CollectionCheck<Element: Equatable> {
  let expected: [Element]
  let file: StaticString
  let line: UInt

  func equal<Value: Equatable>(
    _ value: Value, _ expected: Value, _ message: @autoclosure () -> String
  ) {
    expectEqual(value, expected, message(), file: file, line: line)
  }

  /// All indices, the end included, or `nil` if there are not as many as expected.
  func indices<Elements: RandomAccessCollection>(_ collection: Elements) -> [Elements.Index]? {
    var indices = [collection.startIndex]
    while indices.count <= expected.count, let last = indices.last, last < collection.endIndex {
      indices.append(collection.index(after: last))
    }
    equal(indices.count, expected.count + 1, "Steps from start to end")
    equal(indices.last, collection.endIndex, "endIndex")
    equal(collection.count, expected.count, "count")
    let isComplete = indices.count == expected.count + 1 && indices.last == collection.endIndex
    return isComplete && collection.count == expected.count ? indices : nil
  }

  /// What a collection offers as a whole.
  func sequence<Elements: RandomAccessCollection>(
    _ collection: Elements, _ indices: [Elements.Index]
  ) where Elements.Element == Element {
    equal(Array(collection), expected, "Elements")
    equal(collection.map { $0 }, expected, "Elements, a second time")
    equal(collection.isEmpty, expected.isEmpty, "isEmpty")
    equal(collection.first, expected.first, "first")
    equal(collection.last, expected.last, "last")
    equal(collection.reversed(), expected.reversed(), "reversed()")
    equal(collection.underestimatedCount <= expected.count, true, "underestimatedCount")
    equal(Array(collection.indices), indices.dropLast(), "indices")
  }

  /// The elements one by one, forwards and backwards.
  func steps<Elements: RandomAccessCollection>(_ collection: Elements, _ indices: [Elements.Index])
  where Elements.Element == Element {
    for position in expected.indices {
      equal(collection[indices[position]], expected[position], "Element at \(position)")
      var index = indices[position + 1]
      equal(collection.index(before: index), indices[position], "index(before:) at \(position + 1)")
      collection.formIndex(before: &index)
      equal(index, indices[position], "formIndex(before:) at \(position + 1)")
      collection.formIndex(after: &index)
      equal(index, indices[position + 1], "formIndex(after:) at \(position)")
    }
  }

  /// Order, distances and jumps between all pairs of indices, with all limits.
  func pairs<Elements: RandomAccessCollection>(_ collection: Elements, _ indices: [Elements.Index])
  where Elements.Element == Element {
    for (i, start) in indices.enumerated() {
      for (j, end) in indices.enumerated() {
        let jump = j - i
        equal(start < end, i < j, "Order of indices \(i) and \(j)")
        equal(start == end, i == j, "Equality of indices \(i) and \(j)")
        equal(collection.distance(from: start, to: end), jump, "distance from \(i) to \(j)")
        equal(collection.index(start, offsetBy: jump), end, "index(\(i), offsetBy: \(jump))")
        for (k, limit) in indices.enumerated() {
          let isBeyond = jump >= 0 ? i <= k && k < j : j < k && k <= i
          equal(
            collection.index(start, offsetBy: jump, limitedBy: limit), isBeyond ? nil : end,
            "index(\(i), offsetBy: \(jump), limitedBy: \(k))")
        }
      }
    }
  }

  /// The elements, ends and indices of all slices.
  func slices<Elements: RandomAccessCollection>(_ collection: Elements, _ indices: [Elements.Index])
  where Elements.Element == Element {
    for range in everySubrange(of: expected.indices) {
      let slice = collection[indices[range.lowerBound]..<indices[range.upperBound]]
      equal(slice.count, range.count, "count of slice \(range)")
      guard slice.count == range.count else { continue }
      equal(Array(slice), Array(expected[range]), "Slice \(range)")
      equal(slice.startIndex, indices[range.lowerBound], "startIndex of slice \(range)")
      equal(slice.endIndex, indices[range.upperBound], "endIndex of slice \(range)")
      equal(Array(slice.indices), Array(indices[range]), "indices of slice \(range)")
    }
  }
}
