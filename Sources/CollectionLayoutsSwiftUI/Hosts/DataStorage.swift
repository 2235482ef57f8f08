#if canImport(SwiftUI)
/// The storage of an array, by which data that has not changed is recognized in O(1).
///
/// It keeps the array: its memory is not used again, and a change of it is made in a copy. Other
/// collections and arrays of objects, which may change in place, are never the same.
struct DataStorage {
  private let array: Any?
  private let address: UnsafeRawPointer?
  private let count: Int

  init<Data: Collection>(_ data: Data) {
    count = data.count
    guard !(Data.Element.self is AnyObject.Type), let elements = data as? [Data.Element] else {
      (array, address) = (nil, nil)
      return
    }
    array = elements
    address = elements.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }

  func isSame(as other: DataStorage) -> Bool {
    address != nil && address == other.address && count == other.count
  }
}
#endif
