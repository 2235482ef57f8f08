import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The law for every change of the settings: it gives, to the bit, the grid that building the final
/// state from nothing gives.
final class SettingChangesTests: XCTestCase {
  func testEveryNewSettingOfAnUprightGrid() {
    SmallApps.withEveryUprightHost(everyArray(of: SmallApps.kinds, counts: 0...3)) { host, grid in
      let (host, grid) = try measured(host, grid, extent: 9)
      withEvery("breadth", in: [0, 5, 20, 32]) { breadth in
        try expectLaw(.resize(breadth), of: host, grid: grid)
      }
      withEvery("configuration", in: otherSettings(than: host.configuration)) { configuration in
        try expectLaw(.reconfigure(configuration), of: host, grid: grid)
        try expectLaw(
          .reconfigure(configuration, breadth: 23), of: host, grid: grid)
      }
    }
  }

  func testEveryNewSettingInEveryKindOfGrid() {
    SmallApps.withEveryHost(itemCount: 2) { host, grid in
      let (host, grid) = try measured(host, grid, extent: 2.25)
      withEvery("breadth", in: [0, 18.5, 30]) { breadth in
        try expectLaw(.resize(breadth), of: host, grid: grid)
      }
      withEvery("corner", in: SmallApps.corners) { corner in
        var other = corner
        other.packing = host.configuration.packing
        try expectLaw(.reconfigure(other), of: host, grid: grid)
        try expectLaw(.reconfigure(corner, breadth: 21), of: host, grid: grid)
      }
      withEvery("packing", in: SmallApps.packings) { packing in
        var other = host.configuration
        other.packing = packing
        try expectLaw(.reconfigure(other), of: host, grid: grid)
      }
    }
  }

  /// The app once a view has measured the first item, which must live through a change that leaves its
  /// width.
  private func measured(
    _ host: Host, _ grid: MasonryGrid, extent: Double
  ) throws -> (Host, MasonryGrid) {
    guard !host.items.isEmpty else { return (host, grid) }
    var (measuredHost, measuredGrid) = (host, grid)
    try measuredHost.apply(.setExtent(extent, at: 0))
    try measuredGrid.apply(.setExtent(extent, at: 0), from: host, to: measuredHost)
    return (measuredHost, measuredGrid)
  }

  /// The given settings with one of them changed.
  private func otherSettings(
    than configuration: MasonryGrid.Configuration
  ) -> [MasonryGrid.Configuration] {
    func with<Value>(
      _ setting: WritableKeyPath<MasonryGrid.Configuration, Value>, _ value: Value
    ) -> MasonryGrid.Configuration {
      var other = configuration
      other[keyPath: setting] = value
      return other
    }
    return [
      with(\.columns, .fixed(1)), with(\.columns, .fixed(2)), with(\.columns, .fixed(4)),
      with(\.columns, .adaptive(minimumWidth: 3)), with(\.columnSpacing, 0),
      with(\.itemSpacing, 0), with(\.contentInsets, .zero), with(\.packing, .roundRobin),
      with(\.packing, .shortestColumn), with(\.direction, .rightToLeft), with(\.scale, 2),
    ]
  }
}
