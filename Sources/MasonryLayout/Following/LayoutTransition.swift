/// The transition from one layout to another, as a function of a progress: a pinch from three
/// columns to six.
///
///     let pinch = MasonryGrid.Transition(from: wall, to: six, around: finger, in: visible)
///     for item in pinch.items(at: progress) {            // 0 is the old wall, 1 the new one
///       show(photos[item.index], at: item.frame, opacity: item.opacity)
///     }
///     (wall, visible) = (pinch.end, pinch.endVisible)    // the pinch has ended
///
/// Elements are matched by their indices or addresses: apply changes of items first. Coordinates
/// are those of the view: its origin is that of the visible rectangle.
///
/// - **From 0 to 1** the size of the view and each frame in it change in proportion to the
///   progress. An element of only one layout stays at its place in the view and fades. At the ends
///   the elements are those of the two layouts; in between their edges are not on pixels. Headers
///   and footers go from where the first viewport pins them to where the second does.
/// - **Past the ends** the nearer layout is scaled about the finger, to the power of the overshoot,
///   at most 1 either way, by a ratio of the second layout to the first: that of the widths of
///   first columns, or of the heights of rows; in a feed of the section under the finger. A ratio
///   of 0, and one that is not finite, counts as 1, and a progress of NaN as 0.
///
/// A transition holds copies of both layouts, which share their storage until one changes.
public struct LayoutTransition<Layout: ScrollingLayout>: Sendable, Equatable {
  /// The layouts at progress 0 and at progress 1.
  public let start, end: Layout
  /// What is seen of both layouts.
  public let startVisible, endVisible: Layout.Viewport
  private let passage: Passage
  /// What is in view from 0 to 1, and a few others, in the order of the content.
  let passing: [Layout.Element.ID]

  /// Creates the transition from one layout, in its visible rectangle, to another in another.
  ///
  /// A rectangle that is not finite counts as an empty one at the origin. The finger is in the
  /// coordinates of the first layout's content, by default in the middle of its view.
  ///
  /// - Complexity: O(*c* log *n* + *k* log *k* + *w*) for *c* columns of both walls, *n* items,
  ///   *k* items in view at any progress from 0 to 1, and *w* indices from the first item after the
  ///   view of one wall to the last before that of the other. If they scroll in different
  ///   directions, *k* is *n*. In a feed that of each section in view at any progress.
  @_specialize(where Layout == MasonryGrid)
  @_specialize(where Layout == MasonryRows)
  @_specialize(where Layout == MasonryFeed)
  public init(
    from start: Layout, in startVisible: Layout.Viewport, to end: Layout,
    in endVisible: Layout.Viewport, around finger: LayoutPoint? = nil
  ) {
    (self.start, self.end) = (start, end)
    func finite(_ visible: Layout.Viewport) -> Layout.Viewport {
      Layout.visibleRect(of: visible).isFinite
        ? visible : Layout.viewport(visible, showing: .zero)
    }
    let (startVisible, endVisible) = (finite(startVisible), finite(endVisible))
    (self.startVisible, self.endVisible) = (startVisible, endVisible)
    let rect = Layout.visibleRect(of: startVisible)
    let held = start.anchor(at: finger ?? rect.center, in: startVisible).heldID
    let way = Passage(
      from: rect, to: Layout.visibleRect(of: endVisible), around: finger,
      ratio: end.typicalLength(around: held) / start.typicalLength(around: held))
    passage = way
    func seen(_ layout: Layout, _ rect: LayoutRect, _ visible: Layout.Viewport) -> Layout.Viewport {
      let length = layout.axis.length(of: layout.contentSize)
      return Layout.viewport(
        visible, showing: way.content(of: rect, along: layout.axis, length: length))
    }
    passing = start._passing(
      seen(start, way.start, startVisible), to: end, seen(end, way.end, endVisible))
  }

  /// Creates the transition around a finger: along the axis, what it is on stays under it.
  ///
  /// The second visible rectangle is as large as the first, and scrolled to the
  /// ``ScrollingLayout/anchor(at:in:)``, but not beyond the ends of the content.
  public init(
    from start: Layout, to end: Layout, around finger: LayoutPoint, in visible: Layout.Viewport
  ) {
    var endVisible = visible
    end.scroll(&endVisible, to: start.anchor(at: finger, in: visible))
    self.init(from: start, in: visible, to: end, in: endVisible, around: finger)
  }
}

extension ScrollingLayout {
  /// The transition from one such layout to another, as a function of a progress.
  public typealias Transition = LayoutTransition<Self>
}

extension LayoutTransition {
  /// An element in view, and how to show it.
  public struct Element: Hashable, Sendable {
    /// The index or the address of the element in both layouts.
    public let id: Layout.Element.ID
    /// Where it is, in the coordinates of the view.
    public let frame: LayoutRect
    /// From 0 to 1: less than 1 while an element of only one layout fades.
    public let opacity: Double
  }

  /// The size of the view at a progress; past the ends that at the nearer end.
  public func viewSize(at progress: Double) -> LayoutSize { passage.viewSize(at: progress) }

  /// The elements whose frames at a progress intersect the view, in the order of the content.
  ///
  /// - Complexity: O(*k*) for *k* elements in view at any progress from 0 to 1. Past the ends that
  ///   of `elements(in:)`.
  @_specialize(where Layout == MasonryGrid)
  @_specialize(where Layout == MasonryRows)
  @_specialize(where Layout == MasonryFeed)
  public func elements(at progress: Double) -> [Element] {
    func shown(
      _ layout: Layout, _ rect: LayoutRect, _ visible: Layout.Viewport
    ) -> [Layout.Element.ID] {
      let length = layout.axis.length(of: layout.contentSize)
      let content = passage.content(of: rect, along: layout.axis, length: length, at: progress)
      return layout.elements(in: Layout.viewport(visible, showing: content)).map { $0.id }
    }
    let seen =
      progress < 0
      ? shown(start, passage.start, startVisible)
      : progress > 1 ? shown(end, passage.end, endVisible) : passing
    return seen.compactMap { id in
      let sight = passage.sight(
        of: start.frame(of: id, in: startVisible),
        end.frame(of: id, in: endVisible), at: progress)
      return sight.map { Element(id: id, frame: $0.frame, opacity: $0.opacity) }
    }
  }
}
