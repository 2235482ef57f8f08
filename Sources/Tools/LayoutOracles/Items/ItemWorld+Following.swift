import MasonryLayout

extension ItemWorld {
  /// Whether sums of all numbers are exact, so that what is rounded nowhere can be told to the bit.
  var isExact: Bool {
    let frames = allFrames(of: layout)
    return frames.allSatisfy { $0.isExact } && wall.contentSize.isExact
      && items.allSatisfy { $0.length.isExact }
  }

  /// An anchor leads to the place that the words of the documentation say, and by all ways.
  func checkAnchor(
    after old: ItemWorld, by mapping: LayoutIndexMapping, in rect: LayoutRect
  ) throws(Failure) {
    // A rectangle that is not finite stays as it is.
    guard rect.isFinite else { return }
    let sticks = (toStart: looks % 2 == 0, toEnd: looks % 4 < 2)
    let (followed, newRect, visible) = try wall.feed.requireFollowed(
      from: old.wall.feed, by: .items(mapping, inSection: 0), in: rect, sticks: sticks
    ) { rect, _ in .init(rect) }
    if let index = followed.index {
      try require(items.indices.contains(index), "The anchor is item \(index)")
    }
    let (oldFrames, newFrames) = (allFrames(of: old.layout), allFrames(of: layout))
    // Of what is rounded, the oracle may see a little more or less.
    let isExact = ([rect] + oldFrames + newFrames).allSatisfy { $0.isExact }
    guard isExact, old.wall.contentSize.isExact, wall.contentSize.isExact else { return }
    let before = old.view(in: rect, oldFrames)
    let after = view(in: newRect, newFrames)
    let reference = ReferenceAnchor(
      view: before, sticksToStart: sticks.toStart, sticksToEnd: sticks.toEnd,
      seen: fullScan(of: oldFrames, in: rect).map { old.items[$0].id },
      uncovered: (before.start, before.end))
    let kept = reference.kept(in: after).flatMap { id in items.firstIndex { $0.id == id } }
    // An anchor follows items that are left out, and keeps another one still.
    let isLeftOut = followed.index.map { $0 >= newFrames.count } ?? false
    try require(
      isLeftOut || followed.index == kept, "Kept is \(any: followed.index), and not \(any: kept)")
    try reference.requireStart(
      of: visible, in: after, order: old.items.map { $0.id }, scale: layout.environment.scale)
  }

  private func view(in rect: LayoutRect, _ frames: [LayoutRect]) -> ReferenceView<Int> {
    ReferenceView(
      of: zip(items, frames).map { ($0.id, $1) }, wall.contentSize, in: rect, axis: layout.axis,
      layout.environment)
  }
}

extension LayoutRect {
  /// Whether all edges, and their differences, are known to the bit: an edge may be a rounded sum.
  var isExact: Bool { origin.x.isExact && origin.y.isExact && size.isExact }
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
