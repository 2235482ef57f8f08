import MasonryLayout

extension Figure {
  /// The ends of two walls of the same pictures, packed in the two ways.
  static func packings(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let size = LayoutSize(width: 1200, height: 800)
    let pictures = collection.mixed(200)
    let roundRobin = try Wall(pictures, breadth: 480, configuration: configuration(.roundRobin))
    let shortest = try Wall(pictures, breadth: 480, configuration: configuration(.shortestColumn))

    // Both windows show the same stretch of the content, from above the highest end of a column to the
    // lowest, so that the two ends can be compared.
    let ends = roundRobin.columnEnds + shortest.columnEnds
    let lowest = ends.max() ?? 0
    let height = max(660, lowest - (ends.min() ?? 0) + 120)
    let window = LayoutRect(x: 0, y: max(0, lowest - height), width: 480, height: height)
    let panels = [
      PackingPanel(title: "Round robin", wall: roundRobin, window: window, left: 40),
      PackingPanel(title: "Shortest column", wall: shortest, window: window, left: 630),
    ]
    return Figure(
      fileName: "packings.svg", title: "Two ways to pack",
      caption: """
        The end of a wall of \(pictures.count) pictures. Round robin keeps the reading order and \
        leaves a ragged bottom; the shortest column keeps it level.
        """,
      svg: SVGDocument(
        title: "Round robin beside shortest column", size: size,
        ranks: pictures.map(collection.rank),
        content: panels.flatMap { $0.content(collection) }
      ).source)
  }

  private static func configuration(
    _ packing: MasonryGrid.Packing
  ) -> MasonryGrid.Configuration {
    var configuration = Wall.configuration(packing, columns: .fixed(8))
    configuration.contentInsets = .zero
    return configuration
  }
}

/// One of the walls, with a heading and a bracket that measures how ragged its bottom is.
private struct PackingPanel {
  let title: String
  let wall: Wall
  let window: LayoutRect
  let left: Double

  private let top = 100.0

  func content(_ collection: PictureCollection) -> [Markup] {
    let drawing = WallDrawing(
      wall: wall, collection: collection, window: window, origin: LayoutPoint(x: left, y: top),
      scale: 660 / window.height)
    let height = wall.grid.contentSize.height.grouped
    let raggedness = wall.raggedness.grouped
    return [
      .label(title, at: LayoutPoint(x: left, y: 52), size: 24, class: "ink strong"),
      .label(
        "\(wall.grid.count) pictures, \(height) points tall, the bottom ragged by \(raggedness)",
        at: LayoutPoint(x: left, y: 78), size: 15, class: "muted"),
    ] + bracket(drawing) + pictures(drawing)
  }

  /// The pictures; where there are more above them, they fade out to the top.
  private func pictures(_ drawing: WallDrawing) -> [Markup] {
    guard window.minY > 0 else { return drawing.content }
    return [
      .faded(
        in: drawing.frame, from: top + 90, to: top, named: "fade-\(left.short)", drawing.content)
    ]
  }

  /// Dashed lines, behind the pictures, at the highest and the lowest end of a column, and the distance between them.
  private func bracket(_ drawing: WallDrawing) -> [Markup] {
    let ends = wall.columnEnds.map { end in
      drawing.onCanvas(LayoutRect(x: 0, y: end, width: 0, height: 0)).minY
    }
    guard let highest = ends.min(), let lowest = ends.max(), highest < lowest else { return [] }
    let right = drawing.frame.maxX
    let x = right + 14
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
        wall.raggedness.grouped, at: LayoutPoint(x: x + 14, y: (highest + lowest) / 2 + 6),
        size: 17, class: "ink strong"),
    ]
  }
}
