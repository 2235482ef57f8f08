import MasonryLayout

extension MasonryTask {
  /// What is visible: at some places, at random places, and along a scroll.
  func runQueries(with runner: Runner) {
    let names = ["query.top", "query.middle", "query.bottom", "query.random", "scroll"]
    guard names.contains(where: { runner.wants("masonry.\($0)") }) else { return }

    let grid = makeWall().grid
    let rivals: [(String, any Rival)] = [
      ("tutorial", makeRival(TutorialLayout.self)),
      ("rectangles", makeRival(RectangleLayout.self)),
      ("unionBlocks", makeRival(UnionBlockLayout.self)),
    ]
    let end = grid.contentSize.height - Self.viewportHeight
    // Far enough from the middle that a scroll stays inside the content, where it is long enough.
    let scrolling = (0..<10_000).map { step in
      min(end / 2 + Double(step) * 37, end)
    }
    let random = (0..<10_000).map { step in
      end * (Double(step) * 0.618_033_988_749_894_9).truncatingRemainder(dividingBy: 1)
    }
    let offsets = [
      repeatElement(0, count: 10_000).map { $0 }, repeatElement(end / 2, count: 10_000).map { $0 },
      repeatElement(end, count: 10_000).map { $0 }, random, scrolling,
    ]
    for (name, offsets) in zip(names, offsets) where runner.wants("masonry.\(name)") {
      let ours = querying(offsets) { offset, buffer in
        grid.collectIndices(
          in: LayoutRect(x: 0, y: offset, width: Self.width, height: Self.viewportHeight),
          into: &buffer)
      }
      runner.run(
        benchmark(
          name, .microsecondsPerQuery, ours: ours,
          rivals: rivals.map { name, rival in querying(offsets, name, rival) }))
    }
  }

  private func querying(
    _ offsets: [Double], _ query: @escaping (Double, inout [Int]) -> Void
  ) -> Contender {
    var buffer: [Int] = []
    return Contender(
      name: "ours", units: offsets.count,
      body: {
        var checksum = 0
        for (step, offset) in offsets.enumerated() {
          query(offset, &buffer)
          blackHole(buffer.count)
          if step < checkedSteps { checksum &+= buffer.reduce(buffer.count, &+) }
        }
        return checksum
      })
  }

  /// A rival that takes fewer steps, since its time grows with the number of items.
  private func querying(_ offsets: [Double], _ name: String, _ rival: any Rival) -> Contender {
    let offsets = offsets.prefix(max(checkedSteps, min(offsets.count, 1_000_000 / itemCount)))
    var buffer: [Int] = []
    return Contender(
      name: name, units: offsets.count,
      body: {
        var checksum = 0
        for (step, offset) in offsets.enumerated() {
          rival.collectIndices(
            in: Box(x: 0, y: offset, width: Self.width, height: Self.viewportHeight),
            into: &buffer)
          if step < checkedSteps { checksum &+= buffer.reduce(buffer.count, &+) }
        }
        return checksum
      })
  }

  /// The steps whose results are compared.
  private var checkedSteps: Int { itemCount > 1_000_000 ? 1 : 3 }
}
