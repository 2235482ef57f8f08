package import LayoutGeometry

/// Everything along the axis of scrolling, and the part of it that a rectangle shows.
///
/// Coordinates are distances from the start of the content, at whichever edge that is.
package struct ReferenceView<ID: Hashable> {
  package struct Item {
    package let id: ID
    package let start: Double
    package let end: Double
    var length: Double { end - start }
  }

  /// In the order of indices.
  package var items: [Item] = []
  package private(set) var start = 0.0
  package let length: Double
  let content: Double
  /// How near to an end of the content the rectangle is at it: half a pixel.
  package let tolerance: Double
  private let axis: LayoutAxis
  private let startsAtFarEdge: Bool

  package init(
    of frames: [(id: ID, frame: LayoutRect)], _ content: LayoutSize, in rect: LayoutRect,
    axis: LayoutAxis, _ environment: LayoutEnvironment
  ) {
    self.axis = axis
    startsAtFarEdge = axis.isMirrored(in: environment.direction)
    tolerance = environment.scale.map { 0.5 / $0 } ?? 0
    self.content = axis.length(of: content)
    let shown = rect.isFinite ? rect : .zero
    length = axis.length(of: shown)
    start = edges(of: shown).start
    items = frames.map { id, frame in
      let (start, end) = edges(of: frame)
      return Item(id: id, start: start, end: end)
    }
  }

  package func edges(of frame: LayoutRect) -> (start: Double, end: Double) {
    let own = axis.interval(of: frame)
    return startsAtFarEdge ? (content - own.far, content - own.near) : (own.near, own.far)
  }

  /// The x or y of the rectangle if it were scrolled to a start.
  package func offset(at start: Double) -> Double {
    startsAtFarEdge ? content - start - length : start
  }

  /// The start, or that at an end of the content that is within the tolerance.
  package func atEnd(_ start: Double) -> Double {
    [0, content - length].first { abs(start - $0) <= tolerance } ?? start
  }

  package func item(_ id: ID) -> Item? { items.first { $0.id == id } }

  package var end: Double { start + length }
  /// The start of a rectangle of this length at the end of the content; 0 if all of it fits.
  package var lastStart: Double { max(0, content - length) }
  /// How far the rectangle is pulled beyond the start of the content.
  var pullBeforeStart: Double { max(0, -atEnd(start)) }
  /// How far the rectangle is pulled past the end, or beyond the start if all fits.
  var pullPastEnd: Double { max(0, atEnd(start) - lastStart) }
}

/// What an anchor does, written from the documentation of `LayoutAnchor` alone.
package struct ReferenceAnchor<ID: Hashable> {
  /// A point of an item, and its distance from the start of the view.
  private struct Point {
    let id: ID
    let part: Double
    let distance: Double
  }

  package let seen: [ID]
  private let view: ReferenceView<ID>
  private var points: [Point] = []
  private let keepsStart: Bool
  private let keepsEnd: Bool
  /// Where the item that is kept began to be visible, from the start of the view.
  private var firstVisible = 0.0

  /// Creates the anchor of a view that sees some of its items through an uncovered part.
  package init(
    view: ReferenceView<ID>, sticksToStart: Bool, sticksToEnd: Bool, seen: [ID],
    uncovered: (start: Double, end: Double)
  ) {
    (self.view, self.seen) = (view, seen)
    keepsStart = sticksToStart && view.start <= view.tolerance
    keepsEnd = sticksToEnd && !keepsStart && view.end >= view.content - view.tolerance
    let items = seen.compactMap { view.item($0) }
    func beginsInView(_ item: ReferenceView<ID>.Item) -> Bool {
      item.length > 0 && item.start >= uncovered.start && item.start < uncovered.end
    }
    func visibleLength(_ item: ReferenceView<ID>.Item) -> Double {
      min(item.end, uncovered.end) - max(item.start, uncovered.start)
    }
    func point(of item: ReferenceView<ID>.Item, _ part: Double, at place: Double) -> Point {
      Point(id: item.id, part: part, distance: place - view.start)
    }
    points = items.filter(beginsInView).map { point(of: $0, 0, at: $0.start) }
    var others = items.filter { !beginsInView($0) }
    while let most = others.map(visibleLength).max(),
      let next = others.firstIndex(where: { visibleLength($0) == most })
    {
      let item = others.remove(at: next)
      points.append(
        item.length == 0
          ? point(of: item, 0, at: item.start)
          : item.end <= uncovered.end
            ? point(of: item, 1, at: item.end)
            : point(of: item, (uncovered.start - item.start) / item.length, at: uncovered.start))
    }
    if let first = points.first, let item = view.item(first.id) {
      firstVisible = max(item.start, uncovered.start) - view.start
    }
  }

  private func point(in new: ReferenceView<ID>) -> Point? {
    keepsStart || keepsEnd ? nil : points.first { new.item($0.id) != nil }
  }

  /// The item that is kept still.
  package func kept(in new: ReferenceView<ID>) -> ID? { point(in: new)?.id }

  /// Whether it is an edge of an item that is kept still.
  package func keepsEdge(in new: ReferenceView<ID>) -> Bool {
    point(in: new).map { $0.part == 0 || $0.part == 1 } ?? false
  }

  /// The start of a view of new content before pixels, by the order of all old items.
  package func start(in new: ReferenceView<ID>, order: [ID]) -> Double {
    if keepsStart { return view.atEnd(view.start) }
    if keepsEnd {
      let pulled = view.pullBeforeStart > 0 ? view.start : new.lastStart + view.pullPastEnd
      return max(pulled, new.content - new.length)
    }
    return min(
      max(wantedStart(in: new, order), -view.pullBeforeStart), new.lastStart + view.pullPastEnd)
  }

  /// Throws unless a rectangle is where a view of new content is to be; some items may be left out.
  func requireStart(
    of rect: LayoutRect, in new: ReferenceView<ID>, among items: ReferenceView<ID>? = nil,
    order: [ID], scale: Double?
  ) throws(Failure) {
    let (found, expected) = (new.edges(of: rect).start, start(in: items ?? new, order: order))
    // Between pixels, what is a half may be rounded either way.
    let isOnPixels = scale != nil && !keepsEdge(in: new)
    let slack = (isOnPixels ? 1.001 * max(1, 1 / (scale ?? 1)) : 1e-6) + view.tolerance
    try require((found - expected).magnitude <= slack, "It starts at \(found), not \(expected)")
  }

  private func wantedStart(in new: ReferenceView<ID>, _ order: [ID]) -> Double {
    // In a shorter view the point is moved into view, and what begins there as far as it fits.
    let isShorter = new.length < view.length
    func shown(_ distance: Double, _ length: Double = 0) -> Double {
      isShorter ? min(distance, max(0, new.length - length)) : distance
    }
    if let point = point(in: new), let item = new.item(point.id) {
      return item.start + point.part * item.length
        - shown(point.distance, point.part == 0 ? item.length : 0)
    }
    if let first = points.first, let place = order.firstIndex(of: first.id) {
      if let next = order[place...].lazy.compactMap({ new.item($0) }).first {
        return next.start - shown(firstVisible)
      }
      if let last = order[..<place].reversed().lazy.compactMap({ new.item($0) }).first {
        return last.end - shown(firstVisible)
      }
    }
    let start = view.atEnd(view.start)
    if view.lastStart == new.lastStart || start < 0 { return start }
    return view.lastStart == 0 ? 0 : start / view.lastStart * new.lastStart
  }
}
