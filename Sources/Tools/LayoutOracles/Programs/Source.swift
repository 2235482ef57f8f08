#if !hasFeature(Embedded)
import Foundation

extension Double {
  /// The number as it is written in source text, to the bit.
  package var source: String { LayoutOracles.source(of: self) }
}

/// The source text that makes a value again, if initialisers have the names of properties.
package func source(of value: Any) -> String {
  let rewritings = [
    // Arguments of generic types, what stands for a value alone, other initialisers, and cases.
    ("<[^<>]*>", ""), (#"\b(Optional|ClosedRange)\("#, "("),
    (#"\b(?:[A-Z]\w*\.)*[A-Z]\w*\("#, ".init("), (#"\((?=top: )"#, ".init("),
    (#"\b(?:[A-Z]\w*\.)+(?=[a-z])"#, "."),
    (#"(?<![\w.])nan\b"#, ".nan"), (#"(?<![\w.])inf\b"#, ".infinity"),
  ]
  return rewritings.reduce(String(reflecting: value)) { text, rewriting in
    text.replacingOccurrences(of: rewriting.0, with: rewriting.1, options: .regularExpression)
  }
}

/// Values that are like a standard one in one property more each.
func simpler<Value, each Property: Equatable>(
  _ value: Value, as standard: Value, _ paths: repeat WritableKeyPath<Value, each Property>
) -> [Value] {
  var all: [Value] = []
  func add<Other: Equatable>(_ path: WritableKeyPath<Value, Other>) {
    guard value[keyPath: path] != standard[keyPath: path] else { return }
    all.append(value)
    all[all.count - 1][keyPath: path] = standard[keyPath: path]
  }
  repeat add(each paths)
  return all
}
#endif
