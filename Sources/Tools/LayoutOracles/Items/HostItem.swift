package import LayoutGeometry
import MasonryLayout

/// An item as the app that owns it knows it, and what its provider says of it.
package struct HostItem: Hashable, Sendable {
  /// The height that does not depend on the width, in points.
  package var height: Double

  /// The part of the width that is added to the height; twice as much in a row.
  package var slope: Double

  /// The number of columns that the item spans.
  package var span: Int

  /// The column that the item is pinned to.
  package var pin: Int?

  /// What is added to the height with every question: the provider answers differently each time.
  var drift: Double

  /// The length that the provider gives until what is shown is measured.
  var estimate: Double?

  /// Creates an item that says nothing of itself but what is given.
  package init(
    height: Double = 0, slope: Double = 0, span: Int = 1, pin: Int? = nil, drift: Double = 0,
    estimate: Double? = nil
  ) {
    (self.height, self.slope, self.span, self.pin) = (height, slope, span, pin)
    (self.drift, self.estimate) = (drift, estimate)
  }

  /// The length at a width, or in a row at a height.
  package func length(at crossLength: Double, along axis: LayoutAxis = .vertical) -> Double {
    slope == 0 ? height : height + slope * crossLength * (axis == .vertical ? 1 : 2)
  }

  static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> HostItem {
    var item = HostItem(height: random.length(numbers))
    if random.chance(1, of: 6) {
      item.slope = random.pick(numbers.isExact ? [0.5, 1] : [0.5, 1, 1.0 / 3, 1e100])
    }
    if random.chance(1, of: 4) { item.span = random.pick([1, 2, 2, 3, 4, 7, 70_000, .max, 0]) }
    if random.chance(1, of: 8) { item.pin = random.pick([0, 1, 2, 5, 65_535, .max, -1]) }
    if random.chance(1, of: 12) { item.drift = random.pick([1, 0.25, 1e-9, .nan]) }
    if random.chance(1, of: 3) { item.estimate = random.length(numbers) }
    return item
  }
}

#if !hasFeature(Embedded)
extension HostItem: CustomStringConvertible {
  /// The source text that makes the item again.
  package var description: String {
    var parts: [String] = []
    if height != 0 || height.sign == .minus { parts.append("height: \(height.source)") }
    if slope != 0 { parts.append("slope: \(slope.source)") }
    if span != 1 { parts.append("span: \(span)") }
    if let pin { parts.append("pin: \(pin)") }
    if drift != 0 { parts.append("drift: \(drift.source)") }
    if let estimate { parts.append("estimate: \(estimate.source)") }
    return ".init(\(parts.joined(separator: ", ")))"
  }

  /// Items that are less of everything.
  var simpler: [HostItem] {
    LayoutOracles.simpler(self, as: .init(), \.drift, \.estimate, \.slope, \.pin, \.span)
      + (span > 2 ? LayoutOracles.simpler(self, as: .init(span: 2), \.span) : [])
      + (height != 0 ? LayoutOracles.simpler(self, as: .init(height: 1), \.height) : [])
      + LayoutOracles.simpler(self, as: .init(), \.height)
  }
}
#endif

/// A provider that notes what it is asked and what it answers, and whether all of that was valid.
package final class Answers: MasonryHeightProvider {
  private let items: [HostItem]
  private let isMeasuring: Bool
  private var questions = 0

  /// The items whose lengths were asked for, in order, and their widths then.
  package private(set) var asked: [Int] = []
  package private(set) var widths: [Double] = []
  private(set) var axes: [LayoutAxis] = []

  /// The answers in the order of the questions: an item may come back to a width that it had.
  private(set) var given: [Double] = []

  /// The last answers, by the index of the item.
  private(set) var lengths: [Double?]

  /// The answers before the last ones, along the other axis if both lengths were asked for.
  private(set) var breadths: [Double?]
  private var lastAxes: [LayoutAxis?]
  private(set) var spans: [Int?]
  private var areNumbersValid = true

  /// Creates a provider that gives estimates, or what they turn out to be.
  package init(_ items: [HostItem], isMeasuring: Bool = false) {
    (self.items, self.isMeasuring) = (items, isMeasuring)
    lengths = [Double?](repeating: nil, count: items.count)
    breadths = lengths
    lastAxes = [LayoutAxis?](repeating: nil, count: items.count)
    spans = [Int?](repeating: nil, count: items.count)
  }

  /// Whether everything was valid; of a span that is asked for twice, the last answer.
  var areValid: Bool { areNumbersValid && spans.allSatisfy { $0 ?? 1 >= 1 } }

  /// Whether an error names an answer that is not valid, and the item.
  func areRefused(by error: MasonryError) -> Bool {
    switch error {
    case .itemHeight(let length, let item), .itemWidth(let length, let item):
      let isGiven = zip(asked, given).contains { $0 == item && ($1 == length || $1.isNaN) }
      return isGiven && !(length >= 0 && length <= MasonryItems.maximumLength)
    case .columnSpan(let span, let item): return span < 1 && spans[item] == span
    case .pinnedColumn(let pin, let item): return pin < 0 && items[item].pin == pin
    default: return false
    }
  }

  package func height(ofItemAt index: Int, width: Double) -> Double {
    answer(index, at: width, along: .vertical)
  }

  package func width(ofItemAt index: Int, height: Double) -> Double {
    answer(index, at: height, along: .horizontal)
  }

  private func answer(_ index: Int, at crossLength: Double, along axis: LayoutAxis) -> Double {
    questions += 1
    let item = items[index]
    var length = item.length(at: crossLength, along: axis)
    if !isMeasuring, let estimate = item.estimate { length = estimate }
    if item.drift != 0 { length += item.drift * Double(questions) }
    areNumbersValid = areNumbersValid && length >= 0 && length <= MasonryItems.maximumLength
    asked.append(index)
    widths.append(crossLength)
    breadths[index] = lengths[index] ?? length
    if axis == lastAxes[index] { breadths[index] = length }
    lastAxes[index] = axis
    axes.append(axis)
    lengths[index] = length
    given.append(length)
    return length
  }

  package func columnSpan(ofItemAt index: Int) -> Int {
    questions += 1
    // Every other time, an item that drifts spans one column.
    let span = items[index].drift != 0 && questions % 2 == 0 ? 1 : items[index].span
    spans[index] = span
    return span
  }

  package func pinnedColumn(ofItemAt index: Int) -> Int? {
    let pin = items[index].pin
    areNumbersValid = areNumbersValid && pin ?? 0 >= 0
    return pin
  }

  package func isEstimated(itemAt index: Int) -> Bool { items[index].estimate != nil }
}
