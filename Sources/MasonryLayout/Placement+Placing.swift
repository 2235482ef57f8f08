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
    truncate(to: first, of: items.count)
    var front = front(items, spacing: spacing)
    let tray = LaneTray(laneCount: members.count)
    defer { tray.deallocate() }

    // A run at a time gets its memory, is placed and is listed, while all of it is in the cache.
    for run in (first..<items.count).runs(ofLength: tray.runLength) {
      makeRoom(for: run.upperBound)
      withStretch(run, of: items, tray) { stretch in
        if items.hasSpans {
          front.place(stretch, spans: items.spans[run], packing: packing)
        } else {
          front.place(stretch, packing: packing)
        }
      }
      for lane in members.indices { list(tray.takeAll(from: lane), in: lane, of: items.count) }
    }
  }

  /// Takes the items from `first` on out of the lists of their lanes, and drops those beyond the count.
  private mutating func truncate(to first: Int, of itemCount: Int) {
    for lane in members.indices {
      let kept = members[lane].indices.partitioningIndex { members[lane][$0] >= first }
      members[lane].removeLast(members[lane].count - kept)
    }
    if positions.isEmpty {
      positions.reserveCapacity(itemCount)
      lanes.reserveCapacity(itemCount)
    }
    positions.removeLast(max(0, positions.count - itemCount))
    lanes.removeLast(max(0, lanes.count - itemCount))
  }

  private mutating func makeRoom(for itemCount: Int) {
    positions.append(contentsOf: repeatElement(0, count: max(0, itemCount - positions.count)))
    lanes.append(contentsOf: repeatElement(0, count: max(0, itemCount - lanes.count)))
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
    _ run: Range<Int>, of items: Items, _ tray: LaneTray, _ body: (Stretch) -> Void
  ) {
    positions.withUnsafeMutableBufferPointer { positions in
      lanes.withUnsafeMutableBufferPointer { lanes in
        items.extents.withUnsafeBufferPointer { extents in
          body(
            Stretch(
              first: run.lowerBound,
              extents: UnsafeBufferPointer(rebasing: extents[run]),
              positions: UnsafeMutableBufferPointer(rebasing: positions[run]),
              lanes: UnsafeMutableBufferPointer(rebasing: lanes[run]),
              tray: tray))
        }
      }
    }
  }

  /// Appends items to the list of a lane.
  ///
  /// The list gets an even share of all items at first, and then an eighth more at a time: an array
  /// that grows by itself doubles, which could leave half of its memory unused.
  private mutating func list(
    _ items: UnsafeMutableBufferPointer<UInt32>, in lane: Int, of itemCount: Int
  ) {
    let needed = members[lane].count + items.count
    if needed > members[lane].capacity {
      let share = itemCount / members.count
      members[lane].reserveCapacity(max(share + share / 64, needed + needed / 8))
    }
    members[lane].append(contentsOf: items)
  }
}
