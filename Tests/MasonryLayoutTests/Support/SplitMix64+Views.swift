import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

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
}
