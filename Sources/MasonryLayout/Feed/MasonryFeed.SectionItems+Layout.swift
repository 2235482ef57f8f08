extension MasonryFeed.SectionItems: ItemLayout {
  /// Creates items of a section on their own, without any.
  public init(configuration: Configuration, in space: LayoutSpace) throws(MasonryError) {
    try self.init(configuration, in: space, sharing: nil)
  }

  /// The width or the height that was given, and the environment.
  public var space: LayoutSpace { ask({ $0.space }, { $0.space }) }

  /// How the items are arranged.
  public typealias Configuration = MasonryFeed.SectionLayout

  /// How the items are arranged.
  public var configuration: MasonryFeed.SectionLayout {
    ask({ .columns($0.configuration) }, { .rows($0.configuration) })
  }

  /// The number of items, hidden ones included.
  public var itemCount: Int { ask({ $0.itemCount }, { $0.itemCount }) }

  /// The size of the content, insets included, in points.
  public var contentSize: LayoutSize { ask({ $0.contentSize }, { $0.contentSize }) }

  /// The items whose frames intersect a rectangle, with their frames, in ascending order.
  public func items(in rect: LayoutRect) -> [LayoutItem] {
    ask({ $0.items(in: rect) }, { $0.items(in: rect) })
  }

  /// The index to which to move an item so that it is near a finger afterwards.
  public func dropIndex(at point: LayoutPoint, moving index: Int) -> Int {
    ask({ $0.dropIndex(at: point, moving: index) }, { $0.dropIndex(at: point, moving: index) })
  }

  /// The frame of an item, in the coordinates of the section's items.
  public func frame(ofItemAt index: Int) -> LayoutRect {
    ask({ $0.frame(ofItemAt: index) }, { $0.frame(ofItemAt: index) })
  }

  /// Adds items at the end, for which the provider is asked.
  @discardableResult
  public mutating func appendItems(
    _ addedCount: Int, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) -> LayoutIndexMapping {
    try grid?.appendItems(addedCount, measuredBy: provider)
    try rows?.appendItems(addedCount, measuredBy: provider)
    return .unchanged
  }

  /// Asks for the sizes of items again, in any order, and places once.
  public mutating func remeasure(
    _ indices: some Sequence<Int>, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try grid?.remeasure(indices, measuredBy: provider)
    try rows?.remeasure(indices, measuredBy: provider)
  }

  /// Sets the length that the provider was asked for.
  public mutating func setLength(_ length: Double, ofItemAt index: Int) throws(MasonryError) {
    try grid?.setLength(length, ofItemAt: index)
    try rows?.setLength(length, ofItemAt: index)
  }

  /// The axis of the length that an item was asked for: vertical for a height.
  package func askedAxis(ofItemAt index: Int) -> LayoutAxis {
    ask({ $0.askedAxis(ofItemAt: index) }, { $0.askedAxis(ofItemAt: index) })
  }

  /// Where an item begins in the direction of reading, along the axis, and its column.
  func readingStart(ofItemAt index: Int) -> (along: Double, column: Int) {
    ask({ $0.readingStart(ofItemAt: index) }, { $0.readingStart(ofItemAt: index) })
  }

  /// Removes and moves items, and places once.
  public mutating func _rearrangeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?
  ) {
    grid?._rearrangeItems(by: mapping, count: count, moving: moved)
    rows?._rearrangeItems(by: mapping, count: count, moving: moved)
  }
}
