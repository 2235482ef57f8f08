/// A layout of items that are known by their indices: a ``MasonryGrid``.
public protocol ItemLayout: ScrollingLayout
where Element == MasonryGrid.Item, Mapping == LayoutIndexMapping, Viewport == LayoutRect {
  /// The number of items.
  var itemCount: Int { get }

  /// The items whose frames intersect a rectangle, with their frames, in ascending order.
  ///
  /// The answer is exact, edges and empty frames included. A rectangle that is not finite meets no
  /// item.
  func items(in rect: LayoutRect) -> [MasonryGrid.Item]

  /// The final frame of an item, in the coordinates of the content.
  func frame(ofItemAt index: Int) -> LayoutRect
}

extension ItemLayout {
  /// The items in a rectangle: ``items(in:)`` under the name that it has in every layout.
  public func elements(in rect: LayoutRect) -> [MasonryGrid.Item] { items(in: rect) }

  /// The frame of an item, or `nil` if there is no item with the index.
  public func existingFrame(of index: Int, in visible: LayoutRect? = nil) -> LayoutRect? {
    0..<itemCount ~= index ? frame(ofItemAt: index) : nil
  }

  /// The rectangle itself.
  public static func _rect(of visible: LayoutRect) -> LayoutRect { visible }

  /// No room: content begins at its start.
  public func _room(in visible: LayoutRect) -> (after: Double, hangsFromEnd: Bool) { (0, false) }

  /// Nothing: a rectangle is bound to nothing.
  public func _follow(_ visible: inout LayoutRect, by mapping: LayoutIndexMapping) {}

  /// Scrolls the rectangle.
  public func _scroll(_ visible: inout LayoutRect, to near: Double) {
    visible = axis.rect(visible, movedTo: near)
  }

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
  /// - Complexity: that of ``items(in:)-(LayoutRect)`` for both rectangles.
  @_specialize(where Self == MasonryGrid)
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
