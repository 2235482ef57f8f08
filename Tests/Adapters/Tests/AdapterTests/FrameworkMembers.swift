// Every member of UIKit that the product CollectionLayoutsUIKit calls, with its type as
// developer.apple.com/documentation/uikit has it. Here it is type-checked against the model; `.ci/adapters
// --apple` is to check it against the SDK, and has not run on a Mac yet. What the model declares in
// another way than the SDK does not compile in one of the two. What the product overrides is not here: its
// own overrides do not compile where a declaration is another one.

import UIKit

/// What the layouts call, by the pages of the types that declare it.
@MainActor
private func calledMembers(
  _ layout: UICollectionViewLayout, _ view: UICollectionView,
  _ attributes: UICollectionViewLayoutAttributes,
  _ context: UICollectionViewLayoutInvalidationContext, _ update: UICollectionViewUpdateItem,
  _ environment: any NSCollectionLayoutEnvironment
) {
  // uicollectionviewlayout
  layout.invalidateLayout()
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

/// uiscrollview, uigesturerecognizer: what carousels are panned by.
@MainActor
private func calledMembers(_ scrollView: UIScrollView, in view: UICollectionView) {
  (scrollView.isHidden, scrollView.contentInsetAdjustmentBehavior) = (true, .never)
  scrollView.contentSize = .zero
  view.addSubview(scrollView)
  let pan: UIPanGestureRecognizer = scrollView.panGestureRecognizer
  view.addGestureRecognizer(pan)
  view.panGestureRecognizer.require(toFail: pan)
  let _: (CGPoint, CGPoint) = (pan.location(in: view), pan.velocity(in: view))
  let _: UICollectionViewLayout = view.collectionViewLayout
  let _: (any UIScrollViewDelegate)? = scrollView.delegate
}
