import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// Fails unless two feeds are equal, and cannot be told apart by any question, to the bit.
func expectSame(
  _ feed: MasonryFeed, _ expected: MasonryFeed, file: StaticString = #filePath, line: UInt = #line
) {
  func equal<Value: Equatable>(_ value: Value, _ expected: Value, _ message: String) {
    expectEqual(value, expected, message, file: file, line: line)
  }
  expect(feed == expected, "The feeds are not equal", file: file, line: line)
  equal(feed.axis, expected.axis, "axis")
  equal(feed.environment, expected.environment, "environment")
  equal(feed.crossLength, expected.crossLength, "crossLength")
  equal(bits(feed.contentSize), bits(expected.contentSize), "contentSize")
  equal(feed.sectionCount, expected.sectionCount, "sectionCount")
  guard feed.sectionCount == expected.sectionCount else { return }
  for section in 0..<feed.sectionCount {
    let (settings, expectedSettings) = (feed.section(at: section), expected.section(at: section))
    equal(settings, expectedSettings, "Section \(section)")
    equal(barBits(settings), barBits(expectedSettings), "Header and footer of section \(section)")
    equal(
      bits(feed.frame(ofSection: section)), bits(expected.frame(ofSection: section)),
      "Frame of section \(section)")
    equal(
      feed[section].itemCount, expected[section].itemCount,
      "Items of section \(section)")
  }

  let whole = LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
  let window = LayoutRect(x: 3, y: 3, width: 20, height: 20)
  for rect in [whole, window] {
    let found = feed.elements(in: .init(rect, pinnedIn: window))
    let expected = expected.elements(in: .init(rect, pinnedIn: window))
    equal(found, expected, "Elements in \(rect)")
    let (frames, expectedFrames) = (found.map(\.frame), expected.map(\.frame))
    if !haveSameBits(frames, expectedFrames) {
      equal(frames.map(bits), expectedFrames.map(bits), "Bits of the elements in \(rect)")
    }
  }
}

private func barBits(_ settings: MasonryFeed.Section) -> [UInt64?] {
  [settings.header?.length.bitPattern, settings.footer?.length.bitPattern]
}
