// Every member of UIKit that the product CollectionLayoutsUIKit overrides or calls, with its declaration
// as developer.apple.com/documentation/uikit has it. Here it is type-checked against the model; `.ci/adapters
// --apple` is to check it against the SDK, and has not run on a Mac yet. What the model declares in
// another way than the SDK does not compile in one of the two.

import UIKit

/// uicollectionviewlayout: what a layout overrides.
private final class OverriddenMembers: UICollectionViewLayout {
  typealias Attributes = UICollectionViewLayoutAttributes
  typealias Context = UICollectionViewLayoutInvalidationContext

  override init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var invalidationContextClass: AnyClass { super.invalidationContextClass }

  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }

  override func prepare() { super.prepare() }

  override func invalidateLayout() { super.invalidateLayout() }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { super.layoutAttributesForElements(in: rect) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> Attributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> Attributes? { super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> Context {
    super.invalidationContext(forBoundsChange: newBounds)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: Attributes,
    withOriginalAttributes originalAttributes: Attributes
  ) -> Bool {
    super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: Attributes,
    withOriginalAttributes originalAttributes: Attributes
  ) -> Context {
    super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> Attributes? { super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> Attributes? { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> Attributes? {
    super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> Attributes? {
    super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> Attributes? {
    super.initialLayoutAttributesForAppearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> Attributes? {
    super.finalLayoutAttributesForDisappearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToInsertForDecorationView(ofKind: elementKind)
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
  }

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> Context {
    super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> Context {
    super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }
}

/// What the layouts call, by the pages of the types that declare it.
@MainActor
private func calledMembers(
  _ layout: UICollectionViewLayout, _ view: UICollectionView,
  _ attributes: UICollectionViewLayoutAttributes,
  _ context: UICollectionViewLayoutInvalidationContext, _ update: UICollectionViewUpdateItem,
  _ environment: any NSCollectionLayoutEnvironment
) {
  // uicollectionviewlayout
  let _: UICollectionView? = layout.collectionView
  let register: (AnyClass?, String) -> Void = layout.register(_:forDecorationViewOfKind:)
  register(UICollectionReusableView.self, "")

  // uicollectionview, uiscrollview, uiview
  let _: (Int, Int) = (view.numberOfSections, view.numberOfItems(inSection: 0))
  let _: (CGRect, CGPoint, UIEdgeInsets) = (
    view.bounds, view.contentOffset, view.adjustedContentInset
  )
  let _: (UIEdgeInsets, UIEdgeInsets) = (view.safeAreaInsets, view.layoutMargins)
  let _: CGRect = view.readableContentGuide.layoutFrame
  let _: CGFloat = view.traitCollection.displayScale
  let _: UIUserInterfaceLayoutDirection = view.effectiveUserInterfaceLayoutDirection
  let _: (any UICollectionViewDelegate)? = view.delegate as? any UICollectionViewDelegate
  let _: [String] = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]
  view.contentOffset = .zero
  let _: CGRect = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))

  // uicollectionviewlayoutattributes
  let path = IndexPath(item: 0, section: 0)
  let _: [UICollectionViewLayoutAttributes] = [
    .init(forCellWith: path), .init(forSupplementaryViewOfKind: "", with: path),
    .init(forDecorationViewOfKind: "", with: path),
  ]
  (attributes.frame, attributes.size, attributes.center) = (.zero, .zero, .zero)
  (attributes.zIndex, attributes.alpha, attributes.transform) = (0, 1, .identity)
  let _: (IndexPath, String?) = (attributes.indexPath, attributes.representedElementKind)
  let category: UICollectionView.ElementCategory = attributes.representedElementCategory
  let _: Bool = category == .cell || category == .supplementaryView || category == .decorationView

  // uicollectionviewlayoutinvalidationcontext
  let _: (Bool, Bool) = (context.invalidateEverything, context.invalidateDataSourceCounts)
  context.contentOffsetAdjustment = .zero
  context.invalidateItems(at: [path])
  context.invalidateSupplementaryElements(ofKind: "", at: [path])
  context.invalidateDecorationElements(ofKind: "", at: [path])

  // uicollectionviewupdateitem
  let _: (IndexPath?, IndexPath?) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
  let action: UICollectionViewUpdateItem.Action = update.updateAction
  let _: Bool = [.insert, .delete, .reload, .move].contains(action)

  // nscollectionlayoutenvironment, nscollectionlayoutsection, nscollectionlayoutgroup
  let _: (CGSize, CGSize) = (
    environment.container.contentSize, environment.container.effectiveContentSize
  )
  let _: NSDirectionalEdgeInsets = environment.container.effectiveContentInsets
  let _: UITraitCollection = environment.traitCollection
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
  let _ = NSCollectionLayoutSection(
    group: .custom(layoutSize: size) { (_: any NSCollectionLayoutEnvironment) in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect.zero)]
    })
  let _: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
  let _ = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}
