import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

@testable import LayoutOracles

/// An app: its sections, and the settings that its feed shall have.
struct FeedHost {
  var configuration = WallSettings()
  var crossLength = 12.0
  var sections: [HostSection] = []

  /// The feed of this state, built from nothing.
  func feed() throws -> MasonryFeed {
    var feed = try MasonryFeed(configuration, across: crossLength)
    for section in sections {
      try feed.appendSection(
        section.settings, itemCount: section.items.count,
        measuredBy: HostHeights(items: section.items))
    }
    return feed
  }

  /// The steps that lead to this state.
  var steps: [FeedStep] {
    [.turn(configuration), .resize(crossLength)]
      + sections.enumerated().map { .insert($0.element, at: $0.offset) }
  }

  /// The feed of this state, to which steps can be done.
  func world(looks: UInt64 = 0, looksAround: Bool = true) throws -> FeedWorld {
    var world = FeedWorld(looks: looks)
    world.looksAround = false
    for step in steps { try world.run(step) }
    world.looksAround = looksAround
    return world
  }

  /// Fails unless every frame and every query of the feed is as promised: see `FeedWorld`.
  func expectHolds(looks: UInt64) throws {
    MasonryLayoutTests.expectHolds(.remove(at: 0, count: 0), in: try world(looks: looks))
  }
}

extension FeedHost: CustomStringConvertible {
  var description: String { "\(crossLength) points, \(configuration)\(sections)" }
}

extension MasonryFeed {
  /// A feed of a width, all sections of which are the same.
  init(
    width: Double = 100, environment: LayoutEnvironment = .init(), sectionCount: Int = 1,
    of section: Section = .init(), itemCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try self.init(width: width, environment: environment)
    for _ in 0..<sectionCount {
      try appendSection(section, itemCount: itemCount, measuredBy: provider)
    }
  }

  /// Every address in the order of the content, of bars that sections do not have as well.
  var allAddresses: [Address] {
    (0..<sectionCount).flatMap { section -> [Address] in
      let items = (0..<self[section].itemCount).map { Address.item($0, section: section) }
      return [.background(section: section), .header(section: section)] + items
        + [.footer(section: section)]
    }
  }

  /// Every element in the order of the content, where nothing is pinned.
  func allElements() -> [Element] {
    allAddresses.compactMap { address in
      frame(of: address).map { Element(address: address, frame: $0) }
    }
  }
}
