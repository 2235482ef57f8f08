import LayoutGeometry
import MasonryLayout

extension WallSettings: WorldSettings {
  package init() { self.init(axis: .vertical) }

  package var spacingAlong: Double { itemSpacing }

  package static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> WallSettings
  {
    var settings = WallSettings()
    if random.chance(1, of: 3) { settings.axis = .horizontal }
    if random.chance(1, of: 3) { settings.direction = .rightToLeft }
    if random.chance(1, of: 3) {
      settings.scale = random.pick(
        numbers.isExact ? [1, 2, 0] : [1, 2, 3, 1.3, 0.5, 1e-150, 1e150, .nan])
    }
    settings.configuration = configuration(numbers, using: &random)
    return settings
  }

  static func configuration(
    _ numbers: NumberKind, using random: inout SplitMix64
  ) -> ColumnsLayout {
    var grid = ColumnsLayout(columns: columns(numbers, using: &random))
    grid.packing = self.packing(numbers, using: &random)
    grid.trackAlignment = random.pick(ColumnsLayout.TrackAlignment.allCases)
    if random.chance(1, of: 2) { grid.itemSpacing = random.length(numbers) }
    if random.chance(1, of: 3) { grid.columnSpacing = random.length(numbers) }
    if random.chance(1, of: 3) {
      grid.contentInsets = LayoutInsets(
        top: random.length(numbers), leading: random.length(numbers),
        bottom: random.length(numbers), trailing: random.length(numbers))
    }
    return grid
  }

  private static func columns(
    _ numbers: NumberKind, using random: inout SplitMix64
  ) -> ColumnsLayout.Columns {
    if random.chance(1, of: 4000) { return .fixed(65_535) }
    switch random.number(in: 0..<8) {
    case 0..<4: return .fixed(random.pick([1, 2, 2, 3, 3, 4, 5, 8, 17, 40, 0, 65_536]))
    case 4:
      return .adaptive(
        minimumWidth: random.length(numbers),
        maximumWidth: random.chance(1, of: 2) ? random.length(numbers) : nil,
        maximumCount: random.pick([1, 3, 12]))
    default:
      return .tracks(
        (0..<random.pick([1, 2, 3, 3, 4])).map { _ in
          random.chance(1, of: 2)
            ? .fraction(random.pick(numbers.isExact ? [1, 1, 2, 0.25] : [1, 1, 2, 1e-9, 1e150]))
            : .points(random.length(numbers))
        })
    }
  }

  private static func packing(
    _ numbers: NumberKind, using random: inout SplitMix64
  ) -> ColumnsLayout.Packing {
    let isDense = random.chance(1, of: 2)
    switch random.number(in: 0..<8) {
    case 0: return .roundRobin
    case 1..<3: return .shortestColumn
    case 3..<5: return .gridLanes(dense: isDense)
    case 5: return .gridLanes(tolerance: .infinite, dense: isDense)
    case 6: return .gridLanes(tolerance: .partOfWidth(random.pick([0, 0.1, 1, 3])), dense: isDense)
    default: return .gridLanes(tolerance: .points(random.length(numbers)), dense: isDense)
    }
  }
}

#if !hasFeature(Embedded)
extension WallSettings {
  package var simpler: [WallSettings] {
    (columns == .fixed(1) ? [] : LayoutOracles.simpler(self, as: .init(), \.columns))
      + LayoutOracles.simpler(
        self, as: .init(columns: .fixed(1)), \.axis, \.direction, \.scale, \.columns, \.packing,
        \.contentInsets, \.itemSpacing, \.columnSpacing, \.trackAlignment)
  }
}
#endif
