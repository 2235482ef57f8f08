extension MasonryFeed {
  /// The items of a section in coordinates of their own: a ``MasonryGrid``, or ``MasonryRows``.
  ///
  ///     try feed[2].appendItems(20, measuredBy: heights)
  ///     let rows = feed[2].rows?.rowCount
  ///     feed[2].grid?.keptPlaces = .all
  ///
  /// It is an ``ItemLayout``; what only columns or only rows have is behind ``grid`` and ``rows``.
  public struct SectionItems: Sendable, Equatable {
    private enum Kind: Sendable, Equatable {
      case columns(MasonryGrid)
      case rows(MasonryRows)
      /// A placeholder while the grid or the rows are taken out to be changed.
      case taken
    }

    private var kind: Kind

    /// The items of a section in columns.
    public init(_ grid: MasonryGrid) { kind = .columns(grid) }

    /// The items of a section in rows.
    public init(_ rows: MasonryRows) { kind = .rows(rows) }
  }
}

extension MasonryFeed.SectionItems {
  /// The items as a grid, to read and to change, or `nil` if they are not in columns.
  ///
  /// A grid that is set replaces the items, and arranges them in columns; `nil` changes nothing.
  public var grid: MasonryGrid? {
    get {
      if case .columns(let grid) = kind { grid } else { nil }
    }
    set { if let newValue { kind = .columns(newValue) } }
    _modify {
      var grid: MasonryGrid?
      if case .columns = kind, case .columns(let items) = take() { grid = items }
      defer { if let grid { kind = .columns(grid) } }
      yield &grid
    }
  }

  /// The items as rows, to read and to change as ``grid``, or `nil` if they are not in rows.
  public var rows: MasonryRows? {
    get {
      if case .rows(let rows) = kind { rows } else { nil }
    }
    set { if let newValue { kind = .rows(newValue) } }
    _modify {
      var rows: MasonryRows?
      if case .rows = kind, case .rows(let items) = take() { rows = items }
      defer { if let rows { kind = .rows(rows) } }
      yield &rows
    }
  }

  /// Takes the items out, so that nothing else holds their storage while they are changed.
  @inline(__always)
  private mutating func take() -> Kind {
    var taken = Kind.taken
    swap(&taken, &kind)
    return taken
  }

  @inline(__always)
  func ask<Answer, Failure: Error>(
    _ columns: (MasonryGrid) throws(Failure) -> Answer,
    _ rows: (MasonryRows) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    switch kind {
    case .columns(let grid): try columns(grid)
    case .rows(let items): try rows(items)
    case .taken: preconditionFailure("Items cannot be asked while they are changed")
    }
  }

  /// Changes the layout that there is, without a copy of its storage.
  @inline(__always)
  mutating func change<Answer, Failure: Error>(
    _ columns: (inout MasonryGrid) throws(Failure) -> Answer,
    _ rows: (inout MasonryRows) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    switch take() {
    case .columns(var grid):
      defer { kind = .columns(grid) }
      return try columns(&grid)
    case .rows(var items):
      defer { kind = .rows(items) }
      return try rows(&items)
    case .taken: preconditionFailure("Items cannot be changed while they are changed")
    }
  }
}

extension MasonryFeed.SectionItems: ItemLayout {
  /// Creates items of a section on their own, without any.
  public init(configuration: Configuration, in space: LayoutSpace) throws(MasonryError) {
    try self.init(configuration, in: space, sharing: nil)
  }

  /// The width or the height that was given, and the environment.
  public var space: LayoutSpace { ask({ $0.space }, { $0.space }) }

  /// How the items are arranged.
  public typealias Configuration = MasonryFeed.SectionLayout

  /// How the items are arranged.
  public var configuration: MasonryFeed.SectionLayout {
    ask({ .columns($0.configuration) }, { .rows($0.configuration) })
  }

  /// The number of items, hidden ones included.
  public var itemCount: Int { ask({ $0.itemCount }, { $0.itemCount }) }

  /// The number of items that are shown, see ``MasonryRows/shownItemCount``.
  public var shownItemCount: Int { ask({ $0.shownItemCount }, { $0.shownItemCount }) }

  /// The size of the content, insets included, in points.
  public var contentSize: LayoutSize { ask({ $0.contentSize }, { $0.contentSize }) }

  /// The items whose frames intersect a rectangle, with their frames, in ascending order.
  public func items(in rect: LayoutRect) -> [LayoutItem] {
    ask({ $0.items(in: rect) }, { $0.items(in: rect) })
  }

  /// The index to which to move an item so that it is near a finger afterwards.
  public func dropIndex(at point: LayoutPoint, moving index: Int) -> Int {
    ask({ $0.dropIndex(at: point, moving: index) }, { $0.dropIndex(at: point, moving: index) })
  }

  /// The frame of an item, in the coordinates of the section's items.
  public func frame(ofItemAt index: Int) -> LayoutRect {
    ask({ $0.frame(ofItemAt: index) }, { $0.frame(ofItemAt: index) })
  }

  /// Adds items at the end, and measures them.
  @discardableResult
  public mutating func appendItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try grid?.appendItems(addedCount, measuredBy: provider)
    try rows?.appendItems(addedCount, measuredBy: provider)
    return .unchanged
  }

  /// Measures items again, in any order, and places once.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try grid?.remeasure(indices, measuredBy: provider)
    try rows?.remeasure(indices, measuredBy: provider)
  }

  /// Sets the length that the provider was asked for.
  public mutating func setLength(_ length: Double, ofItemAt index: Int) throws(MasonryError) {
    try grid?.setLength(length, ofItemAt: index)
    try rows?.setLength(length, ofItemAt: index)
  }

  /// The axis of the length that an item was asked for: vertical for a height.
  package func askedAxis(ofItemAt index: Int) -> LayoutAxis {
    ask({ $0.askedAxis(ofItemAt: index) }, { $0.askedAxis(ofItemAt: index) })
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

  /// The greatest length across the axis of an item that chooses it: that of a row.
  package var longestAcross: Double { ask({ $0.crossLength }, { $0.sharedSettings.fillingLength }) }

  /// Whether the length of an item is an estimate.
  public func isEstimated(itemAt index: Int) -> Bool {
    ask({ $0.isEstimated(itemAt: index) }, { $0.isEstimated(itemAt: index) })
  }

  /// The first item whose length is an estimate, or `nil` if all are measured.
  public var firstEstimatedIndex: Int? {
    ask({ $0.firstEstimatedIndex }, { $0.firstEstimatedIndex })
  }

  /// The items in a rectangle, in the order in which they are read.
  public func itemsInReadingOrder(in rect: LayoutRect) -> [LayoutItem] {
    ask({ $0.itemsInReadingOrder(in: rect) }, { $0.itemsInReadingOrder(in: rect) })
  }

  /// Where an item begins in the direction of reading, along the axis, and its column.
  func readingStart(ofItemAt index: Int) -> (along: Double, column: Int) {
    ask({ $0.readingStart(ofItemAt: index) }, { $0.readingStart(ofItemAt: index) })
  }

  /// Adds, removes and moves items by a mapping, measures some again, and places once.
  public mutating func _changeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?, reloading reloaded: [Int],
    upwards: Bool, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try grid?._changeItems(
      by: mapping, count: count, moving: moved, reloading: reloaded, upwards: upwards,
      measuredBy: provider)
    try rows?._changeItems(
      by: mapping, count: count, moving: moved, reloading: reloaded, upwards: upwards,
      measuredBy: provider)
  }

  /// Arranges the items by other settings, in another space.
  public mutating func arrange(
    by configuration: Configuration, in space: LayoutSpace,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try rearrange(configuration, in: space, sharing: nil, measuredBy: provider)
  }

  /// Measures what is estimated where a closure scrolls the rectangle, until nothing there is.
  public mutating func measure(
    itemsIn visible: inout LayoutRect, margin: Double,
    measuredBy provider: some MasonryHeightProvider, scrolling: (Self, inout LayoutRect) -> Void
  ) throws(MasonryError) {
    try grid?.measure(itemsIn: &visible, margin: margin, measuredBy: provider) {
      scrolling(Self($0), &$1)
    }
    try rows?.measure(itemsIn: &visible, margin: margin, measuredBy: provider) {
      scrolling(Self($0), &$1)
    }
  }

  /// Removes and moves items, and places once.
  public mutating func _rearrangeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?
  ) {
    grid?._rearrangeItems(by: mapping, count: count, moving: moved)
    rows?._rearrangeItems(by: mapping, count: count, moving: moved)
  }
}

extension MasonryFeed.SectionItems {
  /// The settings, for other sections to share if theirs are equal.
  var sharedSettings: SectionSettings {
    ask({ SectionSettings(grid: $0.sharedSettings) }, { SectionSettings(rows: $0.sharedSettings) })
  }

  /// Arranges the items in another space by the settings that they have.
  mutating func resize(
    to space: LayoutSpace, sharing other: SectionSettings?,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try change { (grid: inout MasonryGrid) throws(MasonryError) in
      try grid.rearrange(
        grid.configuration.inSection, in: space, sharing: other?.grid, measuredBy: provider)
    } _: { (rows: inout MasonryRows) throws(MasonryError) in
      try rows.rearrange(rows.configuration, in: space, sharing: other?.rows, measuredBy: provider)
    }
  }

  init(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: SectionSettings?
  ) throws(MasonryError) {
    switch configuration {
    case .columns(let columns):
      self.init(try MasonryGrid(columns.inSection, in: space, sharing: other?.grid))
    case .rows(let rows):
      self.init(try MasonryRows(rows, in: space, sharing: other?.rows))
    }
  }

  mutating func rearrange<Provider: MasonryHeightProvider>(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: SectionSettings?,
    measuredBy provider: Provider
  ) throws(MasonryError) {
    if case .columns(let columns) = configuration, grid != nil {
      try grid?.rearrange(columns.inSection, in: space, sharing: other?.grid, measuredBy: provider)
    } else if case .rows(let settings) = configuration, rows != nil {
      try rows?.rearrange(settings, in: space, sharing: other?.rows, measuredBy: provider)
    } else {
      var new = try Self(configuration, in: space, sharing: other)
      if Provider.self == NoHeights.self {
        try new.appendItems(
          itemCount, measuredBy: MasonryEstimates(ScaledSizes(of: self)))
      } else {
        try new.appendItems(itemCount, measuredBy: provider)
      }
      new.keptPlaces = keptPlaces
      new._changes = _changes
      self = new
    }
  }

  mutating func update(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?, arrivals: [Arrival<Self>],
    reloading reloaded: [Int],
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try grid?.update(
      by: mapping, count: count, moving: moved,
      arrivals: arrivals.map { arrival in arrival.from { $0.grid } }, reloading: reloaded,
      upwards: false, measuredBy: provider)
    try rows?.update(
      by: mapping, count: count, moving: moved,
      arrivals: arrivals.map { arrival in arrival.from { $0.rows } }, reloading: reloaded,
      upwards: false, measuredBy: provider)
  }

  mutating func fit(_ space: LayoutSpace) { change({ $0.fit(space) }, { $0.fit(space) }) }

  mutating func shareIfSmall(with other: Self) {
    if let other = other.grid { grid?.shareIfSmall(with: other) }
    if let other = other.rows { rows?.shareIfSmall(with: other) }
  }

  var contentLength: Double { ask({ $0.contentLength }, { $0.contentLength }) }

  /// The width of a column, or the target height of rows.
  public func typicalLength(around index: Int?) -> Double {
    ask({ $0.typicalLength(around: index) }, { $0.typicalLength(around: index) })
  }

  /// The mapping of all changes since `keepingPlace` began; `nil` at other times.
  public var _changes: LayoutIndexMapping? {
    get { ask({ $0._changes }, { $0._changes }) }
    set { change({ $0._changes = newValue }, { $0._changes = newValue }) }
  }

  /// Which items keep their columns, or their rows, when others change.
  public var keptPlaces: LayoutKeptPlaces {
    get { ask({ $0.keptPlaces }, { $0.keptPlaces }) }
    set { change({ $0.keptPlaces = newValue }, { $0.keptPlaces = newValue }) }
  }

  /// Whether an item keeps its column or its row.
  package func keepsPlace(ofItemAt index: Int) -> Bool {
    if case .before(let end) = keptPlaces { index < end } else { keptPlaces == .all }
  }

  func forEachItem(in rect: LayoutRect, _ body: (LayoutItem) -> Void) {
    ask({ $0.forEachItem(in: rect, body) }, { $0.forEachItem(in: rect, body) })
  }

  /// The items that meet a view along the axis, the last before it and the first after it.
  public func division(
    by view: LayoutRect?
  ) -> (met: [Int], lastBefore: Int?, firstAfter: Int?) {
    ask({ $0.division(by: view) }, { $0.division(by: view) })
  }

  /// The items that pass the view, and a few others.
  public func elementIDs(from start: LayoutRect, to end: LayoutRect, of other: Self) -> [Int] {
    if let grid, let other = other.grid { return grid.elementIDs(from: start, to: end, of: other) }
    if let rows, let other = other.rows { return rows.elementIDs(from: start, to: end, of: other) }
    return Array(0..<max(itemCount, other.itemCount))
  }

  /// The item next to another one, where an arrow key leads, or `nil` at the edge of the section.
  public func neighbor(ofItemAt index: Int, on side: LayoutSide) -> Int? {
    ask({ $0.neighbor(ofItemAt: index, on: side) }, { $0.neighbor(ofItemAt: index, on: side) })
  }

  func outermostItem(
    atEnd: Bool, alongside interval: LayoutInterval, on axis: LayoutAxis
  ) -> Int? {
    ask(
      { $0.outermostItem(atEnd: atEnd, alongside: interval, on: axis) },
      { $0.outermostItem(atEnd: atEnd, alongside: interval, on: axis) })
  }

  mutating func measure(
    _ indices: [Int], by provider: some MasonryHeightProvider, undo: inout SectionUndo
  ) throws(MasonryError) {
    try grid?.measure(indices, by: provider, undo: &undo.grid)
    try rows?.measure(indices, by: provider, undo: &undo.rows)
  }

  mutating func restore(_ undo: SectionUndo) {
    change({ undo.grid.restore(&$0) }, { undo.rows.restore(&$0) })
  }

  func request(ofItemAt index: Int) -> LaneRequest {
    ask({ $0.request(ofItemAt: index) }, { $0.request(ofItemAt: index) })
  }

  #if !hasFeature(Embedded)
  var snapshot: ItemsSnapshot { ask({ $0.snapshot }, { $0.snapshot }) }

  mutating func addItems(of snapshot: ItemsSnapshot) throws(MasonryError) {
    try grid?.addItems(of: snapshot)
    try rows?.addItems(of: snapshot)
  }
  #endif
}

/// The settings of a section's items that others may share: of a grid, or of rows.
struct SectionSettings {
  var grid: GridSettings?
  var rows: RowSettings?
}

/// The way back from rounds of measuring, for either kind of items.
struct SectionUndo {
  fileprivate var grid = MeasuringUndo<MasonryGrid>()
  fileprivate var rows = MeasuringUndo<MasonryRows>()
}
