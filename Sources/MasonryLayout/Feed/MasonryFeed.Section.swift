extension MasonryFeed {
  /// The settings of a section: how it arranges its items, and what is around them.
  ///
  /// Along the axis of scrolling the header comes first, then the items with the insets of their
  /// layout, then the footer. Headers and footers are as wide as the feed. A section without items,
  /// header and footer takes up nothing, whatever its insets and its spacing.
  public struct Section: Hashable, Sendable {
    /// How the items are arranged.
    public var layout: SectionLayout
    /// What makes the items scroll by themselves across the feed, or `nil` if they do not.
    public var carousel: Carousel?
    /// What is shown before the items, if anything is.
    public var header: Header?
    /// What is shown after the items, if anything is.
    public var footer: Footer?

    /// The distances from the edges of the section to its background, in points, or `nil` for none.
    ///
    /// A section that takes up nothing has no background. Where opposite distances add up to more
    /// than the section, the background has no area.
    public var background: LayoutInsets?
    /// The distance to the next section that takes up anything, in points.
    public var spacingAfter: Double

    /// Whether the items are hidden, with the insets of their layout; what else there is stays.
    ///
    /// Hidden items have no frame, and are neither found nor measured. They keep their heights, so
    /// that nothing is asked when the section opens.
    public var isCollapsed: Bool

    /// Creates settings; by default a section is two columns of items and nothing else.
    public init(
      layout: SectionLayout = .columns(.init()), carousel: Carousel? = nil,
      header: Header? = nil, footer: Footer? = nil, background: LayoutInsets? = nil,
      spacingAfter: Double = 0,
      isCollapsed: Bool = false
    ) {
      (self.layout, self.carousel) = (layout, carousel)
      (self.header, self.footer) = (header, footer)
      (self.background, self.spacingAfter) = (background, spacingAfter)
      self.isCollapsed = isCollapsed
    }
  }

  /// What a section shows before its items.
  public struct Header: Hashable, Sendable {
    /// The height, or the width in a feed that scrolls sideways, in points; 0 is allowed.
    public var length: Double

    /// Whether the header stays at the start of the visible rectangle while its section is there.
    ///
    /// The start is the top, or the leading edge in a feed that scrolls sideways. The end of the
    /// section pushes the header away.
    public var isPinned: Bool

    /// Whether the header grows to fill the room when the content is pulled past its start.
    ///
    /// It has an effect only in the first section that takes up anything.
    public var isStretching: Bool

    /// How many levels of sections the header is over, for headers that are pinned on several.
    ///
    /// At 0 it belongs to its section only: a day. At 1 it also stays while the sections after its
    /// own pass, up to the next one whose header has level 1 or more: a year, over its days. A
    /// header that is pinned is pinned below those of higher levels, if these leave room for it,
    /// and slides under them where its own sections end. Numbers below 0 count as 0.
    public var level: Int

    /// Creates a header for feeds that scroll vertically; by default it scrolls along.
    public init(height: Double, isPinned: Bool = false, isStretching: Bool = false, level: Int = 0)
    {
      self.init(length: height, isPinned: isPinned, isStretching: isStretching, level: level)
    }

    /// Creates a header along either axis; by default it scrolls along.
    public init(length: Double, isPinned: Bool = false, isStretching: Bool = false, level: Int = 0)
    {
      (self.length, self.isPinned) = (length, isPinned)
      (self.isStretching, self.level) = (isStretching, level)
    }
  }

  /// What a section shows after its items.
  public struct Footer: Hashable, Sendable {
    /// The height, or the width in a feed that scrolls sideways, in points; 0 is allowed.
    public var length: Double

    /// Whether the footer stays at the end of the visible rectangle while its section is there.
    ///
    /// The end is the bottom, or the trailing edge in a feed that scrolls sideways. The start of
    /// the section pushes the footer away.
    public var isPinned: Bool

    /// Creates a footer for feeds that scroll vertically; by default it scrolls along.
    public init(height: Double, isPinned: Bool = false) {
      self.init(length: height, isPinned: isPinned)
    }

    /// Creates a footer along either axis; by default it scrolls along.
    public init(length: Double, isPinned: Bool = false) {
      (self.length, self.isPinned) = (length, isPinned)
    }
  }
}

#if !hasFeature(Embedded)
extension MasonryFeed.Section: Codable {
  private enum CodingKeys: String, CodingKey {
    case layout = "grid"
    case carousel, header, footer, background, spacingAfter, isCollapsed
  }
}
extension MasonryFeed.Header: Codable {}
extension MasonryFeed.Footer: Codable {}
#endif
