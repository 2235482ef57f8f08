#if canImport(UIKit)
import CircularLayout
import UIKit

/// A collection view layout that turns its items on a wheel while it scrolls.
final class WheelLayout: UICollectionViewLayout {
  /// What the wheel looks like; `.tutorial()` is that of the spinning wheel tutorial.
  var configuration = Wheel.Configuration.tutorial() {
    didSet { invalidateLayout() }
  }

  private(set) var wheel: Wheel?

  // A wheel stores nothing for its items, so that making one anew costs nothing to speak of.

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let count = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
    do throws(WheelError) {
      wheel = try Wheel(
        itemCount: count, configuration: configuration,
        viewportSize: collectionView.bounds.size)
    } catch {
      assertionFailure("\(error)")  // A release shows what it has.
    }
  }

  // Content size, elements in a rectangle, element at an index path.

  override var collectionViewContentSize: CGSize {
    wheel.map { CGSize($0.contentSize) } ?? .zero
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    wheel?.items(in: rect, atOffset: offset(of: bounds.origin)).map(attributes)
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let wheel, path.item < wheel.itemCount else { return nil }
    return wheel.item(at: path.item, atOffset: offset(of: bounds.origin)).map(attributes)
  }

  private func attributes(for item: Wheel.Item) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item.index, section: 0))
    attributes.size = CGSize(item.size)
    attributes.center = CGPoint(item.center)
    attributes.transform = CGAffineTransform(item.transform)
    attributes.zIndex = item.zIndex
    attributes.alpha = item.opacity
    return attributes
  }

  // Scrolling: every item turns. Another size keeps the item in focus, not the offset.

  override func shouldInvalidateLayout(forBoundsChange new: CGRect) -> Bool {
    wheel?.isInvalidated(from: bounds, to: new) ?? true
  }

  override func invalidationContext(
    forBoundsChange new: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: new)
    guard new.size != bounds.size, var wheel else { return context }
    var offset = offset(of: bounds.origin)
    try? wheel.resize(to: new.size, keepingFocusAt: &offset)
    let adjustment = offset - self.offset(of: new.origin)
    context.contentOffsetAdjustment =
      isHorizontal ? CGPoint(x: adjustment, y: 0) : CGPoint(x: 0, y: adjustment)
    return context
  }

  // Coming to rest with an item in focus.

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let wheel else { return proposed }
    let offset = wheel.snappedOffset(proposed: offset(of: proposed), velocity: offset(of: velocity))
    return isHorizontal
      ? CGPoint(x: offset, y: proposed.y) : CGPoint(x: proposed.x, y: offset)
  }

  private var bounds: CGRect { collectionView?.bounds ?? .zero }

  private var isHorizontal: Bool { configuration.axis == .horizontal }

  /// What of a point, or of a velocity, lies along the axis of scrolling.
  private func offset(of point: CGPoint) -> Double { isHorizontal ? point.x : point.y }
}
#endif
