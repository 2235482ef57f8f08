import MasonryLayout

/// Scrolls a carousel, and answers with its offset, at which it shows no more than its content.
@_expose(wasm, "feed_scrollCarousel")
@_cdecl("feed_scrollCarousel")
func feedScrollCarousel(_ handle: Double, _ section: Double, _ offset: Double) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    let section = try feed.section(section)
    let offset = feed.feed.clampedOffset(offset, ofSection: section)
    feed.viewport.offsets[section] = offset
    return offset
  }
}

/// Hangs a feed from its end, as a chat, with the room below an item that brings it to the start.
///
/// The item is given by its section and its index; the section -1 stands for none.
@_expose(wasm, "feed_hang")
@_cdecl("feed_hang")
func feedHang(_ handle: Double, _ section: Double, _ item: Double) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    feed.viewport.roomBelow = section == -1 ? nil : try feed.address(2, section, item)
    feed.viewport.hangsFromEnd = true
    return 0
  }
}

/// Writes the blank space before and after the content, 2 numbers.
@_expose(wasm, "feed_room")
@_cdecl("feed_room")
func feedRoom(
  _ handle: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ record: Output?
) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    let ends = feed.feed.axis.ends(of: feed.feed.room(in: feed.viewport(x, y, width, height)))
    return try write([ends.start, ends.end], to: record)
  }
}
