import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The tutorial with a section: a gap around and between its columns, and a header above them.
final class FeedTutorialTests: XCTestCase {
  /// The frames as the tutorial computes them; a height that its delegate does not give is the
  /// width.
  private func tutorial(
    width: Double, columns: Int, gap: Double, header: Double, heights: [Double?]
  ) -> [LayoutRect] {
    let itemWidth = (width - Double(columns + 1) * gap) / Double(columns)
    var yOffset = [Double](repeating: header + gap, count: columns)
    return heights.enumerated().map { index, height in
      let column = index % columns
      let frame = LayoutRect(
        x: gap + Double(column) * (itemWidth + gap), y: yOffset[column], width: itemWidth,
        height: (height ?? itemWidth) + gap * 2)
      yOffset[column] += frame.height + gap
      return frame
    }
  }

  func testOneSection() {
    withEvery("columns", in: [1, 2, 3, 4, 7]) { columns in
      withEveryAtOnce("seed", in: UInt64(1)...60) { seed in
        var random = SplitMix64(seed: seed)
        let (gap, header) = (random.quarter(in: 0...16), random.quarter(in: 0...80))
        let width = random.quarter(in: 50...300) * Double(columns) + Double(columns + 1) * gap
        let heights = (0..<20).map { _ -> Double? in
          random.chance(1, of: 4) ? nil : random.quarter(in: 0...400)
        }
        var feed = try MasonryFeed(width: width)
        try feed.appendSection(
          .init(
            layout: .columns(
              .init(
                columns: .fixed(columns), columnSpacing: gap, itemSpacing: gap,
                contentInsets: LayoutInsets(gap), packing: .roundRobin)),
            header: .init(height: header)),
          itemCount: heights.count,
          measuredBy: MasonryHeightClosure { index, width in (heights[index] ?? width) + 2 * gap })
        let frames = heights.indices.map { feed.frame(of: .item($0, section: 0)) }
        let expected = tutorial(
          width: width, columns: columns, gap: gap, header: header, heights: heights)
        expectEqual(frames, expected)
        expectEqual(
          feed.frame(of: .header(section: 0)),
          LayoutRect(x: 0, y: 0, width: width, height: header))
        // The tutorial's own height counts the header twice and leaves out the gap at the bottom.
        expectEqual(
          feed.contentSize.height, (expected.map(\.maxY).max() ?? 0) + gap, "Content height")
      }
    }
  }

  /// Without a delegate an item is as high as its column is wide, in any layout.
  func testTheDefaultHeightIsTheWidthOfTheColumn() throws {
    var feed = try MasonryFeed(width: 320)
    try feed.appendSection(
      .init(), itemCount: 3, measuredBy: MasonryAspectRatios([], fallback: 1))
    XCTAssertEqual(
      feed.frame(of: .item(2, section: 0)), LayoutRect(x: 0, y: 160, width: 160, height: 160))
  }
}
