import MasonryLayout

/// Adds a section before the one at an index, from its settings, with a ratio for each item, or its
/// height if `areHeights` is 1.
@_expose(wasm, "feed_insertSection")
@_cdecl("feed_insertSection")
func feedInsertSection(
  _ handle: Double, _ section: Double, _ settings: Input?, _ count: Double, _ ratios: Input?,
  _ areHeights: Double
) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    let index = try wholeNumber(section, in: 0...feed.feed.sectionCount)
    var settings = try Settings(at: settings)
    let section = try MasonryFeed.Section(&settings)
    let ratios = try PictureRatios(ratios, count: count, areHeights: areHeights)
    let mapping = try masonry(
      try feed.feed.insertSection(
        section, itemCount: ratios.count, at: index, measuredBy: ratios))
    feed.ratios.insert(ratios, at: index)
    feed.note(mapping)
    return 0
  }
}

/// Gives a section other settings, and other ratios or heights if there is an address for them.
///
/// An item is the one that had its index before: more of them are added at the end.
@_expose(wasm, "feed_configureSection")
@_cdecl("feed_configureSection")
func feedConfigureSection(
  _ handle: Double, _ section: Double, _ settings: Input?, _ count: Double, _ ratios: Input?,
  _ areHeights: Double
) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    let index = try feed.section(section)
    var settings = try Settings(at: settings)
    let section = try MasonryFeed.Section(&settings)
    let ratios =
      ratios == nil
      ? feed.ratios[index] : try PictureRatios(ratios, count: count, areHeights: areHeights)
    try masonry(
      try feed.feed.reloadSection(
        at: index, as: section, itemCount: ratios.count, measuredBy: ratios))
    feed.ratios[index] = ratios
    return 0
  }
}

/// Removes a section with its items.
@_expose(wasm, "feed_removeSection")
@_cdecl("feed_removeSection")
func feedRemoveSection(_ handle: Double, _ section: Double) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    let index = try feed.section(section)
    feed.note(feed.feed.removeSection(at: index))
    feed.ratios.remove(at: index)
    return 0
  }
}

/// Moves a section so that it ends up at another index.
@_expose(wasm, "feed_moveSection")
@_cdecl("feed_moveSection")
func feedMoveSection(_ handle: Double, _ source: Double, _ destination: Double) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    let source = try feed.section(source)
    let destination = try feed.section(destination)
    feed.note(feed.feed.moveSection(from: source, to: destination))
    feed.ratios.insert(feed.ratios.remove(at: source), at: destination)
    return 0
  }
}
