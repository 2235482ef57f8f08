extension Wheel {
  /// The items on screen that a change inserted, removed or moved.
  public struct ItemChanges: Hashable, Sendable {
    /// The items that were not shown before, as they are now, in the order of the wheel.
    public internal(set) var inserted: [Item] = []
    /// The items that are no longer shown, as they were, with their old indices, in the old order.
    public internal(set) var removed: [Item] = []
    /// The items whose place or appearance has changed, by their new indices in ascending order.
    public internal(set) var moved: [Move] = []
  }

  /// An item whose place or appearance has changed.
  public struct Move: Hashable, Sendable {
    /// The item before the change, with its old index.
    public let old: Item
    /// The item after the change, with its new index.
    public let new: Item
  }

  /// The effect of a change on the items on screen.
  ///
  /// Animate them as <doc:CardsOfDifferentSizes> shows. Inserted items are visible and were not
  /// shown before, on screen or off it; removed ones were visible and are no longer shown. Moved
  /// items are visible before or after and look different on the screen. Differences of up to a
  /// millionth of a point are ignored; at large offsets, of up to their rounding.
  ///
  /// - Complexity: That of ``visibleItems(atOffset:)`` for both wheels, and O(*r* log *m*) for *r*
  ///   visible items and a mapping of *m* removals, insertions and moves.
  public func itemChanges(
    from old: Wheel, atOffset oldOffset: Double, by mapping: LayoutIndexMapping,
    toOffset offset: Double
  ) -> ItemChanges {
    var changes = ItemChanges()
    let rounding = max(old.rounding(atOffset: oldOffset), self.rounding(atOffset: offset))
    let tolerance = min(1e-6 + rounding, 0.01)
    func stays(_ oldItem: Item, _ newItem: Item) -> Bool {
      // In the coordinates of the viewport, which stay exact at any offset.
      guard
        let before = old.item(at: oldItem.index, atOffset: oldOffset, viewportOrigin: .zero),
        let after = item(at: newItem.index, atOffset: offset, viewportOrigin: .zero)
      else { return false }
      return before.looksLike(after, within: tolerance)
    }
    var seen: Set<Int> = []
    forEachVisibleItem(atOffset: offset) { item in
      seen.insert(item.index)
      guard let oldIndex = mapping.oldIndex(of: item.index), oldIndex < old.itemCount,
        let oldItem = old.item(at: oldIndex, atOffset: oldOffset)
      else {
        changes.inserted.append(item)
        return
      }
      if !stays(oldItem, item) { changes.moved.append(Move(old: oldItem, new: item)) }
    }
    old.forEachVisibleItem(atOffset: oldOffset) { item in
      guard let newIndex = mapping.newIndex(of: item.index), newIndex < itemCount,
        let newItem = self.item(at: newIndex, atOffset: offset)
      else {
        changes.removed.append(item)
        return
      }
      if !seen.contains(newIndex), !stays(item, newItem) {
        changes.moved.append(Move(old: item, new: newItem))
      }
    }
    changes.moved.sort { $0.new.index < $1.new.index }
    return changes
  }

  /// The distance in points by which an item may be off because the offset is rounded.
  ///
  /// A kept focus is rounded some eight times on its way to an offset and back. Right to left,
  /// offsets count from the far end, and have its rounding.
  private func rounding(atOffset offset: Double) -> Double {
    let farthest = max(offset.magnitude, circle.isMirrored ? maximumOffset : 0)
    let pointsPerPoint = configuration.radiusToItemCenter * angles.perItem / step
    return 8 * farthest.ulp * max(pointsPerPoint, 1)
  }
}

extension Wheel.Item {
  fileprivate func looksLike(_ other: Wheel.Item, within tolerance: Double) -> Bool {
    func isNear(_ first: Double, _ second: Double) -> Bool {
      (first - second).magnitude <= tolerance
    }
    return isNear(center.x, other.center.x) && isNear(center.y, other.center.y)
      && isNear(wheelCenter.x, other.wheelCenter.x) && isNear(wheelCenter.y, other.wheelCenter.y)
      && size == other.size && zIndex == other.zIndex && isNear(scale, other.scale)
      && isNear(opacity, other.opacity) && isNear(sine, other.sine)
      && isNear(cosine, other.cosine)
  }
}
