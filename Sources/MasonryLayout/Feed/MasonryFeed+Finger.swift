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
    return anchor(
      of: held, elements, in: visible, uncovered: LayoutInterval(near: along, far: along))
  }

  /// What to keep still when one element is meant, such as a header that collapses its section.
  ///
  ///     let header = feed.anchor(of: .header(section: 2), in: visible)
  ///     try feed.keepingPlace(in: &visible, keeping: header) {
  ///       try $0.reconfigureSection(at: 2) { $0.isCollapsed.toggle() }
  ///     }
  ///
  /// The start of the element stays where it is seen, also if it is pinned there. A header that the
  /// end of its section pushes away stays only if that end does: a section that grows pins it whole.
  /// Neither end of the content sticks. If the feed has no such element, the fraction of the way is
  /// kept.
  ///
  /// - Complexity: that of `elements(in:)`.
  public func anchor(of address: Address, in visible: Viewport) -> Anchor {
    let held = frame(of: address, in: visible)
      .map { Element(address: address, frame: $0) }
    return anchor(
      of: held, elements(in: visible), in: visible,
      uncovered: axis.interval(of: held?.frame ?? visible.rect))
  }

  /// An anchor of one element, which is seen among others, and of the uncovered part of it.
  private func anchor(
    of held: Element?, _ elements: [Element], in visible: Viewport, uncovered: LayoutInterval
  ) -> Anchor {
    Anchor(
      points: AnchorPoints(
        held.map { [($0.address, axis.interval(of: $0.frame))] } ?? [],
        in: span(of: visible),
        uncovered: uncovered, sticksToStart: false, sticksToEnd: false),
      mapping: AddressMapping(
        sections: RunMapping([.init(old: 0, new: 0, count: Int64(sectionCount))]),
        items: keysOfItems(inSectionsOf: elements)))
  }
}
