import LayoutGeometry
import MasonryLayout

extension RowsSettings: WorldSettings {
  package init() { self.init(axis: .vertical) }

  package var spacingAlong: Double { configuration.rowSpacing }

  package func isWhole(at crossLength: Double) -> Bool {
    var columns = ColumnsLayout.Columns.fixed(1)
    switch configuration.rule {
    case .even(let even): columns = even
    case .justified(let height, let tolerance, _, _):
      // Ratios to other heights are rounded.
      guard [1, 2, 4, 8, 16].contains(height), tolerance.isWhole(in: 4) else { return false }
    case .flowing(let height, _, _): guard height.isWhole(in: 4) else { return false }
    }
    return wall(columns).isWhole(at: crossLength)
  }

  package static func random(
    _ numbers: NumberKind, using random: inout SplitMix64
  ) -> RowsSettings {
    let wall = WallSettings.random(numbers, using: &random)
    let height = random.chance(1, of: 2) ? random.pick([1, 2, 4, 8, 16]) : random.length(numbers)
    let alignment = random.pick(RowsLayout.Alignment.allCases)
    var rule = RowsLayout.Rule.even(wall.columns)
    switch random.number(in: 0..<7) {
    case 0..<3:
      rule = .justified(
        height: height, tolerance: random.pick([0.25, 0.25, 0, 1, 0.1, .nan]),
        breaking: random.pick([.greedy, .optimal]), lastRow: alignment)
    case 3..<5:
      rule = .flowing(
        height: height, alignment: alignment, hasOwnHeights: random.chance(1, of: 2))
    default: break
    }
    let (least, most) = (random.length(numbers), random.length(numbers))
    let limits = random.pick([
      height >= 0 ? 0...3 * height : nil, least <= most ? least...most : nil,
    ])
    let bounds = [1...1000, 1...1000, 2...1000, 3...9, 2...3, 1...4, 3...3, 0...2]
    return RowsSettings(
      axis: wall.axis,
      configuration: .init(
        rule: rule, itemSpacing: wall.columnSpacing, rowSpacing: wall.itemSpacing,
        contentInsets: wall.contentInsets, itemsInRow: random.pick(bounds),
        rowHeights: random.chance(1, of: 3) ? limits : nil,
        singleRowMaximumHeight: random.chance(1, of: 4) ? random.length(numbers) : nil,
        maximumRowCount: random.chance(1, of: 6) ? random.number(in: -1...4) : nil,
        holdsBackLastRow: random.chance(1, of: 6)),
      direction: wall.direction, scale: wall.scale)
  }
}

#if !hasFeature(Embedded)
extension RowsSettings {
  package var simpler: [RowsSettings] {
    LayoutOracles.simpler(
      self, as: .init(), \.axis, \.direction, \.scale, \.configuration.rule,
      \.configuration.itemSpacing, \.configuration.rowSpacing, \.configuration.contentInsets,
      \.configuration.itemsInRow, \.configuration.rowHeights,
      \.configuration.singleRowMaximumHeight, \.configuration.maximumRowCount,
      \.configuration.holdsBackLastRow)
  }
}
#endif
