import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// A section of pictures, with a title that is as high as it likes.
struct Shelf: Identifiable {
  let id: String
  var pictures: [Picture]
  var settings: MasonryFeed.Section
  var titleHeight = 44.0

  /// Pictures in columns, in rows and in a carousel, by turns.
  static func some(_ count: Int, from first: Int = 0) -> [Shelf] {
    (first..<first + count).map { index in
      let header = MasonryFeed.Header(length: 44, isPinned: index % 4 < 2)
      let settings =
        switch index % 3 {
        case 0: MasonryFeed.Section(layout: .columns(.init(columns: .fixed(3))), header: header)
        case 1:
          MasonryFeed.Section(
            layout: .columns(.init(columns: .fixed(2), columnSpacing: 4, itemSpacing: 8)),
            carousel: .init(length: 160), header: header)
        default:
          MasonryFeed.Section(
            layout: .rows(.init(rule: .justified(height: 90), itemSpacing: 4)), header: header,
            footer: .init(length: 20))
        }
      return Shelf(
        id: "s\(index)", pictures: Picture.some(30, from: 100 * index), settings: settings)
    }
  }
}

/// The data of an app, and the titles that were asked for with their heights then.
@MainActor final class Shelves {
  var shelves: [Shelf]
  let scroller = LazyScroller()
  var sizing = LazySizing<Picture>.aspectRatio(\.ratio)
  var columnSpan: ((Picture) -> Int)?
  var measuresHeaders = false
  private(set) var titles: [String: Double] = [:]

  init(_ shelves: [Shelf]) { self.shelves = shelves }

  fileprivate func title(of shelf: Shelf) -> some View {
    titles[shelf.id] = shelf.titleHeight
    return Color.clear.frame(height: shelf.titleHeight)
  }

  /// What the feed is to show, built from nothing: titles that had a view have measured themselves.
  func expected(width: Double, direction: LayoutDirection = .leftToRight) throws -> MasonryFeed {
    var feed = try MasonryFeed(
      width: width, environment: .init(direction: .init(direction), scale: 1))
    for shelf in shelves {
      var settings = shelf.settings
      if measuresHeaders, let height = titles[shelf.id] { settings.header?.length = height }
      try feed.appendSection(
        settings, itemCount: shelf.pictures.count,
        measuredBy: MasonryAspectRatios(
          shelf.pictures.map(\.ratio)
        ).spanning(columnSpan.map(shelf.pictures.map) ?? []))
    }
    return feed
  }
}

/// The shelves in a feed between other views.
struct ShelvesView: View {
  let box: Shelves

  var body: some View {
    BetweenViews(scroller: box.scroller) {
      LazyFeed(
        box.shelves, items: \.pictures, sizing: box.sizing, columnSpan: box.columnSpan,
        measuresHeaders: box.measuresHeaders, section: \.settings
      ) { picture in
        CardLayout(picture: picture) {}
      } header: { shelf in
        box.title(of: shelf)
      } footer: { _ in
        Color.clear.frame(height: 20)
      }
    }
  }
}

@MainActor
extension Screen {
  /// What is shown, by what elements of a feed are called, such as `header("s1")`.
  var elements: [String: (id: AnyHashable, frame: CGRect)] {
    let named = drawn.map { id, drawing in
      // Items of a carousel have the identity of the data.
      let name = id.base is Int ? "item(\(id.base))" : "\(id.base)".split(separator: ".").last
      return (String(name ?? ""), (id: id, frame: drawing.frame))
    }
    return Dictionary(named) { first, _ in first }
  }

  /// The identity of the view of a carousel, if it is shown.
  func carousel(_ shelf: Shelf) -> AnyHashable? { elements["carousel(\"\(shelf.id)\")"]?.id }
}

@MainActor
extension XCTestCase {
  /// Asserts that what is in sight is where a feed built from nothing has it, also in carousels.
  func assertShows(
    _ box: Shelves, on screen: Screen, direction: LayoutDirection = .leftToRight,
    _ message: String = "", line: UInt = #line
  ) throws {
    let (banner, shown) = (BetweenViews<Color>.bannerHeight, screen.elements)
    let feed = try box.expected(width: screen.visibleRect.width, direction: direction)
    var visible = MasonryFeed.Viewport(
      LayoutRect(screen.visibleRect.offsetBy(dx: 0, dy: -banner)))
    for (index, shelf) in box.shelves.enumerated() {
      let id = shown["carousel(\"\(shelf.id)\")"]?.id
      guard let rect = id.flatMap(screen.visibleRect(inside:)) else { continue }
      visible.offsets[index] =
        direction == .leftToRight
        ? rect.minX : feed.contentLength(ofSection: index) - rect.maxX
    }
    for element in feed.elements(in: visible) {
      let shelf = box.shelves[element.address.section]
      let name =
        switch element.address {
        case .item(let item, _): "item(\(shelf.pictures[item].id))"
        case .header: "header(\"\(shelf.id)\")"
        case .footer: "footer(\"\(shelf.id)\")"
        case .background: "background(\"\(shelf.id)\")"
        }
      XCTAssertEqual(
        shown[name]?.frame, CGRect(element.frame).offsetBy(dx: 0, dy: banner),
        "\(message) \(name)", line: line)
    }
    XCTAssertEqual(
      screen.contentSize.height, banner + feed.contentSize.height + 100, message, line: line)
  }
}
