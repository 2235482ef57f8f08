#if canImport(UIKit)
import MasonryLayout
import UIKit

extension MasonryFeedLayout {
  /// The direction and the screen of the collection view, in the words of the feed.
  var environment: LayoutEnvironment {
    let isRightToLeft = collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The scale is 0 while it is not known.
    let scale = Double(collectionView?.traitCollection.displayScale ?? 0)
    return LayoutEnvironment(
      direction: isRightToLeft ? .rightToLeft : .leftToRight, scale: scale > 0 ? scale : nil)
  }

  var bounds: CGRect { collectionView?.bounds ?? .zero }

  /// What bars and safe area leave of the bounds.
  func pinningRect(of bounds: CGRect) -> CGRect {
    bounds.inset(by: collectionView?.adjustedContentInset ?? .zero)
  }

  /// The content offset at which what an anchor was made of is where it was.
  func offset(
    keeping anchor: MasonryFeed.Anchor, after mapping: MasonryFeed.AddressMapping = .unchanged
  ) -> Double {
    let pin = pinningRect(of: bounds)
    var visible = MasonryFeed.Viewport(pin)
    feed?.scroll(&visible, to: anchor, after: mapping)
    return visible.rect.minY + bounds.minY - pin.minY
  }

  /// What other bounds make of the attributes.
  func invalidation(forBoundsChange new: CGRect) -> MasonryFeed.Invalidation {
    guard let feed else { return .everything }
    return feed.invalidation(
      from: .init(bounds, pinnedIn: pinningRect(of: bounds)),
      to: .init(new, pinnedIn: pinningRect(of: new)))
  }

  /// An element of the feed, in the words of a collection view.
  func attributes(for element: MasonryFeed.Element) -> UICollectionViewLayoutAttributes {
    let address = element.address
    let path = IndexPath(item: address.item ?? 0, section: address.section)
    let attributes =
      switch address {
      case .item: UICollectionViewLayoutAttributes(forCellWith: path)
      case .header, .footer:
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: address.supplementaryKind, with: path)
      case .background:
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: Self.background, with: path)
      }
    attributes.frame = CGRect(element.frame)
    attributes.zIndex = element.zIndex
    return attributes
  }

  /// A cell at another place than its own.
  func attributes(
    forCellAt path: IndexPath, frame: LayoutRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(frame)
    return attributes
  }
}

extension MasonryFeed.Address {
  /// What a collection view calls a header or a footer.
  @MainActor var supplementaryKind: String {
    if case .header = self {
      UICollectionView.elementKindSectionHeader
    } else {
      UICollectionView.elementKindSectionFooter
    }
  }
}
#endif
