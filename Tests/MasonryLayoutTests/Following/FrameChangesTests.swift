import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// What a change did, against the frames of all items of both walls.
final class FrameChangesTests: XCTestCase {
  /// Looks at every item of both walls, by its identity.
  private func expectChanges(
    _ new: TrackedWall, from old: TrackedWall, by mapping: MasonryGrid.IndexMapping,
    in rect: LayoutRect, before oldRect: LayoutRect
  ) {
    let oldFrames = frames(of: old.wall)
    let newFrames = frames(of: new.wall)
    let expected = ReferenceChanges(
      from: Array(zip(old.items.ids, oldFrames)), in: oldRect,
      to: Array(zip(new.items.ids, newFrames)), in: rect)

    let changes = new.wall.frameChanges(from: old.wall, by: mapping, in: rect, before: oldRect)
    expectEqual(changes.inserted.map(\.index), expected.inserted, "Inserted in \(rect)")
    expectEqual(changes.inserted.map(\.frame), expected.inserted.map { newFrames[$0] })
    expectEqual(changes.removed.map(\.index), expected.removed, "Removed in \(oldRect)")
    expectEqual(changes.removed.map(\.frame), expected.removed.map { oldFrames[$0] })
    expectEqual(changes.moved.map(\.newIndex), expected.moved, "Moved in \(rect) or \(oldRect)")
    for move in changes.moved {
      expectEqual(old.items.ids[move.oldIndex], new.items.ids[move.newIndex], "Moved")
      expectEqual(move.oldFrame, oldFrames[move.oldIndex])
      expectEqual(move.newFrame, newFrames[move.newIndex])
    }
    expectEqual(changes.oldContentSize, old.wall.contentSize)
    expectEqual(changes.newContentSize, new.wall.contentSize)
    if oldRect == rect {
      expectEqual(new.wall.frameChanges(from: old.wall, by: mapping, in: rect), changes)
    }
  }

  /// Applied to the old frames of everything, the changes give the new frames of everything.
  private func expectAll(
    _ new: TrackedWall, from old: TrackedWall, by mapping: MasonryGrid.IndexMapping
  ) {
    let all = walkedRects[0]
    let changes = new.wall.frameChanges(from: old.wall, by: mapping, in: all)
    var rebuilt: [Int: LayoutRect] = [:]
    for (index, frame) in frames(of: old.wall).enumerated() {
      rebuilt[old.items.ids[index]] = frame
    }
    for item in changes.removed { rebuilt[old.items.ids[item.index]] = nil }
    for move in changes.moved { rebuilt[new.items.ids[move.newIndex]] = move.newFrame }
    for item in changes.inserted { rebuilt[new.items.ids[item.index]] = item.frame }
    expectEqual(new.items.ids.map { rebuilt[$0] }, frames(of: new.wall), "Applied")
    expectEqual(rebuilt.count, new.items.ids.count)
  }

  /// 3,000 changes of every kind, on walls of every kind.
  func testSeededChanges() {
    withEveryAtOnce("seed", in: UInt64(1)...150) { seed in
      var random = SplitMix64(seed: seed)
      let numbers = [Numbers.quarters, .fractions, .tenths][Int(seed % 3)]
      var wall = try TrackedWall(random.host(numbers, itemCount: 12))
      var mappings: [(mapping: MasonryGrid.IndexMapping, start: TrackedWall)] = []
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
            expectChanges(wall, from: start, by: mapping, in: rect, before: other)
          }
          expectAll(wall, from: old, by: mapping)
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
          expectChanges(new, from: old, by: mapping, in: rect, before: rect)
          expectAll(new, from: old, by: mapping)
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
