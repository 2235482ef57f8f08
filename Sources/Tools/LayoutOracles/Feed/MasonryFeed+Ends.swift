import LayoutGeometry
import MasonryLayout

extension MasonryFeed {
  /// An anchor leads to one place by all ways: the anchor then, and the view before and after.
  ///
  /// The viewport of a rectangle may have carousels that are scrolled as they are in another one.
  func requireFollowed(
    from old: Self, by mapping: AddressMapping, in rect: LayoutRect,
    sticks: (toStart: Bool, toEnd: Bool), _ viewport: (LayoutRect, Viewport?) -> Viewport
  ) throws(Failure) -> (anchor: LayoutAnchor, shown: LayoutRect, scrolled: LayoutRect) {
    var visible = viewport(rect, nil)
    let anchor = old.anchor(in: visible, sticksToStart: sticks.toStart, sticksToEnd: sticks.toEnd)
    old.scroll(&visible, to: anchor)
    try require(visible.rect == rect, "Without a change \(rect) is scrolled")
    // The viewport turns along with the layout.
    let turned = LayoutRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    let shown = old.axis == axis ? rect : turned
    visible = viewport(shown, nil)
    scroll(&visible, to: anchor, after: mapping)
    let scrolled = visible.rect
    try require(scrolled.isFinite && scrolled.size == shown.size, "It becomes \(scrolled)")
    let followed = anchor.following(mapping)
    var other = viewport(shown, visible)
    scroll(&other, to: followed)
    try require(other == visible, "Followed, it is \(other), not \(visible)")
    return (followed, shown, scrolled)
  }

  /// A view at an end of the content, but for some last places, is there after any change.
  func requireEnds(
    after old: Self, by mapping: AddressMapping, seenThrough length: Double, off units: Double,
    hangsFromEnd: Bool = false, _ viewport: (LayoutRect) -> Viewport
  ) throws(Failure) {
    func content(_ layout: Self) -> Double { layout.axis.length(of: layout.contentSize) }
    func rect(_ layout: Self, near: Double) -> LayoutRect {
      layout.axis.rect(main: near, length: length, cross: 0, crossLength: 10)
    }
    func isMirrored(_ layout: Self) -> Bool {
      layout.axis.isMirrored(in: layout.environment.direction)
    }
    for isEnd in [false, true] where isEnd || !hangsFromEnd {
      let end = isEnd != isMirrored(old) ? content(old) - length : 0
      let near = end + units * max(content(old), length).ulp
      let seen = viewport(rect(old, near: near))
      try require(
        isEnd ? old.isAtEnd(seen) : old.isAtStart(seen), "At \(near) it is not at an end")
      let anchor = old.anchor(in: seen, sticksToStart: !isEnd, sticksToEnd: isEnd)
      var visible = viewport(rect(self, near: 0))
      scroll(&visible, to: anchor, after: mapping)
      let start = axis.interval(of: visible.rect).near
      let missing = isEnd != isMirrored(self) ? content(self) - (start + length) : start
      let pixel = environment.scale.map { 1 / $0 } ?? 0
      try require(
        (isEnd ? isAtEnd(visible) : isAtStart(visible))
          && missing <= pixel / 2 + 32 * max(content(self), length).ulp,
        "In \(length) points of \(content(self)), \(missing) are missing at an end")
    }
  }
}
