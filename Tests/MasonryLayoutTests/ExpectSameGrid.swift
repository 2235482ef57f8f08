import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// Fails unless two grids are equal, and cannot be told apart by any question, to the bit.
func expectSame(
  _ grid: MasonryGrid, _ expected: MasonryGrid, queries: [LayoutRect] = someRects,
  file: StaticString = #filePath, line: UInt = #line
) {
  func equal<Value: Equatable>(_ value: Value, _ expected: Value, _ message: String) {
    expectEqual(value, expected, message, file: file, line: line)
  }
  expect(grid == expected, "The grids are not equal", file: file, line: line)
  equal(grid.count, expected.count, "count")
  guard grid.count == expected.count else { return }
  equal(grid.configuration, expected.configuration, "configuration")
  equal(grid.breadth, expected.breadth, "breadth")
  equal(grid.columnCount, expected.columnCount, "columnCount")
  equal(grid.columnWidth, expected.columnWidth, "columnWidth")
  equal(bits(grid.contentSize), bits(expected.contentSize), "contentSize")

  let frames = Array(grid.frames)
  let expectedFrames = Array(expected.frames)
  if frames != expectedFrames { equal(frames, expectedFrames, "frames") }
  equal(frames.flatMap(bits), expectedFrames.flatMap(bits), "Bits of the frames")
  for index in frames.indices {
    equal(grid.column(ofItemAt: index), expected.column(ofItemAt: index), "Column of \(index)")
    equal(
      grid.columnSpan(ofItemAt: index), expected.columnSpan(ofItemAt: index), "Span of \(index)")
    equal(
      grid.extent(ofItemAt: index).bitPattern, expected.extent(ofItemAt: index).bitPattern,
      "Extent of \(index)")
  }
  for rect in queries {
    equal(answers(of: grid, to: rect), answers(of: expected, to: rect), "Queries of \(rect)")
  }
}

/// Rectangles that are in the middle of most walls of these tests, and one that has no area.
let someRects = [
  LayoutRect(x: 0, y: 0, width: 200, height: 2),
  LayoutRect(x: 3, y: 1, width: 7, height: 60),
  LayoutRect(x: 1, y: 2, width: 30, height: 0),
]

/// What a grid answers to every kind of query, one after the other.
private func answers(of grid: MasonryGrid, to rect: LayoutRect) -> [[Int]] {
  var collected: [Int] = [-1]
  grid.collectIndices(in: rect, into: &collected)
  var visited: [Int] = []
  grid.forEachIndex(in: rect) { visited.append($0) }
  let bounds = grid.indexBounds(in: rect)
  let above = rect.offsetBy(dx: -1, dy: -1)
  let change = grid.visibilityChange(from: above, to: rect)
  return [
    grid.indices(in: rect), collected, visited,
    [bounds?.lowerBound ?? -1, bounds?.upperBound ?? -1, grid.index(at: rect.origin) ?? -1],
    change.entered, change.left,
  ]
}

private func bits(_ frame: LayoutRect) -> [UInt64] {
  [frame.minX, frame.minY, frame.width, frame.height].map(\.bitPattern)
}

private func bits(_ size: LayoutSize) -> [UInt64] {
  [size.width, size.height].map(\.bitPattern)
}
