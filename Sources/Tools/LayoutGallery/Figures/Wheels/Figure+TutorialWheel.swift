import CircularLayout

extension Figure {
  /// The Spinning Wheel tutorial's wheel at its own sizes, with its centre and its angle.
  static func tutorialWheel() throws(WheelError) -> Figure {
    let wheel = try Wheel(
      itemCount: 30, configuration: .tutorial(),
      viewportSize: LayoutSize(width: 667, height: 375))
    let drawing = WheelDrawing(
      wheel: wheel, offset: wheel.offset(atFocusIndex: 14), origin: LayoutPoint(x: 266, y: 90))
    let visible = wheel.visibleItems(atOffset: drawing.offset)
    let spokes = visible.filter { abs($0.itemsFromFocus) <= 1 }.map(drawing.spoke)
    let label = drawing.center.offsetBy(dx: 0, dy: 40)
    return Figure(
      fileName: "wheel-tutorial.svg", title: "The tutorial's wheel",
      caption: """
        Cards of 133 × 173 points at a radius of 500, on a screen of 667 × 375: \
        \(visible.count) of \(wheel.itemCount) are seen, and each lies over the one to its left.
        """,
      svg: SVGDocument(
        title: "The wheel of the Spinning Wheel tutorial",
        size: LayoutSize(width: 1200, height: 880), ranks: WheelDrawing.ranks,
        content: drawing.screen(named: "screen") + spokes + drawing.hub + [
          .label(
            "the anchor point of every card", at: label, size: 17, class: "ink strong",
            anchor: "middle"),
          .label(
            "(0.5, 3.39) in units of its own size, 500 points below the middle of the screen",
            at: label.offsetBy(dx: 0, dy: 24), size: 15, class: "muted",
            anchor: "middle"),
          .label(
            "667 × 375, offset \(drawing.offset.grouped) of \(wheel.maximumOffset.grouped)",
            at: LayoutPoint(x: drawing.frame.midX, y: 56), size: 15, class: "muted",
            anchor: "middle"),
        ]
      ).source)
  }
}
