import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

@testable import LayoutOracles

/// Random apps, drawn as the worlds draw theirs, of which nothing is refused.
extension SplitMix64 {
  private mutating func validLength(_ numbers: NumberKind) -> Double {
    while true {
      let length = length(numbers)
      if 0...MasonryItems.maximumLength ~= length { return length }
    }
  }

  /// An item that is told the same whenever it is asked for, estimates left out.
  mutating func item(_ numbers: NumberKind) -> HostItem {
    while true {
      var item = HostItem.random(numbers, using: &self)
      item.height = validLength(numbers)
      (item.drift, item.estimate) = (0, nil)
      if item.slope <= 1, item.span > 0, item.pin ?? 0 >= 0 { return item }
    }
  }

  /// Settings of the whole space: packings, tracks, alignments, axes, directions.
  mutating func configuration(
    _ numbers: NumberKind, across length: Double, scales: [Double?] = [nil, 1, 2]
  ) -> WallSettings {
    while true {
      var settings = WallSettings.random(numbers, using: &self)
      settings.scale = pick(scales)
      if (try? MasonryWall(settings, across: length)) != nil { return settings }
    }
  }

  /// A wall with settings and items of the whole space.
  mutating func host(
    _ numbers: NumberKind, itemCount: Int, scales: [Double?] = [nil, 1, 2]
  ) -> Host {
    let length = chance(1, of: 20) ? 0 : 10 * validLength(numbers)
    return Host(
      configuration: configuration(numbers, across: length, scales: scales), crossLength: length,
      items: (0..<itemCount).map { _ in item(numbers) })
  }

  /// A wall of the whole space in which all sums are exact, so that the oracle tells every bit.
  mutating func exactHost(itemCount: Int, scales: [Double?] = [nil, 1, 2]) -> Host {
    while true {
      var host = host(.quarters, itemCount: 0, scales: scales)
      guard ReferenceGrid.isExact(host.configuration, across: host.crossLength) else { continue }
      host.items = (0..<itemCount).map { _ in item(.quarters) }
      return host
    }
  }

  /// An upright wall of equal columns, whose items keep their heights on any pixels.
  mutating func uprightHost(
    _ numbers: NumberKind, itemCount: Int, scales: [Double?], maximumColumns: Int = 7
  ) -> Host {
    var host = host(numbers, itemCount: itemCount, scales: scales)
    host.configuration.axis = .vertical
    host.configuration.trackAlignment = .start
    host.configuration.packing = pick([.roundRobin, .shortestColumn])
    host.configuration.columns =
      chance(2, of: 3)
      ? .fixed(number(in: 1...maximumColumns))
      : .adaptive(minimumWidth: 1 + validLength(numbers), maximumCount: maximumColumns)
    for index in host.items.indices { (host.items[index].slope, host.items[index].pin) = (0, nil) }
    return host
  }

  /// A feed of columns and carousels, with headers of one level, and with empty sections.
  mutating func feedHost(
    _ numbers: NumberKind, sectionCount: Int, scales: [Double?] = [nil, 1, 2]
  ) -> FeedHost {
    var host = FeedHost(
      configuration: WallSettings(
        axis: pick(LayoutAxis.allCases), direction: pick(LayoutReadingDirection.allCases),
        scale: pick(scales)),
      crossLength: chance(1, of: 12) ? 0 : 3 * validLength(numbers))
    while host.sections.count < sectionCount {
      var section = HostSection.random(numbers, using: &self)
      let columns = configuration(numbers, across: host.crossLength)
      section.settings.layout = .columns(columns.configuration)
      section.settings.header?.level = 0
      section.settings.isCollapsed = false
      section.items = (0..<(chance(1, of: 3) ? 0 : number(in: 1...9))).map { _ in
        HostItem(height: validLength(numbers), span: chance(1, of: 6) ? number(in: 2...4) : 1)
      }
      var longer = host
      longer.sections.append(section)
      if (try? longer.feed()) != nil { host = longer }
    }
    return host
  }

  /// A query rectangle that is hard for some frames, as the worlds draw it, and finite.
  mutating func finiteRect(around frames: [LayoutRect]) -> LayoutRect {
    while true {
      let rect = rect(around: frames)
      if rect.isFinite { return rect }
    }
  }

  /// How far the carousels of a feed may be scrolled, and sections that there are not.
  mutating func offsets(of host: FeedHost) -> [Int: Double] {
    [Int: Double](
      uniqueKeysWithValues: (0...host.sections.count).filter { _ in chance(2, of: 3) }
        .map { ($0, quarter(in: 0...20) - 4) })
  }
}
