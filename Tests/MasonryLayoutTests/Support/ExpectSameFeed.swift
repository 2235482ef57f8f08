import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

@testable import LayoutOracles

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
