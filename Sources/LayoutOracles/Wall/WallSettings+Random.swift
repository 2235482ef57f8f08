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
  ) -> MasonryGrid.Configuration {
    var grid = MasonryGrid.Configuration(columns: columns(numbers, using: &random))
    grid.packing = self.packing(numbers, using: &random)
    grid.trackAlignment = random.pick(MasonryGrid.TrackAlignment.allCases)
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
  ) -> MasonryGrid.Columns {
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
  ) -> MasonryGrid.Packing {
    let isDense = random.chance(1, of: 2)
    switch random.number(in: 0..<8) {
    case 0: return .roundRobin
    case 1..<3: return .shortestColumn
    case 3..<5: return .gridLanes(dense: isDense)
    case 5: return .gridLanes(tolerance: .infinite, dense: isDense)
    case 6: return .gridLanes(tolerance: .fraction(random.pick([0, 0.1, 1, 3])), dense: isDense)
    default: return .gridLanes(tolerance: .points(random.length(numbers)), dense: isDense)
    }
  }
}

#if !hasFeature(Embedded)
extension WallSettings {
  /// The source text that makes the settings again.
  package var description: String {
    let scale = scale.map { ", scale: \($0.source)" } ?? ""
    return ".init(axis: .\(axis), \(configuration.arguments), direction: .\(direction)\(scale))"
  }

  /// Settings with more of what is set if nothing is said.
  package var simpler: [WallSettings] {
    var all: [WallSettings] = []
    func add(_ isComplex: Bool, _ change: (inout WallSettings) -> Void) {
      guard isComplex else { return }
      all.append(self)
      change(&all[all.count - 1])
    }
    add(axis != .vertical) { $0.axis = .vertical }
    add(direction != .leftToRight) { $0.direction = .leftToRight }
    add(scale != nil) { $0.scale = nil }
    add(columns != .fixed(2) && columns != .fixed(1)) { $0.columns = .fixed(2) }
    add(columns != .fixed(1)) { $0.columns = .fixed(1) }
    add(packing != .shortestColumn) { $0.packing = .shortestColumn }
    add(contentInsets != .zero) { $0.contentInsets = .zero }
    add(itemSpacing != 0) { $0.itemSpacing = 0 }
    add(columnSpacing != 0) { $0.columnSpacing = 0 }
    add(trackAlignment != .start) { $0.trackAlignment = .start }
    return all
  }
}

extension MasonryGrid.Configuration {
  /// The settings as they are written in source text.
  var source: String { ".init(\(arguments))" }

  fileprivate var arguments: String {
    "columns: \(columns.source), trackAlignment: .\(trackAlignment), "
      + "columnSpacing: \(columnSpacing.source), itemSpacing: \(itemSpacing.source), "
      + "contentInsets: \(contentInsets.source), packing: \(packing.source)"
  }
}

extension LayoutInsets {
  var source: String {
    ".init(top: \(top.source), leading: \(leading.source), bottom: \(bottom.source), "
      + "trailing: \(trailing.source))"
  }
}

extension MasonryGrid.Columns {
  var source: String {
    switch self {
    case .fixed(let count): return ".fixed(\(count))"
    case .adaptive(let minimum, let maximum, let count):
      let maximum = maximum.map { ", maximumWidth: \($0.source)" } ?? ""
      return ".adaptive(minimumWidth: \(minimum.source)\(maximum), maximumCount: \(count))"
    case .tracks(let tracks):
      let sources = tracks.map { track in
        switch track {
        case .points(let points): ".points(\(points.source))"
        case .fraction(let weight): ".fraction(\(weight.source))"
        }
      }
      return ".tracks([\(sources.joined(separator: ", "))])"
    }
  }
}

extension MasonryGrid.Packing {
  fileprivate var source: String {
    switch self {
    case .roundRobin: return ".roundRobin"
    case .shortestColumn: return ".shortestColumn"
    case .gridLanes(let tolerance, let isDense):
      let source =
        switch tolerance {
        case .points(let points): ".points(\(points.source))"
        case .fraction(let fraction): ".fraction(\(fraction.source))"
        case .infinite: ".infinite"
        }
      return ".gridLanes(tolerance: \(source), dense: \(isDense))"
    }
  }
}
#endif
