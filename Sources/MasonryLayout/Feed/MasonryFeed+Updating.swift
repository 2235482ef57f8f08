extension MasonryFeed {
  /// Takes new data: sections and items that the host knows by identities are added, removed and
  /// moved, items also from one section to another.
  ///
  ///     try feed.update(
  ///       from: old.map { ($0.id, $0.photos.map(\.id)) },
  ///       to: new.map { ($0.id, $0.photos.map(\.id)) }, reloading: editedIDs,
  ///       section: { settings(of: new[$0]) },
  ///       measuredBy: { MasonryAspectRatios(sizes: new[$0].photos.map(\.size)) })
  ///
  /// A section that stays keeps its settings. An item that stays, in whichever section, keeps its
  /// span, its pinned column and its height, and is asked for its height again only at another
  /// width. An item is in the same place, to the bit, as in a feed that is built from the new data,
  /// unless columns are kept; an item that comes from another section chooses its column. A section
  /// or an item with the same identity as an earlier one counts as removed, or as new.
  ///
  /// - Parameters:
  ///   - old: The identities of the sections and items of this feed. It traps if there are not as
  ///     many.
  ///   - new: The identities of the sections and items afterwards; those of items are unique in the
  ///     feed.
  ///   - reloaded: The items to ask for again, span and pinned column included. Other identities
  ///     are ignored.
  ///   - settings: The settings of a section by its new index, asked for new sections.
  ///   - provider: The heights of a section by its new index, asked for the items that are new or
  ///     reloaded, or that get another width. Sections whose items stay as they are need none.
  /// - Returns: Where sections and items went.
  /// - Throws: ``MasonryError`` if a setting or a height is not valid; the feed is then unchanged.
  /// - Complexity: O(*n* log *n*) for *n* sections and items, O(*n*) if none has moved; and that of
  ///   ``MasonryGrid/update(from:to:reloading:measuredBy:)`` for each section that changes, of
  ///   which a copy is made.
  @discardableResult
  public mutating func update<
    SectionID: Hashable, ItemID: Hashable, Provider: MasonryHeightProvider
  >(
    from old: [(id: SectionID, items: [ItemID])], to new: [(id: SectionID, items: [ItemID])],
    reloading reloaded: Set<ItemID> = [], section settings: (_ section: Int) -> Section,
    measuredBy provider: (_ section: Int) -> Provider
  ) throws(MasonryError) -> AddressMapping {
    let isComplete =
      old.count == sectionCount
      && zip(old, sections).allSatisfy { $0.items.count == $1.grid.itemCount }
    precondition(isComplete, "Index out of range: each section and each item has one identity")
    let mapping = AddressMapping(from: old, to: new)
    var runs = mapping.items.runsByNew[...]
    var sections = ChunkedArray<SectionContent>()
    for (index, ids) in new.map({ $0.items }).enumerated() {
      let end = runs.firstIndex { $0.new >= ItemKey(section: Int64(index) + 1).number }
      let own = runs[..<(end ?? runs.endIndex)]
      runs = runs[own.endIndex...]
      let section = try inSection(index) { () throws(MasonryError) in
        try content(
          from: mapping.sections.old(of: Int64(index)).map { Int($0) }, own, count: ids.count,
          reloading: ids.offsets(of: reloaded), after: sections.last, settings: { settings(index) },
          measuredBy: { provider(index) })
      }
      sections.append(section)
    }
    let (space, parts) = (space, sections)
    self.sections = sections
    stack = SectionStack(
      ChunkedArray(parts.lazy.map { $0.parts(in: space) }), scale: space.environment.scale)
    return mapping
  }

  /// A section after a change, from its old index if it is not new, and the runs of its items.
  private func content<Provider: MasonryHeightProvider>(
    from origin: Int?, _ runs: ArraySlice<RunMapping.Run>, count: Int, reloading reloaded: [Int],
    after previous: SectionContent?, settings: () -> Section, measuredBy provider: () -> Provider
  ) throws(MasonryError) -> SectionContent {
    var (own, arrivals) = ([RunMapping.Run](), [MasonryGrid.Arrival]())
    for run in runs {
      let (section, old) = run.old.quotientAndRemainder(dividingBy: ItemKey.itemLimit)
      let new = run.new % ItemKey.itemLimit
      if Int(section) == origin {
        own.append(.init(old: old, new: new, count: run.count))
      } else {
        arrivals.append(
          .init(
            new: Int(new)..<Int(new + run.count), grid: sections[Int(section)].grid, old: Int(old)))
      }
    }
    let share = previous.map { ($0.grid.sharedSettings, $0.surroundings) }
    var content: SectionContent
    if let origin {
      content = sections[origin]
      let all = RunMapping.Run(old: 0, new: 0, count: Int64(count))
      let isSame = own == [all] || count == 0
      if isSame, content.grid.itemCount == count, reloaded.isEmpty { return content }
    } else {
      content = try SectionContent(
        settings(), itemCount: 0, in: space, sharing: share, measuredBy: NoHeights())
    }
    try content.grid.update(
      by: LayoutIndexMapping(RunMapping(own)), count: count, arrivals: arrivals,
      reloading: reloaded, measuredBy: provider())
    if let previous, content.grid.isSmall { content.grid.share(with: previous.grid) }
    return content
  }
}
