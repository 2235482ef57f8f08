package import MasonryLayout

/// Something that is done to a feed; all indices are taken modulo what there is.
package enum FeedStep: FuzzStep {
  case insert(HostSection, at: Int)
  case remove(at: Int, count: Int)
  case move(from: Int, to: Int)
  /// Moves an item of a section to another place of any section.
  case moveItem(Int, of: Int, to: Int, in: Int)
  /// Measures what is shown in a viewport that follows from a number, or where it shows an item.
  case measure(showing: Int?, from: Int)
  case reload(HostSection, at: Int)
  case reconfigure(HostSection, at: Int)
  case setHeader(MasonryFeed.Header?, at: Int)
  case setFooter(MasonryFeed.Footer?, at: Int)
  case resize(Double)
  /// Resizes without a provider: items that get another width are estimated.
  case resizeUnmeasured(Double)
  case turn(WallSettings)
  /// Does some things to the grid of a section, one after the other.
  case change([GridStep], at: Int)
  /// Takes new data; items are named by their places among all items of the feed.
  ///
  /// Those that no section names stay where they are if their section does, or else are gone.
  case update([NewSection], without: [Int] = [], reloading: [Int] = [], as: [HostItem] = [])
  /// Puts what a snapshot restores in the place of the feed.
  case restore

  /// A section of new data: one that was there before, or another one.
  package struct NewSection {
    /// The section that it was.
    package var old: Int?
    /// Items that come from anywhere, and −1 for the next new one; other new ones follow.
    package var items: [Int]
    /// Where they come among those that stay.
    package var place: Int
    /// The new items, and the settings of a new section.
    package var new: HostSection

    package init(
      old: Int? = nil, items: [Int] = [], place: Int = 0, new: HostSection = .init()
    ) {
      (self.old, self.items, self.place, self.new) = (old, items, place, new)
    }
  }

  package static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> FeedStep {
    // Half of the steps are in the first section, and several in a row change the same grid, so
    // that what takes several steps comes about.
    let index = random.chance(1, of: 2) ? 0 : random.number(in: 0..<100)
    switch random.number(in: 0..<72) {
    case 0..<5, 25..<27: return .insert(.random(numbers, using: &random), at: index)
    case 62..<65: return .insert(.day(numbers, using: &random), at: index)
    case 65..<72:
      return .update(
        (0..<random.number(in: 3...6)).map { _ in
          NewSection(new: .day(numbers, using: &random))
        })
    case 5..<7: return .remove(at: index, count: random.number(in: 0...2))
    case 7..<9: return .move(from: index, to: random.number(in: 0..<100))
    case 9..<11: return .reload(.random(numbers, using: &random), at: index)
    case 11..<13: return .reconfigure(.random(numbers, using: &random), at: index)
    case 13:
      let header = HostSection.header(numbers, using: &random)
      return .setHeader(random.chance(1, of: 3) ? nil : header, at: index)
    case 14:
      let footer = HostSection.footer(numbers, using: &random)
      return .setFooter(random.chance(1, of: 3) ? nil : footer, at: index)
    case 15..<17: return .resize(random.length(numbers) * 10)
    case 17, 23..<25: return .turn(.random(numbers, using: &random))
    case 18: return .restore
    case 19:
      let (item, place) = (random.number(in: 0..<100), random.number(in: 0..<100))
      return .moveItem(item, of: index, to: place, in: random.number(in: 0..<100))
    case 60..<62: return .resizeUnmeasured(random.length(numbers) * 10)
    case 56..<60: return update(numbers, using: &random)
    case 20..<23:
      return .measure(
        showing: random.chance(1, of: 3) ? random.number(in: 0..<100) : nil,
        from: random.number(in: 0..<1000))
    default:
      let count = random.chance(1, of: 2) ? 1 : random.number(in: 2...8)
      return .change((0..<count).map { _ in .random(numbers, using: &random) }, at: index)
    }
  }

  package static func update(
    _ numbers: NumberKind, using random: inout SplitMix64
  ) -> FeedStep {
    func places(_ counts: ClosedRange<Int>, _ random: inout SplitMix64) -> [Int] {
      (0..<random.number(in: counts)).map { _ in random.number(in: 0..<40) }
    }
    let isInOrder = random.chance(1, of: 2)
    let sections = (0..<random.number(in: 0...4)).map { index in
      NewSection(
        old: random.chance(1, of: 4) ? nil : isInOrder ? index : random.number(in: 0..<6),
        items: places(0...3, &random), place: random.number(in: 0..<8),
        new: .random(numbers, using: &random))
    }
    let reloaded = places(0...2, &random)
    return .update(
      sections, without: places(0...2, &random), reloading: reloaded,
      as: reloaded.map { _ in .random(numbers, using: &random) })
  }

  package var isPortable: Bool {
    if case .change(let steps, _) = self { steps.allSatisfy { $0.isPortable } } else { true }
  }
}

#if !hasFeature(Embedded)
extension FeedStep {
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
    case .update(let sections, let gone, let reloaded, let items):
      sections.indices.flatMap { place -> [FeedStep] in
        ([nil] + sections[place].simpler).map { section in
          var fewer = sections
          fewer.replaceSubrange(place...place, with: section.map { [$0] } ?? [])
          return .update(fewer, without: gone, reloading: reloaded, as: items)
        }
      }
        + (gone.isEmpty ? [] : [.update(sections, reloading: reloaded, as: items)])
        + (reloaded.isEmpty ? [] : [.update(sections, without: gone)])
    case .resizeUnmeasured, .remove, .move, .moveItem, .measure, .setHeader, .setFooter, .restore:
      []
    }
  }
}

extension FeedStep.NewSection {
  fileprivate var simpler: [Self] {
    new.simpler.map { .init(old: old, items: items, place: place, new: $0) }
      + (items.isEmpty
        ? [] : [.init(old: old, items: items.dropLast(), place: place, new: new)])
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
