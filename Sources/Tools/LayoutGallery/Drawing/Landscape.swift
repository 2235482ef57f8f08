import MasonryLayout

/// A sun over two hills, in lighter and darker tones of what they are drawn on.
struct Landscape {
  let frame: LayoutRect

  /// The radius of the frame's corners.
  let radius: Double

  /// Any number; neighbouring ones give different landscapes.
  let variant: Int

  var content: [Markup] {
    let extent = min(frame.width, frame.height)
    let sun = point(0.22 + 0.56 * variation(0.618), 0.2 + 0.14 * variation(0.755))
    return [
      Markup(
        "circle",
        ["class": "sun", "cx": sun.x.short, "cy": sun.y.short, "r": (0.1 * extent).short]),
      hill(from: 0.5 + 0.25 * variation(0.57), to: 0.75 - 0.25 * variation(0.57), class: "far"),
      hill(from: 0.9 - 0.25 * variation(0.819), to: 0.65 + 0.25 * variation(0.819), class: "near"),
    ]
  }

  /// A wave from the left edge to the right one, and everything below it.
  private func hill(from left: Double, to right: Double, class name: String) -> Markup {
    let bends = [point(0.35, left - 0.22), point(0.6, right + 0.22), point(1, right)]
    let wave = "M\(pair(point(0, left)))C\(bends.map(pair).joined(separator: " "))"

    let cornerY = frame.maxY - radius
    let arc = "A\(radius.short) \(radius.short) 0 0 1"
    let baseRight = LayoutPoint(x: frame.maxX - radius, y: frame.maxY)
    let baseLeft = LayoutPoint(x: frame.minX + radius, y: frame.maxY)
    let end = LayoutPoint(x: frame.minX, y: cornerY)
    let base = "V\(cornerY.short)\(arc) \(pair(baseRight))L\(pair(baseLeft))\(arc) \(pair(end))Z"
    return Markup("path", ["class": name, "d": wave + base])
  }

  private func pair(_ point: LayoutPoint) -> String {
    "\(point.x.short),\(point.y.short)"
  }

  /// A point by its share of the frame's width and height.
  private func point(_ x: Double, _ y: Double) -> LayoutPoint {
    LayoutPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
  }

  /// A number from 0 to 1 that jumps from variant to variant.
  private func variation(_ step: Double) -> Double {
    (Double(variant) * step).truncatingRemainder(dividingBy: 1)
  }
}
