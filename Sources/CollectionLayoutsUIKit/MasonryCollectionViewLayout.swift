#if canImport(UIKit) && !os(watchOS)
public import MasonryLayout
public import UIKit

/// A collection view layout with sections of columns or rows, and cells that measure themselves.
///
///     let layout = MasonryCollectionViewLayout { section, environment in
///       .init(
///         layout: .columns(.init(columns: .adaptive(minimumWidth: 160), itemSpacing: 8)),
///         header: .init(height: 44, isPinned: true))
///     }
///     let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
///
/// Sections come from the provider, and heights from the cells, unless the delegate of the
/// collection view is a ``UICollectionViewDelegateMasonryLayout``. Headers and footers are of the
/// kinds that a flow layout has. What is in sight stays in place while cells measure themselves,
/// through updates and in a rotation. `invalidateLayout()` asks for the sections again,
/// `reloadData()` for everything. The layout has been run against a model of UIKit only.
@available(iOS 13, tvOS 13, *)
open class MasonryCollectionViewLayout: UICollectionViewLayout {
  /// What returns the settings of a section, as that of a compositional layout does.
  public typealias SectionProvider =
    (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> MasonryFeed.Section

  /// The kind of the backgrounds; register a class for it with the layout.
  public static let backgroundKind = "MasonryBackground"

  /// The axis of scrolling.
  public let axis: LayoutAxis

  /// The height of items that are not measured yet, in points, or the width where that is asked.
  open var estimatedItemLength = 150.0

  /// Whether cells in columns get the heights that they prefer; rows need sizes from the delegate.
  open var itemsMeasureThemselves = true

  /// Whether headers and footers get the heights that they prefer; the sections have estimates.
  open var supplementaryViewsMeasureThemselves = false

  /// Whether items that have been in sight stay in their columns until the next `reloadData()`.
  ///
  /// Otherwise every change packs anew, and the layout is the one that a rebuild would give.
  open var keepsColumns = true

  /// What the items keep clear of at both sides, besides the insets of the content.
  open var insetsReference = InsetsReference.safeArea

  /// The layout of all sections, or `nil` before the first pass.
  public internal(set) var feed: MasonryFeed?

  /// How far carousels are scrolled, by section; change it by `scrollCarousel(inSection:to:)`.
  public internal(set) var carouselOffsets: [Int: Double] = [:]

  let sectionProvider: SectionProvider?
  var status = Status.stale

  /// What the feed was last fitted to, or `nil` if sections are to be asked for again.
  var surroundings: Surroundings?

  /// What stays still while cells measure themselves, and where the bounds are if nothing else
  /// scrolls.
  var resting: (anchor: MasonryFeed.Anchor, bounds: CGRect)?

  /// What stays still while the size changes, and the size that the bounds are about to get.
  var turning: (anchor: MasonryFeed.Anchor, size: CGSize)?

  /// What the collection view is showing a change of.
  var update: MasonryUpdate?

  /// Where the item that a finger moves was before, and where it is.
  var movement: (original: IndexPath, current: IndexPath)?

  /// Creates a layout whose sections come from a closure, or from the delegate without one.
  public init(axis: LayoutAxis = .vertical, sectionProvider: SectionProvider? = nil) {
    (self.axis, self.sectionProvider) = (axis, sectionProvider)
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.backgroundKind)
  }

  /// Creates a layout from a storyboard, whose sections come from the delegate.
  public required init?(coder: NSCoder) {
    (axis, sectionProvider) = (.vertical, nil)
    super.init(coder: coder)
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.backgroundKind)
  }

  // Preparing: once, and later for another size, for updates, and for other sections.

  open override class var invalidationContextClass: AnyClass { MasonryInvalidationContext.self }

  open override func prepare() {
    super.prepare()
    prepareFeed()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  // What is where. Batch updates glitch if content is exactly as wide as the view.

  open override var collectionViewContentSize: CGSize {
    guard let size = feed?.contentSize else { return .zero }
    return axis == .vertical
      ? CGSize(width: max(0, size.width - 0.0001), height: size.height)
      : CGSize(width: size.width, height: max(0, size.height - 0.0001))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let feed, status == .current else { return nil }
    return feed.elements(in: viewport(of: bounds, asking: rect)).map(attributes)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(at: .init(indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(at: .init(supplementaryOfKind: elementKind, at: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(at: .background(section: indexPath.section)) }

  // Scrolling and turning.

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    keepColumnsInSight()
    return invalidation(forBoundsChange: newBounds) != .nothing
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    prepareTurn(to: newBounds, in: context)
    return context
  }

  // Views that measure themselves.

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { accepts(preferredAttributes, insteadOf: originalAttributes) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    take(preferredAttributes, insteadOf: originalAttributes, in: context)
    return context
  }

  // Updates: what is in sight stays, and what stays in the feed moves from its old place.

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    takeUpdates(updateItems)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    finishUpdate()
  }

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard let update else { return proposedContentOffset }
    return contentOffset(keeping: update.anchor, after: update.mapping)
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBeforeUpdate(of: .init(itemIndexPath))
      ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesAfterUpdate(of: .init(itemIndexPath))
      ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBeforeUpdate(of: .init(supplementaryOfKind: elementKind, at: elementIndexPath))
      ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesAfterUpdate(of: .init(supplementaryOfKind: elementKind, at: elementIndexPath))
      ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
  }

  // Moving by a finger.

  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { dropIndexPath(at: position, moving: previousIndexPath) }

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    move(from: previousIndexPaths.first, to: targetIndexPaths.first)
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }

  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    endMovement(isCancelled: movementCancelled)
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }
}
#endif
