import CircularLayout

extension Records where Number == Double {
  /// Writes an item as a record of 10 numbers: index, x and y of the centre from an origin, rotation in radians,
  /// scale, opacity, rank in the pile, by how many items it is after the focus, width and height.
  fileprivate mutating func append(_ item: Wheel.Item, from origin: LayoutPoint = .zero) {
    append {
      $0[0] = Double(item.index)
      $0[1] = item.center.x - origin.x
      $0[2] = item.center.y - origin.y
      $0[3] = item.rotation.radians
      $0[4] = item.scale
      $0[5] = item.opacity
      $0[6] = Double(item.zIndex)
      $0[7] = item.itemsFromFocus
      $0[8] = item.size.width
      $0[9] = item.size.height
    }
  }
}

/// Writes the items that are visible at an offset, in the coordinates of the content.
@_expose(wasm, "wheel_items")
@_cdecl("wheel_items")
func wheelItems(
  _ handle: Double, _ offset: Double, _ records: Output?, _ capacity: Double
) -> Double {
  withWheel(handle) { wheel throws(BridgeError) in
    var records = try Records(at: records, capacity: capacity, width: 10)
    wheel.wheel.forEachVisibleItem(atOffset: offset) { records.append($0) }
    return records.answer
  }
}

/// Writes the items in view at a progress of the way from the wheel before its last settings, 0, to this one at
/// an offset, 1, in the coordinates of the view.
@_expose(wasm, "wheel_transitionItems")
@_cdecl("wheel_transitionItems")
func wheelTransitionItems(
  _ handle: Double, _ offset: Double, _ progress: Double, _ records: Output?, _ capacity: Double
) -> Double {
  withWheel(handle) { wheel throws(BridgeError) in
    guard let old = wheel.old else { throw BridgeError(.noMark) }
    var records = try Records(at: records, capacity: capacity, width: 10)
    let transition = Wheel.Transition(
      from: old.wheel, atOffset: old.offset, to: wheel.wheel, atOffset: offset)
    let origin = transition.viewport(at: progress).origin
    for item in transition.visibleItems(at: progress) { records.append(item, from: origin) }
    return records.answer
  }
}

/// The index of the topmost item at a point of the content.
@_expose(wasm, "wheel_itemAt")
@_cdecl("wheel_itemAt")
func wheelItem(_ handle: Double, atX x: Double, _ y: Double, _ offset: Double) -> Double {
  withWheel(handle) { wheel throws(BridgeError) in
    let item = wheel.wheel.item(containing: LayoutPoint(x: x, y: y), atOffset: offset)
    return Double(item?.index ?? -1)
  }
}

/// The index of the item that is in focus at an offset, or next to it.
@_expose(wasm, "wheel_focusedItem")
@_cdecl("wheel_focusedItem")
func wheelFocusedItem(_ handle: Double, _ offset: Double) -> Double {
  withWheel(handle) { wheel throws(BridgeError) in
    Double(wheel.wheel.indexOfFocusedItem(atOffset: offset) ?? -1)
  }
}

/// Writes the offset to come to rest at.
@_expose(wasm, "wheel_snap")
@_cdecl("wheel_snap")
func wheelSnap(
  _ handle: Double, _ proposed: Double, _ velocity: Double, _ record: Output?
) -> Double {
  withWheel(handle) { wheel throws(BridgeError) in
    try write([wheel.wheel.snappedOffset(proposed: proposed, velocity: velocity)], to: record)
  }
}

/// Writes the offset that brings an item into focus from another offset by the shortest way.
@_expose(wasm, "wheel_offsetFocusing")
@_cdecl("wheel_offsetFocusing")
func wheelOffset(
  _ handle: Double, focusing index: Double, _ offset: Double, _ record: Output?
) -> Double {
  withWheel(handle) { wheel throws(BridgeError) in
    let index = try itemIndex(index, of: wheel.wheel.itemCount)
    return try write([wheel.wheel.offset(bringingItemIntoFocus: index, from: offset)], to: record)
  }
}

/// Writes the offset moved by whole turns into the middle of the content of a ring.
@_expose(wasm, "wheel_recenter")
@_cdecl("wheel_recenter")
func wheelRecenter(_ handle: Double, _ offset: Double, _ record: Output?) -> Double {
  withWheel(handle) { wheel throws(BridgeError) in
    try write([wheel.wheel.recenteredOffset(offset)], to: record)
  }
}
