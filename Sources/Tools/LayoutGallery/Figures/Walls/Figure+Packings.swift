import MasonryLayout

extension Figure {
  /// The ends of three walls of the same pictures, each packed in its way.
  static func packings(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let wallWidth = 600.0
    let packings: [(String, ColumnsLayout.Packing)] = [
      ("Round robin", .roundRobin), ("Shortest column", .shortestColumn),
      ("Grid lanes, tolerance 50", .gridLanes(tolerance: .points(50))),
    ]
    let (pictures, walls) = try collection.cut(
      200, packed: packings.map(\.1), width: wallWidth
    ) { walls in
      let ragged = walls.map(\.raggedness)
      return ragged[0] > 2 * ragged[2] && ragged[2] > 1.2 * ragged[1]
    }

    // All windows show the same stretch of the content, from above the highest end of a column to the
    // lowest, so that the ends can be compared.
    let ends = walls.flatMap(\.columnEnds)
    let lowest = ends.max() ?? 0
    let height = max(1320, lowest - (ends.min() ?? 0) + 240)
    let window = LayoutRect(x: 0, y: max(0, lowest - height), width: wallWidth, height: height)
    let panels = walls.enumerated().map { place, wall in
      PackingPanel(
        title: packings[place].0,
        drawing: WallDrawing(
          wall: wall, collection: collection, window: window,
          origin: LayoutPoint(x: 40 + 390 * Double(place), y: 100), scale: 660 / height))
    }
    return Figure(
      fileName: "packings.svg", title: "Three ways to pack",
      caption: """
        The end of a wall of \(pictures.count) pictures. Round robin goes from column to column and \
        leaves a ragged bottom; the shortest column keeps it level. Grid lanes goes on to the next \
        column as long as it is not more than 50 points lower than the shortest. A bracket measures \
        from the highest end of a column to the lowest.
        """,
      svg: SVGDocument(
        title: "Round robin, shortest column and grid lanes side by side",
        size: LayoutSize(width: 1200, height: 800), ranks: pictures.map(collection.rank),
        content: panels.flatMap(\.content)
      ).source)
  }
}

/// One of the walls, with a heading and a bracket that measures how ragged its bottom is.
private struct PackingPanel {
  let title: String
  let drawing: WallDrawing

  var content: [Markup] {
    let wall = drawing.wall
    let panel = WallPanel(
      title: title,
      note: "\(wall.masonry.contentSize.height.grouped) points tall, \(wall.bottomNote)",
      drawing: drawing)
    return panel.heading + bracket + pictures
  }

  /// The pictures; where there are more above them, they fade out to the top.
  private var pictures: [Markup] {
    guard drawing.window.minY > 0 else { return drawing.content }
    let frame = drawing.frame
    return [
      .faded(
        in: frame, from: frame.minY + 90, to: frame.minY, named: "fade-\(frame.minX.short)",
        drawing.content)
    ]
  }

  /// Dashed lines, behind the pictures, at the highest and the lowest end of a column, and the
  /// distance between them.
  private var bracket: [Markup] {
    let ends = drawing.wall.columnEnds.map { end in
      drawing.onCanvas(LayoutRect(x: 0, y: end, width: 0, height: 0)).minY
    }
    guard let highest = ends.min(), let lowest = ends.max(), highest < lowest else { return [] }
    let left = drawing.frame.minX
    let x = drawing.frame.maxX + 8
    return [
      .line(
        from: LayoutPoint(x: left, y: highest), to: LayoutPoint(x: x + 6, y: highest),
        class: "rule dashed"),
      .line(
        from: LayoutPoint(x: left, y: lowest), to: LayoutPoint(x: x + 6, y: lowest),
        class: "rule dashed"),
      .line(
        from: LayoutPoint(x: x, y: highest), to: LayoutPoint(x: x, y: lowest), class: "rule"),
      .label(
        "\(drawing.wall.raggedness.grouped) pt",
        at: LayoutPoint(x: x + 8, y: (highest + lowest) / 2 + 6), size: 15,
        class: "ink strong"),
    ]
  }
}
