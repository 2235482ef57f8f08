/// Sections of columns, rows and carousels, with headers and footers that may stay in sight.
///
///     var feed = try MasonryFeed(width: 390)
///     for album in albums {
///       try feed.appendSection(
///         .init(
///           layout: .columns(
///             .init(columns: .fixed(album.columnCount), columnSpacing: 8, itemSpacing: 8)),
///           header: .init(height: 44, isPinned: true)),
///         itemCount: album.photos.count,
///         measuredBy: MasonryAspectRatios(sizes: album.photos.map(\.size)))
///     }
///
///     feed.contentSize                                    // for the scroll view
///     for element in feed.elements(in: visibleRect) {     // items, and headers pinned in sight
///       show(element.address, at: element.frame, zIndex: element.zIndex)
///     }
///     try feed[2].appendItems(20, measuredBy: heights)         // a section's items are a layout
///
/// Each ``Section`` is a ``MasonryGrid``, or ``MasonryRows``, between a header and a footer. Either
/// may scroll by itself, see ``Carousel``. All frames are in the coordinates of the feed's content.
///
/// - **Pinned** headers and footers, and a first header that stretches, follow from the layout and
///   from the rectangle in which they are pinned. Scrolling changes nothing in the feed.
/// - **Changes.** Any sequence of changes gives exactly the layout that a rebuild would. A change
///   inside a section costs what it costs its layout, and a few additions for each later section.
/// - **Pixels.** In a feed with a scale every part of a section takes up a whole number of pixels
///   along the axis, wherever it is moved. A frame may be off by the rounding of one sum. Give the
///   feed a width of whole pixels: headers, footers and backgrounds reach as far as the width does,
///   and from right to left items begin within a pixel of its edge.
///
/// Invalid input throws a ``MasonryError`` with a readable message and leaves the feed unchanged.
/// An index out of range traps, as it does for an array.
public struct MasonryFeed: Sendable, Equatable {
  /// The width or the height that the feed was given, and its environment.
  public internal(set) var space: LayoutSpace
  var sections = ChunkedArray<SectionContent>()
  var stack: SectionStack
  private var changeLog = ChangeLog<AddressMapping>()

  /// Creates a feed without sections that scrolls vertically.
  ///
  /// All sections have the width, which is in points and may be 0.
  ///
  /// - Throws: ``MasonryError`` if the width or the scale is not valid.
  public init(
    width: Double, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MasonryError) {
    try self.init(in: .width(width, environment: environment))
  }

  /// Creates a feed without sections in a space: with a height it scrolls sideways.
  ///
  /// - Throws: ``MasonryError`` if the length or the scale is not valid.
  public init(in space: LayoutSpace) throws(MasonryError) {
    try space.validate()
    self.space = space
    stack = SectionStack(ChunkedArray(), scale: space.environment.scale)
  }
}

extension MasonryFeed {
  /// Where changes have taken elements while `keepingPlace` notes it.
  public var _changes: AddressMapping? {
    get { changeLog.mapping }
    set { changeLog.mapping = newValue }
  }

  /// The number of sections, those that take up nothing included.
  public var sectionCount: Int { sections.count }

  /// The size of the whole content, in points.
  ///
  /// It ends with the last section that takes up anything, without the spacing after it. It is
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
