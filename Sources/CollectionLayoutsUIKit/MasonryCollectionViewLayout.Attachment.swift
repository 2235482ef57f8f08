#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import MasonryLayout
public import UIKit

@available(iOS 13, tvOS 13, *)
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

@available(iOS 13, tvOS 13, *)
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
#endif
