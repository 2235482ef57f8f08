import CircularLayout

extension Figure {
  /// A ring that opens to a hand of cards, in three pictures.
  static func wheelTransition() throws(WheelError) -> Figure {
    let viewport = LayoutSize(width: 460, height: 330)
    var configuration = Wheel.Configuration(
      itemSize: LayoutSize(width: 40, height: 60), radiusToItemCenter: 105,
      arrangement: .ring(turns: 1), center: .at(LayoutPoint(x: 230, y: 165)), zOrder: .ascending)
    let ring = try Wheel(itemCount: 12, configuration: configuration, viewportSize: viewport)
    configuration.itemSize = LayoutSize(width: 60, height: 90)
    configuration.radiusToItemCenter = 260
    configuration.arrangement = .list(spacing: .angle(.degrees(7)))
    configuration.center = .at(LayoutPoint(x: 230, y: 390))
    let hand = try Wheel(itemCount: 12, configuration: configuration, viewportSize: viewport)
    let transition = Wheel.Transition(
      from: ring, atOffset: ring.offset(atFocusIndex: 5.5), to: hand,
      atOffset: hand.offset(atFocusIndex: 5.5))
    var content: [Markup] = []
    for panel in 0..<3 {
      let progress = Double(panel) / 2
      let drawing = WheelDrawing(
        wheel: ring, offset: transition.startOffset,
        origin: LayoutPoint(x: 14 + 393 * Double(panel), y: 64), scale: 0.84,
        way: (transition, progress))
      content +=
        drawing.content + [
          .label(
            ["A ring", "Halfway", "A hand"][panel],
            at: LayoutPoint(x: drawing.frame.midX, y: 42), size: 19,
            class: "ink strong", anchor: "middle")
        ]
    }
    return Figure(
      fileName: "wheel-transition.svg", title: "From a ring to a hand of cards",
      caption: """
        The way from one wheel to another as a function of a progress from 0 to 1: centre, radius, \
        angles, sizes and rotations change in proportion, so the items swing and do not slide.
        """,
      svg: SVGDocument(
        title: "A ring of twelve cards opens to a hand of cards",
        size: LayoutSize(width: 1200, height: 350), ranks: WheelDrawing.ranks, content: content
      ).source)
  }
}
