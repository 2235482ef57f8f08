extension MasonryFeed {
  /// What a feed showed, by which to keep it still while things change: an element, a point, a
  /// distance.
  ///
  ///     let anchor = feed.anchor(in: visible)
  ///     let mapping = try feed[2].apply(difference, measuredBy: heights)
  ///     feed.scroll(&visible, to: anchor, after: .items(mapping, inSection: 2))
  ///
  /// It is chosen as ``MasonryGrid/Anchor`` says, in the order of the content, among the items that
  /// no pinned header or footer covers. Where no item is visible, headers and footers that are not
  /// pinned away from their places stand in.
  public struct Anchor: Hashable, Sendable {
    let points: AnchorPoints<Address>

    /// Where the elements went that there were when the anchor was made.
    let mapping: AddressMapping

    /// The address of what is kept still, after the changes that the anchor has followed.
    ///
    /// It is `nil` if the start or the end of the content is kept instead, if nothing was visible,
    /// or if nothing that was visible is left.
    public var address: Address? { points.firstPoint { mapping.newAddress(of: $0) } }

    /// The anchor after a change.
    ///
    /// Following an anchor through each of several changes, or through all of them at once, is the
    /// same.
    ///
    /// - Complexity: that of ``AddressMapping/then(_:)``.
    public func following(_ mapping: AddressMapping) -> Anchor {
      Anchor(points: points, mapping: self.mapping.then(mapping))
    }
  }

  /// What to keep still of what is seen; see ``Anchor`` for how it is chosen.
  ///
  /// - Parameters:
  ///   - visible: What is seen, without what covers it, bars for example. A rectangle that is not
  ///     finite counts as an empty one at the origin.
  ///   - sticksToStart: Whether the start of the content stays in view, if it is in view now.
  ///   - sticksToEnd: Whether the end of the content stays in view, if it is in view now, and the
  ///     start is not, or does not stay in view.
  /// - Returns: An anchor for this feed as it is now.
  /// - Complexity: that of `elements(in:)`.
  public func anchor(
    in visible: Viewport, sticksToStart: Bool = true, sticksToEnd: Bool = false
  ) -> Anchor {
    let viewport = VisibleSpan(visible.rect, of: stack.length, in: space)
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
    return Anchor(
      points: AnchorPoints(
        items.isEmpty ? seen { $0.zIndex > 0 } : items, in: viewport, uncovered: uncovered,
        sticksToStart: sticksToStart, sticksToEnd: sticksToEnd),
      mapping: AddressMapping(
        sections: RunMapping([.init(old: 0, new: 0, count: Int64(sectionCount))]),
        items: keysOfItems(inSectionsOf: elements)))
  }

  /// What pinned headers and footers leave of an interval along the axis, or all of it if they
  /// leave nothing.
  private func uncovered(
    of interval: LayoutInterval, by elements: [Element], pinnedIn pin: LayoutRect
  ) -> LayoutInterval {
    var (near, far) = (interval.near, interval.far)
    let pin = pin.isFinite ? axis.interval(of: pin) : interval
    for element in elements where element.zIndex > 0 {
      let settings = sections[element.address.section].settings
      let isHeader = element.address == .header(section: element.address.section)
      let isPinned = isHeader ? settings.header?.isPinned : settings.footer?.isPinned
      guard isPinned == true else { continue }
      let covered = axis.interval(of: element.frame)
      if isHeader != space.isMirroredAlong {
        if covered.near <= max(interval.near, pin.near) { near = max(near, covered.far) }
      } else {
        if covered.far >= min(interval.far, pin.far) { far = min(far, covered.near) }
      }
    }
    return near < far ? LayoutInterval(near: near, far: far) : interval
  }

  /// Scrolls so that what an anchor was made of stays still.
  ///
  /// If the visible rectangle is shorter than the one that the anchor was made in, the point that
  /// is kept is moved into view; if that is the start of an element, as much of the element as
  /// fits. The rectangle lies on a whole pixel if it did before.
  ///
  /// - Parameters:
  ///   - visible: What is seen, to be scrolled. Where its rectangle is does not matter.
  ///   - anchor: An anchor that was made before the change, which may be any.
  ///   - mapping: Where sections and items went in the change, if any did.
  /// - Complexity: O(*k* log *m*) for *k* visible items that were removed, and a mapping of *m*
  ///   removals, insertions and moves; and O(*m*·*s*) for *s* sections if nothing that was visible
  ///   is left.
  public func scroll(
    _ visible: inout Viewport, to anchor: Anchor, after mapping: AddressMapping = .unchanged
  ) {
    let mapping = anchor.mapping.then(mapping)
    let near = anchor.points.near(
      in: VisibleSpan(visible.rect, of: stack.length, in: space), scale: environment.scale,
      interval: { existingInterval(at: mapping.newAddress(of: $0)) },
      survivor: { address in
        let item = address.item ?? 0
        let key = ItemKey(section: address.section, item: item).number
        let after = mapping.items.firstNew(from: key, where: firstKey)
        let left = after ?? mapping.items.lastNew(before: key, where: lastKey)
        return existingInterval(at: left.flatMap { ItemKey($0).address })
          .map { (interval: $0, isAfter: after != nil) }
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
