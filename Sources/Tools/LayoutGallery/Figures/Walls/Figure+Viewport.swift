import MasonryLayout

extension Figure {
  /// The middle of a wall of all pictures, with what a query for a viewport returned standing out.
  static func viewport(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let scale = 0.8
    let margin = 30.0
    let wall = try Wall(
      collection.mixed(), width: Device.desktop.size.width,
      configuration: Wall.configuration(.shortestColumn, columns: .adaptive(minimumWidth: 100)))
    let viewport = wall.middle(LayoutSize(width: 940, height: 660))
    let visible = wall.items.indices(in: viewport)
    let drawing = WallDrawing(
      wall: wall, collection: collection,
      window: wall.middle(LayoutSize(width: wall.masonry.contentSize.width, height: 1100)),
      origin: LayoutPoint(x: margin, y: 96), scale: scale,
      emphasis: WallDrawing.Emphasis(indices: Set(visible), outline: viewport))

    return Figure(
      fileName: "viewport.svg", title: "What is visible",
      caption: """
        A viewport of 940 × 660 points in the middle of the wall. Exactly the pictures that the \
        query returned stand out.
        """,
      svg: SVGDocument(
        title: "The pictures that a viewport meets",
        size: LayoutSize(
          width: drawing.frame.width + 2 * margin, height: drawing.frame.maxY + margin),
        ranks: drawing.ranks,
        content: [
          .clipped(to: drawing.frame, radius: 6, named: "window", drawing.content),
          .rect(drawing.onCanvas(viewport), radius: 3, class: "accent"),
          .label(
            "\(visible.count.grouped) of \(wall.items.itemCount.grouped) pictures",
            at: LayoutPoint(x: margin, y: 48), size: 24, class: "signal strong"),
          .label(
            "meet a viewport of 940 × 660 points in the middle of the wall",
            at: LayoutPoint(x: margin, y: 74), size: 15, class: "muted"),
        ]
      ).source)
  }
}
