import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Where the parts of a feed lie where a reader can check it; `FeedLawTests` has all rules.
final class FeedPictureTests: XCTestCase {
  /// An empty section lies at the end of what comes before it, and not behind the spacing.
  func testWhereEmptySectionsLie() throws {
    let feed = try FeedHost(
      sections: [([1], 2), ([], 5), ([], 5), ([3], 1), ([], 5)].map { heights, spacing in
        HostSection(settings: .init(spacingAfter: spacing), items: .heights(heights))
      }
    ).feed()
    let places = (0..<5).map { feed.frame(ofSection: $0) }.map { [$0.minY, $0.height] }
    XCTAssertEqual(places, [[0, 1], [1, 0], [1, 0], [3, 3], [6, 0]])
    let frames = feed.elements(in: everything).map(\.frame)
    XCTAssertEqual(frames.map(\.minY), [0, 3], "Items behind them keep the spacing")
  }

  /// Items are on pixels and begin within one of the leading edge; bars end where the feed does.
  func testAWidthThatIsNotWholePixels() throws {
    let layouts: [ItemsLayout] = [
      .columns(.fixed(3)), .rows(.justified(height: 30)),
      .rows(.even(.fixed(2))),
    ]
    withEvery("width", in: [90.1, 90.3, 271.0 / 3]) { width in
      for direction in LayoutReadingDirection.allCases {
        for (layout, carousel) in layouts.flatMap({ [($0, nil), ($0, 40.3)] }) {
          var feed = try MasonryFeed(
            width: width, environment: .init(direction: direction, scale: 2))
          try feed.appendSection(
            .init(
              layout: layout, carousel: carousel.map { .init(length: $0) },
              header: .init(length: 3), background: .zero),
            itemCount: 7, measuredBy: MasonryAspectRatios([0.7, 1, 1.4, 2, 0.7, 3, 1]))
          for address in [.header(section: 0), .background(section: 0)] as [MasonryFeed.Address] {
            expectEqual(feed.frame(of: address)?.maxX, width)
          }
          for item in 0..<7 {
            let frame = try XCTUnwrap(feed.frame(of: .item(item, section: 0)))
            for edge in [frame.minX, frame.maxX] {
              expectEqual(2 * edge, (2 * edge).rounded(), within: 1e-9, "Item \(item)")
            }
            if item == 0 {
              let edge = direction == .leftToRight ? frame.minX : width - frame.maxX
              expectEqual(edge, 0, within: 0.5, "The leading edge")
            }
          }
        }
      }
    }
  }

  /// Thirds of a point are rounded in every sum, and half a pixel must not fall to either side.
  func testOnPixelsASectionIsAsHighWhereverItIs() throws {
    let halfPixels = (0..<40).map { (Double($0) + 0.5) / 3 }
    withEvery("height", in: halfPixels) { height in
      let columns = ColumnsLayout(contentInsets: .init(bottom: height))
      let section = HostSection(
        settings: .init(layout: .columns(columns), spacingAfter: height), items: .heights([1]))
      let feed = try FeedHost(
        configuration: .init(scale: 3), sections: Array(repeating: section, count: 60)
      ).feed()
      let pixels = (0..<60).map { section -> [Double] in
        let frame = feed.frame(ofSection: section)
        expectEqual(frame.minY, (frame.minY * 3).rounded() / 3, "On a pixel to the bit")
        let next = section < 59 ? feed.frame(ofSection: section + 1).minY - frame.maxY : nil
        return [frame.height, next].compactMap { $0.map { ($0 * 3).rounded() } }
      }
      expectEqual(Set(pixels.dropLast()).count, 1, "\(pixels)")
    }
  }

  /// A header stretches to where the bounds begin, however little and wherever these are across it.
  func testWhatAPullAboveTheContentInvalidates() throws {
    let feed = try MasonryFeed(
      of: .init(layout: .item, header: .init(length: 20, isStretching: true)),
      itemCount: 1, measuredBy: MasonryHeights([500]))
    let header = MasonryFeed.Invalidation.elements([.header(section: 0)])
    func invalidation(_ x: Double, from old: Double, to new: Double) -> MasonryFeed.Invalidation {
      feed.invalidation(
        from: .init(LayoutRect(x: x, y: old, width: 100, height: 50)),
        to: .init(LayoutRect(x: x, y: new, width: 100, height: 50)))
    }
    for x in [0.0, -300, 1000] {
      XCTAssertEqual(invalidation(x, from: 0, to: -0.5), header, "Half a point")
      XCTAssertEqual(invalidation(x, from: -0.5, to: 0), header)
      XCTAssertEqual(invalidation(x, from: -100, to: -101), header, "Both are above the content")
      XCTAssertEqual(invalidation(x, from: -100, to: -100), .nothing)
      XCTAssertEqual(invalidation(x, from: 0, to: 0.5), .nothing)
    }
  }

  /// From right to left a place is a difference, which need not be on a pixel to the bit by itself.
  func testHeadersInMirroredFeedsAreOnPixels() throws {
    for scale in [1.0, 3, 1.3] {
      var feed = try MasonryFeed(
        in: .height(100, environment: .init(direction: .rightToLeft, scale: scale)))
      for section in 0..<40 {
        try feed.appendSection(
          .init(
            layout: .columns(.fixed(1)),
            header: .init(length: 1.4 + Double(section) / 7),
            spacingAfter: 0.9),
          itemCount: 2, measuredBy: MasonryHeights(widths: [3.3, 0.7]))
      }
      for section in 0..<40 {
        let frame = feed.frame(of: .header(section: section)) ?? .zero
        XCTAssertEqual(frame.minX, (frame.minX * scale).rounded() / scale, "\(section)")
        XCTAssertGreaterThan(frame.width, 0)
      }
    }
  }
}
