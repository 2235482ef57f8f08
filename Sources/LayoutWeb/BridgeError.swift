import LayoutGeometry

/// Why the bridge refused a call.
enum Refusal {
  /// No wall, no feed or no wheel has this handle.
  case handle(Double)

  /// An index or a count is not a whole number in its range.
  case number(Double, ClosedRange<Int>)

  /// A setting that is one of several choices is none of them.
  case choice(Double, of: String)

  /// An address is null, or not a multiple of the size of what is there.
  case address

  /// A list of indices is not an order of all items.
  case order

  /// A wall or a feed was asked about a mark that it does not have.
  case noMark

  /// A wall or a feed refused a value.
  case masonry(String)

  /// A wheel refused a value.
  case wheel(String)
}

extension Refusal {
  /// What the function returns.
  var number: Int8 {
    switch self {
    case .handle: -2
    case .number: -3
    case .choice: -4
    case .address: -5
    case .order: -6
    case .noMark: -7
    case .masonry: -8
    case .wheel: -9
    }
  }

  /// What was wrong, for a developer.
  var sentence: String {
    switch self {
    case .handle(let handle): "There is no such layout with the handle \(handle)."
    case .number(let number, let range):
      "A number must be a whole one from \(range.lowerBound) to \(range.upperBound), not \(number)."
    case .choice(let number, let setting): "The setting \(setting) has no choice \(number)."
    case .address: "An address is null or not a multiple of the size of its numbers."
    case .order: "An order must name each item once."
    case .noMark: "No mark was set, or it does not remember frames."
    case .masonry(let sentence): sentence
    case .wheel(let sentence): sentence
    }
  }
}

/// A refusal, by its number alone: what has to be passed on everywhere is small.
struct BridgeError: Error {
  let number: Int8

  /// Remembers the refusal for `error_sentence`.
  @inline(never)
  init(_ refusal: Refusal) {
    number = refusal.number
    lastRefusal = refusal
  }
}

// A page calls from one thread, and so do the tests.
nonisolated(unsafe) var lastRefusal: Refusal?

/// The answer of a function, or the number of the error that it ended with.
func answer(_ body: () throws(BridgeError) -> Double) -> Double {
  do throws(BridgeError) {
    return try body()
  } catch {
    return Double(error.number)
  }
}
