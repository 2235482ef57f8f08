import MasonryLayout

/// What the items of a wall are measured by: the width ÷ height of pictures, and the columns they span.
///
/// A ratio that is not a number greater than 0 is not known yet: such an item is a square.
struct PictureRatios: MasonryHeightProvider {
  private(set) var ratios: [Double] = []

  /// The spans of the items, or nothing where all of them span one column.
  var spans: [UInt8] = []

  /// The columns that the items are pinned to, ``free`` for one that is not, or nothing where none is.
  var columns: [UInt8] = []

  static let free: UInt8 = 255

  /// Whether the numbers are heights: those of texts, which depend on the width.
  private var areHeights = false

  /// The index of the first item.
  var firstIndex = 0

  init() {}

  /// Reads ratios, and spans if there is an address for them.
  init(
    _ ratios: Input?, _ spans: Spans?, count: Int, startingAt firstIndex: Int = 0
  ) throws(BridgeError) {
    let ratios = try numbers(at: ratios, count: count)
    self.ratios = [Double](unsafeUninitializedCapacity: count) { buffer, written in
      for index in 0..<count { buffer[index] = Self.known(ratios[index]) }
      written = count
    }
    self.spans = try bytes(at: spans, count: count)
    self.firstIndex = firstIndex
  }

  /// Reads ratios, or heights if they are these.
  init(_ ratios: Input?, count: Double, areHeights: Double) throws(BridgeError) {
    let count = try wholeNumber(count, in: 0...Int(Int32.max))
    try self.init(ratios, nil, count: count)
    self.areHeights = try choice(areHeights, "areHeights", [false, true])
    if self.areHeights { self.ratios = Array(try numbers(at: ratios, count: count)) }
  }

  var count: Int { ratios.count }

  func height(ofItemAt index: Int, width: Double) -> Double {
    areHeights ? ratios[index - firstIndex] : width / ratios[index - firstIndex]
  }

  func width(ofItemAt index: Int, height: Double) -> Double { height * ratios[index - firstIndex] }

  func columnSpan(ofItemAt index: Int) -> Int {
    spans.isEmpty ? 1 : Int(spans[index - firstIndex])
  }

  func pinnedColumn(ofItemAt index: Int) -> Int? {
    guard !columns.isEmpty else { return nil }
    let column = columns[index - firstIndex]
    return column == Self.free ? nil : Int(column)
  }

  // The loop over a million pictures: compiled for speed, in a module that is compiled for size.
  @_optimize(speed)
  func measureItems(
    in indices: Range<Int>, along axis: LayoutAxis, crossLength: Double,
    into lengths: UnsafeMutableBufferPointer<Double>
  ) {
    ratios[indices.lowerBound - firstIndex..<indices.upperBound - firstIndex]
      .withUnsafeBufferPointer { ratios in
        switch axis {
        case .vertical where areHeights:
          for offset in 0..<ratios.count { lengths[offset] = ratios[offset] }
        case .vertical:
          for offset in 0..<ratios.count { lengths[offset] = crossLength / ratios[offset] }
        case .horizontal:
          for offset in 0..<ratios.count { lengths[offset] = crossLength * ratios[offset] }
        }
      }
  }

  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool {
    (spans.isEmpty || indices.allSatisfy { columnSpan(ofItemAt: $0) == 1 })
      && (columns.isEmpty || indices.allSatisfy { pinnedColumn(ofItemAt: $0) == nil })
  }

  private static func known(_ ratio: Double) -> Double {
    ratio > 0 && ratio.isFinite ? min(max(ratio, 0.03125), 32) : 1
  }
}

extension PictureRatios {
  mutating func insert(_ other: PictureRatios, at index: Int) {
    if !spans.isEmpty || !other.spans.isEmpty {
      if spans.isEmpty { spans = Array(repeating: 1, count: count) }
      let added = other.spans.isEmpty ? Array(repeating: 1, count: other.count) : other.spans
      spans.insert(contentsOf: added, at: index)
    }
    if !columns.isEmpty {
      columns.insert(contentsOf: repeatElement(Self.free, count: other.ratios.count), at: index)
    }
    // A million ratios are not copied into an empty array, but shared with it.
    guard !ratios.isEmpty else { return ratios = other.ratios }
    ratios.insert(contentsOf: other.ratios, at: index)
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    ratios.removeSubrange(range)
    if !spans.isEmpty { spans.removeSubrange(range) }
    if !columns.isEmpty { columns.removeSubrange(range) }
  }

  mutating func move(from source: Int, to destination: Int) {
    ratios.insert(ratios.remove(at: source), at: destination)
    if !spans.isEmpty { spans.insert(spans.remove(at: source), at: destination) }
    if !columns.isEmpty { columns.insert(columns.remove(at: source), at: destination) }
  }

  mutating func set(_ ratio: Double, ofItemAt index: Int) { ratios[index] = Self.known(ratio) }

  /// The items in another order, by the index that each of them had.
  func reordered(_ order: UnsafeBufferPointer<UInt32>) -> PictureRatios {
    var other = PictureRatios()
    other.ratios = order.map { ratios[Int($0)] }
    if !spans.isEmpty { other.spans = order.map { spans[Int($0)] } }
    if !columns.isEmpty { other.columns = order.map { columns[Int($0)] } }
    return other
  }
}

/// A span or a column for each item, or nothing where there is no address.
func bytes(at address: Spans?, count: Int) throws(BridgeError) -> [UInt8] {
  address == nil ? [] : Array(try numbers(at: address, count: count))
}
