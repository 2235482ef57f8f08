extension MasonryFeed {
  /// What makes the items of a section scroll by themselves, across the feed.
  ///
  ///     try feed.appendSection(
  ///       .init(layout: .columns(.init(columns: .fixed(1))), carousel: .init(height: 160)),
  ///       itemCount: albums.count, measuredBy: covers)             // asked for widths
  ///     visible.offsets[0] = 240
  ///     for element in feed.elements(in: visible) { show(element.address, at: element.frame) }
  ///
  /// The layout of the section then runs along the other axis: in a feed that scrolls vertically
  /// its columns are rows, and it asks for widths. How far it is scrolled is up to the host, see
  /// ``Viewport/offsets``.
  public struct Carousel: Hashable, Sendable {
    /// The height, or the width in a feed that scrolls sideways, in points.
    ///
    /// The items take up that much of the feed, or as much as rows need that do not fit. If there
    /// are none, or if they are hidden, they take up nothing.
    public var length: Double

    /// Creates a carousel for feeds that scroll vertically.
    public init(height: Double) { length = height }

    /// Creates a carousel for feeds along either axis.
    public init(length: Double) { self.length = length }
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
  public func clampedOffset(_ offset: Double, ofSection section: Int) -> Double {
    checkSection(section)
    guard isCarousel(section), offset > 0 else { return 0 }
    return min(offset, max(0, contentLength(ofSection: section) - space.crossLength))
  }

  /// The offset, nearest to a proposed one, at which an item of a carousel lies at a position.
  ///
  ///     let target = feed.snappedOffset(scrollView.predictedOffset, ofSection: 2)
  ///
  /// At the start, an item begins after the inset; at the end, it ends before it; in the center,
  /// its middle is that of the view. Both ends of the content always count, and nothing lies beyond
  /// them. Of two offsets equally near it is the smaller one. At `.nearest` any valid offset
  /// counts.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* items, *k* of them within a few times the distance to
  ///   the offset found, or in view there.
  public func snappedOffset(
    _ proposed: Double, ofSection section: Int, at position: MasonryGrid.ScrollPosition = .start
  ) -> Double {
    let offset = clampedOffset(proposed, ofSection: section)
    let (items, view) = (sections[section].items, space.crossLength)
    let last = clampedOffset(.infinity, ofSection: section)
    guard last > 0, position != .nearest else { return offset }
    let insets = items.axis.ends(of: items.configuration.contentInsets)
    var best = offset <= last - offset ? 0 : last
    // An item that snaps at a distance lies within that distance of the view, less its insets.
    var reach = max(view, insets.start, insets.end)
    while true {
      let around = LayoutInterval(near: offset - 2 * reach, far: offset + view + 2 * reach)
      items.forEachItem(in: items.rect(fromStart: around)) { item in
        let own = items.distances(fromStart: items.axis.interval(of: item.frame))
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

  /// What a carousel shows of its content, in coordinates of its own.
  func shownRect(ofCarousel section: Int, in viewport: Viewport?) -> LayoutRect {
    let offset = viewport?.offset(ofSection: section) ?? 0
    return sections[section].items.rect(
      fromStart: LayoutInterval(near: offset, far: offset + space.crossLength))
  }

  /// The offset at which a carousel shows a rectangle of its content.
  func offset(ofCarousel section: Int, showing rect: LayoutRect) -> Double {
    let items = sections[section].items
    return items.distances(fromStart: items.axis.interval(of: rect)).near
  }

  /// Scrolls the carousel of an item so that it is shown there.
  func scrollCarousel(
    _ visible: inout Viewport, to address: Address, at position: MasonryGrid.ScrollPosition
  ) {
    guard case .item(let item, let section) = address, isCarousel(section) else { return }
    var rect = shownRect(ofCarousel: section, in: visible)
    sections[section].items.scroll(&rect, toItemAt: item, at: position)
    visible.offsets[section] = offset(ofCarousel: section, showing: rect)
  }
}

extension MasonryFeed.SectionItems {
  /// What an interval along the axis covers, as distances from the start of the content.
  fileprivate func distances(fromStart interval: LayoutInterval) -> LayoutInterval {
    guard space.isMirroredAlong else { return interval }
    return LayoutInterval(near: contentLength - interval.far, far: contentLength - interval.near)
  }

  /// The rectangle, as wide as the content, of distances from the start of the content.
  fileprivate func rect(fromStart distances: LayoutInterval) -> LayoutRect {
    // In a mirror, both are the same function.
    let interval = self.distances(fromStart: distances)
    return axis.rect(
      main: interval.near, length: interval.far - interval.near, cross: 0, crossLength: crossLength)
  }
}

extension MasonryFeed.Section {
  /// The space in which the items of the section are arranged.
  public func _itemsSpace(in space: LayoutSpace) throws(MasonryError) -> LayoutSpace {
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
