import MasonryLayout

/// Adds a section before the one at an index, from its settings, with a ratio for each item.
@_expose(wasm, "feed_insertSection")
@_cdecl("feed_insertSection")
func feedInsertSection(
  _ handle: Double, _ section: Double, _ settings: Input?, _ count: Double, _ ratios: Input?,
  _ spans: Spans?
) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    let index = try wholeNumber(section, in: 0...feed.feed.sectionCount)
    var settings = try Settings(at: settings)
    let section = try MasonryFeed.Section(&settings)
    let count = try wholeNumber(count, in: 0...Int(Int32.max))
    let ratios = try PictureRatios(ratios, spans, count: count)
    let mapping = try masonry { () throws(MasonryError) in
      try feed.feed.insertSection(section, itemCount: count, at: index, measuredBy: ratios)
    }
    feed.ratios.insert(ratios, at: index)
    feed.note(mapping)
    return 0
  }
}

/// Gives a section other settings.
@_expose(wasm, "feed_configureSection")
@_cdecl("feed_configureSection")
func feedConfigureSection(_ handle: Double, _ section: Double, _ settings: Input?) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    let index = try feed.section(section)
    var settings = try Settings(at: settings)
    let section = try MasonryFeed.Section(&settings)
    try masonry { () throws(MasonryError) in
      try feed.feed.reconfigureSection(at: index, measuredBy: feed.ratios[index]) { $0 = section }
    }
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
