import MasonryLayout

extension Markup {
  static func group(class name: String, _ children: [Markup]) -> Markup {
    Markup("g", ["class": name], children)
  }

  static func rect(_ rect: LayoutRect, radius: Double = 0, class name: String) -> Markup {
    Markup(
      "rect",
      [
        "class": name, "x": rect.minX.short, "y": rect.minY.short, "width": rect.width.short,
        "height": rect.height.short, "rx": radius.short,
      ])
  }

  static func line(from start: LayoutPoint, to end: LayoutPoint, class name: String) -> Markup {
    Markup(
      "line",
      [
        "class": name, "x1": start.x.short, "y1": start.y.short, "x2": end.x.short,
        "y2": end.y.short,
      ])
  }

  /// A line with a head at its end.
  static func arrow(from start: LayoutPoint, to end: LayoutPoint, class name: String) -> Markup {
    let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
      .squareRoot()
    let along = LayoutPoint(x: (end.x - start.x) / length * 7, y: (end.y - start.y) / length * 7)
    let barbs = [-0.6, 0.6].map { side in
      "\((end.x - along.x - side * along.y).short),\((end.y - along.y + side * along.x).short)"
    }
    let tip = "\(end.x.short),\(end.y.short)"
    return Markup(
      "path",
      [
        "class": name,
        "d": "M\(start.x.short),\(start.y.short)L\(tip)M\(barbs[0])L\(tip)L\(barbs[1])",
      ])
  }

  static func circle(_ center: LayoutPoint, radius: Double, class name: String) -> Markup {
    Markup(
      "circle",
      ["class": name, "cx": center.x.short, "cy": center.y.short, "r": radius.short])
  }

  /// A line through points, one after the other.
  static func polyline(_ points: [LayoutPoint], class name: String) -> Markup {
    let points = points.map { "\($0.x.short),\($0.y.short)" }.joined(separator: " ")
    return Markup("polyline", ["class": name, "points": points])
  }

  static func polygon(_ corners: [LayoutPoint], class name: String) -> Markup {
    let points = corners.map { "\($0.x.short),\($0.y.short)" }.joined(separator: " ")
    return Markup("polygon", ["class": name, "points": points])
  }

  /// A line of text whose baseline starts, or is centred, at a point.
  static func label(
    _ text: String, at point: LayoutPoint, size: Double, class name: String,
    anchor: String = "start"
  ) -> Markup {
    Markup(
      "text",
      [
        "class": name, "x": point.x.short, "y": point.y.short, "font-size": size.short,
        "text-anchor": anchor,
      ], [.text(text)])
  }

  /// Words below a frame, and a line of smaller ones below these.
  static func caption(
    _ words: String, _ details: String? = nil, below frame: LayoutRect
  ) -> [Markup] {
    let below = LayoutPoint(x: frame.midX, y: frame.maxY + 28)
    let line = Markup.label(words, at: below, size: 16, class: "ink strong", anchor: "middle")
    guard let details else { return [line] }
    return [
      line,
      .label(
        details, at: below.offsetBy(dx: 0, dy: 21), size: 14, class: "muted", anchor: "middle"),
    ]
  }

  /// Shows of its children only what lies in a rectangle.
  ///
  /// The name must be unique in the document.
  static func clipped(
    to rect: LayoutRect, radius: Double, named name: String, _ children: [Markup]
  ) -> Markup {
    Markup(
      "g", ["clip-path": "url(#\(name))"],
      [
        Markup("clipPath", ["id": name], [.rect(rect, radius: radius, class: "clip")]), .newline,
      ] + children)
  }

  /// Lets its children fade out from one coordinate on an axis to another, and clips them to a
  /// rectangle.
  static func faded(
    in rect: LayoutRect, along axis: LayoutAxis = .vertical, from start: Double, to end: Double,
    named name: String, _ children: [Markup]
  ) -> Markup {
    func stop(_ offset: String, _ color: String) -> Markup {
      Markup("stop", ["offset": offset, "stop-color": color])
    }
    let gradient = Markup(
      "linearGradient",
      [
        "id": "\(name)-gradient", "gradientUnits": "userSpaceOnUse",
        "x1": axis == .horizontal ? start.short : "0", "x2": axis == .horizontal ? end.short : "0",
        "y1": axis == .vertical ? start.short : "0", "y2": axis == .vertical ? end.short : "0",
      ], [stop("0", "#fff"), stop("1", "#000")])
    let mask = Markup(
      "mask",
      [
        "id": name, "maskUnits": "userSpaceOnUse", "x": rect.minX.short, "y": rect.minY.short,
        "width": rect.width.short, "height": rect.height.short,
      ],
      [
        Markup(
          "rect",
          [
            "x": rect.minX.short, "y": rect.minY.short, "width": rect.width.short,
            "height": rect.height.short, "fill": "url(#\(name)-gradient)",
          ])
      ])
    return Markup("g", ["mask": "url(#\(name))"], [gradient, mask, .newline] + children)
  }
}
