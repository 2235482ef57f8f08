import CircularLayout

extension Figure {
  /// A ring that a finger turns about its centre, along three paths.
  static func dial() throws(WheelError) -> Figure {
    let wheel = try Wheel(
      itemCount: 12,
      configuration: Wheel.Configuration(
        itemSize: LayoutSize(width: 56, height: 74), radiusToItemCenter: 142,
        arrangement: .ring(turns: 3), center: .at(LayoutPoint(x: 180, y: 180))),
      viewportSize: LayoutSize(width: 360, height: 360))
    let hubRadius = 30.0
    var content: [Markup] = []
    for (panel, path) in FingerPath.all.enumerated() {
      let origin = LayoutPoint(x: 40 + 380 * Double(panel), y: 80)
      let center = wheel.center(atOffset: 0)
      let touches = path.touches(around: center)
      var dial = wheel.dial(takingHoldAt: touches[0], atOffset: 0, hubRadius: hubRadius)
      for touch in touches.dropFirst() { dial.move(to: touch) }
      let before = WheelDrawing(wheel: wheel, offset: 0, origin: origin)
      let after = WheelDrawing(wheel: wheel, offset: dial.offset, origin: origin)
      let held = wheel.item(containingViewportPoint: touches[0], atOffset: 0)?.index
      let ways = touches.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      content += [
        .label(
          path.title, at: LayoutPoint(x: before.center.x, y: 44), size: 19, class: "ink strong",
          anchor: "middle"),
        .group(class: "ghost", before.content),
      ]
      content += after.content
      for item in before.items where item.index == held {
        content.append(before.outline(of: item, class: "rule dashed"))
      }
      for item in after.items where item.index == held {
        content.append(after.outline(of: item, class: "accent"))
      }
      content += [
        .circle(before.center, radius: hubRadius, class: "rim"),
        .polyline(ways, class: "thread"),
        .circle(ways[0], radius: 5, class: "knot"),
        .circle(ways[ways.count - 1], radius: 6, class: "signal"),
        .label(
          "\(dial.turn.degrees.grouped)°, offset \(dial.offset.grouped)",
          at: LayoutPoint(x: before.center.x, y: 476), size: 15, class: "muted", anchor: "middle"),
      ]
    }
    return Figure(
      fileName: "wheel-dial.svg", title: "Turning a wheel by hand",
      caption: """
        A finger takes hold at the small circle and lifts at the dot. What was under it stays under \
        it, over any number of turns; in the hub it turns nothing, and takes hold anew where it \
        comes out.
        """,
      svg: SVGDocument(
        title: "A ring turned about its centre by a finger, along three paths",
        size: LayoutSize(width: 1200, height: 510), ranks: WheelDrawing.ranks, content: content
      ).source)
  }
}

/// The way of a finger about a wheel's centre.
private struct FingerPath {
  let title: String

  /// Directions in degrees clockwise from twelve o'clock, and distances: the way is straight in both.
  let stops: [(degrees: Double, distance: Double)]

  static let all = [
    FingerPath(title: "A quarter of a turn", stops: [(-8, 150), (40, 118), (82, 150)]),
    FingerPath(title: "More than a turn", stops: [(-60, 142), (150, 110), (465, 95)]),
    FingerPath(
      title: "Through the hub", stops: [(-60, 142), (-60, 5), (110, 5), (110, 100), (152, 142)]),
  ]

  /// The points of the way, close enough to each other to look like a curve.
  func touches(around center: LayoutPoint) -> [LayoutPoint] {
    zip(stops, stops.dropFirst()).flatMap { start, end in
      (0...40).map { step in
        let part = Double(step) / 40
        let way = LayoutPoint(x: 0, y: -(start.distance + (end.distance - start.distance) * part))
          .applying(
            LayoutTransform(
              rotation: .degrees(start.degrees + (end.degrees - start.degrees) * part)))
        return center.offsetBy(dx: way.x, dy: way.y)
      }
    }
  }
}
