/// The growing edge of a wall: where the next item of each lane may start, and whose turn it is.
struct Front {
  /// The running position of each lane: the end of its last item and the spacing after it.
  var running: [Double]

  /// The lane after the item that was placed last.
  ///
  /// Round robin continues here.
  var cursor: Int

  /// The distance between items that follow each other in a lane.
  let spacing: Double

  var laneCount: Int { running.count }
}

extension Front {
  /// Places items that span one lane each.
  mutating func place(_ stretch: Stretch, packing: MasonryGrid.Packing) {
    switch packing {
    case .roundRobin: placeInTurn(stretch)
    case .shortestColumn: placeOnShortest(stretch)
    }
  }

  /// Places items of any span, a span wider than the grid covering the whole grid.
  mutating func place(_ stretch: Stretch, spans: ArraySlice<UInt16>, packing: MasonryGrid.Packing) {
    for (item, span) in spans.enumerated() {
      let span = min(Int(span), laneCount)
      let lane =
        switch packing {
        case .roundRobin: cursor + span <= laneCount ? cursor : 0
        case .shortestColumn: shortestLane(span: span)
        }
      let position = top(lane: lane, span: span)
      stretch.place(item, at: position, lanes: lane..<lane + span)
      let next = position + (stretch.extents[item] + spacing)
      for covered in lane..<lane + span { running[covered] = next }
      cursor = lane + span
    }
  }

  /// Places each item in the lane at the cursor.
  private mutating func placeInTurn(_ stretch: Stretch) {
    for item in 0..<stretch.count {
      if cursor == laneCount { cursor = 0 }
      stretch.place(item, at: running[cursor], lane: cursor)
      running[cursor] += stretch.extents[item] + spacing
      cursor += 1
    }
  }

  /// The first lane where the tallest of the spanned lanes is shortest.
  private func shortestLane(span: Int) -> Int {
    var best = 0
    var lowest = top(lane: 0, span: span)
    for lane in 1..<max(1, laneCount - span + 1) {
      let top = top(lane: lane, span: span)
      if top < lowest { (best, lowest) = (lane, top) }
    }
    return best
  }

  /// The running position of the tallest of the spanned lanes.
  private func top(lane: Int, span: Int) -> Double {
    var top = running[lane]
    for covered in lane + 1..<lane + span where running[covered] > top { top = running[covered] }
    return top
  }
}
