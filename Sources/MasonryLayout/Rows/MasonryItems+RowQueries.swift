extension MasonryItems {
  func rowItems(in rect: LayoutRect) -> [LayoutItem] {
    var found: [LayoutItem] = []
    forEachRow(in: rect) { row, _, mapper, isCertain in
      for item in frames(inRow: row, mapper) where isCertain || item.frame.intersects(rect) {
        found.append(item)
      }
    }
    return found
  }

  func rowIndices(in rect: LayoutRect, replacing buffer: inout [Int]) {
    buffer.removeAll(keepingCapacity: true)
    forEachRow(in: rect) { row, items, mapper, isCertain in
      if isCertain { return buffer += items }
      for item in frames(inRow: row, mapper) where item.frame.intersects(rect) {
        buffer.append(item.index)
      }
    }
  }

  /// Calls a closure with each row that a rectangle may meet, and whether all its items surely do.
  @inline(__always)
  private func forEachRow(
    in rect: LayoutRect, _ body: (Int, Range<Int>, AxisMapper, _ isCertain: Bool) -> Void
  ) {
    guard let sight = RowSight(of: rect, in: self) else { return }
    let count = itemCount
    var row = firstRow(endingAt: sight.possible.lowerBound)
    rows.withUnsafeBufferPointer { rows in
      items.lengths.withUnsafeBufferPointer { lengths in
        while row < shownRowCount, rows[row].position <= sight.possible.upperBound {
          let end = row + 1 < rows.count ? rows[row + 1].first : count
          let isCertain = sight.isCertain(rows[row], end, lengths)
          body(row, rows[row].first..<end, sight.mapper, isCertain)
          row += 1
        }
      }
    }
  }

  /// The first row that ends at or after a position, searched from its place among equal rows.
  func firstRow(endingAt position: Double) -> Int {
    rows.withUnsafeBufferPointer { rows in
      guard let first = rows.first, let last = rows.last, first.end < position else { return 0 }
      guard last.end >= position else { return rows.count }
      let share = (position - first.position) / (last.end - first.position)
      let guess = Int(Double(rows.count - 1) * share.share)
      return rows.indices.partitioningIndex(near: guess) { rows[$0].end >= position }
    }
  }
}

/// A rectangle that is looked for in rows, and which rows certainly meet it.
private struct RowSight {
  let mapper: AxisMapper
  /// Nothing outside these logical positions can meet it.
  let possible: ClosedRange<Double>
  /// Rows between these positions meet it for certain.
  private let certainNear: Double
  private let certainFar: Double
  /// Where outermost items are longer than this, a row is met across the axis.
  private let leastLength: Double
  /// Items before it are in rows that the rectangle reaches across.
  private let end: Int
  private let hasOwnHeights: Bool
  /// The target and the least height of justified rows.
  private let target: Double?
  private let least: Double

  init?(of rect: LayoutRect, in rows: MasonryItems) {
    guard rect.isFinite, !rows.isEmpty else { return nil }
    mapper = rows.mapper
    let (logical, slack) = mapper.logical(rows.axis.interval(of: rect))
    possible = logical.near - slack...logical.far + slack
    certainNear = logical.near + slack
    certainFar = logical.far - slack
    let settings = rows.rowSettings
    let cross = rows.axis.cross.interval(of: rect)
    let whole = settings.whole
    // A row that does not fill the width may reach further, and only touch a rectangle without any.
    // From right to left the end of an item that is far longer than the width is rounded.
    let isInside =
      rows.items.areUnconstrained && settings.itemsInRow.lowerBound == 1 && whole.length > 0
      && (settings.flow == nil || rows.packedFrom == 0 && !rows.space.isMirroredAcross)
    let isAcross =
      settings.tracks?.areAllMet(by: cross)
      ?? (isInside && cross.near <= whole.near && cross.far >= whole.near + whole.length)
    let pixel = rows.environment.scale.map { 1 / $0 } ?? 0
    leastLength =
      settings.tracks != nil ? -1 : 1e-9 * (settings.start + settings.available) + 2 * pixel
    end = isAcross ? rows.itemCount : 0
    hasOwnHeights = settings.hasOwnHeights
    target = settings.justified?.target
    least = settings.justified?.limits.lowerBound ?? 0
  }

  /// Whether all items of a row certainly meet the rectangle.
  @inline(__always)
  func isCertain(_ row: Row, _ rowEnd: Int, _ lengths: UnsafeBufferPointer<Double>) -> Bool {
    guard rowEnd < end, row.position < certainFar,
      (hasOwnHeights ? row.position : row.end) > certainNear
    else { return false }
    // In a row of the smallest height, items may be shorter than the height says.
    if target != nil, row.height <= least { return false }
    let factor = target.map { row.height / $0 } ?? 1
    return min(lengths[row.first], lengths[rowEnd - 1]) * factor > leastLength
  }
}
