import CircularLayout

extension Figure {
  /// The picture of the wheel in the README: a wheel and nothing else.
  static func wheelHero() throws(WheelError) -> Figure {
    let size = LayoutSize(width: 900, height: 420)
    let window = LayoutRect(origin: .zero, size: size).insetBy(dx: 20, dy: 20)
    let wheel = try Wheel(
      itemCount: 1_000,
      configuration: Wheel.Configuration(
        itemSize: LayoutSize(width: 168, height: 224), radiusToItemCenter: 640,
        arrangement: .list(spacing: .gap(10)), center: .peeking(330)),
      viewportSize: window.size)
    let drawing = WheelDrawing(
      wheel: wheel, offset: wheel.offset(atFocusIndex: 500), origin: window.origin,
      face: .landscape)
    return Figure(
      fileName: "wheel-hero.svg", title: "A wheel",
      caption: "Cards ten points apart, turning with the wheel beneath them.",
      svg: SVGDocument(
        title: "Cards on the rim of a wheel", size: size, ranks: WheelDrawing.ranks,
        content: [
          .faded(
            in: window, from: 0.62 * size.height, to: size.height, named: "fade", drawing.content)
        ]
      ).source)
  }
}
