extension MasonryGrid {
  /// What to find again later of the items in a rectangle; see ``MasonryPlace``.
  ///
  /// - Parameters:
  ///   - visible: The visible rectangle, as for ``anchor(in:sticksToStart:sticksToEnd:)``.
  ///   - sticksToStart: Whether the start of the content is shown again if it is in view now.
  ///   - sticksToEnd: Whether the end of the content is, if it is in view now and the start is not
  ///     kept.
  ///   - count: How many items after and before are remembered, for when all visible ones are
  ///     removed.
  ///   - id: The identity of an item.
  /// - Complexity: that of ``items(in:)-(LayoutRect)``, and O(*k*) for *k* remembered items.
  public func place<ID>(
    in visible: LayoutRect, sticksToStart: Bool = true, sticksToEnd: Bool = false,
    remembering count: Int = 100, _ id: (_ index: Int) -> ID
  ) -> MasonryPlace<ID> {
    MasonryPlace(
      anchor(in: visible, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd).points,
      remembering: count, after: { $0 + 1 < itemCount ? $0 + 1 : nil },
      before: { $0 > 0 ? $0 - 1 : nil }, id)
  }

  /// Scrolls the visible rectangle to a place, perhaps of another wall.
  ///
  /// - Parameters:
  ///   - visible: The visible rectangle with the size that it has now, as for an anchor. One that
  ///     is not finite stays as it is.
  ///   - place: What was visible.
  ///   - index: The index that an item has in this wall, or `nil` if it is gone. One that the wall
  ///     does not have counts as gone.
  /// - Complexity: O(*k*) for *k* items that were visible or are remembered; the first that is left
  ///   is the last to be looked for.
  public func scroll<ID>(
    _ visible: inout LayoutRect, to place: MasonryPlace<ID>, _ index: (_ id: ID) -> Int?
  ) {
    guard visible.isFinite else { return }
    let mapper = mapper
    let near = place.near(
      in: VisibleSpan(visible, of: contentLength, in: space), scale: environment.scale
    ) { id in
      guard let index = index(id), 0..<itemCount ~= index else { return nil }
      return axis.interval(of: frame(ofItemAt: index, mapper))
    }
    visible = axis.rect(visible, movedTo: near)
  }
}
