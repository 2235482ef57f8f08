/// What a wall or a feed showed, by the host's identities: to be stored, and found again in one that
/// has changed meanwhile.
///
///     let place = wall.place(in: visible) { photos[$0].id }        // and write it to disk
///     wall.scroll(&visible, to: place) { id in photos.firstIndex { $0.id == id } }
///
/// It keeps still what a ``MasonryGrid/Anchor`` keeps still, at another width as well. If all items
/// that were visible are gone, the nearest remembered one after the best of them begins where its
/// visible part began, or else the nearest one before it ends there. If these are gone too, it is
/// the same fraction of the way through the content.
public struct MasonryPlace<ID: Hashable & Sendable>: Hashable, Sendable {
  let points: AnchorPoints<ID>

  /// The items after and before the best of the visible ones, the nearest first.
  let after: [ID]
  let before: [ID]

  /// The identity of what is kept still if it is left; `nil` if that is an end of the content, or if
  /// nothing was visible.
  ///
  /// A host can load the page of its data that contains it.
  public var id: ID? { points.firstPoint { $0 } }
}

extension MasonryPlace {
  /// Remembers points, and of items on each side of the best one a number.
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
    in viewport: VisibleSpan, scale: Double?, interval: (ID) -> LayoutInterval?
  ) -> Double {
    points.near(in: viewport, scale: scale, interval: interval) { _ in
      for id in after { if let interval = interval(id) { return (interval, isAfter: true) } }
      for id in before { if let interval = interval(id) { return (interval, isAfter: false) } }
      return nil
    }
  }
}

#if !hasFeature(Embedded)
extension MasonryPlace: Codable where ID: Codable {}
#endif
