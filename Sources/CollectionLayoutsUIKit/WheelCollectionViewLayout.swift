#if canImport(UIKit) && !os(watchOS)
@_exported public import CircularLayout
public import Foundation
public import UIKit

/// A collection view layout that turns the items of its first section on a wheel while it scrolls.
///
///     let layout = WheelCollectionViewLayout(
///       configuration: .init(
///         itemSize: LayoutSize(width: 120, height: 160), radiusToItemCenter: 400))
///     let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
///
/// A drag ends with an item in focus; updates, reloads and rotations keep it there. A ring moves
/// back to the middle of its content under a finger. Cards out of sight are hidden, so that they are
/// not read aloud. The layout has been run against a model of UIKit only.
open class WheelCollectionViewLayout: UICollectionViewLayout {
  /// The settings of the wheel; `.tutorial()` has those of the spinning wheel tutorial.
  public var configuration: Wheel.Configuration {
    didSet { invalidateLayout() }
  }

  /// The size of a card at full scale, or `nil` for the configuration's; asked once for each card.
  ///
  /// Set it before the first pass. All are asked for again for other data, and for another view size.
  public var sizeForItem: ((_ indexPath: IndexPath) -> CGSize?)?

  /// How far a flick may go, given the offset at which the drag began; by default any number of items.
  ///
  ///     layout.snapping = { .page(from: $0) }
  public var snapping: (_ startOfDrag: Double) -> Wheel.Snapping = { _ in .free }

  /// What VoiceOver reads of the place of a card, given its number from 1 on and that of all cards.
  ///
  /// By default "3 of 12". The cards have to be of a ``WheelCollectionViewCell``.
  public var accessibilityValueForItem: (_ number: Int, _ count: Int) -> String = {
    "\($0) of \($1)"
  }

  /// Called after another item has come into focus.
  public var onFocusChange: ((_ indexPath: IndexPath) -> Void)?

  /// The wheel, or `nil` before the first pass.
  public private(set) var wheel: Wheel?

  private var isCurrent = false
  private var lastFocus: Int?
  private var startOfDrag: Double?

  /// The focus, as a number of items, and the number of all items before an update under way.
  private var updating: (focus: Double, count: Int)?

  /// Creates a layout.
  public init(configuration: Wheel.Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout from a storyboard, with cards of 120 × 160 points and a radius of 400.
  public required init?(coder: NSCoder) {
    configuration = .init(itemSize: .init(width: 120, height: 160), radiusToItemCenter: 400)
    super.init(coder: coder)
  }

  /// The item in focus, if there are items, by its path in the data source.
  public var focusedItem: IndexPath? {
    wheel?.indexOfFocusedItem(atOffset: offset).flatMap(dataPath)
  }

  /// The path that the data source has for an item; `nil` for the gap that a drag has made.
  private func dataPath(ofItemAt index: Int) -> IndexPath? {
    collectionView?.dataSourceIndexPath(
      forPresentationIndexPath: IndexPath(item: index, section: 0))
  }

  /// Brings an item into focus, if it exists; on a ring by the shorter way.
  public func scrollToItem(at indexPath: IndexPath, animated: Bool) {
    let shown = collectionView?.presentationIndexPath(forDataSourceIndexPath: indexPath)?.item
    guard let wheel, let shown, 0..<wheel.itemCount ~= shown else { return }
    let target = wheel.offset(bringingItemIntoFocus: shown, from: offset)
    collectionView?.setContentOffset(
      configuration.axis.point(bounds.origin, at: target), animated: animated)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let size = LayoutSize(bounds.size)
    guard
      !isCurrent || wheel?.viewportSize != size || wheel?.environment != environment
        || wheel?.configuration != configuration
    else { return }
    let old = focus
    let count = collectionView.shownCounts.first ?? 0
    do {
      wheel = try Wheel(
        itemCount: count, configuration: configuration, viewportSize: size,
        environment: environment, measuredBy: sizeForItem == nil ? nil : { self.cardSize(at: $0) })
    } catch {
      NSLog("WheelCollectionViewLayout: the settings are not valid")  // It keeps the wheel it has.
    }
    isCurrent = true
    guard updating == nil, old != nil || environment.direction == .rightToLeft else {
      return noteFocus(at: offset)
    }
    scroll(toFocus: min(old ?? 0, Double(max(0, count - 1))))
  }

  /// An invalid size counts as that of the configuration.
  private func cardSize(at index: Int) -> LayoutSize? {
    let size = dataPath(ofItemAt: index).flatMap { sizeForItem?($0) }.map { LayoutSize($0) }
    guard let size, size.width.isLength, size.height.isLength else { return nil }
    return min(size.width, size.height) > 0 ? size : nil
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { isCurrent = false }
    let isUpdate = context.invalidateDataSourceCounts && !context.invalidateEverything
    if isUpdate, collectionView?.window != nil { updating = (focus ?? 0, wheel?.itemCount ?? 0) }
    super.invalidateLayout(with: context)
  }

  // Content size, elements in a rectangle, element at an index path.

  open override var collectionViewContentSize: CGSize {
    wheel.map { CGSize($0.contentSize) } ?? .zero
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    wheel?.items(in: LayoutRect(rect), atOffset: offset).map(attributes)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let wheel, indexPath.section == 0, 0..<wheel.itemCount ~= indexPath.item else {
      return nil
    }
    return wheel.item(at: indexPath.item, atOffset: offset).map(attributes)
  }

  private func attributes(for item: Wheel.Item) -> UICollectionViewLayoutAttributes {
    let attributes = attributesClass.init(forCellWith: IndexPath(item: item.index, section: 0))
    attributes.size = CGSize(item.size)
    attributes.center = CGPoint(item.center)
    attributes.transform = CGAffineTransform(item.transform)
    attributes.zIndex = item.zIndex
    attributes.alpha = item.opacity
    attributes.isHidden = !item.quad.intersects(LayoutRect(bounds))
    return attributes
  }

  // Scrolling: every item turns. Another size keeps the item in focus, not the offset.

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    startOfDrag = collectionView?.isDragging == true ? startOfDrag ?? offset : nil
    if newBounds.size == bounds.size {
      noteFocus(at: configuration.axis.coordinate(of: newBounds.origin))
    }
    return wheel?.isInvalidated(from: LayoutRect(bounds), to: LayoutRect(newBounds)) ?? true
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let new = configuration.axis.coordinate(of: newBounds.origin)
    guard newBounds.size == bounds.size, collectionView?.isDragging == true, let wheel,
      wheel.turnLength != nil
    else { return context }
    // Apart by whole turns, it looks the same.
    let distance = wheel.recenteredOffset(new) - new
    context.contentOffsetAdjustment = configuration.axis.point(.zero, at: distance)
    startOfDrag = startOfDrag.map { $0 + distance }
    return context
  }

  // Updates: the item in focus stays there, or the one that follows it.

  open override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updates)
    guard let (focus, count) = updating, count > 0, let wheel,
      let mapping = DataChanges(
        updates.map { DataChange($0) }, from: [count], to: [wheel.itemCount])?.mapping
    else { return }
    let item = max(0, Int(focus.rounded()))
    let index =
      (item..<max(item, count)).lazy
      .compactMap { mapping.newAddress(of: .item($0, section: 0))?.item }.first
    updating?.focus = Double(index ?? max(0, wheel.itemCount - 1)) + (focus - focus.rounded())
  }

  open override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    guard let focus = updating?.focus, let wheel else { return offset }
    return configuration.axis.point(offset, at: self.offset(ofFocus: focus, in: wheel))
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updating = nil
    noteFocus(at: offset)
  }

  // Coming to rest with an item in focus.

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let wheel else { return proposedContentOffset }
    // Points in a millisecond: a finger at less than 50 in a second is lifted at rest.
    let speed = configuration.axis.coordinate(of: velocity)
    let snapping = snapping(startOfDrag ?? offset)
    var proposed = configuration.axis.coordinate(of: proposedContentOffset)
    if case .page = snapping { proposed = offset }  // Where the finger is lifted decides.
    let target = wheel.snappedOffset(
      proposed: proposed, velocity: speed.magnitude < 0.05 ? 0 : speed, snapping: snapping,
      tolerance: halfAPixel)
    return configuration.axis.point(proposedContentOffset, at: target)
  }

  private var offset: Double { configuration.axis.coordinate(of: bounds.origin) }

  /// Half a pixel, as a number of items.
  private var halfAPixel: Double {
    0.5001 / ((wheel?.environment.scale ?? 1) * (wheel?.step ?? 1))
  }

  /// The item in focus and how far the focus is past it; a rounding to pixels makes no difference.
  private var focus: Double? {
    guard let wheel, let item = wheel.indexOfFocusedItem(atOffset: offset) else { return nil }
    let places = wheel.focusIndex(atOffset: offset)
    let fraction = places - places.rounded()
    return Double(item) + (fraction.magnitude <= halfAPixel ? 0 : fraction)
  }

  private func offset(ofFocus focus: Double, in wheel: Wheel) -> Double {
    wheel.recenteredOffset(wheel.offset(atFocusIndex: focus))
  }

  private func scroll(toFocus focus: Double) {
    guard let wheel else { return }
    let distance = offset(ofFocus: focus, in: wheel) - offset
    noteFocus(at: offset + distance)
    guard distance.magnitude > 0.5 / (wheel.environment.scale ?? 1) else { return }
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = configuration.axis.point(.zero, at: distance)
    invalidateLayout(with: context)
  }

  private func noteFocus(at offset: Double) {
    guard let wheel, wheel.itemCount > 0, updating == nil,
      let focus = wheel.indexOfFocusedItem(atOffset: offset), focus != lastFocus
    else { return }
    lastFocus = focus
    guard let path = dataPath(ofItemAt: focus) else { return }
    Task { @MainActor [weak self] in self?.onFocusChange?(path) }
  }
}
#endif
