import MasonryLayout

extension Figure {
  /// The holes that wide pictures leave in a wall, and the same wall with pictures that went back to them.
  static func dense(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let wallWidth = 900.0
    let width = 540.0
    let pictures = collection.mixed(50)
    var drawings: [WallDrawing] = []
    for isDense in [false, true] {
      var configuration = Wall.configuration(.gridLanes(dense: isDense), columns: .fixed(12))
      configuration.contentInsets = .zero
      let wall = try Wall(
        pictures, width: wallWidth, configuration: configuration,
        columnSpans: pictures.map { $0.isLandscape ? 4 : 1 })
      drawings.append(
        WallDrawing(
          wall: wall, collection: collection,
          window: wall.beginning(atMost: 1400),
          origin: LayoutPoint(x: 40 + 580 * Double(drawings.count), y: 100),
          scale: width / wallWidth))
    }
    let panels = zip(["In order", "Dense"], drawings).map { title, drawing in
      WallPanel(title: title, note: note(on: drawing.wall), drawing: drawing)
    }
    return Figure(
      fileName: "dense.svg", title: "Dense",
      caption: """
        Wide pictures cover four columns. They start below the lowest of these, which leaves holes \
        above them. A dense packing lets later pictures go back to the holes they fit into; \
        these have an outline.
        """,
      svg: SVGDocument(
        title: "A wall with holes, and the same wall dense",
        size: LayoutSize(width: 1200, height: (drawings.map(\.frame.maxY).max() ?? 0) + 40),
        ranks: pictures.map(collection.rank),
        content: panels.flatMap { $0.heading + wall($0.drawing) }
      ).source)
  }

  /// The pictures over the holes, and on top the outlines of those that went back.
  private static func wall(_ drawing: WallDrawing) -> [Markup] {
    let items = drawing.wall.items
    let holes = drawing.wall.holes.map { shape($0, radius: 3, class: "hole", in: drawing) }
    let outlines = drawing.wall.backfilled.map { index in
      shape(items.frame(ofItemAt: index), radius: 6, class: "accent", in: drawing)
    }
    return [
      .clipped(
        to: drawing.frame.insetBy(dx: -2, dy: -2), radius: 0,
        named: "panel-\(drawing.frame.minX.short)",
        (holes + [drawing.content] + outlines).flatMap(\.self))
    ]
  }

  /// A rectangle of the wall on the canvas, if it is to be seen there.
  private static func shape(
    _ rect: LayoutRect, radius: Double, class name: String, in drawing: WallDrawing
  ) -> [Markup] {
    // What is far outside of the window is cut off here, since coordinates of 10⁹ blur a renderer.
    rect.intersection(drawing.window.insetBy(dx: -40, dy: -40)).map {
      [.rect(drawing.onCanvas($0), radius: radius, class: name)]
    } ?? []
  }

  private static func note(on wall: Wall) -> String {
    let holes = wall.holes.count
    let backfilled = wall.backfilled.count
    return "\(wall.masonry.contentSize.height.grouped) points tall, \(holes) holes"
      + (backfilled > 0 ? ", \(backfilled) pictures went back" : "")
  }
}
