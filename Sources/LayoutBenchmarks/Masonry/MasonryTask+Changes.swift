import MasonryLayout

extension MasonryTask {
  /// Changes of a wall.
  ///
  /// The rivals know only one: to lay out everything again.
  func runChanges(with runner: Runner) {
    let names = [
      "append", "remeasure.first", "remeasure.middle", "remeasure.last", "remove.first",
      "insert.first",
    ]
    guard names.contains(where: { runner.wants("masonry.\($0)") }) else { return }

    let wall = makeWall()
    let rebuilds = [
      rebuilding("tutorial", makeRival(TutorialLayout.self)),
      rebuilding("rectangles", makeRival(RectangleLayout.self)),
    ]
    func run(
      _ name: String, change: @escaping (inout MasonryGrid) throws(MasonryError) -> Void,
      undo: @escaping (inout MasonryGrid) throws(MasonryError) -> Void
    ) {
      guard runner.wants("masonry.\(name)") else { return }
      let ours = Contender(
        name: "ours", units: 1,
        body: {
          wall.change(change)
          return itemCount
        },
        reset: { wall.change(undo) })
      runner.run(benchmark(name, .microsecondsPerChange, ours: ours, rivals: rebuilds))
    }

    let added = min(1000, itemCount)
    let more = MasonryHeights(heights + heights.prefix(added))
    run("append") { grid throws(MasonryError) in
      try grid.appendItems(added, measuredBy: more)
    } undo: { grid throws(MasonryError) in
      grid.removeItems(in: itemCount..<itemCount + added)
    }
    for (place, index) in [("first", 0), ("middle", itemCount / 2), ("last", itemCount - 1)] {
      run("remeasure.\(place)") { [heights] grid throws(MasonryError) in
        try grid.remeasure([index], measuredBy: MasonryHeightClosure { _, _ in heights[index] + 1 })
      } undo: { [heights] grid throws(MasonryError) in
        try grid.setLength(heights[index], ofItemAt: index)
      }
    }
    let provider = MasonryHeights(heights)
    run("remove.first") { grid throws(MasonryError) in
      grid.removeItem(at: 0)
    } undo: { grid throws(MasonryError) in
      try grid.insertItems(1, at: 0, measuredBy: provider)
    }
    run("insert.first") { grid throws(MasonryError) in
      try grid.insertItems(1, at: 0, measuredBy: provider)
    } undo: { grid throws(MasonryError) in
      grid.removeItem(at: 0)
    }
  }

  /// A rival that lays out everything, in fewer rounds where that takes a tenth of a second.
  func rebuilding(_ name: String, _ rival: some Rival) -> Contender {
    Contender(
      name: name, units: 1,
      body: {
        rival.place(heights, columnWidth: columnWidth)
        return itemCount
      }, rounds: itemCount < 1_000_000 ? 15 : 5)
  }
}
