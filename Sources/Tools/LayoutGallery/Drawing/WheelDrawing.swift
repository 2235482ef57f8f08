import CircularLayout

/// A wheel at one offset, or on its way to another one, drawn on a canvas: a card for each item that it
/// shows, the topmost last.
struct WheelDrawing {
  let wheel: Wheel

  /// Where the content is scrolled to.
  let offset: Double

  /// Where the top left corner of the viewport is on the canvas.
  let origin: LayoutPoint

  /// Units of the canvas for each point of the wheel.
  var scale = 1.0

  var face = Face.number

  /// The items that stand out from the rest, or `nil` if all are alike.
  var emphasis: Set<Int>?

  /// The way to another wheel and how far it is along it, or `nil` for the wheel as it is.
  var way: (transition: Wheel.Transition, progress: Double)?

  /// What a card shows.
  enum Face {
    /// Its index.
    case number

    /// A landscape.
    case landscape
  }

  /// The ranks of the colours in use: items take them in turn.
  static let ranks = Array(0..<12)

  /// The viewport on the canvas.
  var frame: LayoutRect {
    LayoutRect(
      x: origin.x, y: origin.y, width: wheel.viewportSize.width * scale,
      height: wheel.viewportSize.height * scale)
  }

  /// The wheel's centre on the canvas.
  var center: LayoutPoint { onCanvas(wheel.center(atOffset: offset)) }

  /// The items that the wheel shows, in the viewport or not, as they lie over each other.
  var items: [Wheel.Item] {
    if let way {
      return way.transition.visibleItems(at: way.progress).sorted { $0.zIndex < $1.zIndex }
    }
    let everywhere = wheel.viewport(atOffset: offset).insetBy(dx: -100_000, dy: -100_000)
    return wheel.items(in: everywhere, atOffset: offset).sorted { $0.zIndex < $1.zIndex }
  }

  /// The cards of all items.
  var content: [Markup] { items.flatMap { [card($0), .newline] } }

  /// A point of the content on the canvas.
  func onCanvas(_ point: LayoutPoint) -> LayoutPoint {
    let start =
      way.map { $0.transition.viewport(at: $0.progress).origin }
      ?? wheel.viewport(atOffset: offset).origin
    return LayoutPoint(
      x: origin.x + (point.x - start.x) * scale, y: origin.y + (point.y - start.y) * scale)
  }

  /// A rectangle of the content on the canvas.
  func onCanvas(_ rect: LayoutRect) -> LayoutRect {
    LayoutRect(
      origin: onCanvas(rect.origin),
      size: LayoutSize(width: rect.width * scale, height: rect.height * scale))
  }

  /// An item's card: drawn upright about the origin, then scaled, turned and moved into place.
  private func card(_ item: Wheel.Item) -> Markup {
    let isDim = !(emphasis?.contains(item.index) ?? true)
    let center = onCanvas(item.center)
    let turn = item.rotation.degrees.short
    let size = LayoutSize(width: item.size.width * scale, height: item.size.height * scale)
    let card = LayoutRect(center: .zero, size: size)
    return Markup(
      "g",
      [
        "class": "c\(Self.ranks[item.index % Self.ranks.count])" + (isDim ? " dim" : ""),
        "transform": "translate(\(center.x.short) \(center.y.short)) rotate(\(turn)) "
          + "scale(\(item.scale.short))",
        "opacity": item.opacity.short,
      ], motif(of: item, in: card, radius: min(10, 0.08 * size.width)))
  }

  private func motif(
    of item: Wheel.Item, in card: LayoutRect, radius: Double
  ) -> [Markup] {
    switch face {
    case .landscape:
      let sky = Markup.rect(card, radius: radius, class: "tile")
      return [sky] + Landscape(frame: card, radius: radius, variant: item.index).content
    case .number:
      let digits = item.index.grouped
      let size = min(40, 0.34 * card.width, 1.2 * card.width / Double(digits.count))
      let baseline = LayoutPoint(x: 0, y: card.minY + 0.16 * card.height + 0.8 * size)
      return [
        // Overlapping cards of similar colours need an edge.
        .rect(card, radius: radius, class: "edge"),
        .label(
          digits, at: baseline, size: size,
          class: digits.readsUpsideDown ? "strong under" : "strong",
          anchor: "middle"),
      ]
    }
  }
}

extension String {
  /// Whether digits are a number upside down too, as 6 and 9 are: on a card that is turned a line
  /// below them tells which.
  fileprivate var readsUpsideDown: Bool {
    allSatisfy("01689".contains) && contains { "69".contains($0) }
  }
}
