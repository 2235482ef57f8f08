import LayoutGeometry
import MasonryLayout

extension FeedWorld {
  /// Measures what is shown, and throws unless looking at every item in every round does the same.
  mutating func measure(showing index: Int?, _ start: Int) throws(Failure) {
    let old = feed
    var random = SplitMix64(seed: looks &+ UInt64(start))
    let all = elements(pinnedIn: nil).map { $0.element }
    let rect = random.viewport(around: all.map { $0.frame }, feed.contentSize)
    let margin = random.pick([0, 0, 3, 20.25])
    let items = all.filter { $0.address.item != nil }
    let address = items.isEmpty ? nil : index.map { items[$0 % items.count].address }
    let answers = sections.map { Answers($0.world.facts, isMeasuring: true) }
    var visible = viewport(rect)
    do {
      if let address {
        try feed.measure(showing: address, at: .start, in: &visible, margin: margin) { answers[$0] }
      } else {
        try feed.measure(itemsIn: &visible, margin: margin) { answers[$0] }
      }
    } catch {
      try require(answers.contains { !$0.areValid }, "Threw \(error) though nothing was wrong")
      return try requireSame(feed, old, "what it was before it threw \(error)")
    }
    let facts = sections.flatMap { $0.world.facts }
    let isCertain = facts.allSatisfy { $0.drift == 0 && $0.length(at: 1).isExact }
    let haveWidths = sections.contains { $0.world.hasWidths }
    // What is kept is held in view, and does not follow an anchor.
    let isKept = sections.indices.contains { old[$0].keptPlaces != .none }
    if isCertain, isExact, rect.isExact, !haveWidths, !isKept {
      let anchor = old.anchor(in: viewport(rect))
      let expected = try measured(old, rect, margin) { feed, visible in
        if let address {
          feed.scroll(&visible, to: address, at: .start)
        } else {
          feed.scroll(&visible, to: anchor)
        }
      }
      try requireSame(feed, expected.feed, "what measuring by hand gives")
      try require(visible == expected.visible, "It is scrolled to \(visible)")
    }
    for index in sections.indices where !answers[index].asked.isEmpty {
      sections[index].world.learn(answers[index], feed[index], isMeasuring: true)
    }
  }

  /// What measuring all that is shown leads to, round by round.
  private func measured(
    _ old: MasonryFeed, _ rect: LayoutRect, _ margin: Double,
    scroll: (MasonryFeed, inout MasonryFeed.Viewport) -> Void
  ) throws(Failure) -> (feed: MasonryFeed, visible: MasonryFeed.Viewport) {
    var world = self
    world.feed = old
    do {
      while true {
        var shown = viewport(rect)
        scroll(world.feed, &shown)
        let area = old.axis.rect(shown.rect, grownBy: margin)
        var isDone = true
        // What a round asks for is what is shown before it.
        shown.pinningRect = LayoutRect(x: .nan, y: 0, width: 0, height: 0)
        let elements = world.elements(in: shown).map { $0.element }
        shown.pinningRect = nil
        for section in sections.indices {
          let new = elements.compactMap { element in
            element.address.section == section && meets(element.frame, area)
              ? element.address.item : nil
          }.filter { world.feed[section].isEstimated(itemAt: $0) }
          guard !new.isEmpty else { continue }
          isDone = false
          var facts = sections[section].world.facts
          for index in facts.indices { facts[index].estimate = nil }
          try world.feed[section].remeasure(new, measuredBy: Answers(facts))
        }
        if isDone { return (world.feed, shown) }
      }
    } catch { throw Failure("Measuring by hand threw \(error)") }
  }
}
