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
    var visible = feed.viewport(x, y, width, height)
    feed.feed.scroll(&visible, to: mark)
    records.append { $0[0] = feed.feed.offset(of: visible) }
    return records.answer
  }
}

extension MasonryFeed {
  /// The y of a viewport, or the x if the feed scrolls sideways.
  func offset(of visible: Viewport) -> Double {
    axis == .vertical ? visible.rect.minY : visible.rect.minX
  }
}
