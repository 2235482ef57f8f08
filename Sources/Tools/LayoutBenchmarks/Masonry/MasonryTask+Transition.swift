import MasonryLayout

extension MasonryTask {
  /// One frame of a pinch to twice as many columns, half-way: what is made once for the gesture included.
  ///
  /// The rival interpolates every item, as a host does that keeps the frames of both walls.
  func runTransition(with runner: Runner) {
    guard runner.wants("masonry.transition") else { return }

    let wall = makeWall().wall
    let twice = WallBox(layout(columns: 2 * columns), MasonryHeights(heights.map { $0 / 2 })).wall
    let visible = LayoutRect(
      x: 0, y: (wall.contentSize.height - Self.viewportHeight) / 2, width: Self.width,
      height: Self.viewportHeight)
    let pinch = MasonryWall.Transition(from: wall, to: twice, around: visible.center, in: visible)
    func checksum(_ indices: [Int]) -> Int { indices.reduce(indices.count) { 3 &* $0 &+ $1 } }

    let ours = Contender(
      name: "ours", units: 1000,
      body: {
        for _ in 0..<1000 {
          let pinch = MasonryWall.Transition(
            from: wall, to: twice, around: visible.center, in: visible)
          blackHole(pinch.items(at: 0.5).count)
        }
        return checksum(pinch.items(at: 0.5).map(\.index))
      })
    let again = Contender(
      name: "nextFrame", units: 1000,
      body: {
        for _ in 0..<1000 { blackHole(pinch.items(at: 0.5).count) }
        return checksum(pinch.items(at: 0.5).map(\.index))
      })
    let scan = Contender(
      name: "scan", units: 1,
      body: {
        let (start, end) = (pinch.startVisible, pinch.endVisible)
        let view = LayoutRect(origin: .zero, size: pinch.viewSize(at: 0.5))
        let (narrow, wide) = (twice.items, wall.items)
        let seen = (0..<wide.itemCount).filter { index in
          let (old, new) = (wide.frame(ofItemAt: index), narrow.frame(ofItemAt: index))
          let middle = LayoutRect(
            x: ((old.minX - start.minX) + (new.minX - end.minX)) / 2,
            y: ((old.minY - start.minY) + (new.minY - end.minY)) / 2,
            width: (old.width + new.width) / 2, height: (old.height + new.height) / 2)
          return middle.intersects(view)
        }
        return checksum(seen)
      },
      rounds: itemCount > 1_000_000 ? 1 : 5)
    runner.run(
      benchmark("transition", .microsecondsPerFrame, ours: ours, rivals: [again, scan]))
  }
}
