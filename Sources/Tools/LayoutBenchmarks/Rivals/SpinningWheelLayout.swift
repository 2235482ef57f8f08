import CircularLayout
import Foundation

/// The Spinning Wheel tutorial: objects with attributes, made anew at every offset.
///
/// Its first form makes one for each item, its optimised form for those within an angle of the focus.
/// Like a collection view, it answers with those whose upright bounding boxes meet a rectangle.
final class SpinningWheelLayout {
  /// What the tutorial's subclass of the attributes holds.
  final class Attributes {
    let item: Int
    var center = LayoutPoint.zero
    var size = LayoutSize.zero
    var anchorPoint = LayoutPoint(x: 0.5, y: 0.5)
    var zIndex = 0
    var transform = LayoutTransform(rotation: .zero)
    var angle = 0.0 {
      didSet {
        zIndex = Int(angle * 1_000_000)
        transform = LayoutTransform(rotation: .radians(angle))
      }
    }

    init(item: Int) {
      self.item = item
    }
  }

  private let itemCount: Int
  private let viewport: LayoutSize
  private let isOptimized: Bool
  private let itemSize = LayoutSize(width: 133, height: 173)
  private let radius = 500.0
  private(set) var attributes: [Attributes] = []

  init(itemCount: Int, viewport: LayoutSize, isOptimized: Bool) {
    self.itemCount = itemCount
    self.viewport = viewport
    self.isOptimized = isOptimized
  }

  private var anglePerItem: Double { atan(itemSize.width / radius) }
  private var scrollableWidth: Double { Double(itemCount) * itemSize.width - viewport.width }
  private var angleAtExtreme: Double { -Double(itemCount - 1) * anglePerItem }

  func prepare(offset: Double) {
    let anglePerItem = anglePerItem
    let angle = angleAtExtreme * offset / scrollableWidth
    let anchor = LayoutPoint(x: 0.5, y: (itemSize.height / 2 + radius) / itemSize.height)
    let center = LayoutPoint(x: offset + viewport.width / 2, y: viewport.height / 2)
    let items = isOptimized ? range(around: angle, anglePerItem) : 0...itemCount - 1
    attributes = items.map { item in
      let attributes = Attributes(item: item)
      attributes.size = itemSize
      attributes.center = center
      attributes.angle = angle + anglePerItem * Double(item)
      attributes.anchorPoint = anchor
      return attributes
    }
  }

  /// The items within an angle of the focus, which the tutorial takes for the visible ones.
  private func range(around angle: Double, _ anglePerItem: Double) -> ClosedRange<Int> {
    let theta = atan2(viewport.width / 2, radius + itemSize.height / 2 - viewport.height / 2)
    let start = angle < -theta ? Int(floor((-theta - angle) / anglePerItem)) : 0
    let end = min(itemCount - 1, Int(ceil((theta - angle) / anglePerItem)))
    return end < start ? 0...0 : start...end
  }

  /// Calls a body with the attributes whose cards, moved onto the wheel, may meet a rectangle.
  func forEachItem(in rect: LayoutRect, _ body: (Attributes) -> Void) {
    let box = Box(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    for attributes in attributes where boundingBox(of: attributes).intersects(box) {
      body(attributes)
    }
  }

  private func boundingBox(of attributes: Attributes) -> Box {
    let transform = attributes.transform
    let width = transform.a.magnitude * itemSize.width + transform.b.magnitude * itemSize.height
    let height = transform.b.magnitude * itemSize.width + transform.a.magnitude * itemSize.height
    return Box(
      x: attributes.center.x + radius * transform.b - width / 2,
      y: attributes.center.y + radius - radius * transform.a - height / 2,
      width: width, height: height)
  }

  /// The item on top of those whose cards contain a point.
  ///
  /// A long list winds around the wheel and lies over itself; only the turn around the focus counts.
  func item(at point: LayoutPoint) -> Attributes? {
    var topmost: Attributes?
    for attributes in attributes
    where attributes.angle.magnitude <= .pi && contains(attributes, point) {
      if let under = topmost, under.zIndex > attributes.zIndex { continue }
      topmost = attributes
    }
    return topmost
  }

  private func contains(_ attributes: Attributes, _ point: LayoutPoint) -> Bool {
    let transform = attributes.transform
    let dx = point.x - attributes.center.x
    let dy = point.y - attributes.center.y - radius
    return (dx * transform.a + dy * transform.b).magnitude <= itemSize.width / 2
      && (dy * transform.a - dx * transform.b + radius).magnitude <= itemSize.height / 2
  }

  func snappedOffset(proposed offset: Double, velocity: Double) -> Double {
    let factor = -angleAtExtreme / scrollableWidth
    let ratio = offset * factor / anglePerItem
    let multiplier = velocity > 0 ? ceil(ratio) : velocity < 0 ? floor(ratio) : ratio.rounded()
    return multiplier * anglePerItem / factor
  }
}
