import MasonryLayout

/// The tasks of a feed whose sections have three columns and a pinned header.
///
/// The rival rebuilds everything after a change. It takes part in all rounds, since one takes it less
/// than a tenth of a second even with a million items; of the queries it does only a few in each.
struct FeedTask {
  static let sizes = [(sections: 10, items: 100), (sections: 1_000, items: 1_000)]

  /// The size of the viewport.
  static let viewport = LayoutSize(width: 1200, height: 800)

  static let headerHeight = 44.0
  static let sectionSpacing = 24.0

  let sectionCount: Int
  let itemsPerSection: Int

  /// The heights of the items of each section, and of one section more that is inserted.
  let heights: [[Double]]
  let setting = Setting(columns: 3, spacing: 8, roundRobin: false)

  init(sections: Int, items: Int) {
    sectionCount = sections
    itemsPerSection = items
    let width = MasonryTask.columnWidth(Self.viewport.width, setting)
    let all = Workload(itemCount: (sections + 1) * items).heights(columnWidth: width)
    heights = (0...sections).map { Array(all[$0 * items..<($0 + 1) * items]) }
  }

  /// Runs the tasks at all sizes.
  static func runAll(with runner: Runner) {
    let names = ["build", "query", "scroll", "insertSection.first", "remeasureItem", "update"]
    if names.contains(where: { runner.wants("feed.\($0)") }) {
      for size in sizes {
        FeedTask(sections: size.sections, items: size.items).run(with: runner)
      }
    }
    runSmall(with: runner)
    DaysTask.runAll(with: runner)
  }

  private func run(with runner: Runner) {
    runBuilding(with: runner)
    runQueries(with: runner)
    runChanges(with: runner)
    runUpdating(with: runner)
  }

  func benchmark(
    _ name: String, _ unit: Benchmark.Unit, ours: Contender, rival: Contender
  ) -> Benchmark {
    Benchmark(
      name: "feed.\(name)", items: sectionCount * itemsPerSection, columns: setting.columns,
      packing: "feed", unit: unit, ours: ours, rivals: [rival])
  }

  /// The settings of every section.
  var section: MasonryFeed.Section {
    MasonryFeed.Section(
      layout: .columns(
        .init(
          columns: .fixed(setting.columns), columnSpacing: setting.spacing,
          itemSpacing: setting.spacing)),
      header: .init(length: Self.headerHeight, isPinned: true), spacingAfter: Self.sectionSpacing)
  }

  /// Our feed with all sections.
  func makeFeed() -> FeedBox { makeFeed(Array(heights.prefix(sectionCount))) }

  /// Our feed with sections of some heights.
  func makeFeed(_ heights: [[Double]]) -> FeedBox {
    let box = FeedBox(width: Self.viewport.width)
    let section = section
    box.change { feed throws(MasonryError) in
      for heights in heights {
        try feed.appendSection(
          section, itemCount: heights.count, measuredBy: MasonryHeights(heights))
      }
    }
    return box
  }

  /// The rival without any section.
  func makeRival() -> RebuiltFeed {
    RebuiltFeed(
      setting: setting, width: Self.viewport.width, headerHeight: Self.headerHeight,
      sectionSpacing: Self.sectionSpacing)
  }
}

/// A feed in a box, so that closures can change it.
///
/// Every height here is valid, so nothing throws.
final class FeedBox {
  private(set) var feed: MasonryFeed

  init(width: Double) {
    do { feed = try MasonryFeed(width: width) } catch { preconditionFailure(error.description) }
  }

  func change(_ body: (inout MasonryFeed) throws(MasonryError) -> Void) {
    do { try body(&feed) } catch { preconditionFailure(error.description) }
  }
}
