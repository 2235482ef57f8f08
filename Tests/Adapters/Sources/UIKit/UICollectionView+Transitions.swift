// The SDK documents these declarations.
// swift-format-ignore-file

// Other layouts. Modelled is what Apple documents: uicollectionview/setcollectionviewlayout(_:animated:),
// uicollectionviewlayout/preparefortransition(to:), preparefortransition(from:) and
// finalizelayouttransition(); uicollectionviewlayoutinvalidationcontext/invalidateeverything: it is true
// where another layout object comes; uicollectionviewlayout/targetcontentoffset(forproposedcontentoffset:)
// is asked of the new layout.

extension UICollectionView {
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    guard layout !== currentLayout else { return }
    let old = currentLayout
    layout.collectionView = self
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    currentLayout = layout
    let context = type(of: layout).newContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    prepareLayout()
    contentOffset = layout.targetContentOffset(forProposedContentOffset: reachable(contentOffset))
    for view in views.values { view.settledSize = nil }
    layoutIfNeeded()
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    old.collectionView = nil
    layoutIfNeeded()
  }
}
