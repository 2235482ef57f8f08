extension Wheel {
  /// The focus by the host's identities, to be stored and found again in a wheel that has changed.
  ///
  ///     let bookmark = wheel.bookmark(atOffset: offset) { books[$0].id }
  ///     offset = laterWheel.offset(at: bookmark) { id in laterBooks.firstIndex { $0.id == id } }
  public struct Bookmark<ID: Hashable>: Hashable {
    /// The item in focus, and those around it, the nearest first.
    let ids: [ID]
    /// The distance of the focus from the item, in items.
    let past: Double
    let index: Int

    /// The identity of the item in focus, or `nil` if there was none.
    public var id: ID? { ids.first }
  }

  /// A bookmark at an offset: the item in focus, and `count` neighbours on each side as fallbacks.
  ///
  /// - Complexity: O(*k* log *k*) for *k* remembered items.
  public func bookmark<ID>(
    atOffset offset: Double, remembering count: Int = 100, _ id: (_ index: Int) -> ID
  ) -> Bookmark<ID> {
    guard let focus = keptFocus(atOffset: reachable(offset)) else {
      return Bookmark(ids: [], past: 0, index: 0)
    }
    // The longest way on a ring leads to the opposite item.
    let reach = max(0, min(count, angles.isRing ? itemCount / 2 : itemCount - 1))
    // Rounded, so that at rest both neighbours are as near; the later one is first then.
    func rank(_ way: Int) -> (isOther: Int, distance: Double, way: Int) {
      (
        way == 0 ? 0 : 1, ((Double(way) - focus.past).magnitude * 1e9).rounded(.toNearestOrEven),
        -way
      )
    }
    let ways = (-reach...reach).filter { angles.isRing || 0..<itemCount ~= focus.item + $0 }
      .sorted { rank($0) < rank($1) }
    return Bookmark(
      ids: ways.map { id((focus.item + $0 + itemCount) % itemCount) }, past: focus.past,
      index: focus.item)
  }

  /// The offset at which a bookmark of this wheel, or of another one, is in focus.
  ///
  /// The focus has its old distance from the item. An item is gone if its index is `nil` or out of
  /// range; then the nearest remembered one that is left is exactly in focus, the later of two as
  /// near. If all are gone, it is the item with the old index, or the last one. On a ring the
  /// offset is in the turn of ``recenteredOffset(_:)``.
  ///
  /// - Complexity: O(*k*) for *k* items that are looked for until one is found.
  public func offset<ID>(at bookmark: Bookmark<ID>, _ index: (_ id: ID) -> Int?) -> Double {
    var focus = Double(max(0, min(bookmark.index, itemCount - 1)))
    for (rank, id) in bookmark.ids.enumerated() {
      guard let index = index(id), 0..<itemCount ~= index else { continue }
      focus = Double(index) + (rank == 0 ? bookmark.past : 0)
      break
    }
    return recenteredOffset(offset(atFocusIndex: focus))
  }
}

extension Wheel.Bookmark: Sendable where ID: Sendable {}

#if !hasFeature(Embedded)
extension Wheel.Bookmark: Codable where ID: Codable {}
#endif
