#if canImport(SwiftUI)
import MasonryLayout

/// A section as the app wants to see it, and as it is in the feed.
///
/// They differ for a carousel: in the feed it has one item, which is as long as the carousel. The
/// view of that is a scroll view.
struct LazySection<SectionID: Hashable, ItemID: Hashable> {
  /// The identity of an element: a header has the identity of its section.
  enum ID: Hashable {
    case background(SectionID)
    case header(SectionID)
    case item(ItemID)
    case carousel(SectionID)
    case footer(SectionID)

    /// The identity of the view: an item has that of the data.
    var view: AnyHashable { if case .item(let id) = self { id } else { self } }

    /// The identity in the data.
    var data: AnyHashable {
      switch self {
      case .item(let id): id
      case .background(let id), .header(let id), .carousel(let id), .footer(let id): id
      }
    }
  }

  let id: SectionID
  let settings: MasonryFeed.Section
  let ids: [ID]
  let storage: DataStorage

  /// The sizes in the feed: that of a carousel comes from the space.
  var feedSizes: ItemSizes

  // MARK: In the feed

  var isCarousel: Bool { settings.carousel != nil }

  var feedSettings: MasonryFeed.Section {
    var settings = settings
    if isCarousel { settings.layout = .item }
    settings.carousel = nil
    return settings
  }

  var feedIDs: [ID] { isCarousel ? ids.prefix(1).map { _ in .carousel(id) } : ids }

  /// The identity of an element in the feed.
  func id(of address: MasonryFeed.Address) -> ID {
    switch address {
    case .background: .background(id)
    case .header: .header(id)
    case .item(let item, _): isCarousel ? .carousel(id) : ids[item]
    case .footer: .footer(id)
    }
  }
}
#endif
