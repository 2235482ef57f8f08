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

  /// All that is laid out of a section.
  func wanted(_ section: Sections.Element) -> LazySection<SectionID, ItemID> {
    let (items, settings) = (section[keyPath: items], settings(section))
    let sizes = settings.carousel == nil ? items.map { size(of: $0, in: section) } : []
    return LazySection(
      id: id(section), settings: settings, ids: items.map { .item($0[keyPath: itemID]) },
      storage: DataStorage(items), feedSizes: ItemSizes(sizes))
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
