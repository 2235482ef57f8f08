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

  /// The width of a column across the grid, in points; that of the first one where columns differ.
  public var columnWidth: Double { tracks.breadth(span: 1) }

  /// The extent of the whole content, insets included, in points.
  ///
  /// Along the columns it reaches to the end of the item that ends last and the inset after it, without
  /// a spacing. A grid without items has no extent there: no content, no insets.
  ///
  /// - Complexity: O(`columnCount`).
  public var contentSize: LayoutSize {
    let extent = contentExtent
    return configuration.axis == .vertical
      ? LayoutSize(width: tracks.contentBreadth, height: extent)
      : LayoutSize(width: extent, height: tracks.contentBreadth)
  }

  /// Where each column ends along the content: the far edge of its last item, or `nil` if it has none.
  ///
  /// Where rows run from right to left, ends are counted from the right edge of the content. The ends
  /// tell when to load more (as soon as the shortest column comes into view), and how
  /// level the bottom of a wall is.
  ///
  /// - Complexity: O(`columnCount`).
  public var columnEnds: [Double?] {
    let edges = StackingEdges(configuration, mirroredIn: nil)
    return (0..<columnCount).map { end(ofColumn: $0, edges) }
  }

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

  /// The extent of the content along the lanes.
  var contentExtent: Double {
    let edges = StackingEdges(configuration, mirroredIn: nil)
    var lowest: Double?
    for column in 0..<columnCount {
      guard let end = end(ofColumn: column, edges) else { continue }
      lowest = max(lowest ?? end, end)
    }
    return lowest.map { $0 + configuration.insetsAlong.end } ?? 0
  }

  private func end(ofColumn column: Int, _ edges: StackingEdges) -> Double? {
    placement.members.last(in: column).map { last in
      edges.end(position: placement.positions[last], extent: items.extents[last])
    }
  }

  /// The final edges along the lanes.
  var stackingEdges: StackingEdges {
    StackingEdges(configuration, mirroredIn: configuration.isMirroredAlong ? contentExtent : nil)
  }

  /// The final frame of an item that exists.
  func frame(ofItemAt index: Int, _ edges: StackingEdges) -> LayoutRect {
    let lane = Int(placement.firstLanes[index])
    let span = items.request(of: index).span(in: tracks.count)
    let near = tracks.start(ofLane: lane, span: span)
    let breadth = tracks.breadth(ofLane: lane, span: span)
    let position = placement.positions[index]
    let start = edges.start(position: position, extent: items.extents[index])
    let extent = edges.extent(position: position, extent: items.extents[index])
    return configuration.axis == .vertical
      ? LayoutRect(x: near, y: start, width: breadth, height: extent)
      : LayoutRect(x: start, y: near, width: extent, height: breadth)
  }
}
