import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// What a change did, held against the frames of all items of both walls.
extension TrackedWall {
  /// Looks at every item of both walls, by its identity.
  func expectFrameChanges(
    from old: TrackedWall, by mapping: LayoutIndexMapping, in rect: LayoutRect,
    before oldRect: LayoutRect
  ) {
    let oldFrames = frames(of: old.wall)
    let newFrames = frames(of: wall)
    let expected = ReferenceChanges(
      from: Array(zip(old.items.ids, oldFrames)), in: oldRect,
      to: Array(zip(items.ids, newFrames)), in: rect)

    let changes = wall.frameChanges(from: old.wall, by: mapping, in: rect, before: oldRect)
    expectEqual(changes.inserted.map(\.index), expected.inserted, "Inserted in \(rect)")
    expectEqual(changes.inserted.map(\.frame), expected.inserted.map { newFrames[$0] })
    expectEqual(changes.removed.map(\.index), expected.removed, "Removed in \(oldRect)")
    expectEqual(changes.removed.map(\.frame), expected.removed.map { oldFrames[$0] })
    expectEqual(changes.moved.map(\.newIndex), expected.moved, "Moved in \(rect) or \(oldRect)")
    for move in changes.moved {
      expectEqual(old.items.ids[move.oldIndex], items.ids[move.newIndex], "Moved")
      expectEqual(move.oldFrame, oldFrames[move.oldIndex])
      expectEqual(move.newFrame, newFrames[move.newIndex])
    }
    expectEqual(changes.oldContentSize, old.wall.contentSize)
    expectEqual(changes.newContentSize, wall.contentSize)
    if oldRect == rect {
      expectEqual(wall.frameChanges(from: old.wall, by: mapping, in: rect), changes)
    }
  }

  /// Applied to the old frames of everything, the changes give the new frames of everything.
  func expectFrames(from old: TrackedWall, by mapping: LayoutIndexMapping) {
    let all = walkedRects[0]
    let changes = wall.frameChanges(from: old.wall, by: mapping, in: all)
    var rebuilt: [Int: LayoutRect] = [:]
    for (index, frame) in frames(of: old.wall).enumerated() {
      rebuilt[old.items.ids[index]] = frame
    }
    for item in changes.removed { rebuilt[old.items.ids[item.index]] = nil }
    for move in changes.moved { rebuilt[items.ids[move.newIndex]] = move.newFrame }
    for item in changes.inserted { rebuilt[items.ids[item.index]] = item.frame }
    expectEqual(items.ids.map { rebuilt[$0] }, frames(of: wall), "Applied")
    expectEqual(rebuilt.count, items.ids.count)
  }
}
