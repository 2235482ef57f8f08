package import LayoutOracles

/// Fails unless a program holds, with the shortest one that fails as well.
package func expectHolds<Tested>(
  _ program: Program<Tested>, file: StaticString = #filePath, line: UInt = #line
) {
  guard let (step, message) = program.failure() else { return }
  expect(
    false, "Step \(step): \(message)\n\(program.shrunk().test)",
    file: file, line: line)
}
