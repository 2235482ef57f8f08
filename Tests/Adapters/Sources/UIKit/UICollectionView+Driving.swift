// swift-format-ignore-file

// What fingers, devices and settings do to a collection view. UIKit has no such methods.

extension UICollectionView {
  /// Scrolls, and lays out.
  public func scroll(to offset: CGPoint) {
    contentOffset = offset
    layoutIfNeeded()
  }

  /// Gives the view another size, as a rotation does, and lays out.
  ///
  /// uicollectionviewlayout/prepare(forAnimatedBoundsChange:): the layout hears of the old bounds, and
  /// of the end of the animation.
  public func turn(to size: CGSize) {
    let old = bounds
    bounds = CGRect(origin: contentOffset, size: size)
    collectionViewLayout.prepare(forAnimatedBoundsChange: old)
    layoutIfNeeded()
    collectionViewLayout.finalizeAnimatedBoundsChange()
  }

  /// Lifts the finger while the content moves, and lets it come to rest where the layout says.
  public func endDragging(proposing offset: CGPoint, velocity: CGPoint) {
    scroll(
      to: collectionViewLayout.targetContentOffset(
        forProposedContentOffset: offset, withScrollingVelocity: velocity))
  }

  /// What the system says of the screen, the language and what bars cover.
  public func setEnvironment(
    direction: UIUserInterfaceLayoutDirection? = nil, displayScale: CGFloat? = nil,
    safeAreaInsets: UIEdgeInsets? = nil, readableFrame: CGRect? = nil
  ) {
    if let readableFrame { readableContentGuide.layoutFrame = readableFrame }
    if let direction { effectiveUserInterfaceLayoutDirection = direction }
    if let displayScale { traitCollection = UITraitCollection(displayScale: displayScale) }
    if let safeAreaInsets { self.safeAreaInsets = safeAreaInsets }
  }
}

// uicollectionview/dequeuereusablecell(withreuseidentifier:for:): here nothing is reused.
extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}
