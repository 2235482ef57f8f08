import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// Draws query rectangles that are hard for some frames, as the worlds do, and finite.
struct RandomRects {
  private let frames: [LayoutRect]

  init(around frames: [LayoutRect]) { self.frames = frames }

  func next(using random: inout SplitMix64) -> LayoutRect {
    while true {
      let rect = random.rect(around: frames)
      if rect.isFinite { return rect }
    }
  }
}

extension SplitMix64 {
  /// A rectangle that sees some of a feed, all of it, or what is beyond an end.
  mutating func view(of feed: MasonryFeed) -> MasonryFeed.Viewport {
    let (axis, size) = (feed.axis, feed.contentSize)
    let length = axis.length(of: size)
    let crossLength = axis.cross.length(of: size)
    return MasonryFeed.Viewport(
      axis.rect(
        main: part(in: -5...length + 5), length: part(in: 1...40), cross: 0,
        crossLength: crossLength))
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
