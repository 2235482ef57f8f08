import MasonryLayout

/// A feed of pictures, and what each of its sections is measured by.
final class WebFeed: WebLayout {
  var feed: MasonryFeed
  var ratios: [PictureRatios] = []
  var mark: Mark?

  init(_ feed: MasonryFeed) {
    self.feed = feed
    super.init(.feed)
  }

  /// What a feed was at a moment, to keep its place and to animate from.
  ///
  /// It is a class, so that passing it on is one retain and not one for each array of the feed.
  final class Mark {
    let anchor: MasonryFeed.Anchor

    /// The feed as it was, if its frames are to be remembered.
    let old: MasonryFeed?

    /// Where the elements have gone since.
    var mapping = MasonryFeed.AddressMapping.unchanged

    init(anchor: MasonryFeed.Anchor, old: MasonryFeed?) {
      self.anchor = anchor
      self.old = old
    }
  }

  /// Remembers where elements go, if that is asked for.
  func note(_ mapping: MasonryFeed.AddressMapping) {
    guard let mark else { return }
    mark.mapping = mark.mapping.then(mapping)
  }

  /// The index of a section that there is.
  func section(_ number: Double) throws(BridgeError) -> Int {
    try itemIndex(number, of: feed.sectionCount)
  }

  /// The address of an element: 0 background, 1 header, 2 item, 3 footer.
  func address(
    _ kind: Double, _ section: Double, _ item: Double
  ) throws(BridgeError) -> MasonryFeed.Address {
    let section = try self.section(section)
    let item = kind == 2 ? try itemIndex(item, of: feed[section].itemCount) : 0
    return try choice(
      kind, "kind",
      [
        .background(section: section), .header(section: section), .item(item, section: section),
        .footer(section: section),
      ])
  }
}

/// Answers with what a feed says.
func withFeed(
  _ handle: Double, _ body: (WebFeed) throws(BridgeError) -> Double
) -> Double {
  answer { () throws(BridgeError) in
    // The kind says what the layout is.
    try body(unsafeDowncast(try layouts.layout(handle, .feed), to: WebFeed.self))
  }
}

extension MasonryFeed.Address {
  /// The number of the kind of the element.
  var kind: Double {
    switch self {
    case .background: 0
    case .header: 1
    case .item: 2
    case .footer: 3
    }
  }
}

/// Creates a feed without sections from the settings of its space.
@_expose(wasm, "feed_create")
@_cdecl("feed_create")
func feedCreate(_ settings: Input?) -> Double {
  answer { () throws(BridgeError) in
    var settings = try Settings(at: settings)
    let space = try WebSpace(&settings)
    let feed = try masonry { () throws(MasonryError) in
      space.scrollsSideways
        ? try MasonryFeed(in: .height(space.length, environment: space.environment))
        : try MasonryFeed(width: space.length, environment: space.environment)
    }
    return layouts.insert(WebFeed(feed))
  }
}

/// Gives a feed other settings of its space.
@_expose(wasm, "feed_configure")
@_cdecl("feed_configure")
func feedConfigure(_ handle: Double, _ settings: Input?) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    var settings = try Settings(at: settings)
    let space = try WebSpace(&settings)
    try masonry { () throws(MasonryError) in
      if space.scrollsSideways {
        try feed.feed.resize(to: .height(space.length, environment: space.environment)) {
          feed.ratios[$0]
        }
      } else {
        try feed.feed.resize(width: space.length, environment: space.environment) {
          feed.ratios[$0]
        }
      }
    }
    return 0
  }
}

/// Writes a record of 3 numbers: sections, width and height of the content.
@_expose(wasm, "feed_describe")
@_cdecl("feed_describe")
func feedDescribe(_ handle: Double, _ record: Output?) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    var records = try Records(one: record, width: 3)
    records.append {
      $0[0] = Double(feed.feed.sectionCount)
      $0[1] = feed.feed.contentSize.width
      $0[2] = feed.feed.contentSize.height
    }
    return records.answer
  }
}
