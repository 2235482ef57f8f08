package import LayoutGeometry

/// What a wall or a feed shows, with all distances from the start of its content: the oracle of anchors.
///
/// It turns rows from right to left around as a whole, and looks at every item for every question.
package struct ReferenceView<ID: Hashable> {
  /// Something that is seen or not, from one distance to another.
  package struct Item {
    package var id: ID
    package var start: Double
    package var end: Double
  }

  package var items: [Item] = []
  package var contentLength: Double
  package var start: Double
  package var length: Double
  private let isMirrored: Bool
  private let isVertical: Bool

  /// What is seen of some items in a rectangle.
  package init(
    of items: [(id: ID, frame: LayoutRect)], _ contentSize: LayoutSize, in rect: LayoutRect,
    axis: LayoutAxis, _ direction: LayoutReadingDirection
  ) {
    isVertical = axis == .vertical
    isMirrored = !isVertical && direction == .rightToLeft
    contentLength = isVertical ? contentSize.height : contentSize.width
    length = isVertical ? rect.height : rect.width
    start = 0
    start = edges(of: rect).start
    self.items = items.map { id, frame in
      let (start, end) = edges(of: frame)
      return Item(id: id, start: start, end: end)
    }
  }

  /// The distances of the edges of a frame from the start of the content.
  package func edges(of frame: LayoutRect) -> (start: Double, end: Double) {
    if isVertical { return (frame.minY, frame.maxY) }
    return isMirrored
      ? (contentLength - frame.maxX, contentLength - frame.minX) : (frame.minX, frame.maxX)
  }

  /// The distance at which the view ends.
  package var end: Double { start + length }
  /// The greatest distance to which one scrolls.
  package var lastStart: Double { max(0, contentLength - length) }

  /// The coordinate of the near edge, if the view were scrolled to a start.
  package func offset(at start: Double) -> Double {
    isMirrored ? contentLength - start - length : start
  }

  /// Something by what it is told apart by.
  package func item(_ id: ID) -> Item? { items.first { $0.id == id } }
}

/// What is kept still, by the words of the documentation.
package struct ReferenceAnchor<ID: Hashable> {
  package var view: ReferenceView<ID>
  var sticksToStart: Bool
  var sticksToEnd: Bool

  /// What is seen of the items, from one distance to another.
  package var seen: [ID]
  package var uncovered: (start: Double, end: Double)

  /// What is kept of a view, by what is seen of it.
  package init(
    view: ReferenceView<ID>, sticksToStart: Bool = true, sticksToEnd: Bool = false, seen: [ID],
    uncovered: (start: Double, end: Double)
  ) {
    self.view = view
    self.sticksToStart = sticksToStart
    self.sticksToEnd = sticksToEnd
    self.seen = seen
    self.uncovered = uncovered
  }

  /// Everything that was seen, the best first.
  private var ranking: [ReferenceView<ID>.Item] {
    let all = seen.compactMap { view.item($0) }
    let begun = all.filter { $0.start >= uncovered.start && part($0) > 0 }
    var others = all.filter { item in !begun.contains { $0.id == item.id } }
    // Sorted by insertion, so that equals stay in their order.
    for index in others.indices {
      var place = index
      while place > 0, part(others[place]) > part(others[place - 1]) {
        others.swapAt(place, place - 1)
        place -= 1
      }
    }
    return begun + others
  }

  private func part(_ item: ReferenceView<ID>.Item) -> Double {
    max(0, min(item.end, uncovered.end) - max(item.start, uncovered.start))
  }

  private var keepsEnd: Bool {
    (sticksToStart && view.start <= 0) || (sticksToEnd && view.start >= view.lastStart)
  }

  /// What is kept, if it is in the new view.
  package func kept(in new: ReferenceView<ID>) -> ID? {
    keepsEnd ? nil : ranking.first { new.item($0.id) != nil }?.id
  }

  /// Whether an edge of what is kept stays, and not a point that may lie between two pixels.
  package func keepsEdge(in new: ReferenceView<ID>) -> Bool {
    guard let id = kept(in: new), let old = view.item(id) else { return false }
    return old.start >= uncovered.start || old.end <= uncovered.end
  }

  /// The start to which the new view is to be scrolled.
  ///
  /// The order is that of everything, seen or not, before the change.
  package func start(in new: ReferenceView<ID>, order: [ID], scale: Double?) -> Double {
    let overshoot = max(0, view.start - view.lastStart)
    let wanted = wantedStart(in: new, order: order, scale: scale)
    return max(min(0, view.start), min(wanted, new.lastStart + overshoot))
  }

  private func wantedStart(
    in new: ReferenceView<ID>, order: [ID], scale: Double?
  ) -> Double {
    if sticksToStart, view.start <= 0 { return view.start }
    if sticksToEnd, view.start >= view.lastStart {
      return new.lastStart + max(0, view.start - view.lastStart)
    }
    let isShorter = new.length < view.length
    if let id = kept(in: new), let old = view.item(id), let item = new.item(id) {
      if old.start >= uncovered.start {
        var distance = old.start - view.start
        if isShorter { distance = min(distance, max(0, new.length - (item.end - item.start))) }
        return item.start - distance
      }
      if old.end <= uncovered.end {
        let distance = old.end - view.start
        return item.end - (isShorter ? min(distance, new.length) : distance)
      }
      let fraction = (uncovered.start - old.start) / (old.end - old.start)
      let distance = uncovered.start - view.start
      let shown = isShorter ? min(distance, new.length) : distance
      return item.start + fraction * (item.end - item.start) - shown
    }
    if let first = ranking.first, let place = order.firstIndex(of: first.id) {
      let distance = min(max(first.start, uncovered.start) - view.start, new.length)
      if let next = order[place...].compactMap({ new.item($0) }).first {
        return next.start - distance
      }
      if let last = order[..<place].reversed().compactMap({ new.item($0) }).first {
        return last.end - distance
      }
    }
    if new.lastStart == view.lastStart { return view.start }
    let start = view.lastStart > 0 ? view.start / view.lastStart * new.lastStart : 0
    return start.aligned(toScale: scale)
  }
}
