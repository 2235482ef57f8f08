import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What a change did, against the frames of all items of both walls.
final class FrameChangesTests: XCTestCase {
  /// 3,000 changes of every kind, on walls of every kind.
  func testSeededChanges() {
    withEveryAtOnce("seed", in: UInt64(1)...150) { seed in
      var random = SplitMix64(seed: seed)
      let numbers = [Numbers.quarters, .fractions, .tenths][Int(seed % 3)]
      var wall = try TrackedWall(random.host(numbers, itemCount: 12))
      var mappings: [(mapping: LayoutIndexMapping, start: TrackedWall)] = []
      for _ in 0..<20 {
        let old = wall
        let change = random.change(of: wall.host, numbers, maximumColumns: 6)
        let mapping = try wall.apply(change)
        mappings = mappings.suffix(3).map { ($0.mapping.then(mapping), $0.start) }
        mappings.append((mapping, old))
        withEvery("change", in: [change]) { _ in
          let rects = RandomRects(around: frames(of: wall.wall) + frames(of: old.wall))
          for (mapping, start) in mappings {
            let rect = rects.next(using: &random)
            let other = random.chance(1, of: 2) ? rect : rects.next(using: &random)
            wall.expectFrameChanges(from: start, by: mapping, in: rect, before: other)
          }
          wall.expectFrames(from: old, by: mapping)
        }
      }
    }
  }

  /// Every removal, insertion and move in small walls.
  func testEveryChangeOfSmallWalls() {
    let items = everyArray(of: [HostItem(height: 1), HostItem(height: 2, span: 2)], counts: 4...4)
    let rect = LayoutRect(x: 0, y: 1, width: 20, height: 1.5)
    withEvery("packing", in: SmallApps.packings) { packing in
      withEveryAtOnce("items", in: items) { items in
        let host = Host(
          configuration: WallSettings(columns: .fixed(3), packing: packing), items: items)
        let old = try TrackedWall(host)
        var changes = everySubrange(of: 0..<4).map { Change.removeSubrange($0) }
        changes += (0...4).map { .insert([HostItem(height: 1.5)], at: $0) }
        for source in 0..<4 { changes += (0..<4).map { .move(from: source, to: $0) } }
        withEvery("change", in: changes) { change in
          var new = old
          let mapping = try new.apply(change)
          new.expectFrameChanges(from: old, by: mapping, in: rect, before: rect)
          new.expectFrames(from: old, by: mapping)
        }
      }
    }
  }

  func testARectangleThatIsNotFiniteShowsNothing() throws {
    let wall = try Host(items: [HostItem(height: 3), HostItem(height: 4)]).grid()
    let nowhere = LayoutRect(x: 0, y: .nan, width: 10, height: 10)
    let rect = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    let changes = wall.frameChanges(
      from: wall, by: .removing(0..<1), in: nowhere, before: rect)
    XCTAssertEqual(changes.inserted, [])
    XCTAssertEqual(changes.removed.map(\.index), [0])
    XCTAssertEqual(changes.moved.map(\.newIndex), [0])
    XCTAssertEqual(wall.frameChanges(from: wall, by: .unchanged, in: nowhere).moved, [])
  }
}
