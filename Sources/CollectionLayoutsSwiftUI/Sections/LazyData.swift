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
  let itemID: (Items.Element) -> ItemID
  let sizing: (Sections.Element, Items.Element) -> LazySizing
  let columnSpan: ((Items.Element) -> Int)?
  let settings: (Sections.Element) -> MasonryFeed.Section

  func section(at index: Int) -> Sections.Element {
    sections[sections.index(sections.startIndex, offsetBy: index)]
  }

  func item(at index: Int, of section: Sections.Element) -> Items.Element {
    let items = section[keyPath: items]
    return items[items.index(items.startIndex, offsetBy: index)]
  }

  /// All that is laid out of a section.
  func wanted(_ section: Sections.Element) -> LazySection<SectionID, ItemID> {
    let items = section[keyPath: items]
    return LazySection(
      id: id(section), settings: settings(section), ids: items.map(itemID),
      sizes: ItemSizes(of: items, { sizing(section, $0) }, spanning: columnSpan),
      storage: DataStorage(items))
  }

  /// Whether a section is the same but for the sizes of its items.
  func isSame(_ section: Sections.Element, as old: LazySection<SectionID, ItemID>) -> Bool {
    old.storage.isSame(as: section[keyPath: items]) && old.id == id(section)
      && old.wanted == settings(section)
  }

  /// Whether the data gives an item the size and the span that it had.
  func isSame(_ item: Int, of section: Sections.Element, as old: ItemSizes) -> Bool {
    let value = self.item(at: item, of: section)
    return old.has(sizing(section, value), spanning: columnSpan?(value) ?? 1, at: item)
  }
}

/// The storage of an array, by which data that has not changed is recognized in O(1).
///
/// It keeps the array: its memory is not used again, and a change of it is made in a copy. Other
/// collections and arrays of objects, which may change in place, are never the same.
struct DataStorage {
  private let array: Any?
  private let address: UnsafeRawPointer?
  private let count: Int

  init<Data: Collection>(_ data: Data) {
    let isArray = Data.self == [Data.Element].self && !(Data.Element.self is AnyObject.Type)
    array = isArray ? data : nil
    address = isArray ? Self.address(of: data) : nil
    count = data.count
  }

  func isSame<Data: Collection>(as data: Data) -> Bool {
    address != nil && count == data.count && address == Self.address(of: data)
  }

  private static func address<Data: Collection>(of data: Data) -> UnsafeRawPointer? {
    data.withContiguousStorageIfAvailable { $0.baseAddress.map { UnsafeRawPointer($0) } } ?? nil
  }
}
#endif
