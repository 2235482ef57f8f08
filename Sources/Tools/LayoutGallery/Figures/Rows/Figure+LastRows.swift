import MasonryLayout

extension Figure {
  /// The last row of the same pictures: as high as the row before it, filled, and held back.
  static func lastRows(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let pictures = Array(collection.mixed(400).dropFirst(7).prefix(17))
    let window = LayoutRect(x: 0, y: 0, width: 350, height: 420)
    let panels: [(title: String, note: String, alignment: RowsLayout.Alignment, isHeld: Bool)] = [
      ("Natural", "lastRow: .start", .start, false), ("Filling", "lastRow: .fill", .fill, false),
      ("Held back", "holdsBackLastRow", .start, true),
    ]
    var (content, ranks): ([Markup], [Int]) = ([], [])
    for (place, panel) in panels.enumerated() {
      let rule = RowsLayout.Rule.justified(
        height: 80, breaking: .optimal, lastRow: panel.alignment)
      let layout = RowsLayout(rule: rule, spacing: 4, holdsBackLastRow: panel.isHeld)
      let wall = try Wall(pictures, in: MasonryWall(.rows(layout), width: window.width))
      let drawing = WallDrawing(
        wall: wall, collection: collection, window: window,
        origin: LayoutPoint(x: 40 + 385 * Double(place), y: 100), face: .landscape, overhang: 200)
      let hidden = wall.items.itemCount - wall.items.shownItemCount
      content += [
        .label(
          panel.title, at: drawing.origin.offsetBy(dx: 0, dy: -46), size: 24, class: "ink strong"),
        .label(panel.note, at: drawing.origin.offsetBy(dx: 0, dy: -20), size: 15, class: "muted"),
      ]
      content += drawing.content
      if hidden > 0 {
        content.append(
          .label(
            "+\(hidden) until the row is full",
            at: drawing.origin.offsetBy(dx: 0, dy: wall.masonry.contentSize.height + 28), size: 15,
            class: "muted"))
      }
      ranks += drawing.ranks
    }
    return Figure(
      fileName: "row-last.svg", title: "Three last rows",
      caption: """
        The same pictures in justified rows. A last row that is not full keeps the proportions of \
        its pictures, is filled by stretching them, or is left out until the next page fills it or \
        the end is reached.
        """,
      svg: SVGDocument(
        title: "The last row: natural, filling and held back",
        size: LayoutSize(width: 1200, height: 470), ranks: ranks, content: content
      ).source)
  }
}
