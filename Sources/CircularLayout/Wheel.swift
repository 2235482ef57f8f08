@_exported public import LayoutGeometry

/// Items around a wheel that turns as its content scrolls.
///
///     let wheel = try Wheel(
///       itemCount: photos.count,
///       configuration: .init(
///         itemSize: LayoutSize(width: 133, height: 173), radiusToItemCenter: 500,
///         arrangement: .list(spacing: .gap(12))),
///       viewportSize: LayoutSize(width: 375, height: 667))
///
///     for item in wheel.visibleItems(atOffset: scrollView.contentOffset.x) {
///       cell.center = CGPoint(item.center)
///       cell.transform = CGAffineTransform(item.transform)
///       cell.layer.zPosition = CGFloat(item.zIndex)
///     }
///
/// Everything is a function of the scroll offset, and nothing is stored per item, unless items have sizes
/// of their own. The cost of a query grows with the number of items that it finds. So a list of a billion
/// items costs what a list of ten costs at the same angle per item. A ring of n items always shows the
/// same share of them, so its cost grows with n.
///
/// - **Coordinates** are the content's, as in a collection view: the viewport's origin along the
///   ``Configuration/axis`` is the offset, and the wheel's centre travels with the viewport.
/// - **Angles** are measured about the wheel's centre, clockwise from twelve o'clock.
/// - **Scrolling** is linear: ``step`` points bring the next item into focus. The focus of an
///   offset is a number of items, offset / step: 2.5 is halfway between the items 2 and 3. Where angles
///   differ, the wheel turns by ``anglePerItem`` every ``step`` points.
/// - **A list** is a helix of which one turn is shown: the items whose angle from the focus lies in
///   (−180°, 180°] and within the ``Configuration/arcLimit``. No two items are shown at one place.
/// - **A ring** closes evenly, and looks the same at offsets that are whole turns apart.
/// - **Right to left** in a wheel that scrolls sideways is the mirror image of the whole content:
///   item 0 is in focus at the greatest offset, and angles, focus and centre are mirrored.
/// - **Any offset** has a defined answer. One that is not finite, or farther than 10²⁰⁰ points from
///   0, shows no item. Where a number is needed it counts as the nearest end of the content, and
///   NaN as 0.
/// - **Machines** differ in sines, cosines and arctangents, whose rounding no standard fixes: of 200,000
///   sines and cosines, 3.4 % are others in a browser than in glibc, by one unit in the last place. What
///   depends on them may differ by a few such units; all else is the same to the bit.
public struct Wheel: Hashable, Sendable {
  /// The number of items.
  public let itemCount: Int

  /// What the host asked for.
  public let configuration: Configuration

  /// The width and height of the window through which the wheel is seen, in points.
  public let viewportSize: LayoutSize

  /// The reading direction of the screen; a wheel uses nothing else of its environment.
  ///
  /// Right to left matters only to a wheel that scrolls sideways. It is the mirror image of left to
  /// right: the configuration describes the left-to-right picture.
  public let environment: LayoutEnvironment

  /// The angle from the centre of one item to that of the next, greater than 0; the average where sizes
  /// and so angles differ.
  public let anglePerItem: LayoutAngle

  /// The distance, in points, by which the content scrolls to bring the next item into focus; the
  /// average where angles differ.
  public let step: Double

  /// The size of the content, in points.
  ///
  /// Along the scroll axis it is the viewport's length plus ``maximumOffset``; across it, the
  /// viewport's.
  public let contentSize: LayoutSize

  /// The greatest offset at which the content fills the viewport, in points; the smallest is 0.
  ///
  /// For a list that is `(itemCount - 1) * step`, for a ring its turns times ``turnLength``.
  public let maximumOffset: Double

  /// How large the items are.
  let sizes: ItemSizes

  /// Where the items lie along the wheel.
  let angles: ItemAngles

  /// What placing an item needs, worked out once.
  let circle: Circle

  /// Whether all items have one size, are evenly spaced and do not turn over to be read.
  let itemsAreAlike: Bool

  /// Creates a wheel for a number of items seen through a window.
  ///
  ///     let wheel = try Wheel(
  ///       itemCount: books.count, configuration: configuration, viewportSize: size,
  ///       measuredBy: WheelSizes(books.map(\.coverSize)))
  ///
  /// Neighbours of a list with ``Spacing/gap(_:)`` are just the gap apart, whatever their sizes. On a
  /// ring all neighbours are as far apart as there is room. See <doc:CardsOfDifferentSizes>.
  ///
  /// - Parameters:
  ///   - itemCount: The number of items.
  ///   - configuration: What the wheel looks like. Its ``Configuration/itemSize`` is that of the items
  ///     for which the provider has none, and says how far the focused item peeks.
  ///   - viewportSize: The width and height of the window through which the wheel is seen, in points.
  ///   - environment: The reading direction; a wheel does not use the scale.
  ///   - provider: The sizes, asked once for each item and in order. Without a provider all items have
  ///     the configuration's size.
  /// - Throws: ``WheelError`` for a value that makes no wheel, with a sentence that names it and,
  ///   if it is one of the provider's, the item. The greatest number of items is 2⁵³, with a
  ///   provider 2³¹ − 1, and the greatest length ``maximumLength``. Count and settings are checked
  ///   before the provider is asked.
  /// - Complexity: O(1) without a provider. With one, O(*n*) for *n* items; a ring works out all
  ///   angles up to a dozen times. If one item has a size of its own, 16 bytes are stored for each,
  ///   and 8 more where the angles between them differ.
  public init<Provider: WheelSizeProvider>(
    itemCount: Int, configuration: Configuration, viewportSize: LayoutSize,
    environment: LayoutEnvironment = LayoutEnvironment(), measuredBy provider: Provider = NoSizes()
  ) throws(WheelError) {
    var sizes = ItemSizes(common: configuration.itemSize)
    if Provider.self != NoSizes.self {
      try Self.check(
        itemCount: itemCount, configuration: configuration, viewportSize: viewportSize,
        largestItem: configuration.itemSize)
      try sizes.follow(.inserting(itemCount, at: 0), to: itemCount, measuredBy: provider)
    }
    try self.init(
      itemCount: itemCount, configuration: configuration, viewportSize: viewportSize,
      environment: environment, sizes: sizes)
  }

  /// Creates a wheel of items of known sizes, perhaps from the angles before a change of the items.
  init(
    itemCount: Int, configuration: Configuration, viewportSize: LayoutSize,
    environment: LayoutEnvironment, sizes: ItemSizes, changing old: ItemAngles? = nil,
    from first: Int = 0
  ) throws(WheelError) {
    let largestItem = sizes.largest
    try Self.check(
      itemCount: itemCount, configuration: configuration, viewportSize: viewportSize,
      largestItem: largestItem)
    let axis = configuration.axis
    let viewportLength = axis.length(of: viewportSize)
    let angles = try configuration.itemAngles(
      itemCount: itemCount, sizes: sizes, changing: old, from: first)
    let angle = angles.perItem
    let step = try configuration.step(
      anglePerItem: angle, itemCount: itemCount, sizes: sizes, viewportLength: viewportLength)
    let maximumOffset = configuration.maximumOffset(itemCount: itemCount, step: step)
    self.itemCount = itemCount
    self.configuration = configuration
    self.viewportSize = viewportSize
    self.environment = environment
    self.anglePerItem = LayoutAngle(radians: angle)
    self.step = step
    self.maximumOffset = maximumOffset
    contentSize = axis.size(
      main: viewportLength + maximumOffset, cross: axis.cross.length(of: viewportSize))
    self.sizes = sizes
    self.angles = angles
    circle = Circle(
      configuration, largestItem: largestItem, viewport: viewportSize,
      direction: environment.direction)
    itemsAreAlike = sizes.areEqual && angles.areEven && circle.turnOver == nil
  }
}

extension Wheel {
  /// The width and height of an item at full scale, in points.
  ///
  /// - Precondition: The index is that of an item.
  public func size(ofItemAt index: Int) -> LayoutSize {
    checkIndex(index)
    return sizes[index]
  }

  /// The distance, in points, after which a ring looks the same again; `nil` for a list.
  public var turnLength: Double? {
    angles.isRing ? Double(itemCount) * step : nil
  }

  /// The offset halfway through the content: as far from the first item of a list as from its last.
  ///
  /// There a fan lies evenly about the focus. A change of its items keeps the item in focus, and a
  /// fan that rests in its middle goes on to the middle that it has then:
  ///
  ///     try hand.removeItems(in: 2..<3, keepingFocusAt: &offset)
  ///     offset = hand.middleOffset
  public var middleOffset: Double { maximumOffset / 2 }

  /// The wheel's centre in the content while it is scrolled to an offset.
  public func center(atOffset offset: Double) -> LayoutPoint {
    configuration.axis.move(circle.center, by: reachable(offset))
  }

  /// The rectangle of content that is seen at an offset.
  public func viewport(atOffset offset: Double) -> LayoutRect {
    LayoutRect(origin: configuration.axis.move(.zero, by: reachable(offset)), size: viewportSize)
  }
}
