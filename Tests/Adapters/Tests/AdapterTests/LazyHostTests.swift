import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Lazy views where SwiftUI is not as it is on a plain screen: without a screen, in a pager, with
/// views that have no size, and with much data that does not change.
@MainActor
final class LazyHostTests: XCTestCase {
  // The first body.

  func testTheFirstBodyShowsTheTopOfTheWall() async throws {
    for estimate in [nil, 90.0] {
      let box = Pictures(Picture.some(500))
      box.estimate = estimate
      let screen = box.screen(roundsPerFrame: 0)
      let (shown, wall) = (screen.shown, try box.wall(width: 390))
      XCTAssertEqual(shown.count, 60)
      guard estimate == nil else { continue }
      for index in 0..<20 {
        let frame = CGRect(wall.frame(ofItemAt: index))
        XCTAssertEqual(shown[index], frame.offsetBy(dx: 0, dy: banner))
      }
      XCTAssertEqual(screen.contentSize.height, banner + wall.contentSize.height + 100)
    }
  }

  func testTheFirstBodyShowsTheTopOfAFeed() async throws {
    let box = Shelves(Shelf.some(12))
    let screen = Screen(
      BetweenViews(position: nil) { ShelvesView(box: box) }, size: phone, roundsPerFrame: 0)
    let (shown, feed) = (screen.elements, try box.expected(on: screen))
    XCTAssertGreaterThan(shown.count, 30)
    for element in feed.elements(in: .init(LayoutRect(x: 0, y: 0, width: 390, height: 600))) {
      XCTAssertEqual(
        shown[box.name(of: element.address)]?.frame,
        CGRect(element.frame).offsetBy(dx: 0, dy: banner), "\(element.address)")
    }
  }

  // Other scroll views.

  func testAPagerThatIsNearerIsNotTheScrollView() async throws {
    let box = Pictures(Picture.some(500))
    let view = ScrollView {
      ScrollView(.horizontal) { PictureWall(box: box).frame(width: 390) }.frame(height: 20_000)
    }
    let screen = Screen(view.lazyScrollPosition(box.binding), size: phone)
    XCTAssertGreaterThan(screen.shown.count, 5)
    XCTAssertLessThan(screen.shown.count, 60)
  }

  func testADefaultAnchorIsNotOverridden() async throws {
    let box = Pictures(Picture.some(100))
    let view = ScrollView { PictureWall(box: box) }.defaultScrollAnchor(.bottom)
    let screen = Screen(view.lazyScrollPosition(box.binding), size: phone)
    XCTAssertEqual(screen.visibleRect.maxY, screen.contentSize.height)
    XCTAssertNotNil(screen.shown[99])
  }

  // Views without a size.

  private struct Broken: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: proposal.width ?? 0, height: .nan) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  func testAViewWithoutASizeHasTheEstimate() async throws {
    let box = Pictures(Picture.some(300))
    let view = ScrollView {
      LazyMasonry(box.pictures, spacing: 8, estimatedHeight: 90) { picture in
        if picture.id % 5 == 0 { Broken() {} } else { CardLayout(picture: picture) {} }
      }
    }
    let screen = Screen(view.lazyScrollPosition(box.binding), size: phone)
    box.position.scrollTo(id: 200)
    screen.settle()
    let shown = screen.shown.filter { $0.value.minY.isFinite }
    XCTAssertGreaterThan(shown.count, 8)
    for column in Dictionary(grouping: shown.values, by: \.minX).values {
      let frames = column.sorted { $0.minY < $1.minY }
      for (above, below) in zip(frames, frames.dropFirst()) {
        // Between two views there is the spacing, and for each broken one an estimate more.
        let missing = ((below.minY - above.maxY - 8) / 98).rounded()
        XCTAssertEqual(below.minY - above.maxY, 8 + 98 * missing, accuracy: 1.01)
        XCTAssertLessThan(missing, 4)
      }
    }
  }

  // Data that does not change.

  /// How often an app was asked for identities, sizes, and what is of a section.
  private final class Counts {
    var ids = 0
    var sizes = 0
    var sections = 0
  }

  private struct Counted: Identifiable {
    let number: Int
    let counts: Counts
    var id: Int {
      counts.ids += 1
      return number
    }
    var ratio: Double {
      counts.sizes += 1
      return 1 + Double(number % 5) / 5
    }
  }

  private struct CountedSection: Identifiable {
    let number: Int
    let counts: Counts
    var photos: [Counted]
    var id: Int {
      counts.sections += 1
      return number
    }
    var items: [Counted] {
      counts.sections += 1
      return photos
    }
  }

  private final class Album {
    let counts = Counts()
    var items: [Counted]
    var sections: [CountedSection]
    var isSquare = false
    var columns = 2

    /// Photos, also in sections.
    init(_ count: Int, sections: Int) {
      let (counts, size) = (counts, count / sections)
      let items = (0..<count).map { Counted(number: $0, counts: counts) }
      self.items = items
      self.sections = (0..<sections).map { index in
        CountedSection(
          number: index, counts: counts, photos: Array(items[index * size..<index * size + size]))
      }
    }
  }

  private func screen(_ album: Album, isFeed: Bool) -> Screen {
    let view = Live {
      ScrollView {
        if isFeed {
          LazyFeed(
            album.sections, items: \.items,
            sizing: { .aspectRatio(album.isSquare ? 1 : $1.ratio) },
            section: { _ in
              album.counts.sections += 1
              return .init(layout: .columns(.fixed(album.columns)))
            }
          ) { _, _ in Color.clear }
        } else {
          LazyMasonry(
            album.items, columns: .fixed(album.columns),
            aspectRatio: { album.isSquare ? 1 : $0.ratio }
          ) { _ in Color.clear }
        }
      }
    }
    return Screen(view, size: phone)
  }

  func testDataThatDoesNotChangeIsNotComparedAgain() async throws {
    for isFeed in [false, true] {
      for sections in [20, 1_000] {
        let album = Album(10_000, sections: sections)
        let screen = screen(album, isFeed: isFeed)
        let counts = album.counts
        (counts.ids, counts.sizes, counts.sections) = (0, 0, 0)
        screen.update()
        XCTAssertEqual(counts.ids, 0)
        XCTAssertLessThan(counts.sizes, 100)
        XCTAssertLessThan(counts.sections, 200, "as many as have views, of \(sections)")
        // Closures that answer otherwise are noticed, and so is a change of a copy.
        var heights = [screen.contentSize.height]
        for step in 0..<4 {
          switch step {
          case 0: album.isSquare = true
          case 1: album.columns = 3
          case 2:
            album.items.removeLast(200)
            album.sections.removeLast(2)
          default:
            album.items.removeSubrange(9_000..<9_004)
            album.sections[sections / 2].photos.removeLast(2)
          }
          screen.update()
          XCTAssertNotEqual(screen.contentSize.height, heights[step], "step \(step)")
          heights.append(screen.contentSize.height)
        }
      }
    }
  }

  // Sizes of several kinds.

  func testItemsOfSeveralKindsShareAWall() async throws {
    let box = Pictures(Picture.some(300))
    let view = Live {
      ScrollView {
        LazyMasonry(
          box.pictures, layout: .columns(.fixed(2)),
          sizing: { picture in
            switch picture.id % 3 {
            case 0: .aspectRatio(picture.ratio)
            case 1: .estimated(70)
            default: .size(.init(width: 80, height: 120))
            }
          }
        ) { CardLayout(picture: $0) {} }
      }
      .lazyScrollPosition(box.binding)
    }
    let screen = Screen(view, size: phone)
    for step in 0..<5 {
      switch step {
      case 1: screen.scroll(toY: 9_000)
      case 2: screen.turn(to: CGSize(width: 600, height: 500))
      case 3: box.position.scrollTo(id: 40)
      default: box.pictures.insert(contentsOf: Picture.some(4, from: 1_000 + 10 * step), at: 30)
      }
      screen.update()
      XCTAssertGreaterThan(screen.shown.count, 6)
      for (id, frame) in screen.shown {
        let picture = try XCTUnwrap(box.pictures.first { AnyHashable($0.id) == id })
        let height =
          switch picture.id % 3 {
          case 0: frame.width / picture.ratio
          case 1: picture.height(width: frame.width)
          default: 120.0
          }
        XCTAssertEqual(frame.height, height, accuracy: 1, "step \(step), \(id)")
      }
    }
  }

  func testASpacingThatIsLeftOutIsThatOfStacks() async throws {
    let screen = Screen(
      LazyMasonry(Picture.some(2), aspectRatio: { _ in 1 }) { _ in Color.clear }, size: phone)
    XCTAssertEqual(try XCTUnwrap(screen.shown[1]).minX, 199)
  }

  // Pages.

  func testEndsThatComeNearAreToldOnceForEachPage() async throws {
    let box = Pictures(Picture.some(100, from: 1_000))
    var told: [Edge] = []
    let view = Live {
      ScrollView { PictureWall(box: box) }
        .lazyScrollPosition(box.binding).onLazyEdge(within: 1) { told.append($0) }
    }
    let screen = Screen(view, size: phone)
    await actions()
    XCTAssertEqual(told, [.top])
    for y in [500.0, 3_000, 400, 0] { screen.scroll(toY: y) }
    await actions()
    XCTAssertEqual(told, [.top], "no news without a page")
    box.pictures = Picture.some(60, from: 500) + box.pictures
    screen.update()
    await actions()
    XCTAssertEqual(told, [.top, .top], "at the start the new ones are in view")
    screen.scroll(toY: 1e6)
    await actions()
    XCTAssertEqual(told, [.top, .top, .bottom])
    box.pictures += Picture.some(60, from: 3_000)
    screen.update()
    await actions()
    XCTAssertEqual(told, [.top, .top, .bottom], "the end is far away again")
    screen.scroll(toY: 1e6)
    await actions()
    XCTAssertEqual(told, [.top, .top, .bottom, .bottom])
  }

  func testEdgesSidewaysAreThoseOfTheReadingDirection() async {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var told: [Edge] = []
      let view = ScrollView(.horizontal) {
        LazyMasonry(
          Picture.some(300), axis: .horizontal, columns: .fixed(3), aspectRatio: \.ratio
        ) { _ in Color.clear }
      }
      .onLazyEdge { told.append($0) }
      .environment(\.layoutDirection, direction)
      let screen = Screen(view, size: phone)
      await actions()
      XCTAssertEqual(told, [direction == .leftToRight ? .leading : .trailing])
      screen.scroll(toX: 1e6)
      await actions()
      XCTAssertEqual(Set(told), [.leading, .trailing])
    }
  }

  func testCarouselsTellNoEdges() async throws {
    var told: [Edge] = []
    let view = ScrollView { ShelvesView(box: Shelves(Shelf.some(9))) }
    _ = Screen(view.onLazyEdge { told.append($0) }, size: phone)
    await actions()
    XCTAssertEqual(told, [.top])
  }
}
