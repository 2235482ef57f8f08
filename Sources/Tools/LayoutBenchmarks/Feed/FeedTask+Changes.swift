import MasonryLayout

extension FeedTask {
  /// All sections from nothing.
  func runBuilding(with runner: Runner) {
    guard runner.wants("feed.build") else { return }
    var box: FeedBox?
    let ours = Contender(
      name: "ours", units: sectionCount * itemsPerSection,
      body: {
        box = makeFeed()
        return whole(box?.feed.contentSize.height)
      },
      reset: {
        box = nil
        Memory.giveBack()
      })
    var rival: RebuiltFeed?
    let sections = Array(heights.prefix(sectionCount))
    let rebuild = Contender(
      name: "rebuild", units: sectionCount * itemsPerSection,
      body: {
        rival = makeRival()
        rival?.rebuild(sections)
        return whole(rival?.contentHeight)
      },
      reset: {
        rival = nil
        Memory.giveBack()
      })
    runner.run(benchmark("build", .nanosecondsPerItem, ours: ours, rival: rebuild))
  }

  /// A section more at the front, and another height for an item in the middle.
  func runChanges(with runner: Runner) {
    let names = ["insertSection.first", "remeasureItem"]
    guard names.contains(where: { runner.wants("feed.\($0)") }) else { return }
    let box = makeFeed()
    let rival = makeRival()
    let before = Array(heights.prefix(sectionCount))
    func run(
      _ name: String, to after: [[Double]],
      change: @escaping (inout MasonryFeed) throws(MasonryError) -> Void,
      undo: @escaping (inout MasonryFeed) throws(MasonryError) -> Void
    ) {
      guard runner.wants("feed.\(name)") else { return }
      let ours = Contender(
        name: "ours", units: 1,
        body: {
          box.change(change)
          return whole(box.feed.contentSize.height)
        },
        reset: { box.change(undo) })
      let rebuild = Contender(
        name: "rebuild", units: 1,
        body: {
          rival.rebuild(after)
          return whole(rival.contentHeight)
        },
        reset: { rival.rebuild(before) })
      runner.run(benchmark(name, .microsecondsPerChange, ours: ours, rival: rebuild))
    }

    let added = heights[sectionCount]
    let provider = MasonryHeights(added)
    run("insertSection.first", to: [added] + before) { [section] feed throws(MasonryError) in
      try feed.insertSection(section, itemCount: added.count, at: 0, measuredBy: provider)
    } undo: { feed throws(MasonryError) in
      feed.removeSection(at: 0)
    }
    let (middle, item) = (sectionCount / 2, itemsPerSection / 2)
    var remeasured = before
    remeasured[middle][item] += 100
    let height = before[middle][item]
    let taller = MasonryHeightClosure { _, _ in height + 100 }
    run("remeasureItem", to: remeasured) { feed throws(MasonryError) in
      try feed[middle].remeasure([item], measuredBy: taller)
    } undo: { feed throws(MasonryError) in
      try feed[middle].setLength(height, ofItemAt: item)
    }
  }

  /// A content height to the point, for comparison.
  func whole(_ height: Double?) -> Int { Int((height ?? -1).rounded()) }
}
