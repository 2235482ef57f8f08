import MasonryLayout

extension LayoutSpace {
  /// Reads a record of 4 numbers: the width or the height of a layout, the direction and the pixels.
  ///
  /// 0: whether it scrolls sideways. 1: its width, or its height if it does. 2: whether it is read from
  /// right to left. 3: the pixels per point; 0 for exact frames.
  init(_ settings: inout Settings) throws(BridgeError) {
    let axis = try settings.choice("scrollsSideways", [LayoutAxis.vertical, .horizontal])
    let length = settings.number()
    let direction = try settings.choice(
      "direction", [LayoutReadingDirection.leftToRight, .rightToLeft])
    let scale = settings.number()
    self.init(
      axis: axis, crossLength: length,
      environment: LayoutEnvironment(direction: direction, scale: scale == 0 ? nil : scale))
  }
}

extension ColumnsLayout {
  /// Reads a record of 13 numbers.
  ///
  /// 0: columns, 0 fixed, 1 adaptive. 1: their number, or their minimum width. 2: their maximum width, 0 for
  /// none. 3: alignment, 0 start, 1 centre, 2 end. 4: column spacing. 5: item spacing. 6 to 9: insets
  /// at the top, the leading edge, the bottom, the trailing edge. 10: packing, 0 round robin, 1 shortest
  /// column, 2 grid lanes, 3 dense grid lanes. 11: tolerance, 0 in points, 1 a fraction, 2 infinite. 12: how
  /// much of these.
  init(_ settings: inout Settings) throws(BridgeError) {
    let isAdaptive = try settings.flag("columns")
    let columns = settings.number()
    let maximumWidth = settings.number()
    self.init(
      columns: isAdaptive
        ? .adaptive(
          minimumWidth: columns, maximumWidth: maximumWidth == 0 ? nil : maximumWidth)
        : .fixed(try wholeNumber(columns, in: 1...ColumnsLayout.Columns.maximumCount)))
    trackAlignment = try settings.choice("alignment", ColumnsLayout.TrackAlignment.allCases)
    columnSpacing = settings.number()
    itemSpacing = settings.number()
    contentInsets = LayoutInsets(
      top: settings.number(), leading: settings.number(), bottom: settings.number(),
      trailing: settings.number())
    let packing = settings.number()
    let toleranceKind = settings.number()
    let amount = settings.number()
    let tolerance = try choice(
      toleranceKind, "tolerance",
      [ColumnsLayout.Tolerance.points(amount), .partOfWidth(amount), .infinite])
    self.packing = try choice(
      packing, "packing",
      [
        .roundRobin, .shortestColumn, .gridLanes(tolerance: tolerance, dense: false),
        .gridLanes(tolerance: tolerance, dense: true),
      ])
  }
}

extension RowsLayout {
  /// Reads a record of 9 numbers.
  ///
  /// 0: the height of rows, of justified ones that which they are to be near. 1: how they are broken,
  /// justified rows 0 greedily, 1 optimally, and 2 rows of items that keep their widths, such as words. 2: a
  /// last justified row that is not full, 0 natural, 1 filling the width, 2 held back. 3: item spacing. 4:
  /// row spacing. 5 to 8: insets at the top, the leading edge, the bottom, the trailing edge.
  init(_ settings: inout Settings) throws(BridgeError) {
    let height = settings.number()
    let breaking = try settings.choice("breaking", [RowsLayout.Breaking.greedy, .optimal, nil])
    let lastRow = try settings.choice("lastRow", [RowsLayout.Alignment.start, .fill, nil])
    self.init(
      rule: breaking.map {
        .justified(height: height, breaking: $0, lastRow: lastRow ?? .start)
      } ?? .flowing(height: height),
      itemSpacing: settings.number(), rowSpacing: settings.number(),
      contentInsets: LayoutInsets(
        top: settings.number(), leading: settings.number(), bottom: settings.number(),
        trailing: settings.number()),
      holdsBackLastRow: lastRow == nil)
  }
}

extension MasonryFeed.Section {
  /// Reads whether items are in rows, the record of the rows or of the columns, and 12 numbers for what is
  /// around it.
  ///
  /// 0: the distance between short sections that share a line, -1 if they share none. 1: whether a line
  /// without room for the next one fills the width. 2: the length of the header, -1 for none. 3: whether it
  /// is pinned. 4: whether it stretches. 5: its level. 6: the length of the footer, -1 for none. 7: whether
  /// it is pinned. 8: the inset of the background at all edges, -1 for no background. 9: the distance to the
  /// next section. 10: the length of the section as a carousel, -1 if it is none. 11: whether it is
  /// collapsed.
  init(_ settings: inout Settings) throws(BridgeError) {
    let layout: ItemsLayout =
      try settings.flag("rows")
      ? .rows(try RowsLayout(&settings))
      : .columns(try ColumnsLayout(&settings))
    let line = MasonryFeed.SharedLine(
      spacing: settings.number(), fillsWidth: try settings.flag("sharedLine"))
    let header = MasonryFeed.Header(
      length: settings.number(), isPinned: try settings.flag("header"),
      isStretching: try settings.flag("header"),
      level: try wholeNumber(settings.number(), in: 0...255))
    let footer = MasonryFeed.Footer(
      length: settings.number(), isPinned: try settings.flag("footer"))
    let background = settings.number()
    self.init(
      layout: layout, sharedLine: line.spacing == -1 ? nil : line,
      header: header.length == -1 ? nil : header, footer: footer.length == -1 ? nil : footer,
      background: background == -1 ? nil : LayoutInsets(background),
      spacingAfter: settings.number())
    let length = settings.number()
    carousel = length == -1 ? nil : .init(length: length)
    isCollapsed = try settings.flag("collapsed")
  }
}

/// Passes on what a wall or a feed refuses.
@discardableResult
func masonry<Value>(
  _ body: @autoclosure () throws(MasonryError) -> Value
) throws(BridgeError) -> Value {
  do throws(MasonryError) {
    return try body()
  } catch {
    throw BridgeError(.masonry(sentence(of: error)))
  }
}
