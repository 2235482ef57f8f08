extension MasonryWall {
  /// A transition from one wall to another by a progress: a pinch from three columns to six.
  ///
  ///     let pinch = MasonryWall.Transition(from: wall, to: six, around: finger, in: visible)
  ///     for item in pinch.items(at: progress) {            // 0 is the old wall, 1 the new one
  ///       show(photos[item.index], at: item.frame, opacity: item.opacity)
  ///     }
  ///     (wall, visible) = (pinch.end, pinch.endVisible)    // the pinch has ended
  ///
  /// It is a ``LayoutTransition`` of the feeds that the walls are, by indices.
  public struct Transition: Sendable, Equatable {
    let feeds: LayoutTransition

    /// Creates the transition from one wall, in its visible rectangle, to another in another.
    ///
    /// See ``LayoutTransition/init(from:in:to:in:by:around:)``.
    public init(
      from start: MasonryWall, in startVisible: LayoutRect, to end: MasonryWall,
      in endVisible: LayoutRect, by mapping: LayoutIndexMapping = .unchanged,
      around finger: LayoutPoint? = nil
    ) {
      feeds = LayoutTransition(
        from: start.feed, in: .init(startVisible), to: end.feed, in: .init(endVisible),
        by: .items(mapping, inSection: 0), around: finger)
    }

    /// Creates the transition around a finger: along the axis, the item under it stays there.
    ///
    /// See ``LayoutTransition/init(from:to:by:around:in:)``.
    public init(
      from start: MasonryWall, to end: MasonryWall, by mapping: LayoutIndexMapping = .unchanged,
      around finger: LayoutPoint, in visible: LayoutRect
    ) {
      feeds = LayoutTransition(
        from: start.feed, to: end.feed, by: .items(mapping, inSection: 0), around: finger,
        in: .init(visible))
    }
  }
}

extension MasonryWall.Transition {
  /// The wall at progress 0.
  package var start: MasonryWall { MasonryWall(feeds.start) }

  /// The wall at progress 1.
  public var end: MasonryWall { MasonryWall(feeds.end) }

  /// The visible rectangle at progress 0.
  package var startVisible: LayoutRect { feeds.startVisible.rect }

  /// The visible rectangle at progress 1.
  public var endVisible: LayoutRect { feeds.endVisible.rect }

  /// The size of the view at a progress; past the ends that at the nearer end.
  public func viewSize(at progress: Double) -> LayoutSize { feeds.viewSize(at: progress) }

  /// The items whose frames at a progress intersect the view, in the order of the second wall.
  ///
  /// - Complexity: that of ``LayoutTransition/elements(at:)``.
  public func items(at progress: Double) -> [Item] {
    feeds.elements(at: progress).compactMap { element in
      element.address.item.map { index in
        Item(
          index: index, oldIndex: element.oldAddress?.item, newIndex: element.newAddress?.item,
          frame: element.frame, opacity: element.opacity)
      }
    }
  }

  /// An item in view, and how to show it.
  public struct Item: Hashable, Sendable {
    /// The index in the second wall, or else in the first one.
    public let index: Int
    /// The index in the first wall, or `nil` if that does not show the item.
    public let oldIndex: Int?
    /// The index in the second wall, or `nil` if that does not show the item.
    public let newIndex: Int?
    /// The frame, in the coordinates of the view.
    public let frame: LayoutRect
    /// From 0 to 1: less than 1 while an item of only one wall fades.
    public let opacity: Double
  }
}
