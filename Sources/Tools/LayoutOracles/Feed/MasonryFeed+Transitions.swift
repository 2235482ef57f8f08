import LayoutGeometry
import MasonryLayout

/// An element of a layout, and its frame in a viewport.
typealias PlacedElement = (id: MasonryFeed.Address, frame: LayoutRect)

extension MasonryFeed {
  /// A transition by the words of its documentation, applied to all elements of both layouts.
  ///
  /// Exactly what meets the view at a progress from 0 to 1 is shown, in order; at the edges of the
  /// view a rounding decides. At the ends a transition shows what the layouts do.
  func requireTransition(
    from old: Self, in oldViewport: Viewport, _ oldElements: [PlacedElement],
    to viewport: Viewport, _ elements: [PlacedElement], by mapping: AddressMapping,
    at progress: Double
  ) throws(Failure) {
    let transition = LayoutTransition(
      from: old, in: oldViewport, to: self, in: viewport, by: mapping)
    let found = transition.elements(at: progress)
    let (start, end) = (oldViewport.rect, viewport.rect)
    // Far from the content, sums of coordinates lose what is compared.
    let areNear = ([start, end] + oldElements.map { $0.frame } + elements.map { $0.frame })
      .allSatisfy { max($0.minX.magnitude, $0.minY.magnitude, $0.maxX, $0.maxY) < 0x1p30 }
    guard start.isFinite, end.isFinite, areNear else { return }
    try requireSameIDs(
      transition.elements(at: 0).compactMap { $0.oldAddress }, old.elements(in: oldViewport),
      "start")
    try requireSameIDs(
      transition.elements(at: 1).compactMap { $0.newAddress }, self.elements(in: viewport), "end")
    let view = LayoutRect(
      x: 0, y: 0, width: between(start.width, end.width, progress),
      height: between(start.height, end.height, progress))
    try require(transition.viewSize(at: progress) == view.size, "The view is not \(view)")
    var next = 0
    for way in passages(oldElements, start, elements, end, by: mapping) {
      let (frame, opacity) = way.sight(at: progress)
      let isSeen =
        next < found.count && found[next].oldAddress == way.oldID
        && found[next].newAddress == way.newID
      let slack = 1e-6
      let mayBeSeen = frame.insetBy(dx: -slack, dy: -slack).intersects(view)
      let mustBeSeen = [
        frame.intersects(view), frame.insetBy(dx: slack, dy: slack).intersects(view),
        frame.intersects(view.insetBy(dx: slack, dy: slack)),
      ].allSatisfy { $0 }
      let what: FailureText = "\(any: way.oldID) to \(any: way.newID), at \(frame) in \(view)"
      try require(isSeen ? mayBeSeen && opacity > 0 : !mustBeSeen || opacity == 0, what)
      guard isSeen else { continue }
      let element = found[next]
      next += 1
      try require(element.address == way.id, "The identity of \(what)")
      try require((element.opacity - opacity).magnitude <= slack, "The opacity of \(what)")
      let edges = [element.frame, frame].map { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
      for (edge, expected) in zip(edges[0], edges[1]) {
        let distance = (edge - expected).magnitude
        try require(
          distance <= slack * max(1, 1e-6 * expected.magnitude), "\(what) is at \(element.frame)")
      }
    }
    try require(next == found.count, "Seen are \(found.count), and \(next) in order")
  }

  private func requireSameIDs(
    _ ids: [Address], _ elements: [Element], _ what: FailureText
  ) throws(Failure) {
    let expected = elements.map { $0.address }
    try require(
      ids.count == expected.count && Set(ids) == Set(expected),
      "At the \(what) are \(ids), not \(expected)")
  }

  /// Where each element of two layouts is in both, in order.
  private func passages(
    _ oldElements: [PlacedElement], _ start: LayoutRect,
    _ elements: [PlacedElement], _ end: LayoutRect, by mapping: AddressMapping
  ) -> [ReferencePassage] {
    var oldFrames: [Address: LayoutRect] = [:]
    for (id, frame) in oldElements {
      oldFrames[id] = frame.offsetBy(dx: -start.minX, dy: -start.minY)
    }
    var rest = oldFrames
    var passages: [ReferencePassage] = []
    for (id, frame) in elements {
      var way = ReferencePassage(id: id, newID: id)
      way.new = frame.offsetBy(dx: -end.minX, dy: -end.minY)
      if let oldID = mapping.oldAddress(of: id), let old = rest.removeValue(forKey: oldID) {
        (way.oldID, way.old) = (oldID, old)
      }
      passages.append(way)
    }
    for (id, _) in oldElements {
      if let old = rest[id] { passages.append(ReferencePassage(id: id, oldID: id, old: old)) }
    }
    // Without a mapping all are in one order.
    return mapping != .unchanged
      ? passages : passages.sorted { $0.id < $1.id }
  }
}

extension MasonryWall.Transition {
  /// Past the ends the nearer layout is scaled about a finger, or the middle of the first view.
  ///
  /// An element less than 10⁻⁶ points from an edge of the view may be there or not, as numbers are
  /// rounded. The ratio is the width of the second layout's columns, divided by the first one's.
  func requireScaled(
    about finger: LayoutPoint? = nil, by ratio: Double, _ mapping: LayoutIndexMapping
  ) throws(Failure) {
    let view = startVisible
    let x = finger.map { $0.x - view.minX } ?? view.width / 2
    let y = finger.map { $0.y - view.minY } ?? view.height / 2
    for isStart in [true, false] {
      let (layout, visible) = isStart ? (start, startVisible) : (end, endVisible)
      let scale = isStart ? 1 / ratio.squareRoot() : ratio.squareRoot()
      let seen = LayoutRect(origin: .zero, size: visible.size)
      let found = items(at: isStart ? -0.5 : 1.5)
      var next = 0
      for index in 0..<layout.items.shownItemCount {
        let frame = layout.frame(ofItemAt: index)
        let scaled = LayoutRect(
          x: x + (frame.minX - visible.minX - x) * scale,
          y: y + (frame.minY - visible.minY - y) * scale,
          width: frame.width * scale, height: frame.height * scale)
        let oldID = isStart ? index : mapping.oldIndex(of: index)
        let newID = isStart ? mapping.newIndex(of: index) : index
        let isFound =
          next < found.count && (isStart ? found[next].oldIndex : found[next].newIndex) == index
        let what: FailureText = "Item \(index) at \(scaled), past the end in \(seen)"
        guard isFound else {
          let isInside =
            scaled.intersects(seen) && scaled.intersects(seen.insetBy(dx: 1e-6, dy: 1e-6))
          try require(!isInside, what)
          continue
        }
        let element = found[next]
        next += 1
        try require(scaled.insetBy(dx: -1e-6, dy: -1e-6).intersects(seen), what)
        try require(
          element.oldIndex == oldID.flatMap { $0 < start.items.shownItemCount ? $0 : nil }
            && element.newIndex == newID.flatMap { $0 < end.items.shownItemCount ? $0 : nil }, what)
        try require(element.frame.distance(from: scaled) <= 1e-6, what)
      }
      try require(next == found.count, "Past the end are \(found.count), \(next) in order")
    }
  }
}

/// An element in the coordinates of the view of one layout, or of two.
private struct ReferencePassage {
  let id: MasonryFeed.Address
  var oldID: MasonryFeed.Address?
  var newID: MasonryFeed.Address?
  var old: LayoutRect?
  var new: LayoutRect?

  /// The frame and the opacity at a progress; what only one layout has fades in its place.
  func sight(at progress: Double) -> (frame: LayoutRect, opacity: Double) {
    guard let old, let new else {
      return (old ?? new ?? .zero, new == nil ? 1 - progress : progress)
    }
    return (
      LayoutRect(
        x: between(old.minX, new.minX, progress), y: between(old.minY, new.minY, progress),
        width: between(old.width, new.width, progress),
        height: between(old.height, new.height, progress)), 1
    )
  }
}

private func between(_ one: Double, _ other: Double, _ progress: Double) -> Double {
  one * (1 - progress) + other * progress
}
