import MasonryLayout

extension Figure {
  /// The picture at the top of the README: a wall and nothing else.
  static func hero(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let size = LayoutSize(width: 900, height: 420)
    let margin = 20.0
    let window = LayoutRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
    var configuration = Wall.configuration(.shortestColumn, columns: .fixed(8))
    configuration.contentInsets = .zero
    let wall = try Wall(
      collection.mixed(100), width: window.width, configuration: configuration)

    let drawing = WallDrawing(
      wall: wall, collection: collection,
      window: LayoutRect(x: 0, y: 0, width: window.width, height: size.height - margin),
      origin: window.origin, face: .landscape)
    let faded = Markup.faded(
      in: drawing.frame, from: 0.6 * size.height, to: size.height, named: "fade", drawing.content)
    return Figure(
      fileName: "masonry.svg", title: "A masonry wall",
      caption: """
        Drawn landscapes with the proportions of real pictures, in eight columns: each is in the column \
        that was shortest.
        """,
      svg: SVGDocument(
        title: "A wall of pictures in eight columns", size: size, ranks: drawing.ranks,
        content: [faded]
      ).source)
  }
}
