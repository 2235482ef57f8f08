import LayoutGeometry

/// The part of the items that a call keeps where it is, in logical coordinates.
struct HeldView: Sendable {
  var interval: LayoutInterval
  /// Whether what ends in view stays, and what grows pushes upwards what is before it.
  let hangsFromEnd: Bool
  /// Where the first item in view begins in each lane that was measured when the call began; none
  /// are listed if all items were.
  var known: [Double?] = []
  /// Where each lane begins that is kept from one item on; none are listed if all in view is.
  var starts: [Double] = []
}

extension MasonryItems {
  /// Keeps what a rectangle shows where it is in the changes to come, as far as places are kept.
  ///
  /// The rectangle was rounded where coordinates reach a magnitude. Unless it hangs from its end,
  /// items before the first one are not kept, also where they are beside it.
  mutating func hold(
    _ visible: LayoutRect, from first: Int = 0, hangsFromEnd: Bool, magnitude: Double
  ) {
    guard keptPlaces != .none, visible.isFinite else { return }
    let (end, _) = mapper.logical(axis.interval(of: visible))
    let distance = max(end.near.magnitude, end.far.magnitude, magnitude)
    // Beside lengths that are absurd, places are lost in sums.
    guard distance < 0x1p40 else { return }
    let slack = Double.roundingSlack(upTo: distance)
    let scale = space.environment.scale
    // On pixels, edges of frames are up to half a pixel away from positions.
    let half = scale.map { 0.5 / $0 } ?? 0
    let (start, _) = mapper.logical(
      axis.interval(of: visible).startingOnPixels(
        of: scale, isMirrored: space.isMirroredAlong, slack: slack))
    var view = HeldView(
      interval: LayoutInterval(near: start.near - slack - half, far: end.far + slack + half),
      hangsFromEnd: hangsFromEnd)
    if first > 0, !hangsFromEnd { view.start(atItem: first, of: self, slack: slack) }
    if !isInRows, !hangsFromEnd, !items.estimates.isEmpty {
      view.known = firstKnown(in: visible, view)
    }
    held = view
  }

  /// The first item of each column, in the order in which they begin, if columns begin at different
  /// heights because items are stacked upwards; or else none.
  ///
  /// While the first item is estimated there are none: its size may still change where they begin.
  var raggedStart: [Int] {
    guard isDivided, !isInRows, itemCount > 0, !estimates[0] else { return [] }
    let firsts = (0..<columnCount).compactMap { placement.members[$0].first }
      .sorted(byKey: { placement.positions[$0] })
    let edges = firsts.map { frame(ofItemAt: $0) }
      .map { space.isMirroredAlong ? $0.maxX : axis.coordinate(of: $0.origin) }
    return edges.contains { $0 != edges[0] } ? firsts : []
  }

  /// The coordinate of the logical position 0, from which what stays keeps its distance.
  var origin: Double { mapper.near(from: 0, to: 0) }
}

extension HeldView {
  /// Leaves out what comes before an item in order; of a row, all if it begins before that item.
  fileprivate mutating func start(atItem first: Int, of layout: MasonryItems, slack: Double) {
    let placement = layout.placement
    guard layout.isInRows else {
      starts = (0..<layout.columnCount).map { lane in
        let members = placement.members[lane]
        let member = members.count(before: first)
        return member < members.count ? placement.positions[members[member]] - slack : .infinity
      }
      return
    }
    let row = layout.rows.indices.partitioningIndex { layout.rows[$0].first >= first }
    guard row < layout.rowCount else { return }
    let near = max(interval.near, layout.rows[row].position - slack)
    interval = LayoutInterval(near: near, far: max(near, interval.far))
  }
}

extension LayoutInterval {
  /// The interval from its first whole pixel on; it starts at its far end if it is mirrored.
  fileprivate func startingOnPixels(
    of scale: Double?, isMirrored: Bool, slack: Double
  ) -> LayoutInterval {
    guard let scale else { return self }
    return isMirrored
      ? LayoutInterval(near: near, far: ((far + slack) * scale).rounded(.down) / scale)
      : LayoutInterval(near: ((near - slack) * scale).rounded(.up) / scale, far: far)
  }
}
