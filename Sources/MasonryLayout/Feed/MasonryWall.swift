/// A wall of items in columns or rows: heights in, frames and visible items out.
///
/// It is a feed of one section, whose items it shows by their indices.
public struct MasonryWall: Sendable, Equatable {
  /// The feed of one section that the wall is.
  public private(set) var feed: MasonryFeed

  public init(
    _ layout: MasonryFeed.SectionLayout = .columns(.init()), in space: LayoutSpace
  ) throws(MasonryError) {
    feed = try MasonryFeed(in: space)
    try feed.appendSection(.init(layout: layout), itemCount: 0, measuredBy: NoHeights())
  }

  public init(
    _ layout: MasonryFeed.SectionLayout = .columns(.init()), width: Double,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MasonryError) {
    try self.init(layout, in: .width(width, environment: environment))
  }

  /// The items, to read and to change.
  public var items: ItemsLayout {
    get { feed.sections[0].items }
    _modify { yield &feed[0] }
  }

  public var space: LayoutSpace { feed.space }
  public var axis: LayoutAxis { feed.axis }
  public var itemCount: Int { items.itemCount }
  public var contentSize: LayoutSize { feed.contentSize }
  public var layout: MasonryFeed.SectionLayout { items.configuration }

  // Queries.
  public func items(in rect: LayoutRect) -> [LayoutItem] { feed.sections[0].items.items(in: rect) }
  public func indices(in rect: LayoutRect) -> [Int] { feed.sections[0].items.indices(in: rect) }
  public func indices(in rect: LayoutRect, replacing buffer: inout [Int]) {
    feed.sections[0].items.indices(in: rect, replacing: &buffer)
  }
  public func forEachItem(in rect: LayoutRect, _ body: (LayoutItem) -> Void) {
    feed.sections[0].items.forEachItem(in: rect, body)
  }
  public func frame(ofItemAt index: Int) -> LayoutRect { feed.sections[0].items.frame(ofItemAt: index) }
  public func index(containing point: LayoutPoint) -> Int? {
    feed.sections[0].items.index(containing: point)
  }
  public func itemsInReadingOrder(in rect: LayoutRect) -> [LayoutItem] {
    feed.sections[0].items.itemsInReadingOrder(in: rect)
  }
  public func neighbor(ofItemAt index: Int, on side: LayoutSide) -> Int? {
    feed.sections[0].items.neighbor(ofItemAt: index, on: side)
  }
  public func dropIndex(at point: LayoutPoint, moving index: Int) -> Int {
    feed.sections[0].items.dropIndex(at: point, moving: index)
  }

  // Changes.
  @discardableResult
  public mutating func appendItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try feed[0].appendItems(addedCount, measuredBy: provider)
  }
  @discardableResult
  public mutating func insertItems(
    _ addedCount: Int, at index: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try feed[0].insertItems(addedCount, at: index, measuredBy: provider)
  }
  @discardableResult
  public mutating func prependItems(
    _ addedCount: Int, in visible: inout LayoutRect, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try feed[0].prependItems(addedCount, in: &visible, measuredBy: provider)
  }
  @discardableResult
  public mutating func removeItems(in range: Range<Int>) -> LayoutIndexMapping {
    feed[0].removeItems(in: range)
  }
  @discardableResult
  public mutating func moveItem(from source: Int, to destination: Int) -> LayoutIndexMapping {
    feed[0].moveItem(from: source, to: destination)
  }
  @discardableResult
  public mutating func update<ID: Hashable>(
    from oldIDs: some Collection<ID>, to newIDs: some Collection<ID>,
    reloading reloaded: Set<ID> = [], measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try feed[0].update(from: oldIDs, to: newIDs, reloading: reloaded, measuredBy: provider)
  }
  public mutating func setLength(_ length: Double, ofItemAt index: Int) throws(MasonryError) {
    try feed[0].setLength(length, ofItemAt: index)
  }
  public mutating func remeasure(
    _ indices: some Sequence<Int>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try feed[0].remeasure(indices, measuredBy: provider)
  }
  public mutating func resize(
    width: Double, measuredBy provider: some MasonryHeightProvider = NoHeights()
  ) throws(MasonryError) {
    try feed.resize(width: width) { _ in provider }
  }
  public mutating func reconfigure(
    measuredBy provider: some MasonryHeightProvider = NoHeights(),
    _ edit: (inout MasonryFeed.SectionLayout) -> Void
  ) throws(MasonryError) {
    try feed.reconfigureSection(at: 0, measuredBy: provider) { edit(&$0.layout) }
  }
  public var keptPlaces: LayoutKeptPlaces {
    get { feed.sections[0].items.keptPlaces }
    set { feed.sections[0].items.keptPlaces = newValue }
  }

  // The place: by the anchors of the feed.
  public func anchor(in visible: LayoutRect, sticksToStart: Bool = true, sticksToEnd: Bool = false)
    -> LayoutAnchor
  {
    feed.anchor(
      in: MasonryFeed.Viewport(visible), sticksToStart: sticksToStart, sticksToEnd: sticksToEnd)
  }
  public func scroll(_ visible: inout LayoutRect, to anchor: LayoutAnchor) {
    var viewport = MasonryFeed.Viewport(visible)
    feed.scroll(&viewport, to: anchor)
    visible = viewport.rect
  }
  public func scroll(
    _ visible: inout LayoutRect, toItemAt index: Int, at position: LayoutScrollPosition = .nearest
  ) {
    var viewport = MasonryFeed.Viewport(visible)
    feed.scroll(&viewport, to: .item(index, section: 0), at: position)
    visible = viewport.rect
  }
  @discardableResult
  public mutating func keepingPlace<Failure: Error>(
    in visible: inout LayoutRect, _ change: (inout ItemsLayout) throws(Failure) -> Void
  ) throws(Failure) -> LayoutFrameChanges {
    var viewport = MasonryFeed.Viewport(visible)
    let changes = try feed.keepingPlace(in: &viewport) { feed throws(Failure) in
      try change(&feed[0])
    }
    visible = viewport.rect
    return changes
  }
  public mutating func measure(
    itemsIn visible: inout LayoutRect, margin: Double = 0,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    var viewport = MasonryFeed.Viewport(visible)
    try feed.measure(itemsIn: &viewport, margin: margin) { _ in provider }
    visible = viewport.rect
  }
}

extension LayoutAnchor {
  /// The index of the kept item.
  public var index: Int? { address?.item }
}
