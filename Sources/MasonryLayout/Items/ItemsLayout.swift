/// The items of a section, in coordinates of their own: in columns, or in rows.
public struct ItemsLayout: Sendable, Equatable {
  var settings: ItemSettings
  var items = Items()
  /// Where items are in columns; without any in rows.
  var placement: Placement
  /// The rows; empty in columns.
  var rows: [Row] = []
  /// The least cost of the items before each index, if rows are broken optimally.
  var costs: [UInt32] = []
  /// The end of the content along the axis with the inset after it; 0 without items.
  var contentEnd = 0.0
  /// The items before it stay in their columns or rows; the largest number stands for all items.
  var storedHorizon: UInt32 = 0
  /// Items before this index may not be where the packing would put them.
  var packedFrom: UInt32 = 0
  private var storedSeam: UInt32 = 0
  private var storedShownRowCount: UInt32 = 0
  /// The value of ``_changes``: at most one element, as an empty array takes only one word.
  private var changes: [LayoutIndexMapping] = []

  init(
    _ configuration: MasonryFeed.SectionLayout, in space: LayoutSpace, sharing other: ItemSettings?
  ) throws(MasonryError) {
    settings = try ItemSettings.make(configuration, in: space, sharing: other)
    placement = Placement(laneCount: settings.lanes?.tracks.count ?? 0)
  }

  /// Compares settings, items, their places, and which of them will be kept.
  public static func == (left: Self, right: Self) -> Bool {
    left.settings == right.settings && left.items == right.items
      && left.placement == right.placement && left.rows == right.rows && left.seam == right.seam
      && left.storedHorizon == right.storedHorizon
  }
}

extension ItemsLayout {
  /// The items before it are stacked upwards, in whole rows.
  var seam: Int {
    get { Int(storedSeam) }
    set { storedSeam = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The number of rows that are shown: all, unless the settings leave some out.
  public internal(set) var shownRowCount: Int {
    get { Int(storedShownRowCount) }
    set { storedShownRowCount = UInt32(truncatingIfNeeded: newValue) }
  }

  var _changes: LayoutIndexMapping? {
    get { changes.first }
    set { changes = newValue.map { [$0] } ?? [] }
  }

  @inline(__always)
  var isInRows: Bool { if case .rows = settings { true } else { false } }

  /// The settings of columns; there are none in rows.
  @inline(__always)
  var laneSettings: GridSettings {
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
}

extension ItemsLayout {
  /// How the items are arranged.
  public var configuration: MasonryFeed.SectionLayout { settings.configuration }

  /// The width or the height that was given, and the environment.
  public var space: LayoutSpace { settings.space }

  /// The axis of scrolling: vertical if the layout was given a width.
  public var axis: LayoutAxis { space.axis }

  /// The width that was given, in points, or the height if the layout scrolls sideways.
  public var crossLength: Double { space.crossLength }

  /// The direction and the pixels of the screen.
  public var environment: LayoutEnvironment { space.environment }

  /// The number of items, hidden ones included.
  public var itemCount: Int { items.count }

  /// Whether there are no items.
  public var isEmpty: Bool { itemCount == 0 }

  /// The number of columns, or 0 in rows.
  public var columnCount: Int { placement.laneCount }

  /// The number of rows, those that are left out included; 0 in columns.
  public var rowCount: Int { rows.count }

  /// The number of items that are shown, the first ones.
  public var shownItemCount: Int {
    shownRowCount < rowCount ? rows[shownRowCount].first : itemCount
  }

  /// Whether the length of an item is an estimate.
  public func isEstimated(itemAt index: Int) -> Bool {
    checkIndex(index)
    return estimates[index]
  }

  /// The first item whose length is an estimate, or `nil` if all are measured.
  public var firstEstimatedIndex: Int? { estimates.first }

  /// Whether the content size depends on no estimates.
  public var hasExactContentSize: Bool { firstEstimatedIndex == nil }

  /// The size of the content, insets included, in points.
  public var contentSize: LayoutSize {
    axis.size(
      main: contentLength, cross: settings.lanes?.tracks.contentCrossLength ?? crossLength)
  }

  /// Which items keep their columns or their rows from the next change on; none by default.
  public var keptPlaces: LayoutKeptPlaces {
    get { LayoutKeptPlaces(horizon: storedHorizon) }
    set { storedHorizon = newValue.horizon(of: itemCount) }
  }

  /// Whether an item keeps its column or its row.
  package func keepsPlace(ofItemAt index: Int) -> Bool {
    if case .before(let end) = keptPlaces { index < end } else { keptPlaces == .all }
  }

  /// The number that the provider was asked for, in points.
  public func length(ofItemAt index: Int) -> Double {
    checkIndex(index)
    return settings.asksForOwnLengths ? items.ownLengths[index] : items.lengths[index]
  }

  /// The axis of the length that an item was asked for: vertical for a height.
  package func askedAxis(ofItemAt index: Int) -> LayoutAxis {
    checkIndex(index)
    return settings.asksForOwnLengths ? axis : settings.question(items.request(of: index)).axis
  }

  /// The axes along which views that measure themselves choose their lengths.
  package var measuredAxes: Set<LayoutAxis> {
    switch configuration.rows?.rule {
    case nil, .even: [axis]
    case .justified: []
    case .flowing(_, _, hasOwnHeights: true): [.vertical, .horizontal]
    case .flowing: [axis.cross]
    }
  }

  /// The length of a column or a row to compare zoom levels by.
  var typicalLength: Double {
    switch settings {
    case .lanes(let lanes): lanes.tracks.crossLength(span: 1)
    case .rows(let rows):
      rows.justified?.target ?? rows.flow?.height ?? rows.question(.unconstrained).crossLength
    }
  }

  /// The span and the pinned column of an item.
  func request(ofItemAt index: Int) -> LaneRequest { items.request(of: index) }
}

// What columns and rows do in their own ways.

extension ItemsLayout {
  /// The items whose frames intersect a rectangle, with their frames, in ascending order.
  public func items(in rect: LayoutRect) -> [LayoutItem] {
    isInRows ? rowItems(in: rect) : laneItems(in: rect)
  }

  /// The indices of the items whose frames intersect a rectangle, in ascending order.
  public func indices(in rect: LayoutRect) -> [Int] {
    isInRows ? rowIndices(in: rect) : laneIndices(in: rect)
  }

  /// Replaces a buffer's contents with indices, column by column; it keeps its memory.
  public func indices(in rect: LayoutRect, replacing buffer: inout [Int]) {
    if isInRows {
      rowIndices(in: rect, replacing: &buffer)
    } else {
      laneIndices(in: rect, replacing: &buffer)
    }
  }

  /// Calls a closure with each item in a rectangle, column by column, without allocating.
  public func forEachItem(in rect: LayoutRect, _ body: (LayoutItem) -> Void) {
    if isInRows { forEachRowItem(in: rect, body) } else { forEachLaneItem(in: rect, body) }
  }

  /// The item whose frame contains a point, or `nil`.
  public func index(containing point: LayoutPoint) -> Int? {
    items(in: LayoutRect(origin: point, size: .zero)).last { $0.frame.contains(point) }?.index
  }

  /// The final frame of an item, in the coordinates of the section's items.
  public func frame(ofItemAt index: Int) -> LayoutRect {
    checkIndex(index)
    return isInRows ? rowFrame(ofItemAt: index) : frame(ofItemAt: index, mapper)
  }

  /// The items in a rectangle, in the order in which they are read.
  public func itemsInReadingOrder(in rect: LayoutRect) -> [LayoutItem] {
    isInRows ? rowItems(in: rect) : laneItemsInReadingOrder(in: rect)
  }

  /// Where an item begins in the direction of reading, along the axis, and its column.
  func readingStart(ofItemAt index: Int) -> (along: Double, column: Int) {
    isInRows ? (0, 0) : laneReadingStart(ofItemAt: index)
  }

  /// The item next to another one, where an arrow key leads, or `nil` at the edge of the section.
  public func neighbor(ofItemAt index: Int, on side: LayoutSide) -> Int? {
    checkIndex(index)
    return isInRows
      ? rowNeighbor(ofItemAt: index, on: side) : laneNeighbor(ofItemAt: index, on: side)
  }

  func outermostItem(
    atEnd: Bool, alongside interval: LayoutInterval, on axis: LayoutAxis
  ) -> Int? {
    if isInRows { return outermostRowItem(atEnd: atEnd, alongside: interval, on: axis) }
    return axis == self.axis
      ? outermostItem(inLastLane: atEnd, alongside: interval)
      : outermostItem(atEnd: atEnd, alongside: interval)
  }

  /// The index to which to move an item so that it is near a finger afterwards.
  public func dropIndex(at point: LayoutPoint, moving index: Int) -> Int {
    isInRows ? rowDropIndex(at: point, moving: index) : laneDropIndex(at: point, moving: index)
  }

  /// The items that meet a view along the axis, the last before it and the first after it.
  func division(by view: LayoutRect?) -> (met: [Int], lastBefore: Int?, firstAfter: Int?) {
    isInRows ? rowDivision(by: view) : laneDivision(by: view)
  }

  /// The items that pass the view, and a few others.
  func elementIDs(from start: LayoutRect, to end: LayoutRect, of other: Self) -> [Int] {
    guard isInRows == other.isInRows else { return Array(0..<max(itemCount, other.itemCount)) }
    return isInRows
      ? rowElementIDs(from: start, to: end, of: other)
      : laneElementIDs(from: start, to: end, of: other)
  }

  /// The distances along the axis from the ends of the content to the items.
  var insets: (start: Double, end: Double) {
    switch settings {
    case .lanes(let lanes): axis.ends(of: lanes.configuration.contentInsets)
    case .rows(let rows): axis.ends(of: rows.configuration.contentInsets)
    }
  }

  /// The logical position of the first item if items are stacked upwards, or else `nil`.
  var upwardStart: Double? {
    if isInRows { return seam > 0 ? rows.first?.position : nil }
    return placement.seam > 0 ? placement.positions[placement.top] : nil
  }

  /// The lanes that an item covers, where lanes differ.
  func lanes(of index: Int) -> Range<Int> {
    isInRows ? rowLanes(of: index) : coveredLanes(of: index)
  }

  var positionsFollowFromLengths: Bool { !isInRows && lanePositionsFollowFromLengths }
}

extension ItemsLayout {
  /// The length of the content along the axis, insets included; 0 without items.
  var contentLength: Double { contentEnd - contentStart }

  /// The start of the content along the axis: 0, or less if items are stacked upwards.
  ///
  /// The first frame begins where it would at position 0. On pixels it is a whole number of them.
  var contentStart: Double {
    guard let start = upwardStart else { return 0 }
    let mapper = AxisMapper(space, inset: insets.start, contentLength: contentEnd)
    // From right to left the far edges count: half a pixel is rounded to larger coordinates.
    return space.isMirroredAlong
      ? mapper.far(from: 0, to: 0) - mapper.far(from: start, to: start)
      : mapper.near(from: start, to: start) - mapper.near(from: 0, to: 0)
  }

  /// Maps logical coordinates along the axis to those of the content.
  var mapper: AxisMapper {
    AxisMapper(
      space, inset: insets.start, content: LayoutInterval(near: contentStart, far: contentEnd))
  }
}

extension ItemsLayout {
  /// Adds items at the end, and measures them.
  @discardableResult
  public mutating func appendItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try checkNewItems(addedCount)
    guard addedCount > 0 else { return .unchanged }
    if isInRows {
      try appendRowItems(addedCount, measuredBy: provider)
    } else {
      try appendLaneItems(addedCount, measuredBy: provider)
    }
    return .unchanged
  }

  func rearrangement(
    by mapping: LayoutIndexMapping, to count: Int, moving moved: [Int]?
  ) -> Rearrangement {
    // Only items that are kept in columns differ from those that are moved.
    let moved = isInRows ? [] : moved ?? (horizon > 0 ? mapping.movedItems : [])
    return Rearrangement(mapping, from: itemCount, to: count, moving: moved)
  }

  /// Changes the items, takes over what is new about some of those that stay, and places once.
  mutating func rearrange(
    _ change: Rearrangement, by mapping: LayoutIndexMapping, adding new: Items,
    taking measures: [NewMeasure], upwards: Bool
  ) {
    if isInRows {
      rearrangeRows(change, by: mapping, adding: new, taking: measures, upwards: upwards)
    } else {
      rearrangeLanes(change, by: mapping, adding: new, taking: measures, upwards: upwards)
    }
  }

  /// Takes over what is new about some items, and places once; of several for an item the last.
  mutating func take(_ new: [NewMeasure]) {
    if isInRows { takeInRows(new) } else { takeInLanes(new) }
  }

  /// Arranges the items by other settings, in another space.
  mutating func rearrange<Provider: MasonryHeightProvider>(
    _ configuration: MasonryFeed.SectionLayout, in space: LayoutSpace, sharing other: ItemSettings?,
    measuredBy provider: Provider
  ) throws(MasonryError) {
    switch (configuration, isInRows) {
    case (.columns(let columns), false):
      try rearrangeLanes(
        columns.inSection, in: space, sharing: other?.lanes, measuredBy: provider)
    case (.rows(let rows), true):
      try rearrangeRows(rows, in: space, sharing: other?.rows, measuredBy: provider)
    default:
      var new = try Self(configuration, in: space, sharing: other)
      if Provider.self == NoHeights.self {
        try new.appendItems(itemCount, measuredBy: MasonryEstimates(ScaledSizes(of: self)))
      } else {
        try new.appendItems(itemCount, measuredBy: provider)
      }
      new.keptPlaces = keptPlaces
      new._changes = _changes
      self = new
    }
  }

  /// Places anew, at once, the items that are no longer kept.
  public mutating func repack() { if isInRows { repackRows() } else { repackLanes() } }

  /// Stacks all items downwards again, from the start of the content.
  public mutating func restackFromStart() {
    if isInRows { restackRowsFromStart() } else { restackLanesFromStart() }
  }

  #if !hasFeature(Embedded)
  var snapshot: ItemsSnapshot { isInRows ? rowSnapshot : laneSnapshot }

  mutating func addItems(of snapshot: ItemsSnapshot) throws(MasonryError) {
    if isInRows { try addRowItems(of: snapshot) } else { try addLaneItems(of: snapshot) }
  }
  #endif
}
