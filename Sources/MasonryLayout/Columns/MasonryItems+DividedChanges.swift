// Items that come, go and move.

extension MasonryItems {
  /// Adds, removes and moves items in divided lanes; `false` if nothing above changes.
  ///
  /// Items that come before the first one that stays are stacked upwards, and choose their lanes as
  /// in a wall upside down, the last one first. Others choose them as always. Of the first items
  /// `keptEnd` are kept although they move.
  ///
  /// - Complexity: O(*n*) for *n* items, and O(*k*·*c* log *n*) for *k* places at which items come
  ///   into *c* lanes.
  mutating func rearrangeInDividedLanes(
    _ change: Rearrangement, by mapping: LayoutIndexMapping, adding new: Items,
    taking measures: [NewMeasure], isMeasuring: Bool = false, keepingAll keptEnd: Int = 0
  ) -> Bool {
    guard mayMoveSeams,
      !laneSettings.packing.isDense
        || !new.areSpanning(in: columnCount)
          && measures.allSatisfy({ $0.request.span(in: columnCount) == 1 })
    else { return false }
    let still = stillMembers(isMeasuring: isMeasuring)
    let table = laneSettings.widthTable
    var measures = measures
    var edit = LaneEdit(change, of: items, adding: new, laneSettings)
    for place in measures.indices {
      guard let old = mapping.oldIndex(of: measures[place].index) else { continue }
      if let table, measures[place].request == items.request(of: old) {
        // It stays in its lanes, and has the length that it has there.
        let answers = measures[place].answers
        let number = table.number(of: lanes(of: old))
        measures[place].answer = answers[min(number, answers.count - 1)]
      }
      edit.note(measures[place], of: old, in: items, laneSettings)
    }
    let border = lastPlaceAbove(still)
    guard edit.first < max(endAbove(still), border + 1) else { return false }
    let end = max(keptEnd, edit.end(ofItemsBefore: horizon))
    // What comes behind all kept items is packed.
    edit.arrivals.removeAll { $0.index >= end }
    chooseLanes(for: &edit, above: border, still)

    let cuts = still.indices.map { placement.cut(of: $0) }
    var growth = LaneGrowth(in: columnCount)
    for (item, _) in edit.growth where item < horizon {
      for lane in lanes(of: item) {
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
      let members = placement.members[lane]
      if new > cuts[lane] {
        edit.noteStacked(edit.place(of: members[new - 1]), isAbove: true)
      } else if new < cuts[lane] {
        edit.noteStacked(edit.place(of: members[new]), isAbove: false)
      }
    }
    let isAbove = edit.arrivals.contains { $0.isAbove }
    guard isAbove || !placement.seams.isEmpty else { return false }
    placement.writeOutSeams()
    findSeams(edit)
    items.rearrange(change, adding: new)
    for measure in measures { items.put(measure, at: measure.index) }
    if let table {
      for arrival in edit.arrivals {
        items.takeAnswer(of: arrival.index, at: table.number(of: arrival.lanes))
      }
    }
    splice(edit, change, end: end)
    noteKept(KeptLanes(from: end), from: 0)
    return true
  }

  /// Finds which items are above, by the new indices, while those that go away are listed.
  private mutating func findSeams(_ edit: LaneEdit) {
    for lane in 0..<columnCount {
      // The last item above that stays; those that go away are above no longer.
      let members = placement.members[lane]
      var member = placement.cut(of: lane)
      placement.seams[lane].item = 0
      while member > 0, placement.seams[lane].item == 0 {
        member -= 1
        placement.seams[lane].item = UInt32((edit.newIndex(of: members[member]) ?? -1) + 1)
      }
    }
    for arrival in edit.arrivals where arrival.isAbove {
      let end = UInt32(arrival.index + 1)
      for lane in arrival.lanes {
        placement.seams[lane].item = max(placement.seams[lane].item, end)
      }
    }
  }

  /// Puts the places of items that come into those of the items that stay.
  private mutating func splice(_ edit: LaneEdit, _ change: Rearrangement, end: Int) {
    let arrived = change.newItems.reduce(0) { $0 + $1.count }
    placement.positions.rearrange(change, adding: Array(repeating: 0, count: arrived))
    placement.firstLanes.rearrange(change, adding: Array(repeating: 0, count: arrived))
    for arrival in edit.arrivals {
      placement.positions[arrival.index] = arrival.position
      placement.firstLanes[arrival.index] = UInt16(truncatingIfNeeded: arrival.lanes.lowerBound)
    }
    let shift = items.count - placement.placedCount
    let listed = edit.listed.lowerBound..<edit.listed.upperBound + shift
    // The closure must not hold the lists, or they would be copied.
    let laneCount = columnCount
    placement.members.replaceItems(in: edit.listed, by: listed) {
      [firstLanes = placement.firstLanes, items] item in
      guard item < end else { return 0..<0 }
      let lane = Int(firstLanes[item])
      return lane..<lane + items.request(of: item).span(in: laneCount)
    }
    if end == 0 { placement.seams = [] }
    // What is packed behind the kept items stays if nothing below changes.
    let staysBelow =
      shift == 0 && edit.firstBelow == .max && end == horizon && !hasKeptItems(from: end)
      && edit.growth.last.map { $0.item < end } ?? true
    if staysBelow, laneSettings.packing == .shortestColumn, items.areUnconstrained {
      placement.stack(
        downwardsFrom: items.count, upwardsFrom: edit.endAbove, items, laneSettings)
      contentEnd = contentEndOfColumns()
    } else {
      settleDividedLanes(upTo: end, downwardsFrom: edit.firstBelow, upwardsFrom: edit.endAbove)
    }
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
    placement.members.removeItems(from: end, areInOrder: true)
    placement.placedCount = end
    let isSettled = placement.settleSides(items, laneSettings)
    placement.stack(
      downwardsFrom: isSettled ? first : 0, upwardsFrom: isSettled ? last : end, items,
      laneSettings)
    placement.findCursors(items, laneSettings)
    placeDownwards(from: end, keeping: KeptLanes(from: end))
  }

  /// Gives lanes to all items that come, those above from the last one on.
  private func chooseLanes(
    for edit: inout LaneEdit, above border: Int, _ still: [Int]
  ) {
    let firstBelow = edit.arrivals.firstIndex { $0.place > border } ?? edit.arrivals.count
    choose(edit.arrivals.indices[..<firstBelow].reversed(), isUpward: true)
    choose(Array(edit.arrivals.indices[firstBelow...]), isUpward: false)

    func isAbove(_ item: Int, in lane: Int) -> Bool {
      placement.memberCount(of: lane, before: item) < still[lane]
    }

    /// Whether the first item of a lane that stays covers the view: what comes there is above.
    func coversView(_ lane: Int) -> Bool {
      guard let held, !held.hangsFromEnd,
        let first = placement.members[lane].item(at: still[lane])
      else { return false }
      return placement.positions[first] < held.interval.near
    }

    /// The cursor of the mirrored packing: behind the next item, if that is above and in turn.
    func upwardCursor(before item: Int) -> Int {
      guard item < itemCount, !items.request(of: item).isPinned else { return 0 }
      let lanes = lanes(of: item)
      return isAbove(item, in: lanes.lowerBound) ? lanes.upperBound : 0
    }

    func choose(_ order: [Int], isUpward: Bool) {
      // By how much each lane has grown towards the places to come.
      var grown = [Double](repeating: 0, count: columnCount)
      var rest = edit.growth[...]
      var place = -1
      var skyline = Skyline(cursor: 0, laneSettings) { _ in 0 }
      defer { skyline.deallocate() }
      var origin = 0.0
      for index in order {
        let arrival = edit.arrivals[index]
        if arrival.place != place {
          place = arrival.place
          while let (item, length) = isUpward ? rest.last : rest.first,
            isUpward ? item >= place : item < place
          {
            _ = isUpward ? rest.removeLast() : rest.removeFirst()
            for lane in lanes(of: item)
            where isAbove(item, in: lane) == isUpward {
              grown[lane] += length
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
        let need = laneSettings.need(ofLength: arrival.lengths[lanes.lowerBound])
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
      if isUpward, laneSettings.packing != .roundRobin {
        edit.levelFirstItems(upTo: skyline.runningPositions, laneSettings)
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
    var edit = LaneEdit(change, of: items, adding: Items(), laneSettings)
    edit.arrivals[0].request = request
    edit.arrivals[0].lengths = lengths
    let still = stillMembers()
    chooseLanes(for: &edit, above: lastPlaceAbove(still), still)
    let tile = edit.arrivals[0]
    return (Slot(lanes: tile.lanes, position: tile.position), tile.lengths[tile.lanes.lowerBound])
  }
}

extension Placement {
  /// Where the next item of a lane would end upwards, or begin downwards, before an item.
  fileprivate func edge(
    of lane: Int, before item: Int, isUpward: Bool, _ items: Items, _ settings: LaneSettings
  ) -> Double {
    let members = members[lane]
    let member = members.count(before: item)
    if isUpward, member < members.count { return positions[members[member]] }
    if member > 0 {
      let last = members[member - 1]
      return settings.next(after: positions[last], length: items.lengths[last])
    }
    if let first = members.first { return positions[first] }
    return seams.isEmpty ? 0 : seams[lane].start
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
    /// Its length by the first of its lanes.
    var lengths: [Double] = []
    var lanes = 0..<0
    var isAbove = false
    /// About where it is, for lanes that divide at it.
    var position = 0.0

    /// Takes the request and the lengths of an item; one that is tried out may not be among them.
    mutating func take(
      _ items: Items, _ item: Int, _ settings: LaneSettings, _ table: WidthTable?
    ) {
      guard item < items.count else { return }
      request = items.request(of: item)
      lengths = items.lengths(ofItemAt: item, among: settings.tracks.count, table)
    }
  }

  var arrivals: [Arrival] = []
  /// By how much items grow, those that go away by less than nothing; by ascending old indices.
  private(set) var growth: [(item: Int, length: Double)] = []
  /// The first item that changes, by its old index.
  private(set) var first: Int
  /// The first item to be stacked downwards anew, and one past the last upwards; by new indices.
  private(set) var firstBelow = Int.max
  private(set) var endAbove = 0
  /// The stretch of items that are listed anew, by their old indices.
  private(set) var listed: Range<Int>
  /// The items that stay in their order, before and after the change.
  private var stays: [(old: Int, new: Int, count: Int)] = []
  /// The items that ask for other lanes.
  private var released: [Int] = []

  /// The items that come, and go, when one stretch of items is changed.
  init(_ change: Rearrangement, of items: Items, adding new: Items, _ settings: LaneSettings) {
    let table = settings.widthTable
    first = change.range.lowerBound
    listed = change.range
    stays = [(0, 0, first)]
    var index = first
    var next = first
    var addedCount = 0
    for piece in change.pieces {
      if let old = piece.old, !piece.isMoved {
        noteGone(next..<old, of: items, settings)
        next = old + piece.count
        stays.append((old, index, piece.count))
      } else {
        for offset in 0..<piece.count {
          var arrival = Arrival(index: index + offset, place: next)
          if let old = piece.old {
            arrival.take(items, old + offset, settings, table)
          } else {
            arrival.take(new, addedCount + offset, settings, table)
          }
          arrivals.append(arrival)
        }
        if piece.old == nil { addedCount += piece.count }
      }
      index += piece.count
    }
    noteGone(next..<change.range.upperBound, of: items, settings)
    stays.append((change.range.upperBound, index, items.count - change.range.upperBound))
  }

  /// Notes an item that is measured again; one that asks for other lanes goes away and comes.
  mutating func note(
    _ measure: NewMeasure, of old: Int, in items: Items, _ settings: LaneSettings
  ) {
    first = min(first, old)
    let stays = newIndex(of: old) == measure.index
    var length = measure.answer.length - items.lengths[old]
    if !stays || measure.request != items.request(of: old) {
      var measured = Items()
      measured.append(measure)
      let place = arrivals.indices.partitioningIndex { arrivals[$0].index >= measure.index }
      if stays {
        length = -settings.need(ofLength: items.lengths[old])
        released.append(old)
        listed = listed.hull(of: old..<old + 1)
        arrivals.insert(Arrival(index: measure.index, place: old), at: place)
      }
      arrivals[place].take(measured, 0, settings, settings.widthTable)
    }
    guard stays else { return }
    let place = growth.indices.partitioningIndex { growth[$0].item >= old }
    growth.insert((old, length), at: place)
  }

  /// Gives the first items other lanes, so that lanes begin at about one height: the best of up to
  /// 1,024 arrangements, unless the present one is as good.
  ///
  /// Upwards, the first items are the last ones to be stacked, up to `tops`.
  mutating func levelFirstItems(
    upTo tops: UnsafeMutableBufferPointer<Double>, _ settings: LaneSettings
  ) {
    var count = 0
    var arrangementCount = 1
    while count < arrivals.count, arrangementCount * tops.count <= 1_024,
      arrivals[count].index == count, arrivals[count].place == arrivals[0].place,
      arrivals[count].isAbove, arrivals[count].request == .unconstrained
    {
      count += 1
      arrangementCount *= tops.count
    }
    func spread() -> Double {
      var (lowest, highest) = (tops[0], tops[0])
      for top in tops {
        lowest = min(lowest, top)
        highest = max(highest, top)
      }
      return highest - lowest
    }
    var leastSpread = spread() - 1e-6
    for item in 0..<count {
      let lane = arrivals[item].lanes.lowerBound
      tops[lane] -= settings.need(ofLength: arrivals[item].lengths[lane])
    }
    let beneath = Array(tops)
    var best: Int?
    for number in 0..<arrangementCount where count > 1 {
      for lane in tops.indices { tops[lane] = beneath[lane] }
      var rest = number
      for item in (0..<count).reversed() {
        let lane = rest % tops.count
        tops[lane] += settings.need(ofLength: arrivals[item].lengths[lane])
        rest /= tops.count
      }
      if spread() < leastSpread {
        leastSpread = spread()
        best = number
      }
    }
    guard var rest = best else { return }
    for item in (0..<count).reversed() {
      let lane = rest % tops.count
      arrivals[item].lanes = lane..<lane + 1
      rest /= tops.count
    }
  }

  private mutating func noteGone(_ range: Range<Int>, of items: Items, _ settings: LaneSettings) {
    for item in range { growth.append((item, -settings.need(ofLength: items.lengths[item]))) }
  }

  /// Notes that items are stacked anew: upwards those up to an index, downwards those from it on.
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

  /// One past the last item that stays in its lanes of those before an index, by the new indices.
  func end(ofItemsBefore oldEnd: Int) -> Int {
    for stretch in stays.reversed() {
      var count = min(stretch.count, oldEnd - stretch.old)
      while count > 0, released.contains(stretch.old + count - 1) { count -= 1 }
      if count > 0 { return stretch.new + count }
    }
    return 0
  }
}
