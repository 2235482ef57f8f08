extension MasonryGrid {
  /// Elements of the items whose frames intersect a rectangle, by ascending index.
  ///
  /// Visible items have nearly the same indices, so a bit set orders them faster than sorting. For
  /// about a screenful, the set and the found items are on the stack.
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
      // Backfilled or pinned items may be far from the others.
      let wordCount = (highest - lowest) / 64 + 1
      guard wordCount <= 128 + count else {
        var indices: [Int] = []
        self.indices(in: rect, replacing: &indices)
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
