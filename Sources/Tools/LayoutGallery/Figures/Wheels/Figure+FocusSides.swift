import CircularLayout

extension Figure {
  /// One wheel with its focus at each of the four sides.
  static func focusSides() throws(WheelError) -> Figure {
    let sides: [(String, Wheel.Focus, LayoutAxis)] = [
      ("top", .top, .horizontal), ("right", .right, .vertical), ("bottom", .bottom, .horizontal),
      ("left", .left, .vertical),
    ]
    var content: [Markup] = []
    for (panel, (name, focus, axis)) in sides.enumerated() {
      let wheel = try Wheel(
        itemCount: 60,
        configuration: Wheel.Configuration(
          itemSize: LayoutSize(width: 52, height: 68), radiusToItemCenter: 126,
          arrangement: .list(spacing: .gap(6)), center: .peeking(160), focus: focus,
          axis: axis, orientation: .facingFocus),
        viewportSize: LayoutSize(width: 250, height: 250))
      let drawing = WheelDrawing(
        wheel: wheel, offset: wheel.offset(atFocusIndex: 30),
        origin: LayoutPoint(x: 40 + 290 * Double(panel), y: 110))
      content += [
        .rect(drawing.frame, radius: 12, class: "screen"),
        .clipped(to: drawing.frame, radius: 12, named: name, drawing.content),
        .rect(drawing.frame, radius: 12, class: "outline"),
        .label(
          name, at: LayoutPoint(x: drawing.frame.midX, y: 52), size: 19, class: "ink strong",
          anchor: "middle"),
        .label(
          axis == .horizontal ? "scrolls sideways" : "scrolls up and down",
          at: LayoutPoint(x: drawing.frame.midX, y: 76), size: 14, class: "muted",
          anchor: "middle"),
      ]
    }
    return Figure(
      fileName: "wheel-focus.svg", title: "The focus at four sides",
      caption: """
        The focused item peeks 160 points into the viewport and stands upright; the wheel turns \
        as the finger moves.
        """,
      svg: SVGDocument(
        title: "A wheel with its focus at the top, right, bottom and left",
        size: LayoutSize(width: 1200, height: 400), ranks: WheelDrawing.ranks, content: content
      ).source)
  }
}
