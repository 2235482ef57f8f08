extension MasonryRows {
  /// The final frame of an item, in the coordinates of the content.
  ///
  /// For the items on screen call ``items(in:)``, which returns indices and frames.
  ///
  /// - Complexity: O(log *r* + *k*) for *r* rows and *k* items in the row.
  public func frame(ofItemAt index: Int) -> LayoutRect {
    checkIndex(index)
    var found = LayoutRect.zero
    visit(row: rowIndex(ofItemAt: index), mapper) { item, frame in
      if item == index { found = frame }
    }
    return found
  }

  /// The row of an item, counted from the first row.
  ///
  /// - Complexity: O(log *r*) for *r* rows.
  public func row(ofItemAt index: Int) -> Int {
    checkIndex(index)
    return rowIndex(ofItemAt: index)
  }

  /// The indices of the items in a row.
  public func items(inRow row: Int) -> Range<Int> {
    let count = rowCount
    precondition(row >= 0 && row < count, "Index out of range: there is no such row")
    return rows[row].first..<(row + 1 < count ? rows[row + 1].first : itemCount)
  }

  /// The frame of a row: as wide as the insets leave, or as its items if these reach further.
  public func frame(ofRow row: Int) -> LayoutRect {
    let items = items(inRow: row)
    let settings = sharedSettings
    let across = space.across(
      settings.start, settings.start + settings.available, length: settings.available)
    let main = mapper.interval(position: rows[row].position, length: rows[row].height)
    var frame = axis.rect(
      main: main.near, length: main.far - main.near, cross: across.near,
      crossLength: across.length)
    if !items.isEmpty { visit(row: row, mapper) { frame = frame.union($1) } }
    return frame
  }
}

extension MasonryRows {
  /// The row of an item that exists.
  func rowIndex(ofItemAt index: Int) -> Int {
    rows.indices.partitioningIndex { rows[$0].first > index } - 1
  }

  /// Calls a closure with the items of a row and their frames, in order.
  @inline(__always)
  func visit(row: Int, _ mapper: AxisMapper, _ body: (Int, LayoutRect) -> Void) {
    let (items, row) = (items(inRow: row), rows[row])
    let ownHeights = sharedSettings.hasOwnHeights
    withBreaker { breaker in
      var shape = RowShape(breaker, row: row, items: items)
      let heights = sharedSettings.tracks == nil ? breaker.ownLengths : breaker.lengths
      for item in items {
        let across = shape.next()
        let (start, length) = (row.position, ownHeights ? heights[item] : row.height)
        let frame = axis.rect(
          main: mapper.near(from: start, to: start + length),
          length: mapper.length(length, from: start, to: start + length),
          cross: across.near, crossLength: across.length)
        body(item, frame)
      }
    }
  }

  var insets: (start: Double, end: Double) { axis.ends(of: configuration.contentInsets) }

  /// How far items reach beyond the insets across the axis, at the near and at the far edge.
  ///
  /// Flowing and justified items do that are too long for a row. Even columns are never asked.
  ///
  /// - Complexity: O(*n*) for *n* items.
  var overhang: (near: Double, far: Double) {
    let settings = sharedSettings
    guard settings.tracks == nil else { return (0, 0) }
    let room = space.across(
      settings.start, settings.start + settings.available, length: settings.available)
    var (near, far) = (room.near, room.near + room.length)
    withBreaker { breaker in
      for row in rows.indices {
        let items = items(inRow: row)
        var shape = RowShape(breaker, row: rows[row], items: items)
        for _ in items {
          let item = shape.next()
          near = min(near, item.near)
          far = max(far, item.near + item.length)
        }
      }
    }
    let slack = Double.roundingSlack(upTo: max(near.magnitude, far.magnitude))
    let (before, after) = (room.near - near, far - (room.near + room.length))
    return (before > slack ? before : 0, after > slack ? after : 0)
  }

  /// The value of ``contentEnd`` for the rows.
  func endOfRows() -> Double {
    guard let last = rows.last else { return 0 }
    let mapper = AxisMapper(fromStartOf: space, inset: insets.start)
    let end = mapper.interval(position: last.position, length: last.height).far + insets.end
    return space.isMirroredAlong ? end.aligned(toScale: space.environment.scale) : end
  }

  var upwardStart: Double? { seam > 0 ? rows.first?.position : nil }
}

extension Row {
  var end: Double { position + height }
}
