public import CircularLayout
import LayoutGeometry

/// A slow and obvious wheel: every item by itself, by the textbook, without looking at the engine.
///
/// It knows the wheel's centre as a given point, and the angle per item and the step as numbers.
public struct ReferenceWheel {
  var itemCount: Int
  var isRing: Bool
  var anglePerItem: Double
  var step: Double
  var contentLength: Double
  var viewport: LayoutSize
  var configuration: Wheel.Configuration
  var direction: LayoutReadingDirection
  /// The wheel's centre in the viewport, in the left-to-right picture.
  var center: LayoutPoint

  /// The sizes of different cards; empty for equal items.
  public var sizes: [LayoutSize] = []

  /// The angles from the first card to each, in radians; empty for equal items.
  public var anglesFromFirst: [Double] = []

  /// An item where the textbook has it.
  public struct Item {
    /// Its index.
    public var index: Int
    var angle: Double
    var center: LayoutPoint
    var rotation: Double
    /// The width and height as scaled.
    var size: LayoutSize
    /// Whether a hair's breadth decides that the item is shown at all.
    public var isDoubtful: Bool
    /// Whether rotation and size are yet to be mirrored.
    var isMirrored = false
  }

  /// All the items on the shown turn, in the content, with doubtful ones at its end.
  public func items(atOffset offset: Double) -> [Item] {
    var items: [Item] = []
    forEachItem(atOffset: offset) { items.append($0) }
    return items
  }

  private func forEachItem(atOffset offset: Double, _ body: (Item) -> Void) {
    let isHorizontal = configuration.axis == .horizontal
    let isMirrored = isHorizontal && direction == .rightToLeft
    let length = isHorizontal ? viewport.width : viewport.height
    let forward = isMirrored ? contentLength - length - offset : offset
    var index = 0
    while index < itemCount {
      if var item = item(index, atForwardOffset: forward) {
        if isMirrored { item.mirror(in: contentLength) }
        body(item)
      }
      index += 1
    }
  }

  private func item(_ index: Int, atForwardOffset forward: Double) -> Item? {
    let (distance, turn) =
      anglesFromFirst.isEmpty
      ? wayOfEqualItem(index, forward) : wayOfCard(index, forward / step * anglePerItem)
    let hair = 1e-6 * anglePerItem
    let limit = min(configuration.arcLimit?.radians ?? .pi, .pi)
    guard turn.magnitude <= limit + hair else { return nil }
    let isDoubtful = (turn.magnitude - limit).magnitude <= hair

    let way = isClockwise ? turn : -turn
    let angle = configuration.focus.angle.radians + way
    let isHorizontal = configuration.axis == .horizontal
    let (sine, cosine) = sineAndCosine(angle)
    let center = LayoutPoint(
      x: center.x + configuration.radiusToItemCenter * sine + (isHorizontal ? forward : 0),
      y: center.y - configuration.radiusToItemCenter * cosine + (isHorizontal ? 0 : forward))
    let rotation =
      switch configuration.orientation {
      case .outward: angle
      case .facingFocus: way
      case .upright: 0.0
      }
    let falloff = configuration.falloff
    let part =
      switch falloff.reach {
      case .items(let items): distance.magnitude / items
      case .angle(let angle): way.magnitude / angle.radians
      }
    let t = min(part, 1)
    let eased = falloff.curve == .linear ? t : t * t * (3 - 2 * t)
    let scale = (1 - eased) + eased * falloff.scale
    let fullSize = sizes.isEmpty ? configuration.itemSize : sizes[index]
    let size = LayoutSize(width: scale * fullSize.width, height: scale * fullSize.height)
    return Item(
      index: index, angle: angle, center: center, rotation: rotation, size: size,
      isDoubtful: isDoubtful)
  }
}

extension ReferenceWheel {
  private var isClockwise: Bool {
    let focus = sineAndCosine(configuration.focus.angle.radians)
    switch configuration.itemOrder {
    // At the top a wheel that turns clockwise moves to the right, at the right it moves down.
    case .followingFinger:
      return (configuration.axis == .horizontal ? focus.cosine : focus.sine) > -1e-9
    case .clockwise: return true
    case .counterclockwise: return false
    }
  }

  /// How far an item is from the focus, in items and as an angle.
  private func wayOfEqualItem(_ index: Int, _ forward: Double) -> (items: Double, angle: Double) {
    var distance = Double(index) - forward / step
    if isRing {
      let count = Double(itemCount)
      while distance > count / 2 { distance -= count }
      while distance <= -count / 2 { distance += count }
    }
    return (distance, distance * anglePerItem)
  }

  /// The same for cards of different angles, with the focus at an angle from the first.
  private func wayOfCard(_ index: Int, _ focus: Double) -> (items: Double, angle: Double) {
    var (item, angle) = (index, angle(ofCard: index) - focus)
    while isRing && angle > .pi { (item, angle) = (item - itemCount, angle - 2 * .pi) }
    while isRing && angle <= -.pi { (item, angle) = (item + itemCount, angle + 2 * .pi) }
    let items = Double(item) - indexOfCard(at: focus)
    return (isRing ? items.remainder(dividingBy: Double(itemCount)) : items, angle)
  }

  /// The angle from the first card to another, on a ring after any number of turns; beyond the ends of
  /// a list cards of average angle follow.
  func angle(ofCard index: Int) -> Double {
    if isRing {
      var (item, turns) = (index, 0.0)
      while item < 0 { (item, turns) = (item + itemCount, turns - 1) }
      while item >= itemCount { (item, turns) = (item - itemCount, turns + 1) }
      return anglesFromFirst[item] + turns * 2 * .pi
    }
    if index < 0 { return Double(index) * anglePerItem }
    guard index >= itemCount else { return anglesFromFirst[index] }
    return anglesFromFirst[itemCount - 1] + Double(index - itemCount + 1) * anglePerItem
  }

  /// The index at an angle, found by walking from card to card.
  public func indexOfCard(at focus: Double) -> Double {
    var item = 0
    while angle(ofCard: item) > focus { item -= 1 }
    while angle(ofCard: item + 1) <= focus { item += 1 }
    let start = angle(ofCard: item)
    return Double(item) + (focus - start) / (angle(ofCard: item + 1) - start)
  }
}

extension ReferenceWheel.Item {
  /// Mirrors the finished picture: angle and centre at once, the corners when they are asked for.
  fileprivate mutating func mirror(in length: Double) {
    angle = -angle
    center.x = length - center.x
    isMirrored = true
  }

  /// The corners clockwise on screen, from the top left one of the upright item.
  var corners: [LayoutPoint] {
    let left = isMirrored ? 0.5 : -0.5
    return [corner(left, -0.5), corner(-left, -0.5), corner(-left, 0.5), corner(left, 0.5)]
  }

  /// What is wrong with an item, or `nil` if its angle, centre, corners and extents are these.
  public func complaint(about item: Wheel.Item, accuracy: Double) -> String? {
    let points = zip([item.center] + item.quad.corners, [center] + corners)
    guard points.allSatisfy({ $0.distance(to: $1) <= accuracy }) else {
      return "item \(index) is at another place"
    }
    let isTurned = (item.angle.radians - angle).magnitude <= max(1e-12, accuracy / 1_000)
    let (width, height) = (item.size.width * item.scale, item.size.height * item.scale)
    let isScaled = max((width - size.width).magnitude, (height - size.height).magnitude) <= accuracy
    return isTurned && isScaled ? nil : "item \(index) has another angle or size"
  }

  /// A corner where it is on screen, given in the upright item that is not mirrored.
  private func corner(_ x: Double, _ y: Double) -> LayoutPoint {
    let (x, y) = (x * size.width, y * size.height)
    let reach = (x * x + y * y).squareRoot()
    let direction = arctangent(y, x) + rotation
    let (sine, cosine) = sineAndCosine(direction)
    return LayoutPoint(
      x: center.x + (isMirrored ? -reach : reach) * cosine, y: center.y + reach * sine)
  }
}

extension ReferenceWheel {
  /// The reference of a wheel, whose derived numbers other tests check.
  public init(_ wheel: Wheel, center: LayoutPoint) {
    let configuration = wheel.configuration
    let isHorizontal = configuration.axis == .horizontal
    self.init(
      itemCount: wheel.itemCount,
      isRing: wheel.turnLength != nil,
      anglePerItem: wheel.anglePerItem.radians,
      step: wheel.step,
      contentLength: isHorizontal ? wheel.contentSize.width : wheel.contentSize.height,
      viewport: wheel.viewportSize,
      configuration: configuration,
      direction: wheel.environment.direction,
      center: center)
  }

  /// What is wrong with the items found in a rectangle, or `nil` if they are those that meet it.
  ///
  /// Items that a millionth of a point decides may be there or not.
  public func complaint(
    about found: [Wheel.Item], in rect: LayoutRect, atOffset offset: Double
  ) -> String? {
    var missing: Set<Int> = []
    for item in found where !missing.insert(item.index).inserted {
      return "item \(item.index) is reported twice"
    }
    let (larger, smaller) = (rect.insetBy(dx: -1e-6, dy: -1e-6), rect.insetBy(dx: 1e-6, dy: 1e-6))
    var complaint: String?
    forEachItem(atOffset: offset) { item in
      let isReported = missing.remove(item.index) != nil
      if isReported {
        if !polygon(item.corners, meets: larger) { complaint = "item \(item.index) is too much" }
      } else if !item.isDoubtful, polygon(item.corners, meets: smaller) {
        complaint = "item \(item.index) is missing"
      }
    }
    if let complaint { return complaint }
    return missing.isEmpty ? nil : "item \(missing.min() ?? 0) is not shown at all"
  }
}
