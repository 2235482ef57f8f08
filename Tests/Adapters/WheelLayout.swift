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
        viewportSize: LayoutSize(
          width: collectionView.bounds.width, height: collectionView.bounds.height))
    } catch {
      assertionFailure("\(error)")  // A release shows what it has.
    }
  }

  // Content size, elements in a rectangle, element at an index path.

  override var collectionViewContentSize: CGSize {
    let size = wheel?.contentSize ?? .zero
    return CGSize(width: size.width, height: size.height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    wheel?.items(in: LayoutRect(rect), atOffset: offset).map(attributes)
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let wheel, path.item < wheel.itemCount else { return nil }
    return wheel.item(at: path.item, atOffset: offset).map(attributes)
  }

  private func attributes(for item: Wheel.Item) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item.index, section: 0))
    let turn = item.transform
    attributes.size = CGSize(width: item.size.width, height: item.size.height)
    attributes.center = CGPoint(x: item.center.x, y: item.center.y)
    attributes.transform = CGAffineTransform(
      a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: turn.tx, ty: turn.ty)
    attributes.zIndex = item.zIndex
    attributes.alpha = item.opacity
    return attributes
  }

  // Scrolling: every item turns.

  override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool {
    guard let wheel, let old = collectionView?.bounds else { return true }
    return wheel.isInvalidated(from: LayoutRect(old), to: LayoutRect(bounds))
  }

  // Coming to rest with an item in focus.

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let wheel else { return proposed }
    return isHorizontal
      ? CGPoint(x: wheel.snappedOffset(proposed: proposed.x, velocity: velocity.x), y: proposed.y)
      : CGPoint(x: proposed.x, y: wheel.snappedOffset(proposed: proposed.y, velocity: velocity.y))
  }

  private var isHorizontal: Bool { configuration.scrollAxis == .horizontal }

  private var offset: Double {
    let offset = collectionView?.contentOffset ?? .zero
    return isHorizontal ? offset.x : offset.y
  }
}

extension LayoutRect {
  fileprivate init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
