#if canImport(UIKit) && !os(watchOS)
public import MasonryLayout
public import UIKit

/// A cell that measures itself along one axis, and keeps the length that its column gives it.
///
///     final class PostCell: MasonryCollectionViewCell {}     // with constraints in its content view
///
/// A plain cell fits both axes, so that a text of many lines gets the height of one. A cell of another
/// class calls `masonryAttributesFitting(_:along:)` in `preferredLayoutAttributesFitting(_:)`.
open class MasonryCollectionViewCell: UICollectionViewCell {
  /// The axis of the length that the cell chooses: vertical for its height.
  ///
  /// Set it to `.horizontal` where items have a height given and choose their widths: in layouts that
  /// scroll sideways, in carousels and in rows that flow.
  public var measuredAxis = LayoutAxis.vertical

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    masonryAttributesFitting(layoutAttributes, along: measuredAxis)
  }
}

/// A header or a footer that measures itself as ``MasonryCollectionViewCell`` does.
open class MasonryReusableView: UICollectionReusableView {
  /// The axis of the length that the view chooses: that of scrolling.
  public var measuredAxis = LayoutAxis.vertical

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    masonryAttributesFitting(layoutAttributes, along: measuredAxis)
  }
}

extension UICollectionReusableView {
  /// The attributes with the length that the constraints of the view need along one axis.
  ///
  /// The length across the axis stays. The other one is rounded up to a pixel.
  public func masonryAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes, along axis: LayoutAxis = .vertical
  ) -> UICollectionViewLayoutAttributes {
    let isVertical = axis == .vertical
    let size = layoutAttributes.size
    let fitting = systemLayoutSizeFitting(
      CGSize(width: isVertical ? size.width : 0, height: isVertical ? 0 : size.height),
      withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
      verticalFittingPriority: isVertical ? .fittingSizeLevel : .required)
    let scale = max(1, traitCollection.displayScale)
    func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
    layoutAttributes.size = CGSize(
      width: isVertical ? size.width : onPixel(fitting.width),
      height: isVertical ? onPixel(fitting.height) : size.height)
    return layoutAttributes
  }
}
#endif
