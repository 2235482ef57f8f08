import CircularLayout

extension Figure {
  /// The scroll over one turn of a ring, in twelve frames.
  static func filmstrip() throws(WheelError) -> Figure {
    let wheel = try Wheel(
      itemCount: 9,
      configuration: Wheel.Configuration(
        itemSize: LayoutSize(width: 66, height: 88), radiusToItemCenter: 150,
        arrangement: .ring(turns: 1), center: .at(LayoutPoint(x: 130, y: 200)),
        falloff: Wheel.Falloff(scale: 0.55, opacity: 0.55, reach: 4.5)),
      viewportSize: LayoutSize(width: 260, height: 360))
    let frameCount = 12
    let scale = 0.68
    var content: [Markup] = []
    for frame in 0..<frameCount {
      let progress = Double(frame) / Double(frameCount)
      let offset = progress * wheel.maximumOffset
      let drawing = WheelDrawing(
        wheel: wheel, offset: offset,
        origin: LayoutPoint(x: 30 + 193 * Double(frame % 6), y: 30 + 288 * Double(frame / 6)),
        scale: scale)
      content += [
        .rect(drawing.frame, radius: 8, class: "screen"),
        .clipped(to: drawing.frame, radius: 8, named: "frame-\(frame)", drawing.content),
        .rect(drawing.frame, radius: 8, class: "outline"),
        .label(
          offset.whole, at: LayoutPoint(x: drawing.frame.midX, y: drawing.frame.maxY + 22),
          size: 14, class: "muted", anchor: "middle"),
      ]
      content += drawing.items.filter { $0.index == 0 }.map {
        drawing.outline(of: $0, class: "accent")
      }
    }
    return Figure(
      fileName: "wheel-filmstrip.svg", title: "One turn",
      caption: """
        A ring of nine at twelve offsets, in points below each frame: one turn, and the picture \
        is the first again. Items shrink and fade away from the focus. Item 0 is outlined.
        """,
      svg: SVGDocument(
        title: "One turn of a ring in twelve frames",
        size: LayoutSize(width: 1200, height: 610), ranks: WheelDrawing.ranks, content: content
      ).source)
  }
}
