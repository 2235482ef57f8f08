/// What decides how a grid arranges its items, and what follows from that alone.
///
/// It never changes, so grids share it: copies of a grid, and the sections of a feed that follow each
/// other with equal settings. To a grid of few items it is all that would take much room.
final class GridSettings: Sendable {
  let configuration: MasonryGrid.Configuration
  let space: Space
  let tracks: Tracks
  let rule: PackingRule

  /// Settings in a space; both are known to be valid.
  init(valid configuration: MasonryGrid.Configuration, in space: Space) {
    self.configuration = configuration
    self.space = space
    tracks = Tracks(configuration, in: space)
    rule = PackingRule(configuration, in: space)
  }

  /// Settings that are checked: those given if they are equal, which saves making them again.
  static func make(
    _ configuration: MasonryGrid.Configuration, in space: Space, sharing other: GridSettings?
  ) throws(MasonryError) -> GridSettings {
    if let other, other.space == space, other.configuration == configuration { return other }
    try configuration.validate()
    try space.validate()
    return GridSettings(valid: configuration, in: space)
  }

  /// A placement without items.
  var emptyPlacement: Placement { Placement(laneCount: tracks.count) }
}

extension GridSettings: Equatable {
  /// Whether grids are arranged alike; everything else follows from the configuration and the space.
  static func == (left: GridSettings, right: GridSettings) -> Bool {
    left === right || (left.space == right.space && left.configuration == right.configuration)
  }
}
