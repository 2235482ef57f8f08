/// A section as the feed keeps it: its items, laid out on their own, and what surrounds them.
struct SectionContent: Sendable, Equatable {
  var items: MasonryFeed.SectionItems
  var surroundings: Surroundings

  /// A section with items, which shares settings with another one if they are equal.
  init(
    _ settings: MasonryFeed.Section, itemCount: Int, in space: LayoutSpace,
    sharing other: SectionContent?, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    surroundings = try Surroundings.make(settings, sharing: other?.surroundings)
    items = try MasonryFeed.SectionItems(
      settings.layout, in: try settings._itemsSpace(in: space), sharing: other?.items)
    try items.appendItems(itemCount, measuredBy: provider)
  }

  var settings: MasonryFeed.Section {
    var settings = surroundings.settings
    settings.layout = items.configuration
    return settings
  }

  /// Gives the items the space of the feed and all of its width, whatever was done to them.
  mutating func fit(_ space: LayoutSpace) {
    let isCarousel = surroundings.settings.carousel != nil
    items.fit(isCarousel ? (try? settings._itemsSpace(in: space)) ?? space : space)
  }

  /// The number of items that are not hidden.
  var shownItemCount: Int { surroundings.settings.isCollapsed ? 0 : items.itemCount }

  /// The length of the items along the axis of the feed.
  private var itemsLength: Double {
    if surroundings.settings.isCollapsed { return 0 }
    if surroundings.settings.carousel == nil { return items.contentLength }
    return items.isEmpty ? 0 : items.crossLength
  }

  /// The lengths of the parts of the section.
  func parts(in space: LayoutSpace) -> SectionParts {
    let scale = space.environment.scale
    let (header, footer) = (surroundings.settings.header, surroundings.settings.footer)
    // Adding 0 makes a 0 of −0, so that lengths which are equal are so to the bit.
    return SectionParts(
      header: (header?.length ?? 0).aligned(toScale: scale) + 0,
      items: itemsLength.aligned(toScale: scale) + 0,
      footer: (footer?.length ?? 0).aligned(toScale: scale) + 0,
      spacing: surroundings.settings.spacingAfter.aligned(toScale: scale),
      itemCount: shownItemCount, headerLevel: header.map { max(0, $0.level) } ?? -1,
      isShown: shownItemCount > 0 || header != nil || footer != nil)
  }
}

/// The lengths of the parts of a section along the axis, on pixels if there are pixels.
struct SectionParts: Sendable, Equatable {
  let header: Double
  let items: Double
  let footer: Double
  let spacing: Double
  /// How many items there are to show.
  let itemCount: Int
  /// The level of the header, or −1 without one.
  let headerLevel: Int
  /// Whether there is anything to show.
  let isShown: Bool
}
