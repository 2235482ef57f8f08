import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

@testable import LayoutOracles

/// An app: its items, and the settings that its wall shall have.
struct Host {
  var configuration = WallSettings()
  var crossLength = 12.0
  var items: [HostItem] = []

  /// The items of this state, laid out from nothing.
  func layout() throws -> MasonryItems {
    try MasonryItems(
      configuration, across: crossLength, count: items.count,
      measuredBy: HostHeights(items: items))
  }

  /// The wall of this state, built from nothing.
  func wall() throws -> MasonryWall {
    try MasonryWall(
      configuration, across: crossLength, count: items.count,
      measuredBy: HostHeights(items: items))
  }

  /// The wall of this state, to which steps can be done.
  func world(looks: UInt64? = nil) throws -> GridWorld {
    var world = GridWorld(looks: looks ?? 0)
    world.looksAround = looks != nil
    try world.run(.reconfigure(configuration, crossLength: crossLength))
    try world.run(.insert(items, at: 0))
    return world
  }
}

extension Host: CustomStringConvertible {
  var description: String {
    "\(items) in \(crossLength) points, \(configuration)"
  }
}

extension MasonryItems {
  /// No items of a width on their own.
  init(
    _ layout: ItemsLayout = .columns(.init()), width: Double,
    environment: LayoutEnvironment = .init()
  ) throws(MasonryError) {
    try self.init(layout, in: .width(width, environment: environment))
  }

  /// Items of a width in columns, built from nothing.
  init(
    _ items: [HostItem], columns: ColumnsLayout.Columns = .fixed(2),
    packing: ColumnsLayout.Packing = .shortestColumn, width: Double = 100
  ) throws(MasonryError) {
    try self.init(.columns(.init(columns: columns, packing: packing)), width: width)
    try appendItems(items.count, measuredBy: HostHeights(items: items))
  }
}

extension [HostItem] {
  /// Items that differ in nothing but their heights.
  static func heights(_ heights: [Double]) -> Self { heights.map { HostItem(height: $0) } }
}

/// A provider that asks the items themselves.
struct HostHeights: MasonryHeightProvider {
  var items: [HostItem]

  func height(ofItemAt index: Int, width: Double) -> Double {
    items[index].length(at: width, along: .vertical)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    items[index].length(at: height, along: .horizontal)
  }

  func columnSpan(ofItemAt index: Int) -> Int { items[index].span }

  func pinnedColumn(ofItemAt index: Int) -> Int? { items[index].pin }
}

extension Host {
  /// What the oracle makes of the same app.
  var reference: ReferenceGrid { ReferenceGrid(configuration, across: crossLength, items) }
}

/// Fails unless the items of a host are where the oracle puts them.
func expectReference(_ host: Host, file: StaticString = #filePath, line: UInt = #line) {
  withEvery("host", in: [host], file: file, line: line) { host in
    expectHolds(file: file, line: line) { try host.reference.requireSame(as: host.layout()) }
  }
}

/// Fails if steps lead to anything that is not as it is promised; the world is a value of its own.
func expectHolds<World: Subject>(
  _ step: World.Step, then later: [World.Step] = [], in world: World,
  file: StaticString = #filePath, line: UInt = #line
) {
  var world = world
  for step in [step] + later {
    do throws(Failure) {
      try world.run(step)
    } catch {
      return expect(false, "\(source(of: step)): \(error.message.text)", file: file, line: line)
    }
  }
}
