import MasonryLayout
import UIKit

extension MasonryFeedLayout {
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
