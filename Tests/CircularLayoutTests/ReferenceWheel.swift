import CircularLayout
import Foundation
import LayoutTestSupport

/// A slow and obvious wheel: every item by itself, by the textbook, without looking at the engine.
///
/// It knows the wheel's centre as a given point, and the angle per item and the step as numbers.
struct ReferenceWheel {
  var itemCount: Int
  var isRing: Bool
  var anglePerItem: Double
  var step: Double
  var contentLength: Double
  var viewport: LayoutSize
  var configuration: Wheel.Configuration
  /// The wheel's centre in the viewport, in the left-to-right picture.
  var center: LayoutPoint

  struct Item {
    var index: Int
    var angle: Double
    var center: LayoutPoint
    var corners: (LayoutPoint, LayoutPoint, LayoutPoint, LayoutPoint)
    /// Whether a hair's breadth decides that the item is shown at all.
    var isDoubtful: Bool
  }

  /// All the items on the shown turn, in the content, with doubtful ones at its end.
  func items(atOffset offset: Double) -> [Item] {
    let isHorizontal = configuration.axis == .horizontal
    let isMirrored = isHorizontal && configuration.direction == .rightToLeft
    let length = isHorizontal ? viewport.width : viewport.height
    let forward = isMirrored ? contentLength - length - offset : offset
    return (0..<itemCount).compactMap { index in
      guard var item = item(index, atForwardOffset: forward) else { return nil }
      if isMirrored { item = mirrored(item) }
      return item
    }
  }

  private func item(_ index: Int, atForwardOffset forward: Double) -> Item? {
    var distance = Double(index) - forward / step
    if isRing {
      let count = Double(itemCount)
      while distance > count / 2 { distance -= count }
      while distance <= -count / 2 { distance += count }
    }
    let turn = distance * anglePerItem
    let hair = 1e-6 * anglePerItem
    let limit = min(configuration.arcLimit?.radians ?? .pi, .pi)
    guard turn.magnitude <= limit + hair else { return nil }
    let isDoubtful = (turn.magnitude - limit).magnitude <= hair

    let way = configuration.itemOrder == .clockwise ? turn : -turn
    let angle = configuration.focus.angle.radians + way
    let isHorizontal = configuration.axis == .horizontal
    let center = LayoutPoint(
      x: center.x + configuration.radiusToItemCenter * sin(angle) + (isHorizontal ? forward : 0),
      y: center.y - configuration.radiusToItemCenter * cos(angle) + (isHorizontal ? 0 : forward))
    let rotation =
      switch configuration.orientation {
      case .outward: angle
      case .facingFocus: way
      case .upright: 0.0
      }
    let falloff = configuration.falloff
    let t = min(abs(distance) / falloff.reach, 1)
    let eased = falloff.curve == .linear ? t : t * t * (3 - 2 * t)
    let scale = (1 - eased) + eased * falloff.scale
    func corner(_ x: Double, _ y: Double) -> LayoutPoint {
      let (x, y) = (
        x * scale * configuration.itemSize.width, y * scale * configuration.itemSize.height
      )
      let reach = hypot(x, y)
      let direction = atan2(y, x) + rotation
      return LayoutPoint(x: center.x + reach * cos(direction), y: center.y + reach * sin(direction))
    }
    return Item(
      index: index, angle: angle, center: center,
      corners: (corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)),
      isDoubtful: isDoubtful)
  }

  private func mirrored(_ item: Item) -> Item {
    func mirrored(_ point: LayoutPoint) -> LayoutPoint {
      LayoutPoint(x: contentLength - point.x, y: point.y)
    }
    let corners = item.corners
    return Item(
      index: item.index, angle: -item.angle, center: mirrored(item.center),
      corners: (
        mirrored(corners.1), mirrored(corners.0), mirrored(corners.3), mirrored(corners.2)
      ),
      isDoubtful: item.isDoubtful)
  }
}

extension ReferenceWheel {
  /// The reference of a wheel, whose derived numbers other tests check.
  init(_ wheel: Wheel, center: LayoutPoint) {
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
      center: center)
  }

  /// What is wrong with the items found in a rectangle, or `nil` if they are those that meet it.
  ///
  /// Items that a millionth of a point decides may be there or not.
  func complaint(
    about found: [Wheel.Item], in rect: LayoutRect, atOffset offset: Double
  ) -> String? {
    var missing = Set(found.map(\.index))
    guard missing.count == found.count else { return "an item is reported twice" }
    let (larger, smaller) = (rect.insetBy(dx: -1e-6, dy: -1e-6), rect.insetBy(dx: 1e-6, dy: 1e-6))
    let reach =
      hypot(configuration.itemSize.width, configuration.itemSize.height) / 2
      * max(1, configuration.falloff.scale) + 1
    for item in items(atOffset: offset) {
      let isReported = missing.remove(item.index) != nil
      let isFar =
        item.center.x + reach < rect.minX || item.center.x - reach > rect.maxX
        || item.center.y + reach < rect.minY || item.center.y - reach > rect.maxY
      let (a, b, c, d) = item.corners
      if isReported {
        if isFar || !polygon(a, b, c, d, meets: larger) { return "item \(item.index) is too much" }
      } else if !isFar, !item.isDoubtful, polygon(a, b, c, d, meets: smaller) {
        return "item \(item.index) is missing"
      }
    }
    return missing.isEmpty ? nil : "items \(missing.sorted()) are not shown at all"
  }
}
