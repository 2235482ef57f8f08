import LayoutGeometry
import MasonryLayout

/// Marks a wall as it is: what is visible is to keep its place, and frames are remembered if asked for.
///
/// A wall has one mark. If it `holds`, changes keep what is visible in place, where columns are kept, until it is
/// dropped. Remembered frames make the next change copy the wall, so a host that only keeps its place does not
/// ask for them.
@_expose(wasm, "wall_mark")
@_cdecl("wall_mark")
func wallMark(
  _ handle: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ remembersFrames: Double, _ sticksToStart: Double, _ sticksToEnd: Double, _ holds: Double
) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    let visible = LayoutRect(x: x, y: y, width: width, height: height)
    let remembersFrames = try choice(remembersFrames, "remembersFrames", [false, true])
    let holds = try choice(holds, "holds", [false, true])
    let anchor = wall.wall.anchor(
      in: visible,
      sticksToStart: try choice(sticksToStart, "sticksToStart", [false, true]),
      sticksToEnd: try choice(sticksToEnd, "sticksToEnd", [false, true]))
    wall.wall.feed.letGo()
    let old = remembersFrames ? wall.wall : nil
    let held = holds && !anchor.keepsAnEnd ? wall.wall.feed.hold(.init(visible)) : nil
    wall.mark = WebWall.Mark(anchor: anchor, visible: visible, held: held, old: old)
    return 0
  }
}

/// Drops the mark of a wall, if it has one.
@_expose(wasm, "wall_unmark")
@_cdecl("wall_unmark")
func wallUnmark(_ handle: Double) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    wall.mark = nil
    wall.wall.feed.letGo()
    return 0
  }
}

/// Writes where to scroll so that what was visible at the mark keeps its place.
@_expose(wasm, "wall_keptOffset")
@_cdecl("wall_keptOffset")
func wallKeptOffset(
  _ handle: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ record: Output?
) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    guard let mark = wall.mark else { throw BridgeError(.noMark) }
    let mapping = MasonryFeed.AddressMapping.items(mark.mapping, inSection: 0)
    let movement = mark.held.flatMap {
      wall.wall.feed.movement(of: $0, mark.anchor, after: mapping)
    }
    var visible = MasonryFeed.Viewport(LayoutRect(x: x, y: y, width: width, height: height))
    if movement != nil { visible.rect.origin = mark.visible.origin }
    wall.wall.feed.scroll(&visible, to: mark.anchor, after: mapping, movedBy: movement)
    return try write([wall.wall.axis.interval(of: visible.rect).near], to: record)
  }
}

/// Writes what happened since the mark to the items that are visible, or were in the old rectangle.
///
/// A record has 10 numbers: the index before, the index now, the frame before, the frame now. An item that is
/// new has no index before, but -1, and one that is gone none now.
@_expose(wasm, "wall_frameChanges")
@_cdecl("wall_frameChanges")
func wallFrameChanges(
  _ handle: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ oldX: Double, _ oldY: Double, _ oldWidth: Double, _ oldHeight: Double,
  _ records: Output?, _ capacity: Double
) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    guard let mark = wall.mark, let old = mark.old else { throw BridgeError(.noMark) }
    var records = try Records(at: records, capacity: capacity, width: 10)
    let changes = wall.wall.frameChanges(
      from: old, by: mark.mapping, in: LayoutRect(x: x, y: y, width: width, height: height),
      before: LayoutRect(x: oldX, y: oldY, width: oldWidth, height: oldHeight))
    func append(_ old: Int, _ new: Int, _ oldFrame: LayoutRect, _ newFrame: LayoutRect) {
      records.append {
        $0[0] = Double(old)
        $0[1] = Double(new)
        ($0 + 2).write(oldFrame)
        ($0 + 6).write(newFrame)
      }
    }
    for item in changes.removed { append(item.index, -1, item.frame, item.frame) }
    for item in changes.inserted { append(-1, item.index, item.frame, item.frame) }
    for move in changes.moved { append(move.old, move.new, move.oldFrame, move.newFrame) }
    return records.answer
  }
}
