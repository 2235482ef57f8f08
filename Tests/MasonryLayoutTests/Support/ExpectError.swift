import LayoutTestSupport
import MasonryLayout

/// Numbers that are refused wherever a length is asked for.
let notLengths = [Double.nan, .infinity, -.infinity, -1, -.leastNonzeroMagnitude, 1e300]

/// The app whose grid must be as it was after every error: two columns, and one item in both.
let hostOfErrors = Host(
  configuration: .init(columns: .fixed(2)),
  items: [HostItem(height: 3), HostItem(height: 1, span: 2), HostItem(height: 5)])

/// Carries out a change that must fail, on a grid of its own and on one that shares its storage.
func expectError(
  _ expected: MasonryError, file: StaticString = #filePath, line: UInt = #line,
  _ change: (inout MasonryGrid) throws(MasonryError) -> Void
) throws {
  let original = try hostOfErrors.grid()
  for isShared in [false, true] {
    var grid = try hostOfErrors.grid()
    let copies = isShared ? [grid] : []
    do throws(MasonryError) {
      try change(&grid)
      expect(false, "Nothing is thrown", file: file, line: line)
    } catch {
      // NaN is not equal to itself, so the sentences are compared.
      expectEqual("\(error)", "\(expected)", file: file, line: line)
    }
    for grid in [grid] + copies { expectSame(grid, original, file: file, line: line) }
  }
}

/// Makes a grid with settings that must be refused, and gives them to one that exists.
func expectError(
  _ expected: MasonryError, of configuration: WallSettings,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  let heights = MasonryHeights([], default: 1)
  try expectError(expected, file: file, line: line) { grid throws(MasonryError) in
    grid = try MasonryGrid(configuration, across: 10)
  }
  try expectError(expected, file: file, line: line) { grid throws(MasonryError) in
    try grid.rearrange(configuration, measuredBy: heights)
  }
}
