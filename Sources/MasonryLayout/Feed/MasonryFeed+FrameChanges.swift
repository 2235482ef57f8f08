extension MasonryFeed {
  /// What a change did to the elements on screen: which came, which went, and which are elsewhere now.
  public struct FrameChanges: Hashable, Sendable {
    /// The new elements, where they are now, in order.
    public var inserted: [Element]

    /// The elements that are gone, where they were, in the order of the old feed.
    public var removed: [Element]

    /// The elements that have another frame, in the order of the new feed.
    public var moved: [Move]

    /// The size of the content before the change, in points.
    public var oldContentSize: LayoutSize

    /// The size of the content after the change, in points.
    public var newContentSize: LayoutSize
  }

  /// An element that has another frame after a change.
  public struct Move: Hashable, Sendable {
    /// The address of the element before the change.
    public let oldAddress: Address

    /// The address of the element after the change.
    public let newAddress: Address

    /// Where it was, in the coordinates of the content.
    public let oldFrame: LayoutRect

    /// Where it is, in the coordinates of the content.
    public let newFrame: LayoutRect
  }

  /// What a change did to the elements in a rectangle: where each of them was, and where it is.
  ///
  ///     let old = feed                                          // a copy is a snapshot
  ///     try feed[2].apply(difference, measuredBy: heights)
  ///     let mapping = MasonryFeed.AddressMapping.items(.init(difference), inSection: 2)
  ///     let changes = feed.frameChanges(from: old, by: mapping, in: visible)
  ///     for move in changes.moved { animate(move.newAddress, from: move.oldFrame, to: move.newFrame) }
  ///
  /// It is that of ``MasonryGrid/frameChanges(from:by:in:before:)-(_,_,LayoutRect,_)`` for items, which may move from
  /// section to section, and for headers, footers and backgrounds. A header that its section has no more
  /// is removed, and one that it did not have is inserted.
  ///
  /// - Parameters:
  ///   - old: The feed before the change. A copy shares its storage with the feed until that changes.
  ///   - mapping: Where the elements of the old feed are in this one.
  ///   - rect: The visible rectangle, in the coordinates of the content after the change.
  ///   - pin: Where headers and footers are pinned; in the visible rectangle if left out.
  ///   - oldRect: The visible rectangle before the change, if the content was scrolled; the same if left
  ///     out. A rectangle that is not finite shows nothing.
  ///   - oldPin: Where headers and footers were pinned; if left out, in `oldRect`, or if that is left out
  ///     too, where they are pinned now.
  /// - Returns: The elements that came, went or moved, and both sizes of the content.
  /// - Complexity: that of ``elements(in:pinnedIn:)-(LayoutRect,_)`` for both feeds, and O(*k* log *m*)
  ///   for *k* elements found and a mapping of *m* removals, insertions and moves.
  public func frameChanges(
    from old: MasonryFeed, by mapping: AddressMapping, in rect: LayoutRect,
    pinnedIn pin: LayoutRect? = nil, before oldRect: LayoutRect? = nil,
    pinnedIn oldPin: LayoutRect? = nil
  ) -> FrameChanges {
    let newPin = pin ?? rect
    let pinBefore = oldPin ?? oldRect ?? newPin
    var changes = FrameChanges(
      inserted: [], removed: [], moved: [],
      oldContentSize: old.contentSize, newContentSize: contentSize)
    for element in elements(in: rect, pinnedIn: newPin) {
      let before = mapping.oldAddress(of: element.address)
      guard let before, let frame = old.existingFrame(of: before, pinnedIn: pinBefore) else {
        changes.inserted.append(element)
        continue
      }
      if frame != element.frame {
        let before = Element(address: before, frame: frame)
        changes.moved.append(Move(from: before, to: element))
      }
    }
    for element in old.elements(in: oldRect ?? rect, pinnedIn: pinBefore) {
      let now = mapping.newAddress(of: element.address)
      guard let now, let frame = existingFrame(of: now, pinnedIn: newPin) else {
        changes.removed.append(element)
        continue
      }
      let isFound = rect.isFinite && frame.intersects(rect)
      if frame != element.frame, !isFound {
        changes.moved.append(Move(from: element, to: Element(address: now, frame: frame)))
      }
    }
    changes.moved.sort { $0.newAddress < $1.newAddress }
    return changes
  }

  /// The frame at an address that may lead beyond the sections and items that there are.
  func existingFrame(of address: Address, pinnedIn pin: LayoutRect?) -> LayoutRect? {
    guard address.section < sectionCount else { return nil }
    if let item = address.item, item >= sections[address.section].grid.itemCount { return nil }
    return frame(of: address, pinnedIn: pin)
  }
}

extension MasonryFeed.Move {
  init(from old: MasonryFeed.Element, to new: MasonryFeed.Element) {
    self.init(
      oldAddress: old.address, newAddress: new.address, oldFrame: old.frame, newFrame: new.frame)
  }
}
