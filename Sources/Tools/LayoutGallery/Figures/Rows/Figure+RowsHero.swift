import MasonryLayout

extension Figure {
  /// The picture of rows in the README: justified rows and nothing else.
  static func rowsHero(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let size = LayoutSize(width: 900, height: 360)
    let margin = 20.0
    let pictures = collection.mixed(120)
    let wall = try Wall(pictures, width: size.width - 2 * margin, target: 96, .optimal)
    let drawing = WallDrawing(
      wall: wall, collection: collection,
      window: LayoutRect(x: 0, y: 0, width: size.width - 2 * margin, height: size.height - margin),
      origin: LayoutPoint(x: margin, y: margin), face: .landscape, overhang: 200)
    let faded = Markup.faded(
      in: drawing.frame, from: 0.6 * size.height, to: size.height, named: "fade", drawing.content)
    return Figure(
      fileName: "justified.svg", title: "Justified rows",
      caption: "Real proportions in rows that fill the width, broken optimally near 96 points.",
      svg: SVGDocument(
        title: "Pictures in rows that fill the width", size: size, ranks: drawing.ranks,
        content: [faded]
      ).source)
  }

  /// The figures of rows in the order in which the page shows them.
  static func itemRows(of collection: PictureCollection) throws(MasonryError) -> [Figure] {
    [
      try rowsHero(of: collection),
      try breaking(of: collection),
      try lastRows(of: collection),
      try rowRules(of: collection),
    ]
  }
}
