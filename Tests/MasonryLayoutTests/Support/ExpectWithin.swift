import LayoutTestSupport

/// Fails unless two numbers are at most a distance apart, naming the values of the enclosing loops.
func expectEqual(
  _ value: Double, _ expected: Double, within distance: Double, _ message: String,
  file: StaticString = #filePath, line: UInt = #line
) {
  expect(
    (value - expected).magnitude <= distance, "\(message): \(value) is not \(expected)",
    file: file, line: line)
}
