import MasonryLayout

extension GridWorld {
  /// Looks at everything after a step.
  mutating func check(after old: GridWorld, by plan: Plan) throws(Failure) {
    let frames = allFrames(of: grid)
    try checkItems(frames)
    try checkKept(after: old, by: plan, frames)
    if isPacked { try requireSame(grid, try rebuilt(), "what building it from nothing gives") }
    guard looksAround else { return }
    if frames.count <= 64 { try requireNoOverlap(frames, in: grid) }
    past = past.prefix(1).map { ($0.world, $0.mapping.then(plan.mapping)) } + [(old, plan.mapping)]
    var random = SplitMix64(seed: looks)
    for (old, mapping) in past {
      let rect = random.rect(around: frames)
      let oldRect = random.chance(1, of: 3) ? rect : random.rect(around: frames)
      try requireScans(of: grid, frames, in: rect, after: oldRect)
      try checkChanges(after: old, by: mapping, frames, in: rect, before: oldRect)
      let viewport = random.viewport(around: frames, old.grid.contentSize)
      try checkAnchor(after: old, by: mapping, in: viewport)
    }
    if random.chance(1, of: 4) { _ = try restored() }
    // Some are followed through several steps.
    if past.count > 1, random.chance(1, of: 4) { past.removeFirst() }
    guard !frames.isEmpty else { return }
    let index = random.number(in: frames.indices)
    let drop = grid.dropIndex(at: random.rect(around: frames).origin, moving: index)
    try require(frames.indices.contains(drop), "An item dropped at \(drop)")
  }

  /// What is known of each item: how many there are, their lengths, spans and pins.
  private func checkItems(_ frames: [LayoutRect]) throws(Failure) {
    try require(grid.itemCount == items.count, "\(grid.itemCount) items, not \(items.count)")
    let isVertical = grid.axis == .vertical
    var end = 0.0
    for (index, item) in items.enumerated() {
      let length = grid.length(ofItemAt: index)
      try require(
        length.bitPattern == item.length.bitPattern,
        "Item \(index) is \(length) long and not \(item.length)")
      let span = grid.columnSpan(ofItemAt: index)
      try require(
        span == min(item.span, grid.columnCount), "Item \(index) spans \(span), not \(item.span)")
      try require(
        grid.isEstimated(itemAt: index) == item.isEstimated,
        "Item \(index) is estimated or not: \(item.isEstimated)")
      if let pin = item.pin {
        let column = min(pin, grid.columnCount - span)
        try require(grid.column(ofItemAt: index) == column, "Item \(index) is not at its pin")
      }
      let frame = frames[index]
      let isFinite = frame.minX.isFinite && frame.minY.isFinite && frame.maxX.isFinite
      try require(isFinite && frame.maxY.isFinite, "The frame of \(index) is \(frame)")
      end = max(end, isVertical ? frame.maxY : frame.maxX)
      if grid.environment.scale == nil {
        let drawn = isVertical ? frame.height : frame.width
        try require(drawn == length, "Item \(index) is drawn \(drawn) long")
      }
    }
    let content = isVertical ? grid.contentSize.height : grid.contentSize.width
    // What is stacked upwards ends a spacing before 0, and is rounded as far from 0 as that is.
    let spacing = upwardCount > 0 ? grid.configuration.itemSpacing : 0
    let slack = 4 * max(content, spacing).ulp
    try require(end <= content + slack, "An item ends at \(end), behind \(content)")
    try require(!items.isEmpty || content == 0, "The empty wall is \(content) long")
    let first = items.firstIndex { $0.isEstimated }
    try require(
      grid.firstEstimatedIndex == first && grid.hasExactContentSize == (first == nil),
      "\(any: grid.firstEstimatedIndex) is estimated first, not \(any: first)")
  }

  /// The wall built from nothing with what is known of its items, upwards what is stacked so.
  func rebuilt(
    pinnedTo columns: [Int: Int] = [:]
  ) throws(Failure) -> MasonryGrid {
    do {
      var rebuilt = try MasonryGrid(
        configuration: grid.configuration, axis: grid.axis, crossLength: grid.crossLength,
        environment: grid.environment)
      let known = KnownItems(items: items, columns: columns)
      try rebuilt.appendItems(items.count - upwardCount, measuredBy: known.dropFirst(upwardCount))
      rebuilt.keptColumns = .all
      // Items are stacked upwards only from others on.
      let isAllUpward = rebuilt.isEmpty && upwardCount > 0
      let other = Item(id: 0, facts: HostItem(), length: 0)
      if isAllUpward { try rebuilt.appendItems(1, measuredBy: KnownItems(items: [other])) }
      try rebuilt.prependItems(upwardCount, measuredBy: known)
      if isAllUpward { try rebuilt.removeItem(at: upwardCount, measuredBy: known) }
      rebuilt.keptColumns = grid.keptColumns
      return rebuilt
    } catch {
      throw Failure("Building it from nothing threw \(error)")
    }
  }

  /// The wall that its snapshot restores, which must be the same.
  func restored() throws(Failure) -> MasonryGrid {
    let restored = try restoredFromSnapshot(of: grid)
    try requireSame(restored, grid, "what its snapshot was made of")
    try require(
      restored.keptColumns == grid.keptColumns, "The snapshot keeps \(restored.keptColumns)")
    return restored
  }

  /// A provider that says what is known already.
  var known: KnownItems { KnownItems(items: items) }

  struct KnownItems: MasonryHeightProvider {
    let items: [Item]

    /// The columns of items that go there whatever their provider said.
    var columns: [Int: Int] = [:]

    /// What is known of the items from one on.
    func dropFirst(_ count: Int) -> KnownItems {
      var columns: [Int: Int] = [:]
      for (index, column) in self.columns { columns[index - count] = column }
      return KnownItems(items: Array(items[count...]), columns: columns)
    }

    func height(ofItemAt index: Int, width: Double) -> Double { items[index].length }
    func width(ofItemAt index: Int, height: Double) -> Double { items[index].length }
    func columnSpan(ofItemAt index: Int) -> Int { items[index].span }
    func pinnedColumn(ofItemAt index: Int) -> Int? { columns[index] ?? items[index].pin }
    func isEstimated(itemAt index: Int) -> Bool { items[index].isEstimated }
  }
}

extension GridWorld {
  /// What a change did to what is on screen, against a look at every item of both walls.
  private func checkChanges(
    after old: GridWorld, by mapping: LayoutIndexMapping, _ frames: [LayoutRect],
    in rect: LayoutRect, before oldRect: LayoutRect
  ) throws(Failure) {
    let oldFrames = allFrames(of: old.grid)
    let expected = ReferenceChanges(
      from: zip(old.items, oldFrames).map { ($0.id, $1) }, in: oldRect,
      to: zip(items, frames).map { ($0.id, $1) }, in: rect)
    let changes = grid.frameChanges(from: old.grid, by: mapping, in: rect, before: oldRect)
    let found = ReferenceChanges(
      inserted: changes.inserted.map { $0.index }, removed: changes.removed.map { $0.index },
      moved: changes.moved.map { $0.newIndex })
    try require(found == expected, "In \(rect), before \(oldRect), \(found) and not \(expected)")
  }
}
