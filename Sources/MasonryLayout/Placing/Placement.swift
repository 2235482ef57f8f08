/// Where items are along and across a grid, in logical coordinates.
///
/// Positions start at 0, insets not included, and lanes count from the leading edge; items stacked upwards
/// have negative ones. Beside the flat
/// arrays, each lane lists the items that cover it in stacking order. Items in one lane do not overlap,
/// so both their starts and their ends never decrease along the list, and one binary search in a lane
/// finds where a rectangle begins.
struct Placement: Sendable {
  /// The start of each item along its lanes.
  var positions: [Double] = []

  /// The first lane of each item.
  ///
  /// Sixteen bits hold any lane: there are at most ``MasonryGrid/Columns/maximumCount``.
  var firstLanes: [UInt16] = []

  /// The items that cover each lane, in stacking order.
  var members: LaneLists

  // Both fit into the word that the lists begin: a feed has a placement for each section.
  private var storedCursor: UInt16 = 0
  private var storedPlacedCount: UInt32 = 0

  private var storedSeam: UInt32 = 0
  private var storedTop: UInt32 = 0

  /// The cursor before each whole number of ``cursorDistance`` items.
  ///
  /// It cannot be told from the lane of an item that was not placed in its turn, and there may be any
  /// number of these in a row.
  var cursors: [UInt16] = []

  static let cursorDistance = 1024

  /// The gaps between the items of a dense packing, if there are any; at most one.
  ///
  /// They are many words, which all other grids would pay for in every copy. In an array they are one.
  var gaps: [Gaps] = []

  /// The items that went back to a gap, in the order of their indices.
  var backfilled: [UInt32] = []

  init(laneCount: Int) {
    members = LaneLists(laneCount: laneCount)
  }

  var laneCount: Int { members.laneCount }

  /// The number of items that are placed; while placing, entries beyond it are old.
  var placedCount: Int {
    get { Int(storedPlacedCount) }
    set { storedPlacedCount = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The lane whose turn it is: that of the next item if the packing goes by turns.
  var cursor: Int {
    get { Int(storedCursor) }
    set { storedCursor = UInt16(truncatingIfNeeded: newValue) }
  }

  /// Where an item starts: its position along its lanes, and the first of them.
  @inline(__always)
  func start(of item: Int) -> (position: Double, lane: Int) {
    (positions[item], Int(firstLanes[item]))
  }

  /// The items before it are stacked upwards from position 0, all others downwards.
  var seam: Int {
    get { Int(storedSeam) }
    set { storedSeam = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The item that starts first of those that are stacked upwards.
  var top: Int {
    get { Int(storedTop) }
    set { storedTop = UInt32(truncatingIfNeeded: newValue) }
  }

  #if DEBUG
  /// The number of items that got a place, for tests of how the work grows; `nil` while nobody counts, so
  /// that walls can be placed on several threads.
  nonisolated(unsafe) static var placingCount: Int?
  #endif

  @inline(__always)
  static func notePlaced(_ count: Int) {
    #if DEBUG
    if let placings = placingCount { placingCount = placings + count }
    #endif
  }

  /// Hands out the memory of the positions, empty; until items are placed again there are none.
  mutating func takePositions() -> [Double] {
    var memory: [Double] = []
    swap(&memory, &positions)
    memory.removeAll(keepingCapacity: true)
    return memory
  }

  /// Takes memory for the positions of items that are about to be placed, whatever is in it.
  mutating func givePositions(memory: [Double]) { positions = memory }
}

extension Placement: Equatable {
  /// Whether all items are in the same places, to the bit; everything else follows from them.
  ///
  /// But for one thing: an item without length that was kept in its lane may be where it would also be in
  /// a gap, and whose turn it is depends on which of both is so.
  static func == (left: Placement, right: Placement) -> Bool {
    left.positions == right.positions && left.firstLanes == right.firstLanes
      && left.backfilled == right.backfilled && left.seam == right.seam
  }
}

extension Placement {
  /// Forgets the places of the items from `first` on, and finds the skyline behind those before it.
  ///
  /// The first item is not before the seam.
  mutating func rewind(_ items: Items, to first: Int, _ rule: PackingRule) -> Skyline {
    let isAtEnd = first == placedCount && first > 0
    var gapMemory = GapTree()
    if !isAtEnd {
      members.removeItems(from: first, areInOrder: backfilled.isEmpty)
      backfilled.truncate(to: countOfBackfilled(before: first))
      if var gaps = gaps.popLast() { gapMemory = gaps.takeMemory() }
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
    if rule.isDense, !isAtEnd, items.firstSpanningItem(from: 0, in: laneCount) < first {
      let spans = items.spans(in: 0..<items.count, laneCount: laneCount)
      gaps = [findGaps(items, spans: spans, rule)]
    }
    var skyline = Skyline(laneCount: laneCount, cursor: cursor, rule) { lane in
      runningPosition(after: members.last(in: lane), items, rule)
    }
    skyline.gapMemory = gapMemory
    return skyline
  }

  /// Where the next item of a lane may start, after its last one of those that are stacked downwards.
  func runningPosition(after last: Int?, _ items: Items, _ rule: PackingRule) -> Double {
    guard let last, last >= seam else { return 0 }
    return rule.next(after: positions[last], length: items.lengths[last])
  }

  /// The cursor behind the last item before `first` that was placed in its turn.
  ///
  /// A change may have altered requests, but not those of the items before it.
  func cursor(before first: Int, _ items: Items) -> Int {
    let known = (first - 1) / Self.cursorDistance * Self.cursorDistance
    let start = max(known, seam)
    for item in (start..<max(start, first)).reversed() {
      let request = items.request(of: item)
      let isBackfilled = countOfBackfilled(before: item) < countOfBackfilled(before: item + 1)
      guard !request.isPinned, !isBackfilled else { continue }
      return Int(firstLanes[item]) + request.span(in: laneCount)
    }
    return known >= seam && first > 0 ? Int(cursors[known / Self.cursorDistance]) : 0
  }

  /// How many of the items before one went back to gaps.
  func countOfBackfilled(before item: Int) -> Int {
    backfilled.indices.partitioningIndex { backfilled[$0] >= item }
  }
}
