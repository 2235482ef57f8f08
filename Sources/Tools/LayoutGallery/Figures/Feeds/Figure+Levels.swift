import MasonryLayout
import SampleImages

extension Figure {
  /// Headers on two levels in six frames: a year stays over its seasons, until the next one comes.
  static func levels() throws(MasonryError) -> Figure {
    let feed = try PictureFeed(seasons, width: 176) { index in
      let isYear = seasons[index].pictures.isEmpty
      return MasonryFeed.Section(
        layout: .columns(
          .init(
            columns: .fixed(3), columnSpacing: 6, itemSpacing: 6, contentInsets: LayoutInsets(8))),
        header: MasonryFeed.Header(
          length: isYear ? 56 : 44, isPinned: true, level: isYear ? 1 : 0))
    }
    let (firstEnd, yearEnd) = (
      feed.feed.frame(ofSection: 1).maxY, feed.feed.frame(ofSection: 2).maxY
    )
    let frames: [(String, Double)] = [
      ("at the start", 0), ("both pinned", 96), ("the season goes", firstEnd - 78),
      ("the next one", firstEnd - 20), ("under the year", yearEnd - 78),
      ("the next year", yearEnd - 30),
    ]
    let content = FeedDrawing.states(of: feed, at: frames, named: "level")
    return Figure(
      fileName: "feed-levels.svg", title: "Headers on two levels",
      caption: """
        The outlined header of a year stays while its seasons pass. Their headers are pinned below \
        it, and slide under it where a season ends.
        """,
      svg: SVGDocument(
        title: "The header of a year pinned above those of its seasons",
        size: LayoutSize(width: 1200, height: 436), ranks: Array(0...4), content: content
      ).source)
  }

  /// Two years, each of two seasons.
  private static var seasons: [Album] {
    let heights = [130, 84, 70, 110, 96, 140, 120, 78, 90, 118, 104, 72, 88, 126, 99]
    let pictures = heights.map { PictureSize(category: "", width: 100, height: Double($0)) }
    return [
      Album(name: "2026", pictures: []), Album(name: "Summer", pictures: pictures),
      Album(name: "Spring", pictures: pictures.reversed()), Album(name: "2025", pictures: []),
      Album(name: "Winter", pictures: pictures + pictures),
    ]
  }
}
