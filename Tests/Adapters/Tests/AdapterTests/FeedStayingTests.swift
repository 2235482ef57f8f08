import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// All cells in view that a change does not concern stay where they are, in any number of columns.
@MainActor
final class FeedStayingTests: XCTestCase {
  private var generator = SplitMix64(seed: 51)

  /// An album in columns, opened in the middle, above which a finger has been.
  ///
  /// Either its cells measure themselves, from 40 to 400 points, where 150 are estimated, or the
  /// photos have ratios.
  private func wall(
    _ count: Int = 200, columns: Int, measuresItself: Bool, scale: Double = 1, steps: Int = 4
  ) -> PhotoWall {
    let wall = PhotoWall(
      counts: [count], columns: [columns], measuring: measuresItself ? .max : 0, heights: 40...400,
      scale: scale, by: &generator
    ) { wall in
      wall.layout.keepsColumns = true
      if measuresItself { wall.layout.heightForItem = nil }
    }
    wall.layout.scrollToItem(at: IndexPath(0, count / 2), at: .start, animated: false)
    wall.view.layoutIfNeeded()
    for step in 0..<steps { wall.scroll(to: wall.view.bounds.minY - 40 * Double(step)) }
    return wall
  }

  /// Walls in one to four columns, with either kind of cells, on pixels of some size.
  private func walls(_ test: (PhotoWall, String) throws -> Void) rethrows {
    for columns in 1...4 {
      for measuresItself in [false, true] {
        for scale in [1.0, 3] {
          let wall = wall(columns: columns, measuresItself: measuresItself, scale: scale)
          wall.view.adjustsAtOnce = scale == 1
          try test(wall, "\(columns) columns, \(measuresItself), \(scale)")
        }
      }
    }
  }

  private func photos(_ count: Int, from id: Int, like wall: PhotoWall) -> [Photo] {
    let measures = wall.layout.heightForItem == nil
    return (0..<count).map {
      Photo(
        id: id + $0, ratio: 0.3 + Double($0) / 9,
        measuredHeight: measures ? Double(41 + 37 * $0 % 211) : nil)
    }
  }

  /// The index of an item some before the first one in view.
  private func item(before count: Int, in wall: PhotoWall) throws -> Int {
    try XCTUnwrap(wall.view.indexPathsForVisibleItems.min()).item - count
  }

  // The table of what moved before columns could divide.

  /// At 300 points a step, several cells of a column are measured at once.
  func testScrollingUpAmongEstimatesMovesNothing() async throws {
    for columns in 1...4 {
      for (step, frames, scale) in [(7.0, 1_500, 1.0), (61.0 / 3, 400, 3), (300, 150, 2)] {
        let wall = wall(2_000, columns: columns, measuresItself: true, scale: scale, steps: 0)
        wall.view.measuresAhead = scale == 3
        wall.view.adjustsAtOnce = scale == 2
        for frame in 0..<frames where wall.view.bounds.minY > 1_000 {
          wall.assertStays(movedBy: step, "\(columns) columns, frame \(frame) of \(step)") {
            wall.scroll(to: wall.view.bounds.minY - step)
          }
        }
      }
    }
  }

  /// A deceleration may write offsets that it has computed before, over the adjustments on its way.
  ///
  /// Then nothing can be kept while it moves; once it rests all is as it was.
  func testADecelerationThatForgetsAdjustmentsEndsInItsPlace() async throws {
    for columns in 1...4 {
      let wall = wall(2_000, columns: columns, measuresItself: true, steps: 0)
      let start = wall.view.bounds.minY
      wall.view.addGestureRecognizer(wall.view.panGestureRecognizer)
      wall.view.pan(
        from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 30), flicked: CGPoint(x: 0, y: 900),
        settles: false)
      XCTAssertTrue(wall.view.isDecelerating)
      for frame in 1...30 {
        wall.view.contentOffset.y = start - 30 - 30 * Double(frame)
        wall.view.layoutIfNeeded()
        try wall.assertShowsTheRightViews("frame \(frame)", of: wall.layout.feed)
      }
      wall.view.finishDecelerating()
      wall.view.layoutIfNeeded()
      wall.assertStays("\(columns) columns") { wall.view.layoutIfNeeded() }
      for _ in 0..<20 {
        wall.assertStays(movedBy: 61, "\(columns) columns") {
          wall.scroll(to: wall.view.bounds.minY - 61)
        }
      }
    }
  }

  /// What comes into view there grows upwards too, and makes room for more.
  func testTheStartIsReachedWithoutAJump() async throws {
    for columns in 1...4 {
      let wall = wall(60, columns: columns, measuresItself: true, steps: 0)
      while wall.view.bounds.minY > 0 {
        let step = min(300, wall.view.bounds.minY)
        wall.assertStays(movedBy: step, "\(columns) columns") {
          wall.scroll(to: wall.view.bounds.minY - step)
        }
      }
      XCTAssertTrue(wall.layout.isAtStart)
    }
  }

  func testALateLengthAboveMovesNothing() async throws {
    try walls { wall, message in
      for (before, ratio) in [(1, 3.0), (4, 0.2), (30, 2), (1, 0.1)] {
        let item = try item(before: before, in: wall)
        wall.assertStays("\(message), \(before)") {
          wall.layout.heightForItem = { _, width in width * ratio }
          wall.layout.remeasureItems(at: [IndexPath(0, item), IndexPath(0, item - 3)])
          wall.view.layoutIfNeeded()
        }
      }
    }
  }

  func testWhatComesGoesAndMovesAboveMovesNothing() async throws {
    try walls { wall, message in
      for round in 0..<3 {
        let item = try item(before: 12, in: wall)
        let new = photos(5, from: 1_000 + 10 * round, like: wall)
        wall.assertStays("\(message), inserted") {
          wall.change { $0[0].photos.insert(contentsOf: new, at: item) }
        }
        wall.assertStays("\(message), moved") {
          wall.change { $0[0].photos.insert($0[0].photos.remove(at: item - 9), at: item) }
        }
        wall.assertStays("\(message), removed") {
          wall.change { $0[0].photos.removeSubrange(item - 3..<item + 4) }
        }
        wall.assertStays("\(message), all at once") {
          wall.change { albums in
            let new = photos(3, from: 2_000 + round * 10, like: wall)
            albums[0].photos.removeSubrange(item - 8..<item - 6)
            albums[0].photos.insert(albums[0].photos.remove(at: 2), at: item - 9)
            albums[0].photos.insert(contentsOf: new, at: 4)
          }
        }
        wall.assertStays(movedBy: 50, message) { wall.scroll(to: wall.view.bounds.minY - 50) }
      }
      try wall.assertShowsTheRightViews(of: wall.layout.feed)
    }
  }

  /// A gap in view is filled, and what follows the kept item stays, once and in the next updates not.
  func testWhatFollowsAKeptItemStays() async throws {
    try walls { wall, message in
      for round in 0..<3 {
        let seen = wall.view.indexPathsForVisibleItems.sorted()
        let gap = seen[seen.count / 3].item
        let kept = Set(wall.gallery.albums[0].photos[(gap + 1)...].map(\.id))
        let before = wall.photosInView.filter { kept.contains($0.key) }
        XCTAssertGreaterThan(before.count, 0, message)
        wall.layout.keepInPlace(itemAt: IndexPath(0, gap + 1))
        let new = photos(5, from: 1_000 + 10 * round, like: wall)
        wall.change { $0[0].photos.replaceSubrange(gap...gap, with: new) }
        let after = wall.photosInView
        for (id, frame) in before {
          XCTAssertEqual(
            after[id]?.minY ?? .nan, frame.minY, accuracy: 0.001, "\(message), \(round): \(id)")
          XCTAssertEqual(after[id]?.minX, frame.minX, "\(message), \(round): \(id)")
        }
      }
      // An item that is not in view is not kept, and one update keeps it.
      for item in [2, nil] as [Int?] {
        if let item { wall.layout.keepInPlace(itemAt: IndexPath(0, item)) }
        let first = try self.item(before: 12, in: wall)
        wall.assertStays(message) { wall.change { $0[0].photos.remove(at: first) } }
      }
      try wall.assertShowsTheRightViews(of: wall.layout.feed)
    }
  }

  func testPagesAtBothEndsMoveNothing() async throws {
    walls { wall, message in
      for page in 0..<3 {
        wall.assertStays("\(message), page \(page)") {
          wall.change { albums in
            let new = photos(40, from: 1_000 + 100 * page, like: wall)
            albums[0].photos.insert(contentsOf: new[..<20], at: 0)
            albums[0].photos += new[20...]
          }
        }
        // The cells of the page above measure themselves as they come into view.
        while page == 0, wall.view.bounds.minY > 1_500 {
          wall.assertStays(movedBy: 90, message) { wall.scroll(to: wall.view.bounds.minY - 90) }
        }
      }
    }
  }

  /// What is below it in its column makes room.
  func testACellInViewThatGrowsMovesOnlyItsColumn() async throws {
    try walls { wall, message in
      let seen = wall.photosInView
      let (id, frame) = try XCTUnwrap(
        seen.filter { $0.value.minY > 30 && $0.value.minY < 440 }.min { $0.key < $1.key })
      let path = try XCTUnwrap(wall.view.shownPhotos.first { $0.value == id }?.key)
      let below = seen.filter { $0.value.minX == frame.minX && $0.value.minY >= frame.minY }
      try wall.assertStays(except: Set(below.keys), message) {
        XCTAssertEqual(try wall.givesWay(toItemAt: path, growingBy: 40), true)
        wall.view.layoutIfNeeded()
      }
      XCTAssertEqual(try wall.frame(path).minY - wall.view.bounds.minY, frame.minY, accuracy: 1e-6)
    }
  }

  /// Other columns stay, and so does what lies above in the same ones.
  func testAnItemUnderAFingerMovesOnlyWhatFollowsIt() async throws {
    var moves = 0
    for seed in 0..<60 as Range<UInt64> {
      generator = SplitMix64(seed: seed)
      let wall = wall(columns: 3, measuresItself: true)
      // Where columns divide comes into view.
      for _ in 0..<4 { wall.scroll(to: wall.view.bounds.minY - 100) }
      for _ in 0..<3 { wall.scroll(to: wall.view.bounds.minY + 90) }
      let seen = wall.photosInView.sorted { ($0.value.minY, $0.key) < ($1.value.minY, $1.key) }
      let inside = seen.filter { $0.value.minY > 30 && $0.value.midY < 480 }
      let (from, to) = [(0, 3), (3, 0), (2, 1)][Int(seed % 3)]
      guard let (id, frame) = inside.dropFirst(from).first,
        let (_, target) = inside.dropFirst(to).first,
        let path = wall.view.shownPhotos.first(where: { $0.value == id })?.key
      else { continue }
      wall.view.beginInteractiveMovementForItem(at: path)
      let y = wall.view.bounds.minY
      let finger = CGPoint(x: target.midX, y: target.midY + y)
      let before = wall.photosInView
      wall.view.updateInteractiveMovementTargetPosition(finger)
      wall.view.endInteractiveMovement()
      let now = wall.photosInView
      let landed = try XCTUnwrap(now[id], "seed \(seed): \(id) is out of view")
      if landed.isAlmost(frame) { continue }
      moves += 1
      for (other, old) in before where other != id {
        guard let new = now[other] else { continue }
        let follows =
          old.minX == frame.minX && old.minY >= frame.minY
          || old.minX == landed.minX && new.minY >= landed.minY
        if !follows { XCTAssertTrue(old.isAlmost(new), "seed \(seed): \(other) of \(id)") }
      }
    }
    XCTAssertGreaterThan(moves, 20)
  }

  /// The columns of a wall that nothing has divided come back, all of them.
  func testARotationThereAndBackMovesNothing() async throws {
    for columns in 1...4 {
      for y in stride(from: 300.0, to: 4_000, by: 231) {
        let wall = wall(columns: columns, measuresItself: false, steps: 0)
        wall.scroll(to: y)
        wall.assertStays("\(columns) columns, \(y)") {
          for _ in 0..<3 {
            wall.turn(480, 320)
            wall.turn(320, 480)
          }
        }
      }
    }
  }

  /// Columns that begin at different heights become level, in their columns, once nothing scrolls.
  func testTheStartBecomesLevelAtRest() async throws {
    for columns in 2...4 {
      for levels in [true, false] {
        let wall = wall(columns: columns, measuresItself: true, steps: 0)
        wall.layout.levelsStart = levels
        let start = -wall.view.adjustedContentInset.top
        while wall.view.bounds.minY > start {
          wall.scroll(to: max(start, wall.view.bounds.minY - 200))
        }
        /// Whether all columns begin in view, and at one height.
        func isLevel() -> Bool {
          let all = Dictionary(grouping: wall.photosInView.values, by: \.minX)
          let tops = all.values.compactMap { $0.map(\.minY).min() }
          return tops.count == columns && Set(tops).count == 1
        }
        let message = "\(columns) columns, \(levels)"
        XCTAssertFalse(isLevel(), message)
        let before = wall.photosInView
        func wait() async throws {
          try await Task.sleep(nanoseconds: 300_000_000)
          wall.view.layoutIfNeeded()
        }
        try await wall.view.hold { try await wait() }
        XCTAssertEqual(wall.photosInView, before, "\(message): It moved under a finger")
        try await wait()
        XCTAssertEqual(isLevel(), levels, message)
        XCTAssertEqual(wall.view.bounds.minY, start, message)
        for (id, frame) in wall.photosInView {
          if let old = before[id] { XCTAssertEqual(frame.minX, old.minX, "\(message): \(id)") }
        }
      }
    }
  }

  /// Where there is content before the view, the column that begins at the median height stays.
  func testTheMedianColumnStaysWhereTheStartBecomesLevel() async throws {
    for columns in 2...4 {
      let wall = wall(columns: columns, measuresItself: true, steps: 0)
      wall.layout.levelsStart = false
      let start = -wall.view.adjustedContentInset.top
      while wall.view.bounds.minY > start {
        wall.scroll(to: max(start, wall.view.bounds.minY - 200))
      }
      let items = try XCTUnwrap(wall.layout.feed)[0]
      let firsts = (0..<columns).compactMap { column in
        (0..<items.itemCount).first { items.column(ofItemAt: $0) == column }
      }
      func tops() throws -> [Double] {
        let feed = try XCTUnwrap(wall.layout.feed)
        return firsts.compactMap { feed.frame(of: .item($0, section: 0))?.minY }
      }
      let old = try tops()
      let sorted = old.sorted()
      XCTAssertLessThan(sorted[0], sorted[columns - 1])
      let inset = wall.view.adjustedContentInset.top
      // All columns begin in view, and the last of them at its start.
      wall.scroll(to: sorted[columns - 1] - inset)
      wall.layout.levelsStart = true
      wall.layout.invalidateLayout()
      wall.view.layoutIfNeeded()
      let offset = wall.view.bounds.minY
      try await Task.sleep(nanoseconds: 300_000_000)
      wall.view.layoutIfNeeded()
      let new = try tops()
      XCTAssertEqual(Set(new).count, 1, "\(columns) columns: \(new)")
      let median = try XCTUnwrap(old.firstIndex(of: sorted[(columns - 1) / 2]))
      XCTAssertEqual(
        new[median] - wall.view.bounds.minY, old[median] - offset, accuracy: 1,
        "\(columns) columns")
      XCTAssertEqual(wall.view.misuses, [])
    }
  }

  /// At another width all are stacked downwards again: then the first item in view comes back.
  func testTheFirstItemOfADividedWallComesBackFromARotation() async throws {
    for columns in 1...4 {
      for round in 0..<19 {
        let wall = wall(columns: columns, measuresItself: true, steps: 0)
        for step in 0..<5 { wall.scroll(to: wall.view.bounds.minY - 30 * Double(step + round)) }
        let seen = wall.photosInView.filter { $0.value.minY >= 30 }
        guard let (id, frame) = seen.min(by: { $0.key < $1.key }) else { continue }
        wall.turn(480, 320)
        wall.turn(320, 480)
        XCTAssertEqual(
          try XCTUnwrap(wall.photosInView[id], "\(columns) columns, \(round)").minY, frame.minY,
          accuracy: 1e-6, "\(columns) columns, \(round)")
      }
    }
  }

  /// A finger that scrolls, and data that change, in turn and at random.
  func testRandomUpdatesMoveNothing() async throws {
    var updates = 0
    for columns in 1...4 {
      for measuresItself in [false, true] {
        let wall = wall(300, columns: columns, measuresItself: measuresItself)
        for step in 0..<30 {
          let message = "\(columns) columns, \(measuresItself), step \(step)"
          let distance = Double.random(in: -150...150, using: &generator).rounded()
          wall.assertStays(movedBy: distance, message) {
            wall.scroll(to: wall.view.bounds.minY - distance)
          }
          let shown = wall.view.indexPathsForVisibleItems.map(\.item)
          guard let first = shown.min(), let last = shown.max(), first > 40 else { break }
          let count = Int.random(in: 0...6, using: &generator)
          let new = photos(count, from: 1_000 + 10 * step, like: wall)
          let (above, below) = (
            Int.random(in: 0..<first - 12, using: &generator),
            Int.random(in: last + 30..<last + 60, using: &generator)
          )
          guard below + 2 < wall.gallery.albums[0].photos.count else { break }
          wall.assertStays(message) {
            wall.change { albums in
              albums[0].photos.remove(at: below)
              albums[0].photos.insert(contentsOf: new, at: above)
              albums[0].photos.insert(albums[0].photos.remove(at: above + 7), at: max(0, above - 5))
            }
          }
          updates += 1
        }
      }
    }
    XCTAssertGreaterThan(updates, 200)
  }

  // What is named as an exception.

  func testAtTheVeryStartWhatIsNewIsShown() async throws {
    for columns in 1...4 {
      let wall = PhotoWall(counts: [60], columns: [columns], by: &generator) {
        $0.layout.keepsColumns = true
      }
      wall.change { $0[0].photos.insert(contentsOf: photos(5, from: 900, like: wall), at: 0) }
      XCTAssertEqual(wall.view.contentOffset.y, 0)
      let seen = wall.photosInView
      XCTAssertNotNil(seen[900])
      // Nothing grows upwards: all columns begin at the top.
      let tops = Dictionary(grouping: seen.values, by: \.minX).mapValues { $0.map(\.minY).min() }
      XCTAssertEqual(tops.count, columns)
      XCTAssertEqual(Set(tops.values), [40])
    }
  }

  func testWithoutKeptColumnsOthersMove() async throws {
    var moved = 0
    for _ in 0..<10 {
      let wall = wall(columns: 3, measuresItself: false)
      wall.layout.keepsColumns = false
      wall.reload()
      let (id, before) = (try wall.firstPhoto(), wall.photosInView)
      wall.change { $0[0].photos.insert(contentsOf: photos(5, from: 900, like: wall), at: 20) }
      let after = wall.photosInView
      XCTAssertEqual(try XCTUnwrap(after[id]).minY, try XCTUnwrap(before[id]).minY, accuracy: 1e-6)
      moved += after.filter { id, frame in before[id].map { !$0.isAlmost(frame) } ?? false }.count
    }
    XCTAssertGreaterThan(moved, 30)
  }
}
