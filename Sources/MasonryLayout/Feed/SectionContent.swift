/// A section as the feed keeps it: its settings, and its items laid out as if there were nothing else.
struct SectionContent: Sendable, Equatable {
  var settings: MasonryFeed.Section
  var grid: MasonryGrid

  /// A section with items, checked; the index is the one that it is to have in its feed.
  init(
    _ settings: MasonryFeed.Section, itemCount: Int, in feed: MasonryFeed, at index: Int,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryFeedError) {
    try settings.validate(in: feed.configuration, at: index)
    self.settings = settings
    do throws(MasonryError) {
      grid = try MasonryGrid(configuration: settings.filledGrid, breadth: feed.breadth)
      try grid.append(itemCount, measuredBy: provider)
    } catch {
      throw .grid(error, section: index)
    }
  }
}

extension MasonryFeed.Section {
  /// The settings of the grid, which is as broad as the feed in any case.
  var filledGrid: MasonryGrid.Configuration {
    var filled = grid
    if filled.trackAlignment == .fit { filled.trackAlignment = .start }
    return filled
  }
}
