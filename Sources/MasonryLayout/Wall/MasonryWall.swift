/// A wall of items in columns or rows: heights in, frames and visible items out.
///
///     let wall = try MasonryWall(heights: heights, columns: 3, spacing: 8, width: 375)
///     wall.contentSize                             // for the scroll view
///     for item in wall.items(in: visibleRect) {    // about a microsecond for a screenful
///       show(photos[item.index], at: item.frame)
///     }
///
/// A wall is a ``MasonryFeed`` of one section without a header, which shows its items by index. The
/// ``items`` are read and changed there; the wall has what depends on the visible part.
///
///     var wall = try MasonryWall(.rows(.justified(height: 180), spacing: 4), width: 1024)
///     try wall.items.appendItems(of: MasonryAspectRatios(sizes: photos.map(\.size)))
///     try wall.keepingPlace(in: &visible) { wall in
///       try wall.items.insertItems(3, at: 0, measuredBy: heights)
///     }
///
/// A wall is a value. It calls nothing but the height provider that it is given. A copy shares
/// storage until one of the two changes. Walls can be passed between threads.
///
/// **Width or height.** A wall with a given width scrolls vertically and asks for heights. One with
/// a given height scrolls sideways: columns are rows, and it asks for widths.
///
/// **Coordinates** are the content's, in points: the origin is its top left corner, y grows
/// downwards. With a pixel scale the content is a whole number of pixels long.
///
/// Invalid input throws a ``MasonryError`` with a readable message and leaves the wall unchanged.
/// An index out of range traps, as it does for an array.
public struct MasonryWall: Sendable, Equatable {
  /// The feed of one section that the wall is.
  public package(set) var feed: MasonryFeed

  init(_ feed: MasonryFeed) { self.feed = feed }

  /// Creates a wall without items in a space: a width, or a height to scroll sideways.
  ///
  /// - Throws: ``MasonryError`` if a setting, the length or the scale is not valid.
  public init(
    _ layout: ItemsLayout = .columns(.init()), in space: LayoutSpace
  ) throws(MasonryError) {
    var feed = try MasonryFeed(in: space)
    do throws(MasonryError) {
      try feed.appendSection(.init(layout: layout), itemCount: 0, measuredBy: NoHeights())
    } catch { throw error.outsideSection }
    self.init(feed)
  }

  /// Creates a wall without items that scrolls vertically; the width, in points, may be 0.
  ///
  /// - Throws: ``MasonryError`` if a setting, the width or the scale is not valid.
  public init(
    _ layout: ItemsLayout = .columns(.init()), width: Double,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MasonryError) {
    try self.init(layout, in: .width(width, environment: environment))
  }

  /// Creates a wall of items with known heights, in points.
  ///
  ///     let wall = try MasonryWall(heights: heights, columns: 3, spacing: 8, width: 375)
  ///
  /// The columns are equally wide; the spacing is between columns and between items.
  ///
  /// - Throws: ``MasonryError`` if a number is not valid.
  public init(
    heights: [Double], columns: Int, spacing: Double = 0, width: Double
  ) throws(MasonryError) {
    try self.init(.columns(.fixed(columns), spacing: spacing), width: width)
    try items.appendItems(of: MasonryHeights(heights))
  }

  /// Creates a wall of pictures that keep their proportions: width divided by height.
  ///
  ///     let wall = try MasonryWall(aspectRatios: ratios, columns: 3, spacing: 8, width: 375)
  ///
  /// - Throws: ``MasonryError`` if a number is not valid.
  public init(
    aspectRatios: [Double], columns: Int, spacing: Double = 0, width: Double
  ) throws(MasonryError) {
    try self.init(.columns(.fixed(columns), spacing: spacing), width: width)
    try items.appendItems(of: MasonryAspectRatios(aspectRatios))
  }
}

extension MasonryWall {
  /// The items, to read and to change.
  ///
  ///     try wall.items.appendItems(20, measuredBy: heights)
  ///     let items = wall.items                       // held, for many queries in a loop
  ///
  /// - Complexity: that of the change.
  public var items: MasonryItems {
    get { feed.sections[0].items }
    _modify { yield &feed[0] }
  }

  /// How the items are arranged.
  package var layout: ItemsLayout { feed.sections[0].items.layout }

  /// The width or the height that the wall was given, and its environment.
  public var space: LayoutSpace { feed.space }

  /// The axis of scrolling: vertical if the wall was given a width.
  package var axis: LayoutAxis { feed.axis }

  /// The size of the whole content, insets included, in points; without items its length is 0.
  public var contentSize: LayoutSize { feed.contentSize }

  /// The number of items.
  package var itemCount: Int { feed.sections[0].items.itemCount }

  /// The items whose frames intersect a rectangle, in ascending order: ``MasonryItems/items(in:)``.
  public func items(in rect: LayoutRect) -> [LayoutItem] {
    feed.sections.with(0) { $0.items.items(in: rect) }
  }

  /// The final frame of an item, in the coordinates of the content.
  public func frame(ofItemAt index: Int) -> LayoutRect {
    feed.sections.with(0) { $0.items.frame(ofItemAt: index) }
  }

  /// Gives the wall another width, in points, and perhaps another arrangement.
  ///
  ///     try wall.resize(width: 768, layout: .columns(.fixed(4), spacing: 8), measuredBy: heights)
  ///
  /// Layout and environment stay by default. The provider is asked for items whose width changes.
  /// Without one they keep their heights, or their proportions, as estimates.
  ///
  /// - Throws: ``MasonryError``; the wall is then unchanged.
  /// - Complexity: that of ``MasonryItems/reconfigure(measuredBy:_:)``; O(1) if nothing changes.
  public mutating func resize(
    width: Double, layout: ItemsLayout? = nil, environment: LayoutEnvironment? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try resize(
      to: .width(width, environment: environment ?? space.environment), layout: layout,
      measuredBy: provider)
  }

  /// Gives the wall another space, a height for example: see
  /// ``resize(width:layout:environment:measuredBy:)``.
  ///
  /// A space that is made without an environment has the default one.
  public mutating func resize(
    to space: LayoutSpace, layout: ItemsLayout? = nil,
    measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try feed.sections[0].items.resize(to: space, layout: layout, measuredBy: provider)
    feed.place(in: space)
  }
}

#if !hasFeature(Embedded)
extension MasonryWall: Codable {
  /// Encodes a snapshot: that of the ``feed``.
  public func encode(to encoder: any Encoder) throws { try feed.encode(to: encoder) }

  /// Decodes a wall from its snapshot, without measuring anything.
  ///
  /// - Throws: `DecodingError` with a message that names the item and the value, if a setting or a
  ///   height is not valid, if the snapshot has another version of the format, or is not a wall's.
  /// - Complexity: that of building the wall.
  public init(from decoder: any Decoder) throws {
    let feed = try MasonryFeed(from: decoder)
    guard feed.sectionCount == 1,
      feed.section(at: 0) == MasonryFeed.Section(layout: feed[0].layout)
    else { throw decoder.refusal("A wall has one section, and nothing around its items.") }
    self.init(feed)
  }
}
#endif
