import MasonryLayout
import SampleImages

extension Figure {
  /// A wall in which wide pictures cover two or three columns.
  static func spans(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let size = LayoutSize(width: 1200, height: 720)
    let window = LayoutRect(origin: .zero, size: size).insetBy(dx: 30, dy: 30)
    let pictures = collection.mixed(200)
    var configuration = Wall.configuration(.shortestColumn, columns: .fixed(14))
    configuration.contentInsets = .zero
    let wall = try Wall(
      pictures, width: window.width, configuration: configuration,
      columnSpans: pictures.map(\.columnSpan))
    let drawing = WallDrawing(
      wall: wall, collection: collection, window: window.offsetBy(dx: -30, dy: -30),
      origin: window.origin)
    return Figure(
      fileName: "spans.svg", title: "Column spans",
      caption: "Wide pictures cover two columns, panoramas three.",
      svg: SVGDocument(
        title: "Pictures that span two and three columns", size: size, ranks: drawing.ranks,
        content: [
          .faded(
            in: window, from: window.maxY - 120, to: window.maxY, named: "fade", drawing.content)
        ]
      ).source)
  }
}

extension PictureSize {
  /// The number of columns to cover: the more, the wider the picture is for its height.
  fileprivate var columnSpan: Int {
    if isBroken || width < 1.6 * height { return 1 }
    return width < 2.2 * height ? 2 : 3
  }
}
