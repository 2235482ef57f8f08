extension MasonryFeed {
  /// The elements on screen that came, went or moved in a change.
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

    /// Creates changes, for example for the tests of a host.
    public init(
      inserted: [Element] = [], removed: [Element] = [], moved: [Move] = [],
      oldContentSize: LayoutSize, newContentSize: LayoutSize
    ) {
      (self.inserted, self.removed, self.moved) = (inserted, removed, moved)
      (self.oldContentSize, self.newContentSize) = (oldContentSize, newContentSize)
    }
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

    /// Creates a move of an element from where it was to where it is.
    public init(from old: Element, to new: Element) {
      (oldAddress, oldFrame) = (old.address, old.frame)
      (newAddress, newFrame) = (new.address, new.frame)
    }
  }

  /// What a change did to the visible elements: where each of them was, and where it is.
  ///
  ///     let old = feed                                          // a copy is a snapshot
  ///     let mapping = try feed[2].apply(difference, measuredBy: heights)
  ///     let changes = feed.frameChanges(
  ///       from: old, by: .items(mapping, inSection: 2), in: visible)
  ///     for move in changes.moved { animate(move.newAddress, from: move.oldFrame) }
  ///
  /// The parameters are those of a ``MasonryGrid``. Items may move from section to section. A
  /// header that its section no longer has is removed, and one that it did not have is inserted;
  /// likewise footers and backgrounds. `keepingPlace` does all of this in one call.
  ///
  /// - Complexity: that of `elements(in:)` for both feeds, and O(*k* log *m*) for *k* elements
  ///   found and a mapping of *m* removals, insertions and moves.
  public func frameChanges(
    from old: MasonryFeed, by mapping: AddressMapping, in viewport: Viewport,
    before oldViewport: Viewport? = nil
  ) -> FrameChanges {
    let oldViewport = oldViewport ?? viewport
    var changes = FrameChanges(oldContentSize: old.contentSize, newContentSize: contentSize)
    for element in elements(in: viewport) {
      let before = mapping.oldAddress(of: element.address)
      guard let before, let frame = old.existingFrame(of: before, in: oldViewport) else {
        changes.inserted.append(element)
        continue
      }
      if frame != element.frame {
        changes.moved.append(Move(from: Element(address: before, frame: frame), to: element))
      }
    }
    for element in old.elements(in: oldViewport) {
      let now = mapping.newAddress(of: element.address)
      guard let now, let frame = existingFrame(of: now, in: viewport) else {
        changes.removed.append(element)
        continue
      }
      let isFound = viewport.rect.isFinite && frame.intersects(viewport.rect)
      if frame != element.frame, !isFound {
        changes.moved.append(Move(from: element, to: Element(address: now, frame: frame)))
      }
    }
    changes.moved.sort { $0.newAddress < $1.newAddress }
    return changes
  }
}
