import MasonryLayout

/// The tasks of justified rows at one item count, by one of their rules.
struct RowsTask {
  let isOptimal: Bool

  /// The lengths of the items at the target height.
  let lengths: [Double]

  init(workload: Workload, isOptimal: Bool) {
    self.isOptimal = isOptimal
    lengths = workload.ratios.map { $0 * RowRule.target }
  }

  func run(with runner: Runner) {
    runPlacing(with: runner)
    runPrepending(with: runner)
    runQuery(with: runner)
    if !isOptimal || lengths.count <= 1_000_000 { runMemory(with: runner) }
  }

  /// Laying out everything again at another width, without asking for lengths again.
  private func runPlacing(with runner: Runner) {
    guard runner.wants("rows.placeAgain") else { return }
    let box = makeRows()
    let ours = Contender(
      name: "ours", units: lengths.count,
      body: {
        resize(box, to: MasonryTask.otherWidth)
        return mark(box.wall.items)
      }, reset: { resize(box, to: MasonryTask.width) }, rounds: rounds)
    let rivals: [(String, any RowsRival)] = [
      ("rectangles", RectangleRows()), ("floor", BareRows(itemCount: lengths.count)),
    ]
    runner.run(
      benchmark(
        "placeAgain", .nanosecondsPerItem, ours,
        rivals.map { name, rival in
          Contender(
            name: name, units: lengths.count,
            body: {
              rival.place(lengths, width: MasonryTask.otherWidth, isOptimal: isOptimal)
              return rival.mark
            },
            reset: { rival.place(lengths, width: MasonryTask.width, isOptimal: isOptimal) },
            rounds: rounds)
        }))
  }

  /// Adding 50 items at the start with a view in the middle, in kept rows, as both hosts do it.
  private func runPrepending(with runner: Runner) {
    guard runner.wants("rows.prepend") else { return }
    let box = makeRows()
    box.change { $0.items.keptPlaces = .all }
    let older = MasonryHeights(widths: Array(lengths.prefix(50)))
    let middle = (box.wall.contentSize.height / 2).rounded()
    let view = LayoutRect(
      x: 0, y: middle, width: MasonryTask.width, height: MasonryTask.viewportHeight)
    let ours = Contender(
      name: "ours", units: 1,
      body: {
        box.change { wall throws(MasonryError) in
          _ = wall.feed.hold(MasonryFeed.Viewport(view))
          try wall.items.insertItems(50, at: 0, measuredBy: older)
          wall.feed.letGo()
        }
        return lengths.count
      }, reset: { box.change { $0.items.removeItems(in: 0..<50) } })
    let rectangles = RectangleRows()
    let rival = Contender(
      name: "rectangles", units: 1,
      body: {
        rectangles.place(lengths, width: MasonryTask.width, isOptimal: isOptimal)
        return lengths.count
      }, rounds: 5)
    runner.run(benchmark("prepend", .microsecondsPerChange, ours, [rival]))
  }

  private var rounds: Int { lengths.count > 1_000_000 ? 5 : 15 }

  /// What is visible in the middle.
  private func runQuery(with runner: Runner) {
    guard runner.wants("rows.query.middle") else { return }
    let rows = makeRows().wall.items
    let rectangles = RectangleRows()
    rectangles.place(lengths, width: MasonryTask.width, isOptimal: isOptimal)
    let (width, height) = (MasonryTask.width, MasonryTask.viewportHeight)
    let offset = (rows.contentSize.height - height) / 2
    let rect = LayoutRect(x: 0, y: offset, width: width, height: height)
    func querying(_ name: String, _ units: Int, _ query: @escaping (inout [Int]) -> Void)
      -> Contender
    {
      Contender(
        name: name, units: units,
        body: {
          var buffer: [Int] = []
          for _ in 0..<units {
            query(&buffer)
            blackHole(buffer.count)
          }
          return buffer.reduce(buffer.count, &+)
        }, rounds: rounds)
    }
    runner.run(
      benchmark(
        "query.middle", .microsecondsPerQuery,
        querying("ours", 10_000) { rows.indices(in: rect, replacing: &$0) },
        [
          querying("rectangles", max(1, 1_000_000 / lengths.count)) {
            rectangles.collectIndices(
              in: Box(x: 0, y: offset, width: width, height: height), into: &$0)
          }
        ]))
  }

  /// The memory of an item, in few rows and without these, and what a row takes besides its item.
  private func runMemory(with runner: Runner) {
    guard ["bytesPerItem", "bytesPerRow"].contains(where: { runner.wants("rows.\($0)") }),
      lengths.count >= 1_000_000,
      let items = bytesOfItems(),
      let rows = bytes({ makeRows(lengths.map { $0 }, itemsInRow: 1...1) }),
      let rectangles = bytes({ makeRectangles() })
    else { return }
    for (name, unit, value) in [
      ("bytesPerItem", Benchmark.Unit.bytesPerItem, items),
      ("bytesPerRow", .bytesPerRow, rows - items),
    ] {
      func contender(_ name: String) -> Contender { Contender(name: name, units: 1, body: { 0 }) }
      runner.report(
        benchmark(name, unit, contender("ours"), [contender("rectangles")]),
        values: [value, rectangles])
    }
  }

  private func bytesOfItems() -> Double? {
    var rowCount = 0
    let all = bytes {
      let box = makeRows(lengths.map { $0 / 1000 })
      rowCount = box.wall.items.rowCount
      return box
    }
    return all.map { $0 - Double(24 * rowCount) / Double(lengths.count) }
  }

  private func bytes(_ make: () -> AnyObject) -> Double? {
    // What the first one brings into memory besides, such as code, does not count.
    blackHole(make())
    return Memory.growth(make).map { Double($0) / Double(lengths.count) }
  }

  private func makeRectangles() -> RectangleRows {
    let rectangles = RectangleRows()
    rectangles.place(lengths, width: MasonryTask.width, isOptimal: false)
    return rectangles
  }

  private func makeRows(
    _ other: [Double]? = nil, itemsInRow: ClosedRange<Int> = 1...1000
  ) -> WallBox {
    let rows = RowsLayout(
      rule: .justified(height: RowRule.target, breaking: isOptimal ? .optimal : .greedy),
      spacing: RowRule.spacing, itemsInRow: itemsInRow)
    return WallBox(.rows(rows), MasonryHeights(widths: other ?? lengths))
  }

  private func resize(_ box: WallBox, to width: Double) {
    box.change { wall throws(MasonryError) in try wall.resize(width: width) }
  }

  private func mark(_ rows: MasonryItems) -> Int {
    thousandths(rows.frame(ofRow: rows.rowCount - 1).minY) &+ rows.rowCount
  }

  /// A benchmark of this task; rows have no columns.
  private func benchmark(
    _ name: String, _ unit: Benchmark.Unit, _ ours: Contender, _ rivals: [Contender]
  ) -> Benchmark {
    Benchmark(
      name: "rows.\(name)", items: lengths.count, columns: 0,
      packing: isOptimal ? "optimalRows" : "greedyRows", unit: unit, ours: ours, rivals: rivals)
  }
}
