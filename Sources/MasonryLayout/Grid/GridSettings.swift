/// The settings of a grid, and what follows from them alone.
///
/// They never change, so copies of a grid share them, and consecutive sections with equal settings.
/// In a grid of few items they would take the most memory.
final class GridSettings: Sendable {
  let configuration: MasonryGrid.Configuration
  let space: LayoutSpace
  let tracks: Tracks
  let rule: PackingRule

  init(valid configuration: MasonryGrid.Configuration, in space: LayoutSpace) {
    self.configuration = configuration
    self.space = space
    tracks = Tracks(configuration, in: space)
    rule = PackingRule(configuration, in: space)
  }

  var emptyPlacement: Placement { Placement(laneCount: tracks.count) }
}

extension GridSettings: Equatable {
  /// Compares the configuration and the space; everything else follows from them.
  static func == (left: GridSettings, right: GridSettings) -> Bool {
    left === right || (left.space == right.space && left.configuration == right.configuration)
  }
}
