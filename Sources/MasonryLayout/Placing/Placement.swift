/// The positions and lanes of items, in logical coordinates.
///
/// Positions start at 0 without insets, unless lanes divide at seams. Lanes count from the leading
/// edge. Items in one lane do not overlap, so starts and ends never decrease along its
/// list, and one binary search finds where a rectangle begins.
struct Placement: Sendable {
  /// The start of each item along its lanes.
  var positions: [Double] = []
  /// The first lane of each item; 16 bits hold ``ColumnsLayout/Columns/maximumCount``.
  var firstLanes: [UInt16] = []
  /// The items that cover each lane, in stacking order.
  var members: LaneLists

  // Both fit into the word in which the lists begin: a feed has a placement for each section.
  private var storedCursor: UInt16 = 0
  private var storedPlacedCount: UInt32 = 0
  /// The number of rows that are shown, as ``MasonryItems/shownRowCount``; 0 in columns.
  var storedShownRowCount: UInt32 = 0

  /// The cursor before each multiple of ``cursorDistance`` items: pinned and backfilled items do
  /// not tell it, and any number of them may follow each other.
  var cursors: [UInt16] = []
  static let cursorDistance = 1024
  /// What few placements have: at most one element, as an empty array takes only one word.
  private var rare: [Rare] = []

  init(laneCount: Int) { members = LaneLists(laneCount: laneCount) }

  var laneCount: Int { members.laneCount }

  /// The number of placed items; while placing, entries beyond it are out of date.
  var placedCount: Int {
    get { Int(storedPlacedCount) }
    set { storedPlacedCount = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The lane of the next item if the packing goes by turns.
  var cursor: Int {
    get { Int(storedCursor) }
    set { storedCursor = UInt16(truncatingIfNeeded: newValue) }
  }

  private struct Rare: Sendable {
    var gaps: [Gaps] = []
    var backfilled: [UInt32] = []
    var seams: [LaneSeam] = []

    var isEmpty: Bool { gaps.isEmpty && backfilled.isEmpty && seams.isEmpty }
  }

  private var ownRare: Rare {
    get { rare[0] }
    _modify {
      if rare.isEmpty { rare.append(Rare()) }
      defer { if rare[0].isEmpty { rare = [] } }
      yield &rare[0]
    }
  }

  /// The gaps of a dense packing, at most one element; without windows, only memory for gaps.
  var gaps: [Gaps] {
    get { rare.isEmpty ? [] : rare[0].gaps }
    set { if !newValue.isEmpty || !rare.isEmpty { ownRare.gaps = newValue } }
    _modify { yield &ownRare.gaps }
  }

  /// The backfilled items (those that went back to a gap), in index order.
  var backfilled: [UInt32] {
    get { rare.isEmpty ? [] : rare[0].backfilled }
    set { if !newValue.isEmpty || !rare.isEmpty { ownRare.backfilled = newValue } }
    _modify { yield &ownRare.backfilled }
  }

  /// Where each lane divides; empty if all items are stacked downwards from position 0.
  var seams: [LaneSeam] {
    get { rare.isEmpty ? [] : rare[0].seams }
    set { if !newValue.isEmpty || !rare.isEmpty { ownRare.seams = newValue } }
    _modify { yield &ownRare.seams }
  }

  @inline(__always)
  func start(of item: Int) -> (position: Double, lane: Int) {
    (positions[item], Int(firstLanes[item]))
  }

  #if DEBUG
  /// Counts placed items in tests of complexity; else `nil`, so that several threads can place.
  nonisolated(unsafe) static var placingCount: Int?
  #endif

  @inline(__always)
  static func notePlaced(_ count: Int) {
    #if DEBUG
    if let placings = placingCount { placingCount = placings + count }
    #endif
  }
}

extension Placement: Equatable {
  /// Compares places, from which the rest follows, and backfilled items: a kept item of length 0
  /// may coincide with a gap, and the cursor depends on whether it is backfilled.
  static func == (left: Placement, right: Placement) -> Bool {
    left.positions == right.positions && left.firstLanes == right.firstLanes
      && left.backfilled == right.backfilled && left.seams == right.seams
  }

  /// Removes the places of the items from `first` on, none of them stacked upwards, and finds the
  /// skyline.
  mutating func rewind(_ items: Items, to first: Int, _ settings: LaneSettings) -> Skyline {
    let isAtEnd = first == placedCount && first > 0
    if !isAtEnd {
      members.removeItems(from: first, areInOrder: backfilled.isEmpty)
      if !rare.isEmpty { backfilled.truncate(to: countOfBackfilled(before: first)) }
      if settings.packing.isDense, !gaps.isEmpty { gaps[0].windows = [] } else { gaps = [] }
      cursor = cursor(before: first, items)
      cursors.truncate(to: (first + Self.cursorDistance - 1) / Self.cursorDistance)
    }
    if positions.isEmpty {
      positions.reserveCapacity(items.count)
      firstLanes.reserveCapacity(items.count)
    }
    positions.truncate(to: items.count)
    firstLanes.truncate(to: items.count)
    placedCount = first
    if settings.packing.isDense, !isAtEnd, items.firstSpanningItem(from: 0, in: laneCount) < first {
      let spans = items.spans(in: 0..<items.count, laneCount: laneCount)
      gaps = [findGaps(items, spans: spans, settings)]
    }
    return Skyline(cursor: cursor, settings) { lane in
      runningPosition(of: lane, after: members[lane].last, items, settings)
    }
  }

  /// The start of the next item of a lane, after its last item stacked downwards.
  func runningPosition(
    of lane: Int, after last: Int?, _ items: Items, _ settings: LaneSettings
  ) -> Double {
    let seam = seams.isEmpty ? LaneSeam() : seams[lane]
    guard let last, last >= seam.item else { return seam.start }
    return settings.next(after: positions[last], length: items.lengths[last])
  }

  /// The cursor after the last item before `first` that was placed downwards in turn; a change does
  /// not alter the requests of these items.
  func cursor(before first: Int, _ items: Items) -> Int {
    guard first > 0 else { return 0 }
    let known = (first - 1) / Self.cursorDistance * Self.cursorDistance
    for item in (known..<first).reversed() {
      let request = items.request(of: item)
      let isBackfilled = countOfBackfilled(before: item) < countOfBackfilled(before: item + 1)
      guard !request.isPinned, !isBackfilled, !isUpward(item) else { continue }
      return Int(firstLanes[item]) + request.span(in: laneCount)
    }
    return Int(cursors[known / Self.cursorDistance])
  }

  /// Finds the stored cursors anew from the places of all items.
  mutating func findCursors(_ items: Items, _ settings: LaneSettings) {
    cursors = []
    cursor = 0
    guard settings.packing != .shortestColumn else {
      // No item takes turns.
      let count = (placedCount + Self.cursorDistance - 1) / Self.cursorDistance
      return cursors.append(0, count: count)
    }
    let (seams, backfilled) = (seams, backfilled)
    var rest = backfilled[...]
    for item in 0..<placedCount {
      if item % Self.cursorDistance == 0 { cursors.append(storedCursor) }
      let (lane, request) = (Int(firstLanes[item]), items.request(of: item))
      let isUpward = !seams.isEmpty && item < seams[lane].item
      let isBackfilled = rest.first == UInt32(item)
      if isBackfilled { rest.removeFirst() }
      if isUpward || isBackfilled || request.isPinned { continue }
      cursor = lane + request.span(in: laneCount)
    }
  }

  func countOfBackfilled(before item: Int) -> Int {
    backfilled.indices.partitioningIndex { backfilled[$0] >= item }
  }

  /// The skyline after the items before `first`, in O(*c* log *n*); none of them may be backfilled,
  /// as such items are not listed in index order.
  func skyline(before first: Int, _ items: Items, _ settings: LaneSettings) -> Skyline {
    let ends = ends(before: first, items, settings)
    return Skyline(cursor: cursor(before: first, items), settings) { ends[$0] }
  }

  /// The first item before `limit` at which some lane satisfies `reaches`, or `limit`, in
  /// O(*c* log² *n*): each step searches all lanes.
  func firstItem(
    upTo limit: Int, _ items: Items, _ settings: LaneSettings,
    behindLaneWhere reaches: (_ runningPosition: Double) -> Bool
  ) -> Int {
    (0..<limit).partitioningIndex { ends(before: $0, items, settings).contains(where: reaches) }
  }

  /// The running position of each lane after the items before `first`.
  private func ends(before first: Int, _ items: Items, _ settings: LaneSettings) -> [Double] {
    (0..<laneCount).map { edge(of: $0, at: first, items, settings).position }
  }

  /// Places the items from `first` on again.
  ///
  /// Items are placed only here. So a change that places from its first affected item gives the
  /// same bits as a rebuild. Where lanes differ, each item takes its answer at the width it gets.
  ///
  /// - Complexity: O(*m*·*c*) for *m* items from `first` on and *c* lanes, and O(*c* log *n*) for
  ///   *n* items; in a dense packing O(*n*) unless `first` is the count.
  mutating func place(
    _ items: inout Items, from first: Int, _ settings: LaneSettings, keeping kept: KeptLanes
  ) {
    var skyline = rewind(items, to: first, settings)
    defer { skyline.deallocate() }
    // The first item that may go back to a gap or leave one.
    var firstDense = items.count
    if settings.packing.isDense {
      let hasGaps = gaps.contains { !$0.isEmpty }
      firstDense = hasGaps ? first : items.firstSpanningItem(from: first, in: laneCount)
    }
    let isFast =
      settings.isFast(for: items) && skyline.runningPositions.allSatisfy { $0 >= 0 }
    let firstFast = isFast ? min(max(first, kept.end), firstDense) : firstDense
    fillByRule(&items, first..<firstFast, kept, &skyline)
    items.lengths.withUnsafeBufferPointer { lengths in
      items.requests.withUnsafeBufferPointer { requests in
        forEachChunk(firstFast..<firstDense, &skyline) { skyline, chunk in
          var chunk = chunk
          chunk.lengths = UnsafeBufferPointer(rebasing: lengths[chunk.items])
          chunk.requests =
            requests.isEmpty ? nil : UnsafeBufferPointer(rebasing: requests[chunk.items])
          skyline.fill(chunk)
        }
      }
    }
    if firstDense < items.count {
      moveGaps(to: &skyline, for: firstDense..<items.count, of: items)
    }
    fillByRule(&items, firstDense..<items.count, kept, &skyline)
    cursor = skyline.cursor
    guard let gaps = skyline.gaps else { return }
    self.gaps = [gaps]
    listBackfilled(skyline.backfilled, items)
  }

  private mutating func fillByRule(
    _ items: inout Items, _ range: Range<Int>, _ kept: KeptLanes, _ skyline: inout Skyline
  ) {
    let tracks = skyline.settings.tracks
    let table = tracks.areEqual ? nil : WidthTable(tracks)
    forEachChunk(range, &skyline) { skyline, chunk in
      for item in chunk.items {
        let request = items.request(of: item)
        let lane = kept.lane(of: item)
        if request == .unconstrained, lane == nil, table == nil,
          let slot = skyline.assignBelowGaps(length: items.lengths[item])
        {
          chunk.note(item - chunk.items.lowerBound, at: slot.position, lane: slot.lane)
          continue
        }
        let lanes = skyline.lanes(for: request, keptIn: lane)
        if let table { items.takeAnswer(of: item, at: table.number(of: lanes)) }
        let slot = skyline.assign(
          item, request, to: lanes, isKept: lane != nil, length: items.lengths[item])
        chunk.note(item, in: slot)
      }
    }
  }

  /// Calls a closure with chunks of items, each placed and listed while it is in the cache.
  private mutating func forEachChunk(
    _ items: Range<Int>, _ skyline: inout Skyline, body: (inout Skyline, ItemChunk) -> Void
  ) {
    guard !items.isEmpty else { return }
    var chunk = ItemChunk(laneCount: laneCount, itemCount: items.count)
    defer { chunk.deallocate() }
    var start = items.lowerBound
    while start < items.upperBound {
      // Chunks end at multiples of their length.
      let end = min((start / chunk.length + 1) * chunk.length, items.upperBound)
      let range = start..<end
      start = end
      if range.lowerBound % Self.cursorDistance == 0 {
        cursors.append(UInt16(truncatingIfNeeded: skyline.cursor))
      }
      let added = max(0, range.upperBound - positions.count)
      positions.append(0, count: added)
      firstLanes.append(0, count: added)
      positions.withUnsafeMutableBufferPointer { positions in
        firstLanes.withUnsafeMutableBufferPointer { lanes in
          chunk.items = range
          chunk.positions = UnsafeMutableBufferPointer(rebasing: positions[range])
          chunk.lanes = UnsafeMutableBufferPointer(rebasing: lanes[range])
          body(&skyline, chunk)
        }
      }
      Self.notePlaced(range.count)
      members.append(chunk, of: items.upperBound)
      placedCount = range.upperBound
    }
  }
}

/// The lanes that items keep when they are placed again, by their indices after a change.
struct KeptLanes {
  private var first: Int
  /// The lane of each item from `first` on, or ``choice`` if the packing chooses it.
  private var lanes: [UInt16] = []
  /// Marks an item whose lane the packing chooses; no layout has so many lanes.
  private static let choice = UInt16.max

  init(from first: Int, lanes: some Collection<UInt16> = []) {
    self.first = first
    self.lanes = Array(lanes)
  }

  /// The end of the kept items; after ``trim()`` the last one keeps its lane.
  var end: Int { first + lanes.count }

  @inline(__always)
  func lane(of item: Int) -> Int? {
    guard item < end, lanes[item - first] != Self.choice else { return nil }
    return Int(lanes[item - first])
  }

  /// Follows a change of the items; new and moved items get new lanes.
  mutating func rearrange(_ change: Rearrangement) {
    guard change.range.lowerBound < end else { return }
    var stretch: [UInt16] = []
    for piece in change.pieces {
      let count = stretch.count + piece.count
      if let old = piece.old, !piece.isMoved, old < end {
        stretch += lanes[old - first..<min(old + piece.count, end) - first]
      }
      stretch.append(Self.choice, count: count - stretch.count)
    }
    lanes.replaceSubrange(
      change.range.lowerBound - first..<min(change.range.upperBound, end) - first, with: stretch)
  }

  /// Adds the lanes of all items before the first one; there are none if some before it choose.
  mutating func prepend(_ others: ArraySlice<UInt16>) {
    (first, lanes) = (0, others + lanes)
  }

  mutating func release(_ item: Int) {
    if item < end { lanes[item - first] = Self.choice }
  }

  /// Removes the items behind the last one that keeps its lane.
  mutating func trim() {
    while lanes.last == Self.choice { lanes.removeLast() }
  }
}

/// A chunk of items to be placed, and where their places go.
///
/// Buckets collect the placed items by lane: while placing, a chain of dependent sums, this costs
/// almost nothing, in a loop of its own a quarter of the placing.
struct ItemChunk {
  var items = 0..<0
  /// The lengths of items that are placed without the rule for each.
  var lengths = UnsafeBufferPointer<Double>(start: nil, count: 0)
  /// The requests of these items, or `nil` if all are unconstrained.
  var requests: UnsafeBufferPointer<LaneRequest>?
  var positions = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
  var lanes = UnsafeMutableBufferPointer<UInt16>(start: nil, count: 0)
  /// The number of items in a chunk, small enough that the buckets of all lanes stay in the cache.
  let length: Int

  /// The distance between buckets: a cache line more than a chunk needs; at a power of two, buckets
  /// that fill evenly would compete for the same cache sets.
  private let stride: Int
  private let buckets: UnsafeMutablePointer<UInt32>
  /// Where the next item of each lane goes; a count would need a product for each item.
  private let ends: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>>

  /// Creates an empty chunk for some lanes; it is filled again and again, with `itemCount` in all.
  init(laneCount: Int, itemCount: Int) {
    // A power of two, so that chunks end where cursors are stored.
    length = 1024 >> (Int.bitWidth - ((laneCount - 1) / 64).leadingZeroBitCount)
    stride = min(length, itemCount) + 16
    buckets = .allocate(capacity: laneCount * stride)
    ends = .allocate(capacity: laneCount)
    for lane in 0..<laneCount { (ends + lane).initialize(to: buckets + lane * stride) }
  }

  func deallocate() {
    buckets.deallocate()
    ends.deallocate()
  }

  /// Stores the place of an item that covers one lane; `offset` counts from the chunk's first item.
  @inline(__always)
  func note(_ offset: Int, at position: Double, lane: Int) {
    positions[offset] = position
    lanes[offset] = UInt16(truncatingIfNeeded: lane)
    put(items.lowerBound &+ offset, into: lane)
  }

  /// Stores the place of an item; a backfilled item is listed later, as it is out of order.
  @inline(__always)
  func note(_ item: Int, in slot: Slot) {
    let offset = item - items.lowerBound
    positions[offset] = slot.position
    lanes[offset] = UInt16(truncatingIfNeeded: slot.lanes.lowerBound)
    guard !slot.isInGap else { return }
    for lane in slot.lanes { put(item, into: lane) }
  }

  @inline(__always)
  func put(_ item: Int, into lane: Int) {
    let end = ends[lane]
    end.pointee = UInt32(truncatingIfNeeded: item)
    ends[lane] = end + 1
  }

  /// The first item at or after `start` that spans lanes or is pinned, or the count.
  @inline(__always)
  func firstConstrained(from start: Int) -> Int {
    guard let requests else { return lengths.count }
    var offset = start
    while offset < requests.count, requests[offset] == .unconstrained { offset &+= 1 }
    return offset
  }

  func count(in lane: Int) -> Int { ends[lane] - (buckets + lane * stride) }

  func takeAll(from lane: Int) -> UnsafeBufferPointer<UInt32> {
    let items = UnsafeBufferPointer(start: buckets + lane * stride, count: count(in: lane))
    ends[lane] = buckets + lane * stride
    return items
  }
}
