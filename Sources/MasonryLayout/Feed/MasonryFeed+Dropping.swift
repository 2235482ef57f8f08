extension MasonryFeed {
  /// The address that puts an item under a finger.
  ///
  ///     let target = feed.dropAddress(at: finger, moving: .item(4, section: 0))
  ///
  /// It is in the section under the finger, headers and footers included, or else in the nearest
  /// one along the axis that takes up anything. There the index is chosen as
  /// ``ItemLayout/dropIndex(at:moving:)`` does; of several in another section it is the largest, so
  /// that the fewest items move. A collapsed section takes the item at its end.
  ///
  /// The frames are those of the feed after the move. All items keep their present heights, also at
  /// another width, and their present sizes in carousels; ``dropAddress(at:moving:in:measuredBy:)``
  /// asks for them. Of the viewport only the offsets of carousels count.
  ///
  /// - Returns: The address that the item is to have. Other elements keep theirs, and so does an
  ///   item if the point is not finite.
  /// - Complexity: O(log *s*) for *s* sections, and that of the items under the finger. For another
  ///   section than the present one, O(*s*) and that of removing the item from a copy of its
  ///   section.
  public func dropAddress(
    at point: LayoutPoint, moving address: Address, in viewport: Viewport? = nil
  ) -> Address {
    // Lengths that a grid has are valid, so nothing is thrown.
    let target = try? dropAddress(at: point, moving: address, in: viewport) { section in
      PresentSizes(of: sections[section].items)
    }
    return target ?? address
  }

  /// The address that puts an item under a finger, where widths differ.
  ///
  ///     let target = try feed.dropAddress(at: finger, moving: dragged) { section in
  ///       AlbumHeights(albums[section])
  ///     }
  ///
  /// It is that of ``dropAddress(at:moving:in:)``, with the heights that the items would get, which
  /// are asked for as by ``MasonryGrid/dropIndex(at:moving:measuredBy:)``.
  ///
  /// - Throws: ``MasonryError`` if a height is not valid.
  /// - Complexity: that of ``dropAddress(at:moving:in:)``.
  public func dropAddress<Provider: MasonryHeightProvider>(
    at point: LayoutPoint, moving address: Address, in viewport: Viewport? = nil,
    measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryError) -> Address {
    guard case .item(let item, let section) = address else { return address }
    checkSection(section)
    let items = sections[section].items
    items.checkIndex(item)
    guard point.x.isFinite, point.y.isFinite,
      !frame(ofItemAt: item, inSection: section, in: viewport).contains(point),
      let target = self.section(nearest: point)
    else { return address }

    guard sections[target].shownItemCount > 0 || sections[target].items.isEmpty else {
      return target == section
        ? address : .item(sections[target].items.itemCount, section: target)
    }
    let lengths = try inSection(section) { () throws(MasonryError) in
      try items.lengths(ofItemAt: item, in: sections[target].items, by: provider(section))
    }
    var rest = self
    if target != section {
      try inSection(section) { () throws(MasonryError) in
        try rest[section].removeItem(
          at: item, measuredBy: ShiftedHeights(heights: provider(section), shift: 1, from: item))
      }
    }
    let (edges, targetItems) = (rest.stack.edges(of: target), rest.sections[target].items)
    let index = try inSection(target) { () throws(MasonryError) in
      // The length is that of the feed as it is, from whose start the finger keeps its distance.
      try targetItems.dropIndex(
        at: point, shift: shift(ofItemsIn: target, at: edges, in: viewport),
        moving: target == section ? item : targetItems.itemCount,
        items.request(ofItemAt: item), lengths: lengths, measuredBy: provider(target))
    }
    return .item(index, section: target)
  }

  /// The section that contains a point along the axis, or else the nearest that takes up anything.
  private func section(nearest point: LayoutPoint) -> Int? {
    let interval = axis.interval(of: LayoutRect(origin: point, size: .zero))
    let coordinate = interval.near
    let met = stack.places(meeting: mapper.positions(meeting: interval))
    // Where no section is, the nearest one is just before or just after.
    let near = max(0, met.lowerBound - 1)..<min(stack.shown.count, met.upperBound + 1)
    let candidates = stack.shown[near].map {
      (section: $0, interval: axis.interval(of: frame(ofSection: $0)))
    }
    let containing = candidates.first {
      $0.interval.near <= coordinate && coordinate < $0.interval.far
    }
    func distance(to interval: LayoutInterval) -> Double {
      max(interval.near - coordinate, 0, coordinate - interval.far)
    }
    return containing?.section
      ?? candidates.min { distance(to: $0.interval) < distance(to: $1.interval) }?.section
  }
}
