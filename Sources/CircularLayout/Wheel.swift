@_exported public import LayoutGeometry

/// Items around a wheel that turns as its content scrolls.
///
///     let wheel = try Wheel(
///       itemCount: photos.count,
///       configuration: .init(
///         itemSize: LayoutSize(width: 133, height: 173), radiusToItemCenter: 500,
///         arrangement: .list(spacing: .gap(12))),
///       viewportSize: LayoutSize(width: 375, height: 667))
///     let items = wheel.visibleItems(atOffset: scrollView.contentOffset.x)
///
/// Every answer is a function of the offset. Nothing is stored per item if all have one size.
///
/// - **Coordinates** are the content's, as in a collection view: along the ``Configuration/axis``
///   the viewport's origin is the offset. The wheel's centre travels with the viewport.
/// - **Angles** are measured about the wheel's centre, clockwise from twelve o'clock.
/// - **Scrolling** is linear: ``step`` points bring the next item into focus. The focus of an
///   offset is a number of items, offset / step: 2.5 is halfway between the items 2 and 3.
/// - **A list** is a helix. **A ring** closes evenly, and looks the same at offsets that are whole
///   turns apart. Both show the items whose angle from the focus lies in (−180°, 180°] and within
///   the ``Configuration/arcLimit``.
/// - **Right to left**, sideways wheels are mirrored: item 0 is in focus at the greatest offset.
/// - **An index** out of range traps, as in an array.
/// - **Any offset** is valid. One that is not finite, or farther than 10²⁰⁰ points from 0, shows no
///   item. Where a number is needed it counts as the nearest end of the content, and NaN as 0.
/// - **Changes** keep the focus, as ``insertItems(_:at:keepingFocusAt:measuredBy:)`` describes. One
///   that throws changes nothing. To insert, remove or move items takes O(1) if all have one size,
///   otherwise O(*n*) for *n*.
/// - **Queries** that find *r* items take O(*r*); those for an item or an offset take O(1), or
///   O(log *n*) if angles differ. A ring always shows the same share of its items.
/// - **Machines** round sines, cosines and arctangents differently, by a few ulp.
public struct Wheel: Hashable, Sendable {
  /// The number of items.
  public let itemCount: Int
  /// The settings of the wheel.
  public let configuration: Configuration
  /// The width and height of the window onto the wheel, in points.
  public let viewportSize: LayoutSize

  /// The reading direction, and the pixels, which only ``isAtStart(_:)`` and ``isAtEnd(_:)`` use.
  public let environment: LayoutEnvironment

  /// The angle from one item's centre to the next's, greater than 0; the average if angles differ.
  public var anglePerItem: LayoutAngle { LayoutAngle(radians: angles.perItem) }

  /// The distance to scroll to the next item, in points; the average if angles differ.
  public let step: Double
  /// The size of the content: the viewport's, and along the scroll axis ``maximumOffset`` more.
  public let contentSize: LayoutSize

  /// The greatest offset at which the content fills the viewport, in points; the smallest is 0.
  ///
  /// It is `(itemCount - 1) * step` for a list, and its turns times ``turnLength`` for a ring.
  public let maximumOffset: Double
  let sizes: ItemSizes
  let angles: ItemAngles
  let circle: Circle
  /// Whether all items have one size, are evenly spaced and do not turn over.
  let itemsAreAlike: Bool

  /// Creates a wheel for a number of items and a viewport, in points.
  ///
  /// The closure gives the size of an item at full scale, in points, above 0 and at most 10¹⁵⁰, or
  /// `nil` for the configuration's ``Configuration/itemSize``. It is called once for each item, in
  /// order; see <doc:CardsOfDifferentSizes>. Without one, all items have the configuration's.
  ///
  /// - Throws: ``WheelError`` for an invalid value, or over 2⁵³ items (2³¹ − 1 with a closure).
  /// - Complexity: O(1) without a closure, otherwise O(*n*) for *n* items.
  public init(
    itemCount: Int, configuration: Configuration, viewportSize: LayoutSize,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measuredBy size: ((_ index: Int) -> LayoutSize?)? = nil
  ) throws(WheelError) {
    var sizes = ItemSizes(common: configuration.itemSize)
    if size != nil {
      try configuration.check(
        itemCount: itemCount, viewportSize: viewportSize, largestItem: configuration.itemSize)
      try sizes.follow(.inserting(itemCount, at: 0), to: itemCount, measuredBy: size)
    }
    try self.init(
      itemCount: itemCount, configuration: configuration, viewportSize: viewportSize,
      environment: environment, sizes: sizes)
  }

  /// Creates a wheel of items of known sizes; after a change, the angles before `first` are kept.
  init(
    itemCount: Int, configuration: Configuration, viewportSize: LayoutSize,
    environment: LayoutEnvironment, sizes: ItemSizes, changing old: ItemAngles? = nil,
    from first: Int = 0
  ) throws(WheelError) {
    let largestItem = sizes.largest
    try configuration.check(
      itemCount: itemCount, viewportSize: viewportSize, largestItem: largestItem)
    let axis = configuration.axis
    let viewportLength = axis.length(of: viewportSize)
    angles = try configuration.itemAngles(
      itemCount: itemCount, sizes: sizes, changing: old, from: first)
    step = try configuration.step(
      anglePerItem: angles.perItem, itemCount: itemCount, sizes: sizes,
      viewportLength: viewportLength)
    maximumOffset =
      switch configuration.arrangement {
      case .list, .fan: Double(max(itemCount - 1, 0)) * step
      case .ring(let turns): Double(turns) * (Double(itemCount) * step)
      }
    self.itemCount = itemCount
    self.configuration = configuration
    self.viewportSize = viewportSize
    self.environment = environment
    contentSize = axis.size(
      main: viewportLength + maximumOffset, cross: axis.cross.length(of: viewportSize))
    self.sizes = sizes
    circle = Circle(
      configuration, largestItem: largestItem, viewport: viewportSize,
      direction: environment.direction)
    itemsAreAlike = sizes.areEqual && angles.areEven && circle.turnOver == nil
  }

  package func size(ofItemAt index: Int) -> LayoutSize {
    checkIndex(index)
    return sizes[index]
  }

  /// The distance, in points, after which a ring looks the same again; `nil` for a list.
  public var turnLength: Double? { angles.isRing ? Double(itemCount) * step : nil }

  /// The wheel's centre in the content while it is scrolled to an offset.
  public func center(atOffset offset: Double) -> LayoutPoint {
    configuration.axis.move(circle.center, by: reachable(offset))
  }

  /// The rectangle of content that is visible at an offset.
  public func viewport(atOffset offset: Double) -> LayoutRect {
    LayoutRect(origin: origin(atOffset: reachable(offset)), size: viewportSize)
  }

  /// The offset, or the nearest end of the content if it is out of reach, and 0 for NaN.
  func reachable(_ offset: Double) -> Double {
    offset.magnitude <= Self.farthestOffset ? offset : offset > 0 ? maximumOffset : 0
  }

  func checkIndex(_ index: Int) {
    precondition(
      index >= 0 && index < itemCount, "There is no item \(index): the wheel has \(itemCount).")
  }
}

#if !hasFeature(Embedded)
extension Wheel: Codable {
  private enum Key: String, CodingKey {
    case version, itemCount, configuration, viewportSize, environment, sizes
  }

  /// Encodes what the wheel was made from, and the sizes of the items if any is not common.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(itemCount, forKey: .itemCount)
    try container.encode(configuration, forKey: .configuration)
    try container.encode(viewportSize, forKey: .viewportSize)
    try container.encode(environment, forKey: .environment)
    let own = sizes.own.map { $0 == .zero ? nil : $0 }
    if !own.isEmpty { try container.encode(own, forKey: .sizes) }
  }

  /// Decodes to the bit the wheel that was encoded.
  ///
  /// A few bytes may stand for 2⁵³ items: compare ``itemCount`` with the data.
  ///
  /// - Throws: `DecodingError` for another version, and for values that make no wheel.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    try decoder.require(version: 1, insteadOf: container.decode(Int.self, forKey: .version))
    let count = try container.decode(Int.self, forKey: .itemCount)
    let configuration = try container.decode(Configuration.self, forKey: .configuration)
    let viewport = try container.decode(LayoutSize.self, forKey: .viewportSize)
    let environment = try container.decode(LayoutEnvironment.self, forKey: .environment)
    let sizes = try container.decodeIfPresent([LayoutSize?].self, forKey: .sizes)
    guard sizes?.count ?? count == count else {
      throw decoder.refusal("There are \(count) items, but \(sizes?.count ?? 0) sizes.")
    }
    do throws(WheelError) {
      var own = ItemSizes(common: configuration.itemSize)
      if let sizes {
        try own.follow(.inserting(count, at: 0), to: count) { sizes[$0] }
      }
      try self.init(
        itemCount: count, configuration: configuration, viewportSize: viewport,
        environment: environment, sizes: own)
    } catch {
      throw decoder.refusal("\(error)")
    }
  }
}
#endif
