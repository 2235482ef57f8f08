import MasonryLayout

extension GridSubject {
  /// Takes items of a section that was just made, and what a provider said of them.
  mutating func adopt(_ new: [FuzzItem], _ answers: Answers, firstID: Int) {
    nextID = firstID
    items = new.map { newItem($0) }
    isPacked = true
    note(answers)
  }

  /// Takes the grid of a section that was laid out again, and what a provider said then.
  mutating func learn(_ answers: Answers, _ new: MasonryGrid) {
    if grid.keptColumns != .none { isPacked = false }
    if grid != new { upwardCount = 0 }
    grid = new
    note(answers)
  }

  private mutating func note(_ answers: Answers) {
    for index in items.indices {
      if let length = answers.lengths[index] { items[index].length = length }
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

    /// The items that are moved, and need not stay in their columns.
    var moved: Set<Int> = []

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
    let answers = Answers(plan.items.map { $0.facts })
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
    if grid != old { upwardCount = newUpwardCount(plan, old) }
    items = plan.items
    note(answers)
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
