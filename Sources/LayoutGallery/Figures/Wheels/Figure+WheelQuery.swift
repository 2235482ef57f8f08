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
    let rect = LayoutRect(x: 640, y: 60, width: 300, height: 260).offsetBy(dx: offset, dy: 0)
    let found = wheel.items(in: rect, atOffset: offset)
    let drawing = WheelDrawing(
      wheel: wheel, offset: offset, origin: LayoutPoint(x: 30, y: 20),
      emphasis: Set(found.map(\.index)))
    let label = LayoutPoint(x: 30, y: 48)
    return Figure(
      fileName: "wheel-query.svg", title: "What meets a rectangle",
      caption: """
        Exactly the items whose turned cards reach into the rectangle stand out; their upright \
        bounding boxes are not what is asked.
        """,
      svg: SVGDocument(
        title: "The items that a rectangle meets", size: LayoutSize(width: 1200, height: 800),
        ranks: WheelDrawing.ranks,
        content: drawing.content + [.rect(drawing.onCanvas(rect), radius: 3, class: "accent")] + [
          .label(
            "\(found.count) of \(wheel.itemCount.grouped) items", at: label, size: 24,
            class: "signal strong"),
          .label(
            "meet a rectangle of 300 × 260 points", at: label.offsetBy(dx: 0, dy: 26), size: 15,
            class: "muted"),
        ]
      ).source)
  }
}
