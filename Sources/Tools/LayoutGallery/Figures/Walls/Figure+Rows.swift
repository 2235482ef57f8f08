import MasonryLayout

extension Figure {
  /// Rows that scroll sideways: their beginnings, from left to right and from right to left.
  static func rows(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let size = LayoutSize(width: 1120, height: 300)
    let pictures = collection.mixed(60)
    let directions: [(String, LayoutReadingDirection)] = [
      ("Left to right", .leftToRight), ("Right to left", .rightToLeft),
    ]
    var content: [Markup] = []
    for (panel, (title, direction)) in directions.enumerated() {
      let isForward = direction == .leftToRight
      var configuration = Wall.configuration(.gridLanes(), columns: .fixed(4))
      configuration.contentInsets = .zero
      let wall = try Wall(
        pictures,
        in: MasonryWall(
          .columns(configuration),
          in: .height(size.height, environment: LayoutEnvironment(direction: direction))),
        columnSpans: pictures.map { $0.isLandscape ? 2 : 1 })
      let start = isForward ? 0 : wall.masonry.contentSize.width - size.width
      let drawing = WallDrawing(
        wall: wall, collection: collection,
        window: LayoutRect(origin: LayoutPoint(x: start, y: 0), size: size),
        origin: LayoutPoint(x: 40, y: 90 + 390 * Double(panel)))
      let frame = drawing.frame
      content += directionHeading(title, direction, over: frame)
      content += [
        .faded(
          in: frame, along: .horizontal, from: isForward ? frame.maxX - 200 : frame.minX + 200,
          to: isForward ? frame.maxX : frame.minX, named: "panel-\(panel)", drawing.content)
      ]
    }
    return Figure(
      fileName: "rows.svg", title: "A wall that scrolls sideways",
      caption: """
        A wall that is given a height has lanes one above the other, and scrolls sideways. A picture \
        keeps its proportions and gets its width from the height of its lane.
        """,
      svg: SVGDocument(
        title: "Walls that scroll sideways, from left to right and from right to left",
        size: LayoutSize(width: 1200, height: 90 + 390 + size.height + 40),
        ranks: pictures.map(collection.rank), content: content
      ).source)
  }
}
