package import MasonryLayout

/// A section as the app that owns it knows it.
package struct HostSection {
  package var settings: MasonryFeed.Section
  package var items: [HostItem]

  package init(settings: MasonryFeed.Section = .init(), items: [HostItem] = []) {
    (self.settings, self.items) = (settings, items)
  }

  static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> HostSection {
    var section = HostSection()
    switch random.number(in: 0..<6) {
    case 0..<3:
      section.settings.layout = .columns(WallSettings.configuration(numbers, using: &random))
    case 3..<5:
      section.settings.layout = .rows(
        RowsSettings.random(numbers, using: &random).configuration)
    default: break
    }
    if random.chance(1, of: 4) {
      section.settings.carousel = .init(length: random.length(numbers))
    }
    if random.chance(1, of: 2) { section.settings.header = header(numbers, using: &random) }
    if random.chance(1, of: 3) { section.settings.footer = footer(numbers, using: &random) }
    if random.chance(1, of: 4) { section.settings.background = LayoutInsets(1) }
    if random.chance(1, of: 2) { section.settings.spacingAfter = random.length(numbers) }
    if random.chance(1, of: 8) { section.settings.sharedLine = .init(spacing: 1) }
    section.settings.isCollapsed = random.chance(1, of: 6)
    section.items = (0..<random.number(in: 0...6)).map { _ in .random(numbers, using: &random) }
    return section
  }

  /// A section that is mostly short, with few different settings, so that neighbors share a line.
  static func day(_ numbers: NumberKind, using random: inout SplitMix64) -> HostSection {
    var day = HostSection.random(numbers, using: &random)
    if !random.chance(1, of: 8) { day.settings.carousel = nil }
    if random.chance(3, of: 4) { day.settings.header?.level = 0 }
    day.settings.sharedLine = .init(
      spacing: random.chance(1, of: 6) ? 0.75 : 1, fillsWidth: numbers == .quarters)
    let inset = random.chance(1, of: 2) ? 0 : Double(random.number(in: 1...6)) / 4
    day.settings.layout = .rows(
      .init(
        rule: .justified(
          height: random.chance(1, of: 8) ? 2 : 4,
          breaking: random.chance(1, of: 2) ? .greedy : .optimal,
          lastRow: random.chance(1, of: 8) ? .end : .start),
        itemSpacing: inset, rowSpacing: 1,
        contentInsets: LayoutInsets(top: inset, leading: inset, trailing: 2 * inset),
        rowHeights: random.chance(1, of: 8) ? 2...5 : nil,
        singleRowMaximumHeight: random.chance(1, of: 8) ? random.pick([3, 4, 6]) : nil,
        maximumRowCount: random.chance(1, of: 12) ? 1 : nil,
        holdsBackLastRow: random.chance(1, of: 12)))
    day.items = (0..<random.number(in: random.chance(1, of: 6) ? 0...6 : 1...2)).map { _ in
      HostItem(
        height: min(random.length(numbers), 40), span: random.chance(1, of: 20) ? 2 : 1,
        estimate: random.chance(1, of: 4) ? 5 : nil)
    }
    return day
  }

  static func header(
    _ numbers: NumberKind, using random: inout SplitMix64
  ) -> MasonryFeed.Header {
    .init(
      length: random.length(numbers), isPinned: random.chance(2, of: 3),
      isStretching: random.chance(1, of: 3),
      level: random.chance(1, of: 3) ? random.number(in: -1...3) : 0)
  }

  static func footer(
    _ numbers: NumberKind, using random: inout SplitMix64
  ) -> MasonryFeed.Footer {
    .init(length: random.length(numbers), isPinned: random.chance(2, of: 3))
  }
}

#if !hasFeature(Embedded)
extension HostSection {
  var simpler: [HostSection] {
    let layouts: [ItemsLayout]
    switch settings.layout {
    case .columns(let grid):
      var wall = WallSettings()
      wall.configuration = grid
      layouts = wall.simpler.map { .columns($0.configuration) }
    case .rows(let rows):
      layouts = [.item] + RowsSettings(configuration: rows).simpler.map { .rows($0.configuration) }
    }
    return LayoutOracles.simpler(
      self, as: .init(), \.settings.carousel, \.settings.sharedLine, \.settings.header,
      \.settings.footer, \.settings.background, \.settings.spacingAfter, \.settings.isCollapsed)
      + items.fewer.map { HostSection(settings: settings, items: $0) }
      + layouts.map { layout in
        var section = self
        section.settings.layout = layout
        return section
      }
  }
}
#endif
