/// The settings of a grid, and what follows from them alone.
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

extension GridSettings: ItemSettings {
  var differingTracks: Tracks? { tracks.areEqual ? nil : tracks }

  var asksForOwnLengths: Bool { false }

  func question(_ request: LaneRequest) -> (axis: LayoutAxis, crossLength: Double) {
    (space.axis, tracks.crossLength(span: request.span(in: tracks.count)))
  }

  func request(_ request: LaneRequest) -> LaneRequest { request }
}
