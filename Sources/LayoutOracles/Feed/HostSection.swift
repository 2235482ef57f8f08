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
    section.settings.isCollapsed = random.chance(1, of: 6)
    section.items = (0..<random.number(in: 0...6)).map { _ in .random(numbers, using: &random) }
    return section
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
extension HostSection: CustomStringConvertible {
  /// The source text that makes the section again.
  package var description: String {
    var parts: [String] = []
    switch settings.layout {
    case .columns(let grid): parts.append("layout: .columns(\(grid.source))")
    case .rows(let rows): parts.append("layout: .rows(\(rows.source))")
    }
    if let carousel = settings.carousel {
      parts.append("carousel: .init(length: \(carousel.length.source))")
    }
    if let header = settings.header { parts.append("header: \(header.source)") }
    if let footer = settings.footer { parts.append("footer: \(footer.source)") }
    if let insets = settings.background { parts.append("background: \(insets.source)") }
    parts.append("spacingAfter: \(settings.spacingAfter.source)")
    if settings.isCollapsed { parts.append("isCollapsed: true") }
    return ".init(settings: .init(\(parts.joined(separator: ", "))), items: \(items))"
  }

  var simpler: [HostSection] {
    var all: [HostSection] = []
    func add(_ isComplex: Bool, _ change: (inout HostSection) -> Void) {
      guard isComplex else { return }
      all.append(self)
      change(&all[all.count - 1])
    }
    add(settings.carousel != nil) { $0.settings.carousel = nil }
    add(settings.header != nil) { $0.settings.header = nil }
    add(settings.footer != nil) { $0.settings.footer = nil }
    add(settings.background != nil) { $0.settings.background = nil }
    add(settings.spacingAfter != 0) { $0.settings.spacingAfter = 0 }
    add(settings.isCollapsed) { $0.settings.isCollapsed = false }
    add(settings.header?.level ?? 0 != 0) { $0.settings.header?.level = 0 }
    for items in items.fewer { add(true) { $0.items = items } }
    switch settings.layout {
    case .columns(let grid):
      var wall = WallSettings()
      wall.configuration = grid
      for simpler in wall.simpler {
        add(true) { $0.settings.layout = .columns(simpler.configuration) }
      }
    case .rows(let rows):
      add(true) { $0.settings.layout = .item }
      for simpler in RowsSettings(rows).simpler {
        add(true) { $0.settings.layout = .rows(simpler.configuration) }
      }
    }
    return all
  }
}

extension MasonryFeed.Header {
  var source: String {
    ".init(length: \(length.source), isPinned: \(isPinned), isStretching: \(isStretching), "
      + "level: \(level))"
  }
}

extension MasonryFeed.Footer {
  var source: String { ".init(length: \(length.source), isPinned: \(isPinned))" }
}
#endif
