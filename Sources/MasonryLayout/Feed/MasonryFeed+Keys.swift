/// Items of all sections are numbered by keys; each section has as many keys as a grid can have
/// items.
extension MasonryFeed.Address {
  /// More items than any section has.
  static var itemLimit: Int64 { 0x1_0000_0000 }

  /// More sections than any feed has.
  static var sectionLimit: Int64 { RunMapping.limit / itemLimit }

  /// The key of an item; one past all limits gets a key that no item has.
  static func key(ofItem item: Int, inSection section: Int) -> Int64 {
    let isValid = section < sectionLimit && item < itemLimit
    return isValid ? Int64(section) * itemLimit + Int64(item) : RunMapping.limit
  }

  /// The key of an item; that of the first item behind a header, or behind a footer.
  var key: Int64 {
    let isFooter = self == .footer(section: section)
    return Self.key(ofItem: item ?? 0, inSection: isFooter ? section + 1 : section)
  }

  init?(key: Int64) {
    guard let section = Int(exactly: key / Self.itemLimit),
      let item = Int(exactly: key % Self.itemLimit)
    else { return nil }
    self = .item(item, section: section)
  }
}

extension MasonryFeed {
  /// The first key, from one on, that an item has.
  func firstKey(from key: Int64) -> Int64? {
    guard case .item(let item, let section)? = Address(key: key), section < sectionCount
    else { return nil }
    if item < sections[section].shownItemCount { return key }
    return (section + 1..<sectionCount).first { sections[$0].shownItemCount > 0 }
      .map { Address.key(ofItem: 0, inSection: $0) }
  }

  /// The last key before one that an item has.
  func lastKey(before key: Int64) -> Int64? {
    guard case .item(let item, let section)? = Address(key: key) else { return nil }
    if section < sectionCount, item > 0, sections[section].shownItemCount > 0 {
      let last = min(item, sections[section].shownItemCount) - 1
      return Address.key(ofItem: last, inSection: section)
    }
    return (0..<min(section, sectionCount)).last { sections[$0].shownItemCount > 0 }
      .map { Address.key(ofItem: sections[$0].shownItemCount - 1, inSection: $0) }
  }

  /// The keys of all items, and unused keys of sections that are not on screen.
  ///
  /// To look at every section would cost more than to find the few on screen.
  func keysOfItems(inSectionsOf elements: [Element]) -> RunMapping {
    var runs: [RunMapping.Run] = []
    var (start, next) = (Int64(0), 0)
    func add(upTo end: Int64) { runs.append(.init(old: start, new: start, count: end - start)) }
    for section in elements.lazy.map({ $0.address.section }) where section >= next {
      add(upTo: Address.key(ofItem: sections[section].items.itemCount, inSection: section))
      next = section + 1
      start = Address.key(ofItem: 0, inSection: next)
    }
    add(upTo: Address.key(ofItem: 0, inSection: sectionCount))
    return RunMapping(runs)
  }
}
