import CollectionLayoutsSwiftUI
import CoreGraphics
import LayoutGeometry
import MasonryLayout
import SwiftUI
import XCTest

/// The feed on a screen of the model: pinned headers are drawn where they are pinned.
@MainActor
final class LazyFeedTests: XCTestCase {
  /// Sections of three columns with pinned headers and footers.
  private let box = Shelves(
    (0..<20).map {
      LazyFeedTests.section($0, Picture.some(60, from: 60 * $0))
    })

  private static func section(_ id: Int, _ pictures: [Picture]) -> Shelf {
    Shelf(
      id: "s\(id)", pictures: pictures,
      settings: .init(
        layout: .columns(.init(columns: .fixed(3), columnSpacing: 4, itemSpacing: 4)),
        header: .init(length: 44, isPinned: true), footer: .init(length: 20)))
  }

  func testHeadersArePinnedWithoutEvaluatingABody() async throws {
    let screen = screen(box)
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
    let screen = screen(box)
    screen.scroll(toY: 3_000)
    let expected = box.shelves.flatMap { shelf in
      ["header(\"\(shelf.id)\")"] + shelf.pictures.map { "item(\($0.id))" }
        + ["footer(\"\(shelf.id)\")"]
    }
    let places = screen.order.map { expected.firstIndex(of: Screen.name(of: $0)) ?? -1 }
    XCTAssertGreaterThan(places.count, 30)
    XCTAssertEqual(places, places.sorted())
    XCTAssertFalse(places.contains(-1))
  }

  /// Any changes of sections, items, carousels, rows and spans, with scrolls and turns.
  func testDataChangesAsARebuildWould() async throws {
    for seed in 0..<4 as Range<UInt64> {
      var (generator, next) = (SplitMix64(seed: seed), 100)
      let box = Shelves(Shelf.some(10))
      for index in box.shelves.indices { box.shelves[index].titleHeight = 30 + 9 * Double(index) }
      let screen = screen(box)
      screen.environment.layoutDirection = seed < 2 ? .leftToRight : .rightToLeft
      for step in 0..<60 {
        switch generator.next() % 5 {
        case 0: screen.scroll(toY: Double(generator.next() % 12_000))
        case 1: screen.turn(to: CGSize(width: Double(300 + generator.next() % 600), height: 600))
        case 2:
          for shelf in box.shelves {
            guard let id = screen.carousel(shelf) else { continue }
            screen.scroll(inside: id, to: CGPoint(x: Double(generator.next() % 3_000), y: 0))
          }
        case 3 where step % 7 == 0:
          box.columnSpan = box.columnSpan == nil ? { $0.id % 4 == 0 ? 2 : 1 } : nil
          screen.update()
        default:
          box.change(by: &generator, next: &next)
          screen.update()
        }
        try assertShows(box, on: screen, "seed \(seed), step \(step)")
      }
    }
  }

  func testWhatIsInSightStaysWhenSectionsAreInsertedAboveIt() async throws {
    let screen = screen(box)
    screen.scroll(toY: 6_000)
    let old = try box.expected(on: screen)
    box.shelves.insert(Self.section(100, Picture.some(30, from: 5_000)), at: 0)
    let height = try box.expected(on: screen).contentSize.height - old.contentSize.height
    screen.update()
    XCTAssertEqual(screen.visibleRect.minY, 6_000 + height, accuracy: 1e-6)
    try assertShows(box, on: screen)
  }

  func testItScrollsToSectionsAndItems() async throws {
    let screen = screen(box)
    let feed = try box.expected(on: screen)
    box.position.scrollTo(id: "s7")
    screen.settle()
    let header = try XCTUnwrap(feed.frame(of: .header(section: 7)))
    XCTAssertEqual(screen.visibleRect.minY, banner + header.minY)
    box.position.scrollTo(id: 60 * 12 + 30)
    screen.settle()
    let item = try XCTUnwrap(feed.frame(of: .item(30, section: 12)))
    XCTAssertEqual(screen.visibleRect.minY, banner + item.minY - 44, "below its header")
    try assertShows(box, on: screen)
  }

  func testItScrollsSideways() async throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let box = Shelves(box.shelves)
      let view = Live {
        ScrollView(box.axis == .vertical ? .vertical : .horizontal) { ShelvesView(box: box) }
          .lazyScrollPosition(box.binding)
      }
      let screen = Screen(view, size: phone)
      screen.environment.layoutDirection = direction
      XCTAssertEqual(screen.contentSize.width, 390)
      box.axis = .horizontal
      screen.update()
      XCTAssertEqual(screen.contentSize.height, 800)
      for x in [0.0, 190, 9_000, 4_000] {
        screen.scroll(toX: x)
        try assertShows(box, on: screen)
        XCTAssertTrue(screen.elements.keys.contains { $0.hasPrefix("header(") })
      }
      box.position.scrollTo(id: "s7")
      screen.settle()
      let header = try XCTUnwrap(try box.expected(on: screen).frame(of: .header(section: 7)))
      XCTAssertEqual(
        direction == .leftToRight ? screen.visibleRect.minX : screen.visibleRect.maxX,
        direction == .leftToRight ? header.minX : header.maxX)
    }
  }

  func testItemsMeasureThemselves() async throws {
    box.sizing = { _ in .estimated(100) }
    let screen = screen(box)
    for y in [0.0, 9_000, 8_500] {
      screen.scroll(toY: y)
      let shown = screen.elements
      var count = 0
      for picture in box.shelves.flatMap(\.pictures) {
        guard let frame = shown["item(\(picture.id))"]?.frame else { continue }
        count += 1
        XCTAssertEqual(frame.height, picture.height(width: frame.width), accuracy: 1e-6)
      }
      XCTAssertGreaterThan(count, 10)
    }
  }

  // Headers that measure themselves, and column spans.

  func testHeadersChooseTheirHeights() async throws {
    let box = Shelves(Shelf.some(12))
    for index in box.shelves.indices { box.shelves[index].titleHeight = 30 + 7 * Double(index) }
    let screen = screen(box)
    for y in [0.0, 500, 3_000, 1_500] {
      screen.scroll(toY: y)
      try assertShows(box, on: screen, "at \(y)")
    }
    XCTAssertGreaterThan(box.titles.count, 4)
    // Larger text, and a setting that changes: what the view says counts.
    for index in box.shelves.indices {
      box.shelves[index].titleHeight += 20
      box.shelves[index].settings.header?.isPinned.toggle()
      box.shelves[index].settings.header?.length = 60
    }
    screen.update()
    for (id, drawing) in screen.drawn where "\(id)".contains("header(") {
      let index = box.shelves.firstIndex { "\(id)".hasSuffix("\"\($0.id)\")") }
      XCTAssertEqual(drawing.frame.height, box.shelves[try XCTUnwrap(index)].titleHeight)
    }
  }

  func testWhatIsInSightStaysWhenAHeaderAboveItIsMeasured() async throws {
    let box = Shelves(Shelf.some(12))
    let screen = screen(box)
    screen.scroll(toY: 2_500)
    for index in box.shelves.indices { box.shelves[index].titleHeight = 144 }
    let before = screen.shown.mapValues { $0.minY - screen.visibleRect.minY }
    screen.update()
    let after = screen.shown.mapValues { $0.minY - screen.visibleRect.minY }
    let first = before.filter { $0.value >= 0 && $0.value < 800 && $0.key.base is Int }
      .min { $0.value < $1.value }
    let id = try XCTUnwrap(first?.key)
    XCTAssertEqual(try XCTUnwrap(after[id]), try XCTUnwrap(before[id]), accuracy: 1)
    try assertShows(box, on: screen)
  }

  func testHeadersAreHeadersToAScreenReader() async throws {
    let screen = screen(Shelves(Shelf.some(9)))
    screen.scroll(toY: 1_500)
    let headers = screen.elements.filter { $0.key.hasPrefix("header(") }.values.map(\.id)
    XCTAssertGreaterThan(headers.count, 1)
    XCTAssertEqual(screen.headers, Set(headers))
  }

  func testItemsSpanColumns() async throws {
    let box = Shelves(Shelf.some(12))
    box.columnSpan = { $0.id % 4 == 0 ? 2 : 1 }
    let screen = screen(box)
    try assertShows(box, on: screen)
    XCTAssertEqual(try box.expected(on: screen)[0].frame(ofItemAt: 0).width, 260)
    // Other spans, with the same ratios.
    box.columnSpan = { $0.id % 4 == 1 ? .max : 1 }
    screen.update()
    try assertShows(box, on: screen)
    box.columnSpan = nil
    screen.update()
    try assertShows(box, on: screen)
  }

  // Carousels: scroll views in a scroll view, which keep their places.

  /// Shelves, and a screen with the carousel of the second one in sight.
  private func shelves(
    _ count: Int, y: Double = 600, prepare: (Shelves) -> Void = { _ in }
  ) -> (Shelves, Screen) {
    let box = Shelves(Shelf.some(count))
    prepare(box)
    let screen = screen(box)
    screen.scroll(toY: y)
    return (box, screen)
  }

  private func scroll(_ shelf: Shelf, toX x: Double, on screen: Screen) throws {
    screen.scroll(inside: try XCTUnwrap(screen.carousel(shelf)), to: CGPoint(x: x, y: 0))
  }

  func testCarouselsScrollByThemselvesAndKeepTheirPlacesOutOfSight() async throws {
    let (box, screen) = shelves(30)
    for x in [70.0, 300, 1e9, 500] {
      try scroll(box.shelves[1], toX: x, on: screen)
      try assertShows(box, on: screen, "at \(x)")
    }
    XCTAssertLessThan(screen.drawn.count, 200)
    screen.scroll(toY: 9_000)
    XCTAssertNil(screen.carousel(box.shelves[1]))
    screen.scroll(toY: 600)
    let id = try XCTUnwrap(screen.carousel(box.shelves[1]))
    XCTAssertEqual(screen.visibleRect(inside: id)?.minX, 500)
    try assertShows(box, on: screen)
  }

  func testWhatCarouselsShowStaysWhenItemsAreInsertedBeforeIt() async throws {
    let (box, screen) = shelves(9)
    try scroll(box.shelves[1], toX: 500, on: screen)
    let id = try XCTUnwrap(screen.carousel(box.shelves[1]))
    let old = try XCTUnwrap(screen.visibleRect(inside: id))
    let before = screen.drawn.mapValues(\.frame)
    box.shelves[1].pictures.insert(contentsOf: Picture.some(4, from: 9_000), at: 0)
    screen.update()
    XCTAssertGreaterThan(try XCTUnwrap(screen.visibleRect(inside: id)).minX, old.minX + 100)
    let shown = box.shelves[1].pictures.filter { picture in
      before[picture.id].map { $0.minX >= 0 && $0.minX < 390 } ?? false
    }
    let first = try XCTUnwrap(shown.first).id
    XCTAssertEqual(screen.drawn[first]?.frame.minX, before[first]?.minX)
    try assertShows(box, on: screen)
  }

  func testACarouselThatFillsTheViewStaysWhenASectionIsInsertedAboveIt() async throws {
    let (box, screen) = shelves(9) { $0.shelves[4].settings.carousel = .init(length: 1_200) }
    let shelf = box.shelves[4]
    let frame = try XCTUnwrap(box.expected(on: screen).frame(of: .item(0, section: 4)))
    screen.scroll(toY: banner + frame.minY + 100)
    box.shelves.insert(contentsOf: Shelf.some(1, from: 50), at: 0)
    screen.update()
    let id = try XCTUnwrap(screen.carousel(shelf))
    let shown = try XCTUnwrap(screen.drawn[id]).frame
    XCTAssertEqual(shown.minY - screen.visibleRect.minY, -100, accuracy: 1e-6)
  }

  func testTheScrollerFindsItemsOfCarousels() async throws {
    let (box, screen) = shelves(30, y: 0)
    for (shelf, item) in [(1, 20), (25, 12), (1, 3), (1, 29)] {
      let picture = box.shelves[shelf].pictures[item].id
      box.position.scrollTo(id: picture)
      screen.settle()
      let frame = try XCTUnwrap(screen.drawn[picture], "\(shelf), \(item)").frame
      let feed = try box.expected(on: screen)
      var visible = MasonryFeed.Viewport(
        LayoutRect(screen.visibleRect.offsetBy(dx: 0, dy: -banner)))
      feed.scroll(&visible, to: .item(item, section: shelf), at: .start)
      let expected = try XCTUnwrap(feed.frame(of: .item(item, section: shelf), in: visible))
      XCTAssertEqual(frame.minX, expected.minX, "\(shelf), \(item)")
      XCTAssertTrue(screen.visibleRect.intersects(frame))
      try assertShows(box, on: screen)
    }
  }

  /// Where a carousel comes to rest is where the engine's would, its insets being margins.
  func testCarouselsComeToRestWithAnItemAligned() async throws {
    for snapping in [LayoutScrollPosition.start, .center, .end, .nearest] {
      try assertCarouselsComeToRest(at: snapping, .init())
    }
  }

  /// Between content margins it is as in a narrower view without: offsets count from the margin.
  func testCarouselsComeToRestBetweenContentMargins() async throws {
    for snapping in [LayoutScrollPosition.start, .center, .end] {
      try assertCarouselsComeToRest(
        at: snapping, EdgeInsets(top: 0, leading: 16 + 1.0 / 3, bottom: 0, trailing: 40.1))
    }
  }

  private func assertCarouselsComeToRest(
    at snapping: LayoutScrollPosition, _ margins: EdgeInsets, line: UInt = #line
  ) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let (box, screen) = shelves(3) { box in
        box.margins = margins
        box.shelves[1].settings.carousel?.snapping = snapping
        box.shelves[1].settings.layout.columns?.contentInsets = .init(
          top: 0, leading: 9.1, bottom: 0, trailing: 20)
      }
      screen.environment.layoutDirection = direction
      let id = try XCTUnwrap(screen.carousel(box.shelves[1]))
      let width = 390 - margins.leading - margins.trailing
      var feed = try MasonryFeed(
        in: .width(Double(width), environment: .init(direction: .init(direction), scale: 1)))
      let shelf = box.shelves[1]
      try feed.appendSection(
        shelf.settings, itemCount: shelf.pictures.count,
        measuredBy: MasonryAspectRatios(shelf.pictures.map(\.ratio)))
      let last = feed.clampedOffset(.infinity, ofSection: 0)
      for offset in [0.0, 7, 123 + 1.0 / 3, 500.1, 1_000, last - 9, last] {
        let left = direction == .leftToRight ? margins.leading : margins.trailing
        let x = direction == .leftToRight ? offset : last - offset
        screen.flick(inside: id, toX: x - Double(left))
        let rest = try XCTUnwrap(screen.visibleRect(inside: id)).minX + left
        XCTAssertEqual(
          direction == .leftToRight ? Double(rest) : last - Double(rest),
          feed.snappedOffset(offset, ofSection: 0, at: snapping), accuracy: 1e-6,
          "\(snapping), \(direction), \(offset)", line: line)
      }
      try assertShows(box, on: screen, "\(snapping), \(direction)", line: line)
    }
  }

  func testACarouselScrollsToAnItemAfterItsMargin() async throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let (box, screen) = shelves(9) { box in
        box.margins = EdgeInsets(top: 0, leading: 30 + 1.0 / 3, bottom: 0, trailing: 7.1)
      }
      screen.environment.layoutDirection = direction
      func distance(_ id: Int) throws -> Double {
        let frame = try XCTUnwrap(screen.drawn[id]).frame
        return direction == .leftToRight ? Double(frame.minX) : 390 - Double(frame.maxX)
      }
      let id = box.shelves[1].pictures[12].id
      box.position.scrollTo(id: id)
      screen.settle()
      XCTAssertEqual(try distance(id), 30 + 1.0 / 3, accuracy: 1e-6)
      box.shelves[1].pictures.insert(contentsOf: Picture.some(4, from: 9_000), at: 0)
      screen.update()
      XCTAssertEqual(try distance(id), 30 + 1.0 / 3, accuracy: 1e-6, "\(direction)")
    }
  }

  func testItemsOfCarouselsMeasureThemselves() async throws {
    let (box, screen) = shelves(3, y: 1_100) { $0.sizing = { _ in .estimated(80) } }
    try scroll(box.shelves[1], toX: 400, on: screen)
    var count = 0
    for picture in box.shelves[1].pictures {
      guard let frame = screen.drawn[picture.id]?.frame else { continue }
      count += 1
      XCTAssertEqual(frame.width, Double(60 + picture.id % 7 * 20), accuracy: 1)
    }
    XCTAssertGreaterThan(count, 10)
  }

  func testAnEmptyCarouselAmongItemsThatMeasureThemselvesTurns() async {
    let (box, screen) = shelves(3) { box in
      box.sizing = { _ in .estimated(90) }
      box.shelves[1].pictures = []
    }
    screen.turn(to: CGSize(width: 844, height: 390))
    XCTAssertEqual(screen.drawn[box.shelves[0].pictures[0].id]?.frame.width, 281)
    XCTAssertNil(screen.carousel(box.shelves[1]))
  }

  func testCarouselsAreAsHighAsTheirRowsNeed() async throws {
    let (box, screen) = shelves(3) { box in
      box.shelves[1].settings.layout = .columns(
        .init(columns: .tracks([.points(120), .points(100)]), columnSpacing: 10))
    }
    let id = try XCTUnwrap(screen.carousel(box.shelves[1]))
    XCTAssertEqual(screen.drawn[id]?.frame.height, 230)
    try assertShows(box, on: screen)
    box.shelves[1].settings.carousel = .init(length: 250)
    screen.update()
    XCTAssertEqual(screen.drawn[id]?.frame.height, 250)
    try assertShows(box, on: screen)
  }

  func testACarouselInViewBecomesAWallAndBack() async throws {
    let box = Shelves(Shelf.some(6))
    let screen = screen(box)
    screen.scroll(toY: 1_300)
    XCTAssertNotNil(screen.carousel(box.shelves[1]))
    let carousel = box.shelves[1].settings.carousel
    for settings in [nil, carousel, nil] {
      box.shelves[1].settings.carousel = settings
      screen.update()
      try assertShows(box, on: screen)
    }
  }

  // Costs, in questions.

  /// Of any array only items that are new, and those with views, are asked for, once each.
  func testWhoIsAskedForASize() async {
    let box = Shelves(Shelf.some(60).filter { $0.settings.carousel == nil })
    var asked: [Int] = []
    var factor = 1.0
    box.sizing = {
      asked.append($0.id)
      return .aspectRatio($0.ratio * factor)
    }
    let screen = screen(box)
    screen.scroll(toY: 3_000)
    func questions(_ change: () -> Void) -> [Int] {
      asked = []
      change()
      return asked.sorted()
    }
    func ids() -> [Int] { box.shelves.flatMap(\.pictures).map(\.id).sorted() }
    let near = questions { screen.update() }
    XCTAssertLessThan(near.count, 400)
    XCTAssertEqual(Set(near).count, near.count, "each once")
    let page = questions {
      box.shelves[39].pictures += Picture.some(20, from: 50_000)
      screen.update()
    }
    XCTAssertEqual(page, near + Array(50_000..<50_020))
    let target = box.shelves[30].pictures[7].id
    XCTAssertEqual(
      questions {
        box.position.scrollTo(id: target)
        screen.settle()
      }, [])
    XCTAssertEqual(questions { screen.turn(to: CGSize(width: 500, height: 800)) }, [])
    let seen = questions { screen.update() }
    let equal = questions {
      box.shelves = box.shelves.map { shelf in
        var shelf = shelf
        shelf.pictures = shelf.pictures.map { $0 }
        return shelf
      }
      screen.update()
    }
    XCTAssertEqual(equal, seen)
    let day = questions {
      box.shelves.insert(
        Shelf(id: "new", pictures: Picture.some(30, from: 60_000), settings: .init()), at: 0)
      screen.update()
    }
    XCTAssertEqual(day, (seen + Array(60_000..<60_030)).sorted())
    // A closure that answers otherwise for one that has a view, in the update that brings a page.
    let all = questions {
      factor = 1.25
      box.shelves[5].pictures.insert(contentsOf: Picture.some(20, from: 70_000), at: 0)
      screen.update()
    }
    XCTAssertEqual(Set(all), Set(ids()))
  }
}
