/// The extents of the parts of a section along the axis of scrolling, on pixels if there are pixels.
struct SectionParts: Sendable, Equatable {
  let header: Double
  let items: Double
  let footer: Double
  let spacing: Double

  /// Whether there is anything to show.
  let isShown: Bool

  init(_ section: SectionContent, _ configuration: MasonryFeed.Configuration) {
    let settings = section.settings
    // Adding 0 makes a 0 of −0, so that extents which are equal are so to the bit.
    header = configuration.aligned(settings.header?.extent ?? 0) + 0
    items = configuration.aligned(section.grid.contentExtent)
    footer = configuration.aligned(settings.footer?.extent ?? 0) + 0
    spacing = configuration.aligned(settings.spacingAfter)
    isShown = !section.grid.isEmpty || settings.header != nil || settings.footer != nil
  }
}

/// The edges of the parts of a section, in logical coordinates.
struct SectionEdges {
  let start: Double
  let itemsStart: Double
  let footerStart: Double
  let end: Double
}
