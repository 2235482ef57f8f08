import MasonryLayout

extension Figure {
  /// A wall from left to right, and the same wall from right to left.
  static func directions(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let window = LayoutRect(x: 0, y: 0, width: 540, height: 560)
    let pictures = collection.mixed(60)
    let directions: [(String, LayoutReadingDirection)] = [
      ("Left to right", .leftToRight), ("Right to left", .rightToLeft),
    ]
    var content: [Markup] = []
    for (panel, (title, direction)) in directions.enumerated() {
      var configuration = Wall.configuration(.gridLanes(), columns: .fixed(6))
      configuration.contentInsets = .zero
      let drawing = WallDrawing(
        wall: try Wall(
          pictures,
          in: MasonryWall(
            .columns(configuration), width: window.width,
            environment: LayoutEnvironment(direction: direction)),
          columnSpans: pictures.map { $0.isLandscape ? 2 : 1 }),
        collection: collection, window: window,
        origin: LayoutPoint(x: 40 + 580 * Double(panel), y: 90))
      content += directionHeading(title, direction, over: drawing.frame)
      content += [
        .faded(
          in: drawing.frame, from: drawing.frame.maxY - 110, to: drawing.frame.maxY,
          named: "panel-\(panel)", drawing.content)
      ]
    }
    return Figure(
      fileName: "directions.svg", title: "Right to left",
      caption: """
        The first column is on the right, and so is the first of the columns that a wide picture \
        covers: the mirror image of the same wall.
        """,
      svg: SVGDocument(
        title: "The same wall from left to right and from right to left",
        size: LayoutSize(width: 1200, height: 90 + window.height + 30),
        ranks: pictures.map(collection.rank), content: content
      ).source)
  }

  /// A title on the side where the wall begins, and an arrow in the direction in which it goes on.
  static func directionHeading(
    _ title: String, _ direction: LayoutReadingDirection, over frame: LayoutRect
  ) -> [Markup] {
    let isForward = direction == .leftToRight
    let start = isForward ? frame.minX : frame.maxX
    let end = isForward ? frame.maxX : frame.minX
    return [
      .label(
        title, at: LayoutPoint(x: start, y: frame.minY - 38), size: 24, class: "ink strong",
        anchor: isForward ? "start" : "end"),
      .arrow(
        from: LayoutPoint(x: start, y: frame.minY - 18),
        to: LayoutPoint(x: end, y: frame.minY - 18), class: "rule"),
    ]
  }
}
