// The visible part of a wall is a rectangle. What is done with it is done by the feed.

extension MasonryWall {
  /// The visible elements that a change inserted, removed and moved, by their indices.
  public typealias FrameChanges = LayoutFrameChanges<LayoutItem, Int>

  /// The anchor of the visible items; see ``LayoutAnchor`` for how it is chosen.
  ///
  /// Pass the visible rectangle without what bars cover; one that is not finite counts as an empty
  /// one at the origin. An end that sticks stays in view if it is now, the start before the end.
  ///
  /// - Complexity: that of ``items(in:)``.
  public func anchor(
    in visible: LayoutRect, sticksToStart: Bool = true, sticksToEnd: Bool = false
  ) -> LayoutAnchor {
    feed.anchor(in: .init(visible), sticksToStart: sticksToStart, sticksToEnd: sticksToEnd)
  }

  /// The anchor of the item under a finger, to keep it there while columns change.
  ///
  ///     let anchor = wall.anchor(at: finger, in: visible)
  ///     try wall.items.reconfigure(measuredBy: heights) { $0.columns?.columns = .fixed(6) }
  ///     wall.scroll(&visible, to: anchor)
  ///
  /// The point of the item under the finger, or of the visible one nearest to it, stays where it
  /// is, to a pixel if there are pixels. If the item is removed, the next one begins there. No end
  /// of the content sticks. A finger that is not finite holds no item.
  ///
  /// - Complexity: that of ``items(in:)``.
  public func anchor(at finger: LayoutPoint, in visible: LayoutRect) -> LayoutAnchor {
    feed.anchor(at: finger, in: .init(visible))
  }

  /// Scrolls so that the anchor stays in place; see ``MasonryFeed/scroll(_:to:after:)``.
  ///
  ///     let anchor = wall.anchor(in: visible)
  ///     try wall.resize(width: 768, measuredBy: heights)        // a rotation
  ///     visible.size = newSize
  ///     wall.scroll(&visible, to: anchor)
  public func scroll(
    _ visible: inout LayoutRect, to anchor: LayoutAnchor,
    after mapping: LayoutIndexMapping = .unchanged
  ) {
    scroll(&visible) { feed.scroll(&$0, to: anchor, after: .items(mapping, inSection: 0)) }
  }

  /// Scrolls the visible rectangle to an item.
  ///
  ///     wall.scroll(&visible, toItemAt: 2_000_000, at: .center)
  ///
  /// Pass the visible rectangle without what bars cover; one that is not finite stays. The content
  /// is scrolled to its ends at most. An item in view is ``LayoutScrollPosition/nearest`` already,
  /// even past an end. Nothing is scrolled to an item in a row that is left out. The place depends
  /// on estimates before it: see `measure(showing:at:in:)`.
  ///
  /// - Complexity: that of ``frame(ofItemAt:)``.
  public func scroll(
    _ visible: inout LayoutRect, toItemAt index: Int,
    at position: LayoutScrollPosition = .nearest
  ) {
    items.checkIndex(index)
    scroll(&visible) { feed.scroll(&$0, to: .item(index, section: 0), at: position) }
  }

  /// The scroll position as a fraction of the content: 0 at the start, 1 at the end.
  ///
  /// It is never beyond an end; 0 if all content is in view, or if the rectangle is not finite.
  public func fraction(of visible: LayoutRect) -> Double { feed.fraction(of: .init(visible)) }

  /// Scrolls to a fraction of the way through the content: 0 is the start, 1 the end.
  ///
  /// ``fraction(of:)`` then gives it back, up to rounding. Fractions below 0 and NaN count as 0,
  /// those above 1 as 1. A rectangle that is not finite stays.
  public func scroll(_ visible: inout LayoutRect, toFraction fraction: Double) {
    scroll(&visible) { feed.scroll(&$0, toFraction: fraction) }
  }

  private func scroll(_ visible: inout LayoutRect, _ scroll: (inout MasonryFeed.Viewport) -> Void) {
    var viewport = MasonryFeed.Viewport(visible)
    scroll(&viewport)
    visible = viewport.rect
  }

  /// A bookmark of the visible part, by identities; see ``LayoutBookmark``.
  ///
  ///     let bookmark = wall.bookmark(in: visible) { photos[$0].id }
  ///
  /// It holds the items of a ``LayoutAnchor``, and `count` items on each side as fallbacks.
  ///
  /// - Complexity: that of ``items(in:)``, and O(*k*) for *k* remembered items.
  public func bookmark<ID>(
    in visible: LayoutRect, sticksToStart: Bool = true, sticksToEnd: Bool = false,
    remembering count: Int = 100, _ id: (_ index: Int) -> ID?
  ) -> LayoutBookmark<ID> {
    feed.bookmark(
      in: .init(visible), sticksToStart: sticksToStart, sticksToEnd: sticksToEnd,
      remembering: count
    ) { $0.item.flatMap(id) }
  }

  /// Scrolls, perhaps with another size, to a bookmark of this or another wall.
  ///
  /// An index that is `nil` or unknown is gone. A rectangle that is not finite stays.
  ///
  /// - Complexity: O(*k*) for *k* items that are looked for until one is found.
  public func scroll<ID>(
    _ visible: inout LayoutRect, to bookmark: LayoutBookmark<ID>, _ index: (_ id: ID) -> Int?
  ) {
    scroll(&visible) { viewport in
      feed.scroll(&viewport, to: bookmark) { id in index(id).map { .item($0, section: 0) } }
    }
  }
}

extension MasonryWall {
  /// Changes the wall, and scrolls the visible rectangle so that what is in view stays in place.
  ///
  ///     let changes = try wall.keepingPlace(in: &visible) { wall in
  ///       try wall.items.insertItems(3, at: 0, measuredBy: heights)
  ///     }
  ///     for move in changes.moved { animate(photos[move.new], from: move.oldFrame) }
  ///
  /// It is ``MasonryFeed/keepingPlace(in:keeping:sticksToStart:sticksToEnd:_:)`` of the ``feed``.
  @discardableResult
  public mutating func keepingPlace<Failure: Error>(
    in visible: inout LayoutRect, keeping anchor: LayoutAnchor? = nil, sticksToStart: Bool = true,
    sticksToEnd: Bool = false, _ change: (inout MasonryWall) throws(Failure) -> Void
  ) throws(Failure) -> FrameChanges {
    var viewport = MasonryFeed.Viewport(visible)
    let changes = try feed.keepingPlace(
      in: &viewport, keeping: anchor, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd
    ) { feed throws(Failure) in
      var wall = MasonryWall(feed)
      try change(&wall)
      feed = wall.feed
    }
    visible = viewport.rect
    return FrameChanges(changes)
  }

  /// The visible items that a change inserted, removed and moved, with their frames.
  ///
  ///     let old = wall                                         // a copy is a snapshot
  ///     let mapping = try wall.items.apply(difference, measuredBy: heights)
  ///     let changes = wall.frameChanges(from: old, by: mapping, in: visible)
  ///
  /// See ``MasonryFeed/frameChanges(from:by:in:before:)``.
  public func frameChanges(
    from old: MasonryWall, by mapping: LayoutIndexMapping, in visible: LayoutRect,
    before oldVisible: LayoutRect? = nil
  ) -> FrameChanges {
    FrameChanges(
      feed.frameChanges(
        from: old.feed, by: .items(mapping, inSection: 0), in: .init(visible),
        before: oldVisible.map { .init($0) }))
  }

  /// Measures the estimated items in the visible rectangle, which keeps its place.
  ///
  ///     try wall.items.appendItems(1_000_000, measuredBy: MasonryEstimates(height: 180))
  ///     try wall.measure(itemsIn: &visible, margin: 400, measuredBy: cells)
  ///
  /// It is ``MasonryFeed/measure(itemsIn:margin:keeping:measuredBy:)`` of the ``feed``: afterwards
  /// nothing in the rectangle, or within the margin before and after it, is estimated.
  public mutating func measure(
    itemsIn visible: inout LayoutRect, margin: Double = 0, keeping anchor: LayoutAnchor? = nil,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try measure(&visible) { (feed, viewport) throws(MasonryError) in
      try feed.measure(itemsIn: &viewport, margin: margin, keeping: anchor) { _ in provider }
    }
  }

  /// Scrolls the visible rectangle to an item, and measures the items that are shown there.
  ///
  ///     try wall.measure(showing: 500_000, at: .start, in: &visible, measuredBy: cells)
  ///
  /// It scrolls as `scroll(_:toItemAt:at:)` does, and measures as `measure(itemsIn:)` does.
  public mutating func measure(
    showing index: Int, at position: LayoutScrollPosition = .nearest,
    in visible: inout LayoutRect, margin: Double = 0,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    items.checkIndex(index)
    try measure(&visible) { (feed, viewport) throws(MasonryError) in
      try feed.measure(
        showing: .item(index, section: 0), at: position, in: &viewport, margin: margin
      ) { _ in provider }
    }
  }

  private mutating func measure(
    _ visible: inout LayoutRect,
    _ measure: (inout MasonryFeed, inout MasonryFeed.Viewport) throws(MasonryError) -> Void
  ) throws(MasonryError) {
    var viewport = MasonryFeed.Viewport(visible)
    do throws(MasonryError) { try measure(&feed, &viewport) } catch { throw error.outsideSection }
    visible = viewport.rect
  }
}

extension MasonryWall.FrameChanges {
  /// The changes of a feed whose elements are items of one section.
  fileprivate init(_ changes: MasonryFeed.FrameChanges) {
    func item(_ element: MasonryFeed.Element) -> LayoutItem? {
      element.address.item.map { LayoutItem(index: $0, frame: element.frame) }
    }
    inserted = changes.inserted.compactMap(item)
    removed = changes.removed.compactMap(item)
    moved = changes.moved.compactMap { move in
      guard let old = move.old.item, let new = move.new.item else { return nil }
      return LayoutMove(old: old, new: new, oldFrame: move.oldFrame, newFrame: move.newFrame)
    }
  }
}

extension LayoutAnchor {
  /// The index of the kept item in a wall; `nil` if no item is kept.
  public var index: Int? { address?.item }

  /// The anchor after a change of the items of a wall; see ``following(_:)-(_)``.
  public func following(_ mapping: LayoutIndexMapping) -> LayoutAnchor {
    following(.items(mapping, inSection: 0))
  }
}
