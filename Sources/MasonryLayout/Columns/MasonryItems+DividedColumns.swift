import LayoutGeometry

// Kept columns divide where a change above what is in view would move it: see ``LaneSeam``. What is
// in view is known while a call keeps the place, and to all changes that are made in it.

extension MasonryItems {
  /// Whether lanes may divide: some items are kept, and none can go back to a gap.
  var mayDivide: Bool {
    horizon > 0 && (!laneSettings.packing.isDense || !items.areSpanning(in: columnCount))
  }

  /// Whether items that are stacked upwards are kept no longer: a change stacks all downwards.
  var dropsSeams: Bool {
    !placement.seams.isEmpty && (!mayDivide || horizon < placement.upwardEnd)
  }

  /// Whether a change looks at what is above and below where lanes divide.
  var mayMoveSeams: Bool {
    mayDivide && !dropsSeams && (held != nil || !placement.seams.isEmpty)
  }

  /// Where each lane divides in view: the first member that stays, with all that follow it.
  ///
  /// It begins in view, or covers it. Of items that are measured while it is held, those that come
  /// first in view grow upwards if another one follows them. Without a view it is where the lane
  /// divides.
  func stillMembers(isMeasuring: Bool = false) -> [Int] {
    guard let held else { return (0..<columnCount).map { placement.cut(of: $0) } }
    let near = held.interval.near
    let far = held.interval.far
    return (0..<columnCount).map { index in
      let lane = placement.members[index]
      var still =
        held.hangsFromEnd
        ? firstMember(of: lane, endingAfter: far)
        : firstStill(in: lane, from: near, coveringUntil: far)
      if isMeasuring, !held.known.isEmpty, let known = held.known[index] {
        let slack = Double.roundingSlack(upTo: far.magnitude)
        still = firstStill(in: lane, from: max(near, known - slack), coveringUntil: far)
        // Of items without length at one position, those that are estimated grow upwards.
        while still < lane.count, placement.positions[lane[still]] <= known + slack,
          items.estimates[lane[still]], lanes(of: lane[still]).count == 1
        {
          still += 1
        }
      }
      if !held.starts.isEmpty {
        let start = held.starts[index]
        still = max(
          still, lane.indices.partitioningIndex { placement.positions[lane[$0]] >= start })
      }
      return min(still, lane.count(before: horizon))
    }
  }

  /// Where the first measured item that a rectangle shows begins in each lane, if there is one.
  ///
  /// Items that cover several lanes divide all of them at one position.
  func firstKnown(in visible: LayoutRect, _ view: HeldView) -> [Double?] {
    let near = view.interval.near
    let far = view.interval.far
    let known = (0..<columnCount).map { lane -> Double? in
      let lane = placement.members[lane]
      var member = firstStill(in: lane, from: near, coveringUntil: far)
      while let item = lane.item(at: member), placement.positions[item] < far {
        if !items.estimates[item], frame(ofItemAt: item).intersects(visible) {
          return placement.positions[item]
        }
        member += 1
      }
      return nil
    }
    guard items.areSpanning(in: columnCount) else { return known }
    let first = known.compactMap { $0 }.filter { $0 >= near }.min()
    return Array(repeating: first, count: columnCount)
  }

  /// The items that nobody has seen, the first ones; none if they are too many to choose anew.
  var unseen: Range<Int> {
    guard !isInRows, laneSettings.packing != .roundRobin, let firstKept, firstKept <= 200
    else { return 0..<0 }
    return 0..<min(firstKept, horizon)
  }

  /// The unseen items before the view, which choose their columns anew.
  private var choosingAnew: Range<Int> {
    let unseen = unseen
    guard let held, !unseen.isEmpty else { return 0..<0 }
    let firstInView = (0..<columnCount).compactMap { lane in
      let lane = placement.members[lane]
      return lane.item(at: firstMember(of: lane, endingAfter: held.interval.near))
    }.min()
    return 0..<min(unseen.upperBound, firstInView ?? itemCount)
  }

  /// One past the last item that a change moves upwards, or that is stacked upwards.
  func endAbove(_ still: [Int]) -> Int {
    still.indices.reduce(placement.upwardEnd) { end, lane in
      still[lane] > 0 ? max(end, placement.members[lane][still[lane] - 1] + 1) : end
    }
  }

  /// The last place at which an item comes above: before the first one that stays in view.
  func lastPlaceAbove(_ still: [Int]) -> Int {
    guard held != nil else { return placement.upwardEnd - 1 }
    let first = still.indices.compactMap { placement.members[$0].item(at: still[$0]) }.min()
    return first ?? itemCount - 1
  }
}

// Lengths.

extension MasonryItems {
  /// Takes over new lengths of items in divided lanes; `false` if nothing above changes.
  mutating func takeInDividedLanes(_ new: [NewMeasure]) -> Bool {
    guard mayMoveSeams else { return false }
    let isMeasuring = new.contains { items.estimates[$0.index] }
    let still = stillMembers(isMeasuring: isMeasuring)
    guard let first = new.map({ $0.index }).min(), first < endAbove(still) else { return false }
    let unseen = choosingAnew
    let released =
      Array(unseen) + new.filter { $0.request != items.request(of: $0.index) }.map { $0.index }
    guard released.isEmpty else {
      let change = Rearrangement(
        .unchanged, from: itemCount, to: itemCount, moving: released.sorted().withoutRepeats)
      return rearrangeInDividedLanes(
        change, by: .unchanged, adding: Items(), taking: new, isMeasuring: isMeasuring,
        keepingAll: unseen.upperBound)
    }
    let end = horizon
    let kept = new.filter { $0.index < end }
    let changed = kept.filter { items.isNew($0) }.map { $0.index }
    let cuts = (0..<columnCount).map { placement.cut(of: $0) }
    var growth = LaneGrowth(in: columnCount)
    for item in changed {
      for lane in lanes(of: item) {
        growth.note(placement.memberCount(of: lane, before: item), in: lane, still, cuts)
      }
    }
    let isDividing = growth.isDividing
    divide(growth, still)
    guard !placement.seams.isEmpty else { return false }
    for new in kept { items.put(new, at: new.index) }
    // Items that are stacked upwards take no turn.
    let haveOthersTurns = isDividing && laneSettings.packing != .shortestColumn
    if haveOthersTurns { placement.findCursors(items, laneSettings) }
    var isSettled = !haveOthersTurns
    let areSpanning = items.areSpanning(in: columnCount)
    var firstBelow = itemCount
    var stackedEnd = 0
    for lane in 0..<columnCount {
      let (above, below) = growth.members(of: lane, from: cuts[lane], to: placement.cut(of: lane))
      if areSpanning {
        let members = placement.members[lane]
        if let last = above.last { stackedEnd = max(stackedEnd, members[last] + 1) }
        if let first = below.first { firstBelow = min(firstBelow, members[first]) }
      } else if !placement.restack(lane, upwards: above, downwards: below, items, laneSettings) {
        isSettled = false
      }
    }
    if areSpanning {
      placement.stack(downwardsFrom: firstBelow, upwardsFrom: stackedEnd, items, laneSettings)
      isSettled = isSettled && firstBelow == itemCount
    }
    settleStacked(before: end, isSettled: isSettled, taking: new)
    return true
  }

  /// Divides lanes anew where members grow on the other side of their seams than they lie in view.
  ///
  /// Where items cover several lanes, all lanes divide: in view if members above it grow; or else
  /// before the first one in view, or below it, that grows above its seam. What covers the view
  /// from before it divides only its own lane: in others a hole before the view would close.
  mutating func divide(_ growth: LaneGrowth, _ still: [Int]) {
    guard growth.isDividing else { return }
    placement.writeOutSeams()
    // Where the first member that grows above its seam begins, in view or below it.
    let lowest =
      growth.lowered.indices.compactMap { lane in
        growth.lowered[lane].map { placement.positions[placement.members[lane][$0]] }
      }.min() ?? .infinity
    let areSpanning = items.areSpanning(in: columnCount)
    let near = held.flatMap { $0.hangsFromEnd ? nil : $0.interval.near } ?? lowest
    let cuts = still.indices.map { lane in
      let cut = placement.cut(of: lane)
      guard areSpanning else {
        return growth.lowered[lane] ?? (growth.isRaised[lane] ? still[lane] : cut)
      }
      let raised = growth.isRaised.contains(true) ? max(cut, still[lane]) : cut
      let lowered = firstMember(of: placement.members[lane], from: max(lowest, near))
      return min(raised, lowered, growth.lowered[lane] ?? .max)
    }
    for (lane, cut) in cuts.enumerated() where cut != placement.cut(of: lane) {
      placement.divide(lane, at: cut, items, laneSettings)
    }
  }
}

/// Which members of each lane grow, shrink, come or go, and where lanes divide because of that.
struct LaneGrowth {
  /// The members that grow above and below where each lane divides in view.
  private var above: [Range<Int>?]
  private var below: [Range<Int>?]
  /// Whether members grow below the seam of a lane that are above in view.
  private(set) var isRaised: [Bool]
  /// The first member of each lane that grows above its seam, but not above in view.
  private(set) var lowered: [Int?]

  init(in laneCount: Int) {
    above = Array(repeating: nil, count: laneCount)
    below = above
    lowered = Array(repeating: nil, count: laneCount)
    isRaised = Array(repeating: false, count: laneCount)
  }

  var isDividing: Bool { isRaised.contains(true) || lowered.contains { $0 != nil } }

  /// Notes that a member grows, upwards if it is before the first one that stays.
  mutating func note(_ member: Int, in lane: Int, _ still: [Int], _ cuts: [Int]) {
    note(member, in: lane, isAbove: member < still[lane], still, cuts)
  }

  mutating func note(_ member: Int, in lane: Int, isAbove: Bool, _ still: [Int], _ cuts: [Int]) {
    let own = member..<member + 1
    if isAbove {
      if cuts[lane] <= member, cuts[lane] < still[lane] { isRaised[lane] = true }
      above[lane] = (above[lane] ?? own).hull(of: own)
    } else {
      if member < cuts[lane] { lowered[lane] = min(lowered[lane] ?? .max, member) }
      below[lane] = (below[lane] ?? own).hull(of: own)
    }
  }

  /// The members to be stacked anew above and below, once the lane divides elsewhere than before.
  func members(of lane: Int, from old: Int, to new: Int) -> (above: Range<Int>, below: Range<Int>) {
    var up = above[lane] ?? new..<new
    var down = below[lane] ?? new..<new
    if new > old {
      up = min(up.lowerBound, old)..<new
    } else if new < old {
      up = up.lowerBound..<min(up.upperBound, new)
      down = new..<max(down.upperBound, old)
    }
    return (up, down)
  }
}

extension Range<Int> {
  /// The smallest range that holds this one and another.
  func hull(of other: Range) -> Range {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension MasonryItems {
  /// The first member that begins at a position or after it, or covers all until another one.
  private func firstStill(
    in lane: LaneMembers, from near: Double, coveringUntil far: Double
  ) -> Int {
    let first = firstMember(of: lane, from: near)
    return first > 0 && interval(along: lane[first - 1]).far > far ? first - 1 : first
  }
}
