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
        case 0: MasonryFeed.Section(layout: .columns(.fixed(3)), header: header)
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
  private let state = State(wrappedValue: LazyScrollPosition())
  var sizing: (Picture) -> LazySizing = { .aspectRatio($0.ratio) }
  var columnSpan: ((Picture) -> Int)?
  var axis = Axis.vertical

  /// Whether items stay in their columns; else the feed is the one that a rebuild would give.
  var keepsColumns = false

  /// The content margins of the carousels.
  var margins = EdgeInsets()
  private(set) var titles: [String: Double] = [:]

  init(_ shelves: [Shelf]) { self.shelves = shelves }

  var binding: Binding<LazyScrollPosition> { state.projectedValue }
  var position: LazyScrollPosition {
    get { state.wrappedValue }
    set { state.wrappedValue = newValue }
  }

  /// The name of an element on a screen.
  func name(of address: MasonryFeed.Address) -> String {
    let shelf = shelves[address.section]
    return switch address {
    case .item(let item, _): "item(\(shelf.pictures[item].id))"
    case .header: "header(\"\(shelf.id)\")"
    case .footer: "footer(\"\(shelf.id)\")"
    case .background: "background(\"\(shelf.id)\")"
    }
  }

  /// Changes a section, or the pictures of one; new ones are numbered from an identity on.
  func change(by generator: inout SplitMix64, next: inout Int) {
    let section = Int(generator.next() % UInt64(shelves.count))
    let count = shelves[section].pictures.count
    let item = count == 0 ? 0 : Int(generator.next() % UInt64(count))
    next += 1
    switch generator.next() % 9 {
    case 0: shelves.insert(contentsOf: Shelf.some(1, from: next), at: section)
    case 1: if shelves.count > 3 { shelves.remove(at: section) }
    case 2: shelves.append(shelves.remove(at: section))
    case 3:
      let pictures = Picture.some(1 + Int(generator.next() % 4), from: 10_000 + 100 * next)
      shelves[section].pictures.insert(contentsOf: pictures, at: item)
    case 4:
      shelves[section].pictures.removeSubrange(item..<min(count, item + Int(generator.next() % 9)))
    case 5 where count > 0:
      // Into another section, too.
      let picture = shelves[section].pictures.remove(at: item)
      shelves[Int(generator.next() % UInt64(shelves.count))].pictures.append(picture)
    case 6: shelves[section].settings.isCollapsed.toggle()
    case 7:
      let carousel = shelves[section].settings.carousel
      shelves[section].settings.carousel = carousel == nil ? .init(length: 120) : nil
    default: if count > 0 { shelves[section].pictures[item].ratio += 0.3 }
    }
  }

  fileprivate func title(of shelf: Shelf) -> some View {
    titles[shelf.id] = shelf.titleHeight
    return length(shelf.titleHeight)
  }

  /// A view with a length along the axis.
  fileprivate func length(_ length: Double) -> some View {
    Color.clear.frame(
      width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil)
  }

  /// Forgets the titles that were asked for before a layout knew which it needs.
  func forgetTitles() { titles = [:] }

  /// The feed that is to be shown, built from nothing; titles with views have measured themselves.
  func expected(on screen: Screen) throws -> MasonryFeed {
    let (axis, size) = (LayoutAxis(axis), screen.visibleRect.size)
    let direction = LayoutReadingDirection(screen.environment.layoutDirection)
    var feed = try MasonryFeed(
      in: LayoutSpace(
        axis: axis, crossLength: axis.cross.length(of: size),
        environment: .init(direction: direction, scale: 1)))
    for shelf in shelves {
      var settings = shelf.settings
      if let height = titles[shelf.id] { settings.header?.length = height }
      try feed.appendSection(
        settings, itemCount: shelf.pictures.count,
        measuredBy: MasonryAspectRatios(
          shelf.pictures.map(\.ratio)
        ).spanning(columnSpan.map(shelf.pictures.map) ?? []))
    }
    return feed
  }
}

/// The shelves in a feed.
struct ShelvesView: View {
  let box: Shelves

  var body: some View {
    LazyFeed(
      box.shelves, axis: box.axis, items: \.pictures, sizing: { box.sizing($1) },
      columnSpan: box.columnSpan, section: \.settings
    ) { _, picture in
      CardLayout(picture: picture) {}
    } header: { shelf in
      box.title(of: shelf)
    } footer: { _ in
      box.length(20)
    }
    .contentMargins(.horizontal, box.margins, for: .scrollContent)
    .lazyKeepsColumns(box.keepsColumns)
  }
}

@MainActor
extension Screen {
  /// What is shown, by what elements of a feed are called, such as `header("s1")`.
  var elements: [String: (id: AnyHashable, frame: CGRect)] {
    let named = drawn.map { (Screen.name(of: $0), (id: $0, frame: $1.frame)) }
    return Dictionary(named) { first, _ in first }
  }

  /// What an element is called: an item has the identity of the data.
  static func name(of id: AnyHashable) -> String {
    id.base is Int ? "item(\(id.base))" : String("\(id.base)".split(separator: ".").last ?? "")
  }

  /// The identity of the view of a carousel, if it is shown.
  func carousel(_ shelf: Shelf) -> AnyHashable? { elements["carousel(\"\(shelf.id)\")"]?.id }
}

@MainActor
extension XCTestCase {
  /// A screen that shows shelves between other views.
  func screen(_ box: Shelves) -> Screen {
    let screen = Screen(BetweenViews(position: box.binding) { ShelvesView(box: box) }, size: phone)
    box.forgetTitles()
    screen.update()
    return screen
  }

  /// Asserts that what is in sight is where a feed built from nothing has it, also in carousels.
  func assertShows(
    _ box: Shelves, on screen: Screen, _ message: String = "", line: UInt = #line
  ) throws {
    let (shown, feed) = (screen.elements, try box.expected(on: screen))
    let start = box.axis == .vertical ? banner : 0
    var visible = MasonryFeed.Viewport(
      LayoutRect(screen.visibleRect.offsetBy(dx: 0, dy: -start)))
    for (index, shelf) in box.shelves.enumerated() {
      guard let rect = screen.carousel(shelf).flatMap(screen.visibleRect(inside:)) else { continue }
      visible.offsets[index] =
        feed.environment.direction == .leftToRight
        ? rect.minX : feed.contentLength(ofSection: index) - rect.maxX
    }
    for element in feed.elements(in: visible) {
      let name = box.name(of: element.address)
      XCTAssertEqual(
        shown[name]?.frame, CGRect(element.frame).offsetBy(dx: 0, dy: start),
        "\(message) \(name)", line: line)
    }
    let length = LayoutAxis(box.axis).length(of: CGSize(feed.contentSize))
    XCTAssertEqual(
      LayoutAxis(box.axis).length(of: screen.contentSize),
      box.axis == .vertical ? banner + length + 100 : length, message, line: line)
  }
}
