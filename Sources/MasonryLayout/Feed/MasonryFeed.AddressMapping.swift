extension MasonryFeed {
  /// Where sections and items of a feed went in a change: what was removed, what came, what moved.
  ///
  ///     let mapping = MasonryFeed.AddressMapping.sections(.moving(from: 4, to: 0))
  ///       .then(.items(.inserting(20, at: 0), inSection: 2))
  ///       .then(.moving(.item(3, section: 1), to: .item(0, section: 5)))
  ///     mapping.newAddress(of: .header(section: 4))                  // .header(section: 0)
  ///
  /// It names only what changes: sections and items that are added or removed at the end, and
  /// changes of heights, widths and settings, need no mapping but ``unchanged``. Headers, footers
  /// and backgrounds go where their sections go.
  ///
  /// A mapping knows no feed. Where it leads to an element that a feed does not have, that element
  /// counts as removed, or as new.
  public struct AddressMapping: Hashable, Sendable {
    /// Where sections go, by their indices.
    let sections: RunMapping

    /// Where items go, by their keys.
    let items: RunMapping
  }
}

extension MasonryFeed.AddressMapping {
  /// The mapping in which everything keeps its address.
  public static var unchanged: Self { Self(sections: .unchanged, items: .unchanged) }

  /// The mapping after whole sections were inserted, removed or moved, with the items they have.
  public static func sections(_ mapping: LayoutIndexMapping) -> Self {
    Self(
      sections: mapping.runs,
      items: RunMapping(
        mapping.runs.runs.compactMap { run in
          // A section that does not fit in a key is one that no feed has.
          guard max(run.old, run.new) < ItemKey.maximumSection else { return nil }
          let count = min(run.count, ItemKey.maximumSection)
          return .init(
            old: ItemKey(section: run.old).number, new: ItemKey(section: run.new).number,
            count: run.count == RunMapping.Run.endless ? run.count : ItemKey(section: count).number)
        }))
  }

  /// The mapping after a change within a section; all else stays where it is.
  ///
  /// An index below 0 traps.
  public static func items(_ mapping: LayoutIndexMapping, inSection section: Int) -> Self {
    precondition(section >= 0, "Index out of range: there is no such section")
    let start = ItemKey(section: section, item: 0).number
    let end = start + ItemKey.itemLimit
    var runs = [
      RunMapping.Run(old: 0, new: 0, count: start),
      RunMapping.Run(old: end, new: end, count: RunMapping.Run.endless),
    ]
    for run in mapping.runs.runs {
      let count = min(run.count, ItemKey.itemLimit - max(run.old, run.new))
      runs.append(.init(old: start + run.old, new: start + run.new, count: count))
    }
    return Self(sections: .unchanged, items: RunMapping(runs))
  }

  /// The mapping after an item was taken out of a section and put into another one, or the same.
  ///
  /// The destination is the address that the item has afterwards. Addresses of other elements
  /// change nothing. An index below 0 traps.
  public static func moving(
    _ address: MasonryFeed.Address, to newAddress: MasonryFeed.Address
  ) -> Self {
    guard case .item(let source, let section) = address,
      case .item(let destination, let newSection) = newAddress
    else { return .unchanged }
    let removing = Self.items(.removing(source..<source + 1), inSection: section)
    let both = removing.then(.items(.inserting(1, at: destination), inSection: newSection))
    let move = RunMapping.Run(
      old: ItemKey(section: section, item: source).number,
      new: ItemKey(section: newSection, item: destination).number, count: 1)
    return Self(sections: both.sections, items: RunMapping(both.items.runs + [move]))
  }

  /// The mapping between sections and items that the host knows by identities, such as those of its
  /// data.
  ///
  /// An item may have moved from any section to any other one: its identity is unique in the feed.
  /// A section or an item that has the same identity as an earlier one counts as removed, or as
  /// new.
  ///
  /// - Complexity: O(*n* log *n*) for *n* sections and items; O(*n*) if none has moved.
  public init<SectionID: Hashable, ItemID: Hashable>(
    from oldSections: [(id: SectionID, items: [ItemID])],
    to newSections: [(id: SectionID, items: [ItemID])]
  ) {
    sections =
      LayoutIndexMapping(
        from: oldSections.map { $0.id }, to: newSections.map { $0.id }
      ).runs
    func values(
      _ sections: [(id: SectionID, items: [ItemID])]
    ) -> [(key: Int64, value: ItemID)] {
      sections.enumerated().flatMap { section, content in
        content.items.enumerated().map { item, id in
          (ItemKey(section: section, item: item).number, id)
        }
      }
    }
    items = RunMapping(RunMapping.runs(from: values(oldSections), to: values(newSections)))
  }

  /// The mapping of this change and of another one after it.
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
      return moveItem(ItemKey(section: section, item: item).number).flatMap { ItemKey($0).address }
    }
  }
}

#if !hasFeature(Embedded)
extension MasonryFeed.AddressMapping: Codable {}
#endif
