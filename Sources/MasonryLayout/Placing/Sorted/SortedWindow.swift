/// Lanes in memory, at least two, sorted by running position, then by number.
///
/// The window slides: the shortest lane leaves at the front and is inserted again, searched from
/// the back, since it is rarely the shortest again soon.
struct SortedWindow: SortedLanes {
  struct Lane {
    var position: Double
    var lane: Int

    @inline(__always)
    static func < (left: Lane, right: Lane) -> Bool {
      left.position < right.position || (left.position == right.position && left.lane < right.lane)
    }
  }

  private let memory: UnsafeMutableBufferPointer<Lane>
  /// The first lane; entries before it are out of date.
  private var start = 0
  private let laneCount: Int

  /// Sorts the lanes; `memory` has room for all of them and one more for each item placed.
  init(
    _ positions: UnsafeMutableBufferPointer<Double>, in memory: UnsafeMutableBufferPointer<Lane>
  ) {
    self.memory = memory
    laneCount = positions.count
    let order = (0..<laneCount).sorted { (positions[$0], $0) < (positions[$1], $1) }
    for (place, lane) in order.enumerated() {
      memory.initializeElement(at: place, to: Lane(position: positions[lane], lane: lane))
    }
  }

  @inline(__always)
  mutating func fill(
    _ range: Range<Int>, of chunk: ItemChunk, _ skyline: inout Skyline, honoringTurn: Bool
  ) {
    for offset in range {
      // In this order, since lanes are seldom level and the cursor's place is unpredictable.
      if honoringTurn, memory[start].position == memory[start &+ 1].position,
        memory[start].lane < skyline.cursor
      {
        bringForward(from: skyline.cursor, start)
      }
      let first = memory[start]
      let next = skyline.rule.next(after: first.position, length: chunk.lengths[offset])
      chunk.note(offset, at: first.position, lane: first.lane)
      skyline.runningPositions[first.lane] = next
      if honoringTurn { skyline.cursor = first.lane &+ 1 }

      let new = Lane(position: next, lane: first.lane)
      start &+= 1
      var place = start &+ laneCount &- 1
      while place > start, new < memory[place &- 1] {
        memory[place] = memory[place &- 1]
        place &-= 1
      }
      memory[place] = new
    }
  }

  mutating func raise(
    _ raised: Range<Int>, at runningPositions: UnsafeMutableBufferPointer<Double>, to next: Double
  ) {
    // The other lanes close up, and the raised ones are merged in from the end.
    var end = start
    for place in start..<start + laneCount where !raised.contains(memory[place].lane) {
      memory[end] = memory[place]
      end += 1
    }
    var place = start + laneCount
    var lane = raised.upperBound
    while lane > raised.lowerBound {
      place -= 1
      let new = Lane(position: next, lane: lane - 1)
      if end > start, new < memory[end - 1] {
        end -= 1
        memory[place] = memory[end]
      } else {
        memory[place] = new
        lane -= 1
      }
    }
  }

  /// Moves the first lane from the cursor on to the front, if one is level with the shortest.
  private func bringForward(from cursor: Int, _ start: Int) {
    var place = start
    while memory[place].lane < cursor {
      place += 1
      guard place < start + laneCount, memory[place].position == memory[start].position
      else { return }
    }
    let lane = memory[place]
    while place > start {
      memory[place] = memory[place - 1]
      place -= 1
    }
    memory[start] = lane
  }
}
