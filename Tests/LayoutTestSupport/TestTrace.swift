import XCTest

/// The values of the loops that a test is in, so that a failure can name all of them.
///
/// ``withEvery(_:in:file:line:body:)`` pushes; the expectations print.
enum TestTrace {
  // XCTest runs the tests of a process one after the other, so that nothing shares this state.
  nonisolated(unsafe) private static var values: [(label: String, value: Any)] = []
  nonisolated(unsafe) private static var failureCount = 0

  /// Whether the outermost loop has failed so often that more failures would say nothing new.
  static var isExhausted: Bool { failureCount >= 10 && !values.isEmpty }

  static func push(_ label: String, _ value: Any) {
    if values.isEmpty { failureCount = 0 }
    values.append((label, value))
  }

  static func pop() {
    values.removeLast()
  }

  static func fail(_ message: String, file: StaticString, line: UInt) {
    failureCount += 1
    let trace = values.map { "\n  \($0.label): \($0.value)" }.joined()
    XCTFail(message + trace, file: file, line: line)
  }
}
