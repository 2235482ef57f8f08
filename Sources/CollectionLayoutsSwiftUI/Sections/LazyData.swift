#if canImport(SwiftUI)
import MasonryLayout

/// The data of a feed, and what an app says of it.
struct LazyData<
  Sections: RandomAccessCollection, SectionID: Hashable, Items: RandomAccessCollection,
  ItemID: Hashable
> {
  let sections: Sections
  let id: KeyPath<Sections.Element, SectionID>
  let axis: LayoutAxis
  let items: KeyPath<Sections.Element, Items>
  let itemID: KeyPath<Items.Element, ItemID>
  let size: (Sections.Element, Items.Element) -> ItemSize
  let settings: (Sections.Element) -> MasonryFeed.Section

  /// A section, after what it was: items with the same bytes keep their identities and sizes.
  ///
  /// Of these only the ones with views are asked for; if one has another size, any may have one, and
  /// the result is `nil`.
  func wanted(
    _ section: Sections.Element, after old: LazySection<SectionID, ItemID>?,
    seeing seen: [MasonryFeed.Address]
  ) -> LazySection<SectionID, ItemID>? {
    let items = section[keyPath: items]
    var new = LazySection<SectionID, ItemID>(
      id: section[keyPath: id], settings: settings(section), storage: DataStorage(items))
    let known = old?.isCarousel == new.isCarousel ? old : nil
    new.ids = known?.ids ?? []
    new.feedSizes = known?.feedSizes ?? ItemSizes([])
    let (start, end) = known?.storage.sameEnds(as: items) ?? (0, 0)
    let changed = start..<new.ids.count - end
    let compared = known == nil || new.isCarousel ? [] : seen.compactMap(\.item)
    for item in compared where !changed.contains(item) {
      let element = items.element(at: item < start ? item : item + items.count - new.ids.count)
      if size(section, element) != new.feedSizes.items[item] { return nil }
    }
    let asked = items.dropFirst(start).dropLast(end)
    if asked.isEmpty, changed.isEmpty { return new }
    new.ids.replaceSubrange(changed, with: asked.map { $0[keyPath: itemID] })
    if new.isCarousel { return new }
    var sizes = new.feedSizes.items
    sizes.replaceSubrange(changed, with: asked.map { size(section, $0) })
    new.feedSizes = ItemSizes(sizes)
    return new
  }
}

/// A section as the app wants to see it, and as it is in the feed.
///
/// They differ for a carousel: in the feed it has one item, which is as long as the carousel. The
/// view of that is a scroll view.
struct LazySection<SectionID: Hashable, ItemID: Hashable> {
  let id: SectionID
  let settings: MasonryFeed.Section
  let storage: DataStorage
  var ids: [ItemID] = []
  /// The sizes in the feed: that of a carousel comes from the space.
  var feedSizes = ItemSizes([])

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

  /// The identity of an element in the data: a carousel has that of its section, as a header has.
  func id(of address: MasonryFeed.Address) -> AnyHashable {
    if let item = address.item, !isCarousel { ids[item] } else { id }
  }

  /// The identity of the view of an element: an item has that of the data.
  func viewID(of address: MasonryFeed.Address) -> AnyHashable {
    switch address {
    case .background: LazyPart.background(id)
    case .header: LazyPart.header(id)
    case .item: isCarousel ? AnyHashable(LazyPart.carousel(id)) : self.id(of: address)
    case .footer: LazyPart.footer(id)
    }
  }
}

/// The identity of the view of what is no item of the data.
private enum LazyPart<SectionID: Hashable>: Hashable {
  case background(SectionID), header(SectionID), carousel(SectionID), footer(SectionID)
}

/// The identity of the section of a wall, which is the collection of its items.
struct WholeWall: Hashable {}

extension RandomAccessCollection {
  var wholeWall: WholeWall { WholeWall() }
  func element(at offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}

/// The items of an array, by whose bytes those that have not changed are recognized.
///
/// It keeps the array: no memory is used again that its items refer to. Other collections and arrays
/// of objects, which may change in place, are never the same.
struct DataStorage {
  private let array: Any?
  private let count: Int

  init<Data: Collection>(_ data: Data) {
    let isArray = Data.self == [Data.Element].self && !(Data.Element.self is AnyObject.Type)
    array = isArray ? data : nil
    count = data.count
  }

  /// How many items at the start and, of the others, at the end are the same.
  func sameEnds<Data: Collection>(as data: Data) -> (start: Int, end: Int) {
    guard let array = array as? [Data.Element], let data = data as? [Data.Element]
    else { return (0, 0) }
    return array.sameEnds(as: data)
  }

  /// Whether all items are the same; in O(1) if the array is.
  func isSame(as data: some Collection) -> Bool {
    data.count == count && sameEnds(as: data).start == count
  }
}

/// Finds items by their identities, at first near the one that it found last.
final class LazyFinder {
  private var last = (list: 0, index: 0)

  func place<ID: Hashable>(
    of id: ID, in lists: some RandomAccessCollection<[ID]>
  ) -> (list: Int, index: Int)? {
    let near = lists.dropFirst(last.list).first ?? []
    for distance in 0...64 {
      for index in [last.index - distance, last.index + distance]
      where near.indices.contains(index) && near[index] == id {
        last.index = index
        return last
      }
    }
    for (list, ids) in lists.enumerated() {
      guard let index = ids.firstIndex(of: id) else { continue }
      last = (list, index)
      return last
    }
    return nil
  }
}
#endif
