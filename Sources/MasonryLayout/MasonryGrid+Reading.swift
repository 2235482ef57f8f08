extension MasonryGrid {
  /// The largest height, spacing, inset and breadth, 10¹⁵⁰ points.
  ///
  /// Nothing a grid can hold then adds up to infinity.
  public static var maximumExtent: Double { 1e150 }

  /// The largest number of items, 4,294,967,295 where integers have 64 bits.
  public static var maximumItemCount: Int { Int(clamping: UInt32.max) }

  /// The number of items.
  public var count: Int { items.count }

  /// Whether the grid has no items.
  public var isEmpty: Bool { items.count == 0 }

  /// The number of columns, at least 1.
  public var columnCount: Int { tracks.count }

  /// The width of an item that spans one column, in points.
  public var columnWidth: Double { tracks.breadth(ofSpan: 1) }

  /// The extent of the whole content, insets included, in points.
  ///
  /// The height reaches to the end of the lowest item and the inset after it, without a spacing. A grid
  /// without items has height 0: no content, no insets.
  ///
  /// - Complexity: O(`columnCount`).
  public var contentSize: LayoutSize {
    var end: Double?
    for lane in 0..<columnCount {
      // The last item of a lane is its lowest.
      guard let last = placement.members.last(in: lane) else { continue }
      end = max(end ?? 0, frame(ofItemAt: last).maxY)
    }
    return LayoutSize(
      width: breadth, height: end.map { $0 + configuration.contentInsets.bottom } ?? 0)
  }

  /// The first column that an item covers, counted from the leading edge.
  public func column(ofItemAt index: Int) -> Int {
    checkIndex(index)
    return Int(placement.lanes[index])
  }

  /// The number of columns that an item covers, at most ``columnCount``.
  public func columnSpan(ofItemAt index: Int) -> Int {
    checkIndex(index)
    return min(items.span(of: index), columnCount)
  }

  /// The extent that an item was given along its column, its height, before any alignment to pixels.
  public func extent(ofItemAt index: Int) -> Double {
    checkIndex(index)
    return items.extents[index]
  }
}

extension MasonryGrid {
  /// Whether a number can be an extent: from 0 to ``maximumExtent`` and not NaN.
  static func isExtent(_ number: Double) -> Bool {
    number >= 0 && number <= maximumExtent
  }

  func checkIndex(_ index: Int) {
    precondition(index >= 0 && index < count, "Index out of range: there is no such item")
  }

  /// The final frame of an item that exists.
  func frame(ofItemAt index: Int) -> LayoutRect {
    let span = min(items.span(of: index), tracks.count)
    let x = tracks.minX(ofLane: Int(placement.lanes[index]), span: span)
    let width = tracks.breadth(ofSpan: span)
    let edges = StackingEdges(configuration)
    let position = placement.positions[index]
    return LayoutRect(
      x: x, y: edges.start(position: position), width: width,
      height: edges.extent(position: position, extent: items.extents[index]))
  }
}
