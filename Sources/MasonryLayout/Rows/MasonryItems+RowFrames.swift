extension MasonryItems {
  /// The final frame of an item, in O(log *r* + *k*) for *r* rows and *k* items in its row.
  func rowFrame(ofItemAt index: Int) -> LayoutRect {
    let row = row(of: index)
    return frames(inRow: row, mapper)[index - rows[row].first].frame
  }

  /// The number of rows, those that are left out included; 0 in columns.
  public var rowCount: Int { rows.count }

  /// The row of an item, counted from the first row, or `nil` in columns.
  ///
  /// - Complexity: O(log *r*) for *r* rows.
  public func row(ofItemAt index: Int) -> Int? {
    checkIndex(index)
    return isInRows ? row(of: index) : nil
  }

  func row(of index: Int) -> Int { rows.indices.partitioningIndex { rows[$0].first > index } - 1 }

  /// The indices of the items in a row.
  public func items(inRow row: Int) -> Range<Int> {
    let count = rowCount
    precondition(row >= 0 && row < count, "Index out of range: there is no such row")
    return rows[row].first..<(row + 1 < count ? rows[row + 1].first : itemCount)
  }

  /// The frame of a row: as wide as the insets leave, or as its items if these reach further.
  package func frame(ofRow row: Int) -> LayoutRect {
    precondition(row >= 0 && row < rowCount, "Index out of range: there is no such row")
    let main = mapper.interval(position: rows[row].position, length: rows[row].height)
    let across = rowSettings.whole
    var frame = axis.rect(
      main: main.near, length: main.far - main.near, cross: across.near,
      crossLength: across.length)
    for item in frames(inRow: row, mapper) { frame = frame.union(item.frame) }
    return frame
  }

  /// The items of a row and their frames, in order.
  @inline(never)
  func frames(inRow row: Int, _ mapper: AxisMapper) -> [LayoutItem] {
    let items = items(inRow: row)
    let start = rows[row].position
    let height = rows[row].height
    let hasOwnHeights = rowSettings.hasOwnHeights
    return withBreaker { breaker in
      var shape = RowShape(breaker, height: height, items: items)
      let heights = breaker.heights
      return items.map { item in
        let across = shape.next()
        let length = hasOwnHeights ? heights[item] : height
        let frame = axis.rect(
          main: mapper.near(from: start, to: start + length),
          length: mapper.length(length, from: start, to: start + length),
          cross: across.near, crossLength: across.length)
        return LayoutItem(index: item, frame: frame)
      }
    }
  }

  /// How far items reach beyond the insets across the axis, in O(*n*); 0 in even rows.
  var overhang: (near: Double, far: Double) {
    guard rowSettings.tracks == nil else { return (0, 0) }
    let room = rowSettings.whole
    var (near, far) = (room.near, room.near + room.length)
    withBreaker { breaker in
      for row in 0..<shownRowCount {
        let items = items(inRow: row)
        var shape = RowShape(breaker, height: rows[row].height, items: items)
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

  /// Finds which rows are shown, and the end of the content.
  mutating func settleEnd() {
    let most = rowSettings.configuration.maximumRowCount ?? .max
    shownRowCount = min(rowCount - (isLastRowHeldBack ? 1 : 0), most)
    contentEnd = 0
    guard shownRowCount > 0 else { return }
    let last = rows[shownRowCount - 1]
    let mapper = AxisMapper(fromStartOf: space, inset: insets.start, isDivided: isDivided)
    let end = mapper.interval(position: last.position, length: last.height).far + insets.end
    contentEnd = space.isMirroredAlong ? end.aligned(toScale: space.environment.scale) : end
  }

  private var isLastRowHeldBack: Bool {
    guard rowSettings.justified != nil, rowSettings.configuration.holdsBackLastRow, rowCount > 0
    else {
      return false
    }
    let last = items(inRow: rowCount - 1)
    return withBreaker { !$0.isFilling(last.lowerBound) && $0.isLoose(last) }
  }
}

/// The positions of the items of one row across the axis: a walk from the first to the last.
struct RowShape {
  /// The next item.
  private(set) var item: Int
  private let items: Range<Int>
  private let settings: RowSettings
  private let lengths: UnsafeBufferPointer<Double>
  private let isFilling: Bool
  /// The factor from measured lengths to final ones, 1 in a flow, and how long these are at most.
  private var factor = 1.0
  private var most = Double.infinity
  /// The logical start of the next item, and the distance between items.
  private var x: Double
  private var gap: Double
  /// The end of the last item in a filled row.
  private var far: Double?
  /// By how much each item of a filling last row is widened, and by how much all so far were.
  private var share = 0.0
  private var given = 0.0
  /// Whether items are given whole points, so that the last one may end before the row does.
  private var isWhole = false

  init(_ breaker: RowBreaker, height: Double, items: Range<Int>) {
    let isStretchEnd = breaker.isStretchEnd(items)
    settings = breaker.settings
    lengths = breaker.lengths
    item = items.lowerBound
    self.items = items
    isFilling = breaker.isFilling(items.lowerBound)
    x = settings.start
    gap = settings.configuration.itemSpacing
    if isFilling || settings.tracks != nil { return }
    let full = settings.start + settings.available
    if let justified = settings.justified {
      let stretch = breaker.stretch(of: items)
      // A loose row that is as high as fits fills the width.
      guard breaker.isLoose(items), height < stretch * justified.target else {
        // Items of no width cannot fill a row.
        factor = stretch.isFinite ? stretch : 0
        far = stretch.isFinite ? full : nil
        return
      }
      factor = height / justified.target
      let left = max(0, settings.available - total(of: items))
      align(justified.lastRow, left)
      let isExact = settings.isOptimal
      if justified.lastRow == .center, !isExact {
        x += max(-left / 2, min((gap - settings.start) / 2, left / 2))
      }
      guard justified.lastRow == .fill else { return }
      share = left / Double(items.count)
      isWhole = !isExact && settings.space.environment.scale == nil
      far = full
    } else if let flow = settings.flow {
      most = settings.available
      let left = max(0, most - total(of: items))
      align(flow.alignment, left)
      if flow.alignment == .fill, !isStretchEnd, items.count > 1, left > 0 {
        gap += left / Double(items.count - 1)
        far = full
      }
    }
  }

  private mutating func align(_ alignment: RowsLayout.Alignment, _ left: Double) {
    switch alignment {
    case .start, .fill: break
    case .center: x += left / 2
    case .end: x += left
    }
  }

  /// The length across the axis of the items with the spacings between them.
  private func total(of items: Range<Int>) -> Double {
    var total = 0.0
    for item in items {
      if item > items.lowerBound { total += gap }
      total += min(lengths[item] * factor, most)
    }
    return total
  }

  /// The final near edge and length across the axis of the next item.
  @inline(__always)
  mutating func next() -> (near: Double, length: Double) {
    defer { item += 1 }
    if let tracks = settings.tracks {
      let (column, span) = (item - items.lowerBound, isFilling ? tracks.count : 1)
      return (
        tracks.start(ofLane: column, span: span), tracks.crossLength(ofLane: column, span: span)
      )
    }
    if isFilling { return settings.whole }
    var length = min(lengths[item] * factor, most)
    if share != 0 {
      let place = Double(item - items.lowerBound + 1)
      let next = isWhole ? (place * share - 0.5).rounded(.up) : place * share
      length += next - given
      given = next
    }
    var last = x + length
    if let far, isWhole ? last > far : item + 1 == items.upperBound {
      if isWhole { x = min(x, far) }
      last = max(far, x)
      length = last - x
    }
    defer { x = last + gap }
    return settings.space.across(x, last, length: length)
  }
}
