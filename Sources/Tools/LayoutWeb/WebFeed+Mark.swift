import MasonryLayout

/// Marks what is visible of a feed, to keep its place.
///
/// What was at the start stays there, or at the end in a feed that hangs from it.
@_expose(wasm, "feed_mark")
@_cdecl("feed_mark")
func feedMark(
  _ handle: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    feed.mark = feed.feed.anchor(in: feed.viewport(x, y, width, height))
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
    let other: WebFeed = try layouts.layout(other, .feed)
    feed.mark = other.mark
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
    var visible = feed.viewport(x, y, width, height)
    feed.feed.scroll(&visible, to: mark)
    return try write([feed.feed.axis.interval(of: visible.rect).near], to: record)
  }
}
