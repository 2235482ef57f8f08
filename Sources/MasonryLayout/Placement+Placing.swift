extension Placement {
  /// Places the items from `first` on again, after those before it.
  ///
  /// This is the only way in which items get their places. A change that replays from the first item it
  /// affects therefore gives, to the bit, what building from nothing gives.
  ///
  /// - Complexity: O(*m*·*c*) for *m* items from `first` on and *c* lanes, and O(*c* log *n*) to find
  ///   the lanes' ends among *n* items.
  mutating func place(
    _ items: Items, from first: Int, packing: MasonryGrid.Packing, spacing: Double
  ) {
    truncate(to: first)
    var front = front(items, spacing: spacing)
    positions.setCount(items.count, filling: 0)
    lanes.setCount(items.count, filling: 0)

    // Items are placed and then listed a stretch at a time, while their lanes are in the cache.
    for start in stride(from: first, to: items.count, by: 1024) {
      let range = start..<min(start + 1024, items.count)
      withStretch(range, of: items) { stretch in
        if items.hasSpans {
          front.place(stretch, spans: items.spans[range], packing: packing)
        } else {
          front.place(stretch, packing: packing)
        }
      }
      list(range, of: items)
    }
  }

  /// Takes the items from `first` on out of the lists of their lanes.
  private mutating func truncate(to first: Int) {
    for lane in members.indices {
      let kept = members[lane].indices.partitioningIndex { members[lane][$0] >= first }
      members[lane].removeLast(members[lane].count - kept)
    }
  }

  /// The front behind the items that are listed.
  private func front(_ items: Items, spacing: Double) -> Front {
    var cursor = 0
    var newest: UInt32 = 0
    let running = members.map { members in
      guard let last = members.last else { return 0.0 }
      if last >= newest {
        newest = last
        cursor = Int(lanes[Int(last)]) + min(items.span(of: Int(last)), self.members.count)
      }
      return positions[Int(last)] + (items.extents[Int(last)] + spacing)
    }
    return Front(running: running, cursor: cursor, spacing: spacing)
  }

  private mutating func withStretch(
    _ range: Range<Int>, of items: Items, _ body: (Stretch) -> Void
  ) {
    positions.withUnsafeMutableBufferPointer { positions in
      lanes.withUnsafeMutableBufferPointer { lanes in
        items.extents.withUnsafeBufferPointer { extents in
          body(
            Stretch(
              extents: UnsafeBufferPointer(rebasing: extents[range]),
              positions: UnsafeMutableBufferPointer(rebasing: positions[range]),
              lanes: UnsafeMutableBufferPointer(rebasing: lanes[range])))
        }
      }
    }
  }
}

extension Array {
  /// Removes elements from the end, or adds copies of one, until there are `count`.
  mutating func setCount(_ count: Int, filling element: Element) {
    if count < self.count {
      removeLast(self.count - count)
    } else {
      append(contentsOf: repeatElement(element, count: count - self.count))
    }
  }
}
