import MasonryLayout

extension FeedTask {
  /// A feed of very many sections of one item each, where what a section itself takes is all there is.
  static func runSmall(with runner: Runner) {
    guard ["bytesPerSection", "changeAfterCopy"].contains(where: { runner.wants("feed.\($0)") })
    else { return }
    let task = FeedTask(sections: 100_000, items: 1)
    task.runMemory(with: runner)
    task.runChangeAfterCopy(with: runner)
  }

  /// The memory that a feed takes for each section: what the process grew by.
  private func runMemory(with runner: Runner) {
    guard runner.wants("feed.bytesPerSection"),
      let ours = Memory.growth({ makeFeed() }),
      let rebuilt = Memory.growth({ makeRebuiltRival() })
    else { return }
    func contender(_ name: String) -> Contender { Contender(name: name, units: 1, body: { 0 }) }
    runner.report(
      benchmark(
        "bytesPerSection", .bytesPerSection, ours: contender("ours"), rival: contender("rebuild")),
      values: [ours, rebuilt].map { Double($0) / Double(sectionCount) })
  }

  /// Another height for an item while a copy of the feed is kept: what the two share is parted.
  private func runChangeAfterCopy(with runner: Runner) {
    guard runner.wants("feed.changeAfterCopy") else { return }
    let box = makeFeed()
    let copy = box.feed
    let middle = sectionCount / 2
    var changed = Array(heights.prefix(sectionCount))
    changed[middle][0] += 100
    let height = changed[middle][0]
    let ours = Contender(
      name: "ours", units: 1,
      body: {
        box.change { feed throws(MasonryError) in
          try feed[middle].setLength(height, ofItemAt: 0)
        }
        return whole(box.feed.contentSize.height)
      },
      reset: { box.change { feed in feed = copy } })
    let rival = makeRival()
    let rebuild = Contender(
      name: "rebuild", units: 1,
      body: {
        rival.rebuild(changed)
        return whole(rival.contentHeight)
      })
    runner.run(benchmark("changeAfterCopy", .microsecondsPerChange, ours: ours, rival: rebuild))
  }

  private func makeRebuiltRival() -> RebuiltFeed {
    let rival = makeRival()
    rival.rebuild(Array(heights.prefix(sectionCount)))
    return rival
  }
}
