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
    run(3323491167965629645, [
      .become(without: [], returning: 782, at: 761, adding: [.init(), .init()]),
      .reconfigure(.init(axis: .horizontal, columns: .fixed(2), trackAlignment: .start, columnSpacing: 0.0, itemSpacing: 0.0, contentInsets: .init(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), packing: .shortestColumn, direction: .leftToRight, scale: nil), crossLength: nil),
      .insert([.init(), .init()], times: 1, at: 0),
      .insert([.init()], times: 1, at: 0),
      .remove(at: 0, count: 1),
      .keepAll,
      .remove(at: 0, count: 1),
      .inView(0, .insert([.init(slope: 0.5)], times: 1, at: 0)),
      .insert([.init(), .init()], times: 1, at: 0),
      .inView(349, .insert([.init(height: 1.0)], times: 1, at: 442)),
])
  }
}
