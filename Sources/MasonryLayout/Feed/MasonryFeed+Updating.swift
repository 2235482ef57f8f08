extension MasonryFeed {
  /// Takes the new data of a host that knows its sections and items by identities.
  ///
  ///     try feed.update(
  ///       from: old.map { ($0.id, $0.photos.map(\.id)) },
  ///       to: new.map { ($0.id, $0.photos.map(\.id)) }, section: { settings(of: new[$0]) },
  ///       measuredBy: { MasonryAspectRatios(sizes: new[$0].photos.map(\.size)) })
  ///
  /// Sections that stay keep their settings; `settings` is asked for new ones, by their new
  /// indices. Items that stay, also in another section, keep their spans, their pinned columns and,
  /// at the same width, their heights. The provider of a section, by its new index, is asked for
  /// all others. Unless columns are kept, the result equals, to the bit, a feed built from the new
  /// data. Identities are unique in the feed; if there are not as many old ones as sections and
  /// items, it traps.
  ///
  /// - Returns: Where sections and items went.
  /// - Throws: ``MasonryError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of the mapping, and of
  ///   ``MasonryGrid/update(from:to:reloading:measuredBy:)`` for each section that changes.
  @discardableResult
  public mutating func update<
    SectionID: Hashable, ItemID: Hashable, Provider: MasonryHeightProvider
  >(
    from old: [(id: SectionID, items: [ItemID])], to new: [(id: SectionID, items: [ItemID])],
    reloading reloaded: Set<ItemID> = [], section settings: (_ section: Int) -> Section,
    measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryError) -> AddressMapping {
    let isComplete = old.map { $0.items.count } == sections.map { $0.items.itemCount }
    precondition(isComplete, "Index out of range: each section and each item has one identity")
    let (space, mapping) = (space, AddressMapping(from: old, to: new))
    var (runs, contents) = (mapping.items.runsByNew[...], ChunkedArray<SectionContent>())
    for (index, ids) in new.map({ $0.items }).enumerated() {
      let origin = mapping.sections.old(of: Int64(index)).map { Int($0) }
      let (end, reloaded) = (
        Address.key(ofItem: 0, inSection: index + 1), ids.offsets(of: reloaded)
      )
      var (own, arrivals) = ([RunMapping.Run](), [SectionArrival]())
      while let run = runs.first, run.new < end {
        let (section, old) = run.old.quotientAndRemainder(dividingBy: Address.itemLimit)
        let new = run.new % Address.itemLimit
        if Int(section) == origin {
          own.append(.init(old: old, new: new, count: run.count))
        } else {
          let range = Int(new)..<Int(new + run.count)
          arrivals.append(
            SectionArrival(new: range, from: sections[Int(section)].items, old: Int(old)))
        }
        runs.removeFirst()
      }
      let isSame = ids.isEmpty || own == [.init(old: 0, new: 0, count: Int64(ids.count))]
      if let origin, isSame, old[origin].items.count == ids.count, reloaded.isEmpty {
        contents.append(sections[origin])
        continue
      }
      try inSection(index) { () throws(MasonryError) in
        let previous = contents.last
        var content =
          if let origin { sections[origin] } else {
            try SectionContent(
              settings(index), itemCount: 0, in: space, sharing: previous, measuredBy: NoHeights())
          }
        try content.items.update(
          by: LayoutIndexMapping(RunMapping(own)), count: ids.count, moving: nil,
          arrivals: arrivals, reloading: reloaded, upwards: false, measuredBy: provider(index))
        if let previous { content.items.shareIfSmall(with: previous.items) }
        contents.append(content)
      }
    }
    sections = contents
    let parts = ChunkedArray(sections.map { $0.parts(in: space) })
    stack = SectionStack(parts, scale: space.environment.scale)
    return noting(mapping)
  }
}
