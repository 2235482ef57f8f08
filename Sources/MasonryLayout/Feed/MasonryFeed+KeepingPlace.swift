extension MasonryFeed {
  /// Changes the feed, and scrolls so that what is seen stays still.
  ///
  ///     let changes = try feed.keepingPlace(in: &visible) { feed in
  ///       .items(try feed[2].insertItems(3, at: 0, measuredBy: heights), inSection: 2)
  ///     }
  ///     for move in changes.moved { animate(move.newAddress, from: move.oldFrame) }
  ///
  /// An ``Anchor``, with the parameters given, is made before the change, unless there is one
  /// already, such as ``anchor(of:in:)``. It is followed through the mapping that the closure
  /// returns; a closure that makes several changes returns `first.then(second)`.
  ///
  /// - Throws: What the closure throws; the feed and `visible` are then as they were.
  /// - Complexity: that of the change, of a copy of the storage that it changes, and of
  ///   ``frameChanges(from:by:in:before:)``.
  @discardableResult
  public mutating func keepingPlace<Failure: Error>(
    in visible: inout Viewport, keeping anchor: Anchor? = nil, sticksToStart: Bool = true,
    sticksToEnd: Bool = false,
    _ change: (inout MasonryFeed) throws(Failure) -> AddressMapping
  ) throws(Failure) -> FrameChanges {
    let (old, oldVisible) = (self, visible)
    let anchor =
      anchor ?? self.anchor(in: visible, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd)
    do throws(Failure) {
      let mapping = try change(&self)
      scroll(&visible, to: anchor, after: mapping)
      return frameChanges(from: old, by: mapping, in: visible, before: oldVisible)
    } catch {
      self = old
      throw error
    }
  }

  /// Changes the feed in one statement that gives no element another address, and keeps its place.
  ///
  ///     try feed.keepingPlace(in: &visible) { try $0[2].setHeight(180, ofItemAt: 4) }
  ///
  /// A closure of several such statements ends with `return .unchanged`.
  @discardableResult
  @_disfavoredOverload
  public mutating func keepingPlace<Failure: Error>(
    in visible: inout Viewport, keeping anchor: Anchor? = nil, sticksToStart: Bool = true,
    sticksToEnd: Bool = false,
    _ change: (inout MasonryFeed) throws(Failure) -> Void
  ) throws(Failure) -> FrameChanges {
    try keepingPlace(
      in: &visible, keeping: anchor, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd
    ) { feed throws(Failure) in
      try change(&feed)
      return .unchanged
    }
  }
}
