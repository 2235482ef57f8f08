import MasonryLayout

/// An app with one feed of days with pinned headers.
@main enum App {
  static func main() throws {
    var feed = try MasonryFeed(width: 375)
    for _ in CommandLine.arguments {
      try feed.appendSection(
        .init(
          layout: .rows(.justified(height: 120), spacing: 4),
          header: .init(length: 44, isPinned: true)),
        itemCount: 30, measuredBy: MasonryHeights([], default: 100))
    }
    let visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 375, height: 800))
    print(feed.elements(in: visible), feed.contentSize)
  }
}
