extension Wheel {
  /// An item with its place and appearance at a scroll offset.
  ///
  /// There are two ways to show it, with the same pixels. The view gets the ``transform`` in both:
  ///
  /// - About the item's own centre: place the view's centre at ``center``. An animation moves the
  ///   item along a line.
  /// - About the wheel's centre, as in the Spinning Wheel tutorial: place the layer's
  ///   ``anchorPoint`` at ``wheelCenter``. An animation swings the item around the wheel.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public let index: Int

    /// The items from the focus to this one, negative before it; on a ring in (−n/2, n/2].
    public let itemsFromFocus: Double

    /// The direction of the item from the wheel's centre, within half a turn of the focus's angle.
    public let angle: LayoutAngle

    /// The rotation of the item about its own centre, clockwise.
    ///
    /// With a ``Legibility`` text is within 90° of the horizontal; otherwise it is not normalised.
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

  /// The transform from the item's own coordinates to those of the content.
  ///
  /// The item's own begin at its top left corner. For hosts that place views by a transform alone,
  /// such as CSS, Skia and GTK.
  public var contentTransform: LayoutTransform {
    var transform = transform
    transform.tx = center.x - (transform.a * size.width + transform.c * size.height) / 2
    transform.ty = center.y - (transform.b * size.width + transform.d * size.height) / 2
    return transform
  }

  /// The wheel's centre in the item's unit coordinates, from (0, 0) at its top left to (1, 1).
  ///
  /// For an outward item of scale s it is (½, (h/2 + r/s) / h); see <doc:AnglesAndAnchorPoints>. An
  /// item of scale 0, or less than 10⁻¹³⁰ points wide or high, gets its middle, (½, ½).
  public var anchorPoint: LayoutPoint {
    guard min(size.width, size.height) * scale >= 1e-130 else { return LayoutPoint(x: 0.5, y: 0.5) }
    let dx = (wheelCenter.x - center.x) / scale
    let dy = (wheelCenter.y - center.y) / scale
    return LayoutPoint(
      x: 0.5 + (dx * cosine + dy * sine) / size.width,
      y: 0.5 + (dy * cosine - dx * sine) / size.height)
  }
}

extension Wheel {
  /// The part of an ``Item`` that queries compare, in the viewport's coordinates.
  struct Pose {
    /// The place, counted from the item nearest to the focus.
    let place: Double
    let itemsFromFocus: Double
    /// The angle from the focus, clockwise, in radians.
    let angleFromFocus: Double
    let center: LayoutPoint
    let size: LayoutSize
    /// The progress of the falloff, from 0 in focus to 1.
    let falloff: Double
    let scale: Double
    /// The sine and the cosine of the item's rotation, with the turning over.
    let sine, cosine: Double
    /// The angle by which the item is turned over, clockwise, in radians.
    let turnedOver: Double
  }

  /// The pose at a place; one test for alike items saves 3 % of the instructions for nine items.
  @inline(__always)
  func pose(atPlace place: Double, from focus: FocusPosition) -> Pose {
    guard itemsAreAlike else { return uniquePose(atPlace: place, from: focus) }
    return pose(
      atPlace: place, distance: place - focus.fraction,
      angle: (place - focus.fraction) * angles.perItem, size: sizes.common, turnOver: nil)
  }

  @inline(never)
  private func uniquePose(atPlace place: Double, from focus: FocusPosition) -> Pose {
    var distance = place - focus.fraction
    if angles.isRing, !angles.areEven {
      // More items than half of them may lie on one side.
      let count = Double(itemCount)
      if distance > count / 2 { distance -= count }
      if distance <= -count / 2 { distance += count }
    }
    return pose(
      atPlace: place, distance: distance, angle: self.angle(ofPlace: place, from: focus),
      size: sizes[index(atPlace: place, from: focus)], turnOver: circle.turnOver)
  }

  /// The pose of an item of a size at a distance, in items, and an angle from the focus.
  ///
  /// One sine and one cosine: the angle of the focus is added by the addition theorems.
  @inline(__always)
  private func pose(
    atPlace place: Double, distance: Double, angle: Double, size: LayoutSize, turnOver: TurnOver?
  ) -> Pose {
    let angle = circle.sense * angle
    let (angleSine, angleCosine) = sineAndCosine(angle)
    let sine = circle.focusSine * angleCosine + circle.focusCosine * angleSine
    let cosine = circle.focusCosine * angleCosine - circle.focusSine * angleSine
    var rotation =
      switch configuration.orientation {
      case .outward: (sine: sine, cosine: cosine)
      case .facingFocus: (sine: angleSine, cosine: angleCosine)
      case .upright: (sine: 0.0, cosine: 1.0)
      }
    let turnedOver = turnOver?.turn(&rotation) ?? 0
    let radius = configuration.radiusToItemCenter
    let falloff =
      circle.hasFalloff ? configuration.falloff.progress(at: distance, angle: angle) : 0
    return Pose(
      place: place, itemsFromFocus: distance, angleFromFocus: angle,
      center: circle.center.offsetBy(dx: radius * sine, dy: -radius * cosine), size: size,
      falloff: falloff, scale: 1 + (configuration.falloff.scale - 1) * falloff,
      sine: rotation.sine, cosine: rotation.cosine, turnedOver: turnedOver)
  }

  func quad(of pose: Pose) -> LayoutQuad {
    LayoutQuad(
      center: pose.center,
      size: LayoutSize(width: pose.size.width * pose.scale, height: pose.size.height * pose.scale),
      sine: pose.sine, cosine: pose.cosine)
  }

  func zIndex(of pose: Pose) -> Int {
    configuration.zOrder.rank(place: pose.place, clockwiseAngle: pose.angleFromFocus)
  }

  func item(in pose: Pose, from focus: FocusPosition, viewportOrigin origin: LayoutPoint) -> Item {
    let rotation =
      switch configuration.orientation {
      case .outward: circle.focus + pose.angleFromFocus
      case .facingFocus: pose.angleFromFocus
      case .upright: 0.0
      }
    return Item(
      index: index(atPlace: pose.place, from: focus), itemsFromFocus: pose.itemsFromFocus,
      angle: LayoutAngle(radians: circle.focus + pose.angleFromFocus),
      rotation: LayoutAngle(
        radians: circle.turnOver?.rotation(rotation, turnedBy: pose.turnedOver) ?? rotation),
      center: pose.center.offsetBy(dx: origin.x, dy: origin.y),
      wheelCenter: circle.center.offsetBy(dx: origin.x, dy: origin.y),
      size: pose.size, scale: pose.scale,
      opacity: 1 + (configuration.falloff.opacity - 1) * pose.falloff,
      zIndex: zIndex(of: pose), sine: pose.sine, cosine: pose.cosine)
  }
}
