import MasonryLayout
import SampleImages

extension Figure {
  /// One header in six frames: stretched, at its place, pinned, pushed, and pushed away.
  static func pinnedHeader() throws(MasonryError) -> Figure {
    let extent = 72.0
    let feed = try PictureFeed(invented, width: 176) { index in
      MasonryFeed.Section(
        layout: .columns(
          .init(
            columns: .fixed(index == 0 ? 2 : 3), columnSpacing: 6, itemSpacing: 6,
            contentInsets: LayoutInsets(8))),
        header: MasonryFeed.Header(length: extent, isPinned: true, isStretching: true))
    }
    let end = feed.feed.frame(ofSection: 0).maxY
    let frames: [(String, Double)] = [
      ("stretched", -64), ("at its place", 0), ("pinned", 88), ("pinned", end - 152),
      ("pushed", end - extent / 2), ("pushed away", end + 24),
    ]
    let content = FeedDrawing.states(of: feed, at: frames, named: "frame")
    return Figure(
      fileName: "feed-header.svg", title: "A header that stays in sight",
      caption: """
        The outlined header at six offsets, in points below each frame: pulled down it grows, \
        scrolled up it stays at the top, until the end of its section pushes it away.
        """,
      svg: SVGDocument(
        title: "A header that is stretched, pinned, and pushed by the next section",
        size: LayoutSize(width: 1200, height: 436), ranks: [0, 1], content: content
      ).source)
  }

  /// Two albums that are long enough for the story, whatever the collection has.
  private static var invented: [Album] {
    let heights = [130, 84, 70, 110, 96, 140, 120, 78, 90, 118, 104, 72]
    let pictures = heights.map { PictureSize(category: "", width: 100, height: Double($0)) }
    return [
      Album(name: "Lakes", pictures: Array(pictures.prefix(9))),
      Album(name: "Sunsets", pictures: pictures + pictures.reversed()),
    ]
  }
}
