extension Wheel {
  /// What a wheel looks like and how it turns, whatever number of items and viewport it has.
  ///
  /// Values are checked where a ``Wheel`` is made, so a configuration can be built up in any order.
  public struct Configuration: Hashable, Sendable {
    /// The extents of each item at full scale, in points, both greater than 0.
    public var itemSize: LayoutSize

    /// The distance from the wheel's centre to the *centre* of an item, in points, at least 0.
    ///
    /// At 0 the items turn about their own centres.
    public var radiusToItemCenter: Double

    /// Whether the items are an open list or a closed ring, and how far apart they are.
    public var arrangement: Arrangement

    /// Where the wheel's centre lies in the viewport.
    public var center: Center

    /// The direction, seen from the wheel's centre, in which the focused item lies.
    public var focus: Focus

    /// The way in which the items follow one another around the wheel.
    public var itemOrder: ItemOrder

    /// The distance to scroll from one item to the next.
    public var scrollStep: ScrollStep

    /// The axis along which the content scrolls.
    public var scrollAxis: LayoutAxis

    /// The side from which the content starts; it matters only if it scrolls horizontally.
    ///
    /// Right to left is the mirror image of left to right: centre, focus and order of the items
    /// given here are those of the left-to-right picture.
    public var layoutDirection: LayoutReadingDirection

    /// The greatest angle from the focus at which an item is shown, edge included; `nil` for none.
    ///
    /// Half a turn and more is no limit. The comparison allows for a billionth of the angle per
    /// item.
    public var arcLimit: LayoutAngle?

    /// How the items turn with the wheel.
    public var orientation: Orientation

    /// Which item lies over which.
    public var zOrder: ZOrder

    /// How items shrink and fade away from the focus.
    public var falloff: Falloff

    /// Creates a configuration; only the items and the wheel itself have no default.
    ///
    /// Unless told otherwise, a list of items 12 points apart hangs below the middle of the
    /// viewport, with its focus on top, and scrolls sideways as far as its items move.
    public init(
      itemSize: LayoutSize,
      radiusToItemCenter: Double,
      arrangement: Arrangement = .list(spacing: .gap(12)),
      center: Center = .focusInMiddle,
      focus: Focus = .top,
      itemOrder: ItemOrder = .clockwise,
      scrollStep: ScrollStep = .arcLength,
      scrollAxis: LayoutAxis = .horizontal,
      layoutDirection: LayoutReadingDirection = .leftToRight,
      arcLimit: LayoutAngle? = nil,
      orientation: Orientation = .outward,
      zOrder: ZOrder = .focusOnTop,
      falloff: Falloff = .none
    ) {
      self.itemSize = itemSize
      self.radiusToItemCenter = radiusToItemCenter
      self.arrangement = arrangement
      self.center = center
      self.focus = focus
      self.itemOrder = itemOrder
      self.scrollStep = scrollStep
      self.scrollAxis = scrollAxis
      self.layoutDirection = layoutDirection
      self.arcLimit = arcLimit
      self.orientation = orientation
      self.zOrder = zOrder
      self.falloff = falloff
    }
  }
}
