/// A section as the feed keeps it: its items, laid out as if they were alone, and what is around them.
struct SectionContent: Sendable, Equatable {
  var grid: MasonryGrid
  private var header: MasonryFeed.Header?
  private var footer: MasonryFeed.Footer?
  private var background: LayoutInsets?
  private var spacingAfter: Double

  /// A section with items.
  init(
    _ settings: MasonryFeed.Section, itemCount: Int, in space: Space,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    grid = try MasonryGrid(settings.grid, in: space)
    header = nil
    footer = nil
    background = nil
    spacingAfter = 0
    try surround(with: settings)
    try grid.append(itemCount, measuredBy: provider)
    fit(space)
  }

  /// The settings of the section, of which the grid keeps its part.
  var settings: MasonryFeed.Section {
    MasonryFeed.Section(
      grid: grid.configuration, header: header, footer: footer, background: background,
      spacingAfter: spacingAfter)
  }

  /// Gives the section what is around the grid in other settings, if all of that is valid.
  mutating func surround(with settings: MasonryFeed.Section) throws(MasonryError) {
    for length in [settings.header?.height, settings.header?.width] {
      if let length, !length.isLength { throw .headerLength(length) }
    }
    for length in [settings.footer?.height, settings.footer?.width] {
      if let length, !length.isLength { throw .footerLength(length) }
    }
    if let background = settings.background, !background.areLengths {
      throw .backgroundInsets(background)
    }
    guard settings.spacingAfter.isLength else { throw .spacingAfter(settings.spacingAfter) }
    header = settings.header
    footer = settings.footer
    background = settings.background
    spacingAfter = settings.spacingAfter
  }

  /// Gives the grid the space of the feed and all of its width, whatever was done to the grid.
  mutating func fit(_ space: Space) {
    let fitsColumns = grid.configuration.trackAlignment == .fit
    guard fitsColumns || grid.space != space else { return }
    if fitsColumns { grid.configuration.trackAlignment = .start }
    grid.adopt(space)
  }
}

/// The lengths of the parts of a section along the axis of scrolling, on pixels if there are pixels.
struct SectionParts: Sendable, Equatable {
  let header: Double
  let items: Double
  let footer: Double
  let spacing: Double

  /// Whether there is anything to show.
  let isShown: Bool

  init(_ section: SectionContent, in space: Space) {
    let settings = section.settings
    let scale = space.environment.scale
    // Adding 0 makes a 0 of −0, so that lengths which are equal are so to the bit.
    header = (settings.header?.length(along: space.axis) ?? 0).aligned(toScale: scale) + 0
    items = section.grid.contentLength.aligned(toScale: scale)
    footer = (settings.footer?.length(along: space.axis) ?? 0).aligned(toScale: scale) + 0
    spacing = settings.spacingAfter.aligned(toScale: scale)
    isShown = !section.grid.isEmpty || settings.header != nil || settings.footer != nil
  }
}
