package import LayoutGeometry
import MasonryLayout

/// The oracle's rows: broken and laid out word for word as documented, without regard to speed.
///
/// Pixels are left out: ``frames`` are those of an environment without a scale.
package struct ReferenceRows {
  /// What is known of an item.
  package struct Item {
    /// The number that its provider gave: for rows of even columns, and for an item that fills a
    /// row, the length along the axis, else the length across it.
    package var length: Double

    /// The length along the axis of an item that has its own.
    package var ownLength: Double

    /// Whether the item fills a row of its own.
    package var fills: Bool

    package init(_ length: Double, ownLength: Double = 0, fills: Bool = false) {
      (self.length, self.ownLength, self.fills) = (length, ownLength, fills)
    }
  }

  /// A row, whose position and length are those along the axis, without the inset.
  package struct Row: Equatable {
    package var items: Range<Int>
    package var position = 0.0
    package var length = 0.0
  }

  /// Items that make up a row, and whether it is one that ended before it was complete.
  struct Break {
    var items: Range<Int>
    var isOpen = false
  }

  let settings: RowsSettings
  let crossLength: Double
  let items: [Item]

  /// The length across the axis without the insets.
  let available: Double

  package private(set) var rows: [Row] = []

  /// Whether the last of the rows so far is a justified one that does not have to fill the width.
  private var isLastLoose = false

  /// Where each item begins in its row, and how long it is across the axis and along it.
  private(set) var places: [(start: Double, breadth: Double, length: Double)] = []

  package init(_ settings: RowsSettings, across crossLength: Double, _ items: [Item]) {
    self.init(settings, across: crossLength, items, breaks: nil)
  }

  /// Rows that begin at given items; if none are given, where the rule says.
  package init(
    _ settings: RowsSettings, across crossLength: Double, _ items: [Item], breaks: [Range<Int>]?
  ) {
    (self.settings, self.crossLength, self.items) = (settings, crossLength, items)
    let across = settings.axis.cross.ends(of: settings.configuration.contentInsets)
    available = max(0, crossLength - (across.start + across.end))
    for row in breaks.map(completed) ?? broken() { add(row) }
  }

  private var spacing: Double { settings.configuration.itemSpacing }

  /// Whether a row is the last one, or the last before an item that fills one.
  func isEnd(_ row: Range<Int>) -> Bool {
    row.upperBound == items.count || items[row.upperBound].fills
  }

  /// What a number of items in a row share.
  func space(for count: Int) -> Double { max(0, available - Double(count - 1) * spacing) }

  /// The sum of the lengths of some items, from the first to the last.
  func length(of items: Range<Int>) -> Double {
    var sum = 0.0
    for index in items { sum += self.items[index].length }
    return sum
  }

  /// The height at which some items fill a row, however large or small.
  func naturalHeight(of items: Range<Int>, height: Double) -> Double {
    let length = length(of: items)
    return length > 0 ? space(for: items.count) / length * height : .infinity
  }

  private mutating func add(_ row: Break) {
    let first = row.items.lowerBound
    isLastLoose = false
    if items[first].fills {
      places.append((0, available, items[first].length))
    } else {
      switch settings.configuration.rule {
      case .justified(let height, _, let breaking, let lastRow):
        addJustified(row, near: height, breaking, lastRow)
      case .flowing(let height, let alignment, let hasOwnHeights):
        let isLast = isEnd(row.items)
        for index in row.items {
          let breadth = min(items[index].length, available)
          places.append((0, breadth, hasOwnHeights ? items[index].ownLength : height))
        }
        // Items that together are too wide for their row begin where the row does.
        let isStart = isLast && alignment == .fill || leftOver(row.items) < 0
        align(row.items, isStart ? .start : alignment)
      case .even: for index in row.items { places.append((0, 0, items[index].length)) }
      }
    }
    var length = 0.0
    for index in row.items { length = max(length, places[index].length) }
    let position = rows.last.map { $0.position + $0.length + settings.configuration.rowSpacing }
    rows.append(Row(items: row.items, position: position ?? 0, length: length))
  }

  /// A row that is full has a height within the limits, by default half and twice the target; one
  /// that is not is as high as the row before it, or as the target, or as fits.
  private mutating func addJustified(
    _ row: Break, near height: Double, _ breaking: RowsLayout.Breaking,
    _ lastRow: RowsLayout.Alignment
  ) {
    let natural = naturalHeight(of: row.items, height: height)
    let limits = settings.configuration.rowHeights ?? height / 2...height * 2
    let isSingle = row.items == items.indices
    let most = isSingle ? settings.configuration.singleRowMaximumHeight ?? .infinity : .infinity
    var length = min(max(limits.lowerBound, min(natural, limits.upperBound)), most)
    let isLoose = row.isOpen || min(natural, limits.upperBound) > most
    if row.isOpen {
      length = height
      if let last = rows.last, !items[last.items.lowerBound].fills { length = last.length }
      length = min(length, natural, most)
    }
    if isLoose, length < natural {
      addLoose(row.items, length, share: length / height, breaking, lastRow)
    } else {
      addFilled(row.items, length, share: natural == .infinity ? 0 : natural / height)
    }
    isLastLoose = isLoose
  }

  /// The rows that are not left out.
  package var shownRows: ArraySlice<Row> {
    let isHeldBack = settings.configuration.holdsBackLastRow && isLastLoose
    return (isHeldBack ? rows.dropLast() : rows[...])
      .prefix(settings.configuration.maximumRowCount ?? .max)
  }

  /// A row that its items fill, also where its height is limited.
  private mutating func addFilled(_ row: Range<Int>, _ length: Double, share: Double) {
    for index in row { places.append((0, items[index].length * share, length)) }
    align(row, .start)
  }

  /// A row that its items do not fill by themselves, and that ends where the others do at the most.
  ///
  /// Greedy rows have the slips of `justified-layout`, as far as there is room: centred, half a
  /// spacing less the inset is added; filled, items are given only whole points.
  private mutating func addLoose(
    _ row: Range<Int>, _ length: Double, share: Double, _ breaking: RowsLayout.Breaking,
    _ alignment: RowsLayout.Alignment
  ) {
    for index in row { places.append((0, items[index].length * share, length)) }
    align(row, alignment == .fill ? .start : alignment)
    switch alignment {
    case .start, .end: break
    case .center:
      guard breaking == .greedy else { return }
      let across = settings.axis.cross.ends(of: settings.configuration.contentInsets)
      let room = leftOver(row) / 2
      let slip = max(-room, min((spacing - across.start) / 2, room))
      for index in row { places[index].start += slip }
    case .fill:
      let all = leftOver(row)
      var given = 0.0
      for (place, index) in row.enumerated() {
        var next = Double(place + 1) * all / Double(row.count)
        if breaking == .greedy { next = (next - 0.5).rounded(.up) }
        places[index].start += given
        places[index].breadth += next - given
        if breaking == .greedy {
          places[index].start = min(places[index].start, available)
          places[index].breadth = min(places[index].breadth, available - places[index].start)
        }
        given = next
      }
    }
  }

  /// What the items of a row and their spacings leave free, or 0 if they are too wide.
  private func leftOver(_ row: Range<Int>) -> Double {
    // Added in this order, since slips of half a point depend on the last bit.
    var sum = 0.0
    for index in row {
      if index > row.lowerBound { sum += spacing }
      sum += places[index].breadth
    }
    return max(0, available - sum)
  }

  /// Sets the items of a row one beside the other.
  private mutating func align(_ row: Range<Int>, _ alignment: RowsLayout.Alignment) {
    var (start, gap) = (0.0, spacing)
    switch alignment {
    case .start: break
    case .center: start = leftOver(row) / 2
    case .end: start = leftOver(row)
    case .fill: if row.count > 1 { gap += leftOver(row) / Double(row.count - 1) }
    }
    for index in row {
      places[index].start = start
      start += places[index].breadth + gap
    }
  }
}

extension ReferenceRows {
  /// The length of the content along the axis, insets included; that of no items is 0.
  package var contentLength: Double {
    guard let last = shownRows.last else { return 0 }
    return inset.start + last.position + last.length + inset.end
  }

  /// The insets along the axis.
  private var inset: (start: Double, end: Double) {
    settings.axis.ends(of: settings.configuration.contentInsets)
  }

  /// The frames of all items without pixels.
  package var frames: [LayoutRect] {
    var frames: [LayoutRect] = []
    for row in rows {
      for index in row.items { frames.append(frame(of: index, in: row)) }
    }
    return frames
  }

  private func frame(of index: Int, in row: Row) -> LayoutRect {
    let axis = settings.axis
    var (start, breadth, length) = places[index]
    if case .even(let columns) = settings.configuration.rule {
      let tracks = ReferenceTracks(settings.wall(columns), crossLength: crossLength)
      let column = index - row.items.lowerBound
      (start, breadth) = tracks.length(
        of: items[index].fills ? 0..<tracks.count : column..<column + 1)
    } else {
      start += axis.cross.ends(of: settings.configuration.contentInsets).start
      if axis.cross.isMirrored(in: settings.direction) { start = crossLength - start - breadth }
    }
    var position = inset.start + row.position
    if axis.isMirrored(in: settings.direction) { position = contentLength - position - length }
    return axis.rect(main: position, length: length, cross: start, crossLength: breadth)
  }
}
