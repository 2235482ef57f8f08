import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// Plain values are their own identities, with `id: \.self`: each has its place in the layout, also
/// where some repeat, and so it has after a change.
@MainActor
final class LazyIdentityTests: XCTestCase {
  private final class Words {
    var words: [String]
    init(_ words: [String]) { self.words = words }
  }

  /// Thirds and tenths of a point.
  private static func size(_ word: String) -> LayoutSize {
    .init(width: 40 + 10.1 * Double(word.count), height: 30 + Double(word.count) * 11 / 3)
  }

  private static let columns = ColumnsLayout(columns: .fixed(3), itemSpacing: 4.1)
  private static let rows = RowsLayout(
    rule: .flowing(height: 33 + 1.0 / 3), itemSpacing: 8, rowSpacing: 4.1)

  /// Changes words, and asserts that they lie where a layout built from nothing has them.
  private func assertShows(
    _ view: @escaping (Words) -> some View, line: UInt = #line,
    _ expected: ([String]) throws -> [(word: String, frame: LayoutRect)]
  ) throws {
    let box = Words(["a", "bb", "ccc", "dddd"])
    let screen = Screen(Live { ScrollView { view(box).lazyKeepsColumns(false) } }, size: phone)
    for step in 0..<7 {
      switch step {
      case 0: break
      case 1: box.words += ["a", "bb", "a"]
      case 2: box.words.insert("a", at: 0)
      case 3: box.words.remove(at: 2)
      case 4: box.words.reverse()
      case 5: box.words += (0..<20).map { String(repeating: "e", count: 1 + $0 % 4) }
      default: box.words.swapAt(1, 9)
      }
      screen.update()
      let frames = screen.allDrawn.map { "\($0.id) \($0.drawing.frame)" }
      let wanted = try expected(box.words).map { "\($0.word) \(CGRect($0.frame))" }
      XCTAssertEqual(Set(frames), Set(wanted), "step \(step)", line: line)
      XCTAssertEqual(frames.count, wanted.count, "step \(step)", line: line)
    }
  }

  func testWordsInAWall() async throws {
    try assertShows({ box in
      LazyMasonry(
        box.words, id: \.self, layout: .columns(Self.columns), sizing: { .size(Self.size($0)) }
      ) { Text($0) }
    }) { words in
      var wall = try MasonryWall(
        .columns(Self.columns), width: 390, environment: .init(scale: 1))
      try wall.items.appendItems(
        words.count, measuredBy: MasonryHeights(words.map { Self.size($0).height }))
      return zip(words, words.indices).map { ($0, wall.frame(ofItemAt: $1)) }
    }
  }

  func testWordsInRows() async throws {
    try assertShows({ box in
      LazyMasonry(
        box.words, id: \.self, layout: .rows(Self.rows), sizing: { .size(Self.size($0)) }
      ) { Text($0) }
    }) { words in
      var wall = try MasonryWall(.rows(Self.rows), width: 390, environment: .init(scale: 1))
      try wall.items.appendItems(
        words.count, measuredBy: MasonryHeights(widths: words.map { Self.size($0).width }))
      return zip(words, words.indices).map { ($0, wall.frame(ofItemAt: $1)) }
    }
  }

  /// A section for each half of the words.
  func testWordsInAFeed() async throws {
    try assertShows({ box in
      let half = box.words.count / 2
      return LazyFeed(
        [Array(box.words[..<half]), Array(box.words[half...])], id: \.self, items: \.self,
        itemID: \.self, sizing: { .size(Self.size($1)) },
        section: { _ in .init(layout: .columns(Self.columns)) }
      ) { _, word in
        Text(word)
      } header: { _ in
        EmptyView()
      } footer: { _ in
        EmptyView()
      }
    }) { words in
      var feed = try MasonryFeed(in: .width(390, environment: .init(scale: 1)))
      let half = words.count / 2
      var frames: [(String, LayoutRect)] = []
      for (section, words) in [words[..<half], words[half...]].enumerated() {
        try feed.appendSection(
          .init(layout: .columns(Self.columns)), itemCount: words.count,
          measuredBy: MasonryHeights(words.map { Self.size($0).height }))
        for (item, word) in words.enumerated() {
          frames.append((word, try XCTUnwrap(feed.frame(of: .item(item, section: section)))))
        }
      }
      return frames
    }
  }

  private static let wheel = Wheel.Configuration(
    itemSize: .init(width: 30, height: 30), radiusToItemCenter: 300)

  /// Of a card that repeats the first one is brought into focus.
  func testWordsOnAWheel() async throws {
    let box = Words(["a", "bb", "ccc", "a", "bb", "dddd", "a"])
    let position = State(wrappedValue: LazyScrollPosition())
    let view = Live {
      LazyWheel(
        box.words, id: \.self, configuration: Self.wheel, size: { Self.size($0) }
      ) { Text($0) }
      .lazyScrollPosition(position.projectedValue)
    }
    let screen = Screen(view, size: phone)
    for step in 0..<4 {
      switch step {
      case 0: break
      case 1: box.words += ["a", "eeeee"]
      case 2: box.words.removeFirst()
      default: box.words.reverse()
      }
      screen.update()
      position.wrappedValue.scrollTo(id: "bb")
      screen.settle()
      let wheel = try Wheel(
        itemCount: box.words.count, configuration: Self.wheel,
        viewportSize: LayoutSize(screen.visibleRect.size),
        measuredBy: { Self.size(box.words[$0]) })
      let x = Double(screen.visibleRect.minX)
      XCTAssertEqual(
        wheel.indexOfFocusedItem(atOffset: x), box.words.firstIndex(of: "bb"), "step \(step)")
      let drawn = screen.allDrawn
      for item in wheel.visibleItemsInDrawingOrder(atOffset: x) {
        let isDrawn = drawn.contains { id, drawing in
          id == AnyHashable(box.words[item.index])
            && abs(drawing.frame.midX - CGFloat(item.center.x)) < 1e-6
            && abs(drawing.frame.midY - CGFloat(item.center.y)) < 1e-6
        }
        XCTAssertTrue(isDrawn, "step \(step), item \(item.index)")
      }
    }
  }
}
