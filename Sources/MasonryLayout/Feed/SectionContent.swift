/// A section as the feed keeps it: its items, laid out as if they were alone, and what is around
/// them.
struct SectionContent: Sendable, Equatable {
  var grid: MasonryGrid
  private(set) var surroundings: Surroundings

  /// A section with items, which shares settings with another one if they are equal.
  init(
    _ settings: MasonryFeed.Section, itemCount: Int, in space: Space,
    sharing other: (grid: GridSettings, surroundings: Surroundings)?,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    var grid = try MasonryGrid(settings.grid.inSection, in: space, sharing: other?.grid)
    let surroundings = try Surroundings.make(settings, sharing: other?.surroundings)
    try grid.appendItems(itemCount, measuredBy: provider)
    self.init(grid: grid, surroundings: surroundings)
  }

  private init(grid: consuming MasonryGrid, surroundings: Surroundings) {
    self.grid = grid
    self.surroundings = surroundings
  }

  /// The settings of the section, of which the grid keeps its part.
  var settings: MasonryFeed.Section {
    MasonryFeed.Section(
      grid: grid.configuration, header: surroundings.header, footer: surroundings.footer,
      background: surroundings.background, spacingAfter: surroundings.spacingAfter)
  }

  /// Gives the section what is around the grid in other settings, if all of that is valid.
  ///
  /// The surroundings of another section are shared if they are equal to the new ones.
  mutating func surround(
    with settings: MasonryFeed.Section, sharing other: Surroundings?
  ) throws(MasonryError) {
    surroundings = try Surroundings.make(settings, sharing: other)
  }

  /// Gives the grid the space of the feed and all of its width, whatever was done to the grid.
  mutating func fit(_ space: Space) {
    guard grid.configuration.trackAlignment == .fit || grid.space != space else { return }
    grid.adopt(GridSettings(valid: grid.configuration.inSection, in: space))
  }
}

extension MasonryGrid.Configuration {
  /// The settings as a section has them: it is always as wide as its feed.
  var inSection: MasonryGrid.Configuration {
    var configuration = self
    if trackAlignment == .fit { configuration.trackAlignment = .start }
    return configuration
  }
}

/// The lengths of the parts of a section along the axis of scrolling, on pixels if there are
/// pixels.
struct SectionParts: Sendable, Equatable {
  let header: Double
  let items: Double
  let footer: Double
  let spacing: Double

  /// Whether there is anything to show.
  let isShown: Bool
}

extension SectionContent {
  /// The lengths of the parts of the section.
  func parts(in space: Space) -> SectionParts {
    let scale = space.environment.scale
    let (header, footer) = (surroundings.header, surroundings.footer)
    // Adding 0 makes a 0 of −0, so that lengths which are equal are so to the bit.
    return SectionParts(
      header: (header?.length ?? 0).aligned(toScale: scale) + 0,
      items: grid.contentLength.aligned(toScale: scale),
      footer: (footer?.length ?? 0).aligned(toScale: scale) + 0,
      spacing: surroundings.spacingAfter.aligned(toScale: scale),
      isShown: !grid.isEmpty || header != nil || footer != nil)
  }
}
