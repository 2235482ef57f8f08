import MasonryLayout

extension MasonryTask {
  /// What is visible: at some places, at random places, and along a scroll.
  func runQueries(with runner: Runner) {
    let names = ["query.top", "query.middle", "query.bottom", "query.random", "scroll"]
    let directions = ["query.rightToLeft", "query.sideways", "query.sidewaysRightToLeft"]
    guard (names + directions).contains(where: { runner.wants("masonry.\($0)") }) else { return }

    let items = makeWall().wall.items
    let rivals: [(String, any Rival)] = [
      ("tutorial", makeRival(TutorialLayout.self)),
      ("rectangles", makeRival(RectangleLayout.self)),
      ("unionBlocks", makeRival(UnionBlockLayout.self)),
    ]
    // Where columns take turns, items do not start in their order.
    let floors = setting.roundRobin ? [] : [makeBareQuery()]
    let end = items.contentSize.height - Self.viewportHeight
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
      runner.run(
        benchmark(
          name, .microsecondsPerQuery, ours: querying("ours", items, offsets),
          rivals: rivals.map { name, rival in querying(offsets, name, rival) }
            + floors.map { querying(offsets, $0) }))
    }
    runDirections(with: runner, floors, querying("vertical", items, offsets[1]), offsets[1])
  }

  /// The middle of walls that run in other directions, where the same items are visible.
  private func runDirections(
    with runner: Runner, _ floors: [BareQuery], _ vertical: Contender, _ offsets: [Double]
  ) {
    guard packing == .shortestColumn else { return }
    for (name, direction, isSideways) in [
      ("rightToLeft", LayoutReadingDirection.rightToLeft, false),
      ("sideways", .leftToRight, true), ("sidewaysRightToLeft", .rightToLeft, true),
    ] where runner.wants("masonry.query.\(name)") {
      let items = makeItems(direction, isSideways: isSideways)
      runner.run(
        benchmark(
          "query.\(name)", .microsecondsPerQuery, ours: querying("ours", items, offsets),
          rivals: [vertical] + floors.map { querying(offsets, $0) }))
    }
  }

  private func makeBareQuery() -> BareQuery {
    let loop = BareLoop(setting: setting, itemCount: itemCount)
    loop.place(heights)
    return BareQuery(positions: loop.positions, heights: heights)
  }

  private func makeItems(_ direction: LayoutReadingDirection, isSideways: Bool) -> MasonryItems {
    let space = LayoutSpace(
      axis: isSideways ? .horizontal : .vertical, crossLength: Self.width,
      environment: LayoutEnvironment(direction: direction))
    return WallBox(
      layout(columns: columns), in: space,
      isSideways ? MasonryHeights(widths: heights) : MasonryHeights(heights)
    ).wall.items
  }

  /// Our items, whose content begins at each offset in the viewport, at whichever end that is.
  private func querying(_ name: String, _ items: MasonryItems, _ offsets: [Double]) -> Contender {
    let size = LayoutSize(width: Self.width, height: Self.viewportHeight)
    let length = items.contentSize.width
    return switch (items.axis, items.environment.direction) {
    case (.vertical, _):
      querying(name, offsets) { offset, buffer in
        items.indices(
          in: LayoutRect(x: 0, y: offset, width: size.width, height: size.height),
          replacing: &buffer)
      }
    case (.horizontal, let direction):
      querying(name, offsets) { offset, buffer in
        let x = direction == .leftToRight ? offset : length - offset - size.height
        items.indices(
          in: LayoutRect(x: x, y: 0, width: size.height, height: size.width), replacing: &buffer)
      }
    }
  }

  private func querying(
    _ name: String, _ offsets: [Double], _ query: @escaping (Double, inout [Int]) -> Void
  ) -> Contender {
    Contender(
      name: name, units: offsets.count,
      body: {
        // A buffer of the closure's own: one outside would be checked at each access.
        var buffer: [Int] = []
        var checksum = 0
        for (step, offset) in offsets.enumerated() {
          query(offset, &buffer)
          blackHole(buffer.count)
          if step < checkedSteps { checksum &+= buffer.reduce(buffer.count, &+) }
        }
        return checksum
      })
  }

  private func querying(_ offsets: [Double], _ floor: BareQuery) -> Contender {
    Contender(
      name: "floor", units: offsets.count,
      body: {
        var checksum = 0
        for (step, offset) in offsets.enumerated() {
          let found = floor.indices(from: offset, to: offset + Self.viewportHeight)
          blackHole(found.count)
          if step < checkedSteps { checksum &+= found.reduce(found.count, &+) }
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
