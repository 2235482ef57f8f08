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
      try requireScans(of: grid, frames, in: rect)
    }
  } catch {
    let frames = (frames(of: grid), frames(of: expected))
    expect(false, "\(error.message.text): \(frames)", file: file, line: line)
  }
}

/// Fails unless every query answers what a look at every frame does.
func expectAnswers(
  of grid: MasonryGrid, _ frames: [LayoutRect], in rect: LayoutRect,
  file: StaticString = #filePath, line: UInt = #line
) {
  do throws(Failure) {
    try requireScans(of: grid, frames, in: rect)
  } catch {
    expect(false, error.message.text, file: file, line: line)
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

/// The frames of all items, one by one: the collection of them takes three times as long.
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

/// Fails unless two feeds are equal, and cannot be told apart by any question, to the bit.
func expectSame(
  _ feed: MasonryFeed, _ expected: MasonryFeed, file: StaticString = #filePath, line: UInt = #line
) {
  do throws(Failure) {
    try requireSame(feed, expected, "as expected")
    let window = LayoutRect(x: 3, y: 3, width: 20, height: 20)
    for rect in [everything, window] {
      let found = feed.elements(in: .init(rect, pinnedIn: window))
      let other = expected.elements(in: .init(rect, pinnedIn: window))
      let isSame = haveSameBits(found.map { $0.frame }, other.map { $0.frame })
      try require(isSame && found == other, "In \(rect) are \(found) and not \(other)")
    }
  } catch {
    expect(false, error.message.text, file: file, line: line)
  }
}

/// Fails unless two numbers are at most a distance apart, naming the values of the enclosing loops.
func expectEqual(
  _ value: Double, _ expected: Double, within distance: Double, _ message: String,
  file: StaticString = #filePath, line: UInt = #line
) {
  expect(
    (value - expected).magnitude <= distance, "\(message): \(value) is not \(expected)",
    file: file, line: line)
}

/// Draws items on whole points, each with a letter, and a dot where none is.
func drawing(of wall: MasonryGrid) -> String {
  (0..<Int(wall.contentSize.height)).map { y in
    (0..<Int(wall.contentSize.width)).map { x in
      let point = LayoutPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
      return wall.frames.firstIndex { $0.contains(point) }.map { Array("ABCDEF")[$0] } ?? "."
    }.map(String.init).joined()
  }.joined(separator: "\n")
}
