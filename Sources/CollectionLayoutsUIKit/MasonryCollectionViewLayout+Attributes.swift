#if canImport(UIKit) && !os(watchOS)
import MasonryLayout
import UIKit

@available(iOS 13, tvOS 13, *)
extension MasonryFeed.Address {
  /// The address of an item.
  init(_ path: IndexPath) { self = .item(path.item, section: path.section) }

  /// The address of a header or a footer; other kinds of views have none.
  @MainActor
  init?(supplementaryOfKind kind: String, at path: IndexPath) {
    switch kind {
    case UICollectionView.elementKindSectionHeader: self = .header(section: path.section)
    case UICollectionView.elementKindSectionFooter: self = .footer(section: path.section)
    default: return nil
    }
  }

  /// What a collection view calls a header or a footer.
  @MainActor var supplementaryKind: String {
    if case .header = self {
      UICollectionView.elementKindSectionHeader
    } else {
      UICollectionView.elementKindSectionFooter
    }
  }

  var indexPath: IndexPath { IndexPath(item: item ?? 0, section: section) }
}

@available(iOS 13, tvOS 13, *)
extension MasonryCollectionViewLayout {
  /// What bars and safe area leave of the bounds.
  func pinningRect(of bounds: CGRect) -> CGRect {
    bounds.inset(by: collectionView?.adjustedContentInset ?? .zero)
  }

  /// What is seen through bounds, or a rectangle that is asked for, with its pinned headers.
  func viewport(of bounds: CGRect, asking rect: CGRect? = nil) -> MasonryFeed.Viewport {
    let pin = LayoutRect(pinningRect(of: bounds))
    return MasonryFeed.Viewport(
      rect.map { LayoutRect($0) } ?? pin, pinnedIn: pin, offsets: carouselOffsets)
  }

  /// Where an element is now.
  func element(at address: MasonryFeed.Address) -> MasonryFeed.Element? {
    guard let feed, state.status == .current,
      let frame = feed.existingFrame(of: address, in: viewport(of: bounds))
    else { return nil }
    return element(address, frame, in: feed)
  }

  /// An element of a feed, in the words of a collection view.
  func attributes(for element: MasonryFeed.Element) -> UICollectionViewLayoutAttributes {
    let (address, path) = (element.address, element.address.indexPath)
    let attributes =
      switch address {
      case .item: UICollectionViewLayoutAttributes(forCellWith: path)
      case .header, .footer:
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: address.supplementaryKind, with: path)
      case .background:
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: Self.backgroundKind, with: path)
      }
    attributes.frame = CGRect(element.frame)
    attributes.zIndex = Self.zIndexStep * element.zIndex
    return attributes
  }

  private func element(
    _ address: MasonryFeed.Address, _ frame: LayoutRect, in feed: MasonryFeed
  ) -> MasonryFeed.Element {
    var level = 0
    if case .header(let section) = address { level = feed.section(at: section).header?.level ?? 0 }
    return MasonryFeed.Element(address: address, frame: frame, level: level)
  }

  // While an update is shown: where something was, and where it went.

  func elementBeforeUpdate(_ address: MasonryFeed.Address) -> MasonryFeed.Element? {
    guard let update = state.update, let old = update.mapping.oldAddress(of: address),
      let frame = update.old.existingFrame(of: old, in: update.viewport)
    else { return nil }
    return element(address, frame, in: feed ?? update.old)
  }

  func elementAfterUpdate(_ address: MasonryFeed.Address) -> MasonryFeed.Element? {
    guard let update = state.update, let feed, let new = update.mapping.newAddress(of: address),
      let frame = feed.existingFrame(of: new, in: viewport(of: bounds))
    else { return nil }
    return element(address, frame, in: update.old)
  }
}
#endif
