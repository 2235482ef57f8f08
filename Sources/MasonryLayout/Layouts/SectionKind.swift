/// The internal interface of a layout of items, used by feeds.
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

  /// The span and the pinned column of an item.
  func request(ofItemAt index: Int) -> LaneRequest

  #if !hasFeature(Embedded)
  /// The inputs of the layout and its kept places, to encode.
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

// Generic methods only: Embedded Swift finds no bodies in extensions of internal protocols for calls
// of clients on one type. Such methods are written in each type.

extension SectionKind {
  /// Arranges the items by other settings, in another space.
  public mutating func arrange(
    by configuration: Configuration, in space: LayoutSpace,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try rearrange(configuration, in: space, sharing: nil, measuredBy: provider)
  }

  /// Adds, removes and moves items by a mapping, measures some again, and places once.
  public mutating func _changeItems(
    by mapping: LayoutIndexMapping, count: Int, moving moved: [Int]?, reloading reloaded: [Int],
    upwards: Bool, measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError) {
    try update(
      by: mapping, count: count, moving: moved, arrivals: [], reloading: reloaded,
      upwards: upwards && keptState.kept != .none && !isEmpty, measuredBy: provider)
  }

  /// Measures what is estimated where the rectangle is scrolled to, until nothing there is.
  ///
  /// Each round asks for all estimated items in the rectangle, and places once. Others may be in
  /// the rectangle then, so there are rounds until none of them is estimated. That ends: a round
  /// measures at least one item, and measured items stay so. As a rule there are two or three
  /// rounds: only items much shorter than estimated draw many others in.
  public mutating func measure(
    itemsIn visible: inout LayoutRect, margin: Double,
    measuredBy provider: some MasonryHeightProvider, scrolling: (Self, inout LayoutRect) -> Void
  ) throws(MasonryError) {
    var undo = MeasuringUndo()
    do throws(MasonryError) {
      while true {
        var rect = visible
        scrolling(self, &rect)
        let near = axis.interval(of: rect).near
        let indices = estimatedIndices(in: axis.rect(rect, movedTo: near, margin: margin))
        guard !indices.isEmpty else { return visible = rect }
        try measure(indices, by: provider, undo: &undo)
      }
    } catch {
      restore(undo)
      throw error
    }
  }

  /// The items in a rectangle that are estimated, in the order in which they are found.
  private func estimatedIndices(in rect: LayoutRect) -> [Int] {
    var indices: [Int] = []
    let estimates = estimates
    guard !estimates.isEmpty else { return indices }
    forEachItem(in: rect) { if estimates[$0.index] { indices.append($0.index) } }
    return indices
  }
}

extension SectionKind {
  /// The length of the content along the axis, insets included; 0 without items.
  var contentLength: Double { contentEnd - contentStart }

  /// The start of the content along the axis: 0, or less if items are stacked upwards.
  ///
  /// The first frame begins where it would at position 0. On pixels it is a whole number of them.
  var contentStart: Double {
    guard let start = upwardStart else { return 0 }
    let mapper = AxisMapper(space, inset: insets.start, contentLength: contentEnd)
    // From right to left the far edges count: half a pixel is rounded to larger coordinates.
    return space.isMirroredAlong
      ? mapper.far(from: 0, to: 0) - mapper.far(from: start, to: start)
      : mapper.near(from: start, to: start) - mapper.near(from: 0, to: 0)
  }

  /// Maps logical coordinates along the axis to those of the content.
  var mapper: AxisMapper {
    AxisMapper(
      space, inset: insets.start, content: LayoutInterval(near: contentStart, far: contentEnd))
  }
}

#if !hasFeature(Embedded)
private enum Key: CodingKey { case configuration, items }

extension SectionKind {
  /// Encodes the version of the format, the settings, what the host said about each item, and which
  /// columns or rows are kept, in O(*n*).
  ///
  /// Positions are computed again. A snapshot pays off where measuring is expensive, as for text.
  /// With heights at hand, as for pictures with known ratios, building the layout anew is faster.
  public func encode(to encoder: any Encoder) throws {
    try space.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(configuration, forKey: .configuration)
    try container.encode(snapshot, forKey: .items)
  }

  /// Decodes a layout from its snapshot, without measuring anything.
  ///
  /// - Throws: `DecodingError` with a sentence that names the value, if a setting or a height is
  ///   not valid, or if the snapshot has another version of the format.
  /// - Complexity: that of building the layout.
  public init(from decoder: any Decoder) throws {
    let space = try LayoutSpace(from: decoder)
    let container = try decoder.container(keyedBy: Key.self)
    let configuration = try container.decode(Configuration.self, forKey: .configuration)
    let items = try container.decode(ItemsSnapshot.self, forKey: .items)
    try items.check(decoder)
    self = try decoder.refusing { () throws(MasonryError) in
      var layout = try Self(configuration, in: space, sharing: nil)
      try layout.addItems(of: items)
      return layout
    }
  }
}
#endif
