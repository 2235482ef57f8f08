extension Wheel {
  /// One item as it stands on screen at a scroll offset.
  ///
  /// There are two ways to show it, and both put the same pixels on the screen:
  ///
  /// - Turn about the item's own centre: place the view's centre at ``center`` and give it the
  ///   ``transform``.
  /// - Turn about the wheel's centre, as the Spinning Wheel tutorial does: give the layer the
  ///   ``anchorPoint``, place that point at ``wheelCenter`` and give it the ``transform``. A cell
  ///   that moves itself, by (anchor point − ½) · size, is placed with its centre at
  ///   ``unturnedCenter``.
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
    /// Clockwise from twelve o'clock: it is the angle of the focus and up to half a turn more or
    /// less; it is not normalised.
    public let angle: LayoutAngle

    /// How far the item is turned about its own centre, clockwise.
    public let rotation: LayoutAngle

    /// The item's centre in the content.
    public let center: LayoutPoint

    /// The wheel's centre in the content.
    public let wheelCenter: LayoutPoint

    /// The extents of the item before it is scaled and turned, in points.
    public let size: LayoutSize

    /// The factor by which the item is scaled about its centre.
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
