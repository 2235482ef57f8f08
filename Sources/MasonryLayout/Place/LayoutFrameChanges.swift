/// The visible elements that a change inserted, removed and moved.
///
/// A ``MasonryWall`` tells them by indices, a ``MasonryFeed`` by addresses.
public struct LayoutFrameChanges<Element: Hashable & Sendable, ID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The new elements, where they are now, in order.
  public internal(set) var inserted: [Element] = []
  /// The elements that are gone, where they were, in the order of the old layout.
  public internal(set) var removed: [Element] = []
  /// The elements that have another frame, in the order of the new layout.
  public internal(set) var moved: [LayoutMove<ID>] = []
}

/// An element that has another frame after a change.
public struct LayoutMove<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The index or the address of the element before the change.
  public let old: ID
  /// The index or the address of the element after the change.
  public let new: ID
  /// The frame before the change, in the coordinates of the content.
  public let oldFrame: LayoutRect
  /// Where it is, in the coordinates of the content.
  public let newFrame: LayoutRect
}

extension MasonryFeed {
  /// The visible elements that a change inserted, removed and moved.
  public typealias FrameChanges = LayoutFrameChanges<Element, Address>

  /// The visible elements that a change inserted, removed and moved, with their frames.
  ///
  ///     let old = feed                                         // a copy is a snapshot
  ///     let mapping = feed.moveSection(from: 3, to: 0)
  ///     let changes = feed.frameChanges(from: old, by: mapping, in: visible)
  ///     for move in changes.moved { animate(move.new, from: move.oldFrame) }
  ///
  /// Inserted elements are visible now, removed ones were before; moved ones are either and have
  /// another frame: another index or address alone does not count. Applied to the old frames, the
  /// changes give the new ones. Headers, footers and backgrounds that a section gains or loses are
  /// inserted or removed. The viewport is that after the change, and by default before it as well.
  /// Settings of the old layout may differ. `keepingPlace` does all of this in one call.
  ///
  /// - Complexity: that of `elements(in:)` for both feeds, and O(*k* log *m*) for *k* elements
  ///   found and a mapping of *m* removals, insertions and moves.
  public func frameChanges(
    from old: Self, by mapping: AddressMapping, in viewport: Viewport,
    before oldViewport: Viewport? = nil
  ) -> FrameChanges {
    let oldViewport = oldViewport ?? viewport
    let rect = viewport.rect
    var changes = FrameChanges()
    let shown = elements(in: viewport)
    let oldIDs = shown.map { mapping.oldAddress(of: $0.address) }
    let oldFrames = old.frames(of: oldIDs, in: oldViewport)
    for (place, element) in shown.enumerated() {
      guard let id = oldIDs[place], let frame = oldFrames[place] else {
        changes.inserted.append(element)
        continue
      }
      if frame != element.frame {
        changes.moved.append(
          LayoutMove(old: id, new: element.address, oldFrame: frame, newFrame: element.frame))
      }
    }
    let oldShown = old.elements(in: oldViewport)
    let newIDs = oldShown.map { mapping.newAddress(of: $0.address) }
    let newFrames = frames(of: newIDs, in: viewport)
    for (place, element) in oldShown.enumerated() {
      guard let id = newIDs[place], let frame = newFrames[place] else {
        changes.removed.append(element)
        continue
      }
      let isFound = rect.isFinite && frame.intersects(rect)
      if frame != element.frame, !isFound {
        changes.moved.append(
          LayoutMove(old: element.address, new: id, oldFrame: element.frame, newFrame: frame))
      }
    }
    changes.moved = changes.moved.sorted(byKey: { $0.new })
    return changes
  }
}

extension MasonryFeed {
  /// Changes the feed, and scrolls the viewport so that what is in view stays in place.
  ///
  ///     let changes = try feed.keepingPlace(in: &visible) { feed in
  ///       try feed[0].insertItems(3, at: 0, measuredBy: heights)
  ///       try feed[1].setLength(180, ofItemAt: 4)
  ///     }
  ///     for move in changes.moved { animate(move.new, from: move.oldFrame) }
  ///
  /// Where columns or rows are kept, all items in view stay that the changes do not concern: see
  /// <doc:WhenSizesArriveLate>. Elsewhere the anchor stays.
  ///
  /// A ``LayoutAnchor`` is made before the change, unless one is given: with that of an item, such
  /// as the one below a gap that is filled, all that follows it stays too, and what comes before it
  /// moves upwards. It follows all changes that the closure makes, those of the items included. In
  /// a feed that is put in place of this one, addresses count as unchanged: scroll to an anchor
  /// there, which takes a mapping. A rectangle that is not finite is not scrolled.
  ///
  /// - Returns: The frame changes of the elements visible before, or visible after scrolling.
  /// - Throws: What the closure throws; feed and viewport are then as they were.
  /// - Complexity: that of the change, of ``frameChanges(from:by:in:before:)``, and of copying the
  ///   storage that changes: in every frame of a gesture, scroll to an anchor instead.
  @discardableResult
  public mutating func keepingPlace<Failure: Error>(
    in visible: inout Viewport, keeping anchor: LayoutAnchor? = nil, sticksToStart: Bool = true,
    sticksToEnd: Bool = false, _ change: (inout Self) throws(Failure) -> Void
  ) throws(Failure) -> FrameChanges {
    let (old, oldVisible) = (self, visible)
    let kept =
      anchor ?? self.anchor(in: visible, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd)
    do throws(Failure) {
      let held: HeldOrigins? =
        kept.keepsAnEnd || recordedChanges != nil ? nil : hold(visible, from: anchor?.address)
      recordedChanges = .unchanged
      try change(&self)
      let mapping = recordedChanges ?? .unchanged
      recordedChanges = old.recordedChanges?.then(mapping)
      let movement =
        anchor == nil ? held.flatMap { self.movement(of: $0, kept, after: mapping) } : nil
      if recordedChanges == nil { letGo() }
      scroll(&visible, to: kept, after: mapping, movedBy: movement)
      follow(&visible, by: mapping, from: (old, oldVisible))
      return frameChanges(from: old, by: mapping, in: visible, before: oldVisible)
    } catch {
      self = old
      throw error
    }
  }
}
