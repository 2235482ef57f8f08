/// A layout of items that are known by their indices: a ``MasonryGrid``, or ``MasonryRows``.
public protocol ItemLayout: ScrollingLayout
where Element == MasonryGrid.Item, Mapping == LayoutIndexMapping, Viewport == LayoutRect {
  /// How items are arranged: columns or rows, distances and insets.
  associatedtype Configuration: Hashable, Sendable

  /// How the items are arranged.
  var configuration: Configuration { get }

  /// Creates a layout without items.
  ///
  /// - Throws: ``MasonryError`` if a setting, the width, the height or the scale is not valid.
  init(configuration: Configuration, in space: LayoutSpace) throws(MasonryError)

  /// The number of items.
  var itemCount: Int { get }

  /// Which items keep their columns or their rows from the next change on; none by default.
  var keptPlaces: LayoutKeptPlaces { get set }

  /// The items whose frames intersect a rectangle, with their frames, in ascending order.
  func items(in rect: LayoutRect) -> [MasonryGrid.Item]

  /// The indices of the items whose frames intersect a rectangle, in ascending order.
  func indices(in rect: LayoutRect) -> [Int]

  /// The item whose frame contains a point, or `nil`.
  func index(containing point: LayoutPoint) -> Int?

  /// The index to which to move an item so that it is near a finger afterwards.
  func dropIndex(at point: LayoutPoint, moving index: Int) -> Int

  /// The final frame of an item, in the coordinates of the content.
  func frame(ofItemAt index: Int) -> LayoutRect

  /// Adds items at the end, for which the provider is asked.
  mutating func appendItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping

  /// Asks for the sizes of items again, in any order, and places once.
  mutating func remeasure(
    _ indices: some Sequence<Int>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError)

  /// Sets the length that the provider was asked for: in a grid the height of an item, or its width
  /// if the grid scrolls sideways.
  mutating func setLength(_ length: Double, ofItemAt index: Int) throws(MasonryError)

  /// Adds, removes and moves items as a mapping says, asks for some again, and places once.
  ///
  /// Items without an old index are new, and are measured first. Of the items that keep their
  /// places the moved ones are excepted, which are given by their new indices in ascending order;
  /// if they are `nil`, they are as few as can be. Those that are reloaded are given likewise. If
  /// `upwards`, new items are placed upwards in front of those that keep their places. The layout
  /// is unchanged if it throws.
  mutating func _changeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?, reloading reloaded: [Int],
    upwards: Bool, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError)

  /// Arranges the items by other settings, in another space.
  mutating func _arrange(
    by configuration: Configuration, in space: LayoutSpace,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError)

  /// The length of an item across the axis, or along it where rows have a height, that tells how
  /// large items are in one layout as compared with another one.
  var _typicalLength: Double { get }

  /// Where an item begins in the direction of reading, along the axis, and its column; rows are
  /// read by indices alone.
  func _readingStart(ofItemAt index: Int) -> (along: Double, column: Int)

  /// Whether the height of an item, or what it was asked for instead, is an estimate.
  func isEstimated(itemAt index: Int) -> Bool

  /// The first item whose height is an estimate, or `nil` if all heights are measured.
  ///
  /// In a grid all items before it have their final places; those after it depend on estimates.
  /// Items stacked upwards are final once all of them are measured.
  ///
  /// - Complexity: O(*n*) for *n* items, 64 of them at a time; O(1) without estimates.
  var firstEstimatedIndex: Int? { get }

  /// The axis of the length that an item was asked for: vertical for a height.
  func _askedAxis(ofItemAt index: Int) -> LayoutAxis

  /// Removes and moves items as a mapping says, and places once; moved ones as for `_changeItems`.
  mutating func _rearrangeItems(by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?)

  /// Measures what is estimated where the rectangle is scrolled to, until nothing there is.
  mutating func _measure(
    in visible: inout LayoutRect, margin: Double, measuredBy provider: some MasonryHeightProvider,
    scroll: (Self, inout LayoutRect) -> Void
  ) throws(MasonryError)
}

extension ItemLayout {
  /// Whether there are no items.
  public var isEmpty: Bool { itemCount == 0 }

  /// Whether ``ScrollingLayout/contentSize`` depends on no estimates.
  public var hasExactContentSize: Bool { firstEstimatedIndex == nil }

  /// The indices of the items whose frames intersect a rectangle, in ascending order.
  public func indices(in rect: LayoutRect) -> [Int] { items(in: rect).map { $0.index } }

  /// The item whose frame contains a point, or `nil`.
  public func index(containing point: LayoutPoint) -> Int? {
    items(in: LayoutRect(origin: point, size: .zero)).last { $0.frame.contains(point) }?.index
  }

  /// The smallest and the largest index of the items that intersect a rectangle, or `nil`.
  public func indexBounds(in rect: LayoutRect) -> ClosedRange<Int>? {
    let indices = indices(in: rect)
    return indices.first.flatMap { first in indices.last.map { first...$0 } }
  }

  /// The items in a rectangle: ``items(in:)`` under the name that it has in every layout.
  public func elements(in rect: LayoutRect) -> [MasonryGrid.Item] { items(in: rect) }

  /// The frame of an item, or `nil` if there is no item with the index.
  public func existingFrame(of index: Int, in visible: LayoutRect? = nil) -> LayoutRect? {
    0..<itemCount ~= index ? frame(ofItemAt: index) : nil
  }

  /// The rectangle itself.
  public static func _rect(of visible: LayoutRect) -> LayoutRect { visible }

  /// The other rectangle.
  public static func _look(_ visible: LayoutRect, at rect: LayoutRect) -> LayoutRect { rect }

  /// The ratio of the typical lengths.
  public func _scale(
    from other: Self, heldAt finger: LayoutPoint, in visible: LayoutRect
  ) -> Double {
    _typicalLength / other._typicalLength
  }

  /// No room: content begins at its start.
  public func _room(in visible: LayoutRect) -> (after: Double, hangsFromEnd: Bool) { (0, false) }

  /// Nothing: a rectangle is bound to nothing.
  public func _follow(_ visible: inout LayoutRect, by mapping: LayoutIndexMapping) {}

  /// Nothing: items do not scroll by themselves.
  public func _scrollInside(
    _ visible: inout LayoutRect, from oldVisible: LayoutRect, in old: Self,
    by mapping: LayoutIndexMapping
  ) {}

  /// Scrolls the rectangle.
  public func _scroll(_ visible: inout LayoutRect, to near: Double) {
    visible = axis.rect(visible, movedTo: near)
  }

  /// The axis of scrolling.
  public func _askedAxis(ofItemAt index: Int) -> LayoutAxis { axis }

  /// The item next to one.
  public func _neighbor(of index: Int, isBefore: Bool) -> Int? {
    let neighbor = isBefore ? index - 1 : index + 1
    return 0..<itemCount ~= neighbor ? neighbor : nil
  }

  /// The item left beside a removed one.
  public func _survivor(
    of index: Int, after mapping: LayoutIndexMapping, isBefore: Bool
  ) -> Int? {
    let (runs, index, count) = (mapping.runs, Int64(index), Int64(itemCount))
    let left =
      isBefore
      ? runs.lastNew(before: index) { min($0, count) - 1 }
      : runs.firstNew(from: index) { $0 < count ? $0 : nil }
    return left.flatMap { Int(exactly: $0) }
  }
}

extension ItemLayout {
  /// The items that enter and leave when the visible rectangle moves: cells to show and to recycle.
  ///
  ///     let change = wall.visibilityChange(from: oldRect, to: newRect)
  ///     for index in change.left { recycle(cells[index]) }
  ///     for item in change.entered { show(photos[item.index], at: item.frame) }
  ///
  /// A rectangle that is not finite shows nothing. Compare the first rectangle with one outside the
  /// content: `LayoutRect(x: -1, y: -1, width: 0, height: 0)`.
  ///
  /// - Complexity: that of ``items(in:)`` for both rectangles.
  @_specialize(where Self == MasonryGrid)
  @_specialize(where Self == MasonryRows)
  public func visibilityChange(
    from oldRect: LayoutRect, to newRect: LayoutRect
  ) -> LayoutVisibilityChange<MasonryGrid.Item> {
    func items(in rect: LayoutRect, notIn other: LayoutRect) -> [MasonryGrid.Item] {
      self.items(in: rect).filter { !(other.isFinite && $0.frame.intersects(other)) }
    }
    return LayoutVisibilityChange(
      entered: items(in: newRect, notIn: oldRect),
      left: items(in: oldRect, notIn: newRect).map { $0.index })
  }
}
