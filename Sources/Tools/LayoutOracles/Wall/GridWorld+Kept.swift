package import LayoutGeometry
package import MasonryLayout

extension WallSettings {
  package static var name: String { "Grid" }

  package static func check(
    _ world: GridWorld, after old: GridWorld, by plan: GridWorld.Plan, _ frames: [LayoutRect]
  ) throws(Failure) {
    try world.checkColumns(frames)
    try world.checkKept(after: old, by: plan, frames)
    guard world.looksAround, frames.count <= 64 else { return }
    try requireNoOverlap(frames, in: world.layout)
    try world.checkNeighbors(frames)
  }

  package static func rebuilt(_ world: GridWorld) throws(Failure) -> MasonryItems {
    try world.rebuilt()
  }
}

extension ItemWorld where Settings == WallSettings {
  /// On each side of an item is the one that a look at all of them finds.
  fileprivate func checkNeighbors(_ frames: [LayoutRect]) throws(Failure) {
    guard !frames.isEmpty, layout.environment.scale == nil, isExact, isPlaced else { return }
    let reference = ReferenceNeighbors(layout, frames)
    let index = Int(looks % UInt64(frames.count))
    for side in LayoutSide.allCases {
      let (found, expected) = (
        layout.neighbor(ofItemAt: index, on: side), reference.neighbor(of: index, on: side)
      )
      try require(found == expected, "\(side) of \(index) is \(any: found), not \(any: expected)")
    }
  }

  /// The lengths, spans and pins of all items.
  fileprivate func checkColumns(_ frames: [LayoutRect]) throws(Failure) {
    for (index, item) in items.enumerated() {
      let span = layout.columnSpan(ofItemAt: index) ?? 0
      try require(
        span == min(item.span, layout.columnCount), "Item \(index) spans \(span), not \(item.span)")
      if let pin = item.pin {
        let column = min(pin, layout.columnCount - span)
        try require(layout.column(ofItemAt: index) == column, "Item \(index) is not at its pin")
      }
      let drawn = layout.axis == .vertical ? frames[index].height : frames[index].width
      try require(
        drawn == item.length || layout.environment.scale != nil,
        "Item \(index) is drawn \(drawn) long")
    }
  }

  /// Items before the horizon are in the columns that they were in, and all others where the
  /// packing puts them.
  ///
  /// That the columns were kept is the same as that these items are pinned to them, but for
  /// packings that go by turns: a pinned item takes none. So only the shortest column is compared
  /// with a wall built anew.
  fileprivate func checkKept(after old: GridWorld, by plan: Plan, _ frames: [LayoutRect])
    throws(Failure)
  {
    // What is no change leaves everything as it is, whatever the horizon.
    let isSame = !plan.isReplayed && frames == allFrames(of: old.layout)
    guard plan.isDone, layout != old.layout, !isSame else { return }
    let (mapping, moved) = (plan.mapping, plan.moved)
    let horizon = old.horizon
    let unseenEnd = plan.seen != nil || plan.isMeasuring ? old.unseenEnd : 0
    var columns: [Int: Int] = [:]
    if old.layout.columnCount == layout.columnCount {
      for (index, item) in items.enumerated() where !moved.contains(item.id) {
        guard let origin = mapping.oldIndex(of: index), origin < horizon else { continue }
        let oldItem = old.items[origin]
        // Beyond the number of columns that a wall may have, spans are one and the same, and pins.
        let isSpanSame = min(oldItem.span, 0xFFFF) == min(item.span, 0xFFFF)
        let isPinSame = oldItem.pin.map { min($0, 0xFFFE) } == item.pin.map { min($0, 0xFFFE) }
        guard isSpanSame, isPinSame else { continue }
        let column = old.layout.column(ofItemAt: origin)
        let now = layout.column(ofItemAt: index)
        try require(
          now == column || origin < unseenEnd,
          "Item \(index) left column \(any: column), which it was kept in")
        columns[index] = now
      }
    }
    // The horizon follows the last item that is kept, if the columns are those of before.
    let upwardEnd = layout.seams.map { $0.index }.max() ?? 0
    let last = max(upwardEnd, (columns.keys.max() ?? -1) + 1)
    let end = old.layout.columnCount == layout.columnCount ? last : horizon
    let expected = keptPlaces(after: old, upTo: end, by: mapping)
    try require(
      layout.keptPlaces == expected, "Kept are \(layout.keptPlaces), and not \(expected)")
    // Once items can go back to gaps, all are stacked downwards again.
    let isDense = if case .gridLanes(_, dense: true) = settings.packing { true } else { false }
    let isLevelled = isDense && items.contains { min($0.span, layout.columnCount) > 1 }
    let wasDivided = old.isDivided && old.settings == settings && !isLevelled
    if try isReference(columns, frames, wasDivided: wasDivided) { return }
    guard !isDivided, !old.isDivided, horizon > 0, settings.packing == .shortestColumn,
      frames != allFrames(of: old.layout)
    else { return }
    let places = try allFrames(of: rebuilt(pinnedTo: columns))
    try require(frames == places, "With columns kept, \(frames) and not \(places)")
  }

  /// What is kept after a change of the items, up to the last one that stays.
  private func keptPlaces(
    after old: GridWorld, upTo end: Int, by mapping: LayoutIndexMapping
  ) -> LayoutKeptPlaces {
    switch old.layout.keptPlaces {
    case .all: return .all
    case _ where end == 0: return .none
    case .items(let seen):
      let first = seen.compactMap { mapping.newIndex(of: $0) }.min() ?? seen.lowerBound
      return .items(min(first, end)..<end)
    default: return .before(end)
    }
  }

  /// One past the items that nobody has seen and that may choose their columns anew.
  private var unseenEnd: Int {
    if case .items(let seen) = layout.keptPlaces { seen.lowerBound } else { 0 }
  }
}
