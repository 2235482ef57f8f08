/// Something that is not as it is promised.
struct Failure: Error {
  let message: FailureText

  init(_ message: FailureText) { self.message = message }
}

func require(
  _ condition: Bool, _ message: @autoclosure () -> FailureText
) throws(Failure) {
  if !condition { throw Failure(message()) }
}

/// What a failure says.
///
/// Embedded Swift cannot describe any value, and says nothing of those in the text.
struct FailureText: ExpressibleByStringInterpolation {
  var text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ inner: FailureText) { text += inner.text }

    mutating func appendInterpolation<Value>(_ value: Value) {
      #if hasFeature(Embedded)
      text += "…"
      #else
      text += String(describing: value)
      #endif
    }

    /// A value that may be none.
    mutating func appendInterpolation<Value>(any value: Value?) {
      if let value { appendInterpolation(value) } else { text += "nil" }
    }
  }
}
