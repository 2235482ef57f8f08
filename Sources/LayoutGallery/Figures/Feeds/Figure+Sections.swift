import MasonryLayout

extension Figure {
  /// A section for each category: screens at the start, at two ends of sections, and at the end.
  static func sections(of albums: [Album]) throws(MasonryError) -> Figure {
    let feed = try PictureFeed(albums, on: .phone)
    let screen = Device.phone.size
    let scale = 0.68
    let gap = 28.0
    var content: [Markup] = []
    var ranks: [Int] = []
    var left = gap
    for (panel, offset) in offsets(in: feed, screen).enumerated() {
      let drawing = FeedDrawing(
        feed: feed, window: feed.window(at: offset, screen),
        origin: LayoutPoint(x: left, y: 106), scale: scale)
      content += drawing.screen(named: "screen-\(panel)", radius: 14)
      content.append(
        .label(
          "offset \(offset.grouped)",
          at: LayoutPoint(x: drawing.frame.midX, y: drawing.frame.maxY + 26), size: 14,
          class: "muted", anchor: "middle"))
      ranks += drawing.ranks
      left = drawing.frame.maxX + gap
    }
    return Figure(
      fileName: "feed-sections.svg", title: "A section for each category",
      caption: """
        Screens of one feed, with its offset below each. Every section has its own number of \
        columns, and the header of the one at the top stays in sight.
        """,
      svg: SVGDocument(
        title: "The categories of the pictures as sections of a feed",
        // As wide as four screens even where there are fewer, so that a page shows them at one scale.
        size: LayoutSize(width: max(1200, left), height: 106 + screen.height * scale + 50),
        ranks: ranks,
        content: heading(of: feed, at: LayoutPoint(x: gap, y: 52)) + content
      ).source)
  }

  /// Offsets of screens in all parts of a feed, fewer where it is too short for different ones.
  private static func offsets(in feed: PictureFeed, _ screen: LayoutSize) -> [Double] {
    let count = feed.feed.sectionCount
    // In between, a section ends just below the middle of the screen.
    let ends = [count / 3, count * 2 / 3].filter { $0 < count }.map { section in
      feed.feed.frame(ofSection: section).maxY - screen.height * 0.56
    }
    let wanted = [0] + ends + [feed.feed.contentSize.height]
    return Set(wanted.map { feed.window(at: $0, screen).minY }).sorted()
  }

  private static func heading(of feed: PictureFeed, at point: LayoutPoint) -> [Markup] {
    let sections = feed.feed.sectionCount
    let items = feed.itemCount
    return [
      .label(
        "\(sections.grouped) section\(sections == 1 ? "" : "s")", at: point, size: 24,
        class: "signal strong"),
      .label(
        "\(items.grouped) picture\(items == 1 ? "" : "s"), "
          + "\(feed.feed.contentSize.height.grouped) points of content",
        at: point.offsetBy(dx: 0, dy: 26), size: 15, class: "muted"),
    ]
  }
}
