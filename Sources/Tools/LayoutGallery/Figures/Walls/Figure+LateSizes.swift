import MasonryLayout

extension Figure {
  /// A wall whose pictures arrive late, packed anew, and with the columns kept of what was seen.
  static func lateSizes(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let pictures = collection.mixed(160)
    var strips: [LateStrip] = []
    for kept in [LateFeed.Kept.none, .columnsOfSeen] {
      strips.append(
        LateStrip(
          title: kept.rawValue.prefix(1).uppercased() + kept.rawValue.dropFirst(),
          feed: try LateFeed(
            pictures, on: LayoutSize(width: 600, height: 640), columns: 4, kept: kept),
          collection: collection, top: 100 + 410 * Double(strips.count)))
    }
    return Figure(
      fileName: "late-sizes.svg", title: "When sizes arrive late",
      caption: """
        A screen in the middle of a wall, and squares (faint) for pictures that have not arrived. \
        Pictures with an outline have changed column since the moment before. With the columns of what \
        was seen kept nothing changes column on screen, and what follows is packed level again.
        """,
      svg: SVGDocument(
        title: "Pictures that arrive late, with columns packed anew and kept",
        size: LayoutSize(width: 1200, height: 60 + 410 * Double(strips.count)),
        ranks: pictures.map(collection.rank), content: strips.flatMap(\.content)
      ).source)
  }
}

/// The moments of one wall, side by side.
private struct LateStrip {
  let title: String
  let feed: LateFeed
  let collection: PictureCollection
  let top: Double

  private static let names = ["Some wait", "One above arrives", "All above", "All on screen"]

  var content: [Markup] {
    let moved = feed.moments.reduce(0) { $0 + $1.moved.count }
    let bottom = feed.moments.last.map { "; \($0.wall.bottomNote) in the end" } ?? ""
    return [
      .label(title, at: LayoutPoint(x: 40, y: top - 48), size: 24, class: "ink strong"),
      .label(
        "\(moved) changes of column on screen\(bottom)",
        at: LayoutPoint(x: 40, y: top - 22), size: 15, class: "muted"),
    ]
      + zip(feed.moments.indices, feed.moments).flatMap { screen(of: $1, at: $0) }
  }

  private func screen(of moment: LateFeed.Moment, at place: Int) -> [Markup] {
    let drawing = WallDrawing(
      wall: moment.wall, collection: collection, window: moment.window,
      origin: LayoutPoint(x: 40 + 285 * Double(place), y: top), scale: 265 / 600,
      emphasis: WallDrawing.Emphasis(indices: moment.arrived))
    let outlines = moment.moved.map { index in
      let frame = drawing.onCanvas(moment.wall.items.frame(ofItemAt: index))
      return Markup.rect(frame, radius: 3, class: "accent")
    }
    let note = place == 0 ? "" : ": \(moment.moved.count) of \(moment.shownBefore) moved"
    return [
      .clipped(
        to: drawing.frame, radius: 8, named: "screen-\(top.short)-\(place)",
        drawing.content + outlines),
      .rect(drawing.frame, radius: 8, class: "outline"),
      .label(
        Self.names[place] + note,
        at: LayoutPoint(x: drawing.frame.minX, y: drawing.frame.maxY + 22), size: 14,
        class: "muted"),
    ]
  }
}
