import CircularLayout

extension Figure {
  /// What an item is made of: its quad, its frame, and its anchor point.
  static func anchorPoint() throws(WheelError) -> Figure {
    let wheel = try Wheel(
      itemCount: 100,
      configuration: Wheel.Configuration(
        itemSize: LayoutSize(width: 133, height: 173), radiusToItemCenter: 500,
        arrangement: .list(spacing: .angle(.degrees(24))),
        center: .at(LayoutPoint(x: 600, y: 640)), arcLimit: .degrees(50),
        falloff: Wheel.Falloff(scale: 0.6, reach: .items(2))),
      viewportSize: LayoutSize(width: 1200, height: 700))
    let drawing = WheelDrawing(
      wheel: wheel, offset: wheel.offset(atFocusIndex: 50), origin: .zero)
    let parts = drawing.items.flatMap { item -> [Markup] in
      let frame = drawing.onCanvas(item.frame)
      let anchor = item.anchorPoint
      return [
        .rect(frame, class: "rule dashed"), drawing.spoke(to: item),
        drawing.outline(of: item, class: "quad"),
        .circle(drawing.onCanvas(item.center), radius: 4, class: "ink"),
        .label(
          "(\(anchor.x.short), \(anchor.y.short))",
          at: LayoutPoint(x: frame.midX, y: frame.minY - 12), size: 15, class: "muted",
          anchor: "middle"),
      ]
    }
    let label = LayoutPoint(x: drawing.center.x + 24, y: drawing.center.y + 6)
    return Figure(
      fileName: "wheel-anchor.svg", title: "Quads, frames and the anchor point",
      caption: """
        Each item's quad and centre, the tight frame around it, and its anchor point, given above \
        in units of the item's size: whatever its turn and scale, it is the wheel's centre.
        """,
      svg: SVGDocument(
        title: "Turned cards, their frames and their anchor point",
        size: LayoutSize(width: 1200, height: 700), ranks: WheelDrawing.ranks,
        content: drawing.content + parts + drawing.hub + [
          .label("one point for all", at: label, size: 17, class: "ink strong")
        ]
      ).source)
  }
}
