import MasonryLayout

extension Figure {
  /// A section for each category: screens at the start, at two ends of sections, and at the end.
  static func sections(of albums: [Album]) throws(MasonryError) -> Figure {
    let feed = try PictureFeed(albums, on: .phone)
    let screen = Device.phone.size
    let drawn = FeedDrawing.phones(
      offsets(in: feed, screen).map { (feed, $0, [:], "offset \($0.grouped)") })
    return Figure(
      fileName: "feed-sections.svg", title: "A section for each category",
      caption: """
        Screens of one feed, with its offset below each. Every section has its own number of \
        columns, and the header of the one at the top stays in sight.
        """,
      svg: SVGDocument(
        title: "The categories of the pictures as sections of a feed",
        size: drawn.size, ranks: drawn.ranks,
        content: heading(of: feed, at: LayoutPoint(x: 28, y: 52)) + drawn.content
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

  static func heading(of feed: PictureFeed, at point: LayoutPoint) -> [Markup] {
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
