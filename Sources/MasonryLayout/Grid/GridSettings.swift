/// The settings of a grid, and what follows from them alone.
///
/// They never change, so copies of a grid share them, and consecutive sections with equal settings.
/// In a grid of few items they would take the most memory.
final class GridSettings: Sendable {
  let configuration: MasonryGrid.Configuration
  let space: Space
  let tracks: Tracks
  let rule: PackingRule

  init(valid configuration: MasonryGrid.Configuration, in space: Space) {
    self.configuration = configuration
    self.space = space
    tracks = Tracks(configuration, in: space)
    rule = PackingRule(configuration, in: space)
  }

  /// Validates settings, or returns the given ones if they are equal, which saves making them.
  static func make(
    _ configuration: MasonryGrid.Configuration, in space: Space, sharing other: GridSettings?
  ) throws(MasonryError) -> GridSettings {
    if let other, other.space == space, other.configuration == configuration { return other }
    try configuration.validate()
    try space.validate()
    return GridSettings(valid: configuration, in: space)
  }

  var emptyPlacement: Placement { Placement(laneCount: tracks.count) }
}

extension GridSettings: Equatable {
  /// Compares the configuration and the space; everything else follows from them.
  static func == (left: GridSettings, right: GridSettings) -> Bool {
    left === right || (left.space == right.space && left.configuration == right.configuration)
  }
}

extension MasonryGrid {
  /// Whether the grid is small enough to share storage: the first change copies what is shared.
  var isSmall: Bool { itemCount <= 64 }

  /// Shares the arrays of another grid that are equal to its own.
  ///
  /// Grids of few items often differ only in heights: the items of the first row all start at the
  /// top. A one-element array takes 48 bytes, so sections of one item are much smaller this way.
  mutating func share(with other: MasonryGrid) {
    items.lengths.share(with: other.items.lengths)
    if items.estimates == other.items.estimates { items.estimates = other.items.estimates }
    placement.positions.share(with: other.placement.positions)
    placement.firstLanes.share(with: other.placement.firstLanes)
    placement.members.words.share(with: other.placement.members.words)
  }
}
