import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// Random walls of the whole space: packings, spans, pins, tracks, axes, directions.
extension SplitMix64 {
  /// A packing of any kind; in one world of three it is dense.
  mutating func packing(_ numbers: Numbers) -> MasonryGrid.Packing {
    let isDense = chance(1, of: 2)
    switch Int.random(in: 0..<9, using: &self) {
    case 0: return .roundRobin
    case 1: return .shortestColumn
    case 2: return .gridLanes(tolerance: .infinite, dense: isDense)
    case 3:
      return .gridLanes(tolerance: .partOfWidth(Double(Int.random(in: 0...8, using: &self)) / 64))
    case 4: return .gridLanes(tolerance: .partOfWidth(0.125), dense: true)
    case 5..<7: return .gridLanes(tolerance: .points(0), dense: isDense)
    default: return .gridLanes(tolerance: .points(number(in: 0...12, numbers)), dense: isDense)
    }
  }

  /// Columns of any kind: equal ones, adaptive ones, and tracks of which some may be equal.
  mutating func columns(_ numbers: Numbers, maximumCount: Int) -> MasonryGrid.Columns {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return .fixed(Int.random(in: 1...maximumCount, using: &self))
    case 1:
      return .adaptive(
        minimumWidth: number(in: 1...60, numbers),
        maximumWidth: chance(1, of: 2) ? number(in: 0...80, numbers) : nil,
        maximumCount: chance(1, of: 2) ? maximumCount : 3)
    default:
      let kinds: [MasonryGrid.Track] = [
        .fraction(1), .fraction(2), .fraction(0.25), .points(number(in: 0...30, numbers)),
        .points(10), .points(10),
      ]
      let tracks = (0..<Int.random(in: 1...maximumCount, using: &self)).map { _ in
        kinds[Int.random(in: kinds.indices, using: &self)]
      }
      return .tracks(tracks)
    }
  }

  /// Settings of the whole space.
  mutating func configuration(
    _ numbers: Numbers, maximumColumns: Int = 6, scales: [Double?]? = nil
  ) -> WallSettings {
    var configuration = simpleConfiguration(
      numbers, maximumColumns: maximumColumns, scales: scales ?? numbers.scales)
    configuration.packing = packing(numbers)
    configuration.columns = columns(numbers, maximumCount: maximumColumns)
    configuration.axis = chance(1, of: 2) ? .vertical : .horizontal
    configuration.trackAlignment =
      MasonryGrid.TrackAlignment.allCases.randomElement(using: &self) ?? .start
    return configuration
  }

  /// An item that may be pinned, also to a column that few grids have.
  mutating func item(_ numbers: Numbers, hasSpans: Bool, hasSlopes: Bool) -> HostItem {
    var item = simpleItem(numbers, hasSpans: hasSpans, hasSlopes: hasSlopes)
    if item.slope > 0, numbers == .quarters { item.slope = 1 }
    if hasSpans, chance(1, of: 6) { item.pin = Int.random(in: 0...6, using: &self) }
    return item
  }

  mutating func host(
    _ numbers: Numbers, itemCount: Int, maximumColumns: Int = 6, scales: [Double?]? = nil
  ) -> Host {
    let hasSpans = chance(2, of: 3)
    let hasSlopes = chance(1, of: 2)
    return Host(
      configuration: configuration(numbers, maximumColumns: maximumColumns, scales: scales),
      crossLength: chance(1, of: 20) ? 0 : number(in: 0...150, numbers),
      items: (0..<itemCount).map { _ in
        item(numbers, hasSpans: hasSpans, hasSlopes: hasSlopes)
      })
  }

  /// A wall without pixels whose shares are whole quarter points all the same, and so are exact.
  mutating func exactHost(itemCount: Int) -> Host {
    var host = host(.quarters, itemCount: itemCount, scales: [nil])
    let insets = host.configuration.contentInsets
    let isVertical = host.configuration.axis == .vertical
    // 27720 can be shared by any weight up to 12.
    var free = 27720.0 * Double(Int.random(in: 0...2, using: &self)) / 4
    switch host.configuration.columns {
    case .fixed, .adaptive:
      if free > 0 { free -= host.configuration.columnSpacing }
    case .tracks(var tracks):
      for index in tracks.indices where tracks[index] == .fraction(0.25) {
        tracks[index] = .fraction(1)
      }
      host.configuration.columns = .tracks(tracks)
      free += Double(tracks.count - 1) * host.configuration.columnSpacing
      for case .points(let points) in tracks { free += points }
    }
    host.crossLength = free + (isVertical ? insets.horizontal : insets.vertical)
    return host
  }
}
