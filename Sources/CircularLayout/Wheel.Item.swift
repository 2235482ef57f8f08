extension Wheel {
  /// An item with its place and appearance at a scroll offset.
  ///
  /// There are two ways to show it, with the same pixels:
  ///
  /// - About the item's own centre: place the view's centre at ``center`` and give it the
  ///   ``transform``.
  /// - About the wheel's centre, as the Spinning Wheel tutorial does: give the layer the
  ///   ``anchorPoint``, place that point at ``wheelCenter`` and give it the ``transform``. The
  ///   tutorial's cell moves itself by (anchor point − ½) · size: place its centre at
  ///   ``unrotatedCenter``.
  ///
  /// In an animation the first moves the item along a line, the second swings it around the wheel.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public let index: Int

    /// The number of items from the focus to this one; negative before it.
    ///
    /// On a ring it is counted the short way round, in (−n/2, n/2].
    public let itemsFromFocus: Double

    /// The direction of the item, seen from the wheel's centre, clockwise from twelve o'clock.
    ///
    /// Within half a turn of the angle of the focus, and not normalised.
    public let angle: LayoutAngle

    /// The rotation of the item about its own centre, clockwise.
    ///
    /// With a ``Legibility`` the text is within 90° of the horizontal; otherwise it is not
    /// normalised.
    public let rotation: LayoutAngle
    /// The item's centre in the content.
    public internal(set) var center: LayoutPoint
    /// The wheel's centre in the content.
    public internal(set) var wheelCenter: LayoutPoint
    /// The width and height of the item before it is scaled and rotated, in points.
    public let size: LayoutSize
    /// The factor by which the item is scaled about its centre; 0 makes it a point.
    public internal(set) var scale: Double
    /// The opacity of the item, from 0 to 1.
    public internal(set) var opacity: Double
    /// The rank of the item: a greater one lies over a smaller one.
    public let zIndex: Int
    /// The sine and the cosine of the rotation.
    let sine, cosine: Double
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

  /// The four corners of the item in the content.
  public var quad: LayoutQuad {
    LayoutQuad(
      center: center,
      size: LayoutSize(width: size.width * scale, height: size.height * scale),
      sine: sine, cosine: cosine)
  }

  /// The smallest upright rectangle in the content that contains the item.
  public var frame: LayoutRect { quad.bounds }

  /// Rotation and scale, about the item's or the wheel's centre.
  public var transform: LayoutTransform {
    LayoutTransform(
      a: scale * cosine, b: scale * sine, c: -scale * sine, d: scale * cosine, tx: 0, ty: 0)
  }

  /// The transform from the item's own coordinates, from its top left corner, to the content's.
  ///
  /// Inverted, it takes a touch to the item's own coordinates. It has no inverse at scale 0.
  public var contentTransform: LayoutTransform {
    LayoutTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(transform)
      .concatenating(LayoutTransform(translationX: center.x, y: center.y))
  }

  /// The wheel's centre in the item's unit coordinates, from (0, 0) at its top left to (1, 1).
  ///
  /// With the item's centre at C + r·n̂, its rotation ψ and scale s, it is
  ///
  ///     anchor = (½, ½) − R(−ψ)(r·n̂) / (s·(w, h))
  ///
  /// For an outward item that is (½, (h/2 + r/s) / h), the tutorial's at scale 1. An item of scale
  /// 0, or less than 10⁻¹³⁰ points wide or high, gets its middle, (½, ½).
  public var anchorPoint: LayoutPoint {
    let shift = anchorShift
    // On the way from one wheel to another the least height may be rounded to 0.
    guard shift != .zero else { return LayoutPoint(x: 0.5, y: 0.5) }
    return LayoutPoint(x: 0.5 + shift.x / size.width, y: 0.5 + shift.y / size.height)
  }

  /// The centre of the item if it were neither rotated nor scaled about its anchor point.
  ///
  /// For a cell that adds (anchor point − ½) · size to its centre, like the tutorial's. All outward
  /// items at full scale share it: twelve o'clock on the wheel. If the anchor point is the item's
  /// middle, it is the wheel's centre.
  public var unrotatedCenter: LayoutPoint {
    let shift = anchorShift
    return LayoutPoint(x: wheelCenter.x - shift.x, y: wheelCenter.y - shift.y)
  }

  /// The way from the item's centre to the wheel's, in the item's own coordinates.
  ///
  /// 0 for an item that has shrunk to nothing: in units of the item the way could be infinite.
  private var anchorShift: LayoutPoint {
    guard min(size.width, size.height) * scale >= 1e-130 else { return .zero }
    let dx = (wheelCenter.x - center.x) / scale
    let dy = (wheelCenter.y - center.y) / scale
    return LayoutPoint(x: dx * cosine + dy * sine, y: dy * cosine - dx * sine)
  }
}
