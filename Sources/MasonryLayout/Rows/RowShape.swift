/// Where the items of one row are across the axis: a walk from the first to the last.
struct RowShape {
  /// The next item.
  private(set) var item: Int
  private let items: Range<Int>
  private let settings: RowSettings
  private let lengths: UnsafeBufferPointer<Double>
  private let isFilling: Bool
  /// What a length is multiplied with: it is 1 in a flow.
  private var factor = 1.0
  /// The logical start of the next item, and the distance between items.
  private var x: Double
  private var gap: Double
  /// Where the last item ends, in a row that is filled.
  private var far: Double?
  /// By how much each item of a filling last row is too wide, and whether whole points count.
  private var (excess, isWhole, taken) = (0.0, false, 0.0)

  init(_ breaker: RowBreaker, row: Row, items: Range<Int>) {
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
      guard isStretchEnd, breaker.isOpen(items) else {
        // Items of no width cannot fill a row.
        let stretch = breaker.stretch(of: items)
        factor = stretch.isFinite ? stretch : 0
        far = stretch.isFinite ? full : nil
        return
      }
      factor = row.height / justified.target
      let left = settings.available - total(of: items)
      align(justified.lastRow, left)
      let isExact = settings.isOptimal
      if justified.lastRow == .center, !isExact { x += (gap - settings.start) / 2 }
      guard justified.lastRow == .fill else { return }
      excess = -left / Double(items.count)
      isWhole = !isExact && settings.space.environment.scale == nil
      if !isWhole { far = full }
    } else if let flow = settings.flow {
      let left = max(0, settings.available - total(of: items))
      align(flow.alignment, left)
      if flow.alignment == .fill, !isStretchEnd, items.count > 1, left > 0 {
        gap += left / Double(items.count - 1)
        far = full
      }
    }
  }

  private mutating func align(_ alignment: MasonryRows.Alignment, _ left: Double) {
    switch alignment {
    case .start, .fill: break
    case .center: x += left / 2
    case .end: x += left
    }
  }

  /// The length across the axis of the items with the spacings between them.
  private func total(of items: Range<Int>) -> Double {
    var end = 0.0
    for item in items { end += lengths[item] * factor + gap }
    return end - gap
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
    if isFilling {
      return settings.space.across(x, x + settings.available, length: settings.available)
    }
    var length = lengths[item] * factor
    if excess != 0 {
      let place = Double(item - items.lowerBound + 1)
      let next = isWhole ? (place * excess + 0.5).rounded(.down) : place * excess
      length = max(0, length - (next - taken))
      taken = next
    }
    var last = x + length
    if let far, item + 1 == items.upperBound {
      last = max(far, x)
      length = last - x
    }
    defer { x = last + gap }
    return settings.space.across(x, last, length: length)
  }
}
