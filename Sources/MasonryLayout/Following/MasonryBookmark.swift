/// What a wall or a feed showed, by the host's identities: to store, and to find again after
/// changes.
///
///     let bookmark = wall.bookmark(in: visible) { photos[$0].id }
///     laterWall.scroll(&visible, to: bookmark) { id in laterPhotos.firstIndex { $0.id == id } }
///
/// It keeps still what a ``MasonryGrid/Anchor`` keeps, at another width too. If all that was
/// visible is gone, the nearest remembered item after it begins where its visible part began, or
/// else the nearest one before it ends there; if these are gone too, the fraction of the way is
/// kept.
public struct LayoutBookmark<ID: Hashable & Sendable>: Hashable, Sendable {
  let points: AnchorPoints<ID>
  /// The items after and before the best of the visible ones, the nearest first.
  let after: [ID]
  let before: [ID]

  /// The identity of the best item; `nil` if an end of the content is kept, or nothing was visible.
  public var id: ID? { points.firstPoint { $0 } }
}

extension LayoutBookmark {
  /// Remembers points, and items that were not visible on both sides of the best one.
  init<Key>(
    _ points: AnchorPoints<Key>, remembering count: Int, after: (Key) -> Key?,
    before: (Key) -> Key?, _ id: (Key) -> ID?
  ) {
    let seen = Set(points.points.map { $0.id })
    func ids(_ next: (Key) -> Key?) -> [ID] {
      var (keys, key) = ([Key](), points.points.first?.id)
      while keys.count < count, let other = key.flatMap(next) {
        if !seen.contains(other) { keys.append(other) }
        key = other
      }
      return keys.compactMap(id)
    }
    self.points = AnchorPoints(points, id)
    (self.after, self.before) = (ids(after), ids(before))
  }

  /// The near edge to which to scroll a viewport; the interval of an item that is gone is `nil`.
  func near(
    in span: VisibleSpan, hangsFromEnd: Bool, interval: (ID) -> LayoutInterval?
  ) -> Double {
    points.near(in: span, hangsFromEnd: hangsFromEnd, interval: interval) { _ in
      for id in after { if let interval = interval(id) { return (interval, isAfter: true) } }
      for id in before { if let interval = interval(id) { return (interval, isAfter: false) } }
      return nil
    }
  }
}

#if !hasFeature(Embedded)
extension LayoutBookmark: Codable where ID: Codable {}
#endif
