import MasonryLayout

/// Adds items before the item at an index, with a ratio and, if there is an address, a span for each.
@_expose(wasm, "wall_insert")
@_cdecl("wall_insert")
func wallInsert(
  _ handle: Double, _ index: Double, _ count: Double, _ ratios: Input?, _ spans: Spans?
) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    let index = try wholeNumber(index, in: 0...wall.wall.itemCount)
    let count = try wholeNumber(count, in: 0...Int(Int32.max))
    let added = try PictureRatios(ratios, spans, count: count, startingAt: index)
    try wall.change { items throws(MasonryError) in
      try items.insertItems(count, at: index, measuredBy: added)
    }
    wall.ratios.insert(added, at: index)
    return 0
  }
}

/// Removes items that follow each other.
@_expose(wasm, "wall_remove")
@_cdecl("wall_remove")
func wallRemove(_ handle: Double, _ index: Double, _ count: Double) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    let index = try wholeNumber(index, in: 0...wall.wall.itemCount)
    let range = index..<index + (try wholeNumber(count, in: 0...wall.wall.itemCount - index))
    try wall.change { $0.removeItems(in: range) }
    wall.ratios.removeSubrange(range)
    return 0
  }
}

/// Moves an item so that it ends up at another index.
@_expose(wasm, "wall_move")
@_cdecl("wall_move")
func wallMove(_ handle: Double, _ source: Double, _ destination: Double) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    let source = try itemIndex(source, of: wall.wall.itemCount)
    let destination = try itemIndex(destination, of: wall.wall.itemCount)
    try wall.change { $0.moveItem(from: source, to: destination) }
    wall.ratios.move(from: source, to: destination)
    return 0
  }
}

/// Brings all items into another order: one index for each item, that which it has now.
///
/// All are packed anew, whatever columns are kept.
@_expose(wasm, "wall_reorder")
@_cdecl("wall_reorder")
func wallReorder(_ handle: Double, _ order: Indices?) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    let count = wall.wall.itemCount
    let order = try numbers(at: order, count: count)
    var isNamed = [Bool](repeating: false, count: count)
    for index in order {
      guard Int(index) < count, !isNamed[Int(index)] else { throw BridgeError(.order) }
      isNamed[Int(index)] = true
    }
    let ratios = wall.ratios.reordered(order)
    try wall.packAnew(measuredBy: ratios)
    wall.note(.reordering(order.lazy.map { Int($0) }))
    return 0
  }
}

/// Tells the ratios of items, which are measured again; that of an item that has been decoded.
@_expose(wasm, "wall_setRatios")
@_cdecl("wall_setRatios")
func wallSetRatios(
  _ handle: Double, _ indices: Indices?, _ ratios: Input?, _ count: Double
) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    let count = try wholeNumber(count, in: 0...Int(Int32.max))
    let indices = try numbers(at: indices, count: count)
    let ratios = try numbers(at: ratios, count: count)
    for index in indices { _ = try itemIndex(Double(index), of: wall.wall.itemCount) }
    let old = indices.map { wall.ratios.ratios[Int($0)] }
    for (index, ratio) in zip(indices, ratios) { wall.ratios.set(ratio, ofItemAt: Int(index)) }
    do throws(BridgeError) {
      try wall.change { items throws(MasonryError) in
        try items.remeasure(indices.lazy.map { Int($0) }, measuredBy: wall.ratios)
        return .unchanged
      }
    } catch {
      // Backwards, since an item may be named twice.
      for (index, ratio) in zip(indices, old).reversed() {
        wall.ratios.set(ratio, ofItemAt: Int(index))
      }
      throw error
    }
    return 0
  }
}

/// Tells the spans of all items, one column for each without an address.
///
/// All are packed anew.
@_expose(wasm, "wall_setSpans")
@_cdecl("wall_setSpans")
func wallSetSpans(_ handle: Double, _ spans: Spans?) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    var ratios = wall.ratios
    ratios.spans = try bytes(at: spans, count: ratios.count)
    try wall.packAnew(measuredBy: ratios)
    return 0
  }
}

/// Pins all items to columns, 255 for one that is free, all of them without an address.
///
/// All are packed anew.
@_expose(wasm, "wall_setColumns")
@_cdecl("wall_setColumns")
func wallSetColumns(_ handle: Double, _ columns: Spans?) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    var ratios = wall.ratios
    ratios.columns = try bytes(at: columns, count: ratios.count)
    try wall.packAnew(measuredBy: ratios)
    return 0
  }
}

/// Sets the height of an item, or its width in a wall that scrolls sideways, until its column has another
/// width.
@_expose(wasm, "wall_setHeight")
@_cdecl("wall_setHeight")
func wallSetHeight(_ handle: Double, _ index: Double, _ height: Double) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    let index = try itemIndex(index, of: wall.wall.itemCount)
    try wall.change { items throws(MasonryError) in
      try items.setLength(height, ofItemAt: index)
      return .unchanged
    }
    return 0
  }
}

/// Keeps the items in a rectangle in their columns: they have been seen.
@_expose(wasm, "wall_keepIn")
@_cdecl("wall_keepIn")
func wallKeepIn(
  _ handle: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    wall.wall.items.keepPlaces(ofItemsIn: LayoutRect(x: x, y: y, width: width, height: height))
    return 0
  }
}

/// Keeps the items before an index in their columns: 0 for none, infinity for all.
@_expose(wasm, "wall_keep")
@_cdecl("wall_keep")
func wallKeep(_ handle: Double, _ end: Double) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    wall.wall.items.keptPlaces =
      end == .infinity ? .all : .before(try wholeNumber(end, in: 0...Int(Int32.max)))
    return 0
  }
}

/// Packs anew the items that are kept no longer.
@_expose(wasm, "wall_repack")
@_cdecl("wall_repack")
func wallRepack(_ handle: Double) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    wall.wall.items.repack()
    return 0
  }
}

extension WebWall {
  /// Replaces all items, and keeps what is said about columns for later changes.
  fileprivate func packAnew(measuredBy ratios: PictureRatios) throws(BridgeError) {
    let kept = wall.items.keptPlaces
    wall.feed.letGo()
    var new = wall
    new.items.removeAllItems()
    try masonry(try new.items.appendItems(ratios.count, measuredBy: ratios))
    new.items.keptPlaces = kept
    wall = new
    self.ratios = ratios
  }
}
