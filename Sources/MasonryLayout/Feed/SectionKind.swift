/// What the layouts of items have in common inside, and what a feed asks of the one in a section.
///
/// A ``MasonryGrid`` and ``MasonryRows`` answer; ``MasonryFeed/SectionItems`` asks the one that a
/// section has. The feed knows neither. Much of an ``ItemLayout`` follows from the answers.
protocol SectionKind: ItemLayout where Configuration: Storable {
  /// Creates a layout without items that shares the settings of another one if they are equal.
  init(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: Self?
  ) throws(MasonryError)

  /// Arranges the items by other settings, in another space.
  mutating func rearrange(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: Self?,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError)

  /// Adds, removes and moves items, and places once. Some items may come from other sections.
  ///
  /// Arrivals are like reloaded items, in ascending order of their new indices. All else is as
  /// for `_changeItems`.
  mutating func update(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?, arrivals: [SectionArrival],
    reloading reloaded: [Int], upwards: Bool, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError)

  /// Arranges the items in a space with the lengths that they have, if they are in another one.
  mutating func fit(_ space: LayoutSpace)

  /// Shares the arrays of a layout of few items that are equal to its own.
  mutating func shareIfSmall(with other: Self)

  /// The end of the content along the axis with the inset after it; 0 without items.
  var contentEnd: Double { get }

  /// The logical position of the first item if items are stacked upwards, or else `nil`.
  var upwardStart: Double? { get }

  /// The distances along the axis from the ends of the content to the items.
  var insets: (start: Double, end: Double) { get }

  /// Which items keep their columns or their rows.
  var keptState: KeptState { get set }

  /// The items whose lengths are estimates.
  var estimates: Estimates { get }

  func forEachItem(in rect: LayoutRect, _ body: (LayoutItem) -> Void)

  func neighbor(ofItemAt index: Int, on side: LayoutSide) -> Int?

  /// The item at one end of the content that lies longest alongside an interval on the other
  /// axis; if the interval is along the axis, the one at an edge across it.
  func outermostItem(
    atEnd: Bool, alongside interval: LayoutInterval, on axis: LayoutAxis
  ) -> Int?

  /// Measures items that are estimated: one round.
  mutating func measure(
    _ indices: [Int], by provider: some MasonryHeightProvider, undo: inout MeasuringUndo
  ) throws(MasonryError)

  /// Goes back to how the layout was before the first round.
  mutating func restore(_ undo: MeasuringUndo)

  /// Where an item begins in the direction of reading, along the axis, and its column.
  func readingStart(ofItemAt index: Int) -> (along: Double, column: Int)

  /// What the host said about where an item goes.
  func request(ofItemAt index: Int) -> LaneRequest

  #if !hasFeature(Embedded)
  /// What the host said about the items, and which of them are kept where they are.
  var snapshot: ItemsSnapshot { get }

  /// Adds the items of a snapshot where there are none: kept ones where they were.
  mutating func addItems(of snapshot: ItemsSnapshot) throws(MasonryError)
  #endif
}

#if hasFeature(Embedded)
typealias Storable = Sendable
#else
typealias Storable = Codable
#endif

/// Items that come from consecutive places in another section of a feed.
struct SectionArrival {
  let new: Range<Int>
  /// The items of the other section, or `nil` for items that are new to the feed.
  let from: MasonryFeed.SectionItems?
  let old: Int
}

extension [SectionArrival] {
  /// Divides new items into those that come from other sections and stretches of others, in order.
  ///
  /// Those that are reloaded count among the others, one by one.
  func stretches(of ranges: [Range<Int>], except reloaded: [Int]) -> [SectionArrival] {
    guard !isEmpty else { return ranges.map { SectionArrival(new: $0, from: nil, old: 0) } }
    var stretches: [SectionArrival] = []
    let reloaded = Set(reloaded)
    for range in ranges {
      var next = range.lowerBound
      func add(upTo end: Int) {
        if next < end { stretches.append(SectionArrival(new: next..<end, from: nil, old: 0)) }
        next = end
      }
      for arrival in self where range.contains(arrival.new.lowerBound) {
        add(upTo: arrival.new.lowerBound)
        for (old, new) in zip(arrival.old..., arrival.new) {
          let from = reloaded.contains(new) ? nil : arrival.from
          stretches.append(SectionArrival(new: new..<new + 1, from: from, old: old))
        }
        next = arrival.new.upperBound
      }
      add(upTo: range.upperBound)
    }
    return stretches
  }
}
