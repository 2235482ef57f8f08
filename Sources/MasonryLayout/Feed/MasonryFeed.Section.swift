extension MasonryFeed {
  /// The settings of a section: how it arranges its items, and what is around them.
  ///
  /// Along the axis of scrolling the header comes first, then the items with the insets of their
  /// layout, then the footer. Headers and footers are as wide as the feed, except in a
  /// ``SharedLine``. A section without items, header and footer takes up nothing, whatever its
  /// insets and its spacing.
  public struct Section: Hashable, Sendable {
    /// How the items are arranged.
    public var layout: ItemsLayout
    /// The settings of a carousel, or `nil` if the section scrolls with the feed.
    public var carousel: Carousel?
    /// The settings of a line that the section may share, or `nil` if it stands alone.
    public var sharedLine: SharedLine?
    /// The header, or `nil`.
    public var header: Header?
    /// The footer, or `nil`.
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
      layout: ItemsLayout = .columns(.init()), carousel: Carousel? = nil,
      sharedLine: SharedLine? = nil, header: Header? = nil, footer: Footer? = nil,
      background: LayoutInsets? = nil,
      spacingAfter: Double = 0,
      isCollapsed: Bool = false
    ) {
      self.layout = layout
      self.carousel = carousel
      self.sharedLine = sharedLine
      self.header = header
      self.footer = footer
      self.background = background
      self.spacingAfter = spacingAfter
      self.isCollapsed = isCollapsed
    }
  }

  /// Settings of short sections that lie side by side, such as days with few photos.
  ///
  ///     MasonryFeed.Section(
  ///       layout: .rows(.justified(height: 180), spacing: 4),
  ///       sharedLine: .init(spacing: 16), header: .init(length: 32, isPinned: true))
  ///
  /// - **A short section** shows all its items in one justified row that is not full, see
  ///   ``RowsLayout/Rule/justified(height:tolerance:breaking:lastRow:)``: it is as high as the
  ///   target and its items begin at the start. It is no carousel, and the level of its header is
  ///   at most 0. It is as wide as its items, the spacings between them, and the insets of its
  ///   layout.
  /// - **A line** has as many consecutive short sections as fit into the width of the feed with the
  ///   spacing between them, if their `sharedLine` and their target heights are equal. Sections
  ///   between them that take up nothing do not count. All other sections stand alone, as wide as
  ///   the feed: long ones, collapsed ones, and a short one beside which no short neighbor fits.
  /// - **Along the axis** the sections of a line begin and end together. Their headers begin with
  ///   the line, their items after the longest header, their footers after the longest items.
  ///   The line ends after the longest footer. The largest ``Section/spacingAfter`` follows.
  /// - **Across the axis** headers, footers, backgrounds and the frame of the section are as wide
  ///   as the section. The host truncates a header that is too long for its items. From right to
  ///   left the first section is at the right.
  /// - **Items** are arranged, in the coordinates of ``MasonryFeed/subscript(_:)``, as if the
  ///   section stood alone. The feed moves them across, and enlarges them if the line is to fill
  ///   the width.
  /// - **A scrubber** by items spreads the items of a line evenly over the length of its items.
  ///
  /// A change of a section may change its line, that before it and those after it.
  public struct SharedLine: Hashable, Sendable {
    /// The distance between two sections of a line, in points.
    public var spacing: Double

    /// Whether a line that has no room for the next short section is as wide as the feed.
    ///
    /// Its items are enlarged in proportion, all to one height, at most to twice the target or as
    /// far as ``RowsLayout/rowHeights`` and
    /// ``RowsLayout/singleRowMaximumHeight`` of all its sections allow. With a pixel
    /// scale the line may end within a pixel of the width. Items of a section that stands alone
    /// keep their height.
    public var fillsWidth: Bool

    /// Creates settings; by default there is no distance, and items are as high as the target.
    public init(spacing: Double = 0, fillsWidth: Bool = false) {
      self.spacing = spacing
      self.fillsWidth = fillsWidth
    }
  }

  /// The header of a section.
  public struct Header: Hashable, Sendable {
    /// The height, or the width in a feed that scrolls sideways, in points; 0 is allowed.
    public var length: Double

    /// Whether the header stays at the start of the visible rectangle while its section is there.
    ///
    /// The start is the top, or sideways the leading edge. The end of the section pushes it away.
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

    /// Creates a header; by default it scrolls along.
    public init(length: Double, isPinned: Bool = false, isStretching: Bool = false, level: Int = 0)
    {
      self.length = length
      self.isPinned = isPinned
      self.isStretching = isStretching
      self.level = level
    }

    /// A header has a length, which is a width in a feed that scrolls sideways.
    @available(*, unavailable, renamed: "init(length:isPinned:isStretching:level:)")
    public init(height: Double, isPinned: Bool = false, isStretching: Bool = false, level: Int = 0)
    { self.init(length: height) }
  }

  /// The footer of a section.
  public struct Footer: Hashable, Sendable {
    /// The height, or the width in a feed that scrolls sideways, in points; 0 is allowed.
    public var length: Double

    /// Whether the footer stays at the end of the visible rectangle while its section is there.
    ///
    /// The end is the bottom, or sideways the trailing edge. The section's start pushes it away.
    public var isPinned: Bool

    /// Creates a footer; by default it scrolls along.
    public init(length: Double, isPinned: Bool = false) {
      self.length = length
      self.isPinned = isPinned
    }

    /// A footer has a length, which is a width in a feed that scrolls sideways.
    @available(*, unavailable, renamed: "init(length:isPinned:)")
    public init(height: Double, isPinned: Bool = false) { self.init(length: height) }
  }
}

#if !hasFeature(Embedded)
extension MasonryFeed.Section: Codable {}
extension MasonryFeed.SharedLine: Codable {}
extension MasonryFeed.Header: Codable {}
extension MasonryFeed.Footer: Codable {}
#endif
