import LayoutOracles
import LayoutTestSupport
import MasonryLayout
import XCTest
final class Scratch: XCTestCase {
  func show(_ w: GridWorld) {
    let i = w.layout
    for n in 0..<i.itemCount { print("  ", n, i.frame(ofItemAt: n), "col", i.column(ofItemAt: n)!, "span", i.columnSpan(ofItemAt: n)!, i.isEstimated(itemAt: n) ? "est" : "") }
    print("  seams", i.seams, "kept", i.keptPlaces)
  }
  func run(_ looks: UInt64, _ steps: [GridStep]) {
    var world = GridWorld(looks: looks)
    for (n, s) in steps.enumerated() {
      if n >= steps.count - 1 { print("before \(n)"); show(world) }
      do { try world.run(s) } catch { print("FAIL", error) }
      if n >= steps.count - 1 { print("after \(n)"); show(world); print("  ", try! JSON.text(of: world.wall)) }
    }
  }
  func testA() throws {
    run(14879355138458201950, [
      .keepAll,
      .reconfigure(.init(axis: .vertical, columns: .fixed(2), trackAlignment: .start, columnSpacing: 0.0, itemSpacing: 0.0, contentInsets: .init(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), packing: .gridLanes(tolerance: .partOfWidth(1.0), dense: false), direction: .leftToRight, scale: nil), crossLength: nil),
      .become(without: [], returning: 378, at: 726, adding: [.init(estimate: 25.85714285714286)]),
      .measure(showing: nil, from: 433),
      .insert([.init()], times: 1, at: 929),
    ])
  }
  func testB() throws {
    run(8913450567822995450, [
      .insert([.init()], times: 1, at: 0),
      .keep(before: 1),
      .inView(0, .insert([.init(height: 12.75), .init(height: 1.0), .init(estimate: 2.75)], times: 1, at: 0)),
      .insert([.init(height: 8.5)], times: 1, at: 0),
      .move(from: 195, to: 104),
      .measure(showing: nil, from: 109),
    ])
  }
  func testC() throws {
    run(17120748497861194920, [
      .become(without: [], returning: 32, at: 485, adding: [.init()]),
      .update(order: [0], adding: [.init()], at: 428, reloading: [905, 765], as: [.init(height: 10.0, span: 3), .init(height: 10.0, pin: 1)]),
      .insert([.init()], times: 1, at: 34),
      .keepAll,
      .update(order: [10, 9, 8], adding: [.init(estimate: 2.0), .init()], at: 223, reloading: [936], as: [.init(height: 1.0, estimate: 0.0)]),
      .move(from: 725, to: 474),
      .reconfigure(.init(axis: .vertical, columns: .fixed(2), trackAlignment: .start, columnSpacing: 0.0, itemSpacing: 0.0, contentInsets: .init(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), packing: .roundRobin, direction: .leftToRight, scale: nil), crossLength: nil),
      .move(from: 165, to: 14),
      .become(without: [882], returning: 361, at: 794, adding: [.init(height: 1.0, span: 2)]),
      .insert([.init(), .init()], times: 1, at: 33),
      .inView(0, .update(order: [0, 1, 2, 3, 4, 5, 6], adding: [.init(), .init()], at: 711, reloading: [448, 963], as: [.init(height: 10.0), .init(height: -1.0, estimate: 2.0)])),
      .insert([.init()], times: 1, at: 0),
      .measure(showing: nil, from: 554),
    ])
  }
  func testD() throws {
    run(9100813424113138061, [
      .insert([.init(height: 41.333333333333336), .init(height: 57.333333333333336), .init(height: 10.0)], times: 1, at: 0),
      .insert([.init(height: 9.8), .init()], times: 1, at: 0),
      .become(without: [641], returning: 104, at: 404, adding: [.init()]),
      .insert([.init(height: 18.5)], times: 1, at: 0),
      .insert([.init(), .init(), .init()], times: 1, at: 5),
      .insert([.init(), .init()], times: 1, at: 669),
      .become(without: [], returning: 769, at: 877, adding: [.init(estimate: 16.5), .init(span: 2)]),
      .keep(before: 678),
      .remove(at: 743, count: 1),
      .inView(916, .remove(at: 567, count: 1)),
    ])
  }
}
