extension ScrollingLayout {
  /// Changes the layout, and scrolls the visible rectangle so that what it shows stays still.
  ///
  ///     let changes = try wall.keepingPlace(in: &visible) { wall in
  ///       try wall.insertItems(3, at: 0, measuredBy: heights)       // returns its mapping
  ///     }
  ///     for move in changes.moved { animate(photos[move.newIndex], from: move.oldFrame) }
  ///
  /// A ``LayoutAnchor``, with the parameters given, is made before the change, unless there is one
  /// already. It is followed through the mapping that the closure returns; a closure that makes
  /// several changes returns `first.then(second)`. The size of the rectangle does not change. A
  /// rectangle that is not finite is not scrolled.
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
      let mapping = try change(&self)
      scroll(&visible, to: anchor, after: mapping)
      _scrollInside(&visible, from: oldVisible, in: old, by: mapping)
      return frameChanges(from: old, by: mapping, in: visible, before: oldVisible)
    } catch {
      self = old
      throw error
    }
  }

  /// Changes the layout in one statement that moves nothing to another index, and keeps its place.
  ///
  ///     try wall.keepingPlace(in: &visible) { try $0.setHeight(180, ofItemAt: 4) }
  ///
  /// A closure of several such statements ends with `return .unchanged`.
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
