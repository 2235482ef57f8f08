import XCTest

/// The values of the loops that a test is in, which a failure names.
final class TestTrace: @unchecked Sendable {
  /// The trace of the test, or of one value of a loop on several processors.
  @TaskLocal static var current = TestTrace()

  private var values: [(label: String, value: Any)] = []
  private var failureCount = 0

  /// The failures of a value that is looked at beside others, which are reported once it is done.
  private var heldFailures: [Failure]?

  private struct Failure {
    var message: String
    var file: StaticString
    var line: UInt
  }

  /// Whether the outermost loop has failed so often that more failures would say nothing new.
  var isExhausted: Bool { failureCount >= 10 && !values.isEmpty }

  func push(_ label: String, _ value: Any) {
    if values.isEmpty { failureCount = 0 }
    values.append((label, value))
  }

  func pop() {
    values.removeLast()
  }

  func fail(_ message: String, file: StaticString, line: UInt) {
    let trace = values.map { "\n  \($0.label): \($0.value)" }.joined()
    report(Failure(message: message + trace, file: file, line: line))
  }

  private func report(_ failure: Failure) {
    failureCount += 1
    guard heldFailures == nil else {
      heldFailures?.append(failure)
      return
    }
    XCTFail(failure.message, file: failure.file, line: failure.line)
  }
}

extension TestTrace {
  /// The trace of a value that is looked at beside others.
  func branch(_ label: String, _ value: Any) -> TestTrace {
    let branch = TestTrace()
    branch.values = values
    branch.heldFailures = []
    branch.push(label, value)
    return branch
  }

  /// Reports what failed in a branch, unless enough did before.
  func join(_ branch: TestTrace) {
    for failure in branch.heldFailures ?? [] where failureCount < 10 { report(failure) }
  }

  /// Forgets the failures of the loop before if the one that begins is not in another.
  func beginLoop() {
    if values.isEmpty { failureCount = 0 }
  }
}
