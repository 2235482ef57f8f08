import LayoutGeometry
import MasonryLayout

extension ItemWorld {
  /// Measures what is shown, and throws unless looking at every item in every round does the same.
  mutating func measure(
    _ plan: inout Plan, showing index: Int?, _ start: Int
  ) throws(Failure) {
    let old = self
    var random = SplitMix64(seed: looks &+ UInt64(start))
    let rect = random.viewport(around: allFrames(of: layout), wall.contentSize)
    let margin = random.pick([0, 0, 3, 20.25])
    var visible = rect
    plan.isMeasuring = true
    var asked: [Int] = []
    var isTwice = false
    // The place of a layout before some changes is kept as well as that of this one.
    let earlier = start % 3 == 0 ? past.first : nil
    let anchor =
      earlier.map { $0.world.wall.anchor(in: rect).following($0.mapping) } ?? wall.anchor(in: rect)
    try perform(&plan) { layout, answers throws(MasonryError) in
      visible = rect
      var wall = MasonryWall(layout)
      if let index {
        try wall.measure(
          showing: index, at: .start, in: &visible, margin: margin, measuredBy: answers)
      } else {
        try wall.measure(
          itemsIn: &visible, margin: margin, keeping: earlier.map { _ in anchor },
          measuredBy: answers)
      }
      layout = wall.items
      asked = answers.asked
      let questions = Set(
        asked.indices.map { place in
          let isVertical = answers.axes[place] == .vertical
          return [UInt64(asked[place]), answers.widths[place].bitPattern, isVertical ? 1 : 0]
        } as [[UInt64]])
      isTwice = questions.count < asked.count
      return .unchanged
    }
    // What threw has changed nothing.
    guard plan.isMeasuring else { return }
    try require(!isTwice, "Of \(asked), some are asked for twice at a width")
    plan.seen = seenWhileMeasuring(
      rect, visible, by: old.layout, isOwn: index == nil && earlier == nil)
    // What is kept is held in view, where only its stillness is looked at.
    guard old.layout.keptPlaces == .none else { return }
    let isCertain = items.allSatisfy { $0.facts.drift == 0 && $0.facts.length(at: 1).isExact }
    guard isCertain, isExact, rect.isExact else { return }
    // A wall does not scroll to an item that is left out, and measures nothing then.
    if let index, index >= old.layout.shownItemCount {
      return try requireSame(layout, old.layout, "what it was")
    }
    // Where columns differ, only what is shown is measured, and only at the width that it has.
    guard !layout.hasWidths else {
      let area = layout.axis.rect(visible, grownBy: margin)
      for index in layout.indices(in: area) {
        try require(!layout.isEstimated(itemAt: index), "Item \(index) in \(area) is estimated")
      }
      return
    }
    let expected = try old.measured(in: rect, margin: margin) { wall, rect in
      if let index {
        wall.scroll(&rect, toItemAt: index, at: .start)
      } else {
        wall.scroll(&rect, to: anchor)
      }
    }
    try requireSame(layout, expected.layout, "what measuring by hand gives")
    try require(visible == expected.rect, "It is scrolled to \(visible), not \(expected.rect)")
    let named = Set(expected.asked)
    try require(named.isSubset(of: asked), "Asked for are \(asked), not \(named)")
    for index in asked where !named.contains(index) {
      try require(!old.items[index].isEstimated, "Asked for \(index), which is not shown")
    }
  }

  /// What measuring all that is shown leads to, round by round, and the items that were asked for.
  private func measured(
    in rect: LayoutRect, margin: Double, scroll: (MasonryWall, inout LayoutRect) -> Void
  ) throws(Failure) -> (layout: MasonryItems, rect: LayoutRect, asked: [Int]) {
    var layout = layout
    var asked: [Int] = []
    let measuring = items.map { item in
      var facts = item.facts
      facts.estimate = nil
      return facts
    }
    do {
      while true {
        var shown = rect
        scroll(MasonryWall(layout), &shown)
        let area = layout.axis.rect(shown, grownBy: margin)
        let new = fullScan(of: allFrames(of: layout), in: area).filter {
          layout.isEstimated(itemAt: $0)
        }
        if new.isEmpty { return (layout, shown, asked) }
        asked += new
        try layout.remeasure(new, measuredBy: Answers(measuring))
      }
    } catch { throw Failure("Measuring by hand threw \(error)") }
  }
}

extension LayoutAxis {
  /// A rectangle with a margin at both of its ends along the axis.
  func rect(_ rect: LayoutRect, grownBy margin: Double) -> LayoutRect {
    rect.insetBy(dx: self == .vertical ? 0 : -margin, dy: self == .vertical ? -margin : 0)
  }
}
