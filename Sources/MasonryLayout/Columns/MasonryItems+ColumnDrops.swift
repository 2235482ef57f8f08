extension MasonryItems {
  /// The index to which to move an item so that it is under a finger afterwards.
  ///
  ///     let index = wall.dropIndex(at: finger, moving: dragged)
  ///     if index != dragged {
  ///       wall.items.moveItem(from: dragged, to: index)
  ///       dragged = index
  ///     }
  ///
  /// After the move the item's frame contains the point, if it does at any index; of several, the
  /// nearest to the present one is taken, then the smaller. If there is none, it is the one whose
  /// frame is nearest to the finger. A finger that stays asks for no second move: where kept
  /// columns or items stacked upwards would lead to one, the item stays, as it does if the point is
  /// not finite. From right to left, where x counts from the far end, the finger keeps its distance
  /// from the start of the content; if items are stacked upwards, from those stacked downwards.
  ///
  /// - Complexity: O(1) while the item is under the finger. Otherwise O(*c* log² *n* + *m*·*c*) for
  ///   *n* items, *c* columns, and *m* items from the present index, or from the first one near the
  ///   finger, to the last one near it. In a dense packing with gaps *m* is *n*, and each item
  ///   takes O(log *n*) for each column and span.
  func laneDropIndex(at point: LayoutPoint, moving index: Int) -> Int {
    checkIndex(index)
    guard point.x.isFinite, point.y.isFinite, !frame(ofItemAt: index).contains(point)
    else { return index }
    let search = DropSearch(
      self, point: point, source: index, request: items.request(of: index),
      lengths: lengths(ofItemAt: index))
    return search.index()
  }

  /// The lengths that an item would get, by the first of its lanes.
  func lengths(ofItemAt item: Int) -> [Double] {
    let span = items.request(of: item).span(in: columnCount)
    guard let table = laneSettings.widthTable else {
      return Array(repeating: items.lengths[item], count: columnCount - span + 1)
    }
    return (0...columnCount - span).map {
      items.answer(of: item, at: table.number(of: $0..<$0 + span)).length
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
/// and up to two more: the one at the index that the item came from, since a moved item chooses its
/// lanes anew, and the one at the seam if the item crosses it. If one of these is nearer than the
/// best, the item stays.
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
    look(within: 0, &best)
    if best.squaredDistance > 0 {
      // No tile that is farther away along the axis alone can be nearer.
      look(within: best.squaredDistance.squareRoot(), &best)
    }
    let next = isUpward(best.index) ? best.nextUpwards : best.nextDownwards
    return source < grid.itemCount && next < best.squaredDistance ? source : best.index
  }
}

extension DropSearch {
  private struct Candidate {
    var index: Int
    /// The square of the distance to the finger; less than 0 under it.
    var squaredDistance = Double.infinity
    /// The smallest square of the tiles to which a second move leads, after one above the seam.
    var nextUpwards = Double.infinity
    /// The same after a move below the seam.
    var nextDownwards = Double.infinity

    var isUnder: Bool { squaredDistance < 0 }
  }

  /// Looks at the tiles that may lie within a distance of the finger, and at one at least.
  private func look(within distance: Double, _ best: inout Candidate) {
    let wanted = positions(within: distance)
    lookUpwards(within: wanted, &best)
    var (skyline, first) = start(forTilesReaching: wanted.lowerBound)
    defer { skyline.deallocate() }
    for index in first...otherCount {
      let tile = nextTile(&skyline)
      note(frame(of: tile.slot, length: tile.length), at: index, upwards: false, &best)
      // From here on, indices are ever farther from the present one.
      let isSettled = best.isUnder && index - source >= (best.index - source).magnitude
      guard !isSettled, index < otherCount else { return }
      assign(index, in: &skyline)
      let isPast = skyline.runningPositions.allSatisfy { $0 > wanted.upperBound }
      if isPast, !isDense { return }
    }
  }

  /// Looks at the indices at which the tile is stacked upwards: it depends on the items after it.
  private func lookUpwards(
    within wanted: ClosedRange<Double>, _ best: inout Candidate
  ) {
    guard otherSeam > 0 || isUpward(0) else { return }
    var skyline = emptySkyline()
    defer { skyline.deallocate() }
    for index in (0...otherSeam).reversed() {
      let (slot, length) = nextTile(&skyline)
      let end = grid.laneSettings.next(after: slot.position, length: length)
      let mirrored = Slot(lanes: slot.lanes, position: 0 - end)
      note(frame(of: mirrored, length: length), at: index, upwards: true, &best)
      guard index > 0 else { return }
      assign(index - 1, in: &skyline)
      let isPast = skyline.runningPositions.allSatisfy { -$0 < wanted.lowerBound }
      if isPast, !isDense { return }
    }
  }

  /// Whether the tile is stacked upwards if it is moved to an index.
  private func isUpward(_ index: Int) -> Bool {
    index < otherSeam || index == otherSeam && source < grid.lastingSeam
  }

  /// The number of the others that are stacked upwards.
  private var otherSeam: Int {
    source < grid.lastingSeam ? grid.lastingSeam - 1 : grid.lastingSeam
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
    guard !isDense, source >= grid.lastingSeam else { return (emptySkyline(), otherSeam) }
    let longest = lengths.max() ?? 0
    let first = grid.placement.firstItem(upTo: min(source, otherCount), items, settings) {
      $0 + longest >= position
    }
    let placed = max(otherSeam, grid.firstToPlace(from: max(first, otherSeam)))
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
  private func note(_ frame: LayoutRect, at index: Int, upwards: Bool, _ best: inout Candidate) {
    let square = squaredDistance(to: frame)
    let isPresent = index == source && source < grid.itemCount
    guard !isPresent, isUpward(index) == upwards else {
      // At the seam, an item is stacked as it was before.
      if upwards || index != otherSeam { best.nextUpwards = min(best.nextUpwards, square) }
      if !upwards || index != otherSeam { best.nextDownwards = min(best.nextDownwards, square) }
      return
    }
    let (steps, bestSteps) = ((index - source).magnitude, (best.index - source).magnitude)
    guard (square, steps, index) < (best.squaredDistance, bestSteps, best.index) else { return }
    best.index = index
    best.squaredDistance = square
  }

  private func squaredDistance(to frame: LayoutRect) -> Double {
    grid.axis.move(frame, by: near).squaredDistance(to: point)
  }
}
