import MasonryLayout

extension MasonryTask {
  /// Changes of a wall that keeps columns.
  ///
  /// The rivals pack anew: our own wall from the horizon on or from the item on, our own built from nothing,
  /// and the array of rectangles.
  func runKeeping(with runner: Runner) {
    let names = [
      "lateHeight.first", "lateHeight.middle", "lateHeight.last", "lateHeights", "prepend",
    ]
    guard packing == .shortestColumn, names.contains(where: { runner.wants("masonry.\($0)") })
    else { return }

    let (kept, horizon, plain) = (makeWall(), makeWall(), makeWall())
    kept.change { $0.items.keptPlaces = .all }
    let rebuilds = [
      Contender(
        name: "rebuild", units: 1,
        body: {
          blackHole(makeWall().wall.contentSize)
          return itemCount
        }, rounds: 5),
      rebuilding("rectangles", makeRival(RectangleLayout.self)),
    ]
    func run(
      _ name: String, seen: Int?,
      change: @escaping (inout MasonryWall) throws(MasonryError) -> Void,
      undo: @escaping (inout MasonryWall) throws(MasonryError) -> Void
    ) {
      guard runner.wants("masonry.\(name)") else { return }
      horizon.change { $0.items.keptPlaces = .before(seen ?? 0) }
      func contender(_ name: String, _ box: WallBox) -> Contender {
        Contender(
          name: name, units: 1,
          body: {
            box.change(change)
            return itemCount
          },
          reset: { box.change(undo) })
      }
      var rivals = [contender("packAnew", plain)]
      if seen != nil { rivals.append(contender("horizon", horizon)) }
      runner.run(
        benchmark(
          name, .microsecondsPerChange, ours: contender("ours", kept), rivals: rivals + rebuilds))
    }

    for (place, index) in [("first", 0), ("middle", itemCount / 2), ("last", itemCount - 1)] {
      // The user has seen what follows on a screen or two.
      run("lateHeight.\(place)", seen: index + 100) { [heights] wall throws(MasonryError) in
        try wall.items.setLength(heights[index] + 1, ofItemAt: index)
      } undo: { [heights] wall throws(MasonryError) in
        try wall.items.setLength(heights[index], ofItemAt: index)
      }
    }
    // A screen of pictures in the middle.
    let late = itemCount / 2..<min(itemCount, itemCount / 2 + 100)
    run("lateHeights", seen: late.upperBound) { [heights] wall throws(MasonryError) in
      try wall.items.remeasure(
        late, measuredBy: MasonryHeightClosure { item, _ in heights[item] + 1 })
    } undo: { [heights] wall throws(MasonryError) in
      try wall.items.remeasure(late, measuredBy: MasonryHeightClosure { item, _ in heights[item] })
    }
    let older = MasonryHeights(Array(heights.prefix(50)), default: 100)
    run("prepend", seen: nil) { wall throws(MasonryError) in
      // As both hosts do it; `keepingPlace` copies the storage besides, to tell what moved.
      let visible = LayoutRect(x: 0, y: 0, width: wall.contentSize.width, height: 800)
      _ = wall.feed.hold(MasonryFeed.Viewport(visible))
      try wall.items.insertItems(50, at: 0, measuredBy: older)
      wall.feed.letGo()
    } undo: { wall throws(MasonryError) in
      wall.items.removeItems(in: 0..<50)
    }
  }
}
