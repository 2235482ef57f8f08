#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import MasonryLayout
public import UIKit

extension MasonryCollectionViewLayout {
  /// A view of a kind of your own that goes along with an item, a header, a footer, a background.
  ///
  ///     layout.attachments = [
  ///       .init(
  ///         kind: "badge", size: CGSize(width: 22, height: 22), edges: [.top, .trailing],
  ///         insets: .init(-8)
  ///       ) { albums[$0.section].photos[$0.item].isNew },
  ///       .init(kind: "shadow", isDecoration: true, insets: .init(-6), zIndex: -1),
  ///     ]
  ///
  /// It has the index path of its holder, with item 0 for all but items.
  public struct Attachment {
    /// The kinds of elements that a view can be attached to.
    public enum Holder: Hashable, Sendable {
      /// Each item.
      case item
      /// Each header.
      case header
      /// Each footer.
      case footer
      /// Each background.
      case background
    }

    /// The kind of the view, unique among attachments, headers, footers and backgrounds.
    public var kind: String
    /// The kind of element that the view is attached to.
    public var holder: Holder
    /// Whether it is a decoration view, whose class the layout registers, or a supplementary view.
    public var isDecoration: Bool
    /// The size of the view, or `nil` to fill its holder less the insets.
    public var size: CGSize?
    /// The edges of its holder at which a view with a size lies; between opposite ones in the
    /// middle.
    public var edges: NSDirectionalRectEdge
    /// The distances from the edges of the holder, in points; with negative ones it sticks out.
    public var insets: LayoutInsets
    /// The z-index relative to the holder, from −4 to 4; negative is behind it.
    public var zIndex: Int
    /// Whether the holder at an index path has the view; asked again after `invalidateLayout()`.
    public var isShown: (IndexPath) -> Bool

    /// Creates a supplementary view that covers each item, unless told otherwise.
    public init(
      kind: String, of holder: Holder = .item, isDecoration: Bool = false, size: CGSize? = nil,
      edges: NSDirectionalRectEdge = [], insets: LayoutInsets = .zero, zIndex: Int = 1,
      isShown: @escaping (IndexPath) -> Bool = { _ in true }
    ) {
      (self.kind, self.holder, self.isDecoration) = (kind, holder, isDecoration)
      (self.size, self.edges, self.insets) = (size, edges, insets)
      (self.zIndex, self.isShown) = (zIndex, isShown)
    }
  }
}

extension MasonryCollectionViewLayout.Attachment {
  /// The most that the view sticks out of its holder.
  var reach: Double {
    let outset = -min(insets.top, insets.leading, insets.bottom, insets.trailing, 0)
    return outset + max(0, size.map { max($0.width, $0.height) } ?? 0)
  }

  /// The frame of the view: whole pixels from a corner of its holder, wherever that is scrolled.
  func frame(on holder: LayoutRect, in environment: LayoutEnvironment) -> LayoutRect {
    guard let size else { return holder.inset(by: insets, in: environment.direction) }
    let room = LayoutRect(x: 0, y: 0, width: holder.width, height: holder.height)
      .inset(by: insets, in: environment.direction)
    func start(_ isNear: Bool, _ isFar: Bool, _ near: Double, _ space: Double) -> Double {
      near + (isNear == isFar ? space / 2 : isNear ? 0 : space)
    }
    let isMirrored = environment.direction == .rightToLeft
    let (left, right): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    let frame = LayoutRect(
      x: start(
        edges.contains(left), edges.contains(right), room.minX, room.width - size.width),
      y: start(
        edges.contains(.top), edges.contains(.bottom), room.minY, room.height - size.height),
      width: size.width, height: size.height)
    return (environment.scale.map { frame.aligned(toScale: $0) } ?? frame)
      .offsetBy(dx: holder.minX, dy: holder.minY)
  }

  /// The holder of the view at an index path.
  func address(at path: IndexPath) -> MasonryFeed.Address {
    switch holder {
    case .item: .init(path)
    case .header: .header(section: path.section)
    case .footer: .footer(section: path.section)
    case .background: .background(section: path.section)
    }
  }

  /// Whether the view may be attached to an element.
  func isAttached(to address: MasonryFeed.Address) -> Bool {
    self.address(at: address.indexPath) == address
  }
}

extension MasonryCollectionViewLayout {
  /// A rectangle, and as far around it as attachments stick out of their holders.
  func withReach(_ rect: CGRect) -> CGRect {
    let reach = attachments.map(\.reach).max() ?? 0
    return rect.insetBy(dx: -reach, dy: -reach)
  }

  /// The attachments of an element.
  func attached(to address: MasonryFeed.Address) -> [Attachment] {
    attachments.filter { isShown($0, on: address) }
  }

  private func isShown(_ attachment: Attachment, on address: MasonryFeed.Address) -> Bool {
    guard attachment.isAttached(to: address), let path = dataPath(of: address) else { return false }
    return attachment.isShown(path)
  }

  private func attachment(ofKind kind: String) -> Attachment? {
    attachments.first { $0.kind == kind }
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
    ofKind kind: String, at path: IndexPath,
    where element: (MasonryFeed.Address) -> MasonryFeed.Element?
  ) -> UICollectionViewLayoutAttributes? {
    if let attachment = attachment(ofKind: kind) {
      return element(attachment.address(at: path)).map { attributes(of: attachment, on: $0) }
    }
    return MasonryFeed.Address(ofKind: kind, at: path).flatMap(element).map(attributes)
  }

  /// A view of some kind where it is now.
  func attributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attachment = attachment(ofKind: kind)
    return attributes(ofKind: kind, at: path) { address in
      guard let element = element(at: address) else { return nil }
      return attachment.map { isShown($0, on: address) } ?? true ? element : nil
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
  func pathsToInsert(ofKind kind: String) -> [IndexPath] {
    guard let feed, let update = state.update, let attachment = attachment(ofKind: kind)
    else { return [] }
    var shown = bounds
    shown.origin = contentOffset(keeping: update.place.point, after: update.mapping)
    let visible = viewport(of: shown)
    let before = update.attachments[kind] ?? []
    return feed.elements(in: visible).map(\.address).filter { address in
      let old = update.mapping.oldAddress(of: address)
      return isShown(attachment, on: address) && old.map { !before.contains($0.indexPath) } ?? true
    }.map(\.indexPath)
  }

  /// The paths of attachments that disappear, before the update.
  func pathsToDelete(ofKind kind: String) -> [IndexPath] {
    guard let update = state.update, let attachment = attachment(ofKind: kind) else { return [] }
    return (update.attachments[kind] ?? []).sorted().filter { path in
      let new = update.mapping.newAddress(of: attachment.address(at: path))
      return new.map { !isShown(attachment, on: $0) } ?? true
    }
  }
}
#endif
