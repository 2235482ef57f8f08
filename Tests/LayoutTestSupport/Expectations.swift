/// Fails unless a condition holds, naming the values of the enclosing loops of `withEvery`.
public func expect(
  _ condition: Bool,
  _ message: @autoclosure () -> String = "The condition does not hold",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  if !condition { TestTrace.current.fail(message(), file: file, line: line) }
}

/// Fails unless two values are equal, naming the values of the enclosing loops; NaN never is.
public func expectEqual<Value: Equatable>(
  _ value: Value,
  _ expected: Value,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  guard value != expected else { return }
  let mismatch = "\(value) is not equal to \(expected)"
  let message = message()
  TestTrace.current.fail(
    message.isEmpty ? mismatch : "\(message): \(mismatch)", file: file, line: line)
}
