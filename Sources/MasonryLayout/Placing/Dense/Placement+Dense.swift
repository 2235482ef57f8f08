// In a dense packing items go back to gaps. Only items that span several lanes leave gaps: without
// any, the wall is placed as if it were not dense.

extension Placement {
  /// Moves the gaps into a skyline and adds windows for the spans of the items to be placed.
  mutating func moveGaps(to skyline: inout Skyline, for range: Range<Int>, of items: Items) {
    var spans = items.spans(in: range, laneCount: laneCount)
    var old = gaps.popLast()
    if let old, !old.isEmpty {
      let known = old.spans.map { $0.count }
      spans.removeAll { known.contains($0) }
      skyline.gaps = spans.isEmpty ? old : findGaps(items, spans: known + spans, skyline.settings)
    } else {
      // Without gaps only their memory is of use: items may have been placed since.
      skyline.gaps = Gaps(
        skyline.runningPositions.map { Openings(tail: $0) }, spans: spans,
        in: old?.takeMemory() ?? GapTree())
    }
  }

  func findGaps(_ items: Items, spans: [Int], _ settings: LaneSettings) -> Gaps {
    var lanes = Array(repeating: Openings(), count: laneCount)
    for lane in 0..<laneCount {
      for item in members[lane] {
        let next = settings.next(after: positions[item], length: items.lengths[item])
        lanes[lane].skip(to: positions[item], next: next)
      }
    }
    return Gaps(lanes, spans: spans)
  }

  mutating func listBackfilled(_ new: [UInt32], _ items: Items) {
    guard !new.isEmpty else { return }
    let positions = self.positions
    @inline(__always)
    func precedes(_ one: UInt32, _ other: UInt32) -> Bool {
      let one = Int(one)
      let other = Int(other)
      if positions[one] != positions[other] { return positions[one] < positions[other] }
      // Of items in a lane that start together, all but the last have length 0.
      return (items.lengths[one], one) < (items.lengths[other], other)
    }
    backfilled += new
    members.insert(new.sorted(by: precedes), by: precedes) { [firstLanes, laneCount] item in
      let lane = Int(firstLanes[Int(item)])
      return lane..<lane + items.request(of: Int(item)).span(in: laneCount)
    }
  }

  /// Marks items as backfilled where their places alone do not tell it.
  mutating func restoreTurns(
    _ items: Items, backfilled known: [UInt32], _ settings: LaneSettings
  ) {
    backfilled = (backfilled + known).sorted().withoutRepeats
    findCursors(items, settings)
  }
}

extension Items {
  /// The first item at or after `first` that covers several lanes, or `count` if there is none.
  func firstSpanningItem(from first: Int, in laneCount: Int) -> Int {
    guard !areUnconstrained else { return count }
    for item in first..<count where requests[item].span(in: laneCount) > 1 { return item }
    return count
  }

  /// Whether any item covers several lanes.
  func areSpanning(in laneCount: Int) -> Bool { firstSpanningItem(from: 0, in: laneCount) < count }

  /// The distinct spans greater than 1 of some items, in ascending order.
  func spans(in range: Range<Int>, laneCount: Int) -> [Int] {
    guard !areUnconstrained else { return [] }
    var isSpan = Array(repeating: false, count: laneCount + 1)
    for item in range { isSpan[requests[item].span(in: laneCount)] = true }
    return isSpan.indices.filter { isSpan[$0] && $0 > 1 }
  }
}
