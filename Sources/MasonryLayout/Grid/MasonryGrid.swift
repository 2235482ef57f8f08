/// A wall of items in columns: heights in, frames and visible items out.
///
///     var wall = try MasonryGrid(
///       configuration: .init(columns: .adaptive(minimumWidth: 160), columnSpacing: 8, itemSpacing: 8),
///       width: 1024)
///     try wall.appendItems(photos.count, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))
///
///     wall.contentSize                             // for the scroll view
///     for item in wall.items(in: visibleRect) {    // under a microsecond, of any number
///       show(photos[item.index], at: item.frame)
///     }
///
/// A grid is a value. It knows no views, and calls nothing but the height provider that it is given. A
/// copy is a snapshot that shares storage until one of the two changes. It may be made on one thread and
/// used on another.
///
/// **Width or height.** A grid that is given a width scrolls vertically, and asks for heights. One that
/// is given a height scrolls sideways: its columns are rows, and it asks for widths. Everything else is
/// the same.
///
/// **One law** holds for every change: the grid is, to the bit, the one that building the final items
/// from nothing gives. A change places again only from the first item it affects. The exception is a grid
/// that is told to keep columns, see ``Keeping``.
///
/// **Coordinates** are those of the content: the origin is its top left corner, y grows downwards, and
/// all distances are in points. Content insets, reading direction and pixels are taken into account in
/// every frame, and queries see the same frames.
///
/// **The same bits everywhere.** The same heights in the same settings make the same frames, to the bit, on
/// every machine, natively and in WebAssembly: a server may lay out what a browser shows, and a test may
/// compare for equality. It takes the same heights: those that come from ratios are, those of a text are
/// as its host measures it.
///
/// **Memory**: an item that spans one column takes 22 bytes (height 8, position 8, column 2, its entry
/// in the list of the column 4) if all items are added at once. Heights that come at once from a
/// ``MasonryHeights`` are shared with it for as long as it lives. A grid that grows by and by has room
/// to spare, as any array has. Some grids need more for each item:
///
/// - 4 bytes as soon as any item spans several columns or is pinned, and 4 for each further column that
///   the item spans;
/// - 8 bytes where columns differ;
/// - a bit as long as any height is an estimate;
/// - in a dense packing 4 bytes if it went back to a gap, and about 26 for each gap between the items, once
///   for each span that items have and for each column that they can start at to use it.
///
/// Data from outside is checked, and a bad value throws a ``MasonryError`` that leaves the grid as it
/// was. An index that is out of range is a mistake of the caller and traps, as it does for an array.
public struct MasonryGrid: Sendable, Equatable {
  /// The settings, and what follows from them.
  var sharedSettings: GridSettings

  var items = Items()
  var placement: Placement

  /// Where the content ends along the axis, the inset after it included; 0 without items.
  var contentEnd = 0.0

  var keptState = KeptState()

  /// Creates a grid without items that scrolls vertically.
  ///
  /// - Parameters:
  ///   - configuration: How the grid arranges its items.
  ///   - width: The width of the whole grid, insets included, in points; 0 is allowed.
  ///   - environment: The direction and the pixels of the screen.
  /// - Throws: ``MasonryError`` if a setting or the width is not valid.
  public init(
    configuration: Configuration = Configuration(), width: Double,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MasonryError) {
    try self.init(configuration, in: .width(width, environment))
  }

  /// Creates a grid without items that scrolls sideways: its columns are rows.
  ///
  /// - Parameters:
  ///   - configuration: How the grid arranges its items.
  ///   - height: The height of the whole grid, insets included, in points; 0 is allowed.
  ///   - environment: The direction and the pixels of the screen.
  /// - Throws: ``MasonryError`` if a setting or the height is not valid.
  public init(
    configuration: Configuration = Configuration(), height: Double,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MasonryError) {
    try self.init(configuration, in: .height(height, environment))
  }

  /// A grid without items, which shares the settings of another one if they are equal.
  init(
    _ configuration: Configuration, in space: Space, sharing other: GridSettings? = nil
  ) throws(MasonryError) {
    self.init(try GridSettings.make(configuration, in: space, sharing: other))
  }

  private init(_ settings: GridSettings) {
    sharedSettings = settings
    placement = settings.emptyPlacement
  }
}

extension MasonryGrid {
  /// How the grid arranges its items.
  public var configuration: Configuration { sharedSettings.configuration }

  var space: Space { sharedSettings.space }
  var tracks: Tracks { sharedSettings.tracks }

  /// The axis along which the content scrolls: vertical if the grid was given a width.
  public var axis: LayoutAxis { space.axis }

  /// The width that the grid was given, in points, or `nil` if it was given a height.
  public var width: Double? { space.width }

  /// The height that the grid was given, in points, or `nil` if it was given a width.
  public var height: Double? { space.height }

  /// The direction and the pixels of the screen.
  public var environment: LayoutEnvironment { space.environment }

  /// The number of items.
  public var itemCount: Int { items.count }

  /// Whether the grid has no items.
  public var isEmpty: Bool { items.count == 0 }

  /// The size of the whole content, insets included, in points.
  ///
  /// Along the columns it reaches to the end of the item that ends last and the inset after it, without
  /// a spacing. A grid without items has no length there: no content, no insets. It is exact unless
  /// heights are estimated, see ``hasExactContentSize``. An inset that is no whole number of pixels makes
  /// it end between two of them; but where a wall scrolls from right to left, and so begins there, that
  /// edge too is on a pixel.
  public var contentSize: LayoutSize {
    axis.size(main: contentLength, cross: tracks.contentCrossLength)
  }

  /// The length of the content along the axis, insets included; 0 without items.
  var contentLength: Double { contentEnd - contentStart }

  func checkIndex(_ index: Int) {
    // What a precondition asks of the grid, it copies the grid for in a build without optimization.
    let count = itemCount
    precondition(index >= 0 && index < count, "Index out of range: there is no such item")
  }
}
