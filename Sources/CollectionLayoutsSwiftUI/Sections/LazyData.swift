#if canImport(SwiftUI)
import MasonryLayout
import SwiftUI

/// The data of a feed, and what an app says of it.
struct LazyData<
  Sections: RandomAccessCollection, SectionID: Hashable, Items: RandomAccessCollection,
  ItemID: Hashable
> {
  let sections: Sections
  let id: (Sections.Element) -> SectionID
  let axis: Axis
  let items: KeyPath<Sections.Element, Items>
  let itemID: KeyPath<Items.Element, ItemID>
  let sizing: (Sections.Element, Items.Element) -> LazySizing
  let columnSpan: ((Items.Element) -> Int)?
  let settings: (Sections.Element) -> MasonryFeed.Section

  func size(of item: Items.Element, in section: Sections.Element) -> ItemSize {
    ItemSize(sizing(section, item), spanning: columnSpan?(item) ?? 1)
  }

  func wanted(_ section: Sections.Element) -> LazySection<SectionID, ItemID> {
    let items = section[keyPath: items]
    let settings = settings(section)
    let sizes = settings.carousel == nil ? items.map { size(of: $0, in: section) } : []
    return LazySection(
      id: id(section), settings: settings, ids: items.map { $0[keyPath: itemID] },
      storage: DataStorage(items), feedSizes: ItemSizes(sizes))
  }
}

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

    var data: AnyHashable {
      switch self {
      case .item(let id): id
      case .background(let id), .header(let id), .carousel(let id), .footer(let id): id
      }
    }
  }

  let id: SectionID
  let settings: MasonryFeed.Section
  let ids: [ItemID]
  let storage: DataStorage

  /// The sizes in the feed: that of a carousel comes from the space.
  var feedSizes: ItemSizes

  var isCarousel: Bool { settings.carousel != nil }

  var feedSettings: MasonryFeed.Section {
    var settings = settings
    if isCarousel { settings.layout = .item }
    settings.carousel = nil
    return settings
  }

  /// The identities of the items that are laid out one by one.
  var feedIDs: [ItemID] { isCarousel ? [] : ids }

  /// Whether all that is laid out is the same; the data may be elsewhere.
  func isSame(as old: Self) -> Bool {
    id == old.id && settings == old.settings && ids == old.ids
      && feedSizes.items == old.feedSizes.items
  }

  func id(of address: MasonryFeed.Address) -> ID {
    switch address {
    case .background: .background(id)
    case .header: .header(id)
    case .item(let item, _): isCarousel ? .carousel(id) : .item(ids[item])
    case .footer: .footer(id)
    }
  }
}

extension RandomAccessCollection {
  func element(at offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}

/// The storage of an array, by which data that has not changed is recognized in O(1).
///
/// It keeps the array: its memory is not used again, and a change of it is made in a copy. Other
/// collections and arrays of objects, which may change in place, are never the same.
struct DataStorage {
  private let array: Any?

  init<Data: Collection>(_ data: Data) {
    let isArray = Data.self == [Data.Element].self && !(Data.Element.self is AnyObject.Type)
    array = isArray ? data : nil
  }

  func isSame<Data: Collection>(as data: Data) -> Bool {
    guard let array = array as? Data, array.count == data.count,
      let address = Self.address(of: array)
    else { return false }
    return address == Self.address(of: data)
  }

  private static func address<Data: Collection>(of data: Data) -> UnsafeRawPointer? {
    data.withContiguousStorageIfAvailable { $0.baseAddress.map { UnsafeRawPointer($0) } } ?? nil
  }
}
#endif
