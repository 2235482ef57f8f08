/// A grid or rows: how the items that sections hold are measured, changed and coded, written once.
protocol MeasuredLayout: ItemLayout where Configuration: Storable {
  associatedtype Settings: ItemSettings

  var sharedSettings: Settings { get }
  var items: Items { get }

  /// The value of ``_changes``: at most one element, as an empty array takes only one word.
  var changes: [LayoutIndexMapping] { get set }

  /// The items before it stay in their columns or rows; the largest number stands for all items.
  var storedHorizon: UInt32 { get set }

  /// Items before this index may not be where the packing would put them.
  var packedFrom: UInt32 { get set }

  /// Creates a layout without items that shares other settings if they are equal.
  init(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: Settings?
  ) throws(MasonryError)

  mutating func rearrange(
    _ configuration: Configuration, in space: LayoutSpace, sharing other: Settings?,
    measuredBy provider: some MasonryHeightProvider
  ) throws(MasonryError)

  /// The change of the items that a mapping tells.
  func rearrangement(
    by mapping: LayoutIndexMapping, to count: Int, moving moved: [Int]?
  ) -> Rearrangement

  /// Changes the items, takes over what is new about some of those that stay, and places once.
  mutating func rearrange(
    _ change: Rearrangement, by mapping: LayoutIndexMapping, adding new: Items,
    taking measures: [NewMeasure], upwards: Bool)

  /// Takes over what is new about some items, and places once; of several for an item the last.
  mutating func take(_ new: [NewMeasure])

  /// The lanes that an item covers, where lanes differ.
  func lanes(of index: Int) -> Range<Int>

  /// The end of the content along the axis with the inset after it; 0 without items.
  var contentEnd: Double { get }

  /// The logical position of the first item if items are stacked upwards, or else `nil`.
  var upwardStart: Double? { get }

  /// The distances along the axis from the ends of the content to the items.
  var insets: (start: Double, end: Double) { get }

  /// Whether all positions follow from the lengths of items and from what is kept.
  var positionsFollowFromLengths: Bool { get }

  func forEachItem(in rect: LayoutRect, _ body: (LayoutItem) -> Void)

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

extension MeasuredLayout {
  var estimates: Estimates { items.estimates }

  /// The mapping of all changes since `keepingPlace` began; `nil` at other times.
  public var _changes: LayoutIndexMapping? {
    get { changes.first }
    set { changes = newValue.map { [$0] } ?? [] }
  }

  /// The span and the pinned column of an item.
  func request(ofItemAt index: Int) -> LaneRequest { items.request(of: index) }
}

extension MeasuredLayout {
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

extension MeasuredLayout {
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
