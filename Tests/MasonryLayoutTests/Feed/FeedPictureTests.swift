import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Feeds that a person can check by looking.
///
/// Letters go by the order of the content: in each section the header, the items, the footer.
final class FeedPictureTests: XCTestCase {
  private func section(
    _ heights: [Double], columns: Int = 2, insets: LayoutInsets = .zero, header: Double? = nil,
    footer: Double? = nil, spacingAfter: Double = 0
  ) -> HostSection {
    HostSection(
      settings: MasonryFeed.Section(
        layout: .columns(.init(columns: .fixed(columns), contentInsets: insets)),
        header: header.map { .init(length: $0, isPinned: true) },
        footer: footer.map { .init(length: $0, isPinned: true) },
        spacingAfter: spacingAfter),
      items: heights.map { HostItem(height: $0) })
  }

  private func frames(
    of sections: [HostSection], configuration: WallSettings = .init(),
    pinnedIn pin: LayoutRect? = nil
  ) throws -> [LayoutRect] {
    let feed = try FeedHost(
      configuration: configuration, crossLength: 6, sections: sections
    ).feed()
    let whole = LayoutRect(x: -100, y: -100, width: 300, height: 300)
    // A rectangle that is not finite pins nothing.
    let nowhere = LayoutRect(x: .nan, y: 0, width: 0, height: 0)
    return feed.elements(in: .init(whole, pinnedIn: pin ?? nowhere)).map(\.frame)
  }

  /// Headers and footers have one length, whichever way a feed scrolls; so has the feed across it.
  func testHeadersAndFootersHaveALengthForEachAxis() throws {
    XCTAssertEqual(MasonryFeed.Header(length: 1), MasonryFeed.Header(length: 1))
    XCTAssertEqual(MasonryFeed.Footer(length: 3), MasonryFeed.Footer(length: 3))
    for axis in LayoutAxis.allCases {
      var feed = try MasonryFeed(in: LayoutSpace(axis: axis, crossLength: 5))
      try feed.appendSection(
        .init(header: .init(length: 1), footer: .init(length: 3)), itemCount: 0,
        measuredBy: MasonryHeights([]))
      XCTAssertEqual(feed.contentSize, axis.size(main: 4, cross: 5))
      try feed.resize(
        to: LayoutSpace(axis: feed.axis, crossLength: 7, environment: feed.environment))
      XCTAssertEqual(feed.contentSize, axis.size(main: 4, cross: 7))
    }
  }

  func testSectionsThatTakeUpNothingLeaveNoSpacing() throws {
    let empty = section([], insets: LayoutInsets(3), spacingAfter: 5)
    expectFrames(
      try frames(of: [
        empty, section([1], spacingAfter: 1), empty, empty, section([1, 1], spacingAfter: 4), empty,
      ]),
      drawing: """
        AAA...
        ......
        BBBCCC
        """)
    let feed = try FeedHost(sections: [empty, empty]).feed()
    XCTAssertEqual(feed.contentSize, LayoutSize(width: 12, height: 0))
    XCTAssertEqual(feed.frame(ofSection: 1), LayoutRect(x: 0, y: 0, width: 12, height: 0))
    XCTAssertEqual(try MasonryFeed(width: 12).contentSize, LayoutSize(width: 12, height: 0))
  }

  /// An empty section lies at the end of what comes before it, and not behind the spacing.
  func testWhereEmptySectionsLie() throws {
    let empty = section([], spacingAfter: 5)
    let sections = [
      section([1], spacingAfter: 2), empty, empty, section([3], spacingAfter: 1), empty,
    ]
    let feed = try FeedHost(sections: sections).feed()
    let places = (0..<5).map { feed.frame(ofSection: $0) }.map { [$0.minY, $0.height] }
    XCTAssertEqual(places, [[0, 1], [1, 0], [1, 0], [3, 3], [6, 0]])
    let frames = feed.elements(in: everything).map(\.frame)
    XCTAssertEqual(frames.map(\.minY), [0, 3], "Items behind them keep the spacing")
  }

  func testSideways() throws {
    let sections = [
      section([2, 1, 2], header: 1, spacingAfter: 1), section([1, 3], columns: 1, footer: 2),
    ]
    expectFrames(
      try frames(of: sections, configuration: .init(axis: .horizontal)),
      drawing: """
        ABB..EFFFGG
        ABB..EFFFGG
        ABB..EFFFGG
        ACDD.EFFFGG
        ACDD.EFFFGG
        ACDD.EFFFGG
        """)
    expectFrames(
      try frames(
        of: sections, configuration: .init(axis: .horizontal, direction: .rightToLeft)),
      drawing: """
        GGFFFE..BBA
        GGFFFE..BBA
        GGFFFE..BBA
        GGFFFE.DDCA
        GGFFFE.DDCA
        GGFFFE.DDCA
        """)
  }

  /// Items are on pixels and begin within one of the leading edge; what is as wide as the feed ends
  /// where it does.
  func testAWidthThatIsNotWholePixels() throws {
    let layouts: [MasonryFeed.SectionLayout] = [
      .columns(.init(columns: .fixed(3))), .rows(.init(rule: .justified(height: 30))),
      .rows(.init(rule: .even(.fixed(2)))),
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
      let inset = LayoutInsets(bottom: height)
      let feed = try FeedHost(
        configuration: .init(scale: 3),
        sections: Array(repeating: section([1], insets: inset, spacingAfter: height), count: 60)
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
}
