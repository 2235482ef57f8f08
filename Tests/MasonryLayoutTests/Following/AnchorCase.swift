import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// An anchor of a wall, and what the words of the documentation say of it.
struct AnchorCase {
  let anchor: MasonryGrid.Anchor
  let start: TrackedWall
  let rect: LayoutRect
  private let reference: ReferenceAnchor<Int>

  /// What has happened since.
  var mapping = LayoutIndexMapping.unchanged

  init(
    of wall: TrackedWall, in rect: LayoutRect, sticksToStart: Bool = true,
    sticksToEnd: Bool = false
  ) {
    let all = frames(of: wall.wall)
    let view = Self.view(wall, all, in: rect)
    anchor = wall.wall.anchor(
      in: rect, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd)
    reference = ReferenceAnchor(
      view: view, sticksToStart: sticksToStart, sticksToEnd: sticksToEnd,
      seen: zip(wall.items.ids, all).filter { $0.1.intersects(rect) }.map(\.0),
      uncovered: (view.start, view.end))
    (start, self.rect) = (wall, rect)
    let offset = wall.wall.offset(keeping: anchor, in: rect)
    expectEqual(offset, wall.wall.near(of: rect), "Nothing has changed")
  }

  private static func view(
    _ wall: TrackedWall, _ frames: [LayoutRect], in rect: LayoutRect
  ) -> ReferenceView<Int> {
    ReferenceView(
      of: Array(zip(wall.items.ids, frames)), wall.wall.contentSize, in: rect,
      axis: wall.wall.axis, wall.wall.environment.direction)
  }

  /// Fails unless the anchor does what the documentation says in the wall after the changes.
  func expectKept(in wall: TrackedWall, resizedTo newRect: LayoutRect? = nil) {
    // The viewport turns along with the wall.
    let turned = LayoutRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    let own = start.wall.axis == wall.wall.axis ? rect : turned
    let new = Self.view(wall, frames(of: wall.wall), in: newRect ?? own)
    let kept = reference.kept(in: new)
    let followed = anchor.following(mapping)
    expectEqual(followed.index, kept.flatMap { wall.items.ids.firstIndex(of: $0) }, "Kept item")

    let expected = reference.start(in: new, order: start.items.ids)
    let offset = wall.wall.offset(keeping: anchor, after: mapping, in: newRect ?? own)
    // Between pixels, what is a half may be rounded either way.
    let isExact = wall.wall.environment.scale == nil || reference.keepsEdge(in: new)
    expectEqual(offset, new.offset(at: expected), within: isExact ? 1e-9 : 1.001, "Offset")
    expectEqual(wall.wall.offset(keeping: followed, in: newRect ?? own), offset, "Followed")
  }

  /// Follows one more change, which is the same as following all of them at once.
  mutating func follow(_ mapping: LayoutIndexMapping) {
    let once = anchor.following(self.mapping)
    self.mapping = self.mapping.then(mapping)
    expectEqual(
      once.following(mapping), anchor.following(self.mapping),
      "Through each change and through all at once")
  }
}

extension SplitMix64 {
  /// A viewport that cuts through the content, lies at an end of it, is pulled past it, or is any.
  mutating func viewport(of wall: MasonryGrid) -> LayoutRect {
    if chance(1, of: 5) {
      return RandomRects(around: frames(of: wall)).next(using: &self).aligned(toScale: 4)
    }
    let content = wall.axis == .vertical ? wall.contentSize.height : wall.contentSize.width
    let (start, length) = stretch(of: content)
    return wall.viewport(from: start, length: length)
  }

  /// Where a viewport starts along the content, and its length, which may be more than all of it.
  mutating func stretch(of content: Double) -> (start: Double, length: Double) {
    let content = max(0, content)
    let length = chance(1, of: 6) ? content + quarter(in: 0...20) : quarter(in: 1...40)
    if chance(1, of: 8) { return (0, length) }
    if chance(1, of: 8) { return (content - length, length) }
    return (quarter(in: -6...content + 6), length)
  }
}

extension MasonryGrid {
  /// A viewport as wide as any wall of these tests.
  func viewport(from near: Double, length: Double) -> LayoutRect {
    axis == .vertical
      ? LayoutRect(x: 0, y: near, width: 150, height: length)
      : LayoutRect(x: near, y: 0, width: length, height: 150)
  }
}
