import LayoutGeometry

// Kept columns divide where a change above what is in view would move it: see ``LaneSeam``. What is
// in view is known while a call keeps the place, and to all changes that are made in it.

/// The part of the items that a call keeps where it is, in logical coordinates.
struct HeldView: Sendable {
  let interval: LayoutInterval
  /// Whether what ends in view stays, and what grows pushes upwards what is before it.
  let hangsFromEnd: Bool
  /// Where the first item in view begins in each lane that was measured when the call began; none
  /// are listed if all in view were.
  var known: [Double] = []
}

extension MasonryItems {
  /// Keeps what a rectangle shows where it is in the changes to come, as far as places are kept.
  mutating func hold(_ visible: LayoutRect, hangsFromEnd: Bool) {
    guard keptPlaces != .none, visible.isFinite else { return }
    let (logical, _) = mapper.logical(axis.interval(of: visible))
    let distance = max(logical.near.magnitude, logical.far.magnitude)
    // Beside lengths that are absurd, places are lost in sums.
    guard distance < 0x1p40 else { return }
    // On pixels, what begins in view may begin up to half a pixel before it.
    let slack =
      Double.roundingSlack(upTo: distance) + (space.environment.scale.map { 0.5 / $0 } ?? 0)
    var view = HeldView(
      interval: LayoutInterval(near: logical.near - slack, far: logical.far + slack),
      hangsFromEnd: hangsFromEnd)
    if !isInRows, !hangsFromEnd, !items.estimates.isEmpty { view.known = firstKnown(in: view) }
    held = view
  }

  /// Where the first measured item in view begins in each lane, or the view where there is none.
  ///
  /// Items that cover several lanes divide all of them at one position.
  private func firstKnown(in view: HeldView) -> [Double] {
    let (near, far) = (view.interval.near, view.interval.far)
    let known = placement.members.withMembers { lists in
      (0..<columnCount).map { lane -> Double? in
        let lane = lists(lane)
        let seen = lane[lane.firstStill(from: near, coveringUntil: far, self)...]
        let first = seen.prefix { placement.positions[Int($0)] < far }
          .first { !items.estimates[Int($0)] }
        return first.map { placement.positions[Int($0)] - .roundingSlack(upTo: far.magnitude) }
      }
    }
    guard items.areSpanning(in: columnCount) else { return known.map { $0 ?? near } }
    let first = known.compactMap { $0 }.filter { $0 >= near }.min()
    return Array(repeating: first ?? near, count: columnCount)
  }

  /// The coordinate of the logical position 0, from which what stays keeps its distance.
  var origin: Double { mapper.near(from: 0, to: 0) }

  /// Whether lanes may divide: some items are kept, and none can go back to a gap.
  private var mayDivide: Bool {
    horizon > 0 && (!laneSettings.packing.isDense || !items.areSpanning(in: columnCount))
  }

  /// Whether items that are stacked upwards are kept no longer: the next change stacks all downwards.
  var dropsSeams: Bool {
    !placement.seams.isEmpty && (!mayDivide || horizon < placement.upwardEnd)
  }

  /// Where each lane divides in view: the first member that stays, with all that follow it.
  ///
  /// It begins in view, or covers it. Of items that are measured while it is held, those that come
  /// first in view grow upwards if another one follows them. Without a view it is where the lane
  /// divides.
  private func stillMembers(isMeasuring: Bool = false) -> [Int] {
    guard let held else { return (0..<columnCount).map { placement.cut(of: $0) } }
    let (near, far) = (held.interval.near, held.interval.far)
    return placement.members.withMembers { lists in
      (0..<columnCount).map { index in
        let lane = lists(index)
        let known = isMeasuring && !held.known.isEmpty ? held.known[index] : near
        let still =
          held.hangsFromEnd
          ? lane.indices.partitioningIndex {
            placement.positions[Int(lane[$0])] + items.lengths[Int(lane[$0])] > far
          } : lane.firstStill(from: max(near, known), coveringUntil: far, self)
        return min(still, lane.indices.partitioningIndex { lane[$0] >= horizon })
      }
    }
  }

  /// One past the last item that a change moves upwards, or that is stacked upwards.
  private func endAbove(_ still: [Int]) -> Int {
    placement.members.withMembers { members in
      still.indices.reduce(placement.upwardEnd) { end, lane in
        still[lane] > 0 ? max(end, Int(members(lane)[still[lane] - 1]) + 1) : end
      }
    }
  }

  /// The last place at which an item comes above: before the first one that stays in view.
  private func lastPlaceAbove(_ still: [Int]) -> Int {
    guard held != nil else { return placement.upwardEnd - 1 }
    let first = placement.members.withMembers { members in
      still.indices.compactMap { lane in
        still[lane] < members(lane).count ? Int(members(lane)[still[lane]]) : nil
      }.min()
    }
    return first ?? itemCount - 1
  }
}

// Lengths.

extension MasonryItems {
  /// Takes over new lengths of items in divided lanes; `false` if nothing above changes.
  mutating func takeInDividedLanes(_ new: [NewMeasure]) -> Bool {
    guard mayDivide, !dropsSeams, held != nil || !placement.seams.isEmpty else { return false }
    let still = stillMembers(isMeasuring: new.contains { items.estimates[$0.index] })
    guard let first = new.map({ $0.index }).min(), first < endAbove(still) else { return false }
    let released = Set(new.filter { $0.request != items.request(of: $0.index) }.map { $0.index })
    guard released.isEmpty else {
      let change = Rearrangement(
        .unchanged, from: itemCount, to: itemCount, moving: released.sorted())
      return rearrangeInDividedLanes(change, by: .unchanged, adding: Items(), taking: new)
    }
    let end = horizon
    let kept = new.filter { $0.index < end }
    let changed = Set(kept.filter { items.isNew($0) }.map { $0.index }).sorted()
    let cuts = (0..<columnCount).map { placement.cut(of: $0) }
    var growth = LaneGrowth(in: columnCount)
    for item in changed {
      for lane in placement.lanes(of: item, items) {
        growth.note(placement.memberCount(of: lane, before: item), in: lane, still, cuts)
      }
    }
    let isDividing = growth.isDividing
    divide(growth, still)
    guard !placement.seams.isEmpty else { return false }
    for new in kept { items.put(new, at: new.index) }
    // Items that are stacked upwards take no turn.
    let haveOthersTurns = isDividing && laneSettings.packing != .shortestColumn
    if haveOthersTurns { placement.findCursors(items) }
    var isSettled = !haveOthersTurns
    if !items.areSpanning(in: columnCount) {
      for lane in 0..<columnCount {
        let (above, below) = growth.members(of: lane, from: cuts[lane], to: placement.cut(of: lane))
        let isLaneSettled = placement.restack(
          lane, upwards: above, downwards: below, items, laneSettings)
        isSettled = isSettled && isLaneSettled
      }
    } else {
      placement.stack(downwardsFrom: 0, upwardsFrom: itemCount, items, laneSettings)
      isSettled = false
    }
    if kept.count < new.count || !isSettled && end < itemCount || hasKeptItems(from: end) {
      change(from: end) { items, lanes in
        for new in new where new.index >= end { items.take(new, &lanes) }
      }
    }
    placement.trimSeams()
    contentEnd = contentEndOfColumns()
    packedFrom = UInt32(clamping: end)
    return true
  }

  /// Divides lanes anew where members grow on the other side of their seams than they lie in view.
  ///
  /// Where items cover several lanes, all lanes divide: in view if members above it grow, and before
  /// the first one in view or below it that grows above its seam.
  private mutating func divide(_ growth: LaneGrowth, _ still: [Int]) {
    guard growth.isDividing else { return }
    placement.writeOutSeams()
    // Where the first member that grows above its seam begins, in view or below it.
    let lowest = placement.members.withMembers { members in
      growth.lowered.indices.compactMap { lane in
        growth.lowered[lane].map { placement.positions[Int(members(lane)[$0])] }
      }.min() ?? .infinity
    }
    let areSpanning = items.areSpanning(in: columnCount)
    let cuts = still.indices.map { lane in
      placement.members.withMembers { members -> Int in
        let (members, cut) = (members(lane), placement.cut(of: lane))
        guard areSpanning else {
          return growth.lowered[lane] ?? (growth.isRaised[lane] ? still[lane] : cut)
        }
        let raised = growth.isRaised.contains(true) ? max(cut, still[lane]) : cut
        return min(
          raised,
          members.indices.partitioningIndex {
            placement.positions[Int(members[$0])] >= lowest
          })
      }
    }
    for (lane, cut) in cuts.enumerated() where cut != placement.cut(of: lane) {
      placement.divide(lane, at: cut, items, laneSettings)
    }
    // An empty lane begins where the others do.
    let start = placement.seams.reduce(.infinity) { min($0, $1.start) }
    for lane in cuts.indices where placement.members.first(in: lane) == nil {
      placement.seams[lane] = LaneSeam(item: 0, start: start, end: start)
    }
  }
}

// Items that come, go and move.

extension MasonryItems {
  /// Adds, removes and moves items in divided lanes; `false` if nothing above changes.
  ///
  /// Items that come before the first one that stays are stacked upwards, and choose their lanes as
  /// in a wall upside down, the last one first. Others choose them as always.
  ///
  /// - Complexity: O(*n*) for *n* items, and O(*k*·*c* log *n*) for *k* places at which items come
  ///   into *c* lanes.
  mutating func rearrangeInDividedLanes(
    _ change: Rearrangement, by mapping: LayoutIndexMapping, adding new: Items,
    taking measures: [NewMeasure]
  ) -> Bool {
    guard mayDivide, !dropsSeams, held != nil || !placement.seams.isEmpty,
      !laneSettings.packing.isDense
        || !new.areSpanning(in: columnCount)
          && measures.allSatisfy({ $0.request.span(in: columnCount) == 1 })
    else { return false }
    let (still, table) = (stillMembers(), laneSettings.widthTable)
    var (edit, measures) = (LaneEdit(change, of: itemCount), measures)
    for place in measures.indices {
      guard let old = mapping.oldIndex(of: measures[place].index) else { continue }
      let lanes = placement.lanes(of: old, items)
      if let table, measures[place].request == items.request(of: old) {
        // It stays in its lanes, and has the length that it has there.
        let answers = measures[place].answers
        measures[place].answer = answers[min(table.number(of: lanes), answers.count - 1)]
      }
      edit.note(measures[place], of: old, in: items, laneSettings)
    }
    edit.noteGone(from: items, laneSettings)
    let border = lastPlaceAbove(still)
    guard edit.first < max(endAbove(still), border + 1) else { return false }
    var (edited, kept) = (items, keptLanes(from: 0))
    edited.rearrange(change, adding: new)
    kept.rearrange(change)
    for measure in measures { edited.take(measure, &kept) }
    kept.trim()
    // What comes behind all kept items is packed.
    edit.arrivals.removeAll { $0.index >= kept.end }
    for index in edit.arrivals.indices {
      edit.arrivals[index].request = edited.request(of: edit.arrivals[index].index)
    }
    chooseLanes(for: &edit, above: border, still) { item, lanes in
      if let table { edited.takeAnswer(of: item, at: table.number(of: lanes)) }
      return edited.lengths[item]
    }

    let cuts = still.indices.map { placement.cut(of: $0) }
    var growth = LaneGrowth(in: columnCount)
    for item in edit.grown where item < horizon {
      for lane in placement.lanes(of: item, items) {
        let member = placement.memberCount(of: lane, before: item)
        growth.note(member, in: lane, still, cuts)
        edit.noteStacked(edit.place(of: item), isAbove: member < still[lane])
      }
    }
    for arrival in edit.arrivals {
      for lane in arrival.lanes {
        let member = placement.memberCount(of: lane, before: arrival.place)
        growth.note(member, in: lane, isAbove: arrival.isAbove, still, cuts)
      }
      edit.noteStacked(arrival.index, isAbove: arrival.isAbove)
    }
    divide(growth, still)
    for lane in cuts.indices {
      let new = placement.cut(of: lane)
      placement.members.withMembers { members in
        if new > cuts[lane] {
          edit.noteStacked(edit.place(of: Int(members(lane)[new - 1])), isAbove: true)
        } else if new < cuts[lane] {
          edit.noteStacked(edit.place(of: Int(members(lane)[new])), isAbove: false)
        }
      }
    }
    let isAbove = edit.arrivals.contains { $0.isAbove }
    guard isAbove || !placement.seams.isEmpty else { return false }
    placement.writeOutSeams()
    splice(edit, change, edited, end: kept.end)
    noteKept(kept, from: 0)
    return true
  }

  /// Puts the places of items that stay, and the lanes of those that come, into the changed items.
  private mutating func splice(
    _ edit: LaneEdit, _ change: Rearrangement, _ edited: Items, end: Int
  ) {
    for lane in 0..<columnCount {
      // The last item above that stays; those that go away are above no longer.
      var member = placement.cut(of: lane)
      var last: Int?
      placement.members.withMembers { members in
        while member > 0, last == nil {
          member -= 1
          last = edit.newIndex(of: Int(members(lane)[member]))
        }
      }
      placement.seams[lane].item = UInt32((last ?? -1) + 1)
    }
    let arrived = change.newItems.reduce(0) { $0 + $1.count }
    placement.positions.rearrange(change, adding: Array(repeating: 0, count: arrived))
    placement.firstLanes.rearrange(change, adding: Array(repeating: 0, count: arrived))
    for arrival in edit.arrivals {
      placement.positions[arrival.index] = arrival.position
      placement.firstLanes[arrival.index] = UInt16(truncatingIfNeeded: arrival.lanes.lowerBound)
      guard arrival.isAbove else { continue }
      for lane in arrival.lanes {
        let end = UInt32(arrival.index + 1)
        placement.seams[lane].item = max(placement.seams[lane].item, end)
      }
    }
    items = edited
    if end == 0 { placement.seams = [] }
    settleDividedLanes(upTo: end, downwardsFrom: edit.firstBelow, upwardsFrom: edit.endAbove)
    placement.trimSeams()
  }

  /// Divides lanes elsewhere, where the items before an index are kept.
  mutating func divideLanes(at seams: [LaneSeam], upTo end: Int) {
    guard mayDivide else { return }
    placement.seams = seams
    settleDividedLanes(upTo: end)
  }

  /// Stacks the items before an index, whose lanes are known, from the seams, and packs the others.
  private mutating func settleDividedLanes(
    upTo end: Int, downwardsFrom first: Int = 0, upwardsFrom last: Int = .max
  ) {
    placement.gaps = []
    placement.placedCount = end
    placement.listAnew(items)
    let isSettled = placement.settleSides(items, laneSettings)
    placement.stack(
      downwardsFrom: isSettled ? first : 0, upwardsFrom: isSettled ? last : end, items,
      laneSettings)
    placement.findCursors(items)
    placeDownwards(from: end, keeping: KeptLanes(from: end))
  }

  /// Gives lanes to all items that come, those above from the last one on.
  private func chooseLanes(
    for edit: inout LaneEdit, above border: Int, _ still: [Int],
    length: (_ item: Int, _ lanes: Range<Int>) -> Double
  ) {
    let firstBelow = edit.arrivals.firstIndex { $0.place > border } ?? edit.arrivals.count
    choose(edit.arrivals.indices[..<firstBelow].reversed(), isUpward: true)
    choose(Array(edit.arrivals.indices[firstBelow...]), isUpward: false)

    func isAbove(_ item: Int, in lane: Int) -> Bool {
      placement.memberCount(of: lane, before: item) < still[lane]
    }

    /// Whether the first item of a lane that stays begins before the view: what comes there is above.
    func coversView(_ lane: Int) -> Bool {
      placement.members.withMembers { members in
        guard let held, !held.hangsFromEnd, still[lane] < members(lane).count else { return false }
        return placement.positions[Int(members(lane)[still[lane]])] < held.interval.near
      }
    }

    /// The cursor of the mirrored packing: behind the next item, if that is above and in turn.
    func upwardCursor(before item: Int) -> Int {
      guard item < itemCount, !items.request(of: item).isPinned else { return 0 }
      let lanes = placement.lanes(of: item, items)
      return isAbove(item, in: lanes.lowerBound) ? lanes.upperBound : 0
    }

    func choose(_ order: [Int], isUpward: Bool) {
      // By how much each lane has grown towards the places to come.
      var grown = [Double](repeating: 0, count: columnCount)
      var rest = edit.grown[...]
      var place = -1
      var skyline = Skyline(cursor: 0, laneSettings) { _ in 0 }
      defer { skyline.deallocate() }
      var origin = 0.0
      for index in order {
        let arrival = edit.arrivals[index]
        if arrival.place != place {
          place = arrival.place
          while let item = isUpward ? rest.last : rest.first,
            isUpward ? item >= place : item < place
          {
            _ = isUpward ? rest.removeLast() : rest.removeFirst()
            for lane in placement.lanes(of: item, items)
            where isAbove(item, in: lane) == isUpward {
              grown[lane] += edit.growth[item] ?? 0
            }
          }
          // A skyline has no positions below 0, and grows downwards.
          let edges = (0..<columnCount).map { lane in
            let edge = placement.edge(
              of: lane, before: place, isUpward: isUpward, items, laneSettings)
            return (isUpward ? -edge : edge) + grown[lane]
          }
          origin = edges.min() ?? 0
          for lane in edges.indices { skyline.runningPositions[lane] = edges[lane] - origin }
          skyline.cursor =
            isUpward ? upwardCursor(before: place) : placement.cursor(before: place, items)
        }
        let lanes = skyline.lanes(for: arrival.request)
        let need = laneSettings.need(ofLength: length(arrival.index, lanes))
        let top = skyline.top(of: lanes)
        skyline.cover(
          Slot(lanes: lanes, position: top), next: top + need, isPinned: arrival.request.isPinned)
        for lane in lanes { grown[lane] += need }
        let sides = lanes.map { lane in
          let member = placement.memberCount(of: lane, before: place)
          return member == still[lane] ? isUpward || coversView(lane) : member < still[lane]
        }
        let isAbove = sides.allSatisfy { $0 }
        edit.arrivals[index].lanes = lanes
        edit.arrivals[index].isAbove = isAbove
        edit.arrivals[index].position = isUpward ? 0 - (origin + top + need) : origin + top
        guard isAbove != isUpward else { continue }
        let edges = lanes.map { lane in
          placement.edge(of: lane, before: place, isUpward: isAbove, items, laneSettings)
        }
        edit.arrivals[index].position =
          isAbove ? (edges.min() ?? 0) - need : edges.max() ?? 0
      }
    }
  }
}

extension MasonryItems {
  /// About where an item comes to be in divided lanes that moves, or comes from the end.
  func tile(
    _ request: LaneRequest, of lengths: [Double], movedFrom source: Int, to index: Int
  ) -> (slot: Slot, length: Double) {
    let change = Rearrangement(
      .moving(from: source, to: index), from: itemCount, to: max(itemCount, source + 1),
      moving: [index])
    var edit = LaneEdit(change, of: itemCount)
    edit.noteGone(from: items, laneSettings)
    edit.arrivals[0].request = request
    let still = stillMembers()
    chooseLanes(for: &edit, above: lastPlaceAbove(still), still) { _, lanes in lengths[lanes.lowerBound] }
    let (tile, lanes) = (edit.arrivals[0], edit.arrivals[0].lanes)
    return (Slot(lanes: lanes, position: tile.position), lengths[lanes.lowerBound])
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// The first member that begins at a position or after it, or covers all until another one.
  fileprivate func firstStill(
    from near: Double, coveringUntil far: Double, _ layout: MasonryItems
  ) -> Int {
    let positions = layout.placement.positions
    let first = indices.partitioningIndex { positions[Int(self[$0])] >= near }
    guard first > 0 else { return first }
    let last = Int(self[first - 1])
    return positions[last] + layout.items.lengths[last] > far ? first - 1 : first
  }
}

extension Placement {
  /// Where the next item of a lane would end upwards, or begin downwards, before an item.
  fileprivate func edge(
    of lane: Int, before item: Int, isUpward: Bool, _ items: Items, _ settings: LaneSettings
  ) -> Double {
    members.withMembers { members in
      let members = members(lane)
      let member = members.indices.partitioningIndex { members[$0] >= item }
      if isUpward, member < members.count { return positions[Int(members[member])] }
      if member > 0 {
        let last = Int(members[member - 1])
        return settings.next(after: positions[last], length: items.lengths[last])
      }
      if let first = members.first { return positions[Int(first)] }
      return seams.isEmpty ? 0 : seams[lane].start
    }
  }
}

/// What a change does to the items, and where they go that come.
private struct LaneEdit {
  /// An item that is new, moved or asks for other lanes.
  struct Arrival {
    let index: Int
    /// The item before which it comes, by the indices before the change.
    let place: Int
    var request = LaneRequest.unconstrained
    var lanes = 0..<0
    var isAbove = false
    /// About where it is, for lanes that divide at it.
    var position = 0.0
  }

  var arrivals: [Arrival] = []
  /// By how much items grow, those that go away by less than nothing; by their old indices.
  private(set) var growth: [Int: Double] = [:]
  /// These indices, ascending.
  private(set) var grown: [Int] = []
  /// The first item that changes, by its old index.
  private(set) var first: Int
  /// The first item to be stacked downwards anew, and one past the last upwards; by new indices.
  private(set) var firstBelow = Int.max
  private(set) var endAbove = 0
  /// The items that stay in their order, before and after the change.
  private var stays: [(old: Int, new: Int, count: Int)] = []
  private var gone: [Range<Int>] = []
  private var released: Set<Int> = []

  /// The items that come, and go, when one stretch of `count` items is changed.
  init(_ change: Rearrangement, of count: Int) {
    first = change.range.lowerBound
    stays = [(0, 0, first)]
    var (index, next) = (first, first)
    for piece in change.pieces {
      if let old = piece.old, !piece.isMoved {
        gone.append(next..<old)
        next = old + piece.count
        stays.append((old, index, piece.count))
      } else {
        for index in index..<index + piece.count {
          arrivals.append(Arrival(index: index, place: next))
        }
      }
      index += piece.count
    }
    gone.append(next..<change.range.upperBound)
    stays.append((change.range.upperBound, index, count - change.range.upperBound))
  }

  /// Notes an item that is measured again; one that asks for other lanes goes away and comes.
  mutating func note(
    _ measure: NewMeasure, of old: Int, in items: Items, _ settings: LaneSettings
  ) {
    first = min(first, old)
    guard newIndex(of: old) == measure.index else { return }
    growth[old] = measure.answer.length - items.lengths[old]
    guard measure.request != items.request(of: old) else { return }
    released.insert(old)
    growth[old] = -settings.need(ofLength: items.lengths[old])
    let place = arrivals.indices.partitioningIndex { arrivals[$0].index >= measure.index }
    arrivals.insert(Arrival(index: measure.index, place: old), at: place)
  }

  mutating func noteGone(from items: Items, _ settings: LaneSettings) {
    for range in gone {
      for item in range { growth[item] = -settings.need(ofLength: items.lengths[item]) }
    }
    grown = growth.keys.sorted()
  }

  /// Notes that items are stacked anew, upwards those up to an index and downwards those from it on.
  mutating func noteStacked(_ index: Int, isAbove: Bool) {
    if isAbove { endAbove = max(endAbove, index + 1) } else { firstBelow = min(firstBelow, index) }
  }

  /// The new index of an item, or of the first one behind it that stays.
  func place(of old: Int) -> Int {
    let place = stays.indices.partitioningIndex { stays[$0].old + stays[$0].count > old }
    guard place < stays.count else { return stays.last.map { $0.new + $0.count } ?? 0 }
    return stays[place].new + max(0, old - stays[place].old)
  }

  /// The new index of an item that stays in its lanes.
  func newIndex(of old: Int) -> Int? {
    let place = stays.indices.partitioningIndex { stays[$0].old > old } - 1
    guard place >= 0, old < stays[place].old + stays[place].count, !released.contains(old)
    else { return nil }
    return stays[place].new + old - stays[place].old
  }
}

/// Which members of each lane grow, shrink, come or go, and where lanes divide anew because of that.
private struct LaneGrowth {
  /// The members that grow above and below where each lane divides in view.
  private var above: [Range<Int>?]
  private var below: [Range<Int>?]
  /// Whether members grow below the seam of a lane that are above in view.
  private(set) var isRaised: [Bool]
  /// The first member of each lane that grows above its seam, but not above in view.
  private(set) var lowered: [Int?]

  init(in laneCount: Int) {
    above = Array(repeating: nil, count: laneCount)
    (below, lowered) = (above, Array(repeating: nil, count: laneCount))
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
    var (up, down) = (above[lane] ?? new..<new, below[lane] ?? new..<new)
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
  fileprivate func hull(of other: Range) -> Range {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
