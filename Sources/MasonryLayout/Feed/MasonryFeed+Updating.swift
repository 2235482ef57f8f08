extension MasonryFeed {
  /// Takes the new data of a host that knows its sections and items by identities.
  ///
  ///     try feed.update(
  ///       from: old.map { ($0.id, $0.photos.map(\.id)) },
  ///       to: new.map { ($0.id, $0.photos.map(\.id)) }, reloading: editedIDs,
  ///       section: { settings(of: new[$0]) },
  ///       measuredBy: { MasonryAspectRatios(sizes: new[$0].photos.map(\.size)) })
  ///
  /// Sections that stay keep their settings. Items that stay, also in another section, keep their
  /// spans, their pinned columns and, at the same width, their heights. Unless columns are kept, the
  /// feed is, to the bit, the one that building it from these gives. An item that comes from another
  /// section chooses its column.
  ///
  /// - Parameters:
  ///   - old: The unique identities of the sections and items of this feed. Other counts trap.
  ///   - new: The identities of the sections and items afterwards.
  ///   - reloaded: The items to ask for again, span and pinned column included.
  ///   - settings: The settings of a new section, by its new index.
  ///   - provider: The heights of a section by its new index, asked for items that are new or
  ///     reloaded or get another width.
  /// - Returns: Where sections and items went.
  /// - Throws: ``MasonryError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: that of the mapping, and of ``MasonryGrid/update(from:to:reloading:measuredBy:)``
  ///   for each section that changes.
  @discardableResult
  public mutating func update<
    SectionID: Hashable, ItemID: Hashable, Provider: MasonryHeightProvider
  >(
    from old: [(id: SectionID, items: [ItemID])], to new: [(id: SectionID, items: [ItemID])],
    reloading reloaded: Set<ItemID> = [], section settings: (_ section: Int) -> Section,
    measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryError) -> AddressMapping {
    let counts = sections.map { $0.grid.itemCount }
    precondition(
      old.map { $0.items.count } == counts,
      "Index out of range: each section and each item has one identity")
    let (space, mapping) = (space, AddressMapping(from: old, to: new))
    var (runs, contents) = (mapping.items.runsByNew[...], ChunkedArray<SectionContent>())
    for (index, ids) in new.map({ $0.items }).enumerated() {
      let origin = mapping.sections.old(of: Int64(index)).map { Int($0) }
      let (end, reloaded) = (ItemKey(section: Int64(index) + 1).number, ids.offsets(of: reloaded))
      var (own, arrivals) = ([RunMapping.Run](), [MasonryGrid.Arrival]())
      while let run = runs.first, run.new < end {
        let (section, old) = run.old.quotientAndRemainder(dividingBy: ItemKey.itemLimit)
        let new = run.new % ItemKey.itemLimit
        if Int(section) == origin {
          own.append(.init(old: old, new: new, count: run.count))
        } else {
          let range = Int(new)..<Int(new + run.count)
          arrivals.append((range, sections[Int(section)].grid, Int(old)))
        }
        runs.removeFirst()
      }
      let isSame = ids.isEmpty || own == [.init(old: 0, new: 0, count: Int64(ids.count))]
      if let origin, isSame, counts[origin] == ids.count, reloaded.isEmpty {
        contents.append(sections[origin])
        continue
      }
      try inSection(index) { () throws(MasonryError) in
        let previous = contents.last
        let shared = previous.map { ($0.grid.sharedSettings, $0.surroundings) }
        var content =
          if let origin { sections[origin] } else {
            try SectionContent(
              settings(index), itemCount: 0, in: space, sharing: shared, measuredBy: NoHeights())
          }
        try content.grid.update(
          by: LayoutIndexMapping(RunMapping(own)), count: ids.count, arrivals: arrivals,
          reloading: reloaded, measuredBy: provider(index))
        if let previous, content.grid.isSmall { content.grid.share(with: previous.grid) }
        contents.append(content)
      }
    }
    sections = contents
    let parts = ChunkedArray(sections.map { $0.parts(in: space) })
    stack = SectionStack(parts, scale: space.environment.scale)
    return mapping
  }
}
