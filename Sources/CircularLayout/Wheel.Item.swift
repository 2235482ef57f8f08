extension Wheel {
  /// One item as it stands on screen at a scroll offset.
  ///
  /// There are two ways to show it, and both put the same pixels on the screen:
  ///
  /// - Rotate about the item's own centre: place the view's centre at ``center`` and give it the
  ///   ``transform``.
  /// - Rotate about the wheel's centre, as the Spinning Wheel tutorial does: give the layer the
  ///   ``anchorPoint``, place that point at ``wheelCenter`` and give it the ``transform``. The
  ///   tutorial's cell moves itself by (anchor point − ½) · size: place its centre at
  ///   ``unrotatedCenter``.
  ///
  /// In an animation the first slides the item along a line, the second swings it around the wheel.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public let index: Int

    /// How many items it is after the focus; negative before it.
    ///
    /// On a ring it is counted the short way round, in (−n/2, n/2].
    public let itemsFromFocus: Double

    /// The direction in which the item lies, seen from the wheel's centre.
    ///
    /// Clockwise from twelve o'clock, within half a turn of the angle of the focus, and not
    /// normalised.
    public let angle: LayoutAngle

    /// The rotation of the item about its own centre, clockwise.
    ///
    /// With a ``Legibility`` it is such that the text is within 90° of the horizontal; otherwise it is
    /// not normalised.
    public let rotation: LayoutAngle

    /// The item's centre in the content.
    public let center: LayoutPoint

    /// The wheel's centre in the content.
    public let wheelCenter: LayoutPoint

    /// The width and height of the item before it is scaled and rotated, in points.
    public let size: LayoutSize

    /// The factor by which the item is scaled about its centre; 0 makes it a point.
    public let scale: Double

    /// The opacity of the item, from 0 to 1.
    public let opacity: Double

    /// The rank of the item in the pile: a greater one lies over a smaller one.
    public let zIndex: Int

    /// The sine of the rotation.
    let sine: Double

    /// The cosine of the rotation.
    let cosine: Double
  }
}

extension Wheel.Item {
  /// Creates an item as a wheel would show it, for the tests of a host.
  public init(
    index: Int, itemsFromFocus: Double = 0, angle: LayoutAngle = .zero,
    rotation: LayoutAngle = .zero, center: LayoutPoint, wheelCenter: LayoutPoint,
    size: LayoutSize, scale: Double = 1, opacity: Double = 1, zIndex: Int = 0
  ) {
    let (sine, cosine) = rotation.sineAndCosine
    self.init(
      index: index, itemsFromFocus: itemsFromFocus, angle: angle, rotation: rotation,
      center: center, wheelCenter: wheelCenter, size: size, scale: scale, opacity: opacity,
      zIndex: zIndex, sine: sine, cosine: cosine)
  }

  /// What the item covers: its four corners in the content.
  public var quad: LayoutQuad {
    LayoutQuad(
      center: center,
      size: LayoutSize(width: size.width * scale, height: size.height * scale),
      sine: sine, cosine: cosine)
  }

  /// The smallest upright rectangle in the content that contains what the item covers.
  public var frame: LayoutRect { quad.bounds }

  /// Rotation and scale, about a point that the host chooses: the item's or the wheel's centre.
  public var transform: LayoutTransform {
    LayoutTransform(
      a: scale * cosine, b: scale * sine, c: -scale * sine, d: scale * cosine, tx: 0, ty: 0)
  }

  /// The transform from the item's own coordinates to the content's.
  ///
  /// The origin of the item's own is its top left corner. A host that draws applies it as it is;
  /// inverted, it takes a touch to the item's own coordinates. It has no inverse at scale 0.
  public var contentTransform: LayoutTransform {
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
  /// For an outward item that is (½, (h/2 + r/s) / h), the tutorial's at scale 1.
  ///
  /// An item of scale 0 has no such point and gets its middle, (½, ½); so does any less than 10⁻¹³⁰
  /// points wide or high, where the numbers might not be finite. It covers nothing wherever it is.
  public var anchorPoint: LayoutPoint {
    let shift = anchorShift
    // On the way from one wheel to another the least height may be rounded to 0.
    guard shift != .zero else { return LayoutPoint(x: 0.5, y: 0.5) }
    return LayoutPoint(x: 0.5 + shift.x / size.width, y: 0.5 + shift.y / size.height)
  }

  /// The centre of the item if it were neither rotated nor scaled about its anchor point.
  ///
  /// For a cell that adds (anchor point − ½) · size to its centre, like the tutorial's. All outward
  /// items at full scale share it: twelve o'clock on the wheel. Where the anchor point is the
  /// item's middle because the item has shrunk to nothing, it is the wheel's centre.
  public var unrotatedCenter: LayoutPoint {
    let shift = anchorShift
    return LayoutPoint(x: wheelCenter.x - shift.x, y: wheelCenter.y - shift.y)
  }

  /// The way from the item's centre to the wheel's, in the item's own coordinates.
  ///
  /// None where the item has shrunk to nothing: the way is up to 10¹⁵⁰ points long, and in units of
  /// the item it could be infinite.
  private var anchorShift: LayoutPoint {
    guard min(size.width, size.height) * scale >= 1e-130 else { return .zero }
    let dx = (wheelCenter.x - center.x) / scale
    let dy = (wheelCenter.y - center.y) / scale
    return LayoutPoint(x: dx * cosine + dy * sine, y: dy * cosine - dx * sine)
  }
}
