import CircularLayout

extension Figure {
  /// A ring whose cards do not turn over, snap over, and take their time.
  static func legibility() throws(WheelError) -> Figure {
    let panels: [(String, Wheel.Legibility?)] = [
      ("Outward", nil), ("Snapping over", Wheel.Legibility()),
      ("Turning over within 100°", Wheel.Legibility(turnOver: .degrees(100))),
    ]
    var content: [Markup] = []
    for (panel, (title, legibility)) in panels.enumerated() {
      let wheel = try Wheel(
        itemCount: 12,
        configuration: Wheel.Configuration(
          itemSize: LayoutSize(width: 44, height: 66), radiusToItemCenter: 150,
          arrangement: .ring(turns: 3), center: .at(LayoutPoint(x: 190, y: 190)),
          legibility: legibility),
        viewportSize: LayoutSize(width: 380, height: 380))
      let drawing = WheelDrawing(
        wheel: wheel, offset: wheel.offset(atFocusIndex: 0.3),
        origin: LayoutPoint(x: 20 + 390 * Double(panel), y: 80))
      content += drawing.content
      content.append(
        .label(
          title, at: LayoutPoint(x: drawing.center.x, y: 48), size: 19, class: "ink strong",
          anchor: "middle"))
    }
    return Figure(
      fileName: "wheel-legibility.svg", title: "Cards that stay readable",
      caption: """
        Cards whose text would be upside down turn over about their own centres: at once, or within \
        an angle around three and nine o'clock, where they pass through upright.
        """,
      svg: SVGDocument(
        title: "Cards that turn over in the lower half of a ring",
        size: LayoutSize(width: 1200, height: 490), ranks: WheelDrawing.ranks, content: content
      ).source)
  }
}
