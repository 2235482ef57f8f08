extension MasonryGrid {
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
}
