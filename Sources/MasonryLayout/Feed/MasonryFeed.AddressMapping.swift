extension MasonryFeed {
  /// The mapping of sections and items in a change: which were removed, inserted or moved.
  ///
  ///     let mapping = MasonryFeed.AddressMapping.sections(.moving(from: 4, to: 0))
  ///       .then(.items(.inserting(20, at: 0), inSection: 2))
  ///       .then(.moving(.item(3, section: 1), to: .item(0, section: 5)))
  ///     mapping.newAddress(of: .header(section: 4))                  // .header(section: 0)
  ///
  /// Headers, footers and backgrounds go where their sections go. Changes of heights, widths and
  /// settings have the mapping ``unchanged``; so have sections and items added at the end. An
  /// address that a feed does not have counts as removed, or as new.
  public struct AddressMapping: Hashable, Sendable {
    package let sections: RunMapping
    /// The mapping of items, by their keys.
    package let items: RunMapping

    package init(sections: RunMapping, items: RunMapping) {
      self.sections = sections
      self.items = items
    }
  }
}

extension MasonryFeed.AddressMapping {
  /// The mapping in which everything keeps its address.
  public static var unchanged: Self { Self(sections: .unchanged, items: .unchanged) }

  /// The mapping after whole sections were inserted, removed or moved, with their items.
  public static func sections(_ mapping: LayoutIndexMapping) -> Self {
    Self(
      sections: mapping.runs,
      items: RunMapping(
        mapping.runs.runs.compactMap { run in
          let (items, limit) = (MasonryFeed.Address.itemLimit, MasonryFeed.Address.sectionLimit)
          guard max(run.old, run.new) < limit else { return nil }
          let isEndless = run.count == RunMapping.Run.endless
          return .init(
            old: run.old * items, new: run.new * items,
            count: isEndless ? run.count : min(run.count, limit) * items)
        }))
  }

  /// The mapping after a change of one section's items; a section below 0 traps.
  public static func items(_ mapping: LayoutIndexMapping, inSection section: Int) -> Self {
    precondition(section >= 0, "Index out of range: there is no such section")
    let limit = MasonryFeed.Address.itemLimit
    let start = MasonryFeed.Address.key(ofItem: 0, inSection: section)
    let end = start + limit
    var runs = [
      RunMapping.Run(old: 0, new: 0, count: start),
      RunMapping.Run(old: end, new: end, count: RunMapping.Run.endless),
    ]
    for run in mapping.runs.runs {
      let count = min(run.count, limit - max(run.old, run.new))
      runs.append(.init(old: start + run.old, new: start + run.new, count: count))
    }
    return Self(sections: .unchanged, items: RunMapping(runs))
  }

  /// The mapping after an item was moved within its section or to another one.
  ///
  /// The destination is the address that the item has afterwards. Only items can be moved: for
  /// other addresses the mapping is ``unchanged``. An index below 0 traps.
  public static func moving(
    _ address: MasonryFeed.Address, to newAddress: MasonryFeed.Address
  ) -> Self {
    guard case .item(let source, let section) = address,
      case .item(let destination, let newSection) = newAddress
    else { return .unchanged }
    // No item has the largest index, behind which there is no other one.
    let end = min(source, .max - 1) + 1
    let removing = Self.items(.removing(source..<end), inSection: section)
    let both = removing.then(.items(.inserting(1, at: destination), inSection: newSection))
    let move = RunMapping.Run(
      old: MasonryFeed.Address.key(ofItem: source, inSection: section),
      new: MasonryFeed.Address.key(ofItem: destination, inSection: newSection), count: 1)
    return Self(sections: both.sections, items: RunMapping(both.items.runs + [move]))
  }

  /// The mapping of the items of a section whose index may have changed.
  func items(ofSection old: Int, in new: Int) -> LayoutIndexMapping {
    let limit = MasonryFeed.Address.itemLimit
    let (start, newStart) = (Int64(old) * limit, Int64(new) * limit)
    return LayoutIndexMapping(
      RunMapping(
        items.runs.compactMap { run in
          let skipped = max(0, start - run.old, newStart - run.new)
          let first = (old: run.old + skipped - start, new: run.new + skipped - newStart)
          let count = min(run.count - skipped, limit - max(first.old, first.new))
          return count > 0 ? .init(old: first.old, new: first.new, count: count) : nil
        }))
  }

  /// The mapping between sections and items with identities, such as those of a host's data.
  ///
  /// The identity of an item is unique in the feed, so an item may have moved to another section.
  /// Of several equal identities any may count as removed, or as new.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* sections and items, *k* of them from the first to
  ///   the last change of their sections.
  public init<SectionID: Hashable, ItemID: Hashable>(
    from oldSections: [(id: SectionID, items: [ItemID])],
    to newSections: [(id: SectionID, items: [ItemID])]
  ) {
    let mapping = LayoutIndexMapping(from: oldSections.map { $0.id }, to: newSections.map { $0.id })
    items = RunMapping(
      RunMapping.runs(
        from: oldSections.map { $0.items }, to: newSections.map { $0.items },
        distance: MasonryFeed.Address.itemLimit
      ) { mapping.oldIndex(of: $0) })
    sections = mapping.runs
  }

  /// The mapping of this change followed by another one.
  ///
  /// - Complexity: O(*k* log *k*) for *k* removals, insertions and moves in both.
  public func then(_ next: Self) -> Self {
    Self(sections: sections.then(next.sections), items: items.then(next.items))
  }

  /// The address that an element has after the change, or `nil` if it was removed.
  ///
  /// - Complexity: O(log *k*) for *k* removals, insertions and moves.
  public func newAddress(of address: MasonryFeed.Address) -> MasonryFeed.Address? {
    moved(address, section: { sections.new(of: $0) }, item: { items.new(of: $0) })
  }

  /// The address that an element had before the change, or `nil` if it is new.
  ///
  /// - Complexity: O(log *k*) for *k* removals, insertions and moves.
  public func oldAddress(of address: MasonryFeed.Address) -> MasonryFeed.Address? {
    moved(address, section: { sections.old(of: $0) }, item: { items.old(of: $0) })
  }

  private func moved(
    _ address: MasonryFeed.Address, section move: (Int64) -> Int64?,
    item moveItem: (Int64) -> Int64?
  ) -> MasonryFeed.Address? {
    guard address.section >= 0 else { return nil }
    func section(_ index: Int) -> Int? { move(Int64(index)).flatMap { Int(exactly: $0) } }
    switch address {
    case .background(let index): return section(index).map { .background(section: $0) }
    case .header(let index): return section(index).map { .header(section: $0) }
    case .footer(let index): return section(index).map { .footer(section: $0) }
    case .item(let item, let section):
      guard item >= 0 else { return nil }
      return moveItem(MasonryFeed.Address.key(ofItem: item, inSection: section))
        .flatMap { MasonryFeed.Address(key: $0) }
    }
  }
}

#if !hasFeature(Embedded)
extension MasonryFeed.AddressMapping: Codable {}
#endif

/// Items of all sections are numbered by keys: in each section as many as it can have items.
extension MasonryFeed.Address {
  /// More items than any section has.
  static var itemLimit: Int64 { 0x1_0000_0000 }

  /// More sections than any feed has.
  static var sectionLimit: Int64 { RunMapping.limit / itemLimit }

  /// The key of an item; one past all limits gets a key that no item has.
  package static func key(ofItem item: Int, inSection section: Int) -> Int64 {
    let isValid = section < sectionLimit && item < itemLimit
    return isValid ? Int64(section) * itemLimit + Int64(item) : RunMapping.limit
  }

  /// The key of an item; that of the first item behind a header, or behind a footer.
  var key: Int64 {
    let isFooter = self == .footer(section: section)
    return Self.key(ofItem: item ?? 0, inSection: isFooter ? section + 1 : section)
  }

  package init?(key: Int64) {
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

  /// The mapping in which everything that there is keeps its address.
  ///
  /// It has unused keys of items of sections off screen: checking each would cost more.
  func mappingOfAddresses(inSectionsOf elements: [Element]) -> AddressMapping {
    var runs: [RunMapping.Run] = []
    var (start, next) = (Int64(0), 0)
    func add(upTo end: Int64) { runs.append(.init(old: start, new: start, count: end - start)) }
    for element in elements where element.address.section >= next {
      let section = element.address.section
      add(upTo: Address.key(ofItem: sections[section].items.itemCount, inSection: section))
      next = section + 1
      start = Address.key(ofItem: 0, inSection: next)
    }
    add(upTo: Address.key(ofItem: 0, inSection: sectionCount))
    return AddressMapping(
      sections: RunMapping([.init(old: 0, new: 0, count: Int64(sectionCount))]),
      items: RunMapping(runs))
  }
}
