// The SDK documents these declarations.
// swift-format-ignore-file

// Other layouts. Modelled is what Apple documents: uicollectionview/setcollectionviewlayout(_:animated:),
// uicollectionviewlayout/preparefortransition(to:), preparefortransition(from:) and
// finalizelayouttransition(); uicollectionviewlayoutinvalidationcontext/invalidateeverything: it is true
// where another layout object comes; uicollectionviewlayout/targetcontentoffset(forproposedcontentoffset:)
// is asked of the new layout; uicollectionview/startinteractivetransition(to:completion:): a transition
// layout is that of the view until finishinteractivetransition() or cancelinteractivetransition(). Public
// reports: it leaves the offset alone, which apps move themselves.

extension UICollectionView {
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    guard layout !== currentLayout else { return }
    let old = currentLayout
    layout.collectionView = self
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    install(layout)
    contentOffset = layout.targetContentOffset(forProposedContentOffset: reachable(contentOffset))
    for view in views.values { view.settledSize = nil }
    layoutIfNeeded()
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    old.collectionView = nil
    layoutIfNeeded()
  }

  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(currentLayout: currentLayout, nextLayout: layout)
    (layout.collectionView, transition.collectionView) = (self, self)
    currentLayout.prepareForTransition(to: tellsOfTransitions ? transition : layout)
    if !tellsOfTransitions { layout.prepareForTransition(from: currentLayout) }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    layout.prepare()
    install(transition)
    layoutIfNeeded()
    return transition
  }

  public func finishInteractiveTransition() { endTransition { ($0.nextLayout, $0.currentLayout) } }

  public func cancelInteractiveTransition() { endTransition { ($0.currentLayout, $0.nextLayout) } }

  private func endTransition(
    _ choose: (UICollectionViewTransitionLayout) -> (UICollectionViewLayout, UICollectionViewLayout)
  ) {
    guard let transition = currentLayout as? UICollectionViewTransitionLayout else { return }
    let (new, other) = choose(transition)
    setCollectionViewLayout(new, animated: true)
    other.collectionView = nil
  }

  private func install(_ layout: UICollectionViewLayout) {
    currentLayout = layout
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    prepareLayout()
  }
}

/// uicollectionviewtransitionlayout: attributes part of the way from one layout to the next.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  open var transitionProgress: CGFloat = 0

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
    decorationClasses = currentLayout.decorationClasses.merging(newLayout.decorationClasses) { $1 }
  }

  public required init?(coder: NSCoder) { nil }

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + transitionProgress * (to - from)
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let layouts = [currentLayout, nextLayout]
    let keys = Set(layouts.flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }.map(\.key))
    return keys.compactMap { attributes(for: $0) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(for: ElementKey(.cell, "", indexPath)) }

  override func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let to = nextLayout.attributes(for: key)
    guard let from = currentLayout.attributes(for: key), let to,
      let attributes = to.copy() as? UICollectionViewLayoutAttributes
    else { return to ?? currentLayout.attributes(for: key) }
    attributes.size = CGSize(
      width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
    attributes.center = CGPoint(
      x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    attributes.alpha = between(from.alpha, to.alpha)
    return attributes
  }
}
