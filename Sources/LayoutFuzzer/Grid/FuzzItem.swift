import LayoutOracles
import MasonryLayout

/// An item of a fuzzed wall, and what its provider says of it.
struct FuzzItem {
  var height = 0.0

  /// The part of the width that is added to the height.
  var slope = 0.0
  var span = 1
  var pin: Int?

  /// What is added to the height with every question: the provider answers differently each time.
  var drift = 0.0

  static func random(_ numbers: NumberKind, using random: inout SplitMix64) -> FuzzItem {
    var item = FuzzItem(height: random.length(numbers))
    if random.chance(1, of: 6) { item.slope = random.pick([0.5, 1, 1.0 / 3, 1e100]) }
    if random.chance(1, of: 4) { item.span = random.pick([1, 2, 2, 3, 4, 7, 70_000, .max, 0]) }
    if random.chance(1, of: 8) { item.pin = random.pick([0, 1, 2, 5, 65_535, .max, -1]) }
    if random.chance(1, of: 12) { item.drift = random.pick([1, 0.25, 1e-9, .nan]) }
    return item
  }
}

#if !hasFeature(Embedded)
extension FuzzItem: CustomStringConvertible {
  var description: String {
    var parts: [String] = []
    if height != 0 || height.sign == .minus { parts.append("height: \(height.source)") }
    if slope != 0 { parts.append("slope: \(slope.source)") }
    if span != 1 { parts.append("span: \(span)") }
    if let pin { parts.append("pin: \(pin)") }
    if drift != 0 { parts.append("drift: \(drift.source)") }
    return ".init(\(parts.joined(separator: ", ")))"
  }

  /// Items that are less of everything.
  var simpler: [FuzzItem] {
    var items: [FuzzItem] = []
    func add(_ isComplex: Bool, _ change: (inout FuzzItem) -> Void) {
      guard isComplex else { return }
      items.append(self)
      change(&items[items.count - 1])
    }
    add(drift != 0) { $0.drift = 0 }
    add(slope != 0) { $0.slope = 0 }
    add(pin != nil) { $0.pin = nil }
    add(span != 1) { $0.span = 1 }
    add(span > 2) { $0.span = 2 }
    add(height != 0 && height != 1) { $0.height = 1 }
    add(height != 0) { $0.height = 0 }
    return items
  }
}
#endif

/// A provider that notes what it answered, and whether any of that was not valid.
final class Answers: MasonryHeightProvider {
  private let items: [FuzzItem]
  private var questions = 0

  /// The last answers, by the index of the item.
  private(set) var lengths: [Int: Double] = [:]
  private(set) var spans: [Int: Int] = [:]
  private var areNumbersValid = true

  init(_ items: [FuzzItem]) { self.items = items }

  /// Whether everything was valid; of a span that is asked for twice, the last answer.
  var areValid: Bool { areNumbersValid && spans.values.allSatisfy { $0 >= 1 } }

  func height(ofItemAt index: Int, width: Double) -> Double {
    questions += 1
    let item = items[index]
    var length = item.height
    if item.slope != 0 { length += item.slope * width }
    if item.drift != 0 { length += item.drift * Double(questions) }
    areNumbersValid = areNumbersValid && length >= 0 && length <= MasonryGrid.maximumLength
    lengths[index] = length
    return length
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    self.height(ofItemAt: index, width: height)
  }

  func columnSpan(ofItemAt index: Int) -> Int {
    questions += 1
    // Every other time, an item that drifts spans one column.
    let span = items[index].drift != 0 && questions % 2 == 0 ? 1 : items[index].span
    spans[index] = span
    return span
  }

  func pinnedColumn(ofItemAt index: Int) -> Int? {
    let pin = items[index].pin
    areNumbersValid = areNumbersValid && pin ?? 0 >= 0
    return pin
  }
}
