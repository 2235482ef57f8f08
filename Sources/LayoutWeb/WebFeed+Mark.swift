import MasonryLayout

/// Marks a feed as it is, as `wall_mark` does a wall.
@_expose(wasm, "feed_mark")
@_cdecl("feed_mark")
func feedMark(
  _ handle: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ remembersFrames: Double, _ sticksToStart: Double, _ sticksToEnd: Double
) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    let visible = LayoutRect(x: x, y: y, width: width, height: height)
    let remembersFrames = try choice(remembersFrames, "remembersFrames", [false, true])
    let anchor = feed.feed.anchor(
      in: .init(visible), sticksToStart: try choice(sticksToStart, "sticksToStart", [false, true]),
      sticksToEnd: try choice(sticksToEnd, "sticksToEnd", [false, true]))
    feed.mark = WebFeed.Mark(anchor: anchor, old: remembersFrames ? feed.feed : nil)
    return 0
  }
}

/// Drops the mark of a feed, if it has one.
@_expose(wasm, "feed_unmark")
@_cdecl("feed_unmark")
func feedUnmark(_ handle: Double) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    feed.mark = nil
    return 0
  }
}

/// Takes over the mark of another feed, which has the same sections, to keep the place in this one.
@_expose(wasm, "feed_takeMark")
@_cdecl("feed_takeMark")
func feedTakeMark(_ handle: Double, _ other: Double) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    // The kind says what the layout is.
    feed.mark = unsafeDowncast(try layouts.layout(other, .feed), to: WebFeed.self).mark
    return 0
  }
}

/// Writes where to scroll so that what was visible at the mark keeps its place.
@_expose(wasm, "feed_keptOffset")
@_cdecl("feed_keptOffset")
func feedKeptOffset(
  _ handle: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ record: Output?
) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    guard let mark = feed.mark else { throw BridgeError(.noMark) }
    var records = try Records(one: record, width: 1)
    var visible = MasonryFeed.Viewport(LayoutRect(x: x, y: y, width: width, height: height))
    feed.feed.scroll(&visible, to: mark.anchor, after: mark.mapping)
    records.append { $0[0] = feed.feed.offset(of: visible) }
    return records.answer
  }
}

/// Writes what happened since the mark to the elements that are visible, or were in the old rectangle.
///
/// A record has 14 numbers: kind, section and item before, the same now, the frame before, the frame now. An
/// element that is new has the kind -1 before, one that is gone now.
@_expose(wasm, "feed_frameChanges")
@_cdecl("feed_frameChanges")
func feedFrameChanges(
  _ handle: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ oldX: Double, _ oldY: Double, _ oldWidth: Double, _ oldHeight: Double,
  _ records: Output?, _ capacity: Double
) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    guard let mark = feed.mark, let old = mark.old else { throw BridgeError(.noMark) }
    var records = try Records(at: records, capacity: capacity, width: 14)
    let changes = feed.feed.frameChanges(
      from: old, by: mark.mapping, in: .init(LayoutRect(x: x, y: y, width: width, height: height)),
      before: .init(LayoutRect(x: oldX, y: oldY, width: oldWidth, height: oldHeight)))
    for element in changes.removed {
      records.append { $0.write(element.address, nil, element.frame, element.frame) }
    }
    for element in changes.inserted {
      records.append { $0.write(nil, element.address, element.frame, element.frame) }
    }
    for move in changes.moved {
      records.append { $0.write(move.old, move.new, move.oldFrame, move.newFrame) }
    }
    return records.answer
  }
}

extension MasonryFeed {
  /// The y of a viewport, or the x if the feed scrolls sideways.
  func offset(of visible: Viewport) -> Double {
    axis == .vertical ? visible.rect.minY : visible.rect.minX
  }
}

extension Output {
  fileprivate func write(
    _ old: MasonryFeed.Address?, _ new: MasonryFeed.Address?, _ oldFrame: LayoutRect,
    _ newFrame: LayoutRect
  ) {
    write(old)
    (self + 3).write(new)
    (self + 6).write(oldFrame)
    (self + 10).write(newFrame)
  }

  private func write(_ address: MasonryFeed.Address?) {
    self[0] = address?.kind ?? -1
    self[1] = Double(address?.section ?? -1)
    self[2] = Double(address?.item ?? -1)
  }
}
