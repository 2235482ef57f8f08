import MasonryLayout

/// An app with one wall, as the first article makes it.
@main enum App {
  static func main() throws {
    let heights = (0..<CommandLine.arguments.count).map { Double($0) + 100 }
    let wall = try MasonryWall(heights: heights, columns: 3, spacing: 8, width: 375)
    print(wall.items(in: LayoutRect(x: 0, y: 0, width: 375, height: 800)), wall.contentSize)
  }
}
