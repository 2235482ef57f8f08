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
  var areLanesEqual: Bool { tracks.areEqual }

  var commonQuestion: (axis: LayoutAxis, crossLength: Double)? {
    tracks.areEqual ? (space.axis, tracks.crossLength(span: 1)) : nil
  }

  func request(_ request: LaneRequest) -> LaneRequest { request }

  func answer(
    ofItemAt index: Int, _ request: LaneRequest, by provider: some MasonryHeightProvider
  ) throws(MasonryError) -> (length: Double, crossLength: Double?) {
    let crossLength = tracks.crossLength(span: request.span(in: tracks.count))
    let length = try provider.validLength(
      ofItemAt: index, along: space.axis, crossLength: crossLength)
    return (length, nil)
  }
}
