/// A sentence for a developer: text, and the numbers in it.
///
/// It is written as a string is, with numbers in their places. They become digits only where a string is
/// made of it. So a host that has its own way to write numbers, as a page has, does without ours, which
/// takes tens of kilobytes.
package struct Sentence: ExpressibleByStringInterpolation, Sendable {
  /// A piece of a sentence.
  package enum Part: Sendable {
    case text(StaticString)
    case number(Double)
    case count(Int)
  }

  package private(set) var parts: [Part]

  package init(stringLiteral text: StaticString) { parts = [.text(text)] }

  package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: StaticString) { parts.append(.text(text)) }

    package mutating func appendInterpolation(_ number: Double) { parts.append(.number(number)) }

    package mutating func appendInterpolation(_ count: Int) { parts.append(.count(count)) }

    package mutating func appendInterpolation(_ text: StaticString) { parts.append(.text(text)) }

    package mutating func appendInterpolation(_ sentence: Sentence) { parts += sentence.parts }
  }
}

extension Sentence: CustomStringConvertible {
  /// The sentence as a string.
  package var description: String { parts.reduce(into: "") { $0 += $1.description } }
}

extension Sentence.Part: CustomStringConvertible {
  package var description: String {
    switch self {
    case .text(let text): text.description
    case .number(let number): number.description
    case .count(let count): count.description
    }
  }
}
