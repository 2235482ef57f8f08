import MasonryLayout
import SampleImages

/// A wall of pictures in columns or in rows, and the pictures that hang in it.
struct Wall {
  let masonry: MasonryWall
  let pictures: [PictureSize]

  var items: MasonryItems { masonry.items }

  /// A wall in which the pictures hang already.
  init(masonry: MasonryWall, pictures: [PictureSize]) {
    self.masonry = masonry
    self.pictures = pictures
  }

  /// Hangs pictures, each over as many columns as said, or over one, in an empty wall.
  init(
    _ pictures: [PictureSize], in masonry: MasonryWall, columnSpans: [Int] = []
  ) throws(MasonryError) {
    var masonry = masonry
    try masonry.items.appendItems(
      pictures.count,
      measuredBy: MasonryAspectRatios(
        sizes: pictures.lazy.map(\.size)
      ).spanning(columnSpans))
    self.init(masonry: masonry, pictures: pictures)
  }

  /// Hangs pictures in columns that scroll vertically.
  init(
    _ pictures: [PictureSize], width: Double, configuration: ColumnsLayout,
    columnSpans: [Int] = []
  ) throws(MasonryError) {
    try self.init(
      pictures, in: MasonryWall(.columns(configuration), width: width), columnSpans: columnSpans)
  }
}

extension Wall {
  /// The settings that all walls of the gallery share.
  static func configuration(
    _ packing: ColumnsLayout.Packing, columns: ColumnsLayout.Columns = .adaptive(minimumWidth: 160)
  ) -> ColumnsLayout {
    ColumnsLayout(
      columns: columns, columnSpacing: 8, itemSpacing: 8, contentInsets: LayoutInsets(8),
      packing: packing)
  }

  /// The lower ends of all columns; a column without pictures ends where the content begins.
  var columnEnds: [Double] {
    let start = masonry.layout.columns?.contentInsets.top ?? 0
    return items.columnEnds.map { $0 ?? start }
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
      x: 0, y: 0, width: masonry.contentSize.width, height: min(height, masonry.contentSize.height))
  }

  /// A rectangle of a size in the middle of the content, or at its top where the content is smaller.
  func middle(_ size: LayoutSize) -> LayoutRect {
    let content = masonry.contentSize
    return LayoutRect(
      origin: LayoutPoint(
        x: max(0, (content.width - size.width) / 2), y: max(0, (content.height - size.height) / 2)),
      size: size)
  }
}

extension PictureSize {
  /// The size as the layout takes it.
  var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// Whether the picture is clearly wider than high.
  var isLandscape: Bool { !isBroken && width >= 1.3 * height }
}
