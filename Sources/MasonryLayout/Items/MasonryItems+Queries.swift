/// An item, and where to show it.
public struct LayoutItem: Hashable, Sendable {
  /// The index of the item.
  public let index: Int
  /// Where it is, in the coordinates of the content.
  public let frame: LayoutRect

  /// Creates an item, for example for the tests of a host.
  package init(index: Int, frame: LayoutRect) {
    self.index = index
    self.frame = frame
  }
}

extension MasonryItems {
  /// The items whose frames intersect a rectangle, with their frames, in ascending order.
  ///
  ///     for item in wall.items(in: visibleRect) { show(photos[item.index], at: item.frame) }
  ///
  /// The answer is exact: `frame(ofItemAt: index).intersects(rect)` for every item, edges and empty
  /// frames included. A rectangle that is not finite meets no item.
  ///
  /// - Complexity: in columns O(*c* log *n* + *k*) for *c* columns that the rectangle touches, *n*
  ///   items, and *k* items found, each counted once for every column that it covers; O(*k* log
  ///   *k*) more if their indices lie far apart. In rows O(log *r* + *k*) for *r* rows and *k*
  ///   items in the rows that the rectangle meets.
  public func items(in rect: LayoutRect) -> [LayoutItem] {
    if isInRows { return rowItems(in: rect) }
    let mapper = mapper
    return ascending(in: rect) { LayoutItem(index: $0, frame: frame(ofItemAt: $0, mapper)) }
  }

  /// The indices of the items whose frames intersect a rectangle, in ascending order.
  ///
  /// - Complexity: that of ``items(in:)``.
  public func indices(in rect: LayoutRect) -> [Int] {
    if !isInRows { return ascending(in: rect) { $0 } }
    var indices: [Int] = []
    rowIndices(in: rect, replacing: &indices)
    return indices
  }

  /// Replaces a buffer's contents with ``indices(in:)``, column by column.
  ///
  /// Columns are read from start to end. A reused buffer keeps its memory: in columns nothing is
  /// allocated.
  ///
  /// - Complexity: that of ``items(in:)``, without sorting.
  public func indices(in rect: LayoutRect, replacing buffer: inout [Int]) {
    if isInRows {
      rowIndices(in: rect, replacing: &buffer)
    } else {
      laneIndices(in: rect, replacing: &buffer)
    }
  }

  /// Calls a closure with each item in a rectangle, column by column; in columns it allocates
  /// nothing.
  ///
  /// - Complexity: that of ``items(in:)``, without sorting.
  package func forEachItem(in rect: LayoutRect, _ body: (LayoutItem) -> Void) {
    if !isInRows { return forEachLaneItem(in: rect, body) }
    for item in rowItems(in: rect) { body(item) }
  }

  /// The item whose frame contains a point, or `nil`.
  ///
  /// - Complexity: that of ``items(in:)``.
  public func index(containing point: LayoutPoint) -> Int? {
    items(in: LayoutRect(origin: point, size: .zero)).last { $0.frame.contains(point) }?.index
  }

  /// The final frame of an item, in the coordinates of the content.
  ///
  /// - Complexity: O(1) in columns, O(log *r* + *k*) for *r* rows and *k* items in its row.
  public func frame(ofItemAt index: Int) -> LayoutRect {
    checkIndex(index)
    return isInRows ? rowFrame(ofItemAt: index) : frame(ofItemAt: index, mapper)
  }

  /// The frames of all items, in the coordinates of the content.
  package var frames: some RandomAccessCollection<LayoutRect> {
    (0..<itemCount).lazy.map { frame(ofItemAt: $0) }
  }

  /// The items in a rectangle, in the order in which they are read: for a screen reader.
  ///
  /// Rows are read by indices. In columns, items that begin earlier along the axis of scrolling
  /// come first, then those in columns nearer to the leading edge, or to the top of a wall that
  /// scrolls sideways, then those with smaller indices. Two items have the same order in every
  /// rectangle that meets both.
  ///
  /// - Complexity: that of ``items(in:)``, and O(*k* log *k*) for *k* items found.
  public func itemsInReadingOrder(in rect: LayoutRect) -> [LayoutItem] {
    isInRows ? rowItems(in: rect) : laneItemsInReadingOrder(in: rect)
  }

  /// The item next to another one, where an arrow key leads, or `nil` at the edge of the content.
  ///
  /// Along columns it is the nearest item in the columns covered, of several the one in the leading
  /// column; across, the item in the next column with items that lies alongside for the longest
  /// distance, the first of several, or else the nearest one there. In a row it is the next item;
  /// in the row before or after, the first of those that lie longest alongside, or else the
  /// nearest.
  ///
  /// - Complexity: O(*s* log *n* + *k*) for an item that covers *s* of the columns, *n* items and
  ///   *k* items alongside; O(log *r* + *k*) for *r* rows and *k* items in a row.
  public func neighbor(ofItemAt index: Int, on side: LayoutSide) -> Int? {
    checkIndex(index)
    return isInRows
      ? rowNeighbor(ofItemAt: index, on: side) : laneNeighbor(ofItemAt: index, on: side)
  }

  /// The index to which to move an item so that it is under a finger afterwards.
  ///
  ///     let index = wall.items.dropIndex(at: finger, moving: dragged)
  ///     if index != dragged {
  ///       wall.items.moveItem(from: dragged, to: index)
  ///       dragged = index
  ///     }
  ///
  /// **In columns**, after the move the item's frame contains the point, if it does at any index;
  /// of several, the nearest to the present one is taken, then the smaller. If there is none, it is
  /// the one whose frame is nearest to the finger. A finger that stays asks for no second move:
  /// where kept columns or items stacked upwards would lead to one, the item stays. From right to
  /// left, where x counts from the far end, the finger keeps its distance from the start of the
  /// content; if items are stacked upwards, from those stacked downwards.
  ///
  /// **In rows** it is the place before or after the nearest item of the nearest row, on the side
  /// of the finger. The item stays if it is the nearest itself. Rows may break elsewhere after the
  /// move, so the item is not always under the finger.
  ///
  /// If the point is not finite, the item stays.
  ///
  /// - Complexity: O(1) while the item is under the finger. Otherwise O(*c* log² *n* + *m*·*c*) for
  ///   *n* items, *c* columns, and *m* items from the present index, or from the first one near the
  ///   finger, to the last one near it. In a dense packing with gaps *m* is *n*, and each item
  ///   takes O(log *n*) for each column and span. In rows O(log *r* + *k*) for *r* rows and *k*
  ///   items in the row.
  public func dropIndex(at point: LayoutPoint, moving index: Int) -> Int {
    checkIndex(index)
    guard point.x.isFinite, point.y.isFinite, isInRows || !frame(ofItemAt: index).contains(point)
    else { return index }
    return dropIndex(at: point, shift: .zero, moving: index, from: nil)
  }

  /// The index that puts an item under a finger, where the items are moved by `shift` in a feed.
  ///
  /// An item from another section comes from behind the last one, and keeps its length along the
  /// axis.
  func dropIndex(
    at point: LayoutPoint, shift: LayoutPoint, moving item: Int, from other: MasonryItems?
  ) -> Int {
    guard isInRows else {
      return laneDropIndex(at: point, shift: shift, moving: item, from: other)
    }
    return place(
      at: point.offsetBy(dx: -shift.x, dy: -shift.y), moving: other == nil ? item : itemCount)
  }
}

extension MasonryItems {
  /// Where an item begins in the direction of reading, along the axis, and its column.
  func readingStart(ofItemAt index: Int) -> (along: Double, column: Int) {
    isInRows ? (0, 0) : laneReadingStart(ofItemAt: index)
  }

  func outermostItem(
    atEnd: Bool, alongside interval: LayoutInterval, on axis: LayoutAxis
  ) -> Int? {
    if isInRows { return outermostRowItem(atEnd: atEnd, alongside: interval, on: axis) }
    return axis == self.axis
      ? outermostItem(inLastLane: atEnd, alongside: interval)
      : outermostItem(atEnd: atEnd, alongside: interval)
  }

  /// The items that meet a view along the axis, the last before it and the first after it.
  func division(by view: LayoutRect?) -> (met: [Int], lastBefore: Int?, firstAfter: Int?) {
    isInRows ? rowDivision(by: view) : laneDivision(by: view)
  }

  /// The items in view at any progress of a transition, and a few beside them, in order.
  ///
  /// An item that comes into view is in view in one of the layouts, or before the view in one and
  /// after it in the other: so it is between the first after one view and the last before the
  /// other, unless it went back to a gap.
  func itemsPassing(from start: LayoutRect, to end: LayoutRect, of other: Self) -> [Int] {
    guard isInRows == other.isInRows, axis == other.axis,
      space.isMirroredAlong == other.space.isMirroredAlong
    else { return Array(0..<max(itemCount, other.itemCount)) }
    let own = division(by: start)
    let others = other.division(by: end)
    var passing = own.met + others.met
    for case (let first?, let last?) in [
      (others.firstAfter, own.lastBefore), (own.firstAfter, others.lastBefore),
    ] where first <= last {
      passing += first...last
    }
    passing = passing.sorted().withoutRepeats
    if isInRows { return passing }
    let view = mapper.positions(meeting: axis.interval(of: start))
    let otherView = other.mapper.positions(meeting: axis.interval(of: end))
    let count = min(itemCount, other.itemCount)
    return passing.filter { $0 >= count || side(of: $0, view) * other.side(of: $0, otherView) <= 0 }
  }

  /// The lanes that an item covers; in rows only if they are even.
  func lanes(of index: Int) -> Range<Int> {
    isInRows ? rowLanes(of: index) : placement.lanes(of: index, items)
  }
}
