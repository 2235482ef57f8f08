import MasonryLayout

/// Days of a few photos: what a small section costs beside the placing of its items.
///
/// The rival has as many photos in one layout, which places the same number of items at the width.
struct DaysTask {
  static let sectionCount = 10_000
  static let itemsPerSection = 30

  /// The layout of each day, and its name in reports.
  private let layout: MasonryFeed.SectionLayout
  private let packing: String
  private let ratios: [Double]
  /// The photos of each day.
  private let days: [MasonryAspectRatios]

  init(_ layout: MasonryFeed.SectionLayout, packing: String) {
    self.layout = layout
    self.packing = packing
    ratios = Workload(itemCount: Self.sectionCount * Self.itemsPerSection).ratios
    days = stride(from: 0, to: ratios.count, by: Self.itemsPerSection).map { [ratios] first in
      MasonryAspectRatios(Array(ratios[first..<first + Self.itemsPerSection]))
    }
  }

  static func runAll(with runner: Runner) {
    guard ["resize", "turnFirst"].contains(where: { runner.wants("feed.days.\($0)") }) else {
      return
    }
    let spacing = RowRule.spacing
    let rows = MasonryRows.Configuration(
      rule: .justified(height: RowRule.target, breaking: .optimal), itemSpacing: spacing,
      rowSpacing: spacing)
    DaysTask(.rows(rows), packing: "optimalRows").run(with: runner)
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

  /// The layout of all photos, in rows or in columns.
  private func makeRival() -> Contender {
    let provider = MasonryAspectRatios(ratios)
    let space = LayoutSpace.width(MasonryTask.width)
    let all: MasonryFeed.SectionItems
    do {
      var items = try MasonryFeed.SectionItems(configuration: layout, in: space)
      try items.appendItems(ratios.count, measuredBy: provider)
      all = items
    } catch {
      preconditionFailure(error.description)
    }
    let box = ItemsBox(all)
    return Contender(
      name: layout.rows == nil ? "grid" : "rows", units: ratios.count,
      body: {
        box.resize(to: MasonryTask.otherWidth, provider)
        blackHole(box.items.contentSize.height)
        return ratios.count
      }, reset: { box.resize(to: MasonryTask.width, provider) })
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
      name: "feed.days.\(name)", items: ratios.count, columns: layout.grid == nil ? 0 : 3,
      packing: packing, unit: unit, ours: ours, rivals: rivals)
  }
}

/// Items in a box, so that closures can change them; every length is valid, so nothing throws.
private final class ItemsBox {
  private(set) var items: MasonryFeed.SectionItems

  init(_ items: MasonryFeed.SectionItems) { self.items = items }

  func resize(to width: Double, _ provider: MasonryAspectRatios) {
    do {
      try items.arrange(by: items.configuration, in: .width(width), measuredBy: provider)
    } catch {
      preconditionFailure(error.description)
    }
  }
}
