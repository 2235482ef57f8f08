import CircularLayout

extension WheelDrawing {
  /// The viewport as a screen, with the cards in it; around it the rest of the wheel shows faintly.
  func screen(named name: String) -> [Markup] {
    [
      .group(class: "ghost", content),
      .rect(frame, radius: 8, class: "card"),
      .clipped(to: frame, radius: 8, named: name, content),
      .rect(frame, radius: 8, class: "outline"),
    ]
  }

  /// The centre of the wheel: the anchor point of all items.
  var hub: [Markup] {
    [
      .circle(center, radius: 11, class: "ring"),
      .circle(center, radius: 4, class: "signal"),
    ]
  }

  /// A line from the wheel's centre to the middle of an item.
  func spoke(to item: Wheel.Item) -> Markup {
    .line(from: center, to: onCanvas(item.center), class: "rim")
  }

  /// The outline of what an item covers.
  func outline(of item: Wheel.Item, class name: String) -> Markup {
    .polygon(item.quad.corners.map(onCanvas), class: name)
  }

  /// A triangle outside the rim that points at the focus.
  var pointer: Markup {
    let focus = wheel.configuration.focus.angle
    let reach = wheel.configuration.radiusToItemCenter + wheel.configuration.itemSize.height / 2
    let turn = LayoutTransform(rotation: focus)
    let tip = -(reach * scale + 8)
    let corners = [(0.0, tip), (8.0, tip - 14), (-8.0, tip - 14)].map { x, y in
      let point = LayoutPoint(x: x, y: y).applying(turn)
      return center.offsetBy(dx: point.x, dy: point.y)
    }
    return .polygon(corners, class: "signal")
  }
}
