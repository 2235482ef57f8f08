#if canImport(UIKit) && !os(watchOS)
public import CircularLayout
public import UIKit

/// A collection view layout that turns the items of its first section on a wheel while it scrolls.
///
///     let layout = WheelCollectionViewLayout(configuration: .tutorial())
///     let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
///
/// A drag ends with an item in focus, and a rotation keeps it there. The layout has been run
/// against a model of UIKit only.
@available(iOS 13, tvOS 13, *)
open class WheelCollectionViewLayout: UICollectionViewLayout {
  /// The settings of the wheel; `.tutorial()` has those of the spinning wheel tutorial.
  open var configuration: Wheel.Configuration {
    didSet { invalidateLayout() }
  }

  /// The wheel, or `nil` before the first pass.
  public private(set) var wheel: Wheel?

  /// Creates a layout, by default with the wheel of the spinning wheel tutorial.
  public init(configuration: Wheel.Configuration = .tutorial()) {
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout from a storyboard, with the wheel of the spinning wheel tutorial.
  public required init?(coder: NSCoder) {
    configuration = .tutorial()
    super.init(coder: coder)
  }

  // A wheel stores nothing for its items, so that making one anew costs nothing to speak of.

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let count = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
    let isFirst = wheel == nil
    do throws(WheelError) {
      wheel = try Wheel(
        itemCount: count, configuration: configuration,
        viewportSize: LayoutSize(collectionView.bounds.size),
        environment: LayoutEnvironment(collectionView))
    } catch {
      assertionFailure("\(error)")  // A release shows what it has.
    }
    // From right to left the wheel mirrors itself, and its first item is at the right end.
    guard isFirst, configuration.axis == .horizontal, let wheel,
      wheel.environment.direction == .rightToLeft
    else { return }
    collectionView.contentOffset.x = wheel.contentSize.width - collectionView.bounds.width
  }

  // Content size, elements in a rectangle, element at an index path.

  open override var collectionViewContentSize: CGSize {
    wheel.map { CGSize($0.contentSize) } ?? .zero
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    wheel?.items(in: LayoutRect(rect), atOffset: offset(of: bounds.origin)).map(attributes)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let wheel, indexPath.item < wheel.itemCount else { return nil }
    return wheel.item(at: indexPath.item, atOffset: offset(of: bounds.origin)).map(attributes)
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

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    wheel?.isInvalidated(from: LayoutRect(bounds), to: LayoutRect(newBounds)) ?? true
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard newBounds.size != bounds.size, var wheel else { return context }
    var offset = offset(of: bounds.origin)
    try? wheel.resize(to: LayoutSize(newBounds.size), keepingFocusAt: &offset)
    let adjustment = offset - self.offset(of: newBounds.origin)
    context.contentOffsetAdjustment = configuration.axis.point(.zero, at: adjustment)
    return context
  }

  // Coming to rest with an item in focus.

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let wheel else { return proposedContentOffset }
    // Points in a millisecond: a finger at less than 50 in a second is lifted at rest.
    let speed = offset(of: velocity)
    let offset = wheel.snappedOffset(
      proposed: offset(of: proposedContentOffset), velocity: speed.magnitude < 0.05 ? 0 : speed)
    return configuration.axis.point(proposedContentOffset, at: offset)
  }

  private var bounds: CGRect { collectionView?.bounds ?? .zero }

  /// The component of a point or a velocity along the axis of scrolling.
  private func offset(of point: CGPoint) -> Double { configuration.axis.coordinate(of: point) }
}
#endif
