extension MasonryItems {
  func laneDropIndex(
    at point: LayoutPoint, shift: LayoutPoint, moving item: Int, from other: MasonryItems?
  ) -> Int {
    let request = (other ?? self).items.request(of: item)
    let lengths =
      if let other {
        Array(
          repeating: other.length(ofItemAt: item, along: axis),
          count: columnCount - request.span(in: columnCount) + 1)
      } else {
        items.lengths(ofItemAt: item, among: columnCount, laneSettings.widthTable)
      }
    let across = axis.cross
    let search = DropSearch(
      self, point: across.move(point, by: -across.coordinate(of: shift)),
      source: other == nil ? item : itemCount, request: request, lengths: lengths,
      near: axis.coordinate(of: shift))
    return search.index()
  }
}

extension Items {
  /// The lengths that an item would get, by the first of its lanes.
  func lengths(ofItemAt item: Int, among laneCount: Int, _ table: WidthTable?) -> [Double] {
    let span = request(of: item).span(in: laneCount)
    guard let table else {
      return Array(repeating: lengths[item], count: laneCount - span + 1)
    }
    return (0...laneCount - span).map {
      answer(of: item, at: table.number(of: $0..<$0 + span)).length
    }
  }
}

/// Looks for the index at which an item, here called the tile, comes to be under a finger.
///
/// The place of a tile depends only on the items before it. So one pass over the others, placed
/// without the tile, gives its frame at every index. Without gaps a tile starts between the
/// shortest and the tallest lane: the pass begins when the tallest one reaches the finger, and ends
/// when the shortest one has passed it.
///
/// A finger that stays must ask for no second move. After one, the search would find the same tiles
/// and one more, at the index that the item came from, since a moved item chooses its lanes anew.
/// If that is nearer than the best, the item stays.
struct DropSearch {
  let grid: MasonryItems
  let point: LayoutPoint
  /// The present index of the tile, which is preferred; the count if it comes from another section.
  let source: Int
  let request: LaneRequest
  /// The length of the tile by the first of its lanes.
  let lengths: [Double]
  /// The distance of the items from the start of the feed that contains them, along the axis.
  let near: Double
  private let mapper: AxisMapper
  private let span: Int
  /// The number of items beside the tile.
  private let otherCount: Int
  /// Whether items may go back to gaps.
  private let isDense: Bool
  private let table: WidthTable?

  init(
    _ grid: MasonryItems, point: LayoutPoint, source: Int, request: LaneRequest, lengths: [Double],
    near: Double = 0
  ) {
    self.grid = grid
    self.point = point
    self.source = source
    self.near = near
    self.request = request
    self.lengths = lengths
    table = grid.laneSettings.widthTable
    mapper = grid.mapper
    span = request.span(in: grid.columnCount)
    otherCount = source < grid.itemCount ? grid.itemCount - 1 : grid.itemCount
    isDense =
      grid.laneSettings.packing.isDense
      && (span > 1
        || grid.items.firstSpanningItem(from: 0, in: grid.columnCount) < grid.itemCount)
  }

  /// The index whose tile is under the finger, which is finite, or nearest to it.
  func index() -> Int {
    var best = Candidate(index: source)
    // At its present index the tile stays, even where kept columns hold it.
    if source < grid.itemCount {
      best.squaredDistance = squaredDistance(to: grid.frame(ofItemAt: source))
    }
    guard grid.placement.seams.isEmpty || grid.dropsSeams else { return indexInDividedLanes(best) }
    look(within: 0, &best)
    if best.squaredDistance > 0 {
      // No tile that is farther away along the axis alone can be nearer.
      look(within: best.squaredDistance.squareRoot(), &best)
    }
    return source < grid.itemCount && best.next < best.squaredDistance ? source : best.index
  }
}

extension DropSearch {
  private struct Candidate {
    var index: Int
    /// The square of the distance to the finger; less than 0 under it.
    var squaredDistance = Double.infinity
    /// The square of that of the tile to which a second move leads.
    var next = Double.infinity

    var isUnder: Bool { squaredDistance < 0 }
  }

  /// Looks at the tiles that may lie within a distance of the finger, and at one at least.
  private func look(within distance: Double, _ best: inout Candidate) {
    let wanted = positions(within: distance)
    var (skyline, first) = start(forTilesReaching: wanted.lowerBound)
    defer { skyline.deallocate() }
    for index in first...otherCount {
      let tile = nextTile(&skyline)
      note(frame(of: tile.slot, length: tile.length), at: index, &best)
      // From here on, indices are ever farther from the present one.
      let isSettled = best.isUnder && index - source >= (best.index - source).magnitude
      guard !isSettled, index < otherCount else { return }
      assign(index, in: &skyline)
      let isPast = skyline.runningPositions.allSatisfy { $0 > wanted.upperBound }
      if isPast, !isDense { return }
    }
  }

  /// The best index by the places that tiles get in divided lanes, of those around the finger.
  private func indexInDividedLanes(_ present: Candidate) -> Int {
    let best = nearestTile(present)
    guard best.index != source, source < grid.itemCount else { return best.index }
    var moved = grid
    moved.moveItem(from: source, to: best.index)
    // What is below the seams stays.
    let near = near + grid.mapper.near(from: 0, to: 0) - moved.mapper.near(from: 0, to: 0)
    let next = DropSearch(
      moved, point: point, source: best.index, request: request, lengths: lengths, near: near)
    var stays = Candidate(index: best.index)
    stays.squaredDistance = next.squaredDistance(to: moved.frame(ofItemAt: best.index))
    return stays.isUnder || next.nearestTile(stays).index == best.index ? best.index : source
  }

  private func nearestTile(_ present: Candidate) -> Candidate {
    var best = present
    let wanted = positions(within: lengths.max() ?? 0)
    let around = (0..<grid.columnCount).map { lane in
      let members = grid.placement.members[lane]
      let first = grid.firstMember(of: members, from: wanted.lowerBound)
      let end = members.indices.partitioningIndex {
        grid.placement.positions[members[$0]] > wanted.upperBound
      }
      return (
        first: first > 0 ? members[first - 1] : 0,
        end: end < members.count ? members[end] : otherCount
      )
    }
    let reach = 32
    let first = max(0, around.reduce(source) { min($0, $1.first) } - reach)
    let last = around.reduce(min(source, otherCount)) { max($0, $1.end) }
    let end = min(otherCount, last + reach)
    for index in first...end where index != source || source == grid.itemCount {
      let tile = grid.tile(request, of: lengths, movedFrom: source, to: index)
      note(frame(of: tile.slot, length: tile.length), at: index, &best)
    }
    return best
  }

  /// Assigns a slot to one of the others, by its index among them.
  private func assign(_ index: Int, in skyline: inout Skyline) {
    let other = index < source ? index : index + 1
    let request = grid.items.request(of: other)
    let keptLane = grid.keptLane(of: other)
    let lanes = skyline.lanes(for: request, keptIn: keptLane)
    let number = table?.number(of: lanes)
    let length =
      number.map { grid.items.answer(of: other, at: $0).length } ?? grid.items.lengths[other]
    _ = skyline.assign(other, request, to: lanes, isKept: keptLane != nil, length: length)
  }

  /// The slot that the tile would get next, and its length there.
  private func nextTile(_ skyline: inout Skyline) -> (slot: Slot, length: Double) {
    let lanes = skyline.lanes(for: request)
    let length = lengths[lanes.lowerBound]
    return (skyline.nextSlot(on: lanes, isPinned: request.isPinned, length: length), length)
  }

  private func frame(of slot: Slot, length: Double) -> LayoutRect {
    grid.frame(
      at: slot.position, length: length, lane: slot.lanes.lowerBound, span: span, mapper)
  }

  /// The range of logical positions of the tiles within a distance of the finger.
  private func positions(within distance: Double) -> ClosedRange<Double> {
    let main = grid.axis.interval(of: LayoutRect(origin: point, size: .zero)).near
    // Frames may be moved, and sums rounded.
    let slack = Double.roundingSlack(upTo: max(main.magnitude, near.magnitude, distance))
    let interval = LayoutInterval(
      near: main - near - distance - slack, far: main - near + distance + slack)
    guard interval.near.isFinite, interval.far.isFinite else { return -.infinity...(.infinity) }
    return mapper.positions(meeting: interval)
  }

  /// The first index, up to the present one, whose tile may reach a position, and its skyline.
  private func start(forTilesReaching position: Double) -> (skyline: Skyline, first: Int) {
    let (items, settings) = (grid.items, grid.laneSettings)
    guard !isDense, !grid.dropsSeams else { return (emptySkyline(), 0) }
    let longest = lengths.max() ?? 0
    let first = grid.placement.firstItem(upTo: min(source, otherCount), items, settings) {
      $0 + longest >= position
    }
    let placed = grid.firstToPlace(from: first)
    return (grid.placement.skyline(before: placed, items, settings), placed)
  }

  private func emptySkyline() -> Skyline {
    var skyline = Skyline(cursor: 0, grid.laneSettings) { _ in 0 }
    guard isDense else { return skyline }
    var spans = grid.items.spans(in: 0..<grid.items.count, laneCount: grid.columnCount)
    if span > 1, !spans.contains(span) { spans.append(span) }
    skyline.gaps = Gaps(Array(repeating: Openings(), count: grid.columnCount), spans: spans)
    return skyline
  }

  /// Takes a tile over if it is better than the best so far.
  private func note(_ frame: LayoutRect, at index: Int, _ best: inout Candidate) {
    let square = squaredDistance(to: frame)
    guard index != source || source == grid.itemCount else { return best.next = square }
    let (steps, bestSteps) = ((index - source).magnitude, (best.index - source).magnitude)
    guard (square, steps, index) < (best.squaredDistance, bestSteps, best.index) else { return }
    best.index = index
    best.squaredDistance = square
  }

  private func squaredDistance(to frame: LayoutRect) -> Double {
    grid.axis.move(frame, by: near).squaredDistance(to: point)
  }
}
