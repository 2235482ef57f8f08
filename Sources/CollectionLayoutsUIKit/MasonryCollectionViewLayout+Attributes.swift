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
    /// The edges of its holder at which a view with a size lies; between opposite ones it is centred.
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

extension MasonryFeed.Address {
  /// The address of an item.
  init(_ path: IndexPath) { self = .item(path.item, section: path.section) }

  /// The address of a header, a footer or a background; other kinds of views have none.
  @MainActor init?(ofKind kind: String?, at path: IndexPath) {
    switch kind {
    case UICollectionView.elementKindSectionHeader: self = .header(section: path.section)
    case UICollectionView.elementKindSectionFooter: self = .footer(section: path.section)
    case MasonryCollectionViewLayout.backgroundKind: self = .background(section: path.section)
    default: return nil
    }
  }

  /// The element kind of its view; cells have none.
  @MainActor var kind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    case .background: MasonryCollectionViewLayout.backgroundKind
    case .item: ""
    }
  }

  var indexPath: IndexPath { IndexPath(item: item ?? 0, section: section) }
}

extension MasonryCollectionViewLayout {
  /// The kind of the backgrounds; register a class for it with the layout.
  public static let backgroundKind = "MasonryBackground"

  /// The number of z-indices between elements, for their attachments.
  static var zIndexStep: Int { 10 }

  /// The insets of bars and the safe area.
  var insets: UIEdgeInsets { collectionView?.adjustedContentInset ?? .zero }

  /// The bounds without the insets of bars and the safe area.
  func pinningRect(of bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

  /// The viewport for bounds, or for a requested rectangle, with its pinned headers.
  func viewport(
    of bounds: CGRect, asking rect: CGRect? = nil, insets: UIEdgeInsets? = nil
  ) -> MasonryFeed.Viewport {
    func inFeed(_ rect: CGRect) -> LayoutRect { axis.move(LayoutRect(rect), by: -hang(of: feed)) }
    let pin = inFeed(bounds.inset(by: insets ?? self.insets))
    return MasonryFeed.Viewport(
      rect.map(inFeed) ?? pin, pinnedIn: pin, hangsFromEnd: hangsFromEnd,
      offsets: carouselOffsets)
  }

  /// How far content is shifted that hangs from its end and is shorter than the view.
  func hang(of feed: MasonryFeed?) -> Double {
    guard hangsFromEnd, let feed else { return 0 }
    let room = feed.room(in: .init(LayoutRect(pinningRect(of: bounds)), hangsFromEnd: true))
    return axis == .vertical ? room.top : room.left(in: feed.environment.direction)
  }

  /// Converts a frame of the feed to the collection view.
  func frame(_ rect: LayoutRect) -> CGRect {
    CGRect(axis.move(rect, by: hang(of: feed)))
  }

  /// The element at an address, with its present frame.
  func element(at address: MasonryFeed.Address) -> MasonryFeed.Element? {
    guard let feed, state.status == .current,
      let frame = feed.frame(of: address, in: viewport(of: bounds))
    else { return nil }
    return element(address, frame, in: feed)
  }

  /// An element of a feed, in the words of a collection view.
  func attributes(for element: MasonryFeed.Element) -> UICollectionViewLayoutAttributes {
    let (address, path) = (element.address, element.address.indexPath)
    let attributes =
      switch address {
      case .item: attributesClass.init(forCellWith: path)
      case .header, .footer:
        attributesClass.init(forSupplementaryViewOfKind: address.kind, with: path)
      case .background: attributesClass.init(forDecorationViewOfKind: address.kind, with: path)
      }
    attributes.frame = frame(element.frame)
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
      let frame = update.old.frame(of: old, in: update.viewport)
    else { return nil }
    let moved = axis.move(frame, by: hang(of: update.old) - hang(of: feed))
    return element(address, moved, in: feed ?? update.old)
  }

  func elementAfterUpdate(_ address: MasonryFeed.Address) -> MasonryFeed.Element? {
    guard let update = state.update, let feed, let new = update.mapping.newAddress(of: address),
      let frame = feed.frame(of: new, in: viewport(of: bounds))
    else { return nil }
    return element(address, frame, in: update.old)
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
    func share(_ near: NSDirectionalRectEdge, _ far: NSDirectionalRectEdge) -> Double {
      edges.contains(near) == edges.contains(far) ? 0.5 : edges.contains(near) ? 0 : 1
    }
    let across = share(.leading, .trailing)
    let left = environment.direction == .rightToLeft ? 1 - across : across
    let frame = LayoutRect(
      x: room.minX + left * (room.width - size.width),
      y: room.minY + share(.top, .bottom) * (room.height - size.height),
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
    guard attachment.address(at: address.indexPath) == address, let path = dataPath(of: address)
    else { return false }
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
      // Headers and footers lie in front.
      if address.zIndex > 0 {
        context.invalidateSupplementaryElements(ofKind: address.kind, at: [address.indexPath])
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
    let target = contentOffset(keeping: update.place, after: update.mapping)
    let shown = CGRect(origin: axis.point(bounds.origin, at: target), size: bounds.size)
    let before = update.attachments[kind] ?? []
    return feed.elements(in: viewport(of: shown)).map(\.address).filter { address in
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
