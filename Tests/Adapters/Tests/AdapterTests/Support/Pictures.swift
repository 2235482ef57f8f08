import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Something to show: an identity, and the proportions of a picture.
struct Picture: Identifiable, Hashable {
  let id: Int
  var ratio: Double

  /// The height of a view that measures itself: that of the picture, and of a line below it.
  func height(width: Double) -> Double { width / ratio + 20 }

  static func some(_ count: Int, from first: Int = 0) -> [Picture] {
    (first..<first + count).map { Picture(id: $0, ratio: 0.5 + Double($0 * 7_919 % 100) / 60) }
  }
}

/// The data of an app, and what its views were asked for.
@MainActor final class Pictures {
  var pictures: [Picture]
  var columns = ColumnsLayout.Columns.adaptive(minimumWidth: 160)
  var columnSpan: ((Picture) -> Int)?

  /// The estimated height of views that measure themselves; without one the data has the ratios.
  var estimate: Double?

  /// Whether items stay in their columns; by default if their views measure themselves, so that walls
  /// of known sizes are those that a rebuild would give.
  lazy var keepsColumns = estimate != nil
  var levelsStart = true
  private let state = State(wrappedValue: LazyScrollPosition())

  /// The pictures whose views were made, one entry each time.
  var made: [Int] = []

  init(_ pictures: [Picture]) { self.pictures = pictures }

  /// The wall that is to be shown, built from nothing.
  func wall(width: Double) throws -> MasonryWall {
    var wall = try MasonryWall(
      .columns(columns, spacing: 8), width: width, environment: .init(scale: 1))
    try wall.items.appendItems(of: MasonryAspectRatios(pictures.map(\.ratio)))
    return wall
  }

  var binding: Binding<LazyScrollPosition> { state.projectedValue }
  var position: LazyScrollPosition {
    get { state.wrappedValue }
    set { state.wrappedValue = newValue }
  }

  /// Orders a scroll to an item.
  func scrollTo(_ id: some Hashable, anchor: UnitPoint = .top) {
    position.scrollTo(id: id, anchor: anchor)
  }

  /// A screen that shows them between other views.
  func screen(
    usesScroller: Bool = true, size: CGSize = phone, bars: EdgeInsets = EdgeInsets(),
    countsFromRest: Bool = true, roundsPerFrame: Int = 100
  ) -> Screen {
    Screen(
      BetweenViews(position: usesScroller ? binding : nil) { PictureWall(box: self) }, size: size,
      bars: bars, countsFromRest: countsFromRest, roundsPerFrame: roundsPerFrame)
  }

  /// Changes the pictures somehow; new ones are numbered from an identity on.
  func change(by generator: inout SplitMix64, next: inout Int) {
    let count = pictures.count
    let at = count == 0 ? 0 : Int(generator.next() % UInt64(count))
    switch generator.next() % 5 {
    case 0:
      let added = Picture.some(1 + Int(generator.next() % 7), from: next)
      next += added.count
      pictures.insert(contentsOf: added, at: at)
    case 1: pictures.removeSubrange(at..<min(count, at + 1 + Int(generator.next() % 9)))
    case 2 where count > 0:
      pictures.insert(pictures.remove(at: at), at: Int(generator.next() % UInt64(count)))
    case 3 where count > 0: pictures[at].ratio = 0.4 + Double(generator.next() % 20) / 10
    default: pictures.shuffle(using: &generator)
    }
  }
}

/// A view that is as high as a picture with a line below it, at whatever width it is proposed.
struct CardLayout: Layout {
  let picture: Picture

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = Double(proposal.width ?? 60 + CGFloat(picture.id % 7) * 20)
    let height = proposal.height ?? CGFloat(picture.height(width: width))
    return CGSize(width: width, height: Double(height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Pictures in columns, with 8 points between them.
struct PictureWall: View {
  let box: Pictures

  var body: some View { wall.lazyKeepsColumns(box.keepsColumns).lazyLevelsStart(box.levelsStart) }

  @ViewBuilder private var wall: some View {
    if let estimate = box.estimate {
      LazyMasonry(
        box.pictures, columns: box.columns, spacing: 8, estimatedHeight: estimate,
        columnSpan: box.columnSpan
      ) { card($0) }
    } else {
      LazyMasonry(
        box.pictures, columns: box.columns, spacing: 8, aspectRatio: \.ratio,
        columnSpan: box.columnSpan
      ) { card($0) }
    }
  }

  private func card(_ picture: Picture) -> some View {
    box.made.append(picture.id)
    return CardLayout(picture: picture) {}
  }
}

/// A view inside the app's own scroll view, between a banner and a footer.
struct BetweenViews<Content: View>: View {
  let position: Binding<LazyScrollPosition>?
  @ViewBuilder let content: () -> Content

  var body: some View {
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.clear.frame(height: banner)
        content()
        Color.clear.frame(height: 100)
      }
    }
    if let position { view.lazyScrollPosition(position) } else { view }
  }
}

/// A view of a closure, which reads the data of a test at each evaluation.
struct Live<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

let phone = CGSize(width: 390, height: 800)

/// A navigation bar and a tab bar.
let someBars = EdgeInsets(top: 103, leading: 0, bottom: 34 + 1.0 / 3, trailing: 0)

/// The height of the banner.
let banner = 200.0

@MainActor
extension XCTestCase {
  /// Lets actions run that hosts call after a pass.
  func actions() async { for _ in 0..<10 { await Task.yield() } }

  /// The pictures of a wall between other views, and a screen that shows them.
  func wallScreen(
    _ count: Int, estimate: Double? = nil, usesScroller: Bool = true, size: CGSize = phone,
    bars: EdgeInsets = EdgeInsets(), roundsPerFrame: Int = 100
  ) -> (Pictures, Screen) {
    let box = Pictures(Picture.some(count))
    box.estimate = estimate
    let screen = box.screen(
      usesScroller: usesScroller, size: size, bars: bars, roundsPerFrame: roundsPerFrame)
    return (box, screen)
  }

  /// The frames on the screen of the pictures in view between the bars.
  func picturesInView(on screen: Screen) -> [Int: CGRect] {
    let visible = screen.visibleRect
    var frames: [Int: CGRect] = [:]
    for (id, frame) in screen.shown where frame.intersects(visible) {
      guard let id = id.base as? Int else { continue }
      frames[id] = frame.offsetBy(dx: 0, dy: -visible.minY)
    }
    return frames
  }

  /// Asserts that all pictures in view before and after a change are where they were, or a distance
  /// further down, and as large; but for those that the change concerns.
  func assertStays(
    on screen: Screen, movedBy distance: Double = 0, except concerned: Set<Int> = [],
    _ message: String = "", line: UInt = #line, while change: () throws -> Void
  ) rethrows {
    let before = picturesInView(on: screen)
    try change()
    let after = picturesInView(on: screen)
    let seen = before.filter { after[$0.key] != nil && !concerned.contains($0.key) }
    let moved = seen.filter { id, frame in
      guard let now = after[id] else { return false }
      let old = frame.offsetBy(dx: 0, dy: distance)
      return zip(
        [old.minX, old.minY, old.width, old.height], [now.minX, now.minY, now.width, now.height]
      ).contains { abs($0 - $1) > 1e-6 }
    }
    XCTAssertFalse(seen.isEmpty, "\(message) It jumped", line: line)
    XCTAssertEqual(moved.keys.sorted(), [], "\(message) of \(seen.count) moved", line: line)
  }

  /// The first picture that begins in sight at an offset, and how far from the top of the screen.
  func firstInSight(
    _ box: Pictures, on screen: Screen, scrolledTo y: Double
  ) throws -> (id: Int, y: Double) {
    let shown = screen.shown
    let begins = box.pictures.lazy.compactMap { picture in
      shown[picture.id].map { (id: picture.id, y: Double($0.minY) - y) }
    }
    return try XCTUnwrap(begins.first { $0.y >= 0 && $0.y < screen.visibleRect.height })
  }

  /// Asserts that what is in sight has views in their places, and what is far away has none.
  func assertShows(
    _ box: Pictures, on screen: Screen, _ message: String = "", line: UInt = #line
  ) throws {
    if box.estimate != nil { return assertMeasured(box, on: screen, message, line: line) }
    let visible = screen.visibleRect.offsetBy(dx: 0, dy: -banner)
    let (wall, shown) = (try box.wall(width: visible.width), screen.shown)
    func items(around distance: Double) -> [LayoutItem] {
      wall.items(in: LayoutRect(visible.insetBy(dx: 0, dy: -distance * visible.height)))
    }
    for item in items(around: 0.5) {
      let frame = CGRect(item.frame).offsetBy(dx: 0, dy: banner)
      XCTAssertEqual(
        shown[box.pictures[item.index].id], frame, "\(message) item \(item.index)", line: line)
    }
    let near = Set(items(around: 2).map { AnyHashable(box.pictures[$0.index].id) })
    XCTAssertTrue(near.isSuperset(of: shown.keys), message, line: line)
    XCTAssertEqual(
      screen.contentSize.height, banner + wall.contentSize.height + 100, message, line: line)
  }

  /// Asserts that everything with a view is as high as it wants to be at its width.
  private func assertMeasured(
    _ box: Pictures, on screen: Screen, _ message: String, line: UInt
  ) {
    let shown = screen.shown
    XCTAssertGreaterThan(shown.count, 2, message, line: line)
    let pictures = Dictionary(uniqueKeysWithValues: box.pictures.map { (AnyHashable($0.id), $0) })
    for (id, frame) in shown {
      let height = pictures[id]?.height(width: frame.width) ?? .nan
      XCTAssertEqual(frame.height, height, accuracy: 1e-6, message, line: line)
    }
    guard box.columnSpan == nil else { return }
    // Nothing overlaps, and no gap in a column is wider than the spacing, to a pixel.
    for column in Dictionary(grouping: shown.values, by: \.minX).values {
      let frames = column.sorted { $0.minY < $1.minY }
      for (above, below) in zip(frames, frames.dropFirst()) {
        XCTAssertEqual(below.minY - above.maxY, 8, accuracy: 1.01, message, line: line)
      }
    }
  }
}
