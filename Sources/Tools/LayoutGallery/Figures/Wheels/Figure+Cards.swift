import CircularLayout

extension Figure {
  /// Cards of different sizes: a list with a gap of ten points, and a ring.
  static func cards() throws(WheelError) -> Figure {
    let sizes = [
      (64, 96), (120, 80), (70, 70), (150, 60), (54, 110), (90, 90), (40, 40), (110, 74), (72, 108),
      (132, 66), (60, 84), (84, 60),
    ].map { LayoutSize(width: $0.0, height: $0.1) }
    let titles = ["A list: 10 points between neighbours", "A ring: as far apart as there is room"]
    let arrangements: [Wheel.Arrangement] = [.list(spacing: .gap(10)), .ring(turns: 1)]
    var content: [Markup] = []
    for (panel, arrangement) in arrangements.enumerated() {
      let wheel = try Wheel(
        itemCount: sizes.count,
        configuration: Wheel.Configuration(
          itemSize: LayoutSize(width: 90, height: 90), radiusToItemCenter: panel == 0 ? 232 : 200,
          arrangement: arrangement, center: .at(LayoutPoint(x: 265, y: 265))),
        viewportSize: LayoutSize(width: 530, height: 530), measuredBy: { sizes[$0] })
      let drawing = WheelDrawing(
        wheel: wheel, offset: wheel.offset(atFocusIndex: 5.5),
        origin: LayoutPoint(x: 40 + 590 * Double(panel), y: 84))
      content +=
        [
          .label(
            titles[panel], at: LayoutPoint(x: drawing.frame.minX, y: 50), size: 22,
            class: "ink strong"),
          .circle(
            drawing.center, radius: wheel.configuration.radiusToItemCenter, class: "rim"),
        ] + drawing.content + drawing.hub
    }
    return Figure(
      fileName: "wheel-cards.svg", title: "Cards of different sizes",
      caption: """
        The shortest distance between two neighbours is the same at every place, whichever of \
        their corners and sides it is between. The middles of the cards lie on the circle.
        """,
      svg: SVGDocument(
        title: "Cards of different sizes on a list and on a ring",
        size: LayoutSize(width: 1200, height: 640), ranks: WheelDrawing.ranks, content: content
      ).source)
  }
}
