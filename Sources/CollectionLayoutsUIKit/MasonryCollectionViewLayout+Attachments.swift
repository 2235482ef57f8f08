#if canImport(UIKit) && !os(watchOS)
import MasonryLayout
import UIKit

@available(iOS 13, tvOS 13, *)
extension MasonryCollectionViewLayout {
  /// A rectangle, and as far around it as attachments stick out of their holders.
  func withReach(_ rect: CGRect) -> CGRect {
    let reach = attachments.map(\.reach).max() ?? 0
    return rect.insetBy(dx: -reach, dy: -reach)
  }

  /// The attachments of an element.
  func attached(to address: MasonryFeed.Address) -> [Attachment] {
    attachments.filter {
      $0.isAttached(to: address) && $0.isShown(dataPath(of: address.indexPath))
    }
  }

  private func attachment(ofKind kind: String, isDecoration: Bool) -> Attachment? {
    attachments.first { $0.kind == kind && $0.isDecoration == isDecoration }
  }

  func attributes(
    of attachment: Attachment, on element: MasonryFeed.Element
  ) -> UICollectionViewLayoutAttributes {
    let (kind, path) = (attachment.kind, element.address.indexPath)
    let attributes =
      attachment.isDecoration
      ? attributesClass.init(forDecorationViewOfKind: kind, with: path)
      : attributesClass.init(forSupplementaryViewOfKind: kind, with: path)
    let environment = feed?.environment ?? LayoutEnvironment()
    let holder = holder(element)
    attributes.frame = frame(attachment.frame(on: holder.frame, in: environment))
    attributes.zIndex = holder.zIndex + attachment.zIndex
    return attributes
  }

  /// A view of some kind where a closure says that elements are: now, or before or after an update.
  func attributes(
    ofKind kind: String, isDecoration: Bool, at path: IndexPath,
    where element: (MasonryFeed.Address) -> MasonryFeed.Element?
  ) -> UICollectionViewLayoutAttributes? {
    if let attachment = attachment(ofKind: kind, isDecoration: isDecoration) {
      return element(attachment.address(at: path)).map { attributes(of: attachment, on: $0) }
    }
    let address =
      isDecoration
      ? kind == Self.backgroundKind ? MasonryFeed.Address.background(section: path.section) : nil
      : MasonryFeed.Address(supplementaryOfKind: kind, at: path)
    return address.flatMap(element).map(attributes)
  }

  /// A view of some kind where it is now.
  func attributes(
    ofKind kind: String, isDecoration: Bool, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attachment = attachment(ofKind: kind, isDecoration: isDecoration)
    return attributes(ofKind: kind, isDecoration: isDecoration, at: path) { address in
      guard let element = element(at: address),
        attachment?.isShown(dataPath(of: path)) ?? true
      else { return nil }
      return element
    }
  }

  /// Invalidates headers, footers, backgrounds and all attachments in a context.
  func invalidate(
    _ addresses: [MasonryFeed.Address], in context: UICollectionViewLayoutInvalidationContext
  ) {
    for address in addresses {
      switch address {
      case .header, .footer:
        context.invalidateSupplementaryElements(
          ofKind: address.supplementaryKind, at: [address.indexPath])
      case .item, .background: break
      }
      for attachment in attached(to: address) {
        if attachment.isDecoration {
          context.invalidateDecorationElements(ofKind: attachment.kind, at: [address.indexPath])
        } else {
          context.invalidateSupplementaryElements(ofKind: attachment.kind, at: [address.indexPath])
        }
      }
    }
  }

  // While an update is shown: what comes with new items, and goes with old ones.

  /// The paths of attachments that appear, after the update.
  func pathsToInsert(ofKind kind: String, isDecoration: Bool) -> [IndexPath] {
    guard let feed, let update = state.update,
      let attachment = attachment(ofKind: kind, isDecoration: isDecoration)
    else { return [] }
    var shown = bounds
    shown.origin = contentOffset(keeping: update.place.point, after: update.mapping)
    let visible = viewport(of: shown)
    let before = update.attachments[kind] ?? []
    return feed.elements(in: visible).map(\.address).filter { address in
      guard attachment.isAttached(to: address), attachment.isShown(address.indexPath) else {
        return false
      }
      return update.mapping.oldAddress(of: address).map { !before.contains($0.indexPath) } ?? true
    }.map(\.indexPath)
  }

  /// The paths of attachments that disappear, before the update.
  func pathsToDelete(ofKind kind: String, isDecoration: Bool) -> [IndexPath] {
    guard let update = state.update,
      let attachment = attachment(ofKind: kind, isDecoration: isDecoration)
    else { return [] }
    return (update.attachments[kind] ?? []).sorted().filter { path in
      let new = update.mapping.newAddress(of: attachment.address(at: path))
      return new.map { !attachment.isShown($0.indexPath) } ?? true
    }
  }
}
#endif
