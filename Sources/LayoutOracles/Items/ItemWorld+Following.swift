import MasonryLayout

extension ItemWorld {
  /// Whether sums of all numbers are exact, so that what is rounded nowhere can be told to the bit.
  var isExact: Bool {
    let frames = allFrames(of: layout)
    return frames.allSatisfy { $0.isExact } && layout.contentSize.isExact
      && items.allSatisfy { $0.length.isExact }
  }

  /// An anchor leads to the place that the words of the documentation say, and by all ways.
  func checkAnchor(
    after old: ItemWorld, by mapping: LayoutIndexMapping, in rect: LayoutRect
  ) throws(Failure) {
    let (sticksToStart, sticksToEnd) = (looks % 2 == 0, looks % 4 < 2)
    let anchor = old.layout.anchor(
      in: rect, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd)
    // A rectangle that is not finite stays as it is.
    guard rect.isFinite else { return }
    var visible = rect
    old.layout.scroll(&visible, to: anchor)
    try require(visible == rect, "In a layout that did not change \(rect) becomes \(visible)")
    // The viewport turns along with the layout.
    let turned = LayoutRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    let newRect = old.layout.axis == layout.axis ? rect : turned
    visible = newRect
    layout.scroll(&visible, to: anchor, after: mapping)
    try require(visible.isFinite && visible.size == newRect.size, "It becomes \(visible)")
    let offset = layout.axis == .vertical ? visible.minY : visible.minX
    let followed = anchor.following(mapping)
    var other = newRect
    layout.scroll(&other, to: followed)
    try require(other == visible, "Followed, the offset is another")
    if let index = followed.index {
      try require(items.indices.contains(index), "The anchor is item \(index)")
    }
    let (oldFrames, newFrames) = (allFrames(of: old.layout), allFrames(of: layout))
    // Of what is rounded, the oracle may see a little more or less.
    let isExact = ([rect] + oldFrames + newFrames).allSatisfy { $0.isExact }
    guard isExact, old.layout.contentSize.isExact, layout.contentSize.isExact else { return }
    let before = old.view(in: rect, oldFrames)
    let after = view(in: newRect, newFrames)
    let reference = ReferenceAnchor(
      view: before, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd,
      seen: fullScan(of: oldFrames, in: rect).map { old.items[$0].id },
      uncovered: (before.start, before.end))
    let kept = reference.kept(in: after).flatMap { id in items.firstIndex { $0.id == id } }
    try require(followed.index == kept, "Kept is \(any: followed.index), and not \(any: kept)")
    let start = reference.start(in: after, order: old.items.map { $0.id })
    let expected = after.offset(at: start)
    // Between pixels, what is a half may be rounded either way.
    let isOnPixels = layout.environment.scale != nil && !reference.keepsEdge(in: after)
    let pixel = layout.environment.scale.map { max(1, 1 / $0) } ?? 1
    let slack = (isOnPixels ? 1.001 * pixel : 1e-6) + before.tolerance
    try require(
      (offset - expected).magnitude <= slack, "In \(rect) the offset is \(offset), not \(expected)")
  }

  private func view(in rect: LayoutRect, _ frames: [LayoutRect]) -> ReferenceView<Int> {
    ReferenceView(
      of: zip(items, frames).map { ($0.id, $1) }, layout.contentSize, in: rect, axis: layout.axis,
      layout.environment)
  }
}

extension LayoutRect {
  /// Whether all edges, and their differences, are known to the bit.
  var isExact: Bool {
    minX.isExact && maxX.isExact && minY.isExact && maxY.isExact
  }
}

extension LayoutSize {
  var isExact: Bool { width.isExact && height.isExact }
}

extension Double {
  /// Whether the number is a not too large multiple of 1/1024.
  var isExact: Bool {
    magnitude < 0x1p30 && (self * 1024).rounded(.down) == self * 1024
  }
}
