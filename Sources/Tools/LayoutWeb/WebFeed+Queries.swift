import MasonryLayout

// A record of an element has 9 numbers: its kind (0 background, 1 header, 2 item, 3 footer), its section, its
// item or -1, x, y, width, height, how far in front it is, and whether it is pinned elsewhere than where
// its section has it (1) or not (0).

/// Writes the elements that intersect a rectangle, or a margin before and after it along the axis.
///
/// Headers and footers are pinned in the rectangle without the margin.
@_expose(wasm, "feed_elements")
@_cdecl("feed_elements")
func feedElements(
  _ handle: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ margin: Double, _ records: Output?, _ capacity: Double
) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    var visible = feed.viewport(x, y, width, height)
    let isVertical = feed.feed.axis == .vertical
    visible.pinningRect = visible.rect
    visible.rect = visible.rect.insetBy(dx: isVertical ? 0 : -margin, dy: isVertical ? -margin : 0)
    var records = try Records(at: records, capacity: capacity, width: 9)
    for element in feed.feed.elements(in: visible) {
      let address = element.address
      let isPinned = address.item == nil && feed.feed.frame(of: address) != element.frame
      records.append {
        $0[0] = address.kind
        $0[1] = Double(address.section)
        $0[2] = Double(address.item ?? -1)
        ($0 + 3).write(element.frame)
        $0[7] = Double(element.zIndex)
        $0[8] = isPinned ? 1 : 0
      }
    }
    return records.answer
  }
}

/// Writes the frame of an element where nothing pins it: x, y, width, height.
@_expose(wasm, "feed_frame")
@_cdecl("feed_frame")
func feedFrame(
  _ handle: Double, _ kind: Double, _ section: Double, _ item: Double, _ record: Output?
) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    let address = try feed.address(kind, section, item)
    guard let frame = feed.feed.frame(of: address) else { return -1 }
    return try write([frame.minX, frame.minY, frame.width, frame.height], to: record)
  }
}

/// Writes where to scroll to show an element at the start (0), the centre (1), the end (2), or the
/// nearest place (3) of the visible rectangle.
@_expose(wasm, "feed_offsetShowing")
@_cdecl("feed_offsetShowing")
func feedOffset(
  _ handle: Double, showing kind: Double, _ section: Double, _ item: Double,
  _ position: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ record: Output?
) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    let address = try feed.address(kind, section, item)
    let position = try choice(position, "position", LayoutScrollPosition.allCases)
    var visible = feed.viewport(x, y, width, height)
    guard feed.feed.frame(of: address) != nil else { return -1 }
    feed.feed.scroll(&visible, to: address, at: position)
    return try write([feed.feed.axis.interval(of: visible.rect).near], to: record)
  }
}
