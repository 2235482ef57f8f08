import CircularLayout

extension Figure {
  /// A closed ring of twelve items at three offsets.
  static func ring() throws(WheelError) -> Figure {
    let wheel = try Wheel(
      itemCount: 12,
      configuration: Wheel.Configuration(
        itemSize: LayoutSize(width: 56, height: 74), radiusToItemCenter: 142,
        arrangement: .ring(turns: 100), center: .at(LayoutPoint(x: 180, y: 180))),
      viewportSize: LayoutSize(width: 360, height: 360))
    let focuses = [0, 2.5, 1_199.25]
    var content: [Markup] = []
    for (panel, focus) in focuses.enumerated() {
      let drawing = WheelDrawing(
        wheel: wheel, offset: wheel.offset(atFocusIndex: focus),
        origin: LayoutPoint(x: 40 + 380 * Double(panel), y: 50))
      let focused = wheel.indexOfFocusedItem(atOffset: drawing.offset) ?? 0
      content +=
        drawing.content + [drawing.pointer] + [
          .label(
            "offset \(drawing.offset.grouped)",
            at: drawing.center.offsetBy(dx: 0, dy: -4), size: 19, class: "ink strong",
            anchor: "middle"),
          .label(
            "item \(focused) in focus", at: drawing.center.offsetBy(dx: 0, dy: 20), size: 15,
            class: "muted", anchor: "middle"),
        ]
    }
    return Figure(
      fileName: "wheel-ring.svg", title: "A closed ring",
      caption: """
        Twelve items, 30° apart, at rest, on the way from item 2 to item 3, and after almost a \
        hundred turns: the last item is followed by the first.
        """,
      svg: SVGDocument(
        title: "A ring of twelve items at three offsets",
        size: LayoutSize(width: 1200, height: 450), ranks: WheelDrawing.ranks, content: content
      ).source)
  }
}
