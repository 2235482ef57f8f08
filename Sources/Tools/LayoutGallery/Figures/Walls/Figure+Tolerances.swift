import MasonryLayout

extension Figure {
  /// The same pictures with no tolerance, some and any, and a thread through them in their order.
  static func tolerances(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let wallWidth = 600.0
    let width = 350.0
    let tolerances: [(String, ColumnsLayout.Tolerance)] = [
      ("Tolerance 0", .points(0)), ("50 points", .points(50)), ("Infinite", .infinite),
    ]
    let (pictures, walls) = try collection.cut(
      30, packed: tolerances.map { .gridLanes(tolerance: $0.1) }, width: wallWidth
    ) { walls in
      zip(walls, walls.dropFirst()).allSatisfy { one, next in
        one.stepsBack.count > next.stepsBack.count && one.raggedness < 0.9 * next.raggedness
      }
    }
    var panels: [TolerancePanel] = []
    for (place, wall) in walls.enumerated() {
      panels.append(
        TolerancePanel(
          title: tolerances[place].0,
          drawing: WallDrawing(
            wall: wall, collection: collection, window: wall.beginning(atMost: 1200),
            origin: LayoutPoint(x: 40 + 385 * Double(place), y: 100), scale: width / wallWidth,
            face: .blank)))
    }
    let bottom = panels.map(\.drawing.frame.maxY).max() ?? 0
    return Figure(
      fileName: "tolerances.svg", title: "Tolerance",
      caption: """
        Grid lanes with three tolerances. A thread follows the order of the pictures; where it turns \
        back against the reading direction it is coloured. The more tolerance, the more the pictures \
        follow each other from left to right, and the more ragged is the bottom.
        """,
      svg: SVGDocument(
        title: "Grid lanes with tolerance 0, 50 points and infinite",
        size: LayoutSize(width: 1200, height: bottom + 40), ranks: pictures.map(collection.rank),
        content: panels.flatMap(\.content)
      ).source)
  }
}

/// One of the walls, with a thread from each picture to the next.
private struct TolerancePanel {
  let title: String
  let drawing: WallDrawing

  var content: [Markup] {
    let wall = drawing.wall
    let panel = WallPanel(
      title: title,
      note: "\(wall.stepsBack.count) turns back, \(wall.bottomNote)",
      drawing: drawing)
    return panel.heading + [
      .clipped(
        to: drawing.frame, radius: 0, named: "panel-\(drawing.frame.minX.short)",
        drawing.content + thread)
    ]
  }

  /// Lines between the tops of the pictures, with a number in each knot.
  private var thread: [Markup] {
    let shown = drawing.wall.items.indices(in: drawing.window)
    let knots = shown.map { index in
      let tile = drawing.onCanvas(drawing.wall.items.frame(ofItemAt: index))
      return LayoutPoint(x: tile.midX, y: tile.minY + 15)
    }
    let back = Set(drawing.wall.stepsBack)
    let lines = zip(zip(knots, knots.dropFirst()), shown.dropFirst()).map { ends, index in
      Markup.line(from: ends.0, to: ends.1, class: back.contains(index) ? "back" : "thread")
    }
    return lines + zip(knots, shown).flatMap { knotted("\($1)", at: $0) }
  }

  private func knotted(_ number: String, at knot: LayoutPoint) -> [Markup] {
    [
      .circle(knot, radius: 10, class: "knot"),
      .label(
        number, at: LayoutPoint(x: knot.x, y: knot.y + 4), size: 11, class: "ink",
        anchor: "middle"),
    ]
  }
}
