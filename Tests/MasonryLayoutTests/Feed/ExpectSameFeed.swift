import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// Fails unless two feeds are equal, and cannot be told apart by any question, to the bit.
func expectSame(
  _ feed: MasonryFeed, _ expected: MasonryFeed, file: StaticString = #filePath, line: UInt = #line
) {
  expect(feed == expected, "The feeds are not equal", file: file, line: line)
  let ours = answers(of: feed)
  let theirs = answers(of: expected)
  if ours != theirs {
    expectEqual(ours, theirs, "Answers", file: file, line: line)
  }
}

/// All that a feed tells, with the bits of the numbers.
private func answers(of feed: MasonryFeed) -> [String] {
  func bits(_ rect: LayoutRect) -> String {
    "\(rect) \([rect.minX, rect.minY, rect.width, rect.height].map { String($0.bitPattern, radix: 16) })"
  }
  func line(_ element: MasonryFeed.Element) -> String {
    "\(element.address) \(bits(element.frame))"
  }
  let size = feed.contentSize
  let whole = LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
  let window = LayoutRect(x: 3, y: 3, width: 20, height: 20)
  var lines = ["\(feed.configuration) \(feed.breadth) \(size)"]
  for section in 0..<feed.sectionCount {
    lines.append("\(feed.section(at: section)) \(bits(feed.frame(ofSection: section)))")
    lines.append("\(feed.itemCount(inSection: section))")
  }
  lines += feed.elements(in: whole, pinnedIn: window).map(line)
  lines += feed.elements(in: window).map(line)
  return lines
}
