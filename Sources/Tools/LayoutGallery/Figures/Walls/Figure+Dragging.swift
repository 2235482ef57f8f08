import MasonryLayout

extension Figure {
  /// A tile under a finger that moves through a wall, and how often it is under the finger.
  static func dragging(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let pictures = collection.mixed(60)
    let window = LayoutRect(x: 0, y: 0, width: 600, height: 760)
    var configuration = Wall.configuration(.shortestColumn, columns: .fixed(4))
    configuration.contentInsets = .zero
    let wall = try Wall(pictures, width: window.width, configuration: configuration)
    let start = DraggedTile(wall: wall, index: 5)
    let path = [(0.06, 0.3), (0.4, 0.5), (0.65, 0.6), (0.9, 0.77)].map { x, y in
      LayoutPoint(x: x * window.width, y: y * window.height)
    }

    var tile = start
    var content: [Markup] = []
    for (place, finger) in path.enumerated() {
      tile = try tile.dropped(at: finger)
      content += screen(
        WallDrawing(
          wall: tile.wall, collection: collection, window: window,
          origin: LayoutPoint(x: 40 + 285 * Double(place), y: 100), scale: 265 / 600,
          numbers: tile.numbers, marked: tile.index),
        path: path.prefix(place + 1))
    }

    let fingers = points(in: window)
    var (found, plain) = (0, 0)
    for finger in fingers {
      found += try start.dropped(at: finger).isUnder(finger) ? 1 : 0
      plain += try start.replacingItem(at: finger).isUnder(finger) ? 1 : 0
    }
    return Figure(
      fileName: "dragging.svg", title: "Dragging a tile",
      caption: """
        Tile 5, in the strongest colour, is dragged from the left to the right; every tile keeps its \
        number. At each moment it gets the index with which it is under the finger, which is \
        seldom that of the tile it pushes aside.
        """,
      svg: SVGDocument(
        title: "A tile that stays under the finger",
        size: LayoutSize(width: 1200, height: 100 + 760 * 265 / 600 + 40),
        ranks: pictures.map(collection.rank),
        content: [
          .label(
            "The tile stays under the finger",
            at: LayoutPoint(x: 40, y: 52), size: 24, class: "ink strong"),
          .label(
            "at \(found) of \(fingers.count) places of the finger. If it took the place of the tile "
              + "below it, it would at \(plain).",
            at: LayoutPoint(x: 40, y: 78), size: 15, class: "muted"),
        ] + content
      ).source)
  }

  /// Places all over a window, at equal distances.
  private static func points(in window: LayoutRect) -> [LayoutPoint] {
    (0..<30).flatMap { row in
      (0..<15).map { column in
        LayoutPoint(
          x: window.width * (Double(column) + 0.5) / 15,
          y: window.height * (Double(row) + 0.5) / 30)
      }
    }
  }

  private static func screen(_ drawing: WallDrawing, path: ArraySlice<LayoutPoint>) -> [Markup] {
    let knots = path.map { finger in
      drawing.onCanvas(LayoutRect(origin: finger, size: .zero)).origin
    }
    let thread = zip(knots, knots.dropFirst()).map {
      Markup.line(from: $0, to: $1, class: "thread")
    }
    return [
      .clipped(
        to: drawing.frame, radius: 8, named: "moment-\(drawing.frame.minX.short)",
        drawing.content + thread),
      .rect(drawing.frame, radius: 8, class: "outline"),
    ] + knots.suffix(1).map { .circle($0, radius: 9, class: "knot") }
  }
}
