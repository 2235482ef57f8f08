import MasonryLayout

/// Placing by the rule of grid lanes, with and without spans, pins and backfilling.
///
/// The rival is our own shortest column without any of these.
struct GridLanesTask {
  private let workload: Workload
  private let plain: MasonryTask
  private let mixture: Mixture

  init(workload: Workload, columns: Int) {
    self.workload = workload
    plain = MasonryTask(workload: workload, columns: columns, packing: .shortestColumn)
    mixture = Mixture(heights: plain.heights)
  }

  func run(with runner: Runner) {
    let packings: [(String, ColumnsLayout.Packing)] = [
      ("gridLanes", .gridLanes()), ("gridLanesDense", .gridLanes(dense: true)),
    ]
    for (name, packing) in packings {
      run("placeAgain", name, packing, MasonryHeights(plain.heights), with: runner)
    }
    MasonryTask(workload: workload, columns: plain.columns, packing: .gridLanes())
      .runRegular(with: runner)
    for (name, packing) in [("shortestColumn", .shortestColumn)] + packings {
      run("placeSpans", name, packing, mixture, with: runner)
    }
    let falling = Banners(heights: plain.heights.sorted(by: >))
    run("placeSpans.falling", "gridLanesDense", .gridLanes(dense: true), falling, with: runner)
    runAppending(with: runner)
  }

  private func run(
    _ task: String, _ name: String, _ packing: ColumnsLayout.Packing,
    _ provider: some MasonryHeightProvider, with runner: Runner
  ) {
    guard runner.wants("masonry.\(task)") else { return }
    let shortest = placing("shortestColumn", .shortestColumn, MasonryHeights(plain.heights))
    runner.run(
      Benchmark(
        name: "masonry.\(task)", items: plain.itemCount, columns: plain.columns, packing: name,
        unit: .nanosecondsPerItem, ours: placing("ours", packing, provider), rivals: [shortest]))
  }

  /// Appends to a wall with gaps all the way up.
  ///
  /// The rival appends to one that is not dense.
  private func runAppending(with runner: Runner) {
    guard runner.wants("masonry.appendSpans") else { return }
    runner.run(
      Benchmark(
        name: "masonry.appendSpans", items: plain.itemCount, columns: plain.columns,
        packing: "gridLanesDense", unit: .microsecondsPerChange,
        ours: appending("ours", .gridLanes(dense: true)),
        rivals: [appending("gridLanes", .gridLanes())]))
  }

  private func appending(_ name: String, _ packing: ColumnsLayout.Packing) -> Contender {
    let box = makeWall(packing, mixture)
    let added = min(1000, plain.itemCount)
    let more = Mixture(heights: plain.heights + plain.heights.prefix(added))
    return Contender(
      name: name, units: 1,
      body: {
        box.change { wall throws(MasonryError) in
          try wall.items.appendItems(added, measuredBy: more)
        }
        return plain.itemCount
      },
      reset: {
        box.change { wall throws(MasonryError) in
          wall.items.removeItems(in: plain.itemCount..<plain.itemCount + added)
        }
      })
  }

  /// Places all items again, by measuring the first one anew.
  private func placing(
    _ name: String, _ packing: ColumnsLayout.Packing, _ provider: some MasonryHeightProvider
  ) -> Contender {
    let box = makeWall(packing, provider)
    let height = box.wall.items.isEmpty ? 0 : box.wall.items.length(ofItemAt: 0)
    var isTaller = false
    return Contender(
      name: name, units: plain.itemCount,
      body: {
        isTaller.toggle()
        box.change { wall throws(MasonryError) in
          try wall.items.setLength(isTaller ? height + 1 : height, ofItemAt: 0)
        }
        blackHole(box.wall.contentSize)
        return plain.itemCount
      })
  }

  private func makeWall(
    _ packing: ColumnsLayout.Packing, _ provider: some MasonryHeightProvider
  ) -> WallBox {
    let box = plain.makeWall(isEmpty: true)
    box.change { wall throws(MasonryError) in
      try wall.items.reconfigure { $0.columns?.packing = packing }
      try wall.items.appendItems(plain.itemCount, measuredBy: provider)
    }
    return box
  }
}

/// Pictures with a banner of two columns after each.
private struct Banners: MasonryHeightProvider {
  let heights: [Double]

  func height(ofItemAt index: Int, width: Double) -> Double {
    index % 2 == 0 ? heights[index] : 80
  }

  func columnSpan(ofItemAt index: Int) -> Int { 1 + index % 2 }
}

/// Pictures: a tenth spans two or three columns, a fiftieth is pinned to one.
private struct Mixture: MasonryHeightProvider {
  let heights: [Double]

  func height(ofItemAt index: Int, width: Double) -> Double {
    heights[index] * Double(columnSpan(ofItemAt: index))
  }

  func columnSpan(ofItemAt index: Int) -> Int {
    switch index % 20 {
    case 7: 2
    case 13: 3
    default: 1
    }
  }

  func pinnedColumn(ofItemAt index: Int) -> Int? { index % 50 == 3 ? index % 3 : nil }
}
