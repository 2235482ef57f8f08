extension ScrollingLayout {
  /// Changes the layout, and scrolls the visible rectangle so that what it shows stays still.
  ///
  ///     let changes = try wall.keepingPlace(in: &visible) { wall in
  ///       try wall.insertItems(3, at: 0, measuredBy: heights)
  ///     }
  ///     for move in changes.moved { animate(photos[move.newIndex], from: move.oldFrame) }
  ///
  /// A ``LayoutAnchor``, with the parameters given, is made before the change, unless there is one
  /// already. It is followed through all changes that the closure makes, those of a feed's sections
  /// included, whatever the closure returns. Only one that puts another layout in place of this one
  /// has to return the mapping. The size of the rectangle does not change. A rectangle that is not
  /// finite is not scrolled.
  ///
  /// - Returns: What the change did to the elements visible before, or visible after scrolling.
  /// - Throws: What the closure throws; the layout and the rectangle are then as they were.
  /// - Complexity: that of the change, of ``frameChanges(from:by:in:before:)``, and of a copy of
  ///   the storage that changes: in every frame of a gesture, make an anchor and scroll to it
  ///   instead.
  @discardableResult
  public mutating func keepingPlace<Failure: Error>(
    in visible: inout Viewport, keeping anchor: Anchor? = nil, sticksToStart: Bool = true,
    sticksToEnd: Bool = false, _ change: (inout Self) throws(Failure) -> Mapping
  ) throws(Failure) -> FrameChanges {
    let (old, oldVisible) = (self, visible)
    let anchor =
      anchor ?? self.anchor(in: visible, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd)
    do throws(Failure) {
      _changes = .unchanged
      let returned = try change(&self)
      let mapping = _changes ?? returned
      _changes = old._changes?.then(mapping)
      scroll(&visible, to: anchor, after: mapping)
      follow(&visible, by: mapping, from: (old, oldVisible))
      return frameChanges(from: old, by: mapping, in: visible, before: oldVisible)
    } catch {
      self = old
      throw error
    }
  }

  /// Changes the layout, and keeps its place, by a closure that returns nothing.
  ///
  ///     try feed.keepingPlace(in: &visible) { feed in
  ///       try feed[0].insertItems(3, at: 0, measuredBy: heights)
  ///       try feed[1].setLength(180, ofItemAt: 4)
  ///     }
  @discardableResult
  @_disfavoredOverload
  public mutating func keepingPlace<Failure: Error>(
    in visible: inout Viewport, keeping anchor: Anchor? = nil, sticksToStart: Bool = true,
    sticksToEnd: Bool = false, _ change: (inout Self) throws(Failure) -> Void
  ) throws(Failure) -> FrameChanges {
    try keepingPlace(
      in: &visible, keeping: anchor, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd
    ) { layout throws(Failure) in
      try change(&layout)
      return .unchanged
    }
  }
}
