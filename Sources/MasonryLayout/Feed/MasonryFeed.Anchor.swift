extension MasonryFeed {
  /// What a feed showed, by which to keep it still in a change.
  ///
  ///     let anchor = feed.anchor(in: visible)
  ///     let mapping = try feed[2].apply(difference, measuredBy: heights)
  ///     feed.scroll(&visible, to: anchor, after: .items(mapping, inSection: 2))
  ///
  /// It is chosen as ``MasonryGrid/Anchor`` says, in the order of the content, among the items that
  /// no pinned header or footer covers. If there are none, an unpinned header or footer is used.
  public struct Anchor: Hashable, Sendable {
    let points: AnchorPoints<Address>

    /// Maps the elements present when the anchor was made; later ones are not tracked.
    let mapping: AddressMapping

    /// The address of the element that is kept still, after the changes that the anchor followed.
    ///
    /// It is `nil` in the cases of ``MasonryGrid/Anchor/index``.
    public var address: Address? { points.firstPoint { mapping.newAddress(of: $0) } }

    /// The anchor after a change.
    ///
    /// Following each of several changes is the same as following all of them at once.
    ///
    /// - Complexity: that of ``AddressMapping/then(_:)``.
    public func following(_ mapping: AddressMapping) -> Anchor {
      Anchor(points: points, mapping: self.mapping.then(mapping))
    }
  }

  /// What to keep still of what is seen; see ``Anchor`` for how it is chosen.
  ///
  /// The parameters are those of a ``MasonryGrid``: `visible` is what is seen, without what covers
  /// it, such as bars. If it hangs from the end, everything is chosen from the end of the view, and
  /// only the end of the content sticks.
  ///
  /// - Complexity: that of `elements(in:)`.
  public func anchor(
    in visible: Viewport, sticksToStart: Bool = true, sticksToEnd: Bool = false
  ) -> Anchor {
    let viewport = span(of: visible.rect, in: visible, hangsFromEnd: visible.hangsFromEnd)
    let elements = elements(in: visible)
    let uncovered = uncovered(of: viewport.interval, by: elements, pinnedIn: visible.pin)
    func seen(_ isSeen: (Address) -> Bool) -> [(id: Address, interval: LayoutInterval)] {
      elements.compactMap { element in
        guard isSeen(element.address),
          let interval = existingInterval(at: element.address), interval.overlaps(uncovered)
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

  /// Scrolls so that what an anchor was made of stays still.
  ///
  /// The rectangle is scrolled as that of a ``MasonryGrid`` is. The mapping says where sections and
  /// items went in the changes that the anchor has not followed.
  ///
  /// - Complexity: O(*k* log *m*) for *k* visible items that were removed, and a mapping of *m*
  ///   removals, insertions and moves; O(*m*·*s*) for *s* sections if nothing that was visible is
  ///   left.
  public func scroll(
    _ visible: inout Viewport, to anchor: Anchor, after mapping: AddressMapping = .unchanged
  ) {
    visible.roomBelow = visible.roomBelow.flatMap { mapping.newAddress(of: $0) }
    let hangs = visible.hangsFromEnd
    let mapping = anchor.mapping.then(mapping)
    let near = anchor.points.near(
      in: span(of: visible.rect, in: visible, hangsFromEnd: hangs), scale: environment.scale,
      interval: { existingInterval(at: mapping.newAddress(of: $0)) },
      survivor: { address in
        let key = Address.key(ofItem: address.item ?? 0, inSection: address.section)
        func after() -> Int64? { mapping.items.firstNew(from: key, where: firstKey) }
        func before() -> Int64? { mapping.items.lastNew(before: key, where: lastKey) }
        let next = hangs ? before() : after()
        let left = next ?? (hangs ? after() : before())
        return existingInterval(at: left.flatMap { Address(key: $0) })
          .map { (interval: $0, isAfter: next != nil) }
      })
    visible.scroll(to: near, along: axis)
  }
}

#if !hasFeature(Embedded)

extension MasonryFeed.Anchor: Codable {
  /// Decodes an anchor, which leads to its place in a feed of the same sections and items.
  ///
  /// - Throws: `DecodingError` if an address or another number is not valid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    points = try container.decode(AnchorPoints.self, forKey: .points)
    mapping = try container.decode(MasonryFeed.AddressMapping.self, forKey: .mapping)
    for point in points.points where point.id.section < 0 || point.id.item ?? 0 < 0 {
      throw decoder.refusal("\(point.id) is not the address of an element.")
    }
  }
}

#endif
