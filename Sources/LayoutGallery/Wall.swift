import MasonryLayout
import SampleImages

/// A grid, and the pictures that hang in it.
struct Wall {
  let grid: MasonryGrid
  let pictures: [PictureSize]

  /// A grid in which the pictures hang already.
  init(grid: MasonryGrid, pictures: [PictureSize]) {
    self.grid = grid
    self.pictures = pictures
  }

  /// Hangs pictures, each over as many columns as said, or over one, in an empty grid.
  init(
    _ pictures: [PictureSize], in grid: MasonryGrid, columnSpans: [Int] = []
  ) throws(MasonryError) {
    var grid = grid
    try grid.appendItems(
      pictures.count,
      measuredBy: MasonryAspectRatios(
        sizes: pictures.lazy.map(\.size)
      ).spanning(columnSpans))
    self.init(grid: grid, pictures: pictures)
  }

  /// Hangs pictures in a wall that scrolls vertically.
  init(
    _ pictures: [PictureSize], width: Double, configuration: MasonryGrid.Configuration,
    columnSpans: [Int] = []
  ) throws(MasonryError) {
    try self.init(
      pictures, in: MasonryGrid(configuration: configuration, width: width),
      columnSpans: columnSpans)
  }
}

extension Wall {
  /// The settings that all walls of the gallery share.
  static func configuration(
    _ packing: MasonryGrid.Packing, columns: MasonryGrid.Columns = .adaptive(minimumWidth: 160)
  ) -> MasonryGrid.Configuration {
    MasonryGrid.Configuration(
      columns: columns, columnSpacing: 8, itemSpacing: 8, contentInsets: LayoutInsets(8),
      packing: packing)
  }

  /// The lower ends of all columns; a column without pictures ends where the content begins.
  var columnEnds: [Double] {
    grid.columnEnds.map { $0 ?? grid.configuration.contentInsets.top }
  }

  /// The difference between the lowest and the highest end of a column, in points.
  var raggedness: Double {
    let ends = columnEnds
    return (ends.max() ?? 0) - (ends.min() ?? 0)
  }

  /// The raggedness in words.
  var bottomNote: String { "column ends \(raggedness.grouped) points apart" }

  /// The content from its top down to at most a height.
  func beginning(atMost height: Double) -> LayoutRect {
    LayoutRect(
      x: 0, y: 0, width: grid.contentSize.width, height: min(height, grid.contentSize.height))
  }

  /// A rectangle of a size in the middle of the content, or at its top where the content is smaller.
  func middle(_ size: LayoutSize) -> LayoutRect {
    let content = grid.contentSize
    return LayoutRect(
      origin: LayoutPoint(
        x: max(0, (content.width - size.width) / 2), y: max(0, (content.height - size.height) / 2)),
      size: size)
  }
}

extension PictureSize {
  /// The size as the grid takes it.
  var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// Whether the picture is clearly wider than high.
  var isLandscape: Bool { !isBroken && width >= 1.3 * height }
}
