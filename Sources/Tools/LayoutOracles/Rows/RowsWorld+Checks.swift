package import LayoutGeometry
package import MasonryLayout

extension RowsSettings {
  package static var name: String { "Rows" }

  package static func check(
    _ world: RowsWorld, after old: RowsWorld, by plan: RowsWorld.Plan, _ frames: [LayoutRect]
  ) throws(Failure) {
    try world.checkReference(frames)
    try world.checkWidths(frames)
    try world.checkKept(after: old, by: plan, frames)
    try world.checkBrokenAnew(after: old, by: plan)
    try world.checkStillRows(after: old, by: plan, frames)
    if world.looksAround { try world.checkNeighbors(frames) }
  }

  package static func rebuilt(_ world: RowsWorld) throws(Failure) -> MasonryItems {
    do {
      var rebuilt = try MasonryItems(world.layout.layout, in: world.layout.space)
      try rebuilt.appendItems(world.items.count, measuredBy: world.known)
      rebuilt.keptPlaces = world.layout.keptPlaces
      return rebuilt
    } catch { throw Failure("Building it from nothing threw \(error)") }
  }
}

extension RowsWorld {
  fileprivate var rows: [Range<Int>] { (0..<layout.rowCount).map { layout.items(inRow: $0) } }

  private var shownRows: ArraySlice<Range<Int>> { rows.prefix(layout.shownRowCount) }

  /// What the oracle is told of the items.
  private var known: [ReferenceRows.Item] {
    items.map { ReferenceRows.Item($0.breadth, ownLength: $0.length, fills: $0.span > 1) }
  }

  /// Whether there are few items, with numbers so simple that sums are exact.
  private var isSimple: Bool {
    settings.isWhole(at: layout.crossLength) && items.count <= 64
      && items.allSatisfy { $0.length.isWhole(in: 8) && $0.breadth.isWhole(in: 8) }
  }

  /// Whether rows break as the oracle breaks them; justified items are added in the same order.
  private var isKnown: Bool {
    if case .justified = settings.configuration.rule { items.count <= 64 } else { isSimple }
  }

  /// Rows break and lie as the oracle has them, where sums are exact.
  fileprivate func checkReference(_ frames: [LayoutRect]) throws(Failure) {
    let settings = settings
    let start = frames.map { layout.axis.interval(of: $0).near }.min() ?? 0
    let length = layout.axis.length(of: layout.contentSize)
    try require(start >= -4 * length.ulp, "Items begin at \(start)")
    guard isKnown, !isDivided else { return }
    let rows = rows
    let reference = ReferenceRows(
      settings, across: layout.crossLength, known, breaks: isPacked ? nil : rows)
    let broken = reference.rows.map { $0.items }
    try require(broken == rows, "Rows are \(rows), not \(broken)")
    let shown = reference.shownRows.map { $0.items }
    try require(shown == Array(shownRows), "Shown are \(shownRows), not \(shown)")
    // Sums are as exact as the largest number in them.
    let far = max(
      layout.crossLength, reference.contentLength, settings.configuration.itemSpacing,
      known.map { $0.length }.max() ?? 0)
    guard settings.scale == nil, far < 0x1p20 else { return }
    let slack = 1e-9 * (1 + far)
    for (index, expected) in zip(frames.indices, reference.frames) {
      let distance = frames[index].distance(from: expected)
      try require(distance <= slack, "Item \(index) is at \(frames[index]), not \(expected)")
    }
    try require(
      (length - reference.contentLength).magnitude <= slack,
      "The content is \(length) long, not \(reference.contentLength)")
  }

  /// No justified row reaches beyond the insets, unless its spacings alone do.
  fileprivate func checkWidths(_ frames: [LayoutRect]) throws(Failure) {
    // Beside a spacing that is absurd, lengths are lost in sums.
    guard case .justified = settings.configuration.rule,
      settings.configuration.itemSpacing < 0x1p30
    else { return }
    let (configuration, across) = (settings.configuration, layout.axis.cross)
    let insets = across.ends(of: configuration.contentInsets)
    let available = max(0, layout.crossLength - (insets.start + insets.end))
    let isMirrored = across.isMirrored(in: layout.environment.direction)
    let near = isMirrored ? layout.crossLength - insets.start - available : insets.start
    let far = max(
      layout.crossLength, insets.start + available, items.map { $0.breadth }.max() ?? 0)
    let slack = 1e-9 * (1 + far) + (layout.environment.scale.map { 1 / $0 } ?? 0)
    for row in rows where Double(row.count - 1) * configuration.itemSpacing <= available {
      for index in row where index < frames.count {
        let own = across.interval(of: frames[index])
        try require(
          own.near >= near - slack && own.far <= near + available + slack,
          "Item \(index) is at \(frames[index]), beyond its row")
      }
    }
  }

  /// Rows that are kept begin where they began, and what is prepended moves no other item.
  fileprivate func checkKept(
    after old: RowsWorld, by plan: RowsWorld.Plan, _ frames: [LayoutRect]
  ) throws(Failure) {
    guard plan.isDone, settings == old.settings,
      layout.crossLength == old.layout.crossLength, !old.items.isEmpty
    else { return }
    // New items are before or after all others. No other item changed places or fills a row now, or
    // is reloaded along with new ones.
    let first = plan.mapping.newIndex(of: 0) ?? 0
    let stays = old.items.indices.allSatisfy {
      let new = first + $0
      return plan.mapping.newIndex(of: $0) == new && new < items.count
        && (items[new].span > 1) == (old.items[$0].span > 1)
        && (items.count == old.items.count || !plan.asked.contains(items[new].id))
    }
    let horizon = old.horizon
    // Prepended items are inserted if nothing is kept.
    let isAdded = first == 0 || isDivided && !old.isDivided
    guard stays, horizon > 0, isAdded else { return }
    let kept = old.rows.map { $0.lowerBound + first }.filter { $0 - first <= horizon }
    let last = kept.last ?? 0
    let starts = rows.map { $0.lowerBound }.filter { first...last ~= $0 }
    try require(starts == kept, "Rows begin with \(starts), and were kept at \(kept)")
    guard first > 0, old.layout.keptPlaces == .all else { return }
    let before = allFrames(of: old.layout).prefix(max(0, frames.count - first))
    guard !before.isEmpty else { return }
    let slack = 1e-9 * (1 + max(layout.contentSize.width, layout.contentSize.height))
    let (dx, dy) = (frames[first].minX - before[0].minX, frames[first].minY - before[0].minY)
    for (index, frame) in before.enumerated() {
      let distance = frames[first + index].distance(from: frame.offsetBy(dx: dx, dy: dy))
      try require(distance <= slack, "What was prepended moved item \(index)")
    }
  }

  /// From the last kept row on, and from the row of a change on, rows break as the rule says.
  fileprivate func checkBrokenAnew(after old: RowsWorld, by plan: RowsWorld.Plan) throws(Failure) {
    let isSame =
      settings == old.settings && layout.crossLength == old.layout.crossLength
    guard plan.isDone, !plan.isMeasuring, isSame, isKnown, !isDivided, !old.isDivided,
      old.layout.keptPlaces != .none, !items.isEmpty, !old.items.isEmpty
    else { return }
    func isOld(_ index: Int) -> Bool {
      index < old.items.count && plan.mapping.newIndex(of: index) == index
    }
    let fillingChanges = items.indices.contains {
      isOld($0) && (items[$0].span > 1) != (old.items[$0].span > 1)
    }
    // The first item that is another one; it is looked for only if lengths are all that is new.
    let areSame = items.count == old.items.count && items.indices.allSatisfy(isOld)
    let isLate = areSame && !fillingChanges
    let first = items.indices.first {
      // What new data reloads is one of its changes.
      guard isOld($0), areSame || !plan.asked.contains(items[$0].id) else { return true }
      let (item, before) = (items[$0], old.items[$0])
      return (isLate || fillingChanges)
        && (item.length != before.length || item.breadth != before.breadth
          || item.span != before.span)
    }
    guard let changed = first ?? (isLate ? nil : items.count) else { return }
    let horizon = old.horizon
    let kept = old.rows.enumerated().filter { row, items in
      let isBefore = isLate || row == 0 || old.rows[row - 1].upperBound < changed
      return items.lowerBound <= horizon && isBefore
    }.map { $1.lowerBound }
    let start = kept.last ?? 0
    let reference = ReferenceRows(
      settings, across: layout.crossLength, Array(known[start...]))
    let fresh = reference.rows.map { $0.items.lowerBound + start }
    let expected = Array(kept.dropLast()) + fresh
    try require(
      rows.map { $0.lowerBound } == expected, "Rows begin with \(rows), not with \(expected)")
  }

  /// Beside an item is the next one; before and after it the one that is alongside for longest.
  fileprivate func checkNeighbors(_ frames: [LayoutRect]) throws(Failure) {
    let rows = shownRows
    guard !frames.isEmpty else { return }
    let everything = LayoutRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    let read = layout.itemsInReadingOrder(in: everything).map { $0.index }
    try require(read == Array(frames.indices), "Read are \(read)")
    let index = Int(looks % UInt64(frames.count))
    let row = layout.row(ofItemAt: index) ?? 0
    let isMirrored = layout.environment.direction == .rightToLeft
    let across = layout.axis.cross
    for side in LayoutSide.allCases {
      let isHorizontal = side == .left || side == .right
      let isBack = (side == .left || side == .above) != (isHorizontal && isMirrored)
      var expected: Int?
      if isHorizontal == (layout.axis == .vertical) {
        let next = isBack ? index - 1 : index + 1
        if rows[row].contains(next) { expected = next }
      } else if rows.indices.contains(isBack ? row - 1 : row + 1) {
        var longest = -Double.infinity
        let own = across.interval(of: frames[index])
        for other in rows[isBack ? row - 1 : row + 1] {
          let interval = across.interval(of: frames[other])
          let overlap = min(own.far, interval.far) - max(own.near, interval.near)
          if overlap > longest { (expected, longest) = (other, overlap) }
        }
      }
      let neighbor = layout.neighbor(ofItemAt: index, on: side)
      try require(
        neighbor == expected, "Beside \(index) is \(any: neighbor), not \(any: expected)")
    }
  }
}

extension LayoutRect {
  /// By how much the origin or the size is another one.
  func distance(from other: LayoutRect) -> Double {
    max(
      (minX - other.minX).magnitude, (minY - other.minY).magnitude,
      (width - other.width).magnitude, (height - other.height).magnitude)
  }
}
