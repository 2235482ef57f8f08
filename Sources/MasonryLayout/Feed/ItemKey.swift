/// The number of an item among those of all sections: each section has as many as a grid can have.
struct ItemKey {
  let number: Int64

  /// More items than any section has.
  static var itemLimit: Int64 { 0x1_0000_0000 }

  /// More sections than any feed has.
  static var maximumSection: Int64 { RunMapping.limit / itemLimit }

  init(_ number: Int64) { self.number = number }

  init(section: Int64) { number = section * Self.itemLimit }

  /// The key of an item; one past all limits gets a key that no item has.
  init(section: Int, item: Int) {
    let isValid = section < Self.maximumSection && item < Self.itemLimit
    number =
      isValid ? Int64(section) * Self.itemLimit + Int64(item) : RunMapping.limit
  }

  var address: MasonryFeed.Address? {
    guard let section = Int(exactly: number / Self.itemLimit),
      let item = Int(exactly: number % Self.itemLimit)
    else { return nil }
    return .item(item, section: section)
  }
}
