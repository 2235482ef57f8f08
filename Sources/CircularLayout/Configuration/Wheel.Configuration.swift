extension Wheel {
  /// The settings of a wheel, for any items and viewport; checked when a ``Wheel`` is made.
  public struct Configuration: Hashable, Sendable {
    /// The size of items at full scale in points, above 0; with a provider, that of a typical one.
    public var itemSize: LayoutSize

    /// The distance from the wheel's centre to the *centre* of an item, in points, at least 0.
    ///
    /// At 0 the items rotate about their own centres.
    public var radiusToItemCenter: Double
    /// The arrangement of the items, an open list or a closed ring, and their spacing.
    public var arrangement: Arrangement
    /// The position of the wheel's centre in the viewport.
    public var center: Center
    /// The direction of the focused item, seen from the wheel's centre.
    public var focus: Focus
    /// The direction in which the items follow one another.
    public var itemOrder: ItemOrder
    /// The distance to scroll from one item to the next.
    public var scrollStep: ScrollStep
    /// The axis along which the content scrolls.
    public var axis: LayoutAxis

    /// The greatest angle from the focus at which an item is shown, inclusive; `nil` for none.
    ///
    /// From 0 to 10¹⁵⁰ radians; half a turn or more is no limit.
    public var arcLimit: LayoutAngle?
    /// How the items rotate as the wheel turns.
    public var orientation: Orientation
    /// How items turn over so that their text is never upside down; `nil` if they do not.
    public var legibility: Legibility?
    /// The rule by which items lie over one another.
    public var zOrder: ZOrder
    /// How items shrink and fade with their distance from the focus.
    public var falloff: Falloff

    /// Creates a configuration; by default a list scrolls sideways, as far as its items move.
    public init(
      itemSize: LayoutSize, radiusToItemCenter: Double,
      arrangement: Arrangement = .list(spacing: .gap(12)), center: Center = .focusInMiddle,
      focus: Focus = .top, itemOrder: ItemOrder = .followingFinger,
      scrollStep: ScrollStep = .arcLength, axis: LayoutAxis = .horizontal,
      arcLimit: LayoutAngle? = nil, orientation: Orientation = .outward,
      legibility: Legibility? = nil, zOrder: ZOrder = .focusOnTop, falloff: Falloff = Falloff()
    ) {
      self.itemSize = itemSize
      self.radiusToItemCenter = radiusToItemCenter
      self.arrangement = arrangement
      self.center = center
      self.focus = focus
      self.itemOrder = itemOrder
      self.scrollStep = scrollStep
      self.axis = axis
      self.arcLimit = arcLimit
      self.orientation = orientation
      self.legibility = legibility
      self.zOrder = zOrder
      self.falloff = falloff
    }
  }

  /// An open list or a closed ring, and the distance between items.
  @nonexhaustive
  public enum Arrangement: Hashable, Sendable {
    /// An open list; scrolling ends with the last item in focus.
    ///
    /// A list longer than one turn is a helix: only the turn around the focus is shown.
    case list(spacing: Spacing)

    /// An open list, spread evenly over an arc of 10⁻¹⁰⁰ radians to 360°: a hand of cards.
    ///
    /// The angle per item is arc / (n − 1), at most 360° / n: the ends are never closer than
    /// neighbours. At half of ``Wheel/maximumOffset`` a fan lies evenly about the focus. A change
    /// keeps the item in focus, not the middle.
    case fan(over: LayoutAngle)

    /// A closed ring: items are 360° / n apart, and the first follows the last.
    ///
    /// Items of different sizes are equally far apart if they fit. The content is that many turns
    /// long, at least one; to scroll without end, use a few and ``Wheel/recenteredOffset(_:)``.
    case ring(turns: Int)
  }

  /// The direction in which the items follow one another around the wheel.
  public enum ItemOrder: String, Hashable, Sendable, CaseIterable {
    /// The order in which the focused item moves with the finger that scrolls.
    ///
    /// It is counter-clockwise if a wheel that scrolls sideways has its focus in the lower half, or
    /// one that scrolls vertically in the left half, and else clockwise.
    case followingFinger
    /// Each item is clockwise from the one before it.
    case clockwise
    /// Each item is counter-clockwise from the one before it.
    case counterclockwise
  }

  /// How the items rotate as the wheel turns.
  @nonexhaustive
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// The top of each item points away from the wheel's centre.
    case outward
    /// The items rotate with the wheel, and the focused one is upright.
    case facingFocus
    /// Every item is upright, like the cabins of a Ferris wheel.
    case upright
  }

  /// The rule for ranks, whole numbers: an item of a greater rank lies over one of a smaller.
  ///
  /// Ranks count from the focused item, are unique among the items shown except by
  /// ``clockwiseAngle``, and are limited to the range of `Int`. On a ring whose neighbours overlap,
  /// they are wrong opposite the focus.
  @nonexhaustive
  public enum ZOrder: String, Hashable, Sendable, CaseIterable {
    /// The focused item on top, then its two neighbours, the later over the earlier, and so on.
    case focusOnTop
    /// Each item over the one before it.
    case ascending
    /// Each item under the one before it.
    case descending

    /// The tutorial's: the angle clockwise from the focus in whole microradians, towards 0.
    ///
    /// Not unique below a millionth of a radian per item.
    case clockwiseAngle
  }
}

extension Wheel.Configuration {
  /// The wheel of the "Spinning Wheel" tutorial for custom collection view layouts.
  ///
  /// For item size w × h, radius r, viewport width W, n items and offset x, if n ≥ 2 and n·w > W:
  ///
  /// | quantity | value |
  /// | --- | --- |
  /// | angle per item β | atan(w / r), ``Wheel/Spacing/widthAlongTangent`` |
  /// | content size | n·w, as high as the viewport, ``Wheel/ScrollStep/itemsSideBySide`` |
  /// | angle of item i | i·β − (n − 1)·β·x / (n·w − W) |
  /// | anchor point | (½, (h/2 + r) / h) |
  /// | centre before rotation | the middle of the viewport |
  /// | z-index | angle · 1,000,000, as an integer, ``Wheel/ZOrder/clockwiseAngle`` |
  /// | snapping | the next, previous or nearest item, by the sign of the velocity |
  ///
  /// Three things differ. With a single item or short content, where the tutorial divides by zero,
  /// w points bring the next item into focus. At rest, rounding does not make it snap a whole item
  /// on. All visible items are shown, but never more than one turn of a list.
  public static func tutorial(
    itemSize: LayoutSize = LayoutSize(width: 133, height: 173), radius: Double = 500
  ) -> Wheel.Configuration {
    Wheel.Configuration(
      itemSize: itemSize, radiusToItemCenter: radius,
      arrangement: .list(spacing: .widthAlongTangent), itemOrder: .clockwise,
      scrollStep: .itemsSideBySide, zOrder: .clockwiseAngle)
  }
}

extension Wheel.ZOrder {
  func rank(place: Double, clockwiseAngle: Double) -> Int {
    switch self {
    case .focusOnTop: Int(saturating: place > 0 ? 1 - 2 * place : 2 * place)
    case .ascending: Int(saturating: place)
    case .descending: Int(saturating: -place)
    case .clockwiseAngle: Int(saturating: clockwiseAngle * 1_000_000)
    }
  }
}

extension Int {
  /// The number without its fraction, limited to the range of `Int`; 0 for NaN.
  init(saturating number: Double) {
    if number.magnitude < -Double(Int.min) {
      self = Int(number)
    } else {
      self = number > 0 ? .max : number < 0 ? .min : 0
    }
  }
}

#if !hasFeature(Embedded)
extension Wheel.Configuration: Codable {}
extension Wheel.ItemOrder: Codable {}
extension Wheel.Orientation: Codable {}
extension Wheel.ZOrder: Codable {}
extension Wheel.Arrangement: Codable {}
#endif
