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

  /// The settings of the app, and those in the feed.
  let wanted: MasonryFeed.Section
  var settings: MasonryFeed.Section

  /// The items in the feed.
  let ids: [ID]
  private(set) var sizes: ItemSizes

  /// The items in a carousel; `nil` if the section is none.
  let carouselIDs: [ItemID]?

  /// The array of the items, and the sizes in it.
  let storage: DataStorage
  let ownSizes: ItemSizes

  init(
    id: SectionID, settings: MasonryFeed.Section, ids: [ItemID], sizes: ItemSizes,
    storage: DataStorage
  ) {
    (self.id, wanted, self.settings) = (id, settings, settings)
    (self.storage, ownSizes) = (storage, sizes)
    guard let length = settings.carousel?.length else {
      (self.ids, self.sizes, carouselIDs) = (ids.map(ID.item), sizes, nil)
      return
    }
    carouselIDs = ids
    self.settings.carousel = nil
    self.settings.layout = .item
    (self.ids, self.sizes) = (ids.isEmpty ? [] : [.carousel(id)], ItemSizes(length: length))
  }

  /// Sets the length of a carousel's item in the feed to that of the carousel in a space.
  mutating func fitCarousel(in space: LayoutSpace) throws(MasonryError) {
    guard carouselIDs != nil else { return }
    sizes = ItemSizes(length: try wanted.itemsSpace(in: space).crossLength)
  }

  /// Keeps the lengths that headers and footers had before.
  mutating func takeLengths(of old: Self) {
    if let length = old.settings.header?.length { settings.header?.length = length }
    if let length = old.settings.footer?.length { settings.footer?.length = length }
  }

  /// The identity of an element in the feed.
  func id(of address: MasonryFeed.Address) -> ID {
    switch address {
    case .background: .background(id)
    case .header: .header(id)
    case .item(let item, _): ids[item]
    case .footer: .footer(id)
    }
  }

  /// The index of an item in the section of the feed; 0 if it is in the carousel.
  func place(of id: ItemID) -> Int? {
    guard let carouselIDs else { return ids.firstIndex(of: .item(id)) }
    return carouselIDs.contains(id) ? 0 : nil
  }
}
#endif
