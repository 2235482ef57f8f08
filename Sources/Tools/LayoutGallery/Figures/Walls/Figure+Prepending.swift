import MasonryLayout

extension Figure {
  /// A screen that stands still while pictures are prepended and sizes arrive above it; the same packed anew, and
  /// its start made level.
  static func prepending(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let pictures = collection.mixed(60)
    let feed = try PrependedFeed(
      pictures, prepending: 12, on: LayoutRect(x: 0, y: 420, width: 600, height: 640), columns: 4)
    let above = 24 + (feed.moments.map(\.window.minY).max() ?? 0)
    let scale = 262.0 / 600

    let names = ["A screen", "Columns kept", "Packed anew", "The start made level"]
    let content = zip(names.indices, feed.moments).flatMap { place, moment in
      screen(
        moment, name: names[place],
        drawing: WallDrawing(
          wall: moment.wall, collection: collection,
          window: LayoutRect(
            x: 0, y: moment.window.minY - above, width: moment.window.width,
            height: above + moment.window.height),
          origin: LayoutPoint(x: 32 + 291 * Double(place), y: 100), scale: scale,
          firstNumber: -moment.addedCount,
          emphasis: WallDrawing.Emphasis(
            indices: Set(moment.wall.items.indices(in: moment.window)), outline: moment.window)))
    }
    return Figure(
      fileName: "prepending.svg", title: "Newer pictures above",
      caption: """
        12 pictures are prepended above the screen (faint: out of sight), and the sizes of three others \
        there arrive. With columns kept all are stacked upwards, and nothing on screen moves; packed anew, \
        most of it does (outlined). The ragged top is made level later, which an app may animate.
        """,
      svg: SVGDocument(
        title: "A screen that stands still while pictures are prepended and sizes arrive above it",
        size: LayoutSize(width: 1200, height: 140 + (above + 640) * scale),
        ranks: pictures.map(collection.rank), content: content
      ).source)
  }

  private static func screen(
    _ moment: PrependedFeed.Moment, name: String, drawing: WallDrawing
  ) -> [Markup] {
    let start = drawing.onCanvas(LayoutRect(origin: .zero, size: moment.window.size))
    let screen = drawing.onCanvas(moment.window)
    let panel = WallPanel(
      title: name,
      note: moment.addedCount == 0
        ? "three above have no size yet"
        : "\(moment.moved.count) of \(moment.shownBefore) on screen moved",
      drawing: drawing)
    let outlines = moment.moved.map { index in
      Markup.rect(
        drawing.onCanvas(moment.wall.items.frame(ofItemAt: index)), radius: 3, class: "accent")
    }
    return panel.heading + [
      .clipped(
        to: drawing.frame, radius: 8, named: "moment-\(drawing.frame.minX.short)",
        [.rect(screen, class: "screen")] + drawing.content + outlines),
      .line(
        from: start.origin, to: LayoutPoint(x: start.maxX, y: start.minY), class: "rule dashed"),
      .rect(screen, radius: 3, class: "quad"),
    ]
  }
}
