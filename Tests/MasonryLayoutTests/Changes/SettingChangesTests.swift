import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The law for every change of the settings: it gives, to the bit, the grid that building the final
/// state from nothing gives.
final class SettingChangesTests: XCTestCase {
  func testEveryNewSettingOfAnUprightGrid() {
    SmallApps.withEveryUprightHost(everyArray(of: SmallApps.kinds, counts: 0...3)) { host, grid in
      let (host, grid) = try measured(host, grid, length: 9)
      withEvery("crossLength", in: [0, 5, 20, 32]) { crossLength in
        try expectLaw(.resize(crossLength), of: host, grid: grid)
      }
      withEvery("configuration", in: otherSettings(than: host.configuration)) { configuration in
        try expectLaw(.reconfigure(configuration), of: host, grid: grid)
        try expectLaw(
          .reconfigure(configuration, crossLength: 23), of: host, grid: grid)
      }
    }
  }

  func testEveryNewSettingInEveryKindOfGrid() {
    SmallApps.withEveryHost(itemCount: 2) { host, grid in
      let (host, grid) = try measured(host, grid, length: 2.25)
      withEvery("crossLength", in: [0, 18.5, 30]) { crossLength in
        try expectLaw(.resize(crossLength), of: host, grid: grid)
      }
      withEvery("corner", in: SmallApps.corners) { corner in
        var other = corner
        other.packing = host.configuration.packing
        try expectLaw(.reconfigure(other), of: host, grid: grid)
        try expectLaw(.reconfigure(corner, crossLength: 21), of: host, grid: grid)
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
    _ host: Host, _ grid: MasonryGrid, length: Double
  ) throws -> (Host, MasonryGrid) {
    guard !host.items.isEmpty else { return (host, grid) }
    var (measuredHost, measuredGrid) = (host, grid)
    try measuredHost.apply(.setLength(length, at: 0))
    try measuredGrid.apply(.setLength(length, at: 0), from: host, to: measuredHost)
    return (measuredHost, measuredGrid)
  }

  /// The given settings with one of them changed.
  private func otherSettings(
    than configuration: WallSettings
  ) -> [WallSettings] {
    func with<Value>(
      _ setting: WritableKeyPath<WallSettings, Value>, _ value: Value
    ) -> WallSettings {
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
