import MasonryLayout

/// A feed, what each of its sections is measured by, and how it is looked at.
final class WebFeed: WebLayout {
  var feed: MasonryFeed
  var ratios: [PictureRatios] = []

  /// The offsets of carousels, and how the content hangs; each call says what is visible.
  var viewport = MasonryFeed.Viewport(.zero)

  /// What is to keep its place.
  var mark: LayoutAnchor?

  init(_ feed: MasonryFeed) {
    self.feed = feed
    super.init(.feed)
  }

  /// The viewport with a visible rectangle.
  func viewport(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> MasonryFeed.Viewport {
    var viewport = viewport
    viewport.rect = LayoutRect(x: x, y: y, width: width, height: height)
    return viewport
  }

  /// Follows elements to where a change has brought them.
  func note(_ mapping: MasonryFeed.AddressMapping) {
    feed.follow(&viewport, by: mapping, from: nil)
    mark = mark?.following(mapping)
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
func withFeed(_ handle: Double, _ body: (WebFeed) throws(BridgeError) -> Double) -> Double {
  answer { () throws(BridgeError) in try body(try layouts.layout(handle, .feed)) }
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
    let space = try LayoutSpace(&settings)
    return layouts.insert(WebFeed(try masonry(try MasonryFeed(in: space))))
  }
}

/// Gives a feed other settings of its space.
@_expose(wasm, "feed_configure")
@_cdecl("feed_configure")
func feedConfigure(_ handle: Double, _ settings: Input?) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    var settings = try Settings(at: settings)
    let space = try LayoutSpace(&settings)
    try masonry(try feed.feed.resize(to: space) { feed.ratios[$0] })
    return 0
  }
}

/// Writes a record of 3 numbers: sections, width and height of the content.
@_expose(wasm, "feed_describe")
@_cdecl("feed_describe")
func feedDescribe(_ handle: Double, _ record: Output?) -> Double {
  withFeed(handle) { feed throws(BridgeError) in
    let size = feed.feed.contentSize
    return try write([Double(feed.feed.sectionCount), size.width, size.height], to: record)
  }
}
