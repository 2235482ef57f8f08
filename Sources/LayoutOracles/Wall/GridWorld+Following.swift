import MasonryLayout

extension GridWorld {
  /// Items before the horizon are in the columns that they were in, and all others where the
  /// packing puts them.
  ///
  /// That the columns were kept is the same as that these items are pinned to them, but for
  /// packings that go by turns: a pinned item takes none. So only the shortest column is compared
  /// with a wall built anew.
  func checkKept(after old: GridWorld, by plan: Plan, _ frames: [LayoutRect]) throws(Failure) {
    // What is no change leaves everything as it is, whatever the horizon.
    let isSame = !plan.isReplayed && frames == allFrames(of: old.grid)
    guard plan.isDone, grid != old.grid, !isSame else { return }
    let (mapping, moved) = (plan.mapping, plan.moved)
    let horizon =
      switch old.grid.keptColumns {
      case .none: 0
      case .before(let end): end
      case .all: old.items.count
      }
    var columns: [Int: Int] = [:]
    if old.grid.columnCount == grid.columnCount {
      for (index, item) in items.enumerated() where !moved.contains(item.id) {
        guard let origin = mapping.oldIndex(of: index), origin < horizon else { continue }
        let oldItem = old.items[origin]
        // Beyond the number of columns that a wall may have, spans are one and the same, and pins.
        let isSpanSame = min(oldItem.span, 0xFFFF) == min(item.span, 0xFFFF)
        let isPinSame = oldItem.pin.map { min($0, 0xFFFE) } == item.pin.map { min($0, 0xFFFE) }
        guard isSpanSame, isPinSame else { continue }
        let column = old.grid.column(ofItemAt: origin)
        let now = grid.column(ofItemAt: index)
        try require(now == column, "Item \(index) left column \(column), which it was kept in")
        columns[index] = column
      }
    }
    // The horizon follows the last item that is kept, if the columns are those of before.
    let last = max(upwardCount, (columns.keys.max() ?? -1) + 1)
    let end = old.grid.columnCount == grid.columnCount ? last : horizon
    let expected: MasonryGrid.KeptColumns =
      old.grid.keptColumns == .all ? .all : end == 0 ? .none : .before(end)
    try require(
      grid.keptColumns == expected, "Kept are \(grid.keptColumns), and not \(expected)")
    if try isReference(columns, frames) { return }
    guard horizon > 0, grid.configuration.packing == .shortestColumn,
      frames != allFrames(of: old.grid)
    else { return }
    let places = try allFrames(of: rebuilt(pinnedTo: columns))
    try require(frames == places, "With columns kept, \(frames) and not \(places)")
  }

  /// Whether sums of all numbers are exact, so that what is rounded nowhere can be told to the bit.
  var isExact: Bool {
    let frames = allFrames(of: grid)
    return frames.allSatisfy { $0.isExact } && grid.contentSize.isExact
      && items.allSatisfy { $0.length.isExact }
  }

  /// An anchor leads to the place that the words of the documentation say, and by all ways.
  func checkAnchor(
    after old: GridWorld, by mapping: LayoutIndexMapping, in rect: LayoutRect
  ) throws(Failure) {
    let (sticksToStart, sticksToEnd) = (looks % 2 == 0, looks % 4 < 2)
    let anchor = old.grid.anchor(
      in: rect, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd)
    // A rectangle that is not finite stays as it is.
    guard rect.isFinite else { return }
    var visible = rect
    old.grid.scroll(&visible, to: anchor)
    try require(visible == rect, "In a wall that did not change \(rect) becomes \(visible)")
    // The viewport turns along with the wall.
    let turned = LayoutRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    let newRect = old.grid.axis == grid.axis ? rect : turned
    visible = newRect
    grid.scroll(&visible, to: anchor, after: mapping)
    try require(visible.isFinite && visible.size == newRect.size, "It becomes \(visible)")
    let offset = grid.axis == .vertical ? visible.minY : visible.minX
    let followed = anchor.following(mapping)
    var other = newRect
    grid.scroll(&other, to: followed)
    try require(other == visible, "Followed, the offset is another")
    if let index = followed.index {
      try require(items.indices.contains(index), "The anchor is item \(index)")
    }
    let (oldFrames, newFrames) = (allFrames(of: old.grid), allFrames(of: grid))
    // Of what is rounded, the oracle may see a little more or less.
    let isExact = ([rect] + oldFrames + newFrames).allSatisfy { $0.isExact }
    guard isExact, old.grid.contentSize.isExact, grid.contentSize.isExact else { return }
    let before = old.view(in: rect, oldFrames)
    let after = view(in: newRect, newFrames)
    let reference = ReferenceAnchor(
      view: before, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd,
      seen: fullScan(of: oldFrames, in: rect).map { old.items[$0].id },
      uncovered: (before.start, before.end))
    let kept = reference.kept(in: after).flatMap { id in items.firstIndex { $0.id == id } }
    try require(followed.index == kept, "Kept is \(any: followed.index), and not \(any: kept)")
    let start = reference.start(in: after, order: old.items.map { $0.id })
    let expected = after.offset(at: start)
    // Between pixels, what is a half may be rounded either way.
    let isOnPixels = grid.environment.scale != nil && !reference.keepsEdge(in: after)
    let pixel = grid.environment.scale.map { max(1, 1 / $0) } ?? 1
    let slack = isOnPixels ? 1.001 * pixel : 1e-6
    try require(
      (offset - expected).magnitude <= slack, "In \(rect) the offset is \(offset), not \(expected)")
  }

  private func view(in rect: LayoutRect, _ frames: [LayoutRect]) -> ReferenceView<Int> {
    ReferenceView(
      of: zip(items, frames).map { ($0.id, $1) }, grid.contentSize, in: rect, axis: grid.axis,
      grid.environment.direction)
  }
}

extension LayoutRect {
  /// Whether all edges, and their differences, are known to the bit.
  var isExact: Bool {
    minX.isExact && maxX.isExact && minY.isExact && maxY.isExact
  }
}

extension LayoutSize {
  var isExact: Bool { width.isExact && height.isExact }
}

extension Double {
  /// Whether the number is a not too large multiple of 1/1024.
  var isExact: Bool {
    magnitude < 0x1p30 && (self * 1024).rounded(.down) == self * 1024
  }
}
