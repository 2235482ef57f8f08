/// Heights that are known beforehand, one for each item.
///
///     try wall.items.appendItems(3, measuredBy: MasonryHeights([120, 80, 95]))
///     try wall.items.appendItems(3, measuredBy: MasonryHeights([120, nil, 95], default: 180))
///     try wall.items.appendItems(of: MasonryHeights(nextPage))
///
/// For a wall that scrolls sideways they are widths: `MasonryHeights(widths: [90, 60])`. Missing
/// items get the default. Without one, or if widths are asked for and heights are given, the wall
/// throws a ``MasonryError`` that names the item.
public struct MasonryHeights: MasonryHeightProvider, Sendable {
  private let axis: LayoutAxis
  private let lengths: [Double]
  private let defaultLength: Double
  private var columnSpans: [Int] = []

  /// Creates a provider from one height for each item, in points; they hold at any width.
  public init(_ heights: [Double]) { self.init(heights, along: .vertical) }

  /// Creates a provider, in O(*n*), in which `default` replaces heights that are `nil` or missing.
  public init(_ heights: [Double?], default: Double) {
    self.init(heights.map { $0 ?? `default` }, default: `default`, along: .vertical)
  }

  /// Creates a provider from one width for each item of a wall that scrolls sideways, in points.
  public init(widths: [Double], default: Double? = nil) {
    self.init(widths, default: `default` ?? .nan, along: .horizontal)
  }

  init(_ lengths: [Double], default: Double = .nan, along axis: LayoutAxis) {
    self.axis = axis
    self.lengths = lengths
    defaultLength = `default`
  }

  /// The same heights of items that span columns; where the array ends, they span one.
  public func spanning(_ columnSpans: [Int]) -> Self {
    var spanning = self
    spanning.columnSpans = columnSpans.allSatisfy { $0 == 1 } ? [] : columnSpans
    return spanning
  }

  /// The number of heights.
  package var itemCount: Int { lengths.count }

  /// The height of the item in points, whatever the width; not a number if only widths are known.
  public func height(ofItemAt index: Int, width: Double) -> Double {
    axis == .vertical ? lengths[index, default: defaultLength] : .unknownLength
  }

  /// The width of the item in points, whatever the height; not a number if only heights are known.
  public func width(ofItemAt index: Int, height: Double) -> Double {
    axis == .horizontal ? lengths[index, default: defaultLength] : .unknownLength
  }

  /// The column span of the item; 1 if it is not in the array.
  public func columnSpan(ofItemAt index: Int) -> Int { columnSpans[index, default: 1] }

  /// Whether no item spans several columns.
  public func areUnconstrained(itemsIn indices: Range<Int>) -> Bool { columnSpans.isEmpty }

  /// The numbers, if there is one for each of the items and none for any other.
  public func knownLengths(ofItemsIn indices: Range<Int>, along axis: LayoutAxis) -> [Double]? {
    indices == 0..<lengths.count && axis == self.axis ? lengths : nil
  }
}

extension Array {
  subscript(index: Int, default value: Element) -> Element {
    indices.contains(index) ? self[index] : value
  }
}
