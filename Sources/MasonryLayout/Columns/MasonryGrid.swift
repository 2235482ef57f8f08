/// A wall of items in columns: heights in, frames and visible items out.
///
///     let columns = MasonryGrid.Columns.adaptive(minimumWidth: 160)
///     var wall = try MasonryGrid(
///       configuration: .init(columns: columns, spacing: 8), width: 1024)
///     let sizes = MasonryAspectRatios(sizes: photos.map(\.size))
///     try wall.appendItems(photos.count, measuredBy: sizes)
///
///     wall.contentSize                             // for the scroll view
///     for item in wall.items(in: visibleRect) {    // under 1 µs for a screenful
///       show(photos[item.index], at: item.frame)
///     }
///
/// A grid is a value. It calls nothing but the height provider that it is given. A copy shares
/// storage until one of the two changes. Grids can be passed between threads.
///
/// **Width or height.** A grid with a given width scrolls vertically and asks for heights. One with
/// a given height scrolls sideways: its columns are rows, and it asks for widths.
///
/// **Changes.** Any sequence of changes gives exactly the layout that a rebuild would, unless
/// columns are kept, see ``keptPlaces``. A change places items again from the first affected one.
///
/// **Coordinates** are the content's, in points: the origin is its top left corner, y grows
/// downwards. Frames and queries include insets, reading direction and pixel alignment.
///
/// **Same bits everywhere.** The same heights and settings give bit-identical frames on every
/// machine, natively and in WebAssembly: a server can lay out what a browser shows, and tests can
/// compare for equality. Ratios give equal heights everywhere; text heights depend on the host.
///
/// **Memory.** An item that spans one column takes 22 bytes (height 8, position 8, column 2, list
/// entry 4) if all items are added at once. Some grids need more for each item:
///
/// - 4 bytes once any item spans several columns or is pinned, and 4 for each further column;
/// - 8 bytes for each distinct width that an item can get, if columns differ;
/// - one bit while any height is an estimate;
/// - in a dense packing 4 bytes if it went back to a gap, and about 26 for each gap between items,
///   for each span in use and each column at which it can use the gap.
///
/// Invalid input throws a ``MasonryError`` with a readable message and leaves the grid unchanged.
/// An index out of range traps, as it does for an array.
public struct MasonryGrid: Sendable, Equatable {
  var sharedSettings: GridSettings
  var items = Items()
  var placement: Placement
  var contentEnd = 0.0
  var storedHorizon: UInt32 = 0
  var packedFrom: UInt32 = 0
  var changes: [LayoutIndexMapping] = []

  /// Creates a grid without items that scrolls vertically.
  ///
  /// The grid has this width, insets included, in points; 0 is allowed.
  ///
  /// - Throws: ``MasonryError`` if a setting or the width is not valid.
  public init(
    configuration: Configuration = Configuration(), width: Double,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MasonryError) {
    try self.init(configuration: configuration, in: .width(width, environment: environment))
  }

  /// Creates a grid without items in a space, for example a height: then its columns are rows.
  public init(
    configuration: Configuration = Configuration(), in space: LayoutSpace
  ) throws(MasonryError) {
    try self.init(configuration, in: space, sharing: nil)
  }

  init(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: GridSettings?
  ) throws(MasonryError) {
    self.init(try GridSettings.make(configuration, in: space, sharing: other))
  }

  init(_ settings: GridSettings) {
    sharedSettings = settings
    placement = Placement(laneCount: settings.tracks.count)
  }
}

extension MasonryGrid {
  /// How the grid arranges its items.
  public var configuration: Configuration { sharedSettings.configuration }

  /// The width or the height that was given, and the environment.
  public var space: LayoutSpace { sharedSettings.space }

  var tracks: Tracks { sharedSettings.tracks }

  /// The number of columns, at least 1.
  public var columnCount: Int { sharedSettings.tracks.count }

  /// The number of items.
  public var itemCount: Int { items.count }

  /// Whether the length of an item is an estimate.
  public func isEstimated(itemAt index: Int) -> Bool {
    checkIndex(index)
    return estimates[index]
  }

  /// The first item whose length is an estimate, or `nil` if all are measured.
  public var firstEstimatedIndex: Int? { estimates.first }

  /// The size of the whole content, insets included, in points.
  ///
  /// Along the columns it ends after the item that ends last and the inset; without items its
  /// length is 0. It is exact unless ``ItemLayout/hasExactContentSize`` says otherwise. An inset
  /// of a fraction of a pixel makes it end between pixels, except in rows from right to left.
  public var contentSize: LayoutSize {
    axis.size(main: contentLength, cross: tracks.contentCrossLength)
  }

  /// Compares settings, items, their places, and which of them will be kept.
  public static func == (left: MasonryGrid, right: MasonryGrid) -> Bool {
    left.sharedSettings == right.sharedSettings && left.items == right.items
      && left.placement == right.placement && left.storedHorizon == right.storedHorizon
  }
}

extension GridSettings: ItemSettings {
  var differingTracks: Tracks? { tracks.areEqual ? nil : tracks }

  var asksForOwnLengths: Bool { false }
  func finalCrossLength(_ length: Double) -> Double { length }

  func question(_ request: LaneRequest) -> (axis: LayoutAxis, crossLength: Double) {
    (space.axis, tracks.crossLength(span: request.span(in: tracks.count)))
  }

  func request(_ request: LaneRequest) -> LaneRequest { request }
}

extension MasonryGrid {
  /// The width of a column (the height of a row) in points; if columns differ, of the first one.
  public var columnWidth: Double { tracks.crossLength(span: 1) }

  /// The first column that an item covers, counted from the leading edge.
  public func column(ofItemAt index: Int) -> Int {
    checkIndex(index)
    return Int(placement.firstLanes[index])
  }

  /// The number of columns that an item covers, at most ``columnCount``.
  public func columnSpan(ofItemAt index: Int) -> Int {
    checkIndex(index)
    return items.request(of: index).span(in: columnCount)
  }

  /// The end of each column in points: the far edge of its last item, or `nil` if it is empty.
  ///
  /// In rows from right to left, ends are distances from the right edge of the content. Use them to
  /// load more when the shortest column comes into view, and to see how level the bottom is.
  ///
  /// - Complexity: O(`columnCount`).
  public var columnEnds: [Double?] {
    let mapper = AxisMapper(fromStartOf: space, inset: insets.start, contentStart: contentStart)
    return (0..<columnCount).map { end(ofColumn: $0, mapper) }
  }
}

extension MasonryGrid {
  /// The final frame of an item, in the coordinates of the content.
  ///
  /// For the items on screen call ``items(in:)``, which returns indices and frames.
  ///
  /// - Complexity: O(1).
  public func frame(ofItemAt index: Int) -> LayoutRect {
    checkIndex(index)
    return frame(ofItemAt: index, mapper)
  }

  /// The height of an item as it was given, in points, or its width if the grid scrolls sideways.
  ///
  /// On pixels the length of its frame may differ.
  public func length(ofItemAt index: Int) -> Double {
    checkIndex(index)
    return items.lengths[index]
  }

  package func askedAxis(ofItemAt index: Int) -> LayoutAxis { axis }
}

extension MasonryGrid {
  @inline(__always)
  func frame(ofItemAt index: Int, _ mapper: AxisMapper) -> LayoutRect {
    let (position, lane) = placement.start(of: index)
    let (length, span) = items.extent(of: index, in: columnCount)
    return frame(at: position, length: length, lane: lane, span: span, mapper)
  }

  /// The final frame of an item of some length, at a position in the lanes from one on.
  @inline(__always)
  func frame(
    at start: Double, length: Double, lane: Int, span: Int, _ mapper: AxisMapper
  ) -> LayoutRect {
    let tracks = tracks
    return axis.rect(
      main: mapper.near(from: start, to: start + length),
      length: mapper.length(length, from: start, to: start + length),
      cross: tracks.start(ofLane: lane, span: span),
      crossLength: tracks.crossLength(ofLane: lane, span: span))
  }
}

extension MasonryGrid {
  @inline(__always)
  func end(ofColumn column: Int, _ mapper: AxisMapper) -> Double? {
    guard let last = placement.members.last(in: column) else { return nil }
    return mapper.interval(position: placement.positions[last], length: items.lengths[last]).far
  }

  var insets: (start: Double, end: Double) { axis.ends(of: configuration.contentInsets) }

  /// The value of ``contentEnd`` for the placed items.
  func contentEndOfColumns() -> Double {
    let mapper = AxisMapper(fromStartOf: space, inset: insets.start)
    var furthest: Double?
    for column in 0..<columnCount {
      guard let end = end(ofColumn: column, mapper) else { continue }
      furthest = max(furthest ?? end, end)
    }
    guard let furthest else { return 0 }
    let end = furthest + insets.end
    // From right to left the content begins there, and no item may begin before it.
    return space.isMirroredAlong ? end.aligned(toScale: space.environment.scale) : end
  }

  var upwardStart: Double? { placement.seam > 0 ? placement.positions[placement.top] : nil }
}
