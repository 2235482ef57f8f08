import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Where to scroll to show something, against every offset there is.
final class ShowingTests: XCTestCase {
  /// A feed as a function of how far it is scrolled.
  private struct Scrolled {
    var view: ReferenceView<Int>
    var item: ReferenceView<Int>.Item

    /// How much of an interval is in view and not covered, at a start.
    var visiblePart: (_ start: Double) -> Double

    /// Starts to which the content can be scrolled, with the item at either end and in between.
    var starts: [Double] {
      Array(stride(from: 0, through: view.lastStart, by: 0.25))
        + [item.start, item.end - view.length, view.lastStart].filter {
          $0 >= 0 && $0 <= view.lastStart
        }
    }

    /// The start nearest to the present one, also past an end, that shows as much as possible.
    func nearest() -> Double {
      let most = starts.map(visiblePart).max() ?? 0
      // A far edge may be off by one unit in the last place.
      if visiblePart(view.start) >= most - 1e-9 { return view.start }
      let best = starts.filter { visiblePart($0) >= most - 1e-9 }
      return best.min { abs($0 - view.start) < abs($1 - view.start) } ?? 0
    }
  }

  private func overlap(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
    max(0, min(a.1, b.1) - max(a.0, b.0))
  }

  private func viewport(
    _ axis: LayoutAxis, _ content: LayoutSize, _ random: inout SplitMix64
  ) -> LayoutRect {
    let length = random.quarter(in: 1...30)
    let start = random.quarter(in: -6...max(0, axis.length(of: content)) + 6)
    return axis.rect(main: start, length: length, cross: 0, crossLength: 150)
  }

  /// Every item of 200 walls in every position, and every element of feeds with pinned bars.
  func testSeededWallsAndFeeds() {
    withEveryAtOnce("seed", in: UInt64(1)...200) { seed in
      var random = SplitMix64(seed: seed)
      let wall = try random.host(.quarters, itemCount: 8).wall()
      expectShown(in: wall.feed, viewport(wall.axis, wall.contentSize, &random))
    }
    withEveryAtOnce("seed", in: sample(UInt64(1)...120, every: 7)) { seed in
      var random = SplitMix64(seed: seed)
      let feed = try random.feedHost(.quarters, sectionCount: 3).feed()
      expectShown(in: feed, viewport(feed.axis, feed.contentSize, &random))
    }
  }

  private func expectShown(in feed: MasonryFeed, _ rect: LayoutRect) {
    let elements = feed.allElements()
    let view = ReferenceView(
      of: elements.enumerated().map { (id: $0.offset, frame: $0.element.frame) },
      feed.contentSize, in: rect, axis: feed.axis, feed.environment)
    withEvery("rect", in: [rect]) { rect in
      for (item, element) in zip(view.items, elements) where element.zIndex >= 0 {
        withEvery("element", in: [element]) { element in
          let settings = feed.section(at: element.address.section)
          let header = (settings.header?.length ?? 0).rounded(.up)
          let footer = (settings.footer?.length ?? 0).rounded(.up)
          let offset = { feed.offset(showing: element.address, at: $0, in: rect) }
          expectShown(
            item, in: view, offset,
            covered: element.zIndex == 2 ? 0 : element.zIndex == 1 ? header : header + footer
          ) { self.uncovered(at: $0, for: element, in: feed, view) }
          guard settings.header?.isPinned != true, settings.footer?.isPinned != true else { return }
          let wanted = view.atEnd((item.start + item.end - view.length) / 2)
          expectEqual(
            start(of: view, at: offset(.center)), max(0, min(wanted, view.lastStart)),
            within: feed.environment.scale == nil ? 1e-9 : 1.001, "Centre")
        }
      }
    }
  }

  /// What the pinned header and footer of a section leave of the view at a start.
  private func uncovered(
    at start: Double, for element: MasonryFeed.Element, in feed: MasonryFeed,
    _ view: ReferenceView<Int>
  ) -> (Double, Double) {
    let pin = feed.axis.rect(
      main: view.offset(at: start), length: view.length, cross: 0, crossLength: 150)
    var (first, last) = (start, start + view.length)
    let section = element.address.section
    let settings = feed.section(at: section)
    if element.zIndex < 2, settings.header?.isPinned == true,
      let header = feed.frame(of: .header(section: section), in: .init(pin))
    {
      first = max(first, view.edges(of: header).end)
    }
    if element.zIndex == 0, settings.footer?.isPinned == true,
      let footer = feed.frame(of: .footer(section: section), in: .init(pin))
    {
      last = min(last, view.edges(of: footer).start)
    }
    return (first, last)
  }

  /// Where a view starts at an offset, from the start of the content.
  private func start(of view: ReferenceView<Int>, at offset: Double) -> Double {
    view.offset(at: 0) > view.offset(at: 1) ? view.offset(at: 0) - offset : offset
  }

  /// Fails unless an item is at either end of what is not covered, or as near as it can be.
  private func expectShown(
    _ item: ReferenceView<Int>.Item, in view: ReferenceView<Int>,
    _ offset: (LayoutScrollPosition) -> Double, covered: Double = 0,
    uncovered: @escaping (_ start: Double) -> (Double, Double)
  ) {
    let atStart = start(of: view, at: offset(.start))
    if atStart > 0, atStart < view.lastStart {
      expectEqual(uncovered(atStart).0, item.start, within: 1e-9, "Start")
    }
    let atEnd = start(of: view, at: offset(.end))
    if atEnd > 0, atEnd < view.lastStart {
      expectEqual(uncovered(atEnd).1, item.end, within: 1e-9, "End")
    }
    // Bars may cover all of a short view.
    guard item.start < item.end, view.length > covered else { return }
    let scrolled = Scrolled(view: view, item: item) { start in
      self.overlap((item.start, item.end), uncovered(start))
    }
    expectEqual(
      start(of: view, at: offset(.nearest)), scrolled.nearest(), within: 1e-9 + view.tolerance,
      "Nearest")
  }

  func testTheCenterIsBetweenThePinnedHeaderAndTheFooter() throws {
    let section = MasonryFeed.Section(
      layout: .item, header: .init(length: 40, isPinned: true),
      footer: .init(length: 20, isPinned: true))
    let feed = try MasonryFeed(
      of: section, itemCount: 20, measuredBy: MasonryHeights([], default: 50))
    let visible = LayoutRect(x: 0, y: 0, width: 100, height: 200)
    let item = MasonryFeed.Address.item(9, section: 0)  // From 490 to 540.
    XCTAssertEqual(feed.offset(showing: item, at: .start, in: visible), 450)
    XCTAssertEqual(feed.offset(showing: item, at: .end, in: visible), 360)
    XCTAssertEqual(feed.offset(showing: item, at: .center, in: visible), 405)
    XCTAssertEqual(feed.offset(showing: item, in: visible), 360)
    XCTAssertEqual(feed.offset(showing: item, in: visible.offsetBy(dx: 0, dy: 400)), 400)
    XCTAssertEqual(feed.offset(showing: item, in: visible.offsetBy(dx: 0, dy: 470)), 450)
    let away = visible.offsetBy(dx: 0, dy: 70)
    XCTAssertEqual(feed.offset(showing: .background(section: 0), in: away), 70, "There is none")
    XCTAssertEqual(feed.offset(showing: .footer(section: 0), at: .start, in: visible), 860)
  }

  /// What is not there is said, and leaves the view.
  func testAnUnknownAddress() throws {
    var feed = try MasonryFeed(width: 300)
    try feed.appendSection(.init(), itemCount: 4, measuredBy: MasonryEstimates(height: 400))
    var visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 0, width: 300, height: 200))
    let heights = MasonryHeights(Array(repeating: 300, count: 4))
    let unknown: [MasonryFeed.Address] = [
      .item(4, section: 0), .item(0, section: 1), .item(-1, section: 0), .header(section: 0),
    ]
    for address in unknown {
      let old = visible
      XCTAssertFalse(feed.scroll(&visible, to: address, at: .start))
      XCTAssertFalse(try feed.measure(showing: address, in: &visible) { _ in heights })
      XCTAssertEqual(visible, old)
    }
    XCTAssertEqual(feed.firstEstimatedItem, .item(0, section: 0))
    XCTAssertTrue(feed.scroll(&visible, to: .item(3, section: 0), at: .start))
    XCTAssertTrue(try feed.measure(showing: .item(3, section: 0), in: &visible) { _ in heights })
    XCTAssertFalse(feed[0].isEstimated(itemAt: 3))
    // What is asked for ahead is pinned as in the view.
    let near = visible.looking(at: visible.rect.insetBy(dx: 0, dy: -50))
    XCTAssertEqual(near.pinningRect, visible.rect)
    XCTAssertEqual(near.rect.height, 300)
  }

  func testNumbersThatAreNotFinite() throws {
    let wall = try MasonryWall(heights: [30, 40], columns: 2, width: 100)
    for position in LayoutScrollPosition.allCases {
      for bad in [Double.nan, .infinity, 1e308] {
        let rect = LayoutRect(x: 0, y: bad, width: 10, height: 10)
        let offset = wall.offset(showing: 1, at: position, in: rect)
        XCTAssertEqual(offset.isFinite, bad.isFinite, "It stays as it is")
      }
    }
  }
}
