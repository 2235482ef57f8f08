import MasonryLayout

extension Figure {
  /// Short days side by side, on a phone and in a window of 1,280 points.
  static func sharedLines(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let counts = [2, 1, 1, 9, 1, 2, 1, 3, 1, 1, 2, 14, 1, 1, 3, 2, 1, 7, 2, 1, 1, 1, 2, 5]
    var rest = collection.mixed(counts.reduce(0, +))[...]
    let days = counts.enumerated().map { index, count in
      defer { rest = rest.dropFirst(count) }
      return Album(name: "\(counts.count - index) Nov", pictures: Array(rest.prefix(count)))
    }
    func timeline(_ width: Double, height: Double) throws(MasonryError) -> PictureFeed {
      try PictureFeed(days, width: width) { _ in
        MasonryFeed.Section(
          layout: .rows(
            .init(
              rule: .justified(height: height, breaking: .optimal), itemSpacing: 3, rowSpacing: 3)),
          sharedLine: .init(spacing: 12, fillsWidth: true),
          header: MasonryFeed.Header(length: 44, isPinned: true), spacingAfter: 10)
      }
    }
    let phone = try timeline(390, height: 110)
    let window = try timeline(1280, height: 150)
    let scale = 0.66
    let drawings = [
      FeedDrawing(
        feed: phone, window: phone.window(at: 0, LayoutSize(width: 390, height: 844)),
        origin: LayoutPoint(x: 28, y: 106), scale: scale),
      FeedDrawing(
        feed: window, window: window.window(at: 96, LayoutSize(width: 1280, height: 844)),
        origin: LayoutPoint(x: 330, y: 106), scale: scale),
    ]
    let words = [
      "390 points", "1,280 points, scrolled by 96: headers of a line are pinned together",
    ]
    let content = zip(drawings, words).enumerated().flatMap { index, drawn -> [Markup] in
      let below = LayoutPoint(x: drawn.0.frame.midX, y: drawn.0.frame.maxY + 26)
      return drawn.0.screen(named: "days-\(index)", radius: 14)
        + [.label(drawn.1, at: below, size: 14, class: "muted", anchor: "middle")]
    }
    return Figure(
      fileName: "feed-shared-lines.svg", title: "Short days side by side",
      caption: """
        One timeline at two widths. Days of one row share a line as long as they fit, each under its \
        own header. A line without room for the next short day fills the width.
        """,
      svg: SVGDocument(
        title: "Short days that share lines of a timeline at 390 and 1,280 points",
        size: LayoutSize(
          width: drawings[1].frame.maxX + 28, height: drawings[1].frame.maxY + 50),
        ranks: drawings.flatMap { $0.ranks },
        content: heading(of: phone, at: LayoutPoint(x: 28, y: 52)) + content
      ).source)
  }
}
