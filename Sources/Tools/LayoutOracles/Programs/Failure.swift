/// Something that is not as it is promised.
package struct Failure: Error {
  package let message: FailureText

  package init(_ message: FailureText) { self.message = message }
}

package func require(
  _ condition: Bool, _ message: @autoclosure () -> FailureText
) throws(Failure) {
  if !condition { throw Failure(message()) }
}

/// What a failure says; Embedded Swift leaves out the values.
package struct FailureText: ExpressibleByStringInterpolation {
  package var text: String

  package init(stringLiteral text: String) { self.text = text }

  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ inner: FailureText) { text += inner.text }

    package mutating func appendInterpolation<Value>(_ value: Value) {
      #if hasFeature(Embedded)
      text += "…"
      #else
      text += String(describing: value)
      #endif
    }

    /// A value that may be none.
    package mutating func appendInterpolation<Value>(any value: Value?) {
      if let value { appendInterpolation(value) } else { text += "nil" }
    }
  }
}
