import MasonryLayout

extension Figure {
  /// A pinch from three columns to six, in five pictures: the picture held stays at its height.
  static func pinch(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let pictures = collection.mixed(240)
    let walls = try [3, 6].map { columns throws(MasonryError) in
      try Wall(
        pictures, width: 390,
        configuration: Wall.configuration(.shortestColumn, columns: .fixed(columns)))
    }
    let visible = walls[0].middle(LayoutSize(width: 390, height: 640))
    let finger = visible.origin.offsetBy(dx: 150, dy: 250)
    let pinch = MasonryWall.Transition(
      from: walls[0].masonry, to: walls[1].masonry, around: finger, in: visible)
    let held = walls[0].masonry.anchor(at: finger, in: visible).index
    let scale = 208.0 / 390
    let states = [
      ("Fingers apart: larger", -0.25), ("Three columns", 0), ("A fifth of the way", 0.2),
      ("Six columns", 1), ("Together: smaller", 1.25),
    ]
    let content = states.enumerated().flatMap { (panel, state) -> [Markup] in
      let (words, progress) = state
      let view = LayoutRect(
        origin: LayoutPoint(x: 40 + 228 * Double(panel), y: 64),
        size: LayoutSize(width: 390 * scale, height: 640 * scale))
      func onCanvas(_ point: LayoutPoint) -> LayoutPoint {
        view.origin.offsetBy(dx: point.x * scale, dy: point.y * scale)
      }
      let items = pinch.items(at: progress)
      let tiles = (items.filter { $0.index != held } + items.filter { $0.index == held }).map {
        item in
        let tile = LayoutRect(
          origin: onCanvas(item.frame.origin),
          size: LayoutSize(width: item.frame.width * scale, height: item.frame.height * scale))
        let rank = collection.rank(of: pictures[item.index])
        return Markup.group(
          class: item.index == held
            ? "marked" : "c\(rank)" + (0 < progress && progress < 1 ? " crossing" : ""),
          [.rect(tile, radius: min(4, tile.width / 4, tile.height / 4), class: "tile")])
      }
      return [
        .label(
          words, at: LayoutPoint(x: view.midX, y: 44), size: 19, class: "ink strong",
          anchor: "middle"),
        .clipped(
          to: view, radius: 8, named: "pinch-\(panel)",
          [.rect(view, class: "screen")] + tiles),
        .circle(onCanvas(LayoutPoint(x: 150, y: 250)), radius: 7, class: "knot"),
        .newline,
      ]
    }
    return Figure(
      fileName: "pinch.svg", title: "A pinch from three columns to six",
      caption: """
        What is in view at five moments. The picture that was under the finger stays at its height. \
        On the way pictures cross each other, each straight to its place; past the ends the nearer wall \
        is scaled about the finger.
        """,
      svg: SVGDocument(
        title: "A pinch from three columns to six, at five progresses",
        size: LayoutSize(width: 1200, height: 84 + 640 * scale),
        ranks: pictures.map(collection.rank), content: content
      ).source)
  }
}
