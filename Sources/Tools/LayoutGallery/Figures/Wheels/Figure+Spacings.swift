import CircularLayout

extension Figure {
  /// Cards a gap apart beside the tutorial's, which overlap.
  static func spacings() throws(WheelError) -> Figure {
    let spacings: [(String, Wheel.Spacing, Wheel.ZOrder)] = [
      ("A gap of 12 points", .gap(12), .focusOnTop),
      ("The tutorial's overlap", .widthAlongTangent, .clockwiseAngle),
    ]
    var content: [Markup] = []
    for (panel, (title, spacing, zOrder)) in spacings.enumerated() {
      let wheel = try Wheel(
        itemCount: 100,
        configuration: Wheel.Configuration(
          itemSize: LayoutSize(width: 133, height: 173), radiusToItemCenter: 500,
          arrangement: .list(spacing: spacing), center: .peeking(350), zOrder: zOrder),
        viewportSize: LayoutSize(width: 780, height: 390))
      let drawing = WheelDrawing(
        wheel: wheel, offset: wheel.offset(atFocusIndex: 50),
        origin: LayoutPoint(x: 40 + 590 * Double(panel), y: 92), scale: 530 / 780)
      let angle = wheel.anglePerItem.degrees.short
      content += [
        .label(
          title, at: LayoutPoint(x: drawing.frame.minX, y: 52), size: 24, class: "ink strong"),
        .label(
          "\(angle)° per item", at: LayoutPoint(x: drawing.frame.minX, y: 78), size: 15,
          class: "muted"),
        .faded(
          in: drawing.frame, from: drawing.frame.midY, to: drawing.frame.maxY + 60,
          named: "panel-\(panel)", drawing.content),
      ]
    }
    return Figure(
      fileName: "wheel-spacing.svg", title: "Two spacings",
      caption: """
        The gap is the shortest distance between neighbours, which is between their inner \
        corners. The tutorial's angle, atan(width / radius), makes them overlap on purpose.
        """,
      svg: SVGDocument(
        title: "A gap between cards beside an overlap",
        size: LayoutSize(width: 1200, height: 400), ranks: WheelDrawing.ranks, content: content
      ).source)
  }
}
