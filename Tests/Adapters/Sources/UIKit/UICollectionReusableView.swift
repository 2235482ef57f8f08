// The SDK documents these declarations.
// swift-format-ignore-file

/// What a collection view shows: a cell, a header, a background.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The order of the layers; in UIKit that of the view's layer.
  public private(set) var zIndex = 0

  open internal(set) var reuseIdentifier: String?

  /// The size at which the view has no more wishes; it is asked again for any other.
  var settledSize: CGSize?

  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    bounds.size = layoutAttributes.size
    center = layoutAttributes.center
    transform = layoutAttributes.transform
    alpha = layoutAttributes.alpha
    zIndex = layoutAttributes.zIndex
  }

  /// uicollectionreusableview/preferredlayoutattributesfitting(_:): what the view would rather have,
  /// given a copy of what it gets; here just that unless it is overridden.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView = UIView(frame: bounds)

  /// A plain cell fits both axes, at a low priority (openradar 32082880): a text of many lines gets one.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}

@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func numberOfSections(in collectionView: UICollectionView) -> Int

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

// In Objective-C these are optional.
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
}

/// The methods are optional.
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  public func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
}
