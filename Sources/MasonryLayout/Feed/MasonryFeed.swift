/// Sections of masonry below one another, with headers and footers that may stay in sight.
///
///     var feed = try MasonryFeed(breadth: 390)
///     for album in albums {
///       try feed.appendSection(
///         .init(
///           grid: .init(columns: .fixed(album.columnCount), columnSpacing: 8, itemSpacing: 8),
///           header: .init(extent: 44, isPinned: true)),
///         itemCount: album.photos.count,
///         measuredBy: MasonryAspectRatios(sizes: album.photos.map(\.size)))
///     }
///
///     feed.contentSize                                    // for the scroll view
///     for element in feed.elements(in: visibleRect) {     // items, and headers pinned in sight
///       show(element.address, at: element.frame, zIndex: element.zIndex)
///     }
///
/// Each section is a ``MasonryGrid`` of its own between a header and a footer. The feed stacks them
/// along the axis of scrolling, and answers for all of them in the coordinates of its content. What a
/// grid is for items, a feed is for a collection view: a value without views.
///
/// - **A section** takes up its header, its items with their insets, and its footer, in this order.
///   Without any of these it takes up nothing, and no spacing either. See ``Section``.
/// - **Pinned** headers and footers, and a first header that stretches, are functions of the layout and
///   of the rectangle that they are pinned in. Scrolling changes nothing in the feed and asks nobody.
/// - **One law** holds for every change: the feed is, to the bit, the one that building its final
///   sections from nothing gives. A change inside a section costs what its grid costs, and an addition
///   for each section that follows.
/// - **Pixels**: in a feed with a scale every part of a section is a whole number of pixels high, and
///   stays so wherever it is moved. A frame may be off by the rounding of one sum.
///
/// Data from outside is checked, and a bad value throws a ``MasonryFeedError`` that leaves the feed as
/// it was. An index that is out of range is a mistake of the caller and traps, as it does for an array.
public struct MasonryFeed: Sendable, Equatable {
  /// What all sections have in common.
  public internal(set) var configuration: Configuration

  /// The extent of the feed across its sections, in points.
  ///
  /// It is the width of a feed that scrolls vertically, and the height of one that scrolls sideways.
  public internal(set) var breadth: Double

  var sections: [SectionContent] = []
  var stack: SectionStack

  /// Creates a feed without sections.
  ///
  /// - Parameters:
  ///   - configuration: What all sections have in common.
  ///   - breadth: The extent across the sections, the width of a vertical feed, in points. 0 is allowed.
  /// - Throws: ``MasonryFeedError`` if the scale or the breadth is not valid.
  public init(
    configuration: Configuration = Configuration(), breadth: Double
  ) throws(MasonryFeedError) {
    if let scale = configuration.scale, !(scale > 0 && scale.isFinite) { throw .scale(scale) }
    guard MasonryGrid.isExtent(breadth) else { throw .breadth(breadth) }
    self.configuration = configuration
    self.breadth = breadth
    stack = SectionStack([], scale: configuration.scale)
  }
}
