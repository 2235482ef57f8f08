#if canImport(SwiftUI)
import MasonryLayout

/// A section as the app wants to see it.
///
/// In the feed a carousel has one item, which is as long as the carousel. Its view is a scroll
/// view.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LazySection<SectionID: Hashable, ItemID: Hashable> {
  typealias ID = LazySections<SectionID, ItemID>.ID

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
    self.settings.layout = .columns(.fixed(1))
    (self.ids, self.sizes) = (ids.isEmpty ? [] : [.carousel(id)], ItemSizes(length: length))
  }

  /// Sets the length of a carousel's item in the feed to that of the carousel in a space.
  mutating func fitCarousel(in space: LayoutSpace) throws(MasonryError) {
    guard carouselIDs != nil else { return }
    sizes = ItemSizes(length: try wanted.itemsSpace(in: space).crossLength)
  }

  /// The identity of the view of an element in the feed.
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

  /// The elements of the section, in the order of the content.
  func addresses(inSection section: Int) -> [MasonryFeed.Address] {
    var addresses: [MasonryFeed.Address] = []
    if settings.background != nil { addresses.append(.background(section: section)) }
    if settings.header != nil { addresses.append(.header(section: section)) }
    if !settings.isCollapsed {
      addresses += ids.indices.map { MasonryFeed.Address.item($0, section: section) }
    }
    if settings.footer != nil { addresses.append(.footer(section: section)) }
    return addresses
  }
}

extension MasonryFeed.Section {
  /// Keeps the lengths that headers and footers had before.
  mutating func takeLengths(of old: Self) {
    if let length = old.header?.length { header?.length = length }
    if let length = old.footer?.length { footer?.length = length }
  }
}
#endif
