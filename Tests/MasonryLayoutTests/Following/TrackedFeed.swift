import LayoutTestSupport
import MasonryLayout

/// A section and its items by identity.
struct TrackedSection {
  var id: Int
  var items: TrackedItems
}

/// A feed that goes through random changes, along with the identities of its sections and items.
struct TrackedFeed {
  var host: FeedHost
  var feed: MasonryFeed
  private(set) var sections: [TrackedSection] = []
  private var nextID = 0

  init(_ host: FeedHost) throws {
    self.host = host
    feed = try host.feed()
    sections = host.sections.map { newSection(itemCount: $0.items.count) }
  }

  /// Identities of items are unique in the feed, and no section has a million.
  private mutating func newSection(itemCount: Int) -> TrackedSection {
    nextID += 1
    var items = TrackedItems(count: 0, firstID: nextID * 1_000_000)
    items.insert(itemCount, at: 0)
    return TrackedSection(id: nextID, items: items)
  }

  /// The identities in the form that ``MasonryFeed/AddressMapping`` takes.
  var ids: [(id: Int, items: [Int])] { sections.map { ($0.id, $0.items.ids) } }

  /// What identifies an element in this state, whatever its address.
  func identity(of address: MasonryFeed.Address) -> String {
    let section = sections[address.section]
    return switch address {
    case .background: "background \(section.id)"
    case .header: "header \(section.id)"
    case .item(let item, _): "item \(section.items.ids[item])"
    case .footer: "footer \(section.id)"
    }
  }

  /// Every element by its identity, in the order of the content.
  func elements(
    pinnedIn pin: LayoutRect? = nil
  ) -> [(id: String, element: MasonryFeed.Element)] {
    var elements: [(id: String, element: MasonryFeed.Element)] = []
    func append(_ address: MasonryFeed.Address) {
      guard let frame = feed.frame(of: address, in: pin.map { .init($0) }) else { return }
      elements.append((identity(of: address), .init(address: address, frame: frame)))
    }
    for section in sections.indices {
      append(.background(section: section))
      append(.header(section: section))
      for item in sections[section].items.ids.indices { append(.item(item, section: section)) }
      append(.footer(section: section))
    }
    return elements
  }

  /// Carries out a change, and returns the mapping that an app makes of it.
  mutating func apply(_ change: FeedChange) throws -> MasonryFeed.AddressMapping {
    let old = host
    host.apply(change)
    feed = try host.feed()
    return track(change, from: old)
  }

  /// Moves an item to any section, and returns the mapping that an app makes of it.
  mutating func moveItem(
    at item: Int, inSection section: Int, to newItem: Int, inSection newSection: Int
  ) throws -> MasonryFeed.AddressMapping {
    host.sections[newSection].items.insert(
      host.sections[section].items.remove(at: item), at: newItem)
    feed = try host.feed()
    sections[newSection].items.ids.insert(
      sections[section].items.ids.remove(at: item), at: newItem)
    return .moving(.item(item, section: section), to: .item(newItem, section: newSection))
  }

  private mutating func track(
    _ change: FeedChange, from old: FeedHost
  ) -> MasonryFeed.AddressMapping {
    switch change {
    case .insertSection(let section, let index):
      sections.insert(newSection(itemCount: section.items.count), at: index)
      return .sections(.inserting(1, at: index))
    case .removeSections(let range):
      sections.removeSubrange(range)
      return .sections(.removing(range))
    case .moveSection(let source, let destination):
      sections.insert(sections.remove(at: source), at: destination)
      return .sections(.moving(from: source, to: destination))
    case .reloadSection(let index, let section):
      sections[index] = newSection(itemCount: section.items.count)
      return .sections(.removing(index..<index + 1).then(.inserting(1, at: index)))
    case .insertItems(let items, let index, let section):
      sections[section].items.insert(items.count, at: index)
      return .items(.inserting(items.count, at: index), inSection: section)
    case .removeItems(let range, let section):
      sections[section].items.remove(range)
      return .items(.removing(range), inSection: section)
    case .moveItem(let source, let destination, let section):
      sections[section].items.move(from: source, to: destination)
      return .items(.moving(from: source, to: destination), inSection: section)
    case .become(let items, let section):
      let difference = items.difference(from: old.sections[section].items).inferringMoves()
      sections[section].items.apply(difference)
      return .items(.init(difference), inSection: section)
    case .reconfigureSection, .setHeader, .setFooter, .remeasureItem, .setLength, .resize,
      .reconfigure:
      return .unchanged
    }
  }
}

extension SplitMix64 {
  /// Any change of a feed, of which some move an item to another section.
  mutating func change(
    _ feed: inout TrackedFeed, _ numbers: Numbers
  ) throws -> (description: String, mapping: MasonryFeed.AddressMapping) {
    let full = feed.host.sections.indices.filter { !feed.host.sections[$0].items.isEmpty }
    guard chance(1, of: 6), let section = full.randomElement(using: &self) else {
      let change = feedChange(of: feed.host, numbers)
      return ("\(change)", try feed.apply(change))
    }
    let item = Int.random(in: feed.host.sections[section].items.indices, using: &self)
    let newSection = Int.random(in: feed.host.sections.indices, using: &self)
    let count = feed.host.sections[newSection].items.count
    let newItem = Int.random(in: 0...(newSection == section ? count - 1 : count), using: &self)
    let mapping = try feed.moveItem(
      at: item, inSection: section, to: newItem, inSection: newSection)
    return ("item \(item) of \(section) to \(newItem) of \(newSection)", mapping)
  }
}
