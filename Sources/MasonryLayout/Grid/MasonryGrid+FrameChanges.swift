extension MasonryGrid {
  /// What a change did to the items on screen: which came, which went, and which have moved.
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

    /// Creates changes; by default there are none.
    public init(
      inserted: [Item] = [], removed: [Item] = [], moved: [Move] = [],
      oldContentSize: LayoutSize, newContentSize: LayoutSize
    ) {
      (self.inserted, self.removed, self.moved) = (inserted, removed, moved)
      (self.oldContentSize, self.newContentSize) = (oldContentSize, newContentSize)
    }
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

    /// Creates a move, for example in an app's test.
    public init(oldIndex: Int, newIndex: Int, oldFrame: LayoutRect, newFrame: LayoutRect) {
      (self.oldIndex, self.newIndex) = (oldIndex, newIndex)
      (self.oldFrame, self.newFrame) = (oldFrame, newFrame)
    }
  }

  /// What a change did to the items in a rectangle: where each of them was, and where it is.
  ///
  ///     let old = wall                                         // a copy is a snapshot
  ///     let mapping = try wall.apply(difference, measuredBy: heights)
  ///     let changes = wall.frameChanges(from: old, by: mapping, in: visible)
  ///     for move in changes.moved { animate(photos[move.newIndex], from: move.oldFrame) }
  ///
  /// Inserted items are those that meet the rectangle now, removed ones those that met it before,
  /// and moved ones those that do either and have another position or size. An item that only has
  /// another index is not among them. Applied to the old frames, the changes give the new ones.
  ///
  /// - Parameters:
  ///   - old: The wall before the change; its settings may differ.
  ///   - mapping: Where the items of the old wall are in this one:
  ///     ``/LayoutGeometry/LayoutIndexMapping/unchanged`` if only heights, the width or settings
  ///     changed.
  ///   - rect: The visible rectangle, in the coordinates of the content after the change.
  ///   - oldRect: The visible rectangle before the change; by default the same. A rectangle that is
  ///     not finite meets no item.
  /// - Returns: The items that came, went or moved, and both sizes of the content.
  /// - Complexity: that of ``items(in:)-(LayoutRect)`` for both walls, and O(*k* log *m*) for *k*
  ///   items found and a mapping of *m* removals, insertions and moves.
  public func frameChanges(
    from old: MasonryGrid, by mapping: LayoutIndexMapping, in rect: LayoutRect,
    before oldRect: LayoutRect? = nil
  ) -> FrameChanges {
    var changes = FrameChanges(oldContentSize: old.contentSize, newContentSize: contentSize)
    let (mapper, oldMapper) = (mapper, old.mapper)
    func noteMove(of old: Item, to new: Item) {
      guard old.frame != new.frame else { return }
      changes.moved.append(
        Move(oldIndex: old.index, newIndex: new.index, oldFrame: old.frame, newFrame: new.frame))
    }
    for item in items(in: rect) {
      if let index = mapping.oldIndex(of: item.index), index < old.itemCount {
        noteMove(of: Item(index: index, frame: old.frame(ofItemAt: index, oldMapper)), to: item)
      } else {
        changes.inserted.append(item)
      }
    }
    for item in old.items(in: oldRect ?? rect) {
      if let index = mapping.newIndex(of: item.index), index < itemCount {
        let new = Item(index: index, frame: frame(ofItemAt: index, mapper))
        let isFound = rect.isFinite && new.frame.intersects(rect)
        if !isFound { noteMove(of: item, to: new) }
      } else {
        changes.removed.append(item)
      }
    }
    changes.moved.sort { $0.newIndex < $1.newIndex }
    return changes
  }
}
