import CircularLayout

extension Figure {
  /// Hands of three, five and nine cards, spread evenly over the same arc.
  static func fan() throws(WheelError) -> Figure {
    var content: [Markup] = []
    for (panel, count) in [3, 5, 9].enumerated() {
      let wheel = try Wheel(
        itemCount: count,
        configuration: Wheel.Configuration(
          itemSize: LayoutSize(width: 90, height: 126), radiusToItemCenter: 260,
          arrangement: .fan(over: .degrees(56)), center: .at(LayoutPoint(x: 190, y: 350)),
          zOrder: .ascending),
        viewportSize: LayoutSize(width: 380, height: 330))
      let drawing = WheelDrawing(
        wheel: wheel, offset: wheel.maximumOffset / 2,
        origin: LayoutPoint(x: 20 + 390 * Double(panel), y: 50))
      let ends = drawing.items.filter { $0.index == 0 || $0.index == count - 1 }
      content += ends.map(drawing.spoke) + drawing.content + drawing.hub
      content.append(
        .label(
          "\(count) cards, \(wheel.anglePerItem.degrees.short)° apart",
          at: LayoutPoint(x: drawing.center.x, y: drawing.center.y + 40), size: 17,
          class: "ink strong", anchor: "middle"))
    }
    return Figure(
      fileName: "wheel-fan.svg", title: "Fans",
      caption: """
        Cards spread evenly over an arc of 56°, from the centre of the first to that of the last, \
        with the middle of the hand in focus.
        """,
      svg: SVGDocument(
        title: "Hands of three, five and nine cards",
        size: LayoutSize(width: 1200, height: 460), ranks: WheelDrawing.ranks, content: content
      ).source)
  }
}
