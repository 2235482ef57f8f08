import MasonryLayout

/// A feed to which anything is done, along with all that is known of its sections.
package struct FeedWorld: Subject {
  package static var name: String { "Feed" }

  struct Section {
    var id: Int
    var settings: MasonryFeed.Section

    /// The items of the section, and whether they are where the packing puts them.
    var wall: GridWorld
  }

  let looks: UInt64
  var feed: MasonryFeed
  var sections: [Section] = []

  /// How far the carousels are scrolled: most of them a little, and some too far.
  var offsets: [Int: Double] {
    var offsets: [Int: Double] = [:]
    for (index, section) in sections.enumerated() where section.id % 3 != 0 {
      offsets[index] = Double(section.id * 5 % 17) - 4
    }
    return offsets
  }

  /// What is seen through a rectangle, with the carousels as they are scrolled.
  func viewport(
    _ rect: LayoutRect, pinnedIn pin: LayoutRect? = nil, hangsFromEnd: Bool = false
  ) -> MasonryFeed.Viewport {
    .init(rect, pinnedIn: pin, hangsFromEnd: hangsFromEnd, offsets: offsets)
  }

  /// The feeds of the last steps, and what has happened since.
  var past: [(world: FeedWorld, mapping: MasonryFeed.AddressMapping)] = []
  private var nextID = 0

  package init(looks: UInt64) {
    self.looks = looks
    do {
      feed = try MasonryFeed(width: 100)
    } catch { preconditionFailure("A width of 100 is valid") }
  }

  package mutating func run(_ step: FeedStep) throws(Failure) {
    var old = self
    old.past = []
    var mapping = MasonryFeed.AddressMapping.unchanged
    switch step {
    case .change(let steps, let index):
      if !sections.isEmpty { mapping = try change(steps, index % sections.count) }
    case .moveItem(let item, let section, let place, let other):
      guard !sections.isEmpty, !sections[section % sections.count].wall.items.isEmpty else { break }
      let (section, other) = (section % sections.count, other % sections.count)
      mapping = try moveItem(item % sections[section].wall.items.count, section, place, other)
    case .measure(let index, let start): try measure(showing: index, start)
    case .restore:
      let restored = try restoredFromSnapshot(of: feed)
      try requireSame(restored, feed, "what its snapshot was made of")
      feed = restored
    default:
      do {
        mapping = try carryOut(step)
      } catch {
        // What is valid is known to the walls; here an error only must not change anything.
        self = Self(keeping: feed, of: old)
        try requireSame(feed, old.feed, "what it was before it threw \(error)")
      }
    }
    for section in sections { if let failure = section.wall.failure { throw failure } }
    try check(after: old, by: mapping)
  }

  package func add(to digest: inout Digest) {
    digest.add([feed.contentSize.width, feed.contentSize.height].map { $0.bitPattern })
    for (index, section) in sections.enumerated() {
      let frame = feed.frame(ofSection: index)
      digest.add([frame.minX, frame.minY, frame.maxX, frame.maxY].map { $0.bitPattern })
      section.wall.add(to: &digest)
    }
  }

  /// What was known before, of a feed that threw.
  private init(keeping feed: MasonryFeed, of old: FeedWorld) {
    self = old
    self.feed = feed
  }

  /// Carries out a step that concerns the feed, and not the wall of one section.
  private mutating func carryOut(
    _ step: FeedStep
  ) throws(MasonryError) -> MasonryFeed.AddressMapping {
    switch step {
    case .insert(let new, let index):
      let index = index % (sections.count + 1)
      let section = try section(new, index) { feed, settings, count, answers throws(MasonryError) in
        try feed.insertSection(settings, itemCount: count, at: index, measuredBy: answers)
      }
      sections.insert(section, at: index)
      return .sections(.inserting(1, at: index))
    case .remove(let index, let count):
      guard !sections.isEmpty else { return .unchanged }
      let start = index % sections.count
      let range = start..<min(start + count, sections.count)
      sections.removeSubrange(range)
      return feed.removeSections(in: range)
    case .move(let source, let destination):
      guard !sections.isEmpty else { return .unchanged }
      let (source, destination) = (source % sections.count, destination % sections.count)
      sections.insert(sections.remove(at: source), at: destination)
      return feed.moveSection(from: source, to: destination)
    case .reload(let new, let index):
      guard !sections.isEmpty else { return .unchanged }
      let index = index % sections.count
      let count = sections[index].wall.items.count
      var section = try section(new, index) { feed, settings, count, answers throws(MasonryError) in
        try feed.reloadSection(at: index, as: settings, itemCount: count, measuredBy: answers)
      }
      section.id = sections[index].id
      sections[index] = section
      // All items are others.
      let mapping = LayoutIndexMapping.removing(0..<count)
      return .items(
        mapping.then(.inserting(section.wall.items.count, at: 0)), inSection: index)
    case .reconfigure(let new, let index):
      guard !sections.isEmpty else { return .unchanged }
      let index = index % sections.count
      let settings = new.settings
      let answers = Answers(sections[index].wall.items.map { $0.facts })
      try feed.reconfigureSection(at: index, measuredBy: answers) { $0 = settings }
      sections[index].settings = settings.inFeed
      sections[index].wall.learn(answers, feed.wall(index))
    case .setHeader(let header, let index):
      guard !sections.isEmpty else { return .unchanged }
      try feed.reconfigureSection(at: index % sections.count) { $0.header = header }
      sections[index % sections.count].settings.header = header
    case .setFooter(let footer, let index):
      guard !sections.isEmpty else { return .unchanged }
      try feed.reconfigureSection(at: index % sections.count) { $0.footer = footer }
      sections[index % sections.count].settings.footer = footer
    case .resize(let length):
      try resize(length, feed.axis, feed.environment)
    case .turn(let settings):
      try resize(feed.crossLength, settings.axis, settings.environment)
    case .change, .moveItem, .measure, .restore: break
    }
    return .unchanged
  }

  private mutating func section(
    _ new: HostSection, _ index: Int,
    _ make: (inout MasonryFeed, MasonryFeed.Section, Int, Answers) throws(MasonryError) -> Void
  ) throws(MasonryError) -> Section {
    let answers = Answers(new.items)
    let settings = new.settings
    try make(&feed, settings, new.items.count, answers)
    nextID += 1
    var wall = GridWorld(looks: looks)
    wall.adopt(new.items, answers, firstID: nextID * 100_000, in: feed.wall(index))
    return Section(id: nextID, settings: settings.inFeed, wall: wall)
  }

  private mutating func resize(
    _ length: Double, _ axis: LayoutAxis, _ environment: LayoutEnvironment
  ) throws(MasonryError) {
    let answers = sections.map { Answers($0.wall.items.map { $0.facts }) }
    if axis == .vertical {
      try feed.resize(width: length, environment: environment) { answers[$0] }
    } else {
      try feed.resize(to: .height(length, environment: environment)) { answers[$0] }
    }
    for index in sections.indices {
      sections[index].wall.learn(answers[index], feed.wall(index))
      sections[index].settings = feed.section(at: index)
    }
  }

  /// Moves an item, which stays itself in another section too.
  private mutating func moveItem(
    _ item: Int, _ section: Int, _ place: Int, _ other: Int
  ) throws(Failure) -> MasonryFeed.AddressMapping {
    if section == other { return try change([.move(from: item, to: place)], section) }
    let moved = sections[section].wall.items[item]
    let removing = try change([.remove(at: item, count: 1)], section)
    let count = sections[other].wall.items.count
    let inserting = try change([.insert([moved.facts], at: place)], other)
    guard sections[section].wall.items.allSatisfy({ $0.id != moved.id }),
      sections[other].wall.items.count > count
    else { return removing.then(inserting) }
    let place = place % (count + 1)
    // It may have been there before, as another item.
    sections[other].wall.items[place].id = moved.id
    sections[other].wall.past = []
    return .moving(.item(item, section: section), to: .item(place, section: other))
  }

  /// Changes the wall of a section, which looks at itself, and puts it into the feed.
  private mutating func change(
    _ steps: [GridStep], _ index: Int
  ) throws(Failure) -> MasonryFeed.AddressMapping {
    let oldIDs = sections[index].wall.items.map { $0.id }
    for step in steps {
      switch step {
      // The width and the settings are those of the feed and of the section.
      case .resize, .resizeUnmeasured, .reconfigure, .restore: continue
      default: try sections[index].wall.run(step)
      }
    }
    feed[index].grid = sections[index].wall.grid
    return .items(
      .init(from: oldIDs, to: sections[index].wall.items.map { $0.id }), inSection: index)
  }
}

extension MasonryFeed.Section {
  /// The section as a feed has it, which is always as wide as the feed.
  fileprivate var inFeed: MasonryFeed.Section {
    var section = self
    if section.layout.grid?.trackAlignment == .fit { section.layout.grid?.trackAlignment = .start }
    return section
  }
}
