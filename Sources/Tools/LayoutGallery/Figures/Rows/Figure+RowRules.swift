import MasonryLayout

extension Figure {
  /// The names of the categories as tags, as a list and as even rows.
  static func rowRules(of collection: PictureCollection) throws(MasonryError) -> Figure {
    let albums = collection.albums.prefix(22)
    let tags = albums.map { "\($0.name.prefix(24)) \($0.pictures.count.grouped)" }
    // A character is about 8 points wide, and there are 13 on each side of the words.
    let widths = MasonryHeights(widths: tags.map { 26 + 8 * Double($0.count) })
    let heights = MasonryHeights((0..<tags.count).map { Double([44, 68, 92][$0 * 7 % 3]) })
    let window = LayoutRect(x: 0, y: 0, width: 350, height: 440)
    let panels: [(title: String, note: String, rule: RowsLayout.Rule)] = [
      ("Tags", ".flowing(height: 36)", .flowing(height: 36)),
      ("Even rows", ".even(.fixed(3))", .even(.fixed(3))),
      ("A list", ".even(.fixed(1))", .even(.fixed(1))),
    ]
    var content: [Markup] = []
    for (place, panel) in panels.enumerated() {
      let isFlow = place == 0
      let layout = RowsLayout(rule: panel.rule, itemSpacing: 8, rowSpacing: isFlow ? 10 : 8)
      var wall = try MasonryWall(.rows(layout), width: window.width)
      let lengths = isFlow ? widths : place == 1 ? heights : MasonryHeights([], default: 40)
      try wall.items.appendItems(tags.count, measuredBy: lengths)
      let origin = LayoutPoint(x: 40 + 385 * Double(place), y: 100)
      let cells = wall.items(in: window).flatMap { item -> [Markup] in
        let frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
        let words = place == 1 ? albums[item.index].pictures.count.grouped : tags[item.index]
        return Markup.cell(words, in: frame, rank: item.index, isCentered: place < 2)
      }
      let frame = LayoutRect(origin: origin, size: window.size)
      content += [
        .label(
          panel.title, at: origin.offsetBy(dx: 0, dy: -46), size: 24, class: "ink strong"),
        .label(panel.note, at: origin.offsetBy(dx: 0, dy: -20), size: 15, class: "muted"),
        .faded(
          in: frame, from: frame.maxY - 60, to: frame.maxY, named: "panel-\(place)", cells),
      ]
    }
    return Figure(
      fileName: "row-rules.svg", title: "Tags, even rows and a list",
      caption: """
        The categories of the collection. In a flow items keep their widths, and a row ends where \
        the next one does not fit. Even rows have as many items each and are as high as the \
        tallest of them; with one item in a row they are a list.
        """,
      svg: SVGDocument(
        title: "Tags that flow, rows of three, and a list",
        size: LayoutSize(width: 1200, height: 570), ranks: Array(0..<tags.count),
        content: content
      ).source)
  }
}

extension Markup {
  /// A round rectangle in the colour of a category, with words on it.
  fileprivate static func cell(
    _ words: String, in frame: LayoutRect, rank: Int, isCentered: Bool
  ) -> [Markup] {
    let baseline = LayoutPoint(
      x: isCentered ? frame.midX : frame.minX + 16, y: frame.midY + 5.5)
    return [
      .group(
        class: "c\(rank)",
        [
          .rect(frame, radius: min(12, frame.height / 2), class: "tile"),
          .label(
            words, at: baseline, size: 15, class: "number",
            anchor: isCentered ? "middle" : "start"),
        ]), .newline,
    ]
  }
}
