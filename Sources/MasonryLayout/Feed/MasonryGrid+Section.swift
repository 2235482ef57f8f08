extension MasonryGrid: SectionKind {
  init(
    _ configuration: Configuration, in space: Space, sharing other: MasonryGrid?
  ) throws(MasonryError) {
    try self.init(configuration.inSection, in: space, sharing: other?.sharedSettings)
  }

  mutating func rearrange(
    _ configuration: Configuration, in space: Space, sharing other: MasonryGrid?,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try rearrange(
      configuration.inSection, in: space, sharing: other?.sharedSettings, measuredBy: provider)
  }

  mutating func update(
    by mapping: LayoutIndexMapping, count: Int, arrivals: [SectionArrival],
    reloading reloaded: [Int], measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try update(
      by: mapping, count: count, moving: nil, arrivals: arrivals, reloading: reloaded,
      upwards: false, measuredBy: provider)
  }

  mutating func fit(_ space: Space) {
    guard configuration.trackAlignment == .fit || self.space != space else { return }
    adopt(GridSettings(valid: configuration.inSection, in: space))
  }

  mutating func shareIfSmall(with other: MasonryGrid) {
    if isSmall { share(with: other) }
  }

  var contentInsets: LayoutInsets { configuration.contentInsets }
  /// How large items are.
  public var _typicalLength: Double { tracks.crossLength(span: 1) }

  var keptPlaces: KeptColumns {
    get { keptColumns }
    set { keptColumns = newValue }
  }

  mutating func restore(_ undo: MeasuringUndo) { undo.restore(&self) }
  func request(ofItemAt index: Int) -> LaneRequest { items.request(of: index) }

  func outermostItem(
    atEnd: Bool, alongside interval: LayoutInterval, on axis: LayoutAxis
  ) -> Int? {
    axis == self.axis
      ? outermostItem(inLastLane: atEnd, alongside: interval)
      : outermostItem(atEnd: atEnd, alongside: interval)
  }
}

extension MasonryGrid.Configuration {
  /// The settings as a section has them: it is always as wide as its feed.
  var inSection: MasonryGrid.Configuration {
    var configuration = self
    if trackAlignment == .fit { configuration.trackAlignment = .start }
    return configuration
  }
}
