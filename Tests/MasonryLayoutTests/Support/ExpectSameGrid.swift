import Foundation
import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

@testable import LayoutOracles

/// Fails unless two grids are equal, and cannot be told apart by any question, to the bit.
func expectSame(
  _ grid: MasonryGrid, _ expected: MasonryGrid, file: StaticString = #filePath, line: UInt = #line
) {
  do throws(Failure) {
    try requireSame(grid, expected, "as expected")
    let frames = frames(of: expected)
    for rect in someRects {
      let oldRect = rect.offsetBy(dx: -1, dy: -1)
      try requireScans(of: grid, frames, in: rect, after: oldRect)
    }
  } catch {
    let frames = (frames(of: grid), frames(of: expected))
    expect(false, "\(error.message.text): \(frames)", file: file, line: line)
  }
}

/// Rectangles that are in the middle of most walls of these tests, and one that has no area.
let someRects = [
  LayoutRect(x: 0, y: 0, width: 200, height: 2),
  LayoutRect(x: 3, y: 1, width: 7, height: 60),
  LayoutRect(x: 1, y: 2, width: 30, height: 0),
]

/// Everything that these tests lay out.
let everything = LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

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
