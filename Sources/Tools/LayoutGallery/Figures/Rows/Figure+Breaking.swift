import MasonryLayout

extension Figure {
  /// The same pictures in justified rows that are broken greedily and optimally.
  static func breaking(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let (width, target) = (720.0, 110.0)
    let window = LayoutRect(x: 0, y: 0, width: width, height: 1100)
    let pictures = collection.mixed(400)
    var content: [Markup] = []
    var ranks: [Int] = []
    let ways: [(String, RowsLayout.Breaking)] = [("Greedy", .greedy), ("Optimal", .optimal)]
    for (place, (title, breaking)) in ways.enumerated() {
      let wall = try Wall(pictures, width: width, target: target, breaking)
      let drawing = WallDrawing(
        wall: wall, collection: collection, window: window,
        origin: LayoutPoint(x: 40 + 580 * Double(place), y: 106), scale: 0.66, face: .landscape,
        overhang: 200)
      let frame = drawing.frame
      content += [
        .label(
          title, at: LayoutPoint(x: frame.minX, y: 56), size: 24, class: "ink strong"),
        .label(
          "\(wall.items.rowCount.grouped) rows, off the target by "
            + "\(wall.deviation(from: target).tenths) points (root mean square)",
          at: LayoutPoint(x: frame.minX, y: 83), size: 15, class: "muted"),
        .faded(
          in: LayoutRect(x: frame.minX, y: frame.minY, width: 560, height: frame.height),
          from: frame.maxY - 120, to: frame.maxY, named: "panel-\(place)",
          drawing.content + drawing.deviations(from: target)),
      ]
      ranks += drawing.ranks
    }
    return Figure(
      fileName: "row-breaking.svg", title: "Justified rows, greedy and optimal",
      caption: """
        The beginning of \(pictures.count) pictures in rows \(width.grouped) points wide, with a \
        target height of \(target.grouped). Beside each row: its height less the target, which the \
        bar shows too. Optimal breaking chooses all rows together.
        """,
      svg: SVGDocument(
        title: "The same pictures in rows that are broken greedily and optimally",
        size: LayoutSize(width: 1200, height: 106 + window.height * 0.66 + 30), ranks: ranks,
        content: content
      ).source)
  }
}

extension WallDrawing {
  /// To the right of each row, how much higher or lower than the target it is.
  fileprivate func deviations(from target: Double) -> [Markup] {
    let items = wall.items
    let shown = (0..<items.rowCount).map(items.frame(ofRow:)).filter(window.intersects)
    return shown.flatMap { row -> [Markup] in
      let difference = row.height - target
      let tile = onCanvas(row)
      let isFar = difference.magnitude > 0.15 * target
      let bar = LayoutRect(
        x: frame.maxX + 8, y: tile.midY - 3, width: difference.magnitude * 0.5, height: 6)
      let digits = (difference < 0 ? "−" : "+") + difference.magnitude.grouped
      return [
        .rect(bar, radius: 3, class: isFar ? "signal" : "muted"),
        .label(
          digits, at: LayoutPoint(x: bar.maxX + 5, y: tile.midY + 4.5), size: 13,
          class: isFar ? "signal strong" : "muted"),
      ]
    }
  }
}
