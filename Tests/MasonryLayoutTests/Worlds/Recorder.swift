import MasonryLayout

/// A provider that writes down what it is asked.
final class Recorder: MasonryHeightProvider {
  /// A request for a height: which item, and at which width.
  struct Request: Equatable, CustomStringConvertible {
    var index: Int
    var breadth: Double

    init(_ index: Int, at breadth: Double) {
      (self.index, self.breadth) = (index, breadth)
    }

    var description: String { "\(index) at \(breadth)" }
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

  func extent(ofItemAt index: Int, in slot: MasonrySlot) -> Double {
    heights.append(Request(index, at: slot.breadth))
    return index < items.count ? items[index].extent(at: slot.breadth) : 10
  }

  func columnSpan(ofItemAt index: Int) -> Int {
    spans.append(index)
    return index < items.count ? items[index].span : 1
  }

  /// Keeps the grid from looking for spans first, so that it asks for each of them once.
  func arePlain(itemsAt indices: Range<Int>) -> Bool { false }

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
