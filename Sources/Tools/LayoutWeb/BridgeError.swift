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

  /// A layout was asked about a mark, a pinch or a transition that it does not have.
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
}

#if !hasFeature(Embedded)
extension Refusal {
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
    case .masonry(let sentence), .wheel(let sentence): sentence
    }
  }
}

// A page calls from one thread, and so do the tests.
nonisolated(unsafe) var lastRefusal: Refusal?

/// Writes the sentence of the last error in UTF-8, and returns how many bytes it has.
@_expose(wasm, "error_sentence")
@_cdecl("error_sentence")
func errorSentence(_ bytes: UnsafeMutablePointer<UInt8>?, _ capacity: Double) -> Double {
  let capacity = bytes == nil ? 0 : max(0, Int(exactly: capacity) ?? 0)
  let sentence = lastRefusal?.sentence ?? ""
  for (index, byte) in sentence.utf8.prefix(capacity).enumerated() { bytes?[index] = byte }
  return Double(sentence.utf8.count)
}
#endif

/// What an error of a layout says, where there are sentences.
func sentence(of error: some CustomStringConvertible) -> String {
  #if hasFeature(Embedded)
  ""
  #else
  error.description
  #endif
}

/// A refusal, by its number alone: what has to be passed on everywhere is small.
struct BridgeError: Error {
  let number: Int8

  /// Remembers the refusal for `error_sentence`.
  @inline(never)
  init(_ refusal: Refusal) {
    number = refusal.number
    #if !hasFeature(Embedded)
    lastRefusal = refusal
    #endif
  }
}

/// The answer of a function, or the number of the error that it ended with.
func answer(_ body: () throws(BridgeError) -> Double) -> Double {
  do throws(BridgeError) {
    return try body()
  } catch {
    return Double(error.number)
  }
}
