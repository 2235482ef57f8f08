/// A section as the feed keeps it: its items, laid out on their own, and what surrounds them.
struct SectionContent: Sendable, Equatable {
  var items: MasonryItems
  var surroundings: Surroundings

  /// A section with items, which shares settings with another one if they are equal.
  init(
    _ settings: MasonryFeed.Section, itemCount: Int, in space: LayoutSpace,
    sharing other: SectionContent?, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    surroundings = try Surroundings.make(settings, sharing: other?.surroundings)
    items = MasonryItems(
      try ItemSettings.make(
        settings.layout, in: try settings.itemsSpace(in: space), sharing: other?.items.settings))
    try items.appendItems(itemCount, measuredBy: provider)
  }

  var settings: MasonryFeed.Section {
    var settings = surroundings.settings
    settings.layout = items.layout
    return settings
  }

  /// Gives the items the space of the feed and all of its width, whatever was done to them.
  mutating func fit(_ space: LayoutSpace) {
    items.fit(isCarousel ? (try? settings.itemsSpace(in: space)) ?? space : space)
  }

  /// Gives the items another space of the feed.
  mutating func resize(
    to space: LayoutSpace, sharing other: ItemSettings?,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    let space = isCarousel ? try settings.itemsSpace(in: space) : space
    try items.rearrange(
      items.layout, in: space, sharing: other, measuredBy: provider)
  }

  private var isCarousel: Bool { surroundings.settings.carousel != nil }

  /// The number of items that are not hidden.
  var shownItemCount: Int { surroundings.settings.isCollapsed ? 0 : items.shownItemCount }

  /// The length of the items along the feed's axis, and where items start behind an overhang.
  private var itemsExtent: (length: Double, start: Double) {
    // Without items, the content has no length.
    if shownItemCount == 0 { return (0, 0) }
    if !isCarousel { return (items.contentLength, 0) }
    let overhang = items.isInRows ? items.overhang : (near: 0, far: 0)
    return (overhang.near + items.crossLength + overhang.far, overhang.near)
  }

  func parts(in space: LayoutSpace) -> SectionParts {
    let (scale, extent) = (space.environment.scale, itemsExtent)
    let (header, footer) = (surroundings.settings.header, surroundings.settings.footer)
    // Adding 0 makes a 0 of −0, so that lengths which are equal are so to the bit.
    return SectionParts(
      header: (header?.length ?? 0).aligned(toScale: scale) + 0,
      items: extent.length.aligned(toScale: scale) + 0,
      itemsStart: extent.start.aligned(toScale: scale),
      footer: (footer?.length ?? 0).aligned(toScale: scale) + 0,
      spacing: surroundings.settings.spacingAfter.aligned(toScale: scale),
      itemCount: shownItemCount, headerLevel: header.map { max(0, $0.level) } ?? -1,
      isShown: shownItemCount > 0 || header != nil || footer != nil,
      ownLine: surroundings.settings.sharedLine.flatMap { lineParts($0, in: space) }
        .map { [$0] } ?? [])
  }

  /// The part of a shared line that the section is, or `nil` if it stands alone in any case.
  private func lineParts(
    _ settings: MasonryFeed.SharedLine, in space: LayoutSpace
  ) -> LineParts? {
    let level = surroundings.settings.header?.level ?? 0
    guard shownItemCount > 0, !isCarousel, level <= 0, items.isInRows,
      let justified = items.rowSettings.justified, let row = items.openRow
    else { return nil }
    let insets = space.axis.cross.ends(of: items.rowSettings.configuration.contentInsets)
    let spacings = Double(items.itemCount - 1) * items.rowSettings.configuration.itemSpacing
    return LineParts(
      settings: settings, height: justified.target,
      maximumHeight: min(justified.limits.upperBound, justified.singleMost),
      insetBefore: items.insets.start, insetAfter: items.insets.end,
      crossLength: (row.end + insets.end).aligned(toScale: space.environment.scale) + 0,
      itemLengths: row.lengths, otherLengths: insets.start + spacings + insets.end)
  }
}

/// The lengths of the parts of a section along the axis, on pixels if there are pixels.
struct SectionParts: Sendable, Equatable {
  let header: Double
  let items: Double
  /// The start of the items in the length of a carousel; more than 0 if items overhang before it.
  let itemsStart: Double
  let footer: Double
  let spacing: Double
  let itemCount: Int
  /// The level of the header, or −1 without one.
  let headerLevel: Int
  let isShown: Bool
  /// The value of ``line``: at most one element, as an empty array takes only one word.
  let ownLine: [LineParts]

  /// The part of a shared line, or `nil` if the section stands alone in any case.
  var line: LineParts? { ownLine.first }
}

/// What decides which sections share a line: the settings, and the size of a row of items.
struct LineParts: Sendable, Equatable {
  let settings: MasonryFeed.SharedLine
  /// The height of the items, and the one up to which they may be enlarged.
  let height: Double
  let maximumHeight: Double
  let insetBefore: Double
  let insetAfter: Double
  /// The length of the section across the axis, insets included.
  let crossLength: Double
  /// The sum of the lengths of items across the axis, and all else that the length consists of.
  let itemLengths: Double
  let otherLengths: Double
}

extension SectionParts {
  /// The length of the items along the axis, enlarged to a height if there is one.
  func items(enlargedTo height: Double?, scale: Double?) -> Double {
    guard let line, let height else { return items }
    let end = (line.insetBefore + height).aligned(toScale: scale)
    return (end + line.insetAfter).aligned(toScale: scale)
  }
}

/// The settings of a section around its items: header, footer, carousel, background, spacing.
///
/// It never changes, so sections that follow each other with equal settings share it.
final class Surroundings: Sendable {
  /// The settings of the section; its layout is the default one.
  let settings: MasonryFeed.Section

  private init(_ settings: MasonryFeed.Section) { self.settings = settings }

  /// The surroundings in the settings of a section, checked: those given if they are equal.
  static func make(
    _ settings: MasonryFeed.Section, sharing other: Surroundings?
  ) throws(MasonryError) -> Surroundings {
    var settings = settings
    settings.layout = .columns(.init())
    if let other, other.settings == settings { return other }
    if let length = settings.carousel?.length, !length.isLength { throw .carouselLength(length) }
    if let spacing = settings.sharedLine?.spacing, !spacing.isLength {
      throw .sharedLineSpacing(spacing)
    }
    if let header = settings.header, !header.length.isLength { throw .headerLength(header.length) }
    if let footer = settings.footer, !footer.length.isLength { throw .footerLength(footer.length) }
    if let background = settings.background, !background.areLengths {
      throw .backgroundInsets(background)
    }
    guard settings.spacingAfter.isLength else { throw .spacingAfter(settings.spacingAfter) }
    return Surroundings(settings)
  }
}

extension Surroundings: Equatable {
  static func == (left: Surroundings, right: Surroundings) -> Bool {
    left === right || left.settings == right.settings
  }
}
