import CircularLayout

extension Figure {
  /// The picture of the wheel in the README: a wheel and nothing else.
  static func wheelHero() throws(WheelError) -> Figure {
    let size = LayoutSize(width: 900, height: 400)
    let window = LayoutRect(origin: .zero, size: size)
    let wheel = try Wheel(
      itemCount: 1_000,
      configuration: Wheel.Configuration(
        itemSize: LayoutSize(width: 164, height: 220), radiusToItemCenter: 690,
        arrangement: .list(spacing: .gap(4)), center: .peeking(368),
        falloff: Wheel.Falloff(scale: 0.82, reach: .items(3))),
      viewportSize: window.size)
    let drawing = WheelDrawing(
      wheel: wheel, offset: wheel.offset(atFocusIndex: 500), origin: window.origin,
      face: .landscape)
    return Figure(
      fileName: "wheel-hero.svg", title: "A wheel",
      caption: "Cards on the rim of a wheel, smaller away from the focus.",
      svg: SVGDocument(
        title: "Cards on the rim of a wheel", size: size, ranks: WheelDrawing.ranks,
        content: [
          .faded(
            in: window, from: 0.56 * size.height, to: size.height, named: "fade", drawing.content)
        ]
      ).source)
  }
}
