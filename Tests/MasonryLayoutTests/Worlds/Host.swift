import LayoutGeometry
import MasonryLayout

/// An app: its items, and the settings that its wall shall have.
struct Host {
  var configuration = WallSettings()
  var crossLength = 12.0
  var items: [HostItem] = []

  /// The grid of this state, built from nothing.
  func grid() throws -> MasonryGrid {
    var grid = try MasonryGrid(configuration, across: crossLength)
    try grid.appendItems(items.count, measuredBy: HostHeights(items: items))
    return grid
  }

  /// The widths of the items across the columns of the grid of this state.
  func crossLengths(in grid: MasonryGrid) -> [Double] {
    let isVertical = configuration.axis == .vertical
    return frames(of: grid).map { isVertical ? $0.width : $0.height }
  }

  /// Whether items may get another width whenever they get another column.
  var hasUnequalTracks: Bool {
    if case .tracks = configuration.columns { true } else { false }
  }
}

extension Host: CustomStringConvertible {
  var description: String {
    "\(items) in \(crossLength) points, \(configuration)"
  }
}
