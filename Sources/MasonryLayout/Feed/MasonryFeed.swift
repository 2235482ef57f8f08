/// Sections of masonry below one another, with headers and footers that may stay in sight.
///
///     var feed = try MasonryFeed(width: 390)
///     for album in albums {
///       try feed.appendSection(
///         .init(
///           grid: .init(columns: .fixed(album.columnCount), columnSpacing: 8, itemSpacing: 8),
///           header: .init(height: 44, isPinned: true)),
///         itemCount: album.photos.count,
///         measuredBy: MasonryAspectRatios(sizes: album.photos.map(\.size)))
///     }
///
///     feed.contentSize                                    // for the scroll view
///     for element in feed.elements(in: visibleRect) {     // items, and headers pinned in sight
///       show(element.address, at: element.frame, zIndex: element.zIndex)
///     }
///     try feed[2].appendItems(20, measuredBy: heights)         // a section's items are a grid
///
/// Each section is a ``MasonryGrid`` between a header and a footer. The feed stacks them along the
/// axis of scrolling, and answers for all of them in the coordinates of its content. A feed that is
/// given a height in place of a width scrolls sideways.
///
/// - **A section** takes up its header, its items with their insets, and its footer, in this order.
///   Without any of these it takes up nothing, and no spacing either. See ``Section``.
/// - **Pinned** headers and footers, and a first header that stretches, are functions of the layout
///   and of the rectangle in which they are pinned. Scrolling changes nothing in the feed.
/// - **One law** holds for every change: the feed is, to the bit, the one that building its final
///   sections from nothing gives. A change inside a section costs what it costs its grid, and a few
///   additions for each section that follows.
/// - **Pixels**: in a feed with a scale every part of a section takes up a whole number of pixels,
///   and does so wherever it is moved. A frame may be off by the rounding of one sum.
///
/// Data from outside is checked, and a bad value throws a ``MasonryError`` that leaves the feed as
/// it was. An index that is out of range is a mistake of the caller and traps, as it does for an
/// array.
public struct MasonryFeed: Sendable, Equatable {
  var space: Space
  var sections = ChunkedArray<SectionContent>()
  var stack: SectionStack

  /// Creates a feed without sections that scrolls vertically.
  ///
  /// - Parameters:
  ///   - width: The width of all sections, in points; 0 is allowed.
  ///   - environment: The direction and the pixels of the screen.
  /// - Throws: ``MasonryError`` if the width or the scale is not valid.
  public init(
    width: Double, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MasonryError) {
    try self.init(in: .width(width, environment))
  }

  /// Creates a feed without sections that scrolls sideways.
  ///
  /// - Parameters:
  ///   - height: The height of all sections, in points; 0 is allowed.
  ///   - environment: The direction and the pixels of the screen.
  /// - Throws: ``MasonryError`` if the height or the scale is not valid.
  public init(
    height: Double, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MasonryError) {
    try self.init(in: .height(height, environment))
  }

  /// Creates a feed without sections, for hosts that serve both axes.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the feed scrolls.
  ///   - crossLength: The length of all sections across the axis, in points; 0 is allowed.
  ///   - environment: The direction and the pixels of the screen.
  /// - Throws: ``MasonryError`` if the length or the scale is not valid.
  public init(
    axis: LayoutAxis, crossLength: Double, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MasonryError) {
    try self.init(in: Space(axis: axis, crossLength: crossLength, environment: environment))
  }

  init(in space: Space) throws(MasonryError) {
    try space.validate()
    self.space = space
    stack = SectionStack(ChunkedArray(), scale: space.environment.scale)
  }
}

extension MasonryFeed {
  /// The axis along which sections follow each other: vertical if the feed was given a width.
  public var axis: LayoutAxis { space.axis }

  /// The width that the feed was given, in points, or `nil` if it was given a height.
  public var width: Double? { space.width }

  /// The height that the feed was given, in points, or `nil` if it was given a width.
  public var height: Double? { space.height }

  /// The direction and the pixels of the screen.
  public var environment: LayoutEnvironment { space.environment }

  /// The number of sections, those that take up nothing included.
  public var sectionCount: Int { sections.count }

  /// The size of the whole content, in points.
  ///
  /// It ends with the last section that takes up anything, without the spacing after it, and has no
  /// length along the axis of scrolling where none does. Across it is as wide as the feed. It is
  /// exact unless heights are estimated, see ``hasExactContentSize``.
  public var contentSize: LayoutSize {
    axis.size(main: stack.length, cross: space.crossLength)
  }

  func checkSection(_ index: Int) {
    let count = sections.count
    precondition(
      index >= 0 && index < count, "Index out of range: there is no such section")
  }
}
