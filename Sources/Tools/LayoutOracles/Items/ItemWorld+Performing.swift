import MasonryLayout

extension ItemWorld {
  /// Takes the items of a section that was just made; some come from other sections.
  mutating func adopt(
    _ new: [Item], of layout: MasonryItems, _ answers: Answers, from origins: [Int: Origin],
    naming named: Set<Int>, firstID: Int
  ) {
    (items, self.layout, nextID) = (new, layout, firstID)
    var plan = Plan(items: new, mapping: .inserting(new.count, at: 0))
    (plan.origins, plan.asked) = (origins, named)
    note(answers, plan, from: layout)
  }

  /// Takes the items of a section that has new data, and what a provider said of some.
  mutating func update(
    _ new: [Item], by mapping: LayoutIndexMapping, _ answers: Answers,
    from origins: [Int: Origin], naming named: Set<Int>, _ layout: MasonryItems
  ) {
    var plan = Plan(items: new, mapping: mapping)
    (plan.origins, plan.asked) = (origins, named)
    plan.moved = moved(by: mapping, to: new.count)
    plan.isReplayed = items.map { $0.id } != new.map { $0.id }
    let old = self.layout
    self.layout = layout
    isPacked = old.keptPlaces == .none && (plan.isReplayed || isPacked)
    (items, past) = (new, [])
    note(answers, plan, from: old)
  }

  /// Notes what is known of a section, and keeps what is wrong with it.
  private mutating func note(_ answers: Answers, _ plan: Plan, from old: MasonryItems) {
    let haveWidths = plan.origins.values.contains { $0.layout.hasWidths }
    guard layout.hasWidths || old.hasWidths || haveWidths else {
      return note(answers, isMeasuring: plan.isMeasuring)
    }
    do throws(Failure) { try noteWidths(answers, plan, from: old) } catch { failure = error }
  }

  /// The items that are moved if as many as possible of those that are left stay in their order.
  func moved(by mapping: LayoutIndexMapping, to count: Int) -> Set<Int> {
    let order = (0..<count).compactMap { mapping.oldIndex(of: $0) }
    let sorted = order.sorted()
    let places = order.compactMap { sorted.firstIndex(of: $0) }
    let staying = stayingItems(in: places)
    return Set(zip(order, places).filter { !staying.contains($1) }.map { items[$0.0].id })
  }

  /// Takes the layout of a section that was laid out again, and what a provider said then.
  mutating func learn(
    _ answers: Answers, _ new: MasonryItems, isMeasuring: Bool = false, asksNobody: Bool = false
  ) {
    let old = layout
    if layout.keptPlaces != .none { isPacked = false }
    layout = new
    past = []
    var plan = Plan(items: items)
    (plan.isMeasuring, plan.asksNobody) = (isMeasuring, asksNobody)
    noteLengthsAcross(answers, plan, from: old)
    note(answers, plan, from: old)
  }

  /// Takes lengths across for those along the axis, which counted before and are not asked for any
  /// longer.
  private mutating func noteLengthsAcross(
    _ answers: Answers, _ plan: Plan, from old: MasonryItems
  ) {
    for (index, item) in plan.items.enumerated() where answers.lengths[index] == nil {
      guard let before = plan.mapping.oldIndex(of: index), before < old.itemCount,
        old.question(ofItemAt: before, span: item.span).asksBoth, !question(of: index).asksBoth
      else { continue }
      items[index].length = item.breadth
    }
  }

  func question(of index: Int) -> ItemQuestion {
    layout.question(ofItemAt: index, span: items[index].span)
  }

  private mutating func note(_ answers: Answers, isMeasuring: Bool = false) {
    for index in items.indices {
      if let length = answers.lengths[index] {
        items[index].length = length
        items[index].breadth = answers.breadths[index] ?? length
        if isMeasuring {
          let known = layout.length(ofItemAt: index)
          let wasGiven = zip(answers.asked, answers.given).contains { $0 == index && $1 == known }
          if wasGiven { items[index].length = known }
        }
        items[index].isEstimated = !isMeasuring && items[index].facts.estimate != nil
      }
      if let span = answers.spans[index] {
        items[index].span = span
        items[index].pin = items[index].facts.pin
      }
    }
  }

  /// Where an item was that comes from another section.
  typealias Origin = (layout: MasonryItems, index: Int)

  /// What a step is to lead to.
  package struct Plan {
    var items: [Item]
    var mapping = LayoutIndexMapping.unchanged

    /// Where items were that come from other sections.
    var origins: [Int: Origin] = [:]

    /// The items that are to be asked for in any case.
    var asked: Set<Int> = []

    /// The item whose length is set.
    var setID: Int?

    /// Whether no provider is handed in.
    var asksNobody = false

    /// Whether what is asked for counts as measured, and follows from what is shown.
    var isMeasuring = false

    /// The items that are moved, and need not stay in their columns.
    var moved: Set<Int> = []

    /// Whether the step was carried out, and is not only about what is kept from now on.
    var isDone = false

    /// Whether the numbers of the step are valid, if that is known.
    var isValid: Bool? = true

    /// Whether the step packs items anew for certain.
    var isReplayed = false

    /// What was in view when the step began, and the rectangle that shows it after it.
    var seen: (before: SeenPart, after: LayoutRect)?

    /// Whether the step stacks all items downwards, if it changes anything.
    var isLevel = false
  }

  /// Carries out a change, and notes what the provider said; what throws must change nothing.
  mutating func perform(
    _ plan: inout Plan,
    _ change: (inout MasonryItems, Answers) throws(MasonryError) -> LayoutIndexMapping
  ) throws(Failure) {
    let old = layout
    let answers = Answers(plan.items.map { $0.facts }, isMeasuring: plan.isMeasuring)
    let mapping: LayoutIndexMapping
    // Another width or another setting lays everything out anew.
    if plan.isLevel || plan.isMeasuring { seen = nil }
    do {
      mapping = try changeInView(&plan, answers, change)
    } catch {
      try require(
        plan.isValid != true || answers.areRefused(by: error), "Threw \(error), which is not wrong")
      try requireSame(layout, old, "what it was before it threw \(error)")
      // So is a layout that shares its storage with no other one, and is changed in place.
      var own = try restoredFromSnapshot(of: MasonryWall(old)).items
      do throws(MasonryError) {
        _ = try change(&own, Answers(plan.items.map { $0.facts }, isMeasuring: plan.isMeasuring))
      } catch { try requireSame(own, old, "what it was before it threw \(error) in place") }
      plan = Plan(items: items)
      return
    }
    try require(plan.isValid != false && answers.areValid, "Took what is not valid")
    for index in items.indices {
      let (new, expected) = (mapping.newIndex(of: index), plan.mapping.newIndex(of: index))
      try require(new == expected, "\(index) went to \(any: new) and not \(any: expected)")
    }
    isPacked =
      layout.isPacked(after: old) ?? (old.keptPlaces == .none && (plan.isReplayed || isPacked))
    let hasWidths = layout.hasWidths || old.hasWidths
    if !plan.isMeasuring, !hasWidths { try checkAsked(answers, &plan, old) }
    try checkKeepingPlace(plan, old, change)
    items = plan.items
    guard !hasWidths else {
      plan.isDone = true
      return try noteWidths(answers, plan, from: old)
    }
    noteLengthsAcross(answers, plan, from: old)
    plan.isDone = true
    note(answers, isMeasuring: plan.isMeasuring)
  }

  /// Makes a change, in the call that keeps what is in view in place if there is a view.
  private mutating func changeInView(
    _ plan: inout Plan, _ answers: Answers,
    _ change: (inout MasonryItems, Answers) throws(MasonryError) -> LayoutIndexMapping
  ) throws(MasonryError) -> LayoutIndexMapping {
    guard let seen else { return try change(&layout, answers) }
    var (wall, visible, mapping) = (wall, seen.rect, LayoutIndexMapping.unchanged)
    try wall.keepingPlace(
      in: &visible, sticksToStart: seen.sticksToStart, sticksToEnd: seen.sticksToEnd
    ) { wall throws(MasonryError) in mapping = try change(&wall.items, answers) }
    layout = wall.items
    plan.seen = (seen, visible)
    return mapping
  }

  /// A length is asked for once, at the width that the item has then, where the item is new, was
  /// named or got another width; a span where it is new or was named.
  ///
  /// An estimate is not measured only because its width is another one.
  private func checkAsked(
    _ answers: Answers, _ plan: inout Plan, _ old: MasonryItems
  ) throws(Failure) {
    // Of widths that are rounded, not all are told apart.
    let isCertain = [layout, old].allSatisfy { Settings(of: $0).isWhole(at: $0.crossLength) }
    if plan.asksNobody {
      for index in plan.items.indices {
        let before = old.question(ofItemAt: index, span: items[index].span)
        let isSame = question(of: index).isAnswered(by: before)
        let isDoubtful = question(of: index).isDoubtful(
          beside: before, scale: layout.environment.scale)
        let (isEstimated, expected) = (
          layout.isEstimated(itemAt: index), plan.items[index].isEstimated
        )
        try require(
          !isCertain || isDoubtful || isEstimated == (expected || !isSame),
          "Item \(index) is estimated")
        plan.items[index].isEstimated = isEstimated
      }
    }
    guard isCertain, !plan.asksNobody else { return }
    var times = [Int](repeating: 0, count: plan.items.count)
    var widths = times.map { Double($0) }
    for (index, width) in zip(answers.asked, answers.widths) {
      times[index] += 1
      widths[index] = width
    }
    for (index, item) in plan.items.enumerated() {
      var expected = 1
      let question = layout.question(
        ofItemAt: index, span: answers.spans[index] ?? item.span)
      let width = question.crossLength
      let isKnown = plan.mapping.oldIndex(of: index) != nil && !plan.asked.contains(item.id)
      try require(
        (answers.spans[index] == nil) == isKnown, "The span of \(index) was asked for, or not")
      if isKnown, let oldIndex = plan.mapping.oldIndex(of: index) {
        let before = old.question(ofItemAt: oldIndex, span: item.span)
        let isSame = question.isAnswered(by: before)
        // The width that was asked about is not that of the frame, if the answer is another.
        if question.asksBoth {
          try require(
            [0, 2].contains(times[index]), "Item \(index) was asked for \(times[index]) times")
          continue
        }
        // Of lanes that share a width by rounding, not all have the same.
        guard (width * 4).rounded(.down) == width * 4 else { continue }
        expected = isSame || item.isEstimated && item.facts.estimate == nil ? 0 : 1
      }
      try require(
        times[index] == (question.asksBoth ? 2 * expected : expected),
        "Item \(index) was asked for \(times[index]) times")
      try require(
        expected == 0 || question.asksBoth || widths[index] == width,
        "Item \(index) was asked for at \(widths[index])")
    }
  }

  /// The call that keeps a place does what an app would do by hand.
  private func checkKeepingPlace(
    _ plan: Plan, _ old: MasonryItems,
    _ change: (inout MasonryItems, Answers) throws(MasonryError) -> LayoutIndexMapping
  ) throws(Failure) {
    guard looksAround, looks % 4 == UInt64(nextID % 4), seen == nil, old.keptPlaces == .none
    else { return }
    var random = SplitMix64(seed: looks)
    let (wall, oldWall) = (wall, MasonryWall(old))
    let rect = random.viewport(around: allFrames(of: old), oldWall.contentSize)
    guard rect.isFinite else { return }
    let sticks = (toStart: random.chance(1, of: 2), toEnd: random.chance(1, of: 2))
    var (other, visible, byHand) = (oldWall, rect, rect)
    let anchor = oldWall.anchor(in: rect, sticksToStart: sticks.toStart, sticksToEnd: sticks.toEnd)
    wall.scroll(&byHand, to: anchor, after: plan.mapping)
    let changes: MasonryWall.FrameChanges
    do {
      changes = try other.keepingPlace(
        in: &visible, sticksToStart: sticks.toStart, sticksToEnd: sticks.toEnd
      ) { wall throws(MasonryError) in
        let answers = Answers(plan.items.map { $0.facts }, isMeasuring: plan.isMeasuring)
        if layout.space == old.space {
          _ = try change(&wall.items, answers)
        } else if plan.asksNobody {
          try wall.resize(to: layout.space, layout: layout.layout)
        } else {
          try wall.resize(to: layout.space, layout: layout.layout, measuredBy: answers)
        }
      }
    } catch { throw Failure("Keeping the place threw \(error)") }
    try require(other == wall, "Keeping the place makes another wall")
    try require(visible == byHand, "The place is kept at \(visible), not \(byHand)")
    let expected = wall.frameChanges(from: oldWall, by: plan.mapping, in: byHand, before: rect)
    try require(changes == expected, "Keeping the place tells \(changes), not \(expected)")
  }
}
