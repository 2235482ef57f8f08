import MasonryLayout

extension MasonryTask {
  /// What a change did to the items on screen, and where to scroll so that these stay still.
  ///
  /// The change removes the first item and inserts ten in the middle, so that nearly everything moves. The
  /// rival looks at every item, as a host does that keeps the old frames.
  func runFollowing(with runner: Runner) {
    let names = ["frameChanges", "anchor"]
    guard names.contains(where: { runner.wants("masonry.\($0)") }) else { return }

    let box = makeWall()
    let old = box.wall
    let middle = itemCount / 2
    let more = MasonryHeights(heights + heights.prefix(10))
    box.change { wall throws(MasonryError) in
      wall.items.removeItem(at: 0)
      try wall.items.insertItems(10, at: middle, measuredBy: more)
    }
    let new = box.wall
    let mapping = LayoutIndexMapping.removing(0..<1).then(.inserting(10, at: middle))
    let screen = LayoutRect(
      x: 0, y: (old.contentSize.height - Self.viewportHeight) / 2, width: Self.width,
      height: Self.viewportHeight)

    if runner.wants("masonry.frameChanges") {
      let ours = Contender(
        name: "ours", units: 1000,
        body: {
          var sum = 0
          for step in 0..<1000 {
            let changes = new.frameChanges(from: old, by: mapping, in: screen)
            blackHole(changes.moved.count)
            if step == 0 { sum = checksum(of: changes.moved.map { ($0.old, $0.new) }) }
          }
          return sum
        })
      let scan = Contender(
        name: "scan", units: 1,
        body: {
          checksum(
            of: movedByScan(from: old.items, to: new.items, insertedAt: middle, in: screen))
        },
        rounds: itemCount > 1_000_000 ? 1 : 5)
      runner.run(benchmark("frameChanges", .microsecondsPerChange, ours: ours, rivals: [scan]))
    }
    if runner.wants("masonry.anchor") {
      let ours = Contender(
        name: "ours", units: 1000,
        body: {
          var sum = 0.0
          for _ in 0..<1000 {
            var visible = screen
            new.scroll(&visible, to: old.anchor(in: screen), after: mapping)
            sum += visible.minY - screen.minY
          }
          return Int(sum)
        })
      runner.run(benchmark("anchor", .microsecondsPerChange, ours: ours))
    }
  }

  private func checksum(of moves: [(old: Int, new: Int)]) -> Int {
    moves.reduce(moves.count) { $0 &+ 3 &* $1.old &+ $1.new }
  }

  /// What moved on a screen, of all items one by one.
  private func movedByScan(
    from old: MasonryItems, to new: MasonryItems, insertedAt middle: Int, in screen: LayoutRect
  ) -> [(old: Int, new: Int)] {
    var moved: [(old: Int, new: Int)] = []
    for index in 1..<old.itemCount {
      let newIndex = index - 1 < middle ? index - 1 : index + 9
      let oldFrame = old.frame(ofItemAt: index)
      let newFrame = new.frame(ofItemAt: newIndex)
      let isShown = oldFrame.intersects(screen) || newFrame.intersects(screen)
      if isShown, oldFrame != newFrame { moved.append((index, newIndex)) }
    }
    return moved
  }
}
