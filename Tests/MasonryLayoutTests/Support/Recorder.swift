import MasonryLayout

/// A provider that writes down what it is asked.
final class Recorder: MasonryHeightProvider {
  /// A request for a height: which item, and at which width.
  struct Request: Hashable, CustomStringConvertible {
    var index: Int
    var crossLength: Double

    init(_ index: Int, at crossLength: Double) {
      (self.index, self.crossLength) = (index, crossLength)
    }

    var description: String { "\(index) at \(crossLength)" }
  }

  /// The heights asked for since the last look, in order.
  private var heights: [Request] = []

  /// The items whose span was asked for, in order.
  private var spans: [Int] = []

  private let items: [HostItem]

  /// Creates a provider of items that are all the same where none are given.
  init(items: [HostItem] = []) {
    self.items = items
  }

  func height(ofItemAt index: Int, width: Double) -> Double {
    heights.append(Request(index, at: width))
    return index < items.count ? items[index].length(at: width) : 10
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    self.height(ofItemAt: index, width: height)
  }

  func columnSpan(ofItemAt index: Int) -> Int {
    spans.append(index)
    return index < items.count ? items[index].span : 1
  }

  func pinnedColumn(ofItemAt index: Int) -> Int? { index < items.count ? items[index].pin : nil }

  /// Keeps the grid from looking for spans first, so that it asks for each of them once.
  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool { false }

  /// Returns and forgets the heights asked for.
  func takeHeights() -> [Request] {
    defer { heights = [] }
    return heights
  }

  /// Returns and forgets the spans asked for.
  func takeSpans() -> [Int] {
    defer { spans = [] }
    return spans
  }
}
