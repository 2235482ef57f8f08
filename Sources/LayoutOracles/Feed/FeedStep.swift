import MasonryLayout

/// A section of a fuzzed feed.
package struct FuzzSection {
  var grid = WallSettings().configuration
  var header: FuzzBar?
  var footer: FuzzBar?
  var background = false
  var spacing = 0.0
  var items: [HostItem] = []

  static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> FuzzSection {
    var section = FuzzSection()
    if random.chance(2, of: 3) {
      section.grid = WallSettings.configuration(numbers, using: &random)
    }
    if random.chance(1, of: 2) { section.header = .random(numbers, using: &random) }
    if random.chance(1, of: 3) { section.footer = .random(numbers, using: &random) }
    section.background = random.chance(1, of: 4)
    if random.chance(1, of: 2) { section.spacing = random.length(numbers) }
    section.items = (0..<random.number(in: 0...6)).map { _ in
      .random(numbers, using: &random)
    }
    return section
  }

  /// The section in a feed that scrolls along an axis.
  var settings: MasonryFeed.Section {
    MasonryFeed.Section(
      grid: grid, header: header?.header,
      footer: footer?.footer,
      background: background ? LayoutInsets(1) : nil, spacingAfter: spacing)
  }
}

/// A header or a footer of a fuzzed feed.
package struct FuzzBar {
  var length: Double
  var isPinned: Bool
  var isStretching: Bool

  static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> FuzzBar {
    FuzzBar(
      length: random.length(numbers), isPinned: random.chance(2, of: 3),
      isStretching: random.chance(1, of: 3))
  }

  var header: MasonryFeed.Header {
    .init(length: length, isPinned: isPinned, isStretching: isStretching)
  }

  var footer: MasonryFeed.Footer { .init(length: length, isPinned: isPinned) }
}

#if !hasFeature(Embedded)
extension FuzzSection: CustomStringConvertible {
  package var description: String {
    var parts = ["grid: \(grid.source)"]
    if let header { parts.append("header: \(header)") }
    if let footer { parts.append("footer: \(footer)") }
    if background { parts.append("background: true") }
    if spacing != 0 { parts.append("spacing: \(spacing.source)") }
    if !items.isEmpty { parts.append("items: \(items)") }
    return ".init(\(parts.joined(separator: ", ")))"
  }

  var simpler: [FuzzSection] {
    var all: [FuzzSection] = []
    func add(_ isComplex: Bool, _ change: (inout FuzzSection) -> Void) {
      guard isComplex else { return }
      all.append(self)
      change(&all[all.count - 1])
    }
    add(header != nil) { $0.header = nil }
    add(footer != nil) { $0.footer = nil }
    add(background) { $0.background = false }
    add(spacing != 0) { $0.spacing = 0 }
    for items in items.fewer { add(true) { $0.items = items } }
    var whole = WallSettings()
    whole.configuration = grid
    for settings in whole.simpler { add(true) { $0.grid = settings.configuration } }
    return all
  }
}

extension FuzzBar: CustomStringConvertible {
  package var description: String {
    ".init(length: \(length.source), isPinned: \(isPinned), isStretching: \(isStretching))"
  }
}
#endif

/// Something that is done to a feed; all indices are taken modulo what there is.
package enum FeedStep: FuzzStep {
  case insert(FuzzSection, at: Int)
  case remove(at: Int, count: Int)
  case move(from: Int, to: Int)
  case reload(FuzzSection, at: Int)
  case reconfigure(FuzzSection, at: Int)
  case setHeader(FuzzBar?, at: Int)
  case setFooter(FuzzBar?, at: Int)
  case resize(Double)
  case turn(WallSettings)
  /// Does some things to the grid of a section, one after the other.
  case change([GridStep], at: Int)
  /// Puts what a snapshot restores in the place of the feed.
  case restore

  package static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> FeedStep {
    // Half of the steps are in the first section, and several in a row change the same grid, so that
    // what takes several steps comes about.
    let index = random.chance(1, of: 2) ? 0 : random.number(in: 0..<100)
    switch random.number(in: 0..<48) {
    case 0..<5: return .insert(.random(numbers, using: &random), at: index)
    case 5..<7: return .remove(at: index, count: random.number(in: 0...2))
    case 7..<9: return .move(from: index, to: random.number(in: 0..<100))
    case 9..<11: return .reload(.random(numbers, using: &random), at: index)
    case 11..<13: return .reconfigure(.random(numbers, using: &random), at: index)
    case 13:
      return .setHeader(random.chance(1, of: 3) ? nil : .random(numbers, using: &random), at: index)
    case 14:
      return .setFooter(random.chance(1, of: 3) ? nil : .random(numbers, using: &random), at: index)
    case 15..<17: return .resize(random.length(numbers) * 10)
    case 17: return .turn(.random(numbers, using: &random))
    case 18: return .restore
    default:
      let count = random.chance(1, of: 2) ? 1 : random.number(in: 2...8)
      return .change((0..<count).map { _ in .random(numbers, using: &random) }, at: index)
    }
  }

  package var isPortable: Bool {
    if case .change(let steps, _) = self { steps.allSatisfy { $0.isPortable } } else { true }
  }
}

#if !hasFeature(Embedded)
extension FeedStep {
  package var description: String {
    switch self {
    case .insert(let section, let index): ".insert(\(section), at: \(index))"
    case .remove(let index, let count): ".remove(at: \(index), count: \(count))"
    case .move(let source, let destination): ".move(from: \(source), to: \(destination))"
    case .reload(let section, let index): ".reload(\(section), at: \(index))"
    case .reconfigure(let section, let index): ".reconfigure(\(section), at: \(index))"
    case .setHeader(let bar, let index):
      ".setHeader(\(bar.map { "\($0)" } ?? "nil"), at: \(index))"
    case .setFooter(let bar, let index):
      ".setFooter(\(bar.map { "\($0)" } ?? "nil"), at: \(index))"
    case .resize(let length): ".resize(\(length.source))"
    case .turn(let settings): ".turn(\(settings))"
    case .change(let steps, let index): ".change(\(steps), at: \(index))"
    case .restore: ".restore"
    }
  }

  package var simpler: [FeedStep] {
    switch self {
    case .insert(let section, let index):
      section.simpler.map { .insert($0, at: index) }
        + (index > 0 ? [.insert(section, at: index / 2)] : [])
    case .reload(let section, let index): section.simpler.map { .reload($0, at: index) }
    case .reconfigure(let section, let index): section.simpler.map { .reconfigure($0, at: index) }
    case .turn(let settings): settings.simpler.map { .turn($0) }
    case .change(let steps, let index):
      steps.simpler.map { .change($0, at: index) }
        + (index > 0 ? [.change(steps, at: index / 2)] : [])
    case .resize(let length): length != 2 ? [.resize(2)] : []
    case .remove, .move, .setHeader, .setFooter, .restore: []
    }
  }
}

extension [GridStep] {
  /// The steps without one of them, or with a simpler one.
  fileprivate var simpler: [[GridStep]] {
    var all: [[GridStep]] = []
    for place in indices {
      for step in [nil] + self[place].simpler {
        all.append(self)
        all[all.count - 1].replaceSubrange(place...place, with: step.map { [$0] } ?? [])
      }
    }
    return all
  }
}
#endif
