import CircularLayout

extension Figure {
  /// The items that a rectangle query returned, standing out from the rest of the wheel.
  static func wheelQuery() throws(WheelError) -> Figure {
    let wheel = try Wheel(
      itemCount: 1_000_000,
      configuration: Wheel.Configuration(
        itemSize: LayoutSize(width: 84, height: 110), radiusToItemCenter: 290,
        arrangement: .list(spacing: .gap(8)), center: .at(LayoutPoint(x: 570, y: 390))),
      viewportSize: LayoutSize(width: 1140, height: 780))
    let offset = wheel.offset(atFocusIndex: 500_000.3)
    let rect = LayoutRect(x: 560, y: 40, width: 280, height: 268).offsetBy(dx: offset, dy: 0)
    let found = wheel.items(in: rect, atOffset: offset)
    // Items that do not meet the rectangle although their upright frames do.
    let near = wheel.visibleItems(atOffset: offset).filter { item in
      item.frame.intersects(rect) && !found.contains(item)
    }
    let drawing = WheelDrawing(
      wheel: wheel, offset: offset, origin: LayoutPoint(x: 30, y: 20),
      emphasis: Set(found.map(\.index)))
    let label = LayoutPoint(x: 30, y: 48)
    let frames = near.map { item in
      Markup.rect(drawing.onCanvas(item.frame), class: "rule dashed")
    }
    return Figure(
      fileName: "wheel-query.svg", title: "What meets a rectangle",
      caption: """
        Exactly the items whose turned cards reach into the rectangle stand out. Of the one with \
        the dashed frame, only the frame does.
        """,
      svg: SVGDocument(
        title: "The items that a rectangle meets", size: LayoutSize(width: 1200, height: 800),
        ranks: WheelDrawing.ranks,
        content: drawing.content + frames + [
          .rect(drawing.onCanvas(rect), radius: 3, class: "accent")
        ] + [
          .label(
            "\(found.count) of \(wheel.itemCount.grouped) items", at: label, size: 24,
            class: "signal strong"),
          .label(
            "meet a rectangle of 280 × 268 points", at: label.offsetBy(dx: 0, dy: 26), size: 15,
            class: "muted"),
        ]
      ).source)
  }
}
