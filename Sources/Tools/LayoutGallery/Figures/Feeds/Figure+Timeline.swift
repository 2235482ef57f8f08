import MasonryLayout

extension Figure {
  /// A timeline: a section of justified rows for each month, under headers that are pinned.
  static func timeline(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let months = ["November", "October", "September", "August", "July", "June", "May", "April"]
    let counts = [23, 41, 64, 118, 97, 35, 52, 28]
    var rest = collection.mixed(counts.reduce(0, +))[...]
    let albums = zip(months, counts).map { month, count in
      defer { rest = rest.dropFirst(count) }
      return Album(name: "\(month) 2026", pictures: Array(rest.prefix(count)))
    }
    let feed = try PictureFeed(albums, width: Device.phone.size.width) { _ in
      MasonryFeed.Section(
        layout: .rows(.timeline), header: MasonryFeed.Header(length: 48, isPinned: true))
    }
    func end(_ month: Int) -> Double { feed.feed.frame(ofSection: month).maxY }
    let shown = [
      ("at the start", 0), ("October is pinned", end(0) + 260),
      ("September pushes October", end(1) - 26), ("the end", feed.feed.contentSize.height),
    ]
    let drawn = FeedDrawing.phones(shown.map { (feed, $0.1, [:], $0.0) })
    return Figure(
      fileName: "feed-timeline.svg", title: "A timeline of months",
      caption: """
        Screens of one feed. Each month is a section of justified rows near a height of 110 \
        points, and its header stays in sight until the next one pushes it away.
        """,
      svg: SVGDocument(
        title: "Months of pictures in justified rows under pinned headers", size: drawn.size,
        ranks: drawn.ranks,
        content: heading(of: feed, at: LayoutPoint(x: 28, y: 52)) + drawn.content
      ).source)
  }

  /// A feed of a carousel, a wall and rows, scrolled down and with its carousel scrolled.
  static func mixedSections(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let pictures = collection.mixed(130)
    let albums = [
      Album(name: "For you", pictures: Array(pictures.prefix(18))),
      Album(name: "Ideas", pictures: Array(pictures.dropFirst(18).prefix(22))),
      Album(name: "November 2026", pictures: Array(pictures.dropFirst(40))),
    ]
    let insets = LayoutInsets(top: 4, leading: 12, bottom: 16, trailing: 12)
    let feed = try PictureFeed(albums, width: Device.phone.size.width) { section in
      let columns = ColumnsLayout(
        columns: .fixed(section == 0 ? 1 : 3), columnSpacing: 8, itemSpacing: 8,
        contentInsets: insets)
      return MasonryFeed.Section(
        layout: section == 2 ? .rows(.timeline) : .columns(columns),
        carousel: section == 0 ? .init(length: 150) : nil,
        header: MasonryFeed.Header(length: 48, isPinned: true))
    }
    let carousel = feed.feed.snappedOffset(320, ofSection: 0, at: .start)
    let rows = feed.feed.frame(ofSection: 2).minY
    let drawn = FeedDrawing.phones([
      (feed, 0, [:], "at the start"),
      (feed, 0, [0: carousel], "the carousel at \(carousel.grouped)"),
      (feed, rows - 420, [0: carousel], "the end of the wall"),
      (feed, rows + 200, [0: carousel], "in the rows"),
    ])
    // A finger that moves the carousel, on the first screen.
    let finger = LayoutPoint(x: 228, y: 106 + 0.68 * 127)
    let swipe = [
      Markup.arrow(from: finger, to: finger.offsetBy(dx: -130, dy: 0), class: "swipe"),
      .circle(finger, radius: 11, class: "finger"),
    ]
    return Figure(
      fileName: "feed-mixed.svg", title: "A carousel, a wall and rows",
      caption: """
        Screens of one feed with three kinds of sections: a carousel with an offset of its own, a \
        wall of three columns, and justified rows. A finger moves the carousel alone.
        """,
      svg: SVGDocument(
        title: "A feed of a carousel, a wall and justified rows", size: drawn.size,
        ranks: drawn.ranks,
        content: heading(of: feed, at: LayoutPoint(x: 28, y: 52)) + drawn.content + swipe
      ).source)
  }
}

extension RowsLayout {
  /// Rows of a phone's timeline.
  fileprivate static let timeline = Self(
    rule: .justified(height: 110, breaking: .optimal), itemSpacing: 3, rowSpacing: 3,
    contentInsets: LayoutInsets(bottom: 14))
}
