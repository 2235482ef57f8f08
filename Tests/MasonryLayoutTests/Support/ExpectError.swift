import LayoutTestSupport
import MasonryLayout

/// Numbers that are refused wherever a length is asked for.
let notLengths = [Double.nan, .infinity, -.infinity, -1, -.leastNonzeroMagnitude, 1e300]

/// The app whose wall must be as it was after every error: two columns, and one item in both.
let hostOfErrors = Host(
  configuration: .init(columns: .fixed(2)),
  items: [HostItem(height: 3), HostItem(height: 1, span: 2), HostItem(height: 5)])

/// Fails unless an error is thrown; NaN is not equal to itself, so the sentences are compared.
func expectThrows(
  _ expected: MasonryError, file: StaticString = #filePath, line: UInt = #line,
  _ change: () throws -> Void
) {
  do {
    try change()
    expect(false, "Nothing is thrown", file: file, line: line)
  } catch {
    expectEqual("\(error)", "\(expected)", file: file, line: line)
  }
}

/// Carries out a change that must fail, on a wall of its own and on one that shares its storage.
func expectError(
  _ expected: MasonryError, file: StaticString = #filePath, line: UInt = #line,
  _ change: (inout MasonryWall) throws -> Void
) throws {
  let original = try hostOfErrors.wall()
  for isShared in [false, true] {
    var wall = try hostOfErrors.wall()
    let copies = isShared ? [wall] : []
    expectThrows(expected, file: file, line: line) { try change(&wall) }
    for wall in [wall] + copies { expectSame(wall, original, file: file, line: line) }
  }
}

/// Makes a wall with settings that must be refused, and gives them to one that exists.
func expectError(
  _ expected: MasonryError, of configuration: WallSettings,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  let heights = MasonryHeights([], default: 1)
  try expectError(expected, file: file, line: line) {
    $0 = try MasonryWall(configuration, across: 10)
  }
  try expectError(expected, file: file, line: line) {
    try $0.resize(
      to: configuration.space(across: $0.space.crossLength), layout: configuration.layout,
      measuredBy: heights)
  }
}
