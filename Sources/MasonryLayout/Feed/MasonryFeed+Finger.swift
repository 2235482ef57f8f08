extension MasonryFeed {
  /// What to keep still under a finger while columns change.
  ///
  /// It is chosen among the visible items, also those behind a pinned header, as
  /// ``MasonryGrid/anchor(at:in:)`` says. If no item is visible, headers and footers that are not
  /// pinned away from their places stand in.
  ///
  /// - Complexity: that of `elements(in:)`.
  public func anchor(at finger: LayoutPoint, in visible: Viewport) -> Anchor {
    let elements = elements(in: visible)
    let items = elements.filter { $0.address.item != nil }
    let others = elements.filter { $0.zIndex > 0 && $0.frame == frame(of: $0.address) }
    let held = finger.nearest(of: items.isEmpty ? others : items) { $0.frame }
    let along = axis.coordinate(of: finger)
    return Anchor(
      points: AnchorPoints(
        held.map { [($0.address, axis.interval(of: $0.frame))] } ?? [],
        in: span(of: visible.rect, in: visible, hangsFromEnd: visible.hangsFromEnd),
        uncovered: LayoutInterval(near: along, far: along), sticksToStart: false,
        sticksToEnd: false),
      mapping: AddressMapping(
        sections: RunMapping([.init(old: 0, new: 0, count: Int64(sectionCount))]),
        items: keysOfItems(inSectionsOf: elements)))
  }
}
