import LayoutTestSupport
import MasonryLayout

/// Every kind of change that a feed can go through.
enum FeedChange {
  case insertSection(HostSection, at: Int)
  case removeSections(Range<Int>)
  case moveSection(from: Int, to: Int)
  case reloadSection(Int, HostSection)
  case reconfigureSection(Int, MasonryFeed.Section)
  case setHeader(MasonryFeed.Header?, section: Int)
  case setFooter(MasonryFeed.Footer?, section: Int)
  case insertItems([HostItem], at: Int, section: Int)
  case removeItems(Range<Int>, section: Int)
  case moveItem(from: Int, to: Int, section: Int)
  case remeasureItem(Int, HostItem, section: Int)
  case setLength(Double, at: Int, section: Int)
  case become([HostItem], section: Int)
  case resize(Double)
  case reconfigure(FeedSettings)
}

extension FeedHost {
  /// Carries out a change in the data of the app.
  mutating func apply(_ change: FeedChange) {
    switch change {
    case .insertSection(let section, let index): sections.insert(section, at: index)
    case .removeSections(let range): sections.removeSubrange(range)
    case .moveSection(let source, let destination):
      sections.insert(sections.remove(at: source), at: destination)
    case .reloadSection(let index, let section): sections[index] = section
    case .reconfigureSection(let index, let settings): sections[index].settings = settings
    case .setHeader(let header, let section): sections[section].settings.header = header
    case .setFooter(let footer, let section): sections[section].settings.footer = footer
    case .insertItems(let items, let index, let section):
      sections[section].items.insert(contentsOf: items, at: index)
    case .removeItems(let range, let section): sections[section].items.removeSubrange(range)
    case .moveItem(let source, let destination, let section):
      sections[section].items.insert(sections[section].items.remove(at: source), at: destination)
    case .remeasureItem(let index, let item, let section): sections[section].items[index] = item
    case .setLength(let length, let index, let section):
      sections[section].items[index].height = length
      sections[section].items[index].slope = 0
    case .become(let items, let section): sections[section].items = items
    case .resize(let crossLength): self.crossLength = crossLength
    case .reconfigure(let configuration):
      self.configuration = configuration
    }
  }
}

extension MasonryFeed {
  /// Carries out a change that leads from one state of the app to another.
  mutating func apply(_ change: FeedChange, from old: FeedHost, to new: FeedHost) throws {
    switch change {
    case .insertSection(let section, let index):
      try insertSection(
        section.settings, itemCount: section.items.count, at: index, measuredBy: new.heights(index))
    case .removeSections(let range):
      if range.count == 1 { removeSection(at: range.lowerBound) } else { removeSections(in: range) }
    case .moveSection(let source, let destination): moveSection(from: source, to: destination)
    case .reloadSection(let index, let section):
      try reloadSection(
        at: index, as: section.settings, itemCount: section.items.count,
        measuredBy: new.heights(index))
    case .reconfigureSection(let index, let settings):
      try reconfigureSection(at: index, measuredBy: new.heights(index)) { $0 = settings }
    case .setHeader(let header, let section):
      try reconfigureSection(at: section) { $0.header = header }
    case .setFooter(let footer, let section):
      try reconfigureSection(at: section) { $0.footer = footer }
    case .insertItems(let items, let index, let section):
      if index == self[section].itemCount {
        try self[section].appendItems(items.count, measuredBy: new.heights(section))
      } else {
        try self[section].insertItems(items.count, at: index, measuredBy: new.heights(section))
      }
    case .removeItems(let range, let section):
      if range.count == 1 {
        try self[section].removeItem(at: range.lowerBound, measuredBy: new.heights(section))
      } else {
        try self[section].removeItems(in: range, measuredBy: new.heights(section))
      }
    case .moveItem(let source, let destination, let section):
      try self[section].moveItem(from: source, to: destination, measuredBy: new.heights(section))
    case .remeasureItem(let index, _, let section):
      try self[section].remeasure([index], measuredBy: new.heights(section))
    case .setLength(let length, let index, let section):
      try self[section].setLength(length, ofItemAt: index, measuredBy: new.heights(section))
    case .become(let items, let section):
      try self[section].apply(
        items.difference(from: old.sections[section].items).inferringMoves(),
        measuredBy: new.heights(section))
    case .resize(let crossLength):
      try rearrange(new.configuration, across: crossLength) { new.heights($0) }
    case .reconfigure(let configuration):
      try rearrange(configuration) { new.heights($0) }
    }
  }
}

extension SplitMix64 {
  /// A change that an app in some state can go through.
  mutating func feedChange(of host: FeedHost, _ numbers: Numbers) -> FeedChange {
    let count = host.sections.count
    let section = hostSection(numbers)
    guard count > 0, !chance(1, of: 10) else {
      return .insertSection(section, at: Int.random(in: 0...count, using: &self))
    }
    let index = Int.random(in: 0..<count, using: &self)
    let other = Int.random(in: 0..<count, using: &self)
    switch UInt8.random(in: 0..<12, using: &self) {
    case 0:
      let end = Int.random(in: index...count, using: &self)
      return chance(1, of: 2) ? .removeSections(index..<end) : .removeSections(index..<index + 1)
    case 1: return .moveSection(from: index, to: other)
    case 2: return .reloadSection(index, section)
    case 3: return .reconfigureSection(index, section.settings)
    case 4: return .setHeader(chance(1, of: 3) ? nil : header(numbers), section: index)
    case 5: return .setFooter(chance(1, of: 3) ? nil : footer(numbers), section: index)
    case 6: return .resize(number(in: 0...60, numbers))
    case 7:
      return .reconfigure(feedHost(numbers, sectionCount: 0).configuration)
    default: return itemChange(of: host, section: index, numbers)
    }
  }

  private mutating func itemChange(
    of host: FeedHost, section: Int, _ numbers: Numbers
  ) -> FeedChange {
    let items = host.sections[section].items
    let new = (0..<Int.random(in: 0...3, using: &self)).map { _ in
      simpleItem(numbers, hasSpans: chance(1, of: 3), hasSlopes: true)
    }
    guard !items.isEmpty, !chance(1, of: 3) else {
      return .insertItems(
        new, at: Int.random(in: 0...items.count, using: &self), section: section)
    }
    let index = Int.random(in: 0..<items.count, using: &self)
    let other = Int.random(in: 0..<items.count, using: &self)
    switch UInt8.random(in: 0..<6, using: &self) {
    case 0: return .removeItems(min(index, other)..<max(index, other), section: section)
    case 1: return .removeItems(index..<index + 1, section: section)
    case 2: return .moveItem(from: index, to: other, section: section)
    case 3:
      return .remeasureItem(
        index, simpleItem(numbers, hasSpans: true, hasSlopes: true), section: section)
    case 4: return .setLength(number(in: 0...20, numbers), at: index, section: section)
    default: return .become(Array(items.dropFirst(index)) + new, section: section)
    }
  }
}
