/// An item of a layout, and where to show it.
public struct LayoutItem: LayoutElement {
  /// The index of the item.
  public let index: Int
  /// Where it is, in the coordinates of the content.
  public let frame: LayoutRect

  /// The index of the item.
  public var id: Int { index }
}

/// A layout of items that are known by their indices: a ``MasonryGrid``, or ``MasonryRows``.
public protocol ItemLayout: ScrollingLayout
where Element == LayoutItem, Mapping == LayoutIndexMapping, Viewport == LayoutRect {
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

  /// The number of items that are shown, the first ones: in a grid all of them.
  var shownItemCount: Int { get }

  /// Which items keep their columns or their rows from the next change on; none by default.
  var keptPlaces: LayoutKeptPlaces { get set }

  /// The items whose frames intersect a rectangle, with their frames, in ascending order.
  func items(in rect: LayoutRect) -> [LayoutItem]

  /// The indices of the items whose frames intersect a rectangle, in ascending order.
  func indices(in rect: LayoutRect) -> [Int]

  /// The item whose frame contains a point, or `nil`.
  func index(containing point: LayoutPoint) -> Int?

  /// The index to which to move an item so that it is near a finger afterwards.
  func dropIndex(at point: LayoutPoint, moving index: Int) -> Int

  /// The final frame of an item, in the coordinates of the content.
  func frame(ofItemAt index: Int) -> LayoutRect

  /// Adds items at the end, and measures them.
  mutating func appendItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping

  /// Measures items again, in any order, and places once.
  mutating func remeasure(
    _ indices: some Sequence<Int>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError)

  /// Sets the length that the provider was asked for, in points, once a view has measured itself.
  ///
  /// In a grid it is the height of an item, or its width if the grid scrolls sideways; in rows see
  /// ``MasonryRows/setLength(_:ofItemAt:)``. The item counts as measured at its width. If columns
  /// differ, the heights that were given for its other widths stay, as estimates: they are used
  /// when the item gets another width. Widths that differ by at most 1/64 point count as one.
  ///
  /// - Throws: ``MasonryError`` if the length is not valid; the layout is then unchanged.
  /// - Complexity: O(*m*·`columnCount`) for *m* items from `index` on; O(1) if the length stays. If
  ///   columns are kept, O(log *n* + `columnCount` + *m*) for the *m* of *n* items that move.
  mutating func setLength(_ length: Double, ofItemAt index: Int) throws(MasonryError)

  /// Adds, removes and moves items by a mapping, measures some again, and places once.
  ///
  /// Items without an old index are new, and are measured first. `moved` are the new indices of the
  /// moved items, ascending; `nil` finds the fewest. `reloaded` are the new indices of the items to
  /// measure again. If `upwards`, new items are placed upwards in front of the others. If the call
  /// throws, the layout is unchanged.
  mutating func _changeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?, reloading reloaded: [Int],
    upwards: Bool, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError)

  /// Arranges the items by other settings, in another space: see `resize(to:)`.
  mutating func arrange(
    by configuration: Configuration, in space: LayoutSpace,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError)

  /// The items in a rectangle, in the order in which they are read: for a screen reader.
  ///
  /// Rows are read by indices. In columns, items that begin earlier along the axis of scrolling
  /// come first, then those in columns nearer to the leading edge, or to the top of a wall that
  /// scrolls sideways, then those with smaller indices. Two items have the same order in every
  /// rectangle that meets both.
  ///
  /// - Complexity: that of ``items(in:)``, and O(*k* log *k*) for *k* items found.
  func itemsInReadingOrder(in rect: LayoutRect) -> [LayoutItem]

  /// Whether the height of an item, or what it was asked for instead, is an estimate.
  func isEstimated(itemAt index: Int) -> Bool

  /// The first item whose height is an estimate, or `nil` if all heights are measured.
  ///
  /// In a grid all items before it have their final places; those after it depend on estimates.
  /// Items stacked upwards are final once all of them are measured.
  ///
  /// - Complexity: O(*n*) for *n* items, 64 of them at a time; O(1) without estimates.
  var firstEstimatedIndex: Int? { get }

  /// Removes and moves items as a mapping says, and places once; moved ones as for `_changeItems`.
  mutating func _rearrangeItems(by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?)

  /// Measures what is estimated where a closure scrolls the rectangle, until nothing there is.
  mutating func measure(
    itemsIn visible: inout LayoutRect, margin: Double,
    measuredBy provider: some MasonryHeightProvider, scrolling: (Self, inout LayoutRect) -> Void
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

  /// The items in a rectangle: ``items(in:)`` under the name that it has in every layout.
  public func elements(in rect: LayoutRect) -> [LayoutItem] { items(in: rect) }

  /// The frame of an item, or `nil` if there is no item with the index, or it is left out.
  public func frame(of index: Int, in visible: LayoutRect? = nil) -> LayoutRect? {
    0..<shownItemCount ~= index ? frame(ofItemAt: index) : nil
  }

  /// The frames of items, as ``frame(of:in:)`` has each.
  public func frames(of indices: [Int?], in visible: LayoutRect) -> [LayoutRect?] {
    indices.map { $0.flatMap { frame(of: $0) } }
  }

  /// The number of items.
  public var shownItemCount: Int { itemCount }

  /// The rectangle itself.
  public static func visibleRect(of visible: LayoutRect) -> LayoutRect { visible }

  /// The other rectangle.
  public static func viewport(_ visible: LayoutRect, showing rect: LayoutRect) -> LayoutRect {
    rect
  }

  /// Never: content begins at its start.
  public static func hangsFromEnd(_ visible: LayoutRect) -> Bool { false }

  /// None.
  public func room(in visible: LayoutRect) -> LayoutInsets { .zero }

  /// Moves the rectangle along the axis; one that is not finite stays.
  public func scroll(_ visible: inout LayoutRect, to near: Double) {
    visible = axis.rect(visible, movedTo: near)
  }

  /// Does nothing: a rectangle has neither carousels nor space below an element.
  public func follow(
    _ visible: inout LayoutRect, by mapping: LayoutIndexMapping,
    from old: (layout: Self, viewport: LayoutRect)?
  ) {}

  /// The nearest item before or after one that a change leaves, itself excepted.
  public func item(nextTo index: Int, isBefore: Bool, after mapping: LayoutIndexMapping) -> Int? {
    let (runs, count) = (mapping.runs, Int64(shownItemCount))
    let left =
      isBefore
      ? runs.lastNew(before: Int64(index)) { min($0, count) - 1 }
      : runs.firstNew(from: Int64(index) + 1) { $0 < count ? $0 : nil }
    return left.flatMap { Int(exactly: $0) }
  }
}

extension ItemLayout {
  /// The items between two old indices that go between two new ones, and perhaps unused indices.
  public func elementIDs(
    from old: (first: Int?, last: Int?), to new: (first: Int?, last: Int?),
    by mapping: LayoutIndexMapping
  ) -> [(old: Int, new: Int)] {
    let (last, limit) = (Int64(old.last ?? itemCount - 1), RunMapping.limit)
    let (first, newFirst) = (Int64(old.first ?? 0), Int64(new.first ?? 0))
    guard first <= last else { return [] }
    let runs = mapping.runs.runs(
      from: first...last, to: newFirst...max(newFirst, new.last.map { Int64($0) } ?? limit))
    return runs.flatMap { run in
      (0..<run.count).map { (old: Int(run.old + $0), new: Int(run.new + $0)) }
    }
  }
}

extension LayoutTransition.Element where Layout: ItemLayout {
  /// The index of the item in the second layout, or else in the first one.
  public var index: Int { id }
}

extension ItemLayout {
  /// The frames of all items, in the coordinates of the content.
  ///
  ///     for (index, frame) in wall.frames.enumerated() { … }
  ///
  /// - Complexity: O(1) for the collection, and for each frame that of `frame(ofItemAt:)`.
  public var frames: LayoutFrames<Self> { LayoutFrames(layout: self) }
}

/// A random-access collection of the frames of a layout, by the index of the item.
///
/// It shares the storage of the layout as it was then: take it once for a loop, and release it
/// before the layout changes, or the change copies the storage.
public struct LayoutFrames<Layout: ItemLayout>: RandomAccessCollection, Sendable {
  @usableFromInline let layout: Layout

  /// The position of the first frame, 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last frame, the number of items.
  @inlinable
  public var endIndex: Int { layout.itemCount }

  /// The frame of an item; an index out of range traps.
  @inlinable
  public subscript(index: Int) -> LayoutRect { layout.frame(ofItemAt: index) }
}
