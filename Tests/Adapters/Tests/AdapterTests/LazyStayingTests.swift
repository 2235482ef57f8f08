import CollectionLayoutsSwiftUI
import CoreGraphics
import MasonryLayout
import SwiftUI
import XCTest

/// All views in view that a change does not concern stay where they are, in any number of columns.
@MainActor
final class LazyStayingTests: XCTestCase {
  private var generator = SplitMix64(seed: 51)

  /// A wall that is opened in the middle, and scrolled up a little; its views measure themselves, or
  /// the data have the ratios.
  private func wall(
    _ count: Int = 300, columns: Int, estimate: Double?, steps: Int = 4
  ) -> (Pictures, Screen) {
    let box = Pictures(Picture.some(count))
    (box.columns, box.estimate, box.keepsColumns) = (.fixed(columns), estimate, true)
    let screen = box.screen(bars: someBars)
    box.scrollTo(count / 2)
    screen.settle()
    for step in 0..<steps { screen.drag(by: -30 * Double(step)) }
    screen.letGo()
    return (box, screen)
  }

  /// Walls in one to four columns, with either kind of pictures.
  private func walls(_ test: (Pictures, Screen, String) throws -> Void) rethrows {
    for columns in 1...4 {
      for estimate in [nil, 90.0, 400] {
        let (box, screen) = wall(columns: columns, estimate: estimate)
        try test(box, screen, "\(columns) columns, estimate \(estimate ?? 0)")
      }
    }
  }

  /// The index of a picture some before the first one in view.
  private func item(before count: Int, _ box: Pictures, _ screen: Screen) throws -> Int {
    let seen = picturesInView(on: screen)
    return try XCTUnwrap(box.pictures.firstIndex { seen[$0.id] != nil }) - count
  }

  // The table of what moved before columns could divide.

  /// With 500 points a frame, views come into view in the frame in which they are measured.
  func testScrollingUpAmongEstimatesMovesNothing() async throws {
    for columns in 1...4 {
      for (step, frames) in [(7.0, 100), (70, 400), (500, 30)] {
        let (_, screen) = wall(2_000, columns: columns, estimate: 90, steps: 0)
        for frame in 0..<frames where screen.visibleRect.minY > 1_500 {
          assertStays(on: screen, movedBy: step, "\(columns) columns, frame \(frame) of \(step)") {
            screen.drag(by: -step)
          }
        }
      }
    }
  }

  /// What comes into view there grows upwards too, and makes room for more.
  func testTheStartIsReachedWithoutAJump() async throws {
    for columns in 1...4 {
      let (_, screen) = wall(60, columns: columns, estimate: 90, steps: 0)
      while screen.visibleRect.minY > 0 {
        let step = min(300, screen.visibleRect.minY)
        assertStays(on: screen, movedBy: step, "\(columns) columns") {
          screen.drag(by: -step)
          screen.letGo()
        }
      }
    }
  }

  /// Columns that begin at different heights become level once no finger holds the content.
  func testTheStartBecomesLevelAtRest() async throws {
    for columns in 2...4 {
      for levels in [true, false] {
        let (box, screen) = wall(302, columns: columns, estimate: 90, steps: 0)
        box.levelsStart = levels
        screen.update()
        while screen.visibleRect.minY > 0 {
          screen.drag(by: -min(300, screen.visibleRect.minY))
          if screen.visibleRect.minY > 1_000 { screen.letGo() }
        }
        /// Where columns begin that begin in view.
        func tops() -> [Double] {
          let seen = picturesInView(on: screen).values
          return Dictionary(grouping: seen, by: \.minX).values.compactMap {
            $0.map { Double($0.minY) }.min()
          }
        }
        func isLevel() -> Bool { tops().count == columns && Set(tops()).count == 1 }
        let message = "\(columns) columns, \(levels)"
        XCTAssertFalse(isLevel(), message)
        let before = picturesInView(on: screen)
        screen.letGo()
        screen.settle()
        XCTAssertEqual(isLevel(), levels, message)
        for (id, frame) in picturesInView(on: screen) {
          XCTAssertEqual(frame.minX, before[id]?.minX ?? frame.minX, "\(message): \(id)")
        }
      }
    }
  }

  /// Where there is content before the view, the column that begins at the median height stays.
  func testTheMedianColumnStaysWhereTheStartBecomesLevel() async throws {
    for columns in 2...4 {
      let (box, screen) = wall(302, columns: columns, estimate: 90, steps: 0)
      box.levelsStart = false
      screen.update()
      while screen.visibleRect.minY > 0 {
        screen.drag(by: -min(300, screen.visibleRect.minY))
        screen.letGo()
      }
      screen.settle()
      // The first picture of each column, in the order in which they begin.
      let all = Dictionary(grouping: screen.shown, by: \.value.minX).values
      let firsts = all.compactMap { $0.min { $0.value.minY < $1.value.minY } }
        .sorted { $0.value.minY < $1.value.minY }
      XCTAssertEqual(firsts.count, columns)
      let last = try XCTUnwrap(firsts.last)
      XCTAssertLessThan(firsts[0].value.minY, last.value.minY)
      // All columns begin in view, and the last of them at its start.
      screen.scroll(toY: Double(last.value.minY))
      let median = firsts[(columns - 1) / 2].key
      func tops() -> [Double] {
        firsts.compactMap { screen.shown[$0.key] }.map { Double($0.minY) }
      }
      let before = try XCTUnwrap(screen.shown[median]).minY - screen.visibleRect.minY
      box.levelsStart = true
      screen.update()
      screen.settle()
      XCTAssertEqual(Set(tops()).count, 1, "\(columns) columns: \(tops())")
      let after = try XCTUnwrap(screen.shown[median]).minY - screen.visibleRect.minY
      XCTAssertEqual(after, before, accuracy: 1, "\(columns) columns")
    }
  }

  func testALateSizeAboveMovesNothing() async throws {
    try walls { box, screen, message in
      for (before, ratio) in [(1, 0.2), (4, 3), (30, 0.5), (1, 2)] {
        let item = try item(before: before, box, screen)
        assertStays(on: screen, "\(message), \(before)") {
          box.pictures[item].ratio = ratio
          box.pictures[item - 3].ratio = ratio
          screen.update()
        }
      }
    }
  }

  func testWhatComesGoesAndMovesAboveMovesNothing() async throws {
    try walls { box, screen, message in
      for round in 0..<3 {
        let item = try item(before: 12, box, screen)
        @MainActor func assertStays(_ what: String, _ change: () -> Void) {
          self.assertStays(on: screen, "\(message), \(what)") {
            change()
            screen.update()
          }
        }
        assertStays("inserted") {
          box.pictures.insert(contentsOf: Picture.some(5, from: 1_000 + 10 * round), at: item)
        }
        assertStays("moved") {
          box.pictures.insert(box.pictures.remove(at: item - 9), at: item)
        }
        assertStays("removed") { box.pictures.removeSubrange(item - 3..<item + 4) }
        assertStays("all at once") {
          box.pictures.removeSubrange(item - 8..<item - 6)
          box.pictures.insert(box.pictures.remove(at: 2), at: item - 9)
          box.pictures.insert(contentsOf: Picture.some(3, from: 2_000 + 10 * round), at: 4)
          box.pictures[item - 12].ratio = 0.4
        }
        self.assertStays(on: screen, movedBy: 50, message) { screen.drag(by: -50) }
      }
    }
  }

  /// A gap in view is filled, and what follows the kept item stays; then the next change keeps it not.
  func testWhatFollowsAKeptItemStays() async throws {
    try walls { box, screen, message in
      for round in 0..<3 {
        let seen = picturesInView(on: screen)
        let shown = box.pictures.indices.filter { seen[box.pictures[$0].id] != nil }
        let gap = shown[shown.count / 3]
        let kept = Set(box.pictures[(gap + 1)...].map(\.id))
        box.position.keepInPlace(id: box.pictures[gap + 1].id)
        screen.settle()
        let before = seen.filter { kept.contains($0.key) }
        XCTAssertGreaterThan(before.count, 0, message)
        box.pictures.replaceSubrange(gap...gap, with: Picture.some(5, from: 1_000 + 10 * round))
        screen.update()
        let after = picturesInView(on: screen)
        for (id, frame) in before {
          XCTAssertEqual(
            after[id]?.minY ?? .nan, frame.minY, accuracy: 0.001, "\(message), \(round): \(id)")
          XCTAssertEqual(after[id]?.minX, frame.minX, "\(message), \(round): \(id)")
        }
      }
      // In the update that brings the data; an item that is not in view is not kept.
      for id in [box.pictures[2].id, nil] {
        let first = try item(before: 12, box, screen)
        assertStays(on: screen, message) {
          if let id { box.position.keepInPlace(id: id) }
          box.pictures.remove(at: first)
          screen.update()
        }
      }
    }
  }

  /// Of two walls in a scroll view the one that has the item keeps it, also if both change at once.
  func testTheWallThatHasTheKeptItemKeepsIt() async throws {
    let (first, box) = (Pictures(Picture.some(6, from: 5_000)), Pictures(Picture.some(300)))
    for wall in [first, box] { (wall.columns, wall.keepsColumns) = (.fixed(3), true) }
    let view = Live {
      BetweenViews(position: box.binding) {
        VStack(spacing: 0) {
          PictureWall(box: first)
          PictureWall(box: box)
        }
      }
    }
    let screen = Screen(view, size: phone, bars: someBars)
    for step in 1...20 { screen.scroll(toY: 150 * Double(step)) }
    let seen = picturesInView(on: screen)
    let shown = box.pictures.indices.filter { seen[box.pictures[$0].id] != nil }
    let gap = shown[shown.count / 3]
    let kept = Set(box.pictures[(gap + 1)...].map(\.id))
    box.position.keepInPlace(id: box.pictures[gap + 1].id)
    // Another picture of the same size: nothing else moves in this wall.
    first.pictures[0] = Picture(id: 6_000, ratio: first.pictures[0].ratio)
    box.pictures.replaceSubrange(gap...gap, with: Picture.some(5, from: 1_000))
    screen.update()
    let after = picturesInView(on: screen)
    let before = seen.filter { kept.contains($0.key) }
    XCTAssertGreaterThan(before.count, 3)
    for (id, frame) in before {
      XCTAssertEqual(after[id]?.minY ?? .nan, frame.minY, accuracy: 0.001, "\(id)")
    }
  }

  func testPagesAtBothEndsMoveNothing() async throws {
    walls { box, screen, message in
      for page in 0..<2 {
        assertStays(on: screen, "\(message), page \(page)") {
          box.pictures.insert(contentsOf: Picture.some(20, from: 1_000 + 100 * page), at: 0)
          box.pictures += Picture.some(20, from: 2_000 + 100 * page)
          screen.update()
        }
        // The views of the page above measure themselves as they come near.
        while page == 0, screen.visibleRect.minY > 1_500 {
          assertStays(on: screen, movedBy: 300, message) {
            screen.drag(by: -300)
            screen.letGo()
          }
        }
      }
    }
  }

  /// What is below it in its column makes room.
  func testAPictureInViewThatGrowsMovesOnlyItsColumn() async throws {
    try walls { box, screen, message in
      let seen = picturesInView(on: screen)
      let (id, frame) = try XCTUnwrap(
        seen.filter { $0.value.minY > 0 && $0.value.minY < 500 }.min { $0.key < $1.key })
      let below = seen.filter { $0.value.minX == frame.minX && $0.value.minY >= frame.minY }
      assertStays(on: screen, except: Set(below.keys), message) {
        box.pictures[id].ratio *= 0.8
        screen.update()
      }
      let now = try XCTUnwrap(picturesInView(on: screen)[id])
      XCTAssertEqual(now.minY, frame.minY, accuracy: 1e-6, message)
      XCTAssertGreaterThan(now.height, frame.height, message)
    }
  }

  /// The columns of a wall that nothing has divided come back, all of them.
  func testARotationThereAndBackMovesNothing() async throws {
    for columns in 1...4 {
      for y in stride(from: 1_000.0, to: 9_000, by: 777) {
        let (_, screen) = wall(columns: columns, estimate: nil, steps: 0)
        screen.scroll(toY: y)
        assertStays(on: screen, "\(columns) columns, \(y)") {
          for _ in 0..<3 {
            screen.turn(to: CGSize(width: 800, height: 390))
            screen.turn(to: phone)
          }
        }
      }
    }
  }

  /// A finger that scrolls, and data that change, in turn and at random.
  func testRandomUpdatesMoveNothing() async throws {
    var updates = 0
    try walls { box, screen, message in
      for step in 0..<20 {
        let message = "\(message), step \(step)"
        let distance = Double.random(in: -150...150, using: &generator).rounded()
        assertStays(on: screen, movedBy: distance, message) { screen.drag(by: -distance) }
        let seen = picturesInView(on: screen)
        let shown = box.pictures.indices.filter { seen[box.pictures[$0].id] != nil }
        let (first, last) = (try XCTUnwrap(shown.first), try XCTUnwrap(shown.last))
        guard first > 40, last + 60 < box.pictures.count else { break }
        let count = Int.random(in: 0...6, using: &generator)
        let above = Int.random(in: 0..<first - 12, using: &generator)
        let below = Int.random(in: last + 30..<last + 60, using: &generator)
        assertStays(on: screen, message) {
          box.pictures.remove(at: below)
          box.pictures.insert(contentsOf: Picture.some(count, from: 1_000 + 10 * step), at: above)
          box.pictures.insert(box.pictures.remove(at: above + 7), at: max(0, above - 5))
          box.pictures[first / 2].ratio = Double.random(in: 0.4...2, using: &generator)
          screen.update()
        }
        updates += 1
      }
    }
    XCTAssertGreaterThan(updates, 200)
  }

  // What is named as an exception.

  func testAtTheVeryStartWhatIsNewIsShown() async throws {
    for columns in 1...4 {
      let box = Pictures(Picture.some(60))
      (box.columns, box.keepsColumns) = (.fixed(columns), true)
      let screen = box.screen()
      box.pictures.insert(contentsOf: Picture.some(5, from: 900), at: 0)
      screen.update()
      XCTAssertEqual(screen.visibleRect.minY, 0)
      let seen = picturesInView(on: screen)
      XCTAssertNotNil(seen[900])
      // Nothing grows upwards: all columns begin at the top.
      let tops = Dictionary(grouping: seen.values, by: \.minX).mapValues { $0.map(\.minY).min() }
      XCTAssertEqual(tops.count, columns)
      XCTAssertEqual(Set(tops.values), [banner])
    }
  }

  func testColumnsAreKeptUnlessAnAppSaysOtherwise() async throws {
    for keeps in [nil, true, false] as [Bool?] {
      let box = Pictures(Picture.some(300))
      let wall = Live {
        LazyMasonry(box.pictures, columns: .fixed(3), spacing: 8, aspectRatio: \.ratio) { _ in
          Color.clear
        }
      }
      let screen = Screen(
        BetweenViews(position: box.binding) {
          if let keeps { wall.lazyKeepsColumns(keeps) } else { wall }
        }, size: phone)
      screen.scroll(toY: 4_000)
      let before = picturesInView(on: screen)
      box.pictures.insert(contentsOf: Picture.some(5, from: 900), at: 20)
      screen.update()
      let after = picturesInView(on: screen)
      let moved = after.filter { id, frame in before[id].map { $0 != frame } ?? false }.count
      if keeps == false { XCTAssertGreaterThan(moved, 5) } else { XCTAssertEqual(moved, 0) }
    }
  }

  /// Where a scroll view cannot be scrolled, nothing is laid out upwards.
  func testWithoutAPositionTheOffsetStays() async throws {
    let box = Pictures(Picture.some(300))
    (box.columns, box.keepsColumns) = (.fixed(3), true)
    let screen = box.screen(usesScroller: false)
    screen.scroll(toY: 4_000)
    let (before, height) = (picturesInView(on: screen), screen.contentSize.height)
    box.pictures[5].ratio = 0.2
    screen.update()
    XCTAssertEqual(screen.visibleRect.minY, 4_000)
    XCTAssertGreaterThan(screen.contentSize.height, height)
    // The other columns stay.
    let after = picturesInView(on: screen)
    let moved = Set(before.filter { id, frame in after[id] != frame }.values.map(\.minX))
    XCTAssertEqual(moved.count, 1)
  }

  func testAViewHigherThanTheScreenGrowsAtItsEnd() async throws {
    let box = Pictures(Picture.some(40))
    box.estimate = 150
    box.columns = .fixed(1)
    box.pictures[20].ratio = 0.1
    let screen = box.screen()
    box.scrollTo(20)
    screen.settle()
    screen.scroll(toY: screen.visibleRect.minY + 900)
    box.pictures[20].ratio = 0.08
    screen.update()
    screen.settle()
    let frame = try XCTUnwrap(screen.shown[20])
    XCTAssertEqual(frame.minY - screen.visibleRect.minY, -900, accuracy: 0.6)
  }
}
