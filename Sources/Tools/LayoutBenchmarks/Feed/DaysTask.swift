import MasonryLayout

/// Days of a few photos: what a small section costs beside the placing of its items.
///
/// The rival has as many photos in one layout, which places the same number of items at the width.
struct DaysTask {
  static let sectionCount = 10_000
  static let itemsPerSection = 30

  /// The layout of each day, and its name in reports.
  private let layout: ItemsLayout
  private let packing: String
  private let ratios: [Double]
  /// The photos of each day.
  private let days: [MasonryAspectRatios]

  init(_ layout: ItemsLayout, packing: String) {
    self.layout = layout
    self.packing = packing
    ratios = Workload(itemCount: Self.sectionCount * Self.itemsPerSection).ratios
    days = stride(from: 0, to: ratios.count, by: Self.itemsPerSection).map { [ratios] first in
      MasonryAspectRatios(Array(ratios[first..<first + Self.itemsPerSection]))
    }
  }

  static func runAll(with runner: Runner) {
    if runner.wants("feed.transition.months") { runTransition(with: runner) }
    guard ["resize", "turnFirst"].contains(where: { runner.wants("feed.days.\($0)") }) else {
      return
    }
    let rule = RowsLayout.Rule.justified(height: RowRule.target, breaking: .optimal)
    DaysTask(.rows(rule, spacing: RowRule.spacing), packing: "optimalRows").run(with: runner)
    DaysTask(.columns(.fixed(3), spacing: 8), packing: "shortestColumn").run(with: runner)
  }

  private func run(with runner: Runner) {
    let feed = FeedBox(width: MasonryTask.width)
    feed.change { feed throws(MasonryError) in
      for day in days {
        try feed.appendSection(
          .init(layout: layout, header: .init(length: 44, isPinned: true)),
          itemCount: day.itemCount, measuredBy: day)
      }
    }
    if runner.wants("feed.days.resize") { runResizing(of: feed, with: runner) }
    if runner.wants("feed.days.turnFirst") { runTurning(of: feed, with: runner) }
  }

  private func runResizing(of feed: FeedBox, with runner: Runner) {
    func resize(to width: Double) {
      feed.change { feed throws(MasonryError) in
        try feed.resize(width: width) { days[$0] }
      }
    }
    let ours = Contender(
      name: "ours", units: ratios.count,
      body: {
        resize(to: MasonryTask.otherWidth)
        blackHole(feed.feed.contentSize.height)
        return ratios.count
      }, reset: { resize(to: MasonryTask.width) })
    runner.run(benchmark("resize", .nanosecondsPerItem, ours, makeRival()))
  }

  /// A wall of all photos, in rows or in columns.
  private func makeRival() -> Contender {
    let provider = MasonryAspectRatios(ratios)
    let box = WallBox(layout, MasonryHeights([]))
    box.change { wall throws(MasonryError) in
      try wall.items.appendItems(ratios.count, measuredBy: provider)
    }
    func resize(to width: Double) {
      box.change { wall throws(MasonryError) in
        try wall.resize(width: width, measuredBy: provider)
      }
    }
    return Contender(
      name: layout.rows == nil ? "grid" : "rows", units: ratios.count,
      body: {
        resize(to: MasonryTask.otherWidth)
        blackHole(box.wall.contentSize.height)
        return ratios.count
      }, reset: { resize(to: MasonryTask.width) })
  }

  /// Removing the first day and inserting it again, so that all others move twice.
  private func runTurning(of feed: FeedBox, with runner: Runner) {
    let ours = Contender(
      name: "ours", units: 1,
      body: {
        feed.change { feed throws(MasonryError) in
          let day = feed.section(at: 0)
          feed.removeSection(at: 0)
          try feed.insertSection(day, itemCount: Self.itemsPerSection, at: 0, measuredBy: days[0])
        }
        blackHole(feed.feed.contentSize.height)
        return ratios.count
      })
    runner.run(benchmark("turnFirst", .microsecondsPerChange, ours))
  }

  private func benchmark(
    _ name: String, _ unit: Benchmark.Unit, _ ours: Contender, _ rivals: Contender...
  ) -> Benchmark {
    Benchmark(
      name: "feed.days.\(name)", items: ratios.count, columns: layout.columns == nil ? 0 : 3,
      packing: packing, unit: unit, ours: ours, rivals: rivals)
  }
}

extension DaysTask {
  /// One frame of a pinch from days to months half-way, what is made once for it included.
  ///
  /// The rival is a transition between walls of three and six columns of as many photos.
  private static func runTransition(with runner: Runner) {
    let count = 1_000_000
    let ratios = MasonryAspectRatios(Workload(itemCount: count).ratios)
    let width = MasonryTask.width
    typealias Group = (id: Int, items: [Int])
    func grouped(_ length: Int, firstID: Int) -> [Group] {
      stride(from: 0, to: count, by: length).map { first -> Group in
        (firstID + first, Array(first..<min(count, first + length)))
      }
    }
    func part(_ group: Group) -> MasonryHeightClosure {
      MasonryHeightClosure(
        width: { ratios.width(ofItemAt: group.items[$0], height: $1) },
        { ratios.height(ofItemAt: group.items[$0], width: $1) })
    }
    func section(_ columns: Int) -> MasonryFeed.Section {
      .init(
        layout: .columns(.fixed(columns), spacing: 8), header: .init(length: 44, isPinned: true))
    }
    let (days, months) = (grouped(30, firstID: 0), grouped(900, firstID: count))
    let box = FeedBox(width: width)
    box.change { feed throws(MasonryError) in
      for day in days {
        try feed.appendSection(section(3), itemCount: day.items.count, measuredBy: part(day))
      }
    }
    let byDay = box.feed
    var mapping = MasonryFeed.AddressMapping.unchanged
    box.change { feed throws(MasonryError) in
      mapping = try feed.update(
        from: days, to: months, section: { _ in section(6) },
        measuredBy: { part(months[$0]) })
    }
    let byMonth = box.feed
    let walls = [3, 6].map { columns in
      let box = WallBox(.columns(.fixed(columns), spacing: 8), MasonryHeights([]))
      box.change { wall throws(MasonryError) in
        try wall.items.appendItems(count, measuredBy: ratios)
      }
      return box.wall
    }
    func middle(_ length: Double) -> LayoutRect {
      LayoutRect(x: 0, y: length / 2, width: width, height: MasonryTask.viewportHeight)
    }
    func contender(_ name: String, _ frame: @escaping () -> Int) -> Contender {
      Contender(
        name: name, units: 1000,
        body: {
          for _ in 0..<1000 { blackHole(frame()) }
          return count
        })
    }
    let (view, wallView) = (
      MasonryFeed.Viewport(middle(byDay.contentSize.height)), middle(walls[0].contentSize.height)
    )
    let ours = contender("ours") {
      let pinch = LayoutTransition(
        from: byDay, to: byMonth, by: mapping, around: view.rect.center, in: view)
      return pinch.elements(at: 0.5).count
    }
    let rival = contender("walls") {
      let pinch = MasonryWall.Transition(
        from: walls[0], to: walls[1], around: wallView.center, in: wallView)
      return pinch.items(at: 0.5).count
    }
    runner.run(
      Benchmark(
        name: "feed.transition.months", items: count, columns: 3, packing: "shortestColumn",
        unit: .microsecondsPerFrame, ours: ours, rivals: [rival]))
  }
}
