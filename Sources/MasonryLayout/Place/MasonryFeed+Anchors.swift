extension MasonryFeed {
  /// The anchor of the visible elements; see ``LayoutAnchor`` for how it is chosen.
  ///
  /// Pass the viewport without what bars cover; one that is not finite counts as an empty one at
  /// the origin. An end that sticks stays in view if it is now, the start before the end.
  ///
  /// - Complexity: that of `elements(in:)`.
  public func anchor(
    in visible: Viewport, sticksToStart: Bool = true, sticksToEnd: Bool = false
  ) -> LayoutAnchor {
    let viewport = span(of: visible)
    let elements = elements(in: visible)
    let uncovered = uncovered(by: elements, in: visible)
    func seen(_ isSeen: (Address) -> Bool) -> [(id: Address, interval: LayoutInterval)] {
      elements.compactMap { element in
        guard isSeen(element.address) else { return nil }
        // Only what is pinned may be elsewhere.
        let interval =
          element.address.item == nil
          ? existingInterval(of: element.address) : axis.interval(of: element.frame)
        guard let interval, interval.overlaps(uncovered) else { return nil }
        return (element.address, interval)
      }
    }
    let items = seen { $0.item != nil }
    var candidates = items.isEmpty ? seen { $0.zIndex > 0 } : items
    let hangs = visible.hangsFromEnd
    if hangs { candidates.reverse() }
    return LayoutAnchor(
      points: AnchorPoints(
        candidates, in: viewport, uncovered: uncovered,
        sticksToStart: sticksToStart || hangs, sticksToEnd: sticksToEnd && !hangs),
      mapping: mappingOfAddresses(inSectionsOf: elements))
  }

  /// The part of a viewport between pinned headers and footers, or all of it if none is left.
  func uncovered(by elements: [Element], in visible: Viewport) -> LayoutInterval {
    let interval = span(of: visible).interval
    var (near, far) = (interval.near, interval.far)
    let pin = visible.pin.isFinite ? axis.interval(of: visible.pin) : interval
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

  /// The anchor of the item under a finger, to keep it there while columns change.
  ///
  /// The point of the item under the finger, or of the visible one nearest to it, stays where it
  /// is, to a pixel if there are pixels. It is chosen among the visible items, those behind a
  /// pinned header included; if no item is visible, an unpinned header or footer is used. If the
  /// item is removed, the next one begins there. No end of the content sticks. A finger that is not
  /// finite holds no item.
  ///
  /// - Complexity: that of `elements(in:)`.
  public func anchor(at finger: LayoutPoint, in visible: Viewport) -> LayoutAnchor {
    let elements = elements(in: visible)
    let items = elements.filter { $0.address.item != nil }
    let others = elements.filter { $0.zIndex > 0 && $0.frame == frame(of: $0.address) }
    // The one that contains the finger, or else the first of those nearest to it.
    let nearest = (items.isEmpty ? others : items).min {
      $0.frame.squaredDistance(to: finger) < $1.frame.squaredDistance(to: finger)
    }
    let held = finger.isFinite ? nearest : nil
    let along = axis.coordinate(of: finger)
    return anchor(
      of: held, elements, in: visible, uncovered: LayoutInterval(near: along, far: along))
  }

  /// The anchor of one element, such as a header that collapses its section.
  ///
  ///     let header = feed.anchor(of: .header(section: 2), in: visible)
  ///     try feed.keepingPlace(in: &visible, keeping: header) {
  ///       try $0.reconfigureSection(at: 2) { $0.isCollapsed.toggle() }
  ///     }
  ///
  /// The start of the element stays where it is seen, also if pinned there. A header that the end
  /// of its section pushes away stays only if that end does: a section that grows pins it whole. No
  /// end of the content sticks. Without such an element, the fraction of the content is kept.
  ///
  /// - Complexity: that of `elements(in:)`.
  public func anchor(of address: Address, in visible: Viewport) -> LayoutAnchor {
    let held = frame(of: address, in: visible)
      .map { Element(address: address, frame: $0) }
    return anchor(
      of: held, elements(in: visible), in: visible,
      uncovered: axis.interval(of: held?.frame ?? visible.rect))
  }

  private func anchor(
    of held: Element?, _ elements: [Element], in visible: Viewport, uncovered: LayoutInterval
  ) -> LayoutAnchor {
    LayoutAnchor(
      points: AnchorPoints(
        held.map { [($0.address, axis.interval(of: $0.frame))] } ?? [],
        in: span(of: visible),
        uncovered: uncovered, sticksToStart: false, sticksToEnd: false),
      mapping: mappingOfAddresses(inSectionsOf: elements))
  }
}

extension MasonryFeed {
  /// Lets ``Viewport/roomBelow`` and ``Viewport/offsets`` follow a change.
  package func follow(
    _ visible: inout Viewport, by mapping: AddressMapping,
    from old: (layout: MasonryFeed, viewport: Viewport)?
  ) {
    if let old {
      for section in old.viewport.offsets.keys where 0..<old.layout.sectionCount ~= section {
        let header = mapping.newAddress(of: .header(section: section))
        guard let new = header?.section, new < sectionCount, isCarousel(new),
          axis == old.layout.axis, old.layout.isCarousel(section)
        else { continue }
        scrollCarousel(
          new, in: &visible, as: section, of: old.layout, in: old.viewport,
          after: mapping.items(ofSection: section, in: new))
      }
    } else {
      visible.follow(mapping)
    }
  }

  /// The nearest item before or after an element that a change leaves, itself excepted.
  func item(
    nextTo address: Address, isBefore: Bool, after mapping: AddressMapping
  ) -> Address? {
    let (key, items) = (address.key, mapping.items)
    let left =
      isBefore
      ? items.lastNew(before: key, where: lastKey)
      : items.firstNew(from: key + (address.item == nil ? 0 : 1), where: firstKey)
    return left.flatMap { Address(key: $0) }
  }
}

extension MasonryFeed {
  /// The elements in view at some progress of a transition, and more in their sections.
  ///
  /// Sections keep their order, so those that come into view lie between those in view in either.
  func elementIDs(
    from start: Viewport, to end: Viewport, of other: MasonryFeed
  ) -> [Address] {
    let own = sections(in: start.rect)
    let others = other.sections(in: end.rect)
    let isAlike = axis == other.axis && space.isMirroredAlong == other.space.isMirroredAlong
    let sections =
      isAlike
      ? min(own.lowerBound, others.lowerBound)..<max(own.upperBound, others.upperBound)
      : 0..<max(sectionCount, other.sectionCount)
    // A header that is stretched, or that is over other sections, may be in view without its own.
    let headers =
      [stack, other.stack].compactMap { $0.shown.first } + outerSections(of: start.rect)
      + other.outerSections(of: end.rect)
    func header(_ section: Int) -> Address { .header(section: section) }
    let outside = headers.filter { !(sections ~= $0) }.sorted().withoutRepeats
    var passing = outside.prefix { $0 < sections.lowerBound }.map(header)
    let later = outside[passing.count...].map(header)
    for section in sections {
      passing += [.background(section: section), header(section)]
      let startItems = items(section, in: start)
      let endItems = other.items(section, in: end)
      if let old = startItems ?? endItems, let new = endItems ?? startItems {
        let indices = old.items.itemsPassing(from: old.rect, to: new.rect, of: new.items)
        passing += indices.map { .item($0, section: section) }
      }
      passing.append(.footer(section: section))
    }
    return passing + later
  }

  /// The elements that meet a view along the axis, the last before it and the first after it.
  func division(
    by view: Viewport?
  ) -> (met: [Address], lastBefore: Address?, firstAfter: Address?) {
    let places = view.map { sections(in: $0.rect) } ?? 0..<sectionCount
    // A header that is stretched, or that is over other sections, may be in view without its own.
    let headers = stack.shown.prefix(1) + (view.map { outerSections(of: $0.rect) } ?? [])
    var met = headers.map { Address.header(section: $0) }
    var before = places.lowerBound > 0 ? Address.footer(section: places.lowerBound - 1) : nil
    var after =
      places.upperBound < sectionCount ? Address.background(section: places.upperBound) : nil
    for section in places {
      met += [.background(section: section), .header(section: section), .footer(section: section)]
      guard sections[section].shownItemCount > 0 else { continue }
      let own = view.flatMap { items(section, in: $0) }
      // Of a carousel, all items may come into view.
      let isAlong = own?.items.axis == axis
      let layout = own?.items ?? sections[section].items
      let division = layout.division(by: isAlong ? own?.rect : nil)
      met += division.met.map { .item($0, section: section) }
      if let item = division.lastBefore { before = .item(item, section: section) }
      if let item = division.firstAfter {
        after = min(after ?? .item(item, section: section), .item(item, section: section))
      }
    }
    return (met, before, after)
  }

  /// The elements between two old addresses that go between two new ones, and a few others.
  func elementIDs(
    from old: (first: Address?, last: Address?), to new: (first: Address?, last: Address?),
    by mapping: AddressMapping
  ) -> [(old: Address, new: Address)] {
    var ids: [(old: Address, new: Address)] = []
    func range(
      _ bounds: (first: Address?, last: Address?), _ end: Int64, _ key: (Address) -> Int64
    ) -> ClosedRange<Int64> {
      let first = bounds.first.map(key) ?? 0
      return first...max(first, bounds.last.map(key) ?? end)
    }
    let sections = mapping.sections.runs(
      from: range(old, Int64(sectionCount)) { Int64($0.section) },
      to: range(new, RunMapping.limit) { Int64($0.section) })
    for run in sections {
      for section in 0..<min(run.count, Int64(sectionCount) - run.old) {
        let (old, new) = (Int(run.old + section), Int(run.new + section))
        ids += [
          (.background(section: old), .background(section: new)),
          (.header(section: old), .header(section: new)),
          (.footer(section: old), .footer(section: new)),
        ]
      }
    }
    let end = Address.key(ofItem: 0, inSection: sectionCount)
    let items = mapping.items.runs(
      from: range(old, end) { $0.key }, to: range(new, RunMapping.limit) { $0.key })
    for run in items {
      // Runs also cover keys that no item has.
      var key = run.old
      while let next = firstKey(from: key), next < run.oldEnd {
        if let old = Address(key: next), let new = Address(key: next + run.new - run.old) {
          ids.append((old, new))
        }
        key = next + 1
      }
    }
    return ids
  }

  /// A length to compare zoom levels by: that of the section of an element, or of the only one.
  ///
  /// It is 0 if there is none.
  func typicalLength(around address: Address?) -> Double {
    let section = address?.section ?? (sectionCount == 1 ? 0 : -1)
    return 0..<sectionCount ~= section ? sections[section].items.typicalLength : 0
  }

  /// The sections before a rectangle whose headers may be in sight there.
  private func outerSections(of rect: LayoutRect) -> [Int] {
    stack.outerSections(
      before: stack.places(meeting: mapper.positions(meeting: axis.interval(of: rect))))
  }

  /// The sections that may meet a rectangle, and those between them that take up nothing.
  private func sections(in rect: LayoutRect) -> Range<Int> {
    let places = stack.places(meeting: mapper.positions(meeting: axis.interval(of: rect)))
    let ends = [places.lowerBound, places.upperBound].map {
      $0 < stack.shown.count ? stack.shown[$0] : sectionCount
    }
    return ends[0]..<ends[1]
  }

  /// The items of a section, if there is one, and a rectangle in its coordinates.
  private func items(
    _ section: Int, in seen: Viewport
  ) -> (items: MasonryItems, rect: LayoutRect)? {
    guard section < sectionCount else { return nil }
    let shift = shift(ofItemsIn: section, at: stack.edges(of: section), in: seen)
    return (shownItems(of: section), seen.rect.offsetBy(dx: -shift.x, dy: -shift.y))
  }
}
