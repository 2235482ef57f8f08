extension MasonryGrid {
  /// One element for each item whose frame intersects a rectangle, by ascending index.
  ///
  /// Lanes report their items one lane after the other. What is visible together has nearly the same
  /// indices, so a set of bits brings them into order, faster than sorting does. Both the set and the items
  /// found lie on the stack, as long as they are about what a screen shows. The one thing to be allocated
  /// then is the array.
  @inline(__always)
  func ascending<Element>(in rect: LayoutRect, _ element: (Int) -> Element) -> [Element] {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 128) { found in
      var (count, lowest, highest) = (0, Int.max, 0)
      visit(rect) { item in
        if count < found.count { found[count] = item }
        count &+= 1
        lowest = min(lowest, item)
        highest = max(highest, item)
      }
      guard count > 0 else { return [] }
      // Items that went back to gaps or were pinned may be far from the others.
      let wordCount = (highest - lowest) / 64 + 1
      guard wordCount <= 128 + count else {
        var indices: [Int] = []
        collectIndices(in: rect, into: &indices)
        return indices.sorted().map(element)
      }
      return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordCount) { bits in
        bits.initialize(repeating: 0)
        func mark(_ item: Int) {
          let bit = item &- lowest
          bits[bit / 64] |= 1 &<< UInt64(truncatingIfNeeded: bit)
        }
        if count <= found.count {
          for place in 0..<count { mark(found[place]) }
        } else {
          visit(rect, mark)
        }
        return Array(unsafeUninitializedCapacity: count) { elements, initializedCount in
          for word in 0..<wordCount {
            var rest = bits[word]
            while rest != 0 {
              let item = lowest &+ word &* 64 &+ rest.trailingZeroBitCount
              elements.initializeElement(at: initializedCount, to: element(item))
              initializedCount &+= 1
              rest &= rest &- 1
            }
          }
        }
      }
    }
  }
}
