extension MasonryGrid {
  /// The transition from one wall to another, as a function of a progress: a pinch from three
  /// columns to six.
  ///
  ///     let pinch = MasonryGrid.Transition(from: wall, to: six, around: finger, in: visible)
  ///     for item in pinch.items(at: progress) {            // 0 is the old wall, 1 the new one
  ///       show(photos[item.index], at: item.frame, opacity: item.opacity)
  ///     }
  ///     (wall, visible) = (pinch.end, pinch.endVisible)    // the pinch has ended
  ///
  /// Items are matched by their indices: apply changes of items first. Coordinates are those of the
  /// view: its origin is that of the visible rectangle.
  ///
  /// - **From 0 to 1** the size of the view and each frame in it change in proportion to the
  ///   progress. An item of only one wall stays at its place in the view and fades. At the ends the
  ///   items are those of the two walls; in between their edges are not on pixels.
  /// - **Past the ends** the nearer wall is scaled about the finger, by the ratio of the first
  ///   columns of the second wall and of the first, to the power of the overshoot, at most 1 either
  ///   way. A ratio of 0, and one that is not finite, counts as 1, and a progress of NaN as 0.
  ///
  /// A transition holds copies of both walls, which share their storage until one changes.
  public struct Transition: Sendable, Equatable {
    /// The walls at progress 0 and at progress 1.
    public let start, end: MasonryGrid

    private let passage: Passage

    /// The indices of the items in view from 0 to 1, and of a few others, in ascending order.
    let passing: [Int]

    /// Creates the transition from one wall, in its visible rectangle, to another in another.
    ///
    /// A rectangle that is not finite counts as an empty one at the origin. The finger is in the
    /// coordinates of the first wall's content, by default in the middle of its view.
    ///
    /// - Complexity: O(*c* log *n* + *k* log *k* + *w*) for *c* columns of both walls, *n* items,
    ///   *k* items in view at any progress from 0 to 1, and *w* indices from the first item after
    ///   the view of one wall to the last before that of the other: a few, if both show the same
    ///   items in shortest columns. A dense packing takes a step more for each item that went back
    ///   to a gap. If the walls scroll in different directions, *k* is *n*.
    public init(
      from start: MasonryGrid, in startVisible: LayoutRect, to end: MasonryGrid,
      in endVisible: LayoutRect, around finger: LayoutPoint? = nil
    ) {
      (self.start, self.end) = (start, end)
      let way = Passage(
        from: startVisible, to: endVisible, around: finger,
        ratio: end.tracks.crossLength(span: 1) / start.tracks.crossLength(span: 1))
      passage = way
      passing = start.passing(
        way.content(of: way.start, along: start.axis, length: start.contentLength), to: end,
        way.content(of: way.end, along: end.axis, length: end.contentLength))
    }

    /// Creates the transition around a finger: along the axis, what it is on stays under it.
    ///
    /// The second visible rectangle is as large as the first, and scrolled to the
    /// ``MasonryGrid/anchor(at:in:)``, but not beyond the ends of the content.
    public init(
      from start: MasonryGrid, to end: MasonryGrid, around finger: LayoutPoint,
      in visible: LayoutRect
    ) {
      var endVisible = visible
      end.scroll(&endVisible, to: start.anchor(at: finger, in: visible))
      self.init(from: start, in: visible, to: end, in: endVisible, around: finger)
    }
  }
}

extension MasonryGrid.Transition {
  /// An item in view, and how to show it.
  public struct Item: Hashable, Sendable {
    /// The index of the item in both walls.
    public let index: Int

    /// Where it is, in the coordinates of the view.
    public let frame: LayoutRect

    /// From 0 to 1: less than 1 while an item of only one wall fades.
    public let opacity: Double
  }

  /// The visible rectangle of the first wall.
  public var startVisible: LayoutRect { passage.start }

  /// The visible rectangle of the second wall.
  public var endVisible: LayoutRect { passage.end }

  /// The size of the view at a progress; past the ends that at the nearer end.
  public func viewSize(at progress: Double) -> LayoutSize { passage.viewSize(at: progress) }

  /// The items whose frames at a progress intersect the view, in ascending order.
  ///
  /// - Complexity: O(*k*) for *k* items in view at any progress from 0 to 1. Past the ends that of
  ///   ``MasonryGrid/items(in:)-(LayoutRect)``.
  public func items(at progress: Double) -> [Item] {
    func indices(_ wall: MasonryGrid, _ visible: LayoutRect) -> [Int] {
      let length = wall.contentLength
      return wall.indices(
        in: passage.content(of: visible, along: wall.axis, length: length, at: progress))
    }
    let seen =
      progress < 0
      ? indices(start, passage.start) : progress > 1 ? indices(end, passage.end) : passing
    let (mapper, endMapper) = (start.mapper, end.mapper)
    return seen.compactMap { index in
      let sight = passage.sight(
        of: index < start.itemCount ? start.frame(ofItemAt: index, mapper) : nil,
        index < end.itemCount ? end.frame(ofItemAt: index, endMapper) : nil, at: progress)
      return sight.map { Item(index: index, frame: $0.frame, opacity: $0.opacity) }
    }
  }
}
