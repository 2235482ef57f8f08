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

    let box = makeWall()
    let rebuilds = [
      rebuilding("tutorial", makeRival(TutorialLayout.self)),
      rebuilding("rectangles", makeRival(RectangleLayout.self)),
    ]
    func run(
      _ name: String, change: @escaping (inout MasonryWall) throws(MasonryError) -> Void,
      undo: @escaping (inout MasonryWall) throws(MasonryError) -> Void
    ) {
      guard runner.wants("masonry.\(name)") else { return }
      let ours = Contender(
        name: "ours", units: 1,
        body: {
          box.change(change)
          return itemCount
        },
        reset: { box.change(undo) })
      runner.run(benchmark(name, .microsecondsPerChange, ours: ours, rivals: rebuilds))
    }

    let added = min(1000, itemCount)
    let more = MasonryHeights(heights + heights.prefix(added))
    run("append") { wall throws(MasonryError) in
      try wall.items.appendItems(added, measuredBy: more)
    } undo: { wall throws(MasonryError) in
      wall.items.removeItems(in: itemCount..<itemCount + added)
    }
    for (place, index) in [("first", 0), ("middle", itemCount / 2), ("last", itemCount - 1)] {
      run("remeasure.\(place)") { [heights] wall throws(MasonryError) in
        try wall.items.remeasure(
          [index], measuredBy: MasonryHeightClosure { _, _ in heights[index] + 1 })
      } undo: { [heights] wall throws(MasonryError) in
        try wall.items.setLength(heights[index], ofItemAt: index)
      }
    }
    let provider = MasonryHeights(heights)
    run("remove.first") { wall throws(MasonryError) in
      wall.items.removeItem(at: 0)
    } undo: { wall throws(MasonryError) in
      try wall.items.insertItems(1, at: 0, measuredBy: provider)
    }
    run("insert.first") { wall throws(MasonryError) in
      try wall.items.insertItems(1, at: 0, measuredBy: provider)
    } undo: { wall throws(MasonryError) in
      wall.items.removeItem(at: 0)
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
