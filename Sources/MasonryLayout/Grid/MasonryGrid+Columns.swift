extension MasonryGrid {
  /// The number of columns, at least 1.
  public var columnCount: Int { sharedSettings.tracks.count }

  /// The width of a column (the height of a row) in points; if columns differ, of the first one.
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

  /// The end of each column in points: the far edge of its last item, or `nil` if it is empty.
  ///
  /// In rows from right to left, ends are distances from the right edge of the content. Use them to
  /// load more when the shortest column comes into view, and to see how level the bottom is.
  ///
  /// - Complexity: O(`columnCount`).
  public var columnEnds: [Double?] {
    let mapper = AxisMapper(fromStartOf: space, inset: insets.start, contentStart: contentStart)
    return (0..<columnCount).map { end(ofColumn: $0, mapper) }
  }

  @inline(__always)
  private func end(ofColumn column: Int, _ mapper: AxisMapper) -> Double? {
    guard let last = placement.members.last(in: column) else { return nil }
    return mapper.interval(position: placement.positions[last], length: items.lengths[last]).far
  }

  private var insets: (start: Double, end: Double) { axis.ends(of: configuration.contentInsets) }

  /// The value of ``contentEnd`` for the placed items.
  func contentEndOfColumns() -> Double {
    let mapper = AxisMapper(fromStartOf: space, inset: insets.start)
    var furthest: Double?
    for column in 0..<columnCount {
      guard let end = end(ofColumn: column, mapper) else { continue }
      furthest = max(furthest ?? end, end)
    }
    guard let furthest else { return 0 }
    let end = furthest + insets.end
    // From right to left the content begins there, and no item may begin before it.
    return space.isMirroredAlong ? end.aligned(toScale: space.environment.scale) : end
  }

  /// The start of the content along the axis: 0, or less if items are stacked upwards.
  ///
  /// The first frame begins where it would at position 0. On pixels it is a whole number of them.
  var contentStart: Double {
    guard placement.seam > 0 else { return 0 }
    let mapper = AxisMapper(space, inset: insets.start, contentLength: contentEnd)
    let start = placement.positions[placement.top]
    // From right to left the far edges count: half a pixel is rounded to larger coordinates.
    return space.isMirroredAlong
      ? mapper.far(from: 0, to: 0) - mapper.far(from: start, to: start)
      : mapper.near(from: start, to: start) - mapper.near(from: 0, to: 0)
  }

  var mapper: AxisMapper {
    AxisMapper(
      space, inset: insets.start, content: LayoutInterval(near: contentStart, far: contentEnd))
  }
}
