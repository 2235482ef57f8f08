import LayoutOracles
import LayoutTestSupport
import MasonryLayout
import XCTest
final class Scratch: XCTestCase {
  func testIt() throws {
    var items = try MasonryItems(.columns(.fixed(1)), in: .width(0))
    let heights: [HostItem] = [.init(), .init(), .init(height: 1.0), .init(), .init()]
    _ = heights
    let steps: [GridStep] = [
      .insert([.init(), .init()], times: 1, at: 0),
      .insert([.init(), .init(), .init(height: 1.0)], times: 1, at: 0),
      .reconfigure(.init(axis: .vertical, columns: .fixed(1)), crossLength: (0.0)),
      .keepAll]
    var world = GridWorld(looks: 520762906306143410)
    for s in steps { try world.run(s) }
    print(world.layout.frames, (0..<5).map { world.layout.length(ofItemAt: $0) })
    do { try world.run(.inView(248, .remeasure([307], as: [.init(height: 1.0)]))) } catch { print(error) }
    print(world.layout.frames, world.layout.seams)
    items.keptPlaces = .all
  }
}
