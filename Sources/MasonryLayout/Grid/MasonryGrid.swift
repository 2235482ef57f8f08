/// A wall of items in columns: heights in, frames and visible items out.
///
///     var wall = try MasonryGrid(
///       configuration: .init(columns: .adaptive(minimumWidth: 160), columnSpacing: 8, itemSpacing: 8),
///       breadth: 1024)
///     try wall.append(photos.count, measuredBy: MasonryAspectRatios(sizes: photos.map(\.size)))
///
///     wall.contentSize                              // for the scroll view
///     for index in wall.indices(in: visibleRect) {  // under a microsecond, of any number
///       show(photos[index], at: wall.frames[index])
///     }
///
/// A grid is a value. It knows no views and asks nobody but the height provider that a call hands in;
/// a copy is a snapshot that shares storage until one of the two changes, and may be made on one
/// thread and used on another.
///
/// **One law** holds for every change: the grid is, to the bit, the one that building the final items
/// from nothing gives. A change places again only from the first item it affects.
///
/// **Coordinates** are those of the content: the origin is its top left corner, y grows downwards, and
/// all distances are in points. Frames include the content insets, the direction of layout and the
/// alignment to pixels, and queries see the same frames.
///
/// **Memory** is 22 bytes for each item while every item spans one column.
///
/// Data from outside is checked, and a bad value throws a ``MasonryError`` that leaves the grid as it
/// was. An index that is out of range is a mistake of the caller and traps, as it does for an array.
public struct MasonryGrid: Sendable, Equatable {
  /// The settings that the grid was made with.
  public internal(set) var configuration: Configuration

  /// The extent of the whole grid across its columns, insets included, in points.
  ///
  /// It is the width of a vertical grid, and the height of one that scrolls sideways.
  public internal(set) var breadth: Double

  var tracks: Tracks
  var items = Items()
  var placement: Placement

  /// Creates a grid without items.
  ///
  /// - Parameters:
  ///   - configuration: The settings of the grid.
  ///   - breadth: The extent of the whole grid across its columns, insets included, in points: the
  ///     width of a vertical grid. 0 is allowed.
  /// - Throws: ``MasonryError`` if a setting or the breadth is not valid.
  public init(
    configuration: Configuration = Configuration(), breadth: Double
  ) throws(MasonryError) {
    try configuration.validate()
    guard Self.isExtent(breadth) else { throw .breadth(breadth) }
    self.configuration = configuration
    self.breadth = breadth
    tracks = Tracks(configuration, breadth: breadth)
    placement = Placement(laneCount: tracks.count, isDense: configuration.packing.isDense)
  }
}
