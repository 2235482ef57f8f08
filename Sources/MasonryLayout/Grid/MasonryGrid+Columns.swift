extension MasonryGrid {
  /// The number of columns, at least 1.
  public var columnCount: Int { tracks.count }

  /// The width of a column, in points; where columns differ, that of the first one.
  ///
  /// In a grid that scrolls sideways it is the height of a row.
  public var columnWidth: Double { tracks.crossLength(span: 1) }

  /// The first column that an item covers, counted from the leading edge.
  public func column(ofItemAt index: Int) -> Int {
    checkIndex(index)
    return Int(placement.firstLanes[index])
  }

  /// The number of columns that an item covers, at most ``columnCount``.
  public func columnSpan(ofItemAt index: Int) -> Int {
    checkIndex(index)
    return items.request(of: index).span(in: columnCount)
  }

  /// Where each column ends along the content, in points: the far edge of its last item, or `nil` if it
  /// has none.
  ///
  /// In rows from right to left the ends are distances from the right edge of the content. The ends tell
  /// when to load more (as soon as the shortest column comes into view), and how level the bottom of a
  /// wall is.
  ///
  /// - Complexity: O(`columnCount`).
  public var columnEnds: [Double?] { (0..<columnCount).map(end) }

  private func end(ofColumn column: Int) -> Double? {
    let mapper = AxisMapper(fromStartOf: space, inset: insets.start)
    return placement.members.last(in: column).map { last in
      mapper.interval(position: placement.positions[last], length: items.lengths[last]).far
    }
  }

  /// The content insets at the start and at the end of the axis.
  private var insets: (start: Double, end: Double) { axis.ends(of: configuration.contentInsets) }

  /// What ``contentLength`` is to be once the items are placed.
  func contentLengthOfColumns() -> Double {
    var furthest: Double?
    for column in 0..<columnCount {
      guard let end = end(ofColumn: column) else { continue }
      furthest = max(furthest ?? end, end)
    }
    return furthest.map { $0 + insets.end } ?? 0
  }

  /// Maps positions along the columns to final coordinates.
  var mapper: AxisMapper {
    AxisMapper(space, inset: insets.start, contentLength: contentLength)
  }
}
