import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

extension SplitMix64 {
  /// A feed with settings and sections of every kind, empty ones included.
  mutating func feedHost(
    _ numbers: Numbers, sectionCount: Int, scales: [Double?]? = nil
  ) -> FeedHost {
    let configuration = WallSettings(
      axis: LayoutAxis.allCases.randomElement(using: &self) ?? .vertical,
      direction: LayoutReadingDirection.allCases.randomElement(using: &self) ?? .leftToRight,
      scale: (scales ?? [nil] + numbers.scales).randomElement(using: &self) ?? nil)
    return FeedHost(
      configuration: configuration,
      crossLength: chance(1, of: 12) ? 0 : number(in: 0...60, numbers),
      sections: (0..<sectionCount).map { _ in hostSection(numbers) })
  }

  /// A feed with headers of several levels, some sections of which are collapsed.
  mutating func outlinedHost(
    _ numbers: Numbers, sectionCount: Int, scales: [Double?]? = nil
  ) -> FeedHost {
    var host = feedHost(numbers, sectionCount: sectionCount, scales: scales)
    for section in host.sections.indices {
      host.sections[section].settings.header?.level = number(in: -1...3)
      host.sections[section].settings.isCollapsed = chance(1, of: 6)
    }
    return host
  }

  /// A section of a feed.
  mutating func hostSection(_ numbers: Numbers) -> HostSection {
    var grid = simpleConfiguration(numbers, maximumColumns: 4).configuration
    if chance(1, of: 5) { grid.trackAlignment = .fit }
    if chance(1, of: 5) {
      let last: [MasonryGrid.Track] = [.fraction(1), .points(3)]
      grid.columns = .tracks([.points(5), .points(9), last.randomElement(using: &self) ?? last[0]])
    }
    if chance(1, of: 5) {
      grid.packing = .gridLanes(tolerance: .points(4), dense: chance(1, of: 2))
    }
    let hasSpans = chance(1, of: 3)
    return HostSection(
      settings: MasonryFeed.Section(
        layout: .columns(grid),
        carousel: chance(1, of: 4) ? .init(length: number(in: 0...9, numbers)) : nil,
        header: chance(1, of: 2) ? header(numbers) : nil,
        footer: chance(1, of: 3) ? footer(numbers) : nil,
        background: chance(1, of: 2) ? backgroundInsets(numbers) : nil,
        spacingAfter: chance(1, of: 2) ? 0 : number(in: 0...6, numbers)),
      items: (0..<(chance(1, of: 3) ? 0 : Int.random(in: 1...9, using: &self))).map { _ in
        simpleItem(numbers, hasSpans: hasSpans)
      })
  }

  /// How far the carousels of a feed may be scrolled, and sections that there are not.
  mutating func offsets(of host: FeedHost) -> [Int: Double] {
    [Int: Double](
      uniqueKeysWithValues: (0...host.sections.count).filter { _ in chance(2, of: 3) }
        .map { ($0, number(in: 0...20, .quarters) - 4) })
  }

  mutating func header(_ numbers: Numbers) -> MasonryFeed.Header {
    MasonryFeed.Header(
      length: chance(1, of: 5) ? 0 : number(in: 0...9, numbers), isPinned: chance(2, of: 3),
      isStretching: chance(1, of: 2))
  }

  mutating func footer(_ numbers: Numbers) -> MasonryFeed.Footer {
    MasonryFeed.Footer(
      length: chance(1, of: 5) ? 0 : number(in: 0...9, numbers), isPinned: chance(2, of: 3))
  }

  private mutating func backgroundInsets(_ numbers: Numbers) -> LayoutInsets {
    LayoutInsets(
      top: number(in: 0...8, numbers), leading: number(in: 0...8, numbers),
      bottom: number(in: 0...8, numbers), trailing: number(in: 0...8, numbers))
  }
}
