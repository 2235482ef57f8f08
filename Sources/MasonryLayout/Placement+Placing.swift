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
    let tray = LaneTray(laneCount: laneCount)
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
      for lane in 0..<laneCount {
        members.append(tray.takeAll(from: lane), to: lane, of: items.count)
      }
    }
  }

  /// Takes the items from `first` on out of the lists of their lanes, and drops those beyond the count.
  private mutating func truncate(to first: Int, of itemCount: Int) {
    members.removeItems(from: first)
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
    var newest = -1
    let running = (0..<laneCount).map { lane in
      guard let last = members.last(in: lane) else { return 0.0 }
      if last > newest {
        newest = last
        cursor = Int(lanes[last]) + min(items.span(of: last), laneCount)
      }
      return positions[last] + (items.extents[last] + spacing)
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
}
