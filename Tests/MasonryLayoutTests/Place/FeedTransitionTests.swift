import LayoutGeometry
import LayoutTestSupport
import XCTest

@testable import MasonryLayout

/// The way from one feed to another where a reader can check it; `FeedWorld` looks at all elements.
final class FeedTransitionTests: XCTestCase {
  /// From days to months: the photo under the finger stays there, and few others are looked at.
  func testFromDaysToMonths() throws {
    let days = (0..<360).map { day in (id: "day \(day)", items: (0..<7).map { day * 7 + $0 }) }
    let months = (0..<12).map { month in
      (id: "month \(month)", items: Array(month * 210..<month * 210 + 210))
    }
    func section(height: Double) -> MasonryFeed.Section {
      .init(layout: .rows(.init(rule: .justified(height: height))), header: .init(length: 30))
    }
    let ratios = MasonryAspectRatios((0..<210).map { 0.6 + Double($0 * 7 % 11) / 9 })
    let feed = try MasonryFeed(
      width: 390, sectionCount: 360, of: section(height: 120), itemCount: 7, measuredBy: ratios)
    var end = feed
    let mapping = try end.update(
      from: days, to: months, section: { _ in section(height: 40) }, measuredBy: { _ in ratios })
    let visible = MasonryFeed.Viewport(
      LayoutRect(x: 0, y: (feed.contentSize.height / 2).rounded(), width: 390, height: 800))
    let finger = visible.rect.origin.offsetBy(dx: 200, dy: 400)
    let held = try XCTUnwrap(feed.anchor(at: finger, in: visible).address)
    let pinch = LayoutTransition(
      from: feed, to: end, by: mapping, around: finger, in: visible)
    let heldFrame = try XCTUnwrap(feed.frame(of: held))
    let fraction = (finger.y - heldFrame.minY) / heldFrame.height
    for progress in [-0.5, 0, 0.25, 1, 1.5] {
      let photo = try XCTUnwrap(pinch.elements(at: progress).first { $0.oldID == held })
      XCTAssertEqual(photo.newID, mapping.newAddress(of: held))
      XCTAssertEqual(
        photo.frame.minY + fraction * photo.frame.height, 400, accuracy: 1e-6, "\(progress)")
    }
    XCTAssertLessThan(pinch.passing.count, 600, "Few elements are looked at, of \(12 * 210)")
  }

  /// The item under the finger keeps its place, and headers stay pinned on the way.
  func testAPinch() throws {
    func feed(_ columns: Int) throws -> MasonryFeed {
      var feed = try MasonryFeed(width: 600)
      for section in 0..<50 {
        try feed.appendSection(
          .init(
            layout: .columns(.fixed(columns)),
            header: .init(length: 40, isPinned: true)),
          itemCount: 60,
          measuredBy: MasonryHeightClosure { index, width in
            width * Double(3 + (index + section) * 7 % 5) / 4
          })
      }
      return feed
    }
    let (three, six) = try (feed(3), feed(6))
    let finger = LayoutPoint(x: 250, y: 20_400)
    let visible = MasonryFeed.Viewport(LayoutRect(x: 0, y: 20_000, width: 600, height: 800))
    let held = try XCTUnwrap(three.anchor(at: finger, in: visible).address)
    let frame = try XCTUnwrap(three.frame(of: held))
    XCTAssertTrue(frame.contains(finger))
    let fraction = (finger.y - frame.minY) / frame.height
    let pinch = LayoutTransition(from: three, to: six, around: finger, in: visible)
    for progress in [0, 0.25, 0.5, 1] {
      let elements = pinch.elements(at: progress)
      let item = try XCTUnwrap(elements.first { $0.address == held })
      XCTAssertEqual(item.frame.minY + fraction * item.frame.height, 400, accuracy: 1e-9)
      let header = try XCTUnwrap(elements.first { $0.address == .header(section: held.section) })
      XCTAssertEqual(header.frame.minY, 0, accuracy: 1e-9)
    }
    let past = try XCTUnwrap(pinch.elements(at: 1.5).first { $0.address == held })
    XCTAssertEqual(past.frame.width, 100 * 0.5.squareRoot(), accuracy: 1e-9)
  }

  /// A view pulled far above the content shows nothing but the first header, which stretches.
  func testAStretchedHeader() throws {
    let section = HostSection(
      settings: .init(header: .init(length: 40, isStretching: true)), items: [HostItem(height: 9)])
    let feed = try FeedHost(crossLength: 60, sections: [section]).feed()
    let pulled = MasonryFeed.Viewport(LayoutRect(x: 0, y: -100, width: 60, height: 50))
    let pinch = LayoutTransition(from: feed, in: pulled, to: feed, in: pulled)
    for progress in [-0.5, 0, 0.5, 1, 1.5] {
      let elements = pinch.elements(at: progress)
      XCTAssertEqual(elements.map(\.address), [.header(section: 0)])
      XCTAssertEqual(elements.map(\.frame), [LayoutRect(x: 0, y: 0, width: 60, height: 140)])
    }
  }
}
