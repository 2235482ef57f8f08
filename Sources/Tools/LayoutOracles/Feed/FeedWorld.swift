import LayoutGeometry
package import MasonryLayout

/// A feed to which anything is done, along with all that is known of its sections.
package struct FeedWorld: Subject {
  package static var name: String { "Feed" }

  struct Section {
    var id: Int
    var settings: MasonryFeed.Section

    /// The items of the section, and whether they are where the packing puts them.
    var world: SectionWorld
  }

  let looks: UInt64

  /// Whether more is looked at than what the feed is: queries, anchors, what has moved.
  package var looksAround = true
  package var feed: MasonryFeed
  var sections: [Section] = []

  /// How far the carousels are scrolled: most of them a little, and some too far.
  private(set) var offsets: [Int: Double] = [:]

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
      guard !sections.isEmpty else { break }
      let (section, other) = (section % sections.count, other % sections.count)
      let count = sections[section].world.items.count
      if count > 0 { mapping = try moveItem(item % count, section, place, other) }
    case .measure(let index, let start): try measure(showing: index, start)
    case .update(let new, let gone, let reloaded, let items):
      mapping = try update(new, without: gone, reloading: reloaded, as: items)
    case .resizeUnmeasured(let length): try resizeUnmeasured(length)
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
    for section in sections { if let failure = section.world.failure { throw failure } }
    scrollCarousels()
    try check(after: old, by: mapping)
  }

  package func add(to digest: inout Digest) {
    digest.add([feed.contentSize.width, feed.contentSize.height].map { $0.bitPattern })
    for (index, section) in sections.enumerated() {
      let frame = feed.frame(ofSection: index)
      digest.add([frame.minX, frame.minY, frame.maxX, frame.maxY].map { $0.bitPattern })
      section.world.add(to: &digest)
    }
  }

  /// What was known before, of a feed that threw.
  private init(keeping feed: MasonryFeed, of old: FeedWorld) {
    self = old
    self.feed = feed
  }

  /// Scrolls the carousels anywhere, some of them too far.
  private mutating func scrollCarousels() {
    var random = SplitMix64(seed: looks &+ UInt64(nextID) &+ UInt64(sections.count))
    offsets = [:]
    for section in sections.indices where random.chance(3, of: 4) {
      let offset = random.part(in: -4...60)
      offsets[section] = random.chance(1, of: 20) ? random.pick([1e9, -1e300, .infinity]) : offset
    }
  }

  /// Carries out a step that concerns the feed, and not the items of one section.
  private mutating func carryOut(
    _ step: FeedStep
  ) throws(MasonryError) -> MasonryFeed.AddressMapping {
    switch step {
    case .insert(let new, let index):
      let index = index % (sections.count + 1)
      let answers = Answers(new.items)
      try feed.insertSection(
        new.settings, itemCount: new.items.count, at: index, measuredBy: answers)
      sections.insert(section(new, at: index, answers), at: index)
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
      let (count, id, answers) = (
        sections[index].world.items.count, sections[index].id, Answers(new.items)
      )
      try feed.reloadSection(
        at: index, as: new.settings, itemCount: new.items.count, measuredBy: answers)
      sections[index] = section(new, at: index, answers)
      sections[index].id = id
      // All items are others.
      let mapping = LayoutIndexMapping.removing(0..<count)
      return .items(mapping.then(.inserting(new.items.count, at: 0)), inSection: index)
    case .reconfigure(let new, let index):
      guard !sections.isEmpty else { return .unchanged }
      let index = index % sections.count
      let settings = new.settings
      let answers = Answers(sections[index].world.facts)
      try feed.reconfigureSection(at: index, measuredBy: answers) { $0 = settings }
      sections[index].settings = settings
      sections[index].world.learn(answers, feed[index])
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
    case .change, .moveItem, .measure, .update, .resizeUnmeasured, .restore: break
    }
    return .unchanged
  }

  /// A section that was just made, with new items, or with given ones of other sections.
  mutating func section(
    _ new: HostSection, _ items: [WorldItem]? = nil, from origins: [Int: SectionWorld.Origin] = [:],
    naming named: Set<Int> = [], at index: Int, _ answers: Answers
  ) -> Section {
    let firstID = takeIDs()
    let known = new.items.enumerated().map { WorldItem(id: firstID + $0.offset, facts: $0.element) }
    return Section(
      id: firstID, settings: new.settings,
      world: SectionWorld(
        items ?? known, of: feed[index], answers, from: origins, naming: named, looks: looks,
        firstID: firstID + known.count))
  }

  /// Identities that nothing has yet; as many follow as a section may come to need.
  mutating func takeIDs() -> Int {
    nextID += 1
    return nextID * 100_000
  }

  private mutating func resize(
    _ length: Double, _ axis: LayoutAxis, _ environment: LayoutEnvironment
  ) throws(MasonryError) {
    let answers = sections.map { Answers($0.world.facts) }
    if axis == .vertical {
      try feed.resize(width: length, environment: environment) { answers[$0] }
    } else {
      try feed.resize(to: .height(length, environment: environment)) { answers[$0] }
    }
    for index in sections.indices {
      sections[index].world.learn(answers[index], feed[index])
      sections[index].settings = feed.section(at: index)
    }
  }

  /// Gives the feed another length across its axis; who gets another width is estimated.
  private mutating func resizeUnmeasured(_ length: Double) throws(Failure) {
    let old = feed
    do {
      try feed.resize(
        to: LayoutSpace(axis: feed.axis, crossLength: length, environment: feed.environment))
    } catch { return try requireSame(feed, old, "what it was before it threw \(error)") }
    for index in sections.indices {
      let before = sections[index].world
      sections[index].world.learn(Answers(before.facts), feed[index], asksNobody: true)
      sections[index].settings = feed.section(at: index)
      for (place, item) in before.items.enumerated() {
        let now = sections[index].world.question(of: place, span: item.span)
        let question = before.question(of: place, span: item.span)
        let isSame = now.isAnswered(by: question)
        let isDoubtful = now.isDoubtful(beside: question, scale: feed.environment.scale)
        let isEstimated = feed[index].isEstimated(itemAt: place)
        let haveWidths = before.hasWidths || sections[index].world.hasWidths
        let expected =
          haveWidths
          ? sections[index].world.items[place].isEstimated : item.isEstimated || !isSame
        try require(
          isEstimated == expected || isDoubtful || !before.isWhole
            || !sections[index].world.isWhole, "Item \(place) of \(index) is estimated or not")
        sections[index].world.items[place].isEstimated = isEstimated
      }
    }
  }

  /// Moves an item, which stays itself in another section too.
  private mutating func moveItem(
    _ item: Int, _ section: Int, _ place: Int, _ other: Int
  ) throws(Failure) -> MasonryFeed.AddressMapping {
    if section == other { return try change([.move(from: item, to: place)], section) }
    let moved = sections[section].world.items[item]
    let removing = try change([.remove(at: item, count: 1)], section)
    let count = sections[other].world.items.count
    let inserting = try change([.insert([moved.facts], at: place)], other)
    guard sections[section].world.items.allSatisfy({ $0.id != moved.id }),
      sections[other].world.items.count > count
    else { return removing.then(inserting) }
    let place = place % (count + 1)
    // It may have been there before, as another item.
    sections[other].world.items[place].id = moved.id
    return .moving(.item(item, section: section), to: .item(place, section: other))
  }

  /// Changes the items of a section, which look at themselves, and puts them into the feed.
  mutating func change(
    _ steps: [GridStep], _ index: Int
  ) throws(Failure) -> MasonryFeed.AddressMapping {
    let oldIDs = sections[index].world.items.map { $0.id }
    for step in steps {
      let count = sections[index].world.items.count
      try sections[index].world.run(step)
      put(step, index, count)
    }
    return .items(
      .init(from: oldIDs, to: sections[index].world.items.map { $0.id }), inSection: index)
  }
}

extension FeedWorld {
  /// Does a step to the items of a section in their place, or puts those of its world there.
  private mutating func put(_ step: GridStep, _ index: Int, _ count: Int) {
    let world = sections[index].world
    do throws(MasonryError) {
      switch step {
      case .insert(let new, let times, let place) where world.items.count > count:
        let added = new.count * times
        // Drifting items answer otherwise when they are asked again.
        try feed[index].insertItems(added, at: place % (count + 1), measuredBy: world.known)
      case .remove(let start, let removed) where world.items.count < count:
        let start = start % count
        feed[index].removeItems(in: start..<min(start + removed, count))
      default: feed[index] = world.layout
      }
    } catch { feed[index] = world.layout }
  }
}

extension MasonryFeed {
  /// A feed of a width, or of a height if the settings say that it scrolls sideways.
  package init(_ settings: WallSettings, across length: Double) throws(MasonryError) {
    try self.init(in: settings.space(across: length))
  }
}
