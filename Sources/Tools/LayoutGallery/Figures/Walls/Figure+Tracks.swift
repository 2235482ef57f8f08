import MasonryLayout

extension Figure {
  /// Fixed and weighted columns mixed, in a wide wall and in a narrow one.
  static func tracks(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let tracks: [ColumnsLayout.Track] = [.points(120), .fraction(1), .fraction(2), .points(70)]
    let height = 520.0
    let pictures = collection.mixed(60)
    var content: [Markup] = []
    var left = 40.0
    for (panel, wallWidth) in [660.0, 420].enumerated() {
      let wall = try Wall(
        pictures, width: wallWidth,
        configuration: ColumnsLayout(
          columns: .tracks(tracks), columnSpacing: 8, itemSpacing: 8, packing: .gridLanes()))
      let drawing = WallDrawing(
        wall: wall, collection: collection,
        window: LayoutRect(x: 0, y: 0, width: wallWidth, height: height),
        origin: LayoutPoint(x: left, y: 124))
      content += [
        .label(
          "\(wallWidth.grouped) points", at: LayoutPoint(x: left, y: 52), size: 24,
          class: "ink strong")
      ]
      content += rulers(tracks, drawing)
      content += [
        .faded(
          in: drawing.frame, from: drawing.frame.maxY - 110, to: drawing.frame.maxY,
          named: "panel-\(panel)", drawing.content)
      ]
      left += wallWidth + 40
    }
    return Figure(
      fileName: "tracks.svg", title: "Tracks",
      caption: """
        A column of 120 points, two that share what is left over one to two, and one of 70 points, \
        in two widths.
        """,
      svg: SVGDocument(
        title: "Fixed and weighted columns in two widths",
        size: LayoutSize(width: 1200, height: 124 + height + 30),
        ranks: pictures.map(collection.rank), content: content
      ).source)
  }

  /// A ruler above each column, with its track and the width that comes of it.
  private static func rulers(_ tracks: [ColumnsLayout.Track], _ drawing: WallDrawing) -> [Markup] {
    let items = drawing.wall.items
    return tracks.enumerated().flatMap { column, track -> [Markup] in
      guard let top = (0..<items.itemCount).first(where: { items.column(ofItemAt: $0) == column })
      else { return [] }
      let tile = drawing.onCanvas(items.frame(ofItemAt: top))
      let y = drawing.frame.minY - 14
      let name =
        switch track {
        case .points(let size): "\(size.grouped)"
        case .fraction(let weight): "\(weight.grouped) fr = \(tile.width.grouped)"
        }
      return [
        .line(
          from: LayoutPoint(x: tile.minX, y: y), to: LayoutPoint(x: tile.maxX, y: y), class: "rule"),
        .line(
          from: LayoutPoint(x: tile.minX, y: y - 5), to: LayoutPoint(x: tile.minX, y: y + 5),
          class: "rule"),
        .line(
          from: LayoutPoint(x: tile.maxX, y: y - 5), to: LayoutPoint(x: tile.maxX, y: y + 5),
          class: "rule"),
        .label(
          name, at: LayoutPoint(x: tile.midX, y: y - 12), size: 15, class: "muted",
          anchor: "middle"),
      ]
    }
  }
}
