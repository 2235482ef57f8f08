extension MasonryItems {
  func laneIndices(in rect: LayoutRect, replacing buffer: inout [Int]) {
    var count = 0
    visitBatches(rect) { batch in
      buffer.replaceSubrange(count..., with: batch)
      count += batch.count
    }
    if count == 0 { buffer.removeAll(keepingCapacity: true) }
  }

  func forEachLaneItem(in rect: LayoutRect, _ body: (LayoutItem) -> Void) {
    let mapper = mapper
    visit(rect) { body(LayoutItem(index: $0, frame: frame(ofItemAt: $0, mapper))) }
  }
}

extension MasonryItems {
  /// Elements of the items whose frames intersect a rectangle, by ascending index.
  ///
  /// Visible items have nearly the same indices, so a bit set orders them faster than sorting. For
  /// about a screenful, the set and the found items are on the stack.
  @inline(__always)
  func ascending<Element>(in rect: LayoutRect, _ element: (Int) -> Element) -> [Element] {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 128) { found in
      var (count, lowest, highest) = (0, Int.max, 0)
      visit(rect) { item in
        if count < found.count { found[count] = item }
        count &+= 1
        lowest = min(lowest, item)
        highest = max(highest, item)
      }
      guard count > 0 else { return [] }
      // Backfilled or pinned items may be far from the others.
      let wordCount = (highest - lowest) / 64 + 1
      guard wordCount <= 128 + count else {
        var indices: [Int] = []
        laneIndices(in: rect, replacing: &indices)
        return indices.sorted().map(element)
      }
      return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordCount) { bits in
        bits.initialize(repeating: 0)
        func mark(_ item: Int) {
          let bit = item &- lowest
          bits[bit / 64] |= 1 &<< UInt64(truncatingIfNeeded: bit)
        }
        if count <= found.count {
          for place in 0..<count { mark(found[place]) }
        } else {
          visit(rect, mark)
        }
        return Array(unsafeUninitializedCapacity: count) { elements, initializedCount in
          for word in 0..<wordCount {
            var rest = bits[word]
            while rest != 0 {
              let item = lowest &+ word &* 64 &+ rest.trailingZeroBitCount
              elements.initializeElement(at: initializedCount, to: element(item))
              initializedCount &+= 1
              rest &= rest &- 1
            }
          }
        }
      }
    }
  }

  /// Calls a closure with each item whose frame intersects a rectangle, lane by lane.
  @inline(__always)
  func visit(_ rect: LayoutRect, _ body: (Int) -> Void) {
    visitBatches(rect) { batch in for item in batch { body(item) } }
  }

  /// Calls a closure with batches of the items whose frames intersect a rectangle, lane by lane.
  ///
  /// In each lane that the rectangle touches, a search finds the first item that does not end above
  /// it, and a walk takes the items until one starts below it. The loops are out of line: inlined
  /// closures would push their state out of the registers.
  @inline(__always)
  func visitBatches(_ rect: LayoutRect, _ body: (UnsafeMutableBufferPointer<Int>) -> Void) {
    guard rect.isFinite, !isEmpty else { return }
    let capacity = 64
    withUnsafeTemporaryAllocation(of: Int.self, capacity: capacity + Walk.lanesAtOnce) { memory in
      let batch = UnsafeMutableBufferPointer(rebasing: memory[..<capacity])
      let starts = UnsafeMutableBufferPointer(rebasing: memory[capacity...])
      var walk = Walk(through: rect, in: self, starts: starts)
      var count = 0
      repeat {
        count = findItems(in: &walk, batch)
        body(UnsafeMutableBufferPointer(rebasing: batch[..<count]))
      } while count == capacity
    }
  }

  /// A walk through the lanes that a rectangle touches.
  private struct Walk {
    /// The number of lanes that are searched before the walk through them.
    ///
    /// The end of a walk is unpredictable. A processor that guesses it wrong discards what follows,
    /// which should not be a search.
    static var lanesAtOnce: Int { 16 }

    let main: LayoutInterval
    let cross: LayoutInterval
    let lanes: Range<Int>
    /// Whether the rectangle reaches across all lanes.
    let isAcross: Bool
    let mapper: AxisMapper
    /// Nothing outside these logical coordinates can meet the rectangle.
    let possible: ClosedRange<Double>
    /// An item that starts before `certainFar` and ends after `certainNear` meets it along lanes.
    let certainNear: Double
    let certainFar: Double
    /// The share of the content that one point of its length is.
    let share: Double

    /// The lane to go on in.
    var lane: Int
    /// The lanes before it were searched.
    var searchedEnd: Int
    private let starts: UnsafeMutableBufferPointer<Int>

    @inline(never)
    init(
      through rect: LayoutRect, in grid: MasonryItems, starts: UnsafeMutableBufferPointer<Int>
    ) {
      main = grid.axis.interval(of: rect)
      cross = grid.axis.cross.interval(of: rect)
      let tracks = grid.tracks
      isAcross = tracks.areAllMet(by: cross)
      lanes =
        isAcross
        ? 0..<tracks.count
        : tracks.lanes(meeting: cross, hasSpans: !grid.items.areUnconstrained)
      mapper = grid.mapper
      let (logical, slack) = mapper.logical(main)
      possible = logical.near - slack...logical.far + slack
      certainNear = logical.near + slack
      certainFar = logical.far - slack
      share = 1 / grid.contentLength
      lane = lanes.lowerBound
      searchedEnd = lane
      self.starts = starts
    }

    /// The member to go on at in each lane that was searched.
    @inline(__always)
    subscript(lane: Int) -> Int {
      get { starts[lane & (Self.lanesAtOnce &- 1)] }
      nonmutating set { starts[lane & (Self.lanesAtOnce &- 1)] = newValue }
    }

    /// Whether an item that covers only this lane meets the rectangle across the lanes.
    @inline(__always)
    func meets(lane: Int, of tracks: Tracks) -> Bool {
      let isOuter = lane == lanes.lowerBound || lane == lanes.upperBound - 1
      if !isOuter && tracks.areDistinct { return true }
      return tracks.interval(ofLane: lane, span: 1).overlaps(cross)
    }
  }

  /// Writes the next items of a walk, until there are no more or the batch is full.
  @inline(never)
  private func findItems(
    in walk: inout Walk, _ batch: UnsafeMutableBufferPointer<Int>
  ) -> Int {
    let (certainNear, possibleFar) = (walk.certainNear, walk.possible.upperBound)
    // Items that may span are all compared exactly.
    let certainFar = items.areUnconstrained ? walk.certainFar : -.infinity
    var count = 0
    placement.positions.withUnsafeBufferPointer { positions in
      items.lengths.withUnsafeBufferPointer { lengths in
        func isBelowEdge(_ item: Int) -> Bool {
          positions[item] + lengths[item] > certainNear
        }
        placement.members.withMembers { members in
          while walk.lane < walk.lanes.upperBound, count < batch.count {
            if walk.lane == walk.searchedEnd { search(in: &walk) }
            let lane = members(walk.lane)
            var member = walk[walk.lane]
            let end = min(lane.count, member &+ (batch.count &- count))
            // No item ends before those above it, so only the first is compared.
            let isBelowEdge = member < end && isBelowEdge(Int(lane[member]))
            while isBelowEdge, member < end {
              let item = Int(lane[member])
              guard positions[item] < certainFar else { break }
              batch[count] = item
              count &+= 1
              member &+= 1
            }
            walk[walk.lane] = member
            if member < end {
              // Only an item at an edge of the rectangle is compared exactly.
              let item = Int(lane[member])
              if positions[item] <= possibleFar {
                walk[walk.lane] = member &+ 1
                if meets(item, in: &walk) {
                  batch[count] = item
                  count &+= 1
                }
                continue
              }
            } else if end < lane.count {
              continue
            }
            walk.lane &+= 1
          }
        }
      }
    }
    return count
  }

  /// Finds where the walk begins in the next lanes.
  @inline(never)
  private func search(in walk: inout Walk) {
    let end = min(walk.lane &+ Walk.lanesAtOnce, walk.lanes.upperBound)
    let areUnconstrained = items.areUnconstrained
    let position = walk.possible.lowerBound
    placement.positions.withUnsafeBufferPointer { positions in
      items.lengths.withUnsafeBufferPointer { lengths in
        placement.members.withMembers { members in
          guard let positions = positions.baseAddress, let lengths = lengths.baseAddress else {
            return
          }
          for lane in walk.lane..<end {
            let search = LaneSearch(members: members(lane), positions: positions, lengths: lengths)
            let isMet = walk.isAcross || !areUnconstrained || walk.meets(lane: lane, of: tracks)
            walk[lane] =
              isMet
              ? search.firstMember(endingAt: position, share: walk.share) : search.members.count
          }
        }
      }
    }
    walk.searchedEnd = end
  }

  /// Whether the frame of an item intersects a walk's rectangle, and the walk meets it here first.
  ///
  /// The walk is `inout` only to be passed without a copy.
  @inline(never)
  private func meets(_ item: Int, in walk: inout Walk) -> Bool {
    let (position, firstLane) = placement.start(of: item)
    let (length, span) = items.extent(of: item, in: columnCount)
    let covered = walk.mapper.interval(position: position, length: length)
    guard covered.overlaps(walk.main) else { return false }
    if items.areUnconstrained { return true }
    guard max(firstLane, walk.lanes.lowerBound) == walk.lane else { return false }
    return tracks.interval(ofLane: firstLane, span: span).overlaps(walk.cross)
  }
}

/// The items of one lane in stacking order, to search for a position along it.
struct LaneSearch {
  let members: UnsafeBufferPointer<UInt32>

  // Pointers without counts, so that a search is passed in registers.
  let positions: UnsafePointer<Double>
  let lengths: UnsafePointer<Double>

  @inline(__always)
  private func item(_ member: Int) -> Int { Int(members[member]) }

  @inline(__always)
  private func start(_ member: Int) -> Double { positions[item(member)] }

  @inline(__always)
  private func end(_ member: Int) -> Double {
    let item = item(member)
    return positions[item] + lengths[item]
  }

  /// The first member that does not end before a logical position.
  ///
  /// Members lie about evenly along a lane. A guess by the share of the content is off by some
  /// dozens among a hundred thousand, a second guess from there by a few, a third usually by less
  /// than half a window. A binary search would read four times as many members, one after the other
  /// and mostly not in the cache.
  ///
  /// No comparison branches, as outcomes are unpredictable: so several lanes are searched at once.
  @inline(__always)
  func firstMember(endingAt position: Double, share: Double) -> Int {
    guard members.count >= Self.windowLength else {
      return firstMember(endingAt: position, from: 0)
    }
    let start = guess(position, share) &- Self.windowLength / 2
    var passedCount = 0
    for member in start..<start &+ Self.windowLength {
      passedCount &+= end(member) < position ? 1 : 0
    }
    // If all or none are passed, the member may be further away.
    let first = start &+ passedCount
    let isInside = passedCount > 0 && passedCount < Self.windowLength
    return isInside ? first : firstMember(endingAt: position, from: first)
  }

  /// The number of members around the guess that are all compared.
  private static var windowLength: Int { 4 }

  /// The same, from a member on in doubling steps: at most twice as many as in a binary search.
  @inline(never)
  private func firstMember(endingAt position: Double, from member: Int) -> Int {
    (0..<members.count).partitioningIndex(near: member) { end($0) >= position }
  }

  /// A member probably near a logical position, if a point is `share` of the content.
  @inline(__always)
  private func guess(_ position: Double, _ share: Double) -> Int {
    let density = Double(members.count) * share
    var member = clamped(position * density)
    for _ in 0..<2 { member = clamped(Double(member) + (position - start(member)) * density) }
    return member
  }

  /// Rounds to a member that has room for a window around it.
  ///
  /// The low bits of the sum with 2⁵² are the whole number. A conversion would check three times
  /// whether the number fits, which it does.
  @inline(__always)
  private func clamped(_ member: Double) -> Int {
    let (first, last) = (Self.windowLength / 2, members.count &- Self.windowLength / 2)
    guard member > Double(first) else { return first }
    guard member < Double(last) else { return last }
    return Int(UInt32(truncatingIfNeeded: (member + 0x1p52).bitPattern))
  }
}
