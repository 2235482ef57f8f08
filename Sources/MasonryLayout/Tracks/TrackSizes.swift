enum TrackSizes {
  case equal(Double, count: Int)
  case different([Double])

  /// The sizes of columns that share an available width.
  ///
  /// Source: CSS Grid Layout, "Expand Flexible Tracks" and `repeat(auto-fill)`.
  init(_ columns: MasonryGrid.Columns, available: Double, spacing: Double) {
    switch columns {
    case .fixed(let count):
      self = .equal(Self.share(of: available, among: count, spacing: spacing), count: count)
    case .adaptive(let minimumWidth, let maximumWidth, let maximumCount):
      let width = max(minimumWidth, maximumWidth ?? minimumWidth)
      // A number within rounding of a whole one is whole: 152.1 points fit three columns of 50.7.
      let fitting = (available + spacing) / (width + spacing) * (1 + 1e-12)
      let count = fitting < Double(maximumCount) ? max(1, Int(fitting)) : maximumCount
      let share = max(minimumWidth, Self.share(of: available, among: count, spacing: spacing))
      self = .equal(maximumWidth == nil ? share : min(share, width), count: count)
    case .tracks(let tracks):
      self = Self.sizes(of: tracks, available: available, spacing: spacing)
    }
  }

  private static func share(of available: Double, among count: Int, spacing: Double) -> Double {
    max(0, (available - Double(count - 1) * spacing) / Double(count))
  }

  private static func sizes(
    of tracks: [MasonryGrid.Track], available: Double, spacing: Double
  ) -> TrackSizes {
    var free = available - Double(tracks.count - 1) * spacing
    var weights = 0.0
    for track in tracks {
      switch track {
      case .points(let size): free -= size
      case .fraction(let weight): weights += weight
      }
    }
    let unit = max(0, free) / max(1, weights)
    let sizes = tracks.map { track in
      switch track {
      case .points(let size): size
      case .fraction(let weight): weight * unit
      }
    }
    // Whatever the width, so that a change that needs no provider at one width needs none at any.
    return tracks.allSatisfy { $0 == tracks[0] }
      ? .equal(sizes[0], count: sizes.count) : .different(sizes)
  }
}
