/// Sections of columns, rows and carousels, with headers and footers that can be pinned.
///
///     var feed = try MasonryFeed(width: 390)
///     for album in albums {
///       try feed.appendSection(
///         .init(
///           layout: .columns(.fixed(album.columnCount), spacing: 8),
///           header: .init(length: 44, isPinned: true)),
///         itemCount: album.photos.count,
///         measuredBy: MasonryAspectRatios(sizes: album.photos.map(\.size)))
///     }
///
///     feed.contentSize                                    // for the scroll view
///     for element in feed.elements(in: visibleRect) {     // items, and headers pinned in sight
///       show(element.address, at: element.frame, zIndex: element.zIndex)
///     }
///     try feed[2].appendItems(20, measuredBy: heights)         // a section's items
///
/// Each ``Section`` has ``MasonryItems`` in columns or rows, between a header and a footer. The
/// items may scroll by themselves, see ``Carousel``. All frames are in the coordinates of the
/// content.
///
/// - **Pinned** headers and footers, and a first header that stretches, follow from the feed and
///   from the rectangle in which they are pinned. Scrolling changes nothing in the feed.
/// - **Changes.** Unless columns are kept, any changes give exactly the layout of a rebuild. A
///   change inside a section costs what it costs its layout, and a few additions for each later
///   section.
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
  /// The mapping of all changes since `keepingPlace` began; `nil` at other times.
  var recordedChanges: AddressMapping?

  /// Creates a feed without sections that scrolls vertically; its width in points may be 0.
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
    stack = SectionStack(ChunkedArray(), in: space)
  }
}

extension MasonryFeed {
  /// The number of sections, those that take up nothing included.
  public var sectionCount: Int { sections.count }

  /// The size of the whole content, in points.
  ///
  /// It has no spacing after the last section that takes up anything. See ``hasExactContentSize``.
  public var contentSize: LayoutSize {
    axis.size(main: stack.length, cross: space.crossLength)
  }

  /// Compares the space and the sections.
  public static func == (left: MasonryFeed, right: MasonryFeed) -> Bool {
    left.space == right.space && left.sections == right.sections && left.stack == right.stack
  }

  func checkSection(_ index: Int) {
    let count = sections.count
    precondition(
      index >= 0 && index < count, "Index out of range: there is no such section")
  }
}

#if !hasFeature(Embedded)

extension MasonryFeed: Codable {
  private enum Key: CodingKey {
    case sections
  }

  private struct SectionSnapshot: Codable {
    let settings: Section
    let items: ItemsSnapshot
  }

  /// Encodes a snapshot: the version of the format, the settings, and the facts about each item.
  ///
  ///     let snapshot = try JSONEncoder().encode(feed)
  ///     let restored = try JSONDecoder().decode(MasonryFeed.self, from: snapshot)
  ///
  /// A snapshot pays off where measuring is expensive, as for text.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func encode(to encoder: any Encoder) throws {
    try space.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(
      sections.map { SectionSnapshot(settings: $0.settings, items: $0.items.snapshot) },
      forKey: .sections)
  }

  /// Decodes a feed from its snapshot, without measuring anything.
  ///
  /// - Throws: `DecodingError` with a message that names the section, the item and the value, if a
  ///   setting or a height is not valid, or if the snapshot has another version of the format.
  /// - Complexity: that of building the feed.
  public init(from decoder: any Decoder) throws {
    let space = try LayoutSpace(from: decoder)
    let snapshots = try decoder.container(keyedBy: Key.self)
      .decode([SectionSnapshot].self, forKey: .sections)
    for snapshot in snapshots { try snapshot.items.check(decoder) }
    self = try decoder.refusing { () throws(MasonryError) in
      var feed = try MasonryFeed(in: space)
      for snapshot in snapshots {
        let (section, items) = (feed.sectionCount, snapshot.items)
        let isPlain = items.isPlain
        try feed.appendSection(
          snapshot.settings, itemCount: isPlain ? items.count : 0, measuredBy: items)
        if isPlain { continue }
        try inSection(section) { () throws(MasonryError) in
          try feed[section].addItems(of: items)
        }
      }
      return feed
    }
  }
}

#endif
