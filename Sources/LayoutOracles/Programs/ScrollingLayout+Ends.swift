import LayoutGeometry
import MasonryLayout

extension ScrollingLayout {
  /// A view at an end of the content that sticks to it is at that end after any change.
  ///
  /// The view has a length along the axis, and is where an app would scroll it: at 0, or as far as
  /// the content is longer, and off by some units in the last place.
  func requireEnds(
    after old: Self, by mapping: Mapping, seenThrough length: Double, off units: Double,
    hangsFromEnd: Bool = false, _ viewport: (LayoutRect) -> Viewport
  ) throws(Failure) {
    func content(_ layout: Self) -> Double {
      layout.axis == .vertical ? layout.contentSize.height : layout.contentSize.width
    }
    func rect(_ layout: Self, near: Double) -> LayoutRect {
      layout.axis == .vertical
        ? LayoutRect(x: 0, y: near, width: 10, height: length)
        : LayoutRect(x: near, y: 0, width: length, height: 10)
    }
    func isMirrored(_ layout: Self) -> Bool {
      layout.axis == .horizontal && layout.environment.direction == .rightToLeft
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
      let edges = Self.visibleRect(of: visible)
      let start = axis == .vertical ? edges.minY : edges.minX
      let missing = isEnd != isMirrored(self) ? content(self) - (start + length) : start
      let pixel = environment.scale.map { 1 / $0 } ?? 0
      try require(
        (isEnd ? isAtEnd(visible) : isAtStart(visible))
          && missing <= pixel / 2 + 32 * max(content(self), length).ulp,
        "In \(length) points of \(content(self)), \(missing) are missing at an end")
    }
  }
}
