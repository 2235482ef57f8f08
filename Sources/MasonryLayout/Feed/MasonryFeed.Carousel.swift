extension MasonryFeed {
  /// Settings of a section whose items scroll by themselves, across the feed.
  ///
  ///     try feed.appendSection(
  ///       .init(layout: .columns(.fixed(1)), carousel: .init(length: 160)),
  ///       itemCount: albums.count, measuredBy: covers)             // asked for widths
  ///     visible.offsets[0] = 240
  ///     for element in feed.elements(in: visible) { show(element.address, at: element.frame) }
  ///
  /// The layout runs along the other axis: in a feed that scrolls vertically its columns are rows,
  /// and it asks for widths. The host stores its scroll offset in ``Viewport/offsets``.
  public struct Carousel: Hashable, Sendable {
    /// The height, or the width in a feed that scrolls sideways, in points.
    ///
    /// If items need more, the carousel is that long; without visible items it is 0. For columns
    /// and even rows the need follows from settings; for other rows a change looks at all items.
    public var length: Double

    /// The alignment of items when a host lets it come to rest; `.nearest` does not align.
    public var snapping: LayoutScrollPosition

    /// Creates a carousel.
    public init(length: Double, snapping: LayoutScrollPosition = .nearest) {
      self.length = length
      self.snapping = snapping
    }

    /// A carousel has a length, which is a width in a feed that scrolls sideways.
    @available(*, unavailable, renamed: "init(length:snapping:)")
    public init(height: Double, snapping: LayoutScrollPosition = .nearest) {
      self.init(length: height)
    }
  }
}

extension MasonryFeed {
  /// The length of the content of a section along the axis along which it scrolls, in points.
  ///
  /// For a carousel in a feed that scrolls vertically it is the width of all its items.
  public func contentLength(ofSection section: Int) -> Double {
    checkSection(section)
    return sections[section].items.contentLength
  }

  /// The nearest offset that shows no more than the content of a carousel.
  ///
  /// It is from 0 to the length of the content less that of the view, which is as long as the feed
  /// is wide. NaN counts as 0. Other sections have no offset but 0.
  package func clampedOffset(_ offset: Double, ofSection section: Int) -> Double {
    checkSection(section)
    guard isCarousel(section), offset > 0 else { return 0 }
    return min(offset, max(0, contentLength(ofSection: section) - space.crossLength))
  }

  /// The offset, nearest to a proposed one, at which an item of a carousel lies at a position.
  ///
  ///     let target = feed.snappedOffset(scrollView.predictedOffset, ofSection: 2)
  ///
  /// At the start, an item begins after the inset; at the end, it ends before it; in the center,
  /// it is in the middle of the view. The ends of the content count too; nothing lies beyond them.
  /// Of two offsets equally near it is the smaller one. At `.nearest` any valid offset counts.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* items, *k* of them within a few times the distance to
  ///   the offset found, or in view there.
  public func snappedOffset(
    _ proposed: Double, ofSection section: Int, at position: LayoutScrollPosition = .start
  ) -> Double {
    let offset = clampedOffset(proposed, ofSection: section)
    guard isCarousel(section) else { return offset }
    return sections[section].items.snappedOffset(offset, in: space.crossLength, at: position)
  }
}

extension MasonryItems {
  /// The offset of a view, nearest to another one, at which an item lies at a position in it.
  package func snappedOffset(
    _ proposed: Double, in view: Double, at position: LayoutScrollPosition
  ) -> Double {
    let last = max(0, contentLength - view)
    let offset = min(max(0, proposed), last)
    guard last > 0, position != .nearest else { return offset }
    let insets = axis.ends(of: layout.contentInsets)
    var best = offset <= last - offset ? 0 : last
    // An item that snaps at a distance lies within that distance of the view, less its insets.
    var reach = max(1, view, insets.start, insets.end)
    while true {
      let stretch = LayoutInterval(near: offset - 2 * reach, far: offset + view + 2 * reach)
      for (_, own) in items(fromStart: stretch) {
        let wanted =
          switch position {
          case .start, .nearest: own.near - insets.start
          case .end: own.far + insets.end - view
          case .center: (own.near + own.far - view) / 2
          }
        let snapped = min(max(0, wanted), last)
        let (distance, least) = ((snapped - offset).magnitude, (best - offset).magnitude)
        if (distance, snapped) < (least, best) { best = snapped }
      }
      if (best - offset).magnitude <= reach { return best }
      reach *= 2
    }
  }
}

extension MasonryFeed {
  /// Whether the items of a section lie along the other axis than the sections.
  func isCarousel(_ section: Int) -> Bool { sections[section].items.axis != axis }

  /// The visible part of a carousel, as distances from the start of its content.
  func span(ofCarousel section: Int, in viewport: Viewport) -> VisibleSpan {
    let items = sections[section].items
    let rect = items.axis.rect(
      main: viewport.offset(ofSection: section), length: space.crossLength, cross: 0,
      crossLength: 0)
    // From left to right, where coordinates are the distances.
    return VisibleSpan(
      rect, of: items.contentLength,
      in: LayoutSpace(
        axis: items.axis, crossLength: 0,
        environment: LayoutEnvironment(scale: environment.scale)))
  }

  func scrollCarousel(
    _ visible: inout Viewport, to address: Address, at position: LayoutScrollPosition
  ) {
    guard case .item(let item, let section) = address, isCarousel(section) else { return }
    visible.offsets[section] = span(ofCarousel: section, in: visible).near(
      showing: sections[section].items.distances(toItemAt: item), at: position)
  }

  /// Scrolls a carousel so that what it showed of another feed stays still.
  func scrollCarousel(
    _ section: Int, in visible: inout Viewport, as oldSection: Int, of old: MasonryFeed,
    in oldVisible: Viewport, after mapping: LayoutIndexMapping
  ) {
    let oldSpan = old.span(ofCarousel: oldSection, in: oldVisible)
    let seen = old.sections[oldSection].items.items(fromStart: oldSpan.interval)
    let items = sections[section].items
    let points = AnchorPoints(
      seen, in: oldSpan, uncovered: oldSpan.interval, sticksToStart: true, sticksToEnd: false)
    func interval(of item: Int) -> LayoutInterval? {
      item < items.shownItemCount ? items.distances(toItemAt: item) : nil
    }
    visible.offsets[section] = points.near(
      in: span(ofCarousel: section, in: visible), hangsFromEnd: false,
      interval: { mapping.newIndex(of: $0).flatMap(interval) },
      next: { items.item(nextTo: $0, isBefore: $1, after: mapping) }, intervalOfNext: interval)
  }
}

extension MasonryItems {
  /// The interval of an item along the axis, as distances from the start of the content.
  fileprivate func distances(toItemAt index: Int) -> LayoutInterval {
    fromStart(axis.interval(of: frame(ofItemAt: index)))
  }

  /// The items that meet a stretch, and their intervals, both from the start of the content.
  fileprivate func items(
    fromStart stretch: LayoutInterval
  ) -> [(id: Int, interval: LayoutInterval)] {
    let slack = Double.roundingSlack(
      upTo: max(contentLength, stretch.near.magnitude, stretch.far.magnitude))
    let found = fromStart(LayoutInterval(near: stretch.near - slack, far: stretch.far + slack))
    // Endless across: items may reach out there.
    let across = Double.greatestFiniteMagnitude / 4
    let rect = axis.rect(
      main: found.near, length: found.far - found.near, cross: -across, crossLength: 2 * across)
    return items(in: rect).compactMap { item in
      let own = fromStart(axis.interval(of: item.frame))
      return own.overlaps(stretch) ? (item.index, own) : nil
    }
  }

  /// The nearest item before or after one that a change leaves, itself excepted.
  fileprivate func item(
    nextTo index: Int, isBefore: Bool, after mapping: LayoutIndexMapping
  ) -> Int? {
    let (runs, count) = (mapping.runs, Int64(shownItemCount))
    let left =
      isBefore
      ? runs.lastNew(before: Int64(index)) { min($0, count) - 1 }
      : runs.firstNew(from: Int64(index) + 1) { $0 < count ? $0 : nil }
    return left.flatMap { Int(exactly: $0) }
  }

  /// Coordinates along the axis as distances from the start of the content, or the other way round.
  private func fromStart(_ interval: LayoutInterval) -> LayoutInterval {
    guard space.isMirroredAlong else { return interval }
    return LayoutInterval(near: contentLength - interval.far, far: contentLength - interval.near)
  }
}

extension MasonryFeed.Section {
  /// The space in which the items of the section are arranged.
  package func itemsSpace(in space: LayoutSpace) throws(MasonryError) -> LayoutSpace {
    guard let carousel else { return space }
    let (axis, scale) = (space.axis.cross, space.environment.scale)
    var length = carousel.length.aligned(toScale: scale) + 0
    let needed = try layout.lengthNeeded(
      across: axis, of: length, LayoutEnvironment(direction: space.environment.direction))
    // Where rows need more than there is, the carousel is as long as they are.
    if needed > length + Double.roundingSlack(upTo: needed) {
      length = scale.map { (needed * $0).rounded(.up) / $0 } ?? needed
    }
    return LayoutSpace(axis: axis, crossLength: length, environment: space.environment)
  }
}

#if !hasFeature(Embedded)
extension MasonryFeed.Carousel: Codable {}
#endif
