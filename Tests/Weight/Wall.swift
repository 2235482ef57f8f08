import MasonryLayout

/// An app with one wall, as the first article makes it.
@main enum App {
  static func main() throws {
    let heights = MasonryHeights((0..<CommandLine.arguments.count).map { Double($0) + 100 })
    var wall = try MasonryGrid(
      configuration: .init(columns: .fixed(3), columnSpacing: 8, itemSpacing: 8), width: 375)
    try wall.appendItems(CommandLine.arguments.count, measuredBy: heights)
    print(wall.items(in: LayoutRect(x: 0, y: 0, width: 375, height: 800)), wall.contentSize)
  }
}
