extension MasonryGrid {
  /// Calls a closure with each item whose frame intersects a rectangle, lane by lane.
  @inline(__always)
  func visit(_ rect: LayoutRect, _ body: (Int) -> Void) {
    visitBatches(rect) { batch in for item in batch { body(item) } }
  }

  /// Calls a closure with batches of the items whose frames intersect a rectangle, lane by lane.
  ///
  /// In each lane that the rectangle touches, a search finds the first item that does not end above
  /// it, and a walk takes the items until one starts below it.
  ///
  /// The loops are out of line: inlined closures would push their state out of the registers.
  @inline(__always)
  func visitBatches(_ rect: LayoutRect, _ body: (UnsafeMutableBufferPointer<Int>) -> Void) {
    guard rect.isFinite, !isEmpty else { return }
    let capacity = 64
    withUnsafeTemporaryAllocation(of: Int.self, capacity: capacity + Walk.lanesAtOnce) { memory in
      let batch = UnsafeMutableBufferPointer(rebasing: memory[..<capacity])
      let sight = Sight(of: rect, in: self)
      var walk = Walk(in: sight, starts: UnsafeMutableBufferPointer(rebasing: memory[capacity...]))
      var count = 0
      repeat {
        count = findItems(in: sight, &walk, batch)
        body(UnsafeMutableBufferPointer(rebasing: batch[..<count]))
      } while count == capacity
    }
  }

  /// How far a walk through lanes has come.
  private struct Walk {
    /// The number of lanes that are searched before the walk through them.
    ///
    /// The end of a walk is unpredictable. A processor that guesses it wrong discards what follows,
    /// which should not be a search.
    static var lanesAtOnce: Int { 16 }

    /// The lane to go on in.
    var lane: Int
    /// The lanes before it were searched.
    var searchedEnd: Int
    private let starts: UnsafeMutableBufferPointer<Int>

    init(in sight: Sight, starts: UnsafeMutableBufferPointer<Int>) {
      lane = sight.lanes.lowerBound
      searchedEnd = lane
      self.starts = starts
    }

    /// The member to go on at in each lane that was searched.
    @inline(__always)
    subscript(lane: Int) -> Int {
      get { starts[lane & (Self.lanesAtOnce &- 1)] }
      nonmutating set { starts[lane & (Self.lanesAtOnce &- 1)] = newValue }
    }
  }

  /// Writes the next items of a walk, until there are no more or the batch is full.
  @inline(never)
  private func findItems(
    in sight: Sight, _ walk: inout Walk, _ batch: UnsafeMutableBufferPointer<Int>
  ) -> Int {
    let (certainNear, possibleFar) = (sight.certainNear, sight.possible.upperBound)
    // Items that may span are all compared exactly.
    let certainFar = items.areUnconstrained ? sight.certainFar : -.infinity
    var count = 0
    placement.positions.withUnsafeBufferPointer { positions in
      items.lengths.withUnsafeBufferPointer { lengths in
        func isBelowEdge(_ item: Int) -> Bool {
          positions[item] + lengths[item] > certainNear
        }
        placement.members.withMembers { members in
          while walk.lane < sight.lanes.upperBound, count < batch.count {
            if walk.lane == walk.searchedEnd { search(in: sight, &walk) }
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
                if meets(item, in: walk.lane, sight) {
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
  private func search(in sight: Sight, _ walk: inout Walk) {
    let end = min(walk.lane &+ Walk.lanesAtOnce, sight.lanes.upperBound)
    let areUnconstrained = items.areUnconstrained
    let position = sight.possible.lowerBound
    placement.positions.withUnsafeBufferPointer { positions in
      items.lengths.withUnsafeBufferPointer { lengths in
        placement.members.withMembers { members in
          guard let positions = positions.baseAddress, let lengths = lengths.baseAddress else {
            return
          }
          for lane in walk.lane..<end {
            let search = LaneSearch(members: members(lane), positions: positions, lengths: lengths)
            let isMet = sight.isAcross || !areUnconstrained || sight.meets(lane: lane, of: tracks)
            walk[lane] =
              isMet
              ? search.firstMember(endingAt: position, share: sight.share) : search.members.count
          }
        }
      }
    }
    walk.searchedEnd = end
  }

  /// Whether the frame of an item intersects a rectangle, and a lane is its first that is searched.
  @inline(never)
  private func meets(_ item: Int, in lane: Int, _ sight: Sight) -> Bool {
    let (position, firstLane) = placement.start(of: item)
    let (length, span) = items.extent(of: item, in: columnCount)
    let covered = sight.mapper.interval(position: position, length: length)
    guard covered.overlaps(sight.main) else { return false }
    if items.areUnconstrained { return true }
    guard max(firstLane, sight.lanes.lowerBound) == lane else { return false }
    return tracks.interval(ofLane: firstLane, span: span).overlaps(sight.cross)
  }

  /// A rectangle that is looked for, and the part of the grid that it may meet.
  private struct Sight {
    let main: LayoutInterval
    let cross: LayoutInterval
    let lanes: Range<Int>
    /// Whether it reaches across all lanes.
    let isAcross: Bool
    let mapper: AxisMapper
    /// Nothing outside these logical coordinates can meet it.
    let possible: ClosedRange<Double>
    /// What starts before `certainFar` and ends after `certainNear` certainly meets it along lanes.
    let certainNear: Double
    let certainFar: Double
    /// The share of the content that one point of its length is.
    let share: Double

    @inline(never)
    init(of rect: LayoutRect, in grid: MasonryGrid) {
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
    }

    /// Whether an item that covers only this lane meets the rectangle across the lanes.
    @inline(__always)
    func meets(lane: Int, of tracks: Tracks) -> Bool {
      let isOuter = lane == lanes.lowerBound || lane == lanes.upperBound - 1
      if !isOuter && tracks.areDistinct { return true }
      return tracks.interval(ofLane: lane, span: 1).overlaps(cross)
    }
  }
}
