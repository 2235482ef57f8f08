import MasonryLayout

/// A drawn picture: a sun over hills, mountains, the sea, a town or a tree, in lighter tones of what they are
/// drawn on.
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
        ["class": "sun", "cx": sun.x.short, "cy": sun.y.short, "r": (0.1 * extent).short])
    ] + motif
  }

  /// Two shapes, one behind the other.
  private var motif: [Markup] {
    let (far, near, side) = (variation(0.57), variation(0.819), variation(0.287))
    switch variant % 5 {
    case 0:
      return [
        hill(from: 0.5 + 0.25 * far, to: 0.75 - 0.25 * far, class: "far"),
        hill(from: 0.9 - 0.25 * near, to: 0.65 + 0.25 * near, class: "near"),
      ]
    case 1:
      let peak = 0.25 + 0.4 * side
      return [
        ground(
          [(0, 0.7), (peak, 0.36 + 0.12 * far), (peak + 0.2, 0.62), (1, 0.5 + 0.1 * near)],
          class: "far"),
        ground(
          [(0, 0.92), (0.8 - 0.5 * side, 0.56 + 0.1 * near), (1, 0.86)], class: "near"),
      ]
    case 2:
      return [
        ground([(0, 0.48 + 0.14 * far), (1, 0.48 + 0.14 * far)], class: "far"),
        ground([(0, 0.78 + 0.08 * near), (1, 0.84 - 0.08 * near)], class: "near"),
      ]
    case 3:
      return [
        town([0.54, 0.38 + 0.08 * far, 0.64, 0.46, 0.7 - 0.1 * far], class: "far"),
        town([0.78, 0.66 + 0.06 * near, 0.84, 0.6 + 0.1 * near, 0.74], class: "near"),
      ]
    default:
      let crown = point(0.3 + 0.4 * side, 0.57)
      return [
        Markup(
          "ellipse",
          [
            "class": "far", "cx": crown.x.short, "cy": crown.y.short,
            "rx": (0.19 * frame.width).short,
            "ry": ((0.2 + 0.06 * far) * frame.height).short,
          ]),
        hill(from: 0.84, to: 0.78 + 0.06 * near, rising: 0.04, class: "near"),
      ]
    }
  }

  /// A wave from the left edge to the right one, and everything below it.
  private func hill(
    from left: Double, to right: Double, rising: Double = 0.22, class name: String
  ) -> Markup {
    let bends = [point(0.35, left - rising), point(0.6, right + rising), point(1, right)]
    return land("M\(pair(point(0, left)))C\(bends.map(pair).joined(separator: " "))", class: name)
  }

  /// A line from the left edge to the right one, by shares of the frame, and everything below it.
  private func ground(_ line: [(Double, Double)], class name: String) -> Markup {
    land("M" + line.map { pair(point($0, $1)) }.joined(separator: "L"), class: name)
  }

  /// Houses side by side, with the shares of the frame at which their roofs are.
  private func town(_ roofs: [Double], class name: String) -> Markup {
    let walls = (0...roofs.count).map { Double($0) / Double(roofs.count) }
    return ground(
      zip(roofs, zip(walls, walls.dropFirst())).flatMap { [($1.0, $0), ($1.1, $0)] }, class: name)
  }

  /// A line from the left edge to the right one, and the ground below it, with the corners of the frame.
  private func land(_ line: String, class name: String) -> Markup {
    let cornerY = frame.maxY - radius
    let arc = "A\(radius.short) \(radius.short) 0 0 1"
    let baseRight = LayoutPoint(x: frame.maxX - radius, y: frame.maxY)
    let baseLeft = LayoutPoint(x: frame.minX + radius, y: frame.maxY)
    let end = LayoutPoint(x: frame.minX, y: cornerY)
    let base = "V\(cornerY.short)\(arc) \(pair(baseRight))L\(pair(baseLeft))\(arc) \(pair(end))Z"
    return Markup("path", ["class": name, "d": line + base])
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
