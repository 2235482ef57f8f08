#if canImport(UIKit) && !os(watchOS)
public import LayoutGeometry
public import UIKit

extension LayoutInsets {
  /// Creates the same insets.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }

  /// Creates the same insets; left is leading where reading goes from left to right.
  public init(_ insets: UIEdgeInsets, direction: LayoutReadingDirection) {
    let (left, right) = (Double(insets.left), Double(insets.right))
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: Double(insets.top), leading: isLeftToRight ? left : right,
      bottom: Double(insets.bottom), trailing: isLeftToRight ? right : left)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates the same insets.
  public init(_ insets: LayoutInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension UIEdgeInsets {
  /// Creates the same insets; leading is left where reading goes from left to right.
  public init(_ insets: LayoutInsets, direction: LayoutReadingDirection) {
    self.init(
      top: insets.top, left: insets.left(in: direction), bottom: insets.bottom,
      right: insets.right(in: direction))
  }
}

extension LayoutEnvironment {
  /// The direction and the screen of a view; the scale is `nil` while it is not known.
  @MainActor
  init(_ view: UIView?) {
    let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = Double(view?.traitCollection.displayScale ?? 0)
    self.init(
      direction: isRightToLeft ? .rightToLeft : .leftToRight, scale: scale > 0 ? scale : nil)
  }
}

extension UICollectionViewLayout {
  /// What attributes are made of: `layoutAttributesClass`.
  var attributesClass: UICollectionViewLayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }
}
#endif
