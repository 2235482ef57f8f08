import MasonryLayout

/// The tasks of a masonry wall at one item count, one number of columns and one packing.
struct MasonryTask {
  /// The width of the wall, and another one to lay out again at.
  static let width = 1200.0
  static let otherWidth = 900.0

  /// The height of the viewport.
  static let viewportHeight = 800.0

  let columns: Int
  let packing: ColumnsLayout.Packing
  let workload: Workload
  let heights: [Double]
  let setting: Setting

  init(workload: Workload, columns: Int, packing: ColumnsLayout.Packing) {
    self.workload = workload
    self.columns = columns
    self.packing = packing
    setting = Setting(columns: columns, spacing: 8, roundRobin: packing == .roundRobin)
    heights = workload.heights(columnWidth: Self.columnWidth(Self.width, setting))
  }

  var itemCount: Int { heights.count }

  func run(with runner: Runner) {
    runPlacing(with: runner)
    if packing == .shortestColumn { runRegular(with: runner) }
    runQueries(with: runner)
    runChanges(with: runner)
    runKeeping(with: runner)
    runFollowing(with: runner)
    runTransition(with: runner)
    runDropping(with: runner)
    if packing == .shortestColumn { runLazy(with: runner) }
    runMemory(with: runner)
  }

  static func columnWidth(_ width: Double, _ setting: Setting) -> Double {
    (width - Double(setting.columns - 1) * setting.spacing) / Double(setting.columns)
  }

  var columnWidth: Double { Self.columnWidth(Self.width, setting) }

  /// A benchmark of this task; `ours` comes first.
  func benchmark(
    _ name: String, _ unit: Benchmark.Unit, ours: Contender, rivals: [Contender] = []
  ) -> Benchmark {
    Benchmark(
      name: "masonry.\(name)", items: itemCount, columns: columns, packing: packingName,
      unit: unit, ours: ours, rivals: rivals)
  }

  private var packingName: String {
    switch packing {
    case .roundRobin: "roundRobin"
    case .shortestColumn: "shortestColumn"
    case .gridLanes(_, let dense): dense ? "gridLanesDense" : "gridLanes"
    }
  }

  func layout(columns: Int) -> ItemsLayout {
    .columns(.init(columns: .fixed(columns), spacing: setting.spacing, packing: packing))
  }

  /// Our wall with all items placed, or without any.
  func makeWall(of heights: [Double]? = nil, isEmpty: Bool = false) -> WallBox {
    WallBox(layout(columns: columns), MasonryHeights(isEmpty ? [] : heights ?? self.heights))
  }

  /// A rival with all items placed.
  func makeRival<Layout: Rival>(_ type: Layout.Type) -> Layout {
    let layout = type.init(setting: setting)
    layout.place(heights, columnWidth: columnWidth)
    return layout
  }
}

/// A wall in a box, so that closures can change it.
///
/// Every height here is valid, so nothing throws.
final class WallBox {
  private(set) var wall: MasonryWall

  init(
    _ layout: ItemsLayout, in space: LayoutSpace = .width(MasonryTask.width),
    _ heights: MasonryHeights
  ) {
    do {
      wall = try MasonryWall(layout, in: space)
      try wall.items.appendItems(heights.itemCount, measuredBy: heights)
    } catch {
      preconditionFailure(error.description)
    }
  }

  func change(_ body: (inout MasonryWall) throws(MasonryError) -> Void) {
    do { try body(&wall) } catch { preconditionFailure(error.description) }
  }
}
