import MasonryLayout

extension GridWorld {
  /// Takes items of a section that was just made, and what a provider said of them.
  mutating func adopt(_ new: [HostItem], _ answers: Answers, firstID: Int) {
    nextID = firstID
    items = new.map { newItem($0) }
    isPacked = true
    note(answers)
  }

  /// Takes the grid of a section that was laid out again, and what a provider said then.
  mutating func learn(_ answers: Answers, _ new: MasonryGrid, isMeasuring: Bool = false) {
    if grid.keptColumns != .none { isPacked = false }
    if isMeasuring {
      noteUpwardCount(Plan(items: items), from: grid, to: new)
    } else if grid != new {
      upwardCount = 0
    }
    grid = new
    past = []
    note(answers, isMeasuring: isMeasuring)
  }

  private mutating func note(_ answers: Answers, isMeasuring: Bool = false) {
    for index in items.indices {
      if let length = answers.lengths[index] {
        items[index].length = length
        if isMeasuring {
          let known = grid.length(ofItemAt: index)
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

  /// What a step is to lead to.
  struct Plan {
    var items: [Item]
    var mapping = LayoutIndexMapping.unchanged

    /// The items that are to be asked for in any case.
    var asked: Set<Int> = []

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

    /// The number of items that the step adds upwards.
    var prependedCount = 0

    /// Whether the step stacks all items downwards, if it changes anything.
    var isLevel = false
  }

  /// Carries out a change, and notes what the provider said; what throws must change nothing.
  mutating func perform(
    _ plan: inout Plan,
    _ change: (inout MasonryGrid, Answers) throws(MasonryError) -> LayoutIndexMapping
  ) throws(Failure) {
    let old = grid
    let answers = Answers(plan.items.map { $0.facts }, isMeasuring: plan.isMeasuring)
    let mapping: LayoutIndexMapping
    do {
      mapping = try change(&grid, answers)
    } catch {
      try require(
        plan.isValid != true || !answers.areValid, "Threw \(error) though nothing was wrong")
      try requireSame(grid, old, "what it was before it threw \(error)")
      plan = Plan(items: items)
      return
    }
    try require(plan.isValid != false && answers.areValid, "Took what is not valid")
    for index in items.indices {
      let (new, expected) = (mapping.newIndex(of: index), plan.mapping.newIndex(of: index))
      try require(new == expected, "\(index) went to \(any: new) and not \(any: expected)")
    }
    if old.keptColumns == .none, plan.isReplayed || isPacked {
      isPacked = true
    } else {
      isPacked = false
    }
    noteUpwardCount(plan, from: old, to: grid)
    if !plan.isMeasuring { try checkAsked(answers, &plan, old) }
    try checkKeepingPlace(plan, old, change)
    items = plan.items
    plan.isDone = true
    note(answers, isMeasuring: plan.isMeasuring)
  }

  /// A length is asked for once, at the width that the item has then, where the item is new, was
  /// named or got another width; a span where it is new or was named.
  ///
  /// An estimate is not measured only because its width is another one.
  private func checkAsked(
    _ answers: Answers, _ plan: inout Plan, _ old: MasonryGrid
  ) throws(Failure) {
    // Of widths that are rounded, not all are told apart.
    let isCertain = [grid, old].allSatisfy { $0.settings.isWhole(at: $0.crossLength) }
    if plan.asksNobody {
      for index in plan.items.indices {
        let isSame = grid.crossLength(ofItemAt: index) == old.crossLength(ofItemAt: index)
        let (isEstimated, expected) = (
          grid.isEstimated(itemAt: index), plan.items[index].isEstimated
        )
        try require(
          !isCertain || isEstimated == (expected || !isSame), "Item \(index) is estimated")
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
      let width = grid.crossLength(ofItemAt: index)
      let isKnown = plan.mapping.oldIndex(of: index) != nil && !plan.asked.contains(item.id)
      try require(
        (answers.spans[index] == nil) == isKnown, "The span of \(index) was asked for, or not")
      if isKnown, let oldIndex = plan.mapping.oldIndex(of: index) {
        let isSame = grid.axis == old.axis && width == old.crossLength(ofItemAt: oldIndex)
        // Of lanes that share a width by rounding, not all have the same.
        guard (width * 4).rounded(.down) == width * 4 else { continue }
        expected = isSame || item.isEstimated && item.facts.estimate == nil ? 0 : 1
      }
      try require(
        times[index] == expected, "Item \(index) was asked for \(times[index]) times")
      try require(
        expected == 0 || widths[index] == width, "Item \(index) was asked for at \(widths[index])")
    }
  }

  /// The call that keeps a place does what an app would do by hand.
  private func checkKeepingPlace(
    _ plan: Plan, _ old: MasonryGrid,
    _ change: (inout MasonryGrid, Answers) throws(MasonryError) -> LayoutIndexMapping
  ) throws(Failure) {
    guard looksAround, looks % 4 == UInt64(nextID % 4) else { return }
    var random = SplitMix64(seed: looks)
    let rect = random.viewport(around: allFrames(of: old), old.contentSize)
    guard rect.isFinite else { return }
    let sticks = (toStart: random.chance(1, of: 2), toEnd: random.chance(1, of: 2))
    var (other, visible, byHand) = (old, rect, rect)
    let anchor = old.anchor(in: rect, sticksToStart: sticks.toStart, sticksToEnd: sticks.toEnd)
    grid.scroll(&byHand, to: anchor, after: plan.mapping)
    let changes: MasonryGrid.FrameChanges
    do {
      changes = try other.keepingPlace(
        in: &visible, sticksToStart: sticks.toStart, sticksToEnd: sticks.toEnd
      ) { grid throws(MasonryError) in
        try change(&grid, Answers(plan.items.map { $0.facts }, isMeasuring: plan.isMeasuring))
      }
    } catch { throw Failure("Keeping the place threw \(error)") }
    try require(other == grid, "Keeping the place makes another wall")
    try require(visible == byHand, "The place is kept at \(visible), not \(byHand)")
    let expected = grid.frameChanges(from: old, by: plan.mapping, in: byHand, before: rect)
    try require(changes == expected, "Keeping the place tells \(changes), not \(expected)")
  }

  /// What gives all items the places that they have is no change.
  private mutating func noteUpwardCount(
    _ plan: Plan, from old: MasonryGrid, to new: MasonryGrid
  ) {
    let isChange =
      plan.isReplayed || plan.isLevel ? new != old : allFrames(of: new) != allFrames(of: old)
    if isChange { upwardCount = newUpwardCount(plan, old) }
  }

  /// The number of items that are stacked upwards after a change.
  ///
  /// All before the last one that stays so are, and those that were and are moved right behind it.
  private func newUpwardCount(_ plan: Plan, _ old: MasonryGrid) -> Int {
    var isLevel = plan.isLevel || old.keptColumns == .none
    if case .before(let end) = old.keptColumns, end < upwardCount { isLevel = true }
    if isLevel { return plan.prependedCount }
    func wasUpward(_ index: Int) -> Bool {
      plan.mapping.oldIndex(of: index).map { $0 < upwardCount } ?? false
    }
    let last = plan.items.indices.last {
      wasUpward($0) && !plan.moved.contains(plan.items[$0].id)
    }
    var count = last.map { $0 + 1 } ?? plan.prependedCount
    while count < plan.items.count, wasUpward(count) { count += 1 }
    return count
  }
}
