#if canImport(UIKit) && !os(watchOS)
import MasonryLayout
import UIKit

extension MasonryFeed.Address {
  /// The address of an item.
  init(_ path: IndexPath) { self = .item(path.item, section: path.section) }

  /// The address of a header, a footer or a background; other kinds of views have none.
  @MainActor
  init?(ofKind kind: String?, at path: IndexPath) {
    switch kind {
    case UICollectionView.elementKindSectionHeader: self = .header(section: path.section)
    case UICollectionView.elementKindSectionFooter: self = .footer(section: path.section)
    case MasonryCollectionViewLayout.backgroundKind: self = .background(section: path.section)
    default: return nil
    }
  }

  /// The address of an element that may measure itself; decorations and attachments have none.
  @MainActor
  init?(_ attributes: UICollectionViewLayoutAttributes) {
    switch attributes.representedElementCategory {
    case .cell: self.init(attributes.indexPath)
    case .supplementaryView:
      self.init(ofKind: attributes.representedElementKind, at: attributes.indexPath)
    default: return nil
    }
  }

  /// The element kind of a header or a footer.
  @MainActor var supplementaryKind: String {
    if case .header = self {
      UICollectionView.elementKindSectionHeader
    } else {
      UICollectionView.elementKindSectionFooter
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
    let hang = hang(of: feed)
    func inFeed(_ rect: CGRect) -> LayoutRect {
      LayoutRect(rect.offsetBy(dx: -hang.x, dy: -hang.y))
    }
    let pin = inFeed(bounds.inset(by: insets ?? self.insets))
    return MasonryFeed.Viewport(
      rect.map(inFeed) ?? pin, pinnedIn: pin, hangsFromEnd: hangsFromEnd, offsets: carouselOffsets)
  }

  /// How far content is shifted that hangs from its end and is shorter than the view.
  func hang(of feed: MasonryFeed?) -> CGPoint {
    guard hangsFromEnd, let feed else { return .zero }
    let room = feed.room(in: .init(LayoutRect(pinningRect(of: bounds)), hangsFromEnd: true))
    return CGPoint(x: room.left(in: feed.environment.direction), y: room.top)
  }

  /// Converts a frame of the feed to the collection view.
  func frame(_ rect: LayoutRect) -> CGRect {
    let hang = hang(of: feed)
    return CGRect(rect).offsetBy(dx: hang.x, dy: hang.y)
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
        attributesClass.init(forSupplementaryViewOfKind: address.supplementaryKind, with: path)
      case .background:
        attributesClass.init(forDecorationViewOfKind: Self.backgroundKind, with: path)
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
    let (before, now) = (hang(of: update.old), hang(of: feed))
    return element(
      address, frame.offsetBy(dx: before.x - now.x, dy: before.y - now.y), in: feed ?? update.old)
  }

  func elementAfterUpdate(_ address: MasonryFeed.Address) -> MasonryFeed.Element? {
    guard let update = state.update, let feed, let new = update.mapping.newAddress(of: address),
      let frame = feed.frame(of: new, in: viewport(of: bounds))
    else { return nil }
    return element(address, frame, in: update.old)
  }
}
#endif
