import MasonryLayout

/// Writes the frames of items that follow each other: x, y, width, height.
@_expose(wasm, "wall_frames")
@_cdecl("wall_frames")
func wallFrames(
  _ handle: Double, _ index: Double, _ count: Double, _ records: Output?
) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    let first = try wholeNumber(index, in: 0...wall.wall.itemCount)
    let end = first + (try wholeNumber(count, in: 0...wall.wall.itemCount - first))
    var records = try Records(at: records, capacity: count, width: 4)
    let items = wall.wall.items
    for index in first..<end { records.append { $0.write(items.frame(ofItemAt: index)) } }
    return records.answer
  }
}

/// Writes the items that intersect a rectangle, column by column: index, x, y, width, height.
@_expose(wasm, "wall_items")
@_cdecl("wall_items")
func wallItems(
  _ handle: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ records: Output?, _ capacity: Double
) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    var records = try Records(at: records, capacity: capacity, width: 5)
    wall.wall.items.forEachItem(in: LayoutRect(x: x, y: y, width: width, height: height)) { item in
      records.append {
        $0[0] = Double(item.index)
        ($0 + 1).write(item.frame)
      }
    }
    return records.answer
  }
}

/// Writes the indices of the items that intersect a rectangle, column by column.
@_expose(wasm, "wall_indices")
@_cdecl("wall_indices")
func wallIndices(
  _ handle: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ indices: UnsafeMutablePointer<UInt32>?, _ capacity: Double
) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    var records = try Records(at: indices, capacity: capacity, width: 1)
    // Another `forEachItem` would be the whole search once more.
    var found: [Int] = []
    wall.wall.items.indices(
      in: LayoutRect(x: x, y: y, width: width, height: height), replacing: &found)
    for index in found { records.append { $0.pointee = UInt32(index) } }
    return records.answer
  }
}

/// The index of the item at a point.
@_expose(wasm, "wall_itemAt")
@_cdecl("wall_itemAt")
func wallItem(_ handle: Double, atX x: Double, _ y: Double) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    Double(wall.wall.items.index(containing: LayoutPoint(x: x, y: y)) ?? -1)
  }
}

/// The index of the next item to the left (0), to the right (1), above (2) or below (3).
@_expose(wasm, "wall_neighbor")
@_cdecl("wall_neighbor")
func wallNeighbor(_ handle: Double, _ index: Double, _ side: Double) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    let index = try itemIndex(index, of: wall.wall.itemCount)
    let side = try choice(side, "side", LayoutSide.allCases)
    return Double(wall.wall.items.neighbor(ofItemAt: index, on: side) ?? -1)
  }
}

/// The index at which an item is under a finger.
@_expose(wasm, "wall_dropIndex")
@_cdecl("wall_dropIndex")
func wallDropIndex(_ handle: Double, _ x: Double, _ y: Double, _ index: Double) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    let index = try itemIndex(index, of: wall.wall.itemCount)
    return Double(wall.wall.items.dropIndex(at: LayoutPoint(x: x, y: y), moving: index))
  }
}

/// Writes where to scroll to show an item at the start (0), the centre (1), the end (2), or the nearest
/// place (3) of the visible rectangle.
@_expose(wasm, "wall_offsetShowing")
@_cdecl("wall_offsetShowing")
func wallOffset(
  _ handle: Double, showing index: Double, _ position: Double, _ x: Double, _ y: Double,
  _ width: Double, _ height: Double, _ record: Output?
) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    let index = try itemIndex(index, of: wall.wall.itemCount)
    let position = try choice(position, "position", LayoutScrollPosition.allCases)
    var visible = LayoutRect(x: x, y: y, width: width, height: height)
    wall.wall.scroll(&visible, toItemAt: index, at: position)
    return try write([wall.wall.axis.interval(of: visible).near], to: record)
  }
}
