// The SDK documents these declarations.
// swift-format-ignore-file

/// What a collection view shows: a cell, a header, a background.
@MainActor open class UICollectionReusableView {
  public private(set) var frame = CGRect.zero
  public private(set) var center = CGPoint.zero
  public private(set) var transform = CGAffineTransform.identity
  public private(set) var alpha: CGFloat = 1
  public private(set) var zIndex = 0

  /// The size at which the view has no more wishes; it is asked again for any other.
  var settledSize: CGSize?

  public init() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    frame = layoutAttributes.frame
    center = layoutAttributes.center
    transform = layoutAttributes.transform
    alpha = layoutAttributes.alpha
    zIndex = layoutAttributes.zIndex
  }

  /// What the view would rather have, given a copy of what it gets: by default just that.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

open class UICollectionViewCell: UICollectionReusableView {}

@MainActor public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}
