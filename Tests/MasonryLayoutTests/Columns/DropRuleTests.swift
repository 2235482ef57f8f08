import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What the answer means to a finger.
final class DropRuleTests: XCTestCase {
  /// Of 450 positions on walls of photos, ours are under the finger in as many as can be.
  func testTheTileIsUnderTheFingerWhereverItCanBe() throws {
    var (positions, reachable, reached) = (0, 0, 0)
    for seed in UInt64(1)...15 {
      var random = SplitMix64(seed: seed)
      let columns = 2 + Int(seed % 3)
      let settings = WallSettings(
        columns: .fixed(columns), columnSpacing: 8, itemSpacing: 8)
      let items = (0..<60).map { _ in
        HostItem(slope: random.fraction(in: 0...1) < 0.3 ? 0.67 : random.fraction(in: 0.56...1.6))
      }
      let wall = try Host(configuration: settings, crossLength: 390, items: items).grid()
      for _ in 0..<10 {
        let dragged = Int.random(in: 20..<40, using: &random)
        let reference = try ReferenceDrop(wall, moving: dragged)
        let center = wall.frame(ofItemAt: dragged).midY
        for _ in 0..<3 {
          let finger = LayoutPoint(
            x: random.fraction(in: 0...390),
            y: random.fraction(in: center - 400...center + 400))
          let index = wall.dropIndex(at: finger, moving: dragged)
          positions += 1
          reachable += reference.isReachable(finger) ? 1 : 0
          reached += reference.frames[index].contains(finger) ? 1 : 0
        }
      }
    }
    XCTAssertEqual(positions, 450)
    XCTAssertEqual(reached, reachable)
    XCTAssertGreaterThan(reachable, 300)
  }

  /// The index does not depend on the present one, but where several are as good.
  func testAFingerThatStaysAsksForNoSecondMove() throws {
    var random = SplitMix64(seed: 3)
    let items = (0..<40).map { _ in HostItem(height: random.quarter(in: 1...9)) }
    var wall = try Host(configuration: WallSettings(columns: .fixed(3)), items: items).grid()
    var dragged = 20
    for _ in 0..<60 {
      let finger = LayoutPoint(x: random.quarter(in: 0...11.75), y: random.quarter(in: 0...60))
      let index = wall.dropIndex(at: finger, moving: dragged)
      wall.moveItem(from: dragged, to: index)
      dragged = index
      XCTAssertEqual(wall.dropIndex(at: finger, moving: dragged), dragged)
    }
  }

  /// An item that is moved chooses its column anew, also at the index that it comes from.
  func testAFingerBesideAKeptWallAsksForNoSecondMove() throws {
    let settings = WallSettings(columns: .fixed(3), packing: .gridLanes())
    let heights = sample(everyArray(of: [40.0, 60], counts: 4...4), every: 3)
    withEvery("heights", in: heights) { heights in
      let items = heights.map { HostItem(height: $0) }
      var wall = try Host(configuration: settings, crossLength: 300, items: items).grid()
      wall.keptPlaces = .all
      // Some of the walls that one move and one new height make of it.
      withEvery("change", in: stride(from: 1, to: 16, by: 3)) { change in
        var wall = wall
        wall.moveItem(from: change / 4, to: change % 4)
        try wall.setLength(80, ofItemAt: change % 3)
        withEvery("source", in: 0..<4) { source in
          for x in [-14.5, 50, 150, 314.5] {
            for y in stride(from: -9.5, to: 200, by: 25) {
              try wall.expectNoSecondMove(of: source, to: LayoutPoint(x: x, y: y))
            }
          }
        }
      }
    }
  }

  func testAFingerThatIsNowhereMovesNothing() throws {
    let items = (0..<9).map { HostItem(height: Double($0)) }
    let wall = try Host(items: items).grid()
    for x in [-.infinity, .nan, 1, 1e300, -1e308] {
      for y in [.infinity, .nan, -1e200] {
        XCTAssertEqual(wall.dropIndex(at: LayoutPoint(x: x, y: y), moving: 4), 4)
      }
    }
    for y in [-1e5, 1e5] {
      let reference = try ReferenceDrop(wall, moving: 4)
      let point = LayoutPoint(x: 7, y: y)
      XCTAssertEqual(wall.dropIndex(at: point, moving: 4), reference.index(at: point))
    }
    let one = try Host(items: [HostItem(height: 1)]).grid()
    XCTAssertEqual(one.dropIndex(at: LayoutPoint(x: 3, y: 90), moving: 0), 0)
  }
}
