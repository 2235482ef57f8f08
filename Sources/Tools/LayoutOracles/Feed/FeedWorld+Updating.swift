import MasonryLayout

extension FeedWorld {
  /// A section of new data: what it was, its items, and where they were.
  private struct Data {
    var id: Int
    var old: Int?
    var new: HostSection
    var items: [WorldItem] = []

    /// The old section and index of each item, unless it is new.
    var origins: [(section: Int, index: Int)?] = []
  }

  /// An item of a section, and where it was.
  private typealias Arrival = (item: WorldItem, origin: (section: Int, index: Int)?)

  /// Takes new data, and throws unless the feed asks for what it has to, and for nothing else.
  mutating func update(
    _ new: [FeedStep.NewSection], without gone: [Int], reloading reloaded: [Int],
    as facts: [HostItem]
  ) throws(Failure) -> MasonryFeed.AddressMapping {
    // What is kept in its place has rules of its own, which walls and rows look at.
    for index in sections.indices where feed[index].keptPlaces != .none {
      _ = try change([.keep(before: 0), .repack], index)
    }
    var data = self.data(new, without: gone)
    var named = Set<Int>()
    let all = data.indices.flatMap { section in data[section].items.indices.map { (section, $0) } }
    for (place, facts) in zip(reloaded, facts) where !all.isEmpty {
      let (section, index) = all[place % all.count]
      data[section].items[index].facts = facts
      named.insert(data[section].items[index].id)
    }
    let ids = sections.map { (id: $0.id, items: $0.world.items.map { $0.id }) }
    let newIDs = data.map { (id: $0.id, items: $0.items.map { $0.id }) }
    let answers = data.map { Answers($0.items.map { $0.facts }) }
    let before = feed
    let mapping: MasonryFeed.AddressMapping
    do throws(MasonryError) {
      mapping = try feed.update(
        from: ids, to: newIDs, reloading: named, section: { data[$0].new.settings },
        measuredBy: { answers[$0] })
    } catch {
      let isInvalid = answers.contains { !$0.areValid } || data.contains { $0.old == nil }
      try require(isInvalid, "Threw \(error) though nothing was wrong")
      try requireSame(feed, before, "what it was before it threw \(error)")
      return .unchanged
    }
    try require(answers.allSatisfy { $0.areValid }, "Took what is not valid")
    let old = sections
    sections = []
    for index in data.indices {
      let (new, answers) = (data[index], answers[index])
      var items = new.items
      for place in items.indices {
        try requireAsked(
          answers, place, of: new, at: index, old, isNamed: named.contains(items[place].id))
        // What counted was the length along the axis, and is not asked for any longer.
        if let origin = new.origins[place], answers.lengths[place] == nil,
          old[origin.section].world.question(of: origin.index, span: items[place].span).asksBoth,
          !isFlow(index)
        {
          items[place].length = items[place].breadth
        }
      }
      var origins: [Int: SectionWorld.Origin] = [:]
      for (place, origin) in new.origins.enumerated() {
        guard let origin, origin.section != new.old else { continue }
        origins[place] = (old[origin.section].world, origin.index)
      }
      if let origin = new.old {
        var section = old[origin]
        section.world.update(
          items,
          by: .init(from: section.world.items.map { $0.id }, to: items.map { $0.id }), answers,
          from: origins, naming: named, feed[index])
        sections.append(section)
      } else {
        var section = section(
          new.new, items, from: origins, naming: named, at: index, answers)
        section.id = new.id
        sections.append(section)
      }
    }
    return mapping
  }

  /// Whether both lengths of items are asked for.
  private func isFlow(_ section: Int) -> Bool {
    if case .flowing(_, _, true)? = feed[section].layout.rows?.rule { true } else { false }
  }

  /// New data with all that is known of its items.
  private mutating func data(_ new: [FeedStep.NewSection], without gone: [Int]) -> [Data] {
    let all = sections.indices.flatMap { section in
      sections[section].world.items.indices.map { (section: section, index: $0) }
    }
    func item(_ origin: (section: Int, index: Int)) -> WorldItem {
      sections[origin.section].world.items[origin.index]
    }
    // Who is named comes to the first section that names it, or is gone.
    var named = Set(all.isEmpty ? [] : gone.map { $0 % all.count })
    var (data, taken): ([Data], Set<Int>) = ([], [])
    var arrivals: [[Arrival]] = []
    for section in new {
      let firstID = takeIDs()
      var added = section.new.items.enumerated().map { WorldItem(id: firstID + 1 + $0, facts: $1) }
      var (come, old): ([Arrival], Int?) = ([], nil)
      for place in section.items {
        if place < 0, let next = added.indices.first {
          come.append((added.remove(at: next), nil))
        } else if place >= 0, !all.isEmpty, named.insert(place % all.count).inserted {
          come.append((item(all[place % all.count]), all[place % all.count]))
        }
      }
      if let index = section.old, !sections.isEmpty, taken.insert(index % sections.count).inserted {
        old = index % sections.count
      }
      arrivals.append(come + added.map { ($0, nil) })
      data.append(Data(id: old.map { sections[$0].id } ?? firstID, old: old, new: section.new))
    }
    for index in data.indices {
      var items: [Arrival] = []
      for (place, origin) in all.enumerated()
      where origin.section == data[index].old && !named.contains(place) {
        items.append((item(origin), origin))
      }
      items.insert(contentsOf: arrivals[index], at: new[index].place % (items.count + 1))
      data[index].items = items.map { $0.item }
      data[index].origins = items.map { $0.origin }
    }
    return data
  }

  /// Asked for is who is new, named, of another width, or comes from rows to columns.
  private func requireAsked(
    _ answers: Answers, _ index: Int, of new: Data, at section: Int, _ old: [Section],
    isNamed: Bool
  ) throws(Failure) {
    let (layout, item) = (feed[section], new.items[index])
    let span = answers.spans[index] ?? item.span
    if layout.hasWidths { return }
    let question = layout.question(ofItemAt: index, span: span)
    var expected = 1
    var isKnown = false
    if let origin = new.origins[index], !isNamed {
      let before = old[origin.section]
      let isSameKind = (before.world.layout.layout.columns == nil) == (layout.layout.columns == nil)
      if isSameKind {
        isKnown = true
        if !before.world.hasWidths,
          question.isDoubtful(
            beside: before.world.question(of: origin.index, span: item.span),
            scale: feed.environment.scale)
        {
          return
        }
        let isSame =
          before.world.hasWidths
          ? before.world.layout.axis == question.axis && !question.asksBoth
            && item.known[question.crossLength] != nil
          : question.isAnswered(by: before.world.question(of: origin.index, span: item.span))
        guard before.world.isWhole, (question.crossLength * 4).isWhole(in: 1) || isSame else {
          return
        }
        expected = isSame || item.isEstimated && item.facts.estimate == nil ? 0 : 1
      }
    }
    try require(
      (answers.spans[index] == nil) == isKnown, "The span of \(index) in \(section), or not")
    let times = answers.asked.filter { $0 == index }.count
    try require(
      times == (question.asksBoth ? 2 * expected : expected),
      "Item \(index) of \(section) was asked for \(times) times")
  }
}
