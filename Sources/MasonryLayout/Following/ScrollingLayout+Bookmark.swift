extension ScrollingLayout {
  /// What to find again later of what is seen; see ``LayoutBookmark``.
  ///
  ///     let bookmark = feed.bookmark(in: visible) { address in
  ///       address.item.map { albums[address.section].photos[$0].id }
  ///     }
  ///
  /// It takes what a ``LayoutAnchor`` is made of, and remembers `count` items on each side, for
  /// when all visible ones are gone. If no item is visible, a header or a footer is used; it may
  /// have no identity.
  ///
  /// - Complexity: that of `items(in:)` or `elements(in:)`, and O(*k*) for *k* remembered items, in
  ///   a feed O(*k* + *s*) for *s* sections around them.
  public func bookmark<ID>(
    in visible: Viewport, sticksToStart: Bool = true, sticksToEnd: Bool = false,
    remembering count: Int = 100, _ id: (_ index: Element.ID) -> ID?
  ) -> LayoutBookmark<ID> {
    let hangs = Self.hangsFromEnd(visible)
    return LayoutBookmark(
      anchor(in: visible, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd).points,
      remembering: count, after: { item(nextTo: $0, isBefore: hangs, after: .unchanged) },
      before: { item(nextTo: $0, isBefore: !hangs, after: .unchanged) }, id)
  }

  /// Scrolls, perhaps with another size, to a bookmark of this or another layout.
  ///
  /// An element is gone if its index or address is `nil`, or one that the layout does not have. A
  /// rectangle that is not finite stays.
  ///
  /// - Complexity: O(*k*) for *k* elements that are looked for until one is found.
  public func scroll<ID>(
    _ visible: inout Viewport, to bookmark: LayoutBookmark<ID>,
    _ index: (_ id: ID) -> Element.ID?
  ) {
    let near = bookmark.near(
      in: span(of: visible), hangsFromEnd: Self.hangsFromEnd(visible)
    ) {
      existingInterval(of: index($0))
    }
    scroll(&visible, to: near)
  }
}
