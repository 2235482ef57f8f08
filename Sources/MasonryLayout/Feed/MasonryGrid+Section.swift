extension MasonryGrid: SectionKind {
  mutating func fit(_ space: LayoutSpace) {
    guard configuration.trackAlignment == .fit || self.space != space else { return }
    let lengths = MasonryHeights(items.lengths, along: space.axis)
    // Lengths that items have are valid, so nothing is thrown.
    try? rearrange(configuration.inSection, in: space, sharing: nil, measuredBy: lengths)
  }

  mutating func shareIfSmall(with other: MasonryGrid) {
    // Grids of few items often differ only in heights: the items of the first row all start at the
    // top. A one-element array takes 48 bytes, so sections of one item are much smaller this way.
    guard itemCount <= 64 else { return }
    items.lengths.share(with: other.items.lengths)
    if items.estimates == other.items.estimates { items.estimates = other.items.estimates }
    placement.positions.share(with: other.placement.positions)
    placement.firstLanes.share(with: other.placement.firstLanes)
    placement.members.words.share(with: other.placement.members.words)
  }

  /// The width of the first column.
  public func typicalLength(around index: Int?) -> Double { tracks.crossLength(span: 1) }

  mutating func restore(_ undo: MeasuringUndo) { undo.restore(&self) }

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
