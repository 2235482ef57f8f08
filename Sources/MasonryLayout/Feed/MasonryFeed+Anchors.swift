extension MasonryFeed {
  /// What to keep still of what is seen; see ``LayoutAnchor`` for how it is chosen.
  ///
  /// The parameters are those of a ``MasonryGrid``: `visible` is what is seen, without what covers
  /// it, such as bars. If it hangs from the end, everything is chosen from the end of the view, and
  /// only the end of the content sticks.
  ///
  /// - Complexity: that of `elements(in:)`.
  public func anchor(
    in visible: Viewport, sticksToStart: Bool = true, sticksToEnd: Bool = false
  ) -> Anchor {
    let viewport = span(of: visible)
    let elements = elements(in: visible)
    let uncovered = uncovered(of: viewport.interval, by: elements, pinnedIn: visible.pin)
    func seen(_ isSeen: (Address) -> Bool) -> [(id: Address, interval: LayoutInterval)] {
      elements.compactMap { element in
        guard isSeen(element.address),
          let interval = existingInterval(of: element.address), interval.overlaps(uncovered)
        else { return nil }
        return (element.address, interval)
      }
    }
    let items = seen { $0.item != nil }
    var candidates = items.isEmpty ? seen { $0.zIndex > 0 } : items
    let hangs = visible.hangsFromEnd
    if hangs { candidates.reverse() }
    return Anchor(
      points: AnchorPoints(
        candidates, in: viewport, uncovered: uncovered,
        sticksToStart: sticksToStart || hangs, sticksToEnd: sticksToEnd && !hangs),
      mapping: AddressMapping(
        sections: RunMapping([.init(old: 0, new: 0, count: Int64(sectionCount))]),
        items: keysOfItems(inSectionsOf: elements)))
  }

  /// What pinned headers and footers leave of an interval, or all of it if they leave nothing.
  private func uncovered(
    of interval: LayoutInterval, by elements: [Element], pinnedIn pin: LayoutRect
  ) -> LayoutInterval {
    var (near, far) = (interval.near, interval.far)
    let pin = pin.isFinite ? axis.interval(of: pin) : interval
    for element in elements where element.zIndex > 0 {
      let settings = sections[element.address.section].surroundings.settings
      let isHeader = element.address == .header(section: element.address.section)
      let isPinned = isHeader ? settings.header?.isPinned : settings.footer?.isPinned
      guard isPinned == true else { continue }
      let covered = axis.interval(of: element.frame)
      // Below a header of a higher level it begins after the rectangle does.
      let isAway = element.frame != frame(of: element.address)
      if isHeader != space.isMirroredAlong {
        if isAway || covered.near <= max(interval.near, pin.near) { near = max(near, covered.far) }
      } else {
        if isAway || covered.far >= min(interval.far, pin.far) { far = min(far, covered.near) }
      }
    }
    return near < far ? LayoutInterval(near: near, far: far) : interval
  }
}
