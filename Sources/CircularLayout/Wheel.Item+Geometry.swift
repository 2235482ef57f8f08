extension Wheel.Item {
  /// What the item covers: its four corners in the content.
  public var quad: LayoutQuad {
    LayoutQuad(
      center: center,
      size: LayoutSize(width: size.width * scale, height: size.height * scale),
      sine: sine, cosine: cosine)
  }

  /// The smallest upright rectangle in the content that contains what the item covers.
  public var frame: LayoutRect { quad.bounds }

  /// The turn and the scale, about a point that the host chooses: the item's or the wheel's centre.
  public var transform: LayoutTransform {
    LayoutTransform(
      a: scale * cosine, b: scale * sine, c: -scale * sine, d: scale * cosine, tx: 0, ty: 0)
  }

  /// The map from the item's own coordinates to the content.
  ///
  /// Their origin is the item's top left corner. For hosts that draw, and, inverted, for touches
  /// inside the item.
  public var placement: LayoutTransform {
    LayoutTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(transform)
      .concatenating(LayoutTransform(translationX: center.x, y: center.y))
  }

  /// The wheel's centre in the item's unit coordinates.
  ///
  /// In these (0, 0) is the item's top left corner and (1, 1) the opposite one. With the item's
  /// centre at C + r·n̂, its rotation ψ and scale s, going back from the item's centre to the
  /// wheel's and undoing rotation and scale gives
  ///
  ///     anchor = (½, ½) − R(−ψ)(r·n̂) / (s·(w, h))
  ///
  /// For an item that is turned outward that is (½, (h/2 + r/s) / h), the tutorial's at scale 1.
  public var anchorPoint: LayoutPoint {
    let shift = anchorShift
    return LayoutPoint(x: 0.5 + shift.x / size.width, y: 0.5 + shift.y / size.height)
  }

  /// The centre of the item if it were neither turned nor scaled about its anchor point.
  ///
  /// For a cell that adds (anchor point − ½) · size to its centre, like the tutorial's. All outward
  /// items at full scale share it: twelve o'clock on the wheel.
  public var unturnedCenter: LayoutPoint {
    let shift = anchorShift
    return LayoutPoint(x: wheelCenter.x - shift.x, y: wheelCenter.y - shift.y)
  }

  /// The way from the item's centre to the wheel's, in the item's own coordinates.
  private var anchorShift: LayoutPoint {
    let dx = (wheelCenter.x - center.x) / scale
    let dy = (wheelCenter.y - center.y) / scale
    return LayoutPoint(x: dx * cosine + dy * sine, y: dy * cosine - dx * sine)
  }
}
