import MasonryLayout

extension FeedTask {
  /// New data with a change in each section: an item is gone, came, or went to the next section.
  ///
  /// The rivals build the new data from nothing. Their heights are there already; ours asks for those
  /// of new items only, which in an app is most of the work.
  func runUpdating(with runner: Runner) {
    guard runner.wants("feed.update") else { return }
    let itemCount = sectionCount * itemsPerSection
    let old = (0..<sectionCount).map { section in
      (id: section, items: Array(section * itemsPerSection..<(section + 1) * itemsPerSection))
    }
    var new = old
    let middle = itemsPerSection / 2
    for section in 0..<sectionCount {
      switch section % 3 {
      case 0: new[section].items.remove(at: middle)
      case 1: new[section].items.insert(itemCount + section, at: middle)
      default:
        let moved = new[section].items.remove(at: middle)
        new[(section + 1) % sectionCount].items.insert(moved, at: middle)
      }
    }
    let after = new.map { section in
      section.items.map { id in
        heights[id % itemCount / itemsPerSection][id % itemsPerSection]
      }
    }
    let (box, section) = (makeFeed(), section)
    let before = box.feed
    let (from, to) = (old, new)
    let ours = Contender(
      name: "ours", units: 1,
      body: {
        box.change { feed throws(MasonryError) in
          try feed.update(
            from: from, to: to, section: { _ in section }, measuredBy: { MasonryHeights(after[$0]) }
          )
        }
        return whole(box.feed.contentSize.height)
      },
      reset: { box.change { feed in feed = before } })
    let rival = makeRival()
    let rebuild = Contender(
      name: "rebuild", units: 1,
      body: {
        rival.rebuild(after)
        return whole(rival.contentHeight)
      })
    let fromNothing = Contender(
      name: "fromNothing", units: 1, body: { whole(makeFeed(after).feed.contentSize.height) })
    var all = benchmark("update", .microsecondsPerChange, ours: ours, rival: rebuild)
    all.rivals.append(fromNothing)
    runner.run(all)
  }
}
