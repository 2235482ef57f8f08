/// The items of a wall or of a section, in columns or in rows: what they are, and where.
///
///     try wall.items.appendItems(photos.count, measuredBy: MasonryAspectRatios(sizes: sizes))
///     try feed[2].setLength(180, ofItemAt: 4)
///     for item in feed[2].items(in: rect) { show(photos[item.index], at: item.frame) }
///
/// Items belong to a ``MasonryWall``, or to a section of a ``MasonryFeed``, which arranges them and
/// knows the width. They are a value: a copy shares storage until one of the two changes.
///
/// **Width or height.** In a layout with a given width items are asked for heights. With a given
/// height the layout scrolls sideways: columns are rows, rows are columns, and items are asked for
/// widths. ``RowsLayout`` says what rows ask.
///
/// **Changes.** Any sequence of changes gives exactly the layout that a rebuild would, unless
/// columns or rows are kept, see ``keptPlaces``. In columns a change places items again from the
/// first affected one; in rows it breaks rows again from the one before it, until the breaks are
/// the old ones.
///
/// **Coordinates** are those of the items, in points: the origin is the top left corner of their
/// content, y grows downwards. Frames and queries include insets, reading direction and pixel
/// alignment.
///
/// **Same bits everywhere.** The same heights and settings give bit-identical frames on every
/// machine, natively and in WebAssembly: a server can lay out what a browser shows, and tests can
/// compare for equality. Ratios give equal heights everywhere; text heights depend on the host.
///
/// **Memory.** In columns an item that spans one takes 22 bytes (height 8, position 8, column 2,
/// list entry 4) if all items are added at once; in rows 8, and a row 24. Some need more an item:
///
/// - 4 bytes once any item spans several columns, is pinned or fills a row;
/// - in columns 4 for each further column that it spans;
/// - 8 bytes for each distinct width that an item can get, if columns differ;
/// - in rows 8 for own heights, and 4 for optimal breaking (8 with at least two items in a row);
/// - one bit while any height is an estimate;
/// - in a dense packing 4 bytes if it went back to a gap, and about 26 for each gap between items,
///   for each span in use and each column at which it can use the gap.
///
/// Invalid input throws a ``MasonryError`` with a readable message and leaves the items unchanged.
/// An index out of range traps, as it does for an array.
public struct MasonryItems: Sendable, Equatable {
  var settings: ItemSettings
  var items = Items()
  /// Where items are in columns; without any in rows.
  var placement: Placement
  /// The rows; none in columns.
  var rows: [Row] = []
  /// The end of the content along the axis with the inset after it; 0 without items.
  var contentEnd = 0.0
  /// The items before it stay in their columns or rows; the largest number stands for all items.
  var storedHorizon: UInt32 = 0
  /// Items before this index may not be where the packing would put them.
  var packedFrom: UInt32 = 0
  /// What few items have: at most one element, as an empty array takes only one word.
  private var rare: [Rare] = []

  /// No items, in settings that other items may share.
  init(_ settings: ItemSettings) {
    self.settings = settings
    placement = Placement(laneCount: settings.lanes?.tracks.count ?? 0)
  }

  /// Compares settings, items, their places, and which of them will be kept.
  public static func == (left: Self, right: Self) -> Bool {
    left.settings == right.settings && left.items == right.items
      && left.placement == right.placement && left.rows == right.rows
      && left.keptPlaces == right.keptPlaces
  }
}

extension MasonryItems {
  /// No items on their own, in a space; an app has them in a wall or a feed.
  package init(_ layout: ItemsLayout, in space: LayoutSpace) throws(MasonryError) {
    self.init(try ItemSettings.make(layout, in: space, sharing: nil))
  }

  /// The largest valid width, height, spacing and inset, 10¹⁵⁰ points: no sum reaches infinity.
  public static var maximumLength: Double { .maximumLength }

  /// The largest number of items, 4,294,967,295 where integers have 64 bits.
  package static var maximumItemCount: Int { Int(clamping: UInt32.max) }

  /// How the items are arranged.
  public var layout: ItemsLayout { settings.layout }

  /// The width or the height that was given, and the environment.
  public var space: LayoutSpace { settings.space }

  /// The axis of scrolling: vertical if a width was given.
  package var axis: LayoutAxis { space.axis }

  /// The width that was given, in points, or the height if the items scroll sideways.
  package var crossLength: Double { space.crossLength }

  /// The direction and the pixels of the screen.
  package var environment: LayoutEnvironment { space.environment }

  /// The size of the content, insets included, in points; without items its length is 0.
  ///
  /// In columns it ends after the item that ends last and the inset. It is exact if
  /// ``firstEstimatedIndex`` is `nil`. An inset of a fraction of a pixel makes it end between
  /// pixels, except from right to left; a wall or a section ends on a whole pixel.
  public var contentSize: LayoutSize { axis.size(main: contentLength, cross: crossLength) }

  /// The number of items, hidden ones included.
  public var itemCount: Int { items.count }

  /// Whether there are no items.
  package var isEmpty: Bool { itemCount == 0 }

  /// The number of items that are shown, the first ones: all, unless rows are left out.
  ///
  /// An item that is left out is not found, measured or followed by an anchor. Its frame is where
  /// it would be, behind the end of the content; a feed has none for it.
  public var shownItemCount: Int {
    shownRowCount < rowCount ? rows[shownRowCount].first : itemCount
  }

  /// Which items stay in their columns or rows from the next change on; none by default.
  ///
  /// Setting it moves no item. An index counts the items as they are now.
  ///
  /// - Complexity: O(1). Changes place kept items one by one by the rule.
  public var keptPlaces: LayoutKeptPlaces {
    get {
      guard let firstKept, storedHorizon > 0 else {
        return LayoutKeptPlaces(horizon: storedHorizon)
      }
      return .items(min(firstKept, horizon)..<horizon)
    }
    set {
      storedHorizon = newValue.horizon(of: itemCount)
      firstKept = if case .items(let range) = newValue { max(0, range.lowerBound) } else { nil }
    }
  }

  /// Keeps the columns or rows of the items in a rectangle, such as the visible one.
  ///
  /// The range of ``keptPlaces`` grows to hold them. After a jump it starts with them: that is, if
  /// more items lie between than the rectangle shows. `.before` grows too, and `.all` stays.
  ///
  /// - Complexity: that of ``indices(in:)``.
  public mutating func keepPlaces(ofItemsIn rect: LayoutRect) {
    let seen = indices(in: rect)
    if let first = seen.first, let last = seen.last { keepPlaces(of: first..<last + 1) }
  }

  /// Keeps the columns or rows of items that have been seen.
  mutating func keepPlaces(of seen: Range<Int>) {
    switch keptPlaces {
    case .none: keptPlaces = .items(seen)
    case .before(let end): keptPlaces = .before(max(end, seen.upperBound))
    case .items(let range):
      let isReached = seen.lowerBound <= range.upperBound + seen.count
      let first = isReached ? min(range.lowerBound, seen.lowerBound) : seen.lowerBound
      keptPlaces = .items(first..<max(range.upperBound, seen.upperBound))
    case .all: break
    }
  }

  /// Whether an item keeps its column or its row.
  package func keepsPlace(ofItemAt index: Int) -> Bool { index < storedHorizon }
}

extension MasonryItems {
  /// Whether the length of an item is an estimate.
  public func isEstimated(itemAt index: Int) -> Bool {
    checkIndex(index)
    return estimates[index]
  }

  /// The first item whose length is an estimate, or `nil` if all are measured.
  ///
  /// In columns all items before it have their final places; those after it depend on estimates.
  /// Items stacked upwards are final once all of them are measured.
  ///
  /// - Complexity: O(*n*) for *n* items, 64 of them at a time; O(1) without estimates.
  public var firstEstimatedIndex: Int? { estimates.first }

  /// Whether ``contentSize`` depends on no estimates.
  package var hasExactContentSize: Bool { firstEstimatedIndex == nil }

  /// The length that the provider was asked for, in points: in columns the height of the item, or
  /// its width if the items scroll sideways; in rows see ``RowsLayout``.
  public func length(ofItemAt index: Int) -> Double {
    checkIndex(index)
    return settings.asksForOwnLengths ? items.ownLengths[index] : items.lengths[index]
  }

  /// The axis of the length that an item was asked for: vertical for a height.
  package func askedAxis(ofItemAt index: Int) -> LayoutAxis {
    checkIndex(index)
    return settings.asksForOwnLengths ? axis : settings.question(items.request(of: index)).axis
  }

  /// The greatest length across the axis of an item that chooses it: that of a row.
  package var longestAcross: Double { settings.rows?.fillingLength ?? crossLength }

  /// The axes along which views that measure themselves choose their lengths.
  package var measuredAxes: Set<LayoutAxis> {
    switch layout.rows?.rule {
    case nil, .even: [axis]
    case .justified: []
    case .flowing(_, _, hasOwnHeights: true): [.vertical, .horizontal]
    case .flowing: [axis.cross]
    }
  }
}

// What follows from the settings, and what both arrangements are asked.

extension MasonryItems {
  /// The number of rows that are shown: all, unless the settings leave some out; 0 in columns.
  ///
  /// See ``RowsLayout/maximumRowCount`` and ``RowsLayout/holdsBackLastRow``.
  package internal(set) var shownRowCount: Int {
    get { Int(placement.storedShownRowCount) }
    set { placement.storedShownRowCount = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The least cost of the items before each index, if rows are broken optimally.
  var costs: [Int32] {
    get { rare.isEmpty ? [] : rare[0].costs }
    set { if !newValue.isEmpty || !rare.isEmpty { ownRare.costs = newValue } }
    _modify { yield &ownRare.costs }
  }

  /// The same of rows with at least two items.
  var wideCosts: [Int64] {
    get { rare.isEmpty ? [] : rare[0].wideCosts }
    set { if !newValue.isEmpty || !rare.isEmpty { ownRare.wideCosts = newValue } }
    _modify { yield &ownRare.wideCosts }
  }

  /// The mapping of all changes since `keepingPlace` began; `nil` at other times.
  var recordedChanges: LayoutIndexMapping? {
    get { rare.isEmpty ? nil : rare[0].changes }
    set { if newValue != nil || !rare.isEmpty { ownRare.changes = newValue } }
  }

  /// What is in view while a call keeps the place; `nil` at other times.
  var held: HeldView? {
    get { rare.isEmpty ? nil : rare[0].held }
    set { if newValue != nil || !rare.isEmpty { ownRare.held = newValue } }
  }

  /// Where the range of kept items starts; `nil` unless ``keptPlaces`` is a range.
  var firstKept: Int? {
    get { rare.isEmpty ? nil : rare[0].firstKept }
    set { if newValue != nil || !rare.isEmpty { ownRare.firstKept = newValue } }
  }

  private struct Rare: Sendable {
    var costs: [Int32] = []
    var wideCosts: [Int64] = []
    var changes: LayoutIndexMapping?
    var held: HeldView?
    var firstKept: Int?

    var isEmpty: Bool {
      costs.isEmpty && wideCosts.isEmpty && changes == nil && held == nil && firstKept == nil
    }
  }

  /// The element of ``rare``, which is there only while it holds anything.
  private var ownRare: Rare {
    get { rare[0] }
    _modify {
      if rare.isEmpty { rare.append(Rare()) }
      defer { if rare[0].isEmpty { rare = [] } }
      yield &rare[0]
    }
  }

  @inline(__always)
  var isInRows: Bool { if case .rows = settings { true } else { false } }

  /// The settings of columns; there are none in rows.
  @inline(__always)
  var laneSettings: LaneSettings {
    guard case .lanes(let lanes) = settings else { preconditionFailure("Items are in rows") }
    return lanes
  }

  /// The settings of rows; there are none in columns.
  @inline(__always)
  var rowSettings: RowSettings {
    guard case .rows(let rows) = settings else { preconditionFailure("Items are in columns") }
    return rows
  }

  var tracks: Tracks { laneSettings.tracks }

  var estimates: Estimates { items.estimates }

  /// A length to compare zoom levels by: column width or row height.
  package var typicalLength: Double {
    switch settings {
    case .lanes(let lanes): lanes.tracks.crossLength(span: 1)
    case .rows(let rows):
      rows.justified?.target ?? rows.flow?.height ?? rows.question(.unconstrained).crossLength
    }
  }

  /// The distances along the axis from the ends of the content to the items.
  var insets: (start: Double, end: Double) { axis.ends(of: layout.contentInsets) }

  /// The logical position of the first item if lanes or rows divide, or else `nil`.
  var upwardStart: Double? {
    guard !placement.seams.isEmpty else { return nil }
    guard isInRows else { return placement.highestStart }
    return shownRowCount > 0 ? rows.first?.position : nil
  }

  /// The length of the content along the axis, insets included; 0 without items.
  var contentLength: Double {
    let length = contentEnd - contentStart
    guard !isInRows, !placement.seams.isEmpty, !space.isMirroredAlong else { return length }
    // No frame ends behind it by the rounding of a sum.
    let mapper = mapper
    return (0..<columnCount).reduce(length) { length, column in
      max(length, end(ofColumn: column, mapper).map { $0 + insets.end } ?? 0)
    }
  }

  /// The start of the content along the axis: 0, or less if items are stacked upwards.
  ///
  /// The first frame begins where it would at position 0. On pixels it is a whole number of them.
  var contentStart: Double {
    guard let start = upwardStart else { return 0 }
    let mapper = AxisMapper(
      space, inset: insets.start, content: LayoutInterval(near: 0, far: contentEnd), isDivided: true
    )
    // From right to left the far edges count: half a pixel is rounded to larger coordinates.
    return space.isMirroredAlong
      ? mapper.far(from: 0, to: 0) - mapper.far(from: start, to: start)
      : mapper.near(from: start, to: start) - mapper.near(from: 0, to: 0)
  }

  /// Maps logical coordinates along the axis to those of the content.
  var mapper: AxisMapper {
    AxisMapper(
      space, inset: insets.start, content: LayoutInterval(near: contentStart, far: contentEnd),
      isDivided: isDivided)
  }

  /// Whether lanes or rows divide: some items may be stacked upwards.
  var isDivided: Bool { !placement.seams.isEmpty }

  func checkIndex(_ index: Int) {
    // A precondition that reads the items themselves copies them in a build without optimization.
    let count = itemCount
    precondition(index >= 0 && index < count, "Index out of range: there is no such item")
  }
}
