import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

@testable import LayoutOracles

/// Fails if an oracle throws, naming the values of the enclosing loops.
func expectHolds(
  file: StaticString = #filePath, line: UInt = #line, _ check: () throws -> Void
) {
  do { try check() } catch {
    let message = (error as? Failure)?.message.text ?? "\(error)"
    expect(false, message, file: file, line: line)
  }
}

/// Fails unless items are equal, and cannot be told apart by any question, to the bit.
func expectSame(
  _ items: MasonryItems, _ expected: MasonryItems, file: StaticString = #filePath,
  line: UInt = #line
) {
  expectHolds(file: file, line: line) {
    try requireSame(items, expected, "as expected")
    let frames = frames(of: expected)
    for rect in someRects { try requireScans(of: items, frames, in: rect) }
  }
}

/// Fails unless two walls are equal, and cannot be told apart by any question, to the bit.
func expectSame(
  _ wall: MasonryWall, _ expected: MasonryWall, file: StaticString = #filePath, line: UInt = #line
) {
  expect(wall == expected, "The walls are not equal", file: file, line: line)
  expectSame(wall.items, expected.items, file: file, line: line)
}

/// Fails unless every query answers what a look at every frame does.
func expectAnswers(
  of items: MasonryItems, _ frames: [LayoutRect], in rect: LayoutRect,
  file: StaticString = #filePath, line: UInt = #line
) {
  expectHolds(file: file, line: line) { try requireScans(of: items, frames, in: rect) }
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
func frames(of items: MasonryItems) -> [LayoutRect] {
  var frames: [LayoutRect] = []
  let count = items.itemCount
  var index = 0
  while index < count {
    frames.append(items.frame(ofItemAt: index))
    index += 1
  }
  return frames
}

/// Fails unless two feeds are equal, and cannot be told apart by any question, to the bit.
func expectSame(
  _ feed: MasonryFeed, _ expected: MasonryFeed, file: StaticString = #filePath, line: UInt = #line
) {
  expectHolds(file: file, line: line) {
    try requireSame(feed, expected, "as expected")
    let window = LayoutRect(x: 3, y: 3, width: 20, height: 20)
    for rect in [everything, window] {
      let found = feed.elements(in: .init(rect, pinnedIn: window))
      let other = expected.elements(in: .init(rect, pinnedIn: window))
      // Texts tell 0 from −0.
      try require("\(found)" == "\(other)", "In \(rect) are \(found), not \(other)")
    }
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

/// The columns of all items.
func columns(of items: MasonryItems) -> [Int?] {
  (0..<items.itemCount).map { items.column(ofItemAt: $0) }
}

/// Draws items on whole points, each with a letter, and a dot where none is.
func drawing(of items: MasonryItems) -> String {
  let (size, letters) = (items.contentSize, Array("ABCDEF"))
  let lines = (0..<Int(size.height)).map { y in
    let found = (0..<Int(size.width)).map { x in
      items.index(containing: LayoutPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
    }
    return String(found.map { $0.map { letters[$0] } ?? "." })
  }
  return lines.joined(separator: "\n")
}
