/// A scroll position by the host's identities, to store and to restore after changes.
///
///     let bookmark = wall.bookmark(in: visible) { photos[$0].id }
///     laterWall.scroll(&visible, to: bookmark) { id in laterPhotos.firstIndex { $0.id == id } }
///
/// It keeps the item of a ``LayoutAnchor`` in place, at another width too. If all visible
/// items are gone, the nearest remembered item after it begins where its visible part began, or
/// else the nearest one before it ends there, or else the fraction of the content is kept.
public struct LayoutBookmark<ID: Hashable>: Hashable {
  let points: AnchorPoints<ID>
  /// The items after and before the best of the visible ones, the nearest first.
  let after: [ID]
  let before: [ID]

  /// The identity of the best item; `nil` if an end of the content is kept, or nothing was visible.
  public var id: ID? { points.firstPoint { $0 } }

  /// The same place by other identities; items whose identity is `nil` are left out.
  package func compactMap<Other>(_ id: (ID) -> Other?) -> LayoutBookmark<Other> {
    LayoutBookmark<Other>(
      points: AnchorPoints(points, id), after: after.compactMap(id), before: before.compactMap(id))
  }
}

extension LayoutBookmark: Sendable where ID: Sendable {}

#if !hasFeature(Embedded)
extension LayoutBookmark: Codable where ID: Codable {}
#endif

extension MasonryFeed {
  /// A bookmark of the visible part; see ``LayoutBookmark``.
  ///
  ///     let bookmark = feed.bookmark(in: visible) { address in
  ///       address.item.map { albums[address.section].photos[$0].id }
  ///     }
  ///
  /// It holds the items of a ``LayoutAnchor``, and `count` items on each side as fallbacks. If no
  /// item is visible, a header or a footer is used; it may have no identity.
  ///
  /// - Complexity: that of `items(in:)` or `elements(in:)`, and O(*k*) for *k* remembered items, in
  ///   a feed O(*k* + *s*) for *s* sections around them.
  public func bookmark<ID>(
    in visible: Viewport, sticksToStart: Bool = true, sticksToEnd: Bool = false,
    remembering count: Int = 100, _ id: (_ index: Address) -> ID?
  ) -> LayoutBookmark<ID> {
    let points =
      anchor(in: visible, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd).points
    let seen = Set(points.points.map { $0.id })
    func ids(isBefore: Bool) -> [ID] {
      var (addresses, address) = ([Address](), points.points.first?.id)
      while addresses.count < count,
        let other = address.flatMap({ item(nextTo: $0, isBefore: isBefore, after: .unchanged) })
      {
        if !seen.contains(other) { addresses.append(other) }
        address = other
      }
      return addresses.compactMap(id)
    }
    return LayoutBookmark(
      points: AnchorPoints(points, id), after: ids(isBefore: visible.hangsFromEnd),
      before: ids(isBefore: !visible.hangsFromEnd))
  }

  /// Scrolls, perhaps with another size, to a bookmark of this or another layout.
  ///
  /// An index or address that is `nil` or unknown is gone. A rectangle that is not finite stays.
  ///
  /// - Complexity: O(*k*) for *k* elements that are looked for until one is found.
  public func scroll<ID>(
    _ visible: inout Viewport, to bookmark: LayoutBookmark<ID>,
    _ index: (_ id: ID) -> Address?
  ) {
    func interval(_ id: ID) -> LayoutInterval? { existingInterval(of: index(id)) }
    let near = bookmark.points.near(
      in: span(of: visible), hangsFromEnd: visible.hangsFromEnd, interval: interval
    ) { _ in
      for id in bookmark.after {
        if let interval = interval(id) { return (interval, isAfter: true) }
      }
      for id in bookmark.before {
        if let interval = interval(id) { return (interval, isAfter: false) }
      }
      return nil
    }
    visible.scroll(to: near, along: axis)
  }
}
