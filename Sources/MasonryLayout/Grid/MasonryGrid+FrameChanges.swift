extension MasonryGrid {
  /// Where the items of a wall went in a change; a wheel's follow the same mapping.

  /// What a change did to the items on screen: which came, which went, and which are elsewhere now.
  public struct FrameChanges: Hashable, Sendable {
    /// The new items, where they are now, in ascending order.
    public var inserted: [Item]

    /// The items that are gone, where they were, by their old indices in ascending order.
    public var removed: [Item]

    /// The items that have another frame, by their new indices in ascending order.
    public var moved: [Move]

    /// The size of the content before the change, in points.
    public var oldContentSize: LayoutSize

    /// The size of the content after the change, in points.
    public var newContentSize: LayoutSize
  }

  /// An item that has another frame after a change.
  public struct Move: Hashable, Sendable {
    /// The index of the item before the change.
    public let oldIndex: Int

    /// The index of the item after the change.
    public let newIndex: Int

    /// Where it was, in the coordinates of the content.
    public let oldFrame: LayoutRect

    /// Where it is, in the coordinates of the content.
    public let newFrame: LayoutRect
  }

  /// What a change did to the items in a rectangle: where each of them was, and where it is.
  ///
  ///     let old = wall                                         // a copy is a snapshot
  ///     try wall.apply(difference, measuredBy: heights)
  ///     let changes = wall.frameChanges(from: old, by: .init(difference), in: visible)
  ///     for move in changes.moved { animate(photos[move.newIndex], from: move.oldFrame, to: move.newFrame) }
  ///
  /// Inserted are items that meet the rectangle now; removed, those that met it before; moved, those
  /// that did or do, and have another position or size. Applied to the old frames, the changes give the
  /// new ones. An item that has another index and the same frame is not among them: that is what the
  /// mapping tells.
  ///
  /// A change that has no mapping but ``/LayoutGeometry/LayoutIndexMapping/unchanged``, such as other heights or another
  /// width, is told in the same way. The two walls need not have the same settings.
  ///
  /// - Parameters:
  ///   - old: The wall before the change. A copy shares its storage with the wall until that changes.
  ///   - mapping: Where the items of the old wall are in this one.
  ///   - rect: The visible rectangle, in the coordinates of the content after the change.
  ///   - oldRect: The visible rectangle before the change, if the content was scrolled; the same if left
  ///     out. A rectangle that is not finite shows nothing.
  /// - Returns: The items that came, went or moved, and both sizes of the content.
  /// - Complexity: that of ``items(in:)-(LayoutRect)`` for both walls, and O(*k* log *m*) for *k* items
  ///   found and a mapping of *m* removals, insertions and moves; whatever the number of items.
  public func frameChanges(
    from old: MasonryGrid, by mapping: LayoutIndexMapping, in rect: LayoutRect,
    before oldRect: LayoutRect? = nil
  ) -> FrameChanges {
    var changes = FrameChanges(
      inserted: [], removed: [], moved: [],
      oldContentSize: old.contentSize, newContentSize: contentSize)
    let (mapper, oldMapper) = (mapper, old.mapper)
    for item in items(in: rect) {
      guard let oldIndex = mapping.oldIndex(of: item.index), oldIndex < old.itemCount else {
        changes.inserted.append(item)
        continue
      }
      let oldFrame = old.frame(ofItemAt: oldIndex, oldMapper)
      if oldFrame != item.frame {
        changes.moved.append(
          Move(
            oldIndex: oldIndex, newIndex: item.index, oldFrame: oldFrame, newFrame: item.frame))
      }
    }
    for item in old.items(in: oldRect ?? rect) {
      guard let newIndex = mapping.newIndex(of: item.index), newIndex < itemCount else {
        changes.removed.append(item)
        continue
      }
      let newFrame = frame(ofItemAt: newIndex, mapper)
      let isFound = rect.isFinite && newFrame.intersects(rect)
      if newFrame != item.frame, !isFound {
        changes.moved.append(
          Move(
            oldIndex: item.index, newIndex: newIndex, oldFrame: item.frame, newFrame: newFrame))
      }
    }
    changes.moved.sort { $0.newIndex < $1.newIndex }
    return changes
  }
}
