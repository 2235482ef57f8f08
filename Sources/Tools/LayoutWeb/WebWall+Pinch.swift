import MasonryLayout

/// Makes another wall of the same items with other settings, and the way from this one to it by a pinch
/// about a finger, and returns its handle.
///
/// The finger is in the content of this wall; the rectangle is what is visible of it.
@_expose(wasm, "wall_pinch")
@_cdecl("wall_pinch")
func wallPinch(
  _ handle: Double, _ settings: Input?, _ fingerX: Double, _ fingerY: Double, _ x: Double,
  _ y: Double, _ width: Double, _ height: Double
) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    let other = WebWall(wall.wall)
    other.ratios = wall.ratios
    try other.configure(settings)
    other.pinch = MasonryWall.Transition(
      from: wall.wall, to: other.wall, around: LayoutPoint(x: fingerX, y: fingerY),
      in: LayoutRect(x: x, y: y, width: width, height: height))
    return layouts.insert(other)
  }
}

/// Writes the items in view at a progress of the pinch that made a wall: 0 is the wall before, 1 this one.
///
/// A record has 6 numbers: index, x, y, width and height in the view, opacity.
@_expose(wasm, "wall_pinchItems")
@_cdecl("wall_pinchItems")
func wallPinchItems(
  _ handle: Double, _ progress: Double, _ records: Output?, _ capacity: Double
) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    guard let pinch = wall.pinch else { throw BridgeError(.noMark) }
    var records = try Records(at: records, capacity: capacity, width: 6)
    for item in pinch.items(at: progress) {
      records.append {
        $0[0] = Double(item.index)
        ($0 + 1).write(item.frame)
        $0[5] = item.opacity
      }
    }
    return records.answer
  }
}

/// Ends the pinch that made a wall, and writes where to scroll to in it: it is a wall like any other then.
@_expose(wasm, "wall_endPinch")
@_cdecl("wall_endPinch")
func wallEndPinch(_ handle: Double, _ record: Output?) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    guard let pinch = wall.pinch else { throw BridgeError(.noMark) }
    let answer = try write([wall.wall.axis.interval(of: pinch.endVisible).near], to: record)
    wall.pinch = nil
    return answer
  }
}
