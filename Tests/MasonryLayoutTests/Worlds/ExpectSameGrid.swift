import Foundation
import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// Fails unless two grids are equal, and cannot be told apart by any question, to the bit.
func expectSame(
  _ grid: MasonryGrid, _ expected: MasonryGrid, file: StaticString = #filePath, line: UInt = #line
) {
  expectSameItems(grid, expected, file: file, line: line)
  for rect in someRects {
    expectEqual(
      answers(of: grid, to: rect), answers(of: expected, to: rect), "Queries of \(rect)",
      file: file, line: line)
  }
}

/// Fails unless two grids are equal, and every query walks through the same items in the same
/// order.
///
/// It asks no more than that, so that a test can look at ten thousands of grids.
func expectSameWalks(
  _ grid: MasonryGrid, _ expected: MasonryGrid, file: StaticString = #filePath, line: UInt = #line
) {
  expectSameItems(grid, expected, file: file, line: line)
  var (walk, expectedWalk): ([Int], [Int]) = ([], [])
  for rect in walkedRects {
    grid.indices(in: rect, replacing: &walk)
    expected.indices(in: rect, replacing: &expectedWalk)
    expectEqual(walk, expectedWalk, "Items in \(rect)", file: file, line: line)
  }
}

/// Rectangles that are in the middle of most walls of these tests, and one that has no area.
let someRects = [
  LayoutRect(x: 0, y: 0, width: 200, height: 2),
  LayoutRect(x: 3, y: 1, width: 7, height: 60),
  LayoutRect(x: 1, y: 2, width: 30, height: 0),
]

/// Everything, the middle, and a point in it.
let walkedRects = [
  LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), someRects[1],
  LayoutRect(origin: someRects[1].origin, size: .zero),
]

/// Fails unless two grids are equal, and have the same items in the same places, to the bit.
private func expectSameItems(
  _ grid: MasonryGrid, _ expected: MasonryGrid, file: StaticString, line: UInt
) {
  func equal<Value: Equatable>(_ value: Value, _ expected: Value, _ message: String) {
    expectEqual(value, expected, message, file: file, line: line)
  }
  expect(grid == expected, "The grids are not equal", file: file, line: line)
  equal(grid.itemCount, expected.itemCount, "count")
  guard grid.itemCount == expected.itemCount else { return }
  equal(grid.settings, expected.settings, "settings")
  equal(grid.crossLength, expected.crossLength, "crossLength")
  equal(grid.columnCount, expected.columnCount, "columnCount")
  equal(grid.columnWidth, expected.columnWidth, "columnWidth")
  equal(grid.columnEnds, expected.columnEnds, "columnEnds")
  equal(bits(grid.contentSize), bits(expected.contentSize), "contentSize")

  let frames = frames(of: grid)
  let expectedFrames = MasonryLayoutTests.frames(of: expected)
  if !haveSameBits(frames, expectedFrames) {
    equal(frames, expectedFrames, "frames")
    equal(frames.map(bits), expectedFrames.map(bits), "Bits of the frames")
  }
  for index in frames.indices {
    let isSame =
      grid.column(ofItemAt: index) == expected.column(ofItemAt: index)
      && grid.columnSpan(ofItemAt: index) == expected.columnSpan(ofItemAt: index)
      && grid.length(ofItemAt: index).bitPattern == expected.length(ofItemAt: index).bitPattern
    if !isSame {
      let (item, expectedItem) = (traits(of: index, in: grid), traits(of: index, in: expected))
      expect(
        false, "Column, span and length of \(index): \(item), not \(expectedItem)",
        file: file, line: line)
    }
  }
}

private func traits(
  of index: Int, in grid: MasonryGrid
) -> (column: Int, span: Int, length: Double) {
  (grid.column(ofItemAt: index), grid.columnSpan(ofItemAt: index), grid.length(ofItemAt: index))
}

/// What a grid answers to every kind of query, one after the other and each behind a number.
private func answers(of grid: MasonryGrid, to rect: LayoutRect) -> [Int] {
  var collected: [Int] = [-1]
  grid.indices(in: rect, replacing: &collected)
  var answers = collected + [-2] + grid.indices(in: rect) + [-3]
  grid.forEachItem(in: rect) { answers.append($0.index) }
  let bounds = grid.indexBounds(in: rect)
  answers += [-4, bounds?.lowerBound ?? -1, bounds?.upperBound ?? -1]
  answers += [-5, grid.index(containing: rect.origin) ?? -1]
  let change = grid.visibilityChange(from: rect.offsetBy(dx: -1, dy: -1), to: rect)
  answers += [-6] + change.entered.map(\.index)
  return answers + [-7] + change.left
}

/// The frames of all items, one by one: going through the collection of them takes three times as
/// long.
func frames(of grid: MasonryGrid) -> [LayoutRect] {
  var frames: [LayoutRect] = []
  let count = grid.itemCount
  var index = 0
  while index < count {
    frames.append(grid.frame(ofItemAt: index))
    index += 1
  }
  return frames
}

/// Whether numbers, or frames, are the same to the bit; a loop over them would take far longer.
func haveSameBits<Element>(_ elements: [Element], _ others: [Element]) -> Bool {
  guard elements.count == others.count else { return false }
  return elements.withUnsafeBytes { elements in
    others.withUnsafeBytes { others in
      guard let start = elements.baseAddress, let other = others.baseAddress else { return true }
      return memcmp(start, other, elements.count) == 0
    }
  }
}

func bits(_ frame: LayoutRect) -> [UInt64] {
  [frame.minX, frame.minY, frame.width, frame.height].map(\.bitPattern)
}

func bits(_ size: LayoutSize) -> [UInt64] {
  [size.width, size.height].map(\.bitPattern)
}
