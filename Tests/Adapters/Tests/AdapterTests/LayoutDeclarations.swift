// What layouts of other projects declare beside what ours do, as
// developer.apple.com/documentation/uikit has it: a layout in an app may be any of these, and the model
// is to compile them. The compiler checks them; nothing here runs. MagazineLayout and ChatLayout
// type-check against the model, too, which was tried by hand.

import CoreGraphics
import Foundation
import UIKit

private final class BadgeAttributes: UICollectionViewLayoutAttributes {
  var badge = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? BadgeAttributes)?.badge = badge
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? BadgeAttributes else { return false }
    return MainActor.assumeIsolated { badge == other.badge }
  }
}

private final class BadgeContext: UICollectionViewLayoutInvalidationContext {
  var changesBadges = false
}

private final class BadgeCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if contentView.bounds.width != layoutAttributes.size.width {
      contentView.bounds.size.width = layoutAttributes.size.width
    }
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    isHidden = (layoutAttributes as? BadgeAttributes)?.badge == 0
  }
}

private final class BadgeLayout: UICollectionViewLayout {
  override class var layoutAttributesClass: AnyClass { BadgeAttributes.self }
  override class var invalidationContextClass: AnyClass { BadgeContext.self }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let bounds = collectionView?.bounds ?? newBounds
    context.contentSizeAdjustment = CGSize(
      width: newBounds.width - bounds.width, height: newBounds.height - bounds.height)
    (context as? BadgeContext)?.changesBadges = true
    return context
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    context.contentOffsetAdjustment.y = preferredAttributes.size.height
    context.contentSizeAdjustment.height = preferredAttributes.frame.height
    return context
  }
}
