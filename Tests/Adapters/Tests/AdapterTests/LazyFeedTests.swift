import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// The feed on a screen of the model: pinned headers are drawn where they are pinned.
@MainActor
final class LazyFeedTests: XCTestCase {
  private let phone = CGSize(width: 390, height: 800)
  private let banner = BetweenViews<Color>.bannerHeight

  private struct Section: Identifiable {
    let id: String
    var pictures: [Picture]
    var isClosed = false

    var settings: MasonryFeed.Section {
      .init(
        layout: .columns(.init(columns: .fixed(3), columnSpacing: 4, itemSpacing: 4)),
        header: .init(length: 44, isPinned: true), footer: .init(length: 20), isCollapsed: isClosed)
    }
  }

  @MainActor private final class Sections {
    var sections = (0..<20).map { Section(id: "s\($0)", pictures: Picture.some(60, from: 60 * $0)) }
    let scroller = LazyScroller()
    var estimate: Double?
    var axis = Axis.vertical
  }

  private struct Contents: View {
    let box: Sections
    var body: some View {
      LazyFeed(
        box.sections, axis: box.axis, items: \.pictures,
        sizing: box.estimate.map { .estimated($0) } ?? .aspectRatio(\.ratio),
        section: \.settings
      ) { picture in
        CardLayout(picture: picture) {}
      } header: { _ in
        Color.clear
      } footer: { _ in
        Color.clear
      }
    }
  }

  private struct Feed: View {
    let box: Sections
    var body: some View {
      BetweenViews(scroller: box.scroller) {
        Contents(box: box)
      }
    }
  }

  private func expected(_ sections: [Section]) throws -> MasonryFeed {
    var feed = try MasonryFeed(width: 390, environment: .init(scale: 1))
    for section in sections {
      try feed.appendSection(
        section.settings, itemCount: section.pictures.count,
        measuredBy: MasonryAspectRatios(section.pictures.map(\.ratio)))
    }
    return feed
  }

  /// Asserts that what is in sight is where the feed has it, headers pinned.
  private func assertShows(_ box: Sections, on screen: Screen, line: UInt = #line) throws {
    let feed = try expected(box.sections)
    let visible = LayoutRect(screen.visibleRect.offsetBy(dx: 0, dy: -banner))
    let shown = screen.drawn.reduce(into: [String: CGRect]()) { $0["\($1.key)"] = $1.value.frame }
    for element in feed.elements(in: visible) {
      let section = box.sections[element.address.section]
      let id =
        switch element.address {
        case .item(let item, _): "item(\(section.pictures[item].id))"
        case .header: "header(\"\(section.id)\")"
        case .footer: "footer(\"\(section.id)\")"
        case .background: "background(\"\(section.id)\")"
        }
      let frame = CGRect(element.frame).offsetBy(dx: 0, dy: banner)
      XCTAssertEqual(shown.first { $0.key.hasSuffix(id) }?.value, frame, id, line: line)
    }
    XCTAssertEqual(
      screen.contentSize.height, banner + feed.contentSize.height + 100, line: line)
  }

  func testHeadersArePinnedWithoutEvaluatingABody() async throws {
    let box = Sections()
    let screen = Screen(Feed(box: box), size: phone)
    for y in [0.0, 190, 230, 3_000, 12_345] {
      screen.scroll(toY: y)
      try assertShows(box, on: screen)
    }
    let windows = screen.evaluations(of: "LazyWindow")
    for step in 1...39 {
      screen.scroll(toY: 12_345 + 10 * Double(step))
      try assertShows(box, on: screen)
    }
    XCTAssertEqual(screen.evaluations(of: "LazyWindow"), windows)
  }

  func testViewsAreInTheOrderOfTheData() async throws {
    let box = Sections()
    let screen = Screen(Feed(box: box), size: phone)
    screen.scroll(toY: 3_000)
    let expected = box.sections.flatMap { section in
      ["header(\"\(section.id)\")"] + section.pictures.map { "item(\($0.id))" }
        + ["footer(\"\(section.id)\")"]
    }
    let places = screen.order.map { id in expected.firstIndex { "\(id)".hasSuffix($0) } ?? -1 }
    XCTAssertGreaterThan(places.count, 30)
    XCTAssertEqual(places, places.sorted())
    XCTAssertFalse(places.contains(-1))
  }

  func testDataChangesAsARebuildWould() async throws {
    let box = Sections()
    let screen = Screen(Feed(box: box), size: phone)
    screen.scroll(toY: 6_000)
    box.sections[2].pictures.remove(at: 3)
    box.sections.insert(Section(id: "new", pictures: Picture.some(9, from: 5_000)), at: 1)
    screen.update()
    try assertShows(box, on: screen)
    box.sections[0].pictures.append(box.sections[8].pictures.removeLast())
    box.sections[3].isClosed = true
    screen.update()
    try assertShows(box, on: screen)
    box.sections[3].isClosed = false
    box.sections.remove(at: 0)
    box.sections[1].pictures[0].ratio = 3
    screen.update()
    try assertShows(box, on: screen)
  }

  func testWhatIsInSightStaysWhenSectionsAreInsertedAboveIt() async throws {
    let box = Sections()
    let screen = Screen(Feed(box: box), size: phone)
    screen.scroll(toY: 6_000)
    let added = Section(id: "new", pictures: Picture.some(30, from: 5_000))
    let old = try expected(box.sections)
    box.sections.insert(added, at: 0)
    let height = try expected(box.sections).contentSize.height - old.contentSize.height
    screen.update()
    XCTAssertEqual(screen.visibleRect.minY, 6_000 + height, accuracy: 1e-6)
    try assertShows(box, on: screen)
  }

  func testItScrollsToSectionsAndItems() async throws {
    let box = Sections()
    let screen = Screen(Feed(box: box), size: phone)
    let feed = try expected(box.sections)
    box.scroller.scroll(to: "s7")
    screen.settle()
    let header = try XCTUnwrap(feed.frame(of: .header(section: 7)))
    XCTAssertEqual(screen.visibleRect.minY, banner + header.minY)
    box.scroller.scroll(to: 60 * 12 + 30)
    screen.settle()
    let item = try XCTUnwrap(feed.frame(of: .item(30, section: 12)))
    XCTAssertEqual(screen.visibleRect.minY, banner + item.minY - 44, "below its header")
    try assertShows(box, on: screen)
  }

  private struct Bare: View {
    let box: Sections

    var body: some View {
      ScrollView(box.axis == .vertical ? .vertical : .horizontal) {
        Contents(box: box)
      }
      .lazyScroller(box.scroller)
    }
  }

  func testItScrollsSideways() async throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let box = Sections()
      let screen = Screen(Bare(box: box), size: phone)
      screen.environment.layoutDirection = direction
      XCTAssertEqual(screen.contentSize.width, 390)
      box.axis = .horizontal
      screen.update()
      XCTAssertEqual(screen.contentSize.height, 800)
      var feed = try MasonryFeed(
        in: .height(800, environment: .init(direction: .init(direction), scale: 1)))
      for section in box.sections {
        try feed.appendSection(
          section.settings, itemCount: section.pictures.count,
          measuredBy: MasonryAspectRatios(section.pictures.map(\.ratio)))
      }
      for x in [0.0, 190, 9_000, 4_000] {
        screen.scroll(toX: x)
        XCTAssertEqual(screen.contentSize.width, feed.contentSize.width)
        let shown = screen.drawn.reduce(into: [String: CGRect]()) {
          $0["\($1.key)"] = $1.value.frame
        }
        let elements = feed.elements(in: .init(LayoutRect(screen.visibleRect)))
        XCTAssertTrue(elements.contains { $0.address == .header(section: $0.address.section) })
        for element in elements {
          let section = box.sections[element.address.section]
          let id =
            switch element.address {
            case .item(let item, _): "item(\(section.pictures[item].id))"
            case .header: "header(\"\(section.id)\")"
            default: "footer(\"\(section.id)\")"
            }
          XCTAssertEqual(shown.first { $0.key.hasSuffix(id) }?.value, CGRect(element.frame), id)
        }
      }
      box.scroller.scroll(to: "s7")
      screen.settle()
      let header = try XCTUnwrap(feed.frame(of: .header(section: 7)))
      XCTAssertEqual(
        direction == .leftToRight ? screen.visibleRect.minX : screen.visibleRect.maxX,
        direction == .leftToRight ? header.minX : header.maxX)
    }
  }

  func testItemsMeasureThemselves() async throws {
    let box = Sections()
    box.estimate = 100
    let screen = Screen(Feed(box: box), size: phone)
    for y in [0.0, 9_000, 8_500] {
      screen.scroll(toY: y)
      let pictures = box.sections.flatMap(\.pictures)
      let shown = screen.shown.reduce(into: [String: CGRect]()) { $0["\($1.key)"] = $1.value }
      var count = 0
      for picture in pictures {
        guard let frame = shown.first(where: { $0.key.hasSuffix("item(\(picture.id))") })?.value
        else { continue }
        count += 1
        XCTAssertEqual(frame.height, picture.height(width: frame.width), accuracy: 1e-6)
      }
      XCTAssertGreaterThan(count, 10)
    }
  }
}
