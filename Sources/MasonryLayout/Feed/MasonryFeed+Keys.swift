extension MasonryFeed {
  /// What an element covers along the axis where nothing is pinned, if there is one at an address.
  func existingInterval(at address: Address?) -> LayoutInterval? {
    address.flatMap { existingFrame(of: $0) }.map { axis.interval(of: $0) }
  }

  /// The first key, from one on, that an item has.
  func firstKey(from key: Int64) -> Int64? {
    guard let address = ItemKey(key).address, let item = address.item,
      address.section < sectionCount
    else { return nil }
    if item < sections[address.section].grid.itemCount { return key }
    return (address.section + 1..<sectionCount).first { !sections[$0].grid.isEmpty }
      .map { ItemKey(section: $0, item: 0).number }
  }

  /// The last key before one that an item has.
  func lastKey(before key: Int64) -> Int64? {
    guard let address = ItemKey(key).address, let item = address.item else { return nil }
    if address.section < sectionCount, item > 0, !sections[address.section].grid.isEmpty {
      let last = min(item, sections[address.section].grid.itemCount) - 1
      return ItemKey(section: address.section, item: last).number
    }
    return (0..<min(address.section, sectionCount)).last { !sections[$0].grid.isEmpty }
      .map { ItemKey(section: $0, item: sections[$0].grid.itemCount - 1).number }
  }

  /// The keys of the items that there are, and of others as well in sections that are not on
  /// screen.
  ///
  /// To look at every section would cost more than to find the few on screen.
  func keysOfItems(inSectionsOf elements: [Element]) -> RunMapping {
    var runs: [RunMapping.Run] = []
    var next = 0
    func add(upTo section: Int, itemCount: Int) {
      let start = ItemKey(section: next, item: 0).number
      let end = ItemKey(section: section, item: itemCount).number
      runs.append(.init(old: start, new: start, count: end - start))
      next = section + 1
    }
    for section in elements.map({ $0.address.section }) where section >= next {
      add(upTo: section, itemCount: sections[section].grid.itemCount)
    }
    add(upTo: sectionCount, itemCount: 0)
    return RunMapping(runs)
  }
}
