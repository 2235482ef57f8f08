extension MasonryFeed.SectionItems: SectionKind {
  init(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: Self?
  ) throws(MasonryError) {
    switch configuration {
    case .columns(let columns):
      self.init(try MasonryGrid(columns.inSection, in: space, sharing: other?.grid))
    case .rows(let rows):
      self.init(try MasonryRows(rows, in: space, sharing: other?.rows))
    }
  }

  mutating func rearrange<Provider: MasonryHeightProvider>(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: Self?,
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
      (new.keptPlaces, new._changes) = (keptPlaces, _changes)
      self = new
    }
  }

  mutating func update(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?, arrivals: [SectionArrival],
    reloading reloaded: [Int], upwards: Bool, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try grid?.update(
      by: mapping, count: count, moving: moved, arrivals: arrivals, reloading: reloaded,
      upwards: upwards, measuredBy: provider)
    try rows?.update(
      by: mapping, count: count, moving: moved, arrivals: arrivals, reloading: reloaded,
      upwards: upwards, measuredBy: provider)
  }

  mutating func fit(_ space: LayoutSpace) { change({ $0.fit(space) }, { $0.fit(space) }) }

  mutating func shareIfSmall(with other: Self) {
    if let other = other.grid { grid?.shareIfSmall(with: other) }
    if let other = other.rows { rows?.shareIfSmall(with: other) }
  }

  var estimates: Estimates { ask({ $0.estimates }, { $0.estimates }) }
  var contentEnd: Double { ask({ $0.contentEnd }, { $0.contentEnd }) }
  var upwardStart: Double? { ask({ $0.upwardStart }, { $0.upwardStart }) }
  var insets: (start: Double, end: Double) { ask({ $0.insets }, { $0.insets }) }

  /// The width of a column, or the target height of rows.
  public func typicalLength(around index: Int?) -> Double {
    ask({ $0.typicalLength(around: index) }, { $0.typicalLength(around: index) })
  }

  var keptState: KeptState {
    get { ask({ $0.keptState }, { $0.keptState }) }
    set { change({ $0.keptState = newValue }, { $0.keptState = newValue }) }
  }

  /// Where changes have taken items while `keepingPlace` notes it.
  public var _changes: LayoutIndexMapping? {
    get { ask({ $0._changes }, { $0._changes }) }
    set { change({ $0._changes = newValue }, { $0._changes = newValue }) }
  }

  /// Which items keep their columns, or their rows, when others change.
  public var keptPlaces: LayoutKeptPlaces {
    get { keptState.kept }
    set { keptState.keep(newValue, of: itemCount) }
  }

  func forEachItem(in rect: LayoutRect, _ body: (LayoutItem) -> Void) {
    ask({ $0.forEachItem(in: rect, body) }, { $0.forEachItem(in: rect, body) })
  }

  /// The items that pass the view, and a few others.
  public func _passing(_ seen: LayoutRect, to other: Self, _ otherSeen: LayoutRect) -> [Int] {
    if let grid, let other = other.grid { return grid._passing(seen, to: other, otherSeen) }
    if let rows, let other = other.rows { return rows._passing(seen, to: other, otherSeen) }
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
    _ indices: [Int], by provider: some MasonryHeightProvider, undo: inout MeasuringUndo
  ) throws(MasonryError) {
    try grid?.measure(indices, by: provider, undo: &undo)
    try rows?.measure(indices, by: provider, undo: &undo)
  }

  mutating func restore(_ undo: MeasuringUndo) {
    change({ $0.restore(undo) }, { $0.restore(undo) })
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
