extension MasonryGrid {
  /// What to find again later of the items in a rectangle; see ``MasonryBookmark``.
  ///
  /// It takes what an ``Anchor`` is made of, and remembers `count` items on each side, for when all
  /// visible ones are gone.
  ///
  /// - Complexity: that of ``items(in:)-(LayoutRect)``, and O(*k*) for *k* remembered items.
  public func bookmark<ID>(
    in visible: LayoutRect, sticksToStart: Bool = true, sticksToEnd: Bool = false,
    remembering count: Int = 100, _ id: (_ index: Int) -> ID
  ) -> MasonryBookmark<ID> {
    MasonryBookmark(
      anchor(in: visible, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd).points,
      remembering: count, after: { $0 + 1 < itemCount ? $0 + 1 : nil },
      before: { $0 > 0 ? $0 - 1 : nil }, id)
  }

  /// Scrolls the visible rectangle, perhaps with another size, to a bookmark of this or another
  /// wall.
  ///
  /// An item is gone if its index is `nil` or out of range. A rectangle that is not finite stays.
  ///
  /// - Complexity: O(*k*) for *k* items that are looked for until one is found.
  public func scroll<ID>(
    _ visible: inout LayoutRect, to bookmark: MasonryBookmark<ID>, _ index: (_ id: ID) -> Int?
  ) {
    guard visible.isFinite else { return }
    let (mapper, span) = (mapper, VisibleSpan(visible, of: contentLength, in: space))
    let near = bookmark.near(in: span, scale: environment.scale) { id in
      guard let index = index(id), 0..<itemCount ~= index else { return nil }
      return axis.interval(of: frame(ofItemAt: index, mapper))
    }
    visible = axis.rect(visible, movedTo: near)
  }
}
