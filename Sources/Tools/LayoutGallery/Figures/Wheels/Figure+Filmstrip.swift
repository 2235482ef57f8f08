import CircularLayout

extension Figure {
  /// The scroll over one turn of a ring, in twelve frames.
  static func filmstrip() throws(WheelError) -> Figure {
    let wheel = try Wheel(
      itemCount: 9,
      configuration: Wheel.Configuration(
        itemSize: LayoutSize(width: 58, height: 76), radiusToItemCenter: 90,
        arrangement: .ring(turns: 1), center: .at(LayoutPoint(x: 130, y: 142)),
        falloff: Wheel.Falloff(scale: 0.6, opacity: 0.6, reach: .items(4.5))),
      viewportSize: LayoutSize(width: 260, height: 270))
    let frameCount = 12
    let scale = 0.68
    var content: [Markup] = []
    for frame in 0..<frameCount {
      let progress = Double(frame) / Double(frameCount)
      let offset = progress * wheel.maximumOffset
      let drawing = WheelDrawing(
        wheel: wheel, offset: offset,
        origin: LayoutPoint(x: 30 + 193 * Double(frame % 6), y: 30 + 244 * Double(frame / 6)),
        scale: scale)
      let first = drawing.items.filter { $0.index == 0 }.map {
        drawing.outline(of: $0, class: "accent")
      }
      content += [
        .rect(drawing.frame, radius: 8, class: "screen"),
        .clipped(
          to: drawing.frame, radius: 8, named: "frame-\(frame)",
          drawing.content + first),
        .rect(drawing.frame, radius: 8, class: "outline"),
        .label(
          offset.grouped, at: LayoutPoint(x: drawing.frame.midX, y: drawing.frame.maxY + 22),
          size: 14, class: "muted", anchor: "middle"),
      ]
    }
    return Figure(
      fileName: "wheel-filmstrip.svg", title: "One turn",
      caption: """
        A ring of nine at twelve offsets, in points below each frame: one turn, and the picture \
        is the first again. Items shrink and fade away from the focus. Item 0 is outlined.
        """,
      svg: SVGDocument(
        title: "One turn of a ring in twelve frames",
        size: LayoutSize(width: 1200, height: 510), ranks: WheelDrawing.ranks, content: content
      ).source)
  }
}
