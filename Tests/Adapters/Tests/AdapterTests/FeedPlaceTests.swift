import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// What is in sight stays there, and what stays in the feed moves from its old place to its new one.
@MainActor
final class FeedPlaceTests: XCTestCase {
  private var generator = SplitMix64(seed: 41)
  private let sideways = CGSize(width: 480, height: 320)

  private func wall(
    scrolledTo y: Double, inset: Double = 0, measuresItself: Bool = false,
    keepsColumns: Bool = false
  ) -> PhotoWall {
    PhotoWall(
      counts: [60, 60], columns: [3, 2], measuring: measuresItself ? .max : 0, heights: 20...200,
      inset: inset, scrolledTo: y, by: &generator
    ) { $0.layout.keepsColumns = keepsColumns }
  }

  /// Asserts that all photos in sight, of those that a change leaves, stay there.
  private func assertStays(
    on wall: PhotoWall, line: UInt = #line, _ change: (inout [Album]) -> Void
  ) throws {
    wall.assertStays(line: line) { wall.change(change) }
    try wall.assertShowsTheRightViews(of: wall.layout.feed)
  }

  func testWhatIsInSightStaysThroughUpdates() async throws {
    for inset in [0.0, 44] {
      let wall = wall(scrolledTo: 700, inset: inset, keepsColumns: true)
      try assertStays(on: wall) { albums in
        albums[0].photos.insert(
          contentsOf: (0..<7).map { Photo(id: 900 + $0, ratio: 0.5 + Double($0) / 8) }, at: 0)
      }
      try assertStays(on: wall) { albums in
        albums[0].photos.removeSubrange(2..<9)
        albums[1].photos.removeLast(20)
      }
      try assertStays(on: wall) { $0.swapAt(0, 1) }
      try assertStays(on: wall) { albums in
        albums[0].photos.insert(albums[1].photos.remove(at: 0), at: 3)
        albums.insert(.random(2, 30, firstPhoto: 300, by: &generator), at: 0)
      }
    }
  }

  func testAtTheTopWhatIsNewComesIntoSight() async throws {
    let wall = wall(scrolledTo: 0)
    wall.change { $0[0].photos.insert(Photo(id: 900, ratio: 1), at: 0) }
    XCTAssertEqual(wall.view.contentOffset.y, 0)
    XCTAssertTrue(wall.view.shownPhotos.values.contains(900))
  }

  /// What the layout says while it is updated, against the feeds before and after.
  func testPhotosMoveFromTheirOldPlacesToTheirNewOnes() async throws {
    let wall = wall(scrolledTo: 700)
    let (layout, before) = (wall.layout, wall.gallery.albums)
    let old = try XCTUnwrap(layout.feed)
    func places(of albums: [Album], in feed: MasonryFeed) -> [(IndexPath, id: Int, CGRect?)] {
      albums.indices.flatMap { section in
        albums[section].photos.enumerated().map { item, photo in
          let frame = feed.frame(of: .item(item, section: section))
          return (IndexPath(section, item), photo.id, frame.map { CGRect($0) })
        }
      }
    }
    var seen = 0
    wall.view.didAskForAnimation = {
      guard let feed = layout.feed else { return XCTFail("There is no feed") }
      let (old, new) = (places(of: before, in: old), places(of: wall.gallery.albums, in: feed))
      for (path, id, _) in new {
        XCTAssertEqual(
          layout.initialLayoutAttributesForAppearingItem(at: path)?.frame,
          old.first { $0.id == id }?.2, "\(id)")
      }
      for (path, id, _) in old {
        let attributes = layout.finalLayoutAttributesForDisappearingItem(at: path)
        let now = new.first { $0.id == id }?.2
        XCTAssertEqual(attributes?.frame, now)
        XCTAssertEqual(attributes?.indexPath, now.map { _ in path })
        seen += 1
      }
    }
    wall.change { albums in
      albums[0].photos.insert(albums[0].photos.remove(at: 30), at: 2)
      albums[0].photos.insert(Photo(id: 900, ratio: 1), at: 8)
      albums[1].photos.remove(at: 0)
    }
    XCTAssertEqual(seen, 120)
    XCTAssertNil(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(0, 0)), "It is over")
  }

  func testWhatIsInSightStaysAndComesBackInATurn() async throws {
    for measuresItself in [false, true] {
      for (y, inset) in [(200.0, 0.0), (333, 44), (900, 44), (1_400, 0), (2_100, 44)] {
        let wall = wall(scrolledTo: y, inset: inset, measuresItself: measuresItself)
        let (id, offset) = (try wall.firstPhoto(), wall.view.contentOffset.y)
        let before = try wall.distance(to: id)
        for _ in 0..<3 {
          wall.view.turn(to: sideways)
          let after = try wall.distance(to: id)
          // It is moved into view where the screen has become too short for it.
          XCTAssertLessThanOrEqual(after, before + 1e-6, "from \(y)")
          if before < 120 { XCTAssertEqual(after, before, accuracy: 1e-6, "from \(y)") }
          if !measuresItself { try wall.assertShowsTheRightViews("turned at \(y)") }
          wall.turn(320, 480)
          XCTAssertEqual(try wall.distance(to: id), before, accuracy: 1e-6, "from \(y), back")
        }
        if measuresItself { continue }
        XCTAssertEqual(wall.view.contentOffset.y, offset, accuracy: 1e-6, "all as before")
      }
    }
  }

  func testTheTopStaysTheTopInATurn() async throws {
    let wall = wall(scrolledTo: -44, inset: 44)
    wall.view.turn(to: sideways)
    XCTAssertEqual(wall.view.contentOffset.y, -44)
    try wall.assertShowsTheRightViews()
  }

  func testScrollingAfterATurnChoosesAnew() async throws {
    let wall = wall(scrolledTo: 900)
    wall.view.turn(to: sideways)
    wall.scroll(to: 400)
    let id = try wall.firstPhoto()
    let before = try wall.distance(to: id)
    wall.turn(320, 480)
    XCTAssertEqual(try wall.distance(to: id), before, accuracy: 1e-6)
  }

  func testNobodyIsAskedForDataThatHasChangedAlready() async throws {
    let wall = wall(scrolledTo: 900)
    wall.asked = []
    wall.gallery.albums[0].photos.removeLast(40)
    wall.gallery.albums.remove(at: 1)
    wall.view.bounds = CGRect(origin: wall.view.contentOffset, size: sideways)
    XCTAssertEqual(wall.asked, [], "the layout still has all photos")
    wall.reload()
    XCTAssertEqual(wall.asked.count, 20)
    try wall.assertShowsTheRightViews()
  }

  func testAnUpdateWhileItTurnsKeepsWhatWasInSightBefore() async throws {
    for y in stride(from: 600.0, to: 1_800, by: 90) {
      let wall = wall(scrolledTo: y)
      let id = try wall.firstPhoto()
      let before = try wall.distance(to: id)
      wall.asked = []
      wall.view.performBatchUpdates { [sideways] in
        wall.gallery.albums[0].photos.removeSubrange(0..<6)
        wall.view.bounds = CGRect(origin: wall.view.contentOffset, size: sideways)
        wall.view.deleteItems(at: (0..<6).map { IndexPath(0, $0) })
      }
      let path = try XCTUnwrap(wall.view.shownPhotos.first { $0.value == id }?.key, "from \(y)")
      let expected = min(before, sideways.height - (try wall.frame(path).height))
      XCTAssertEqual(try wall.distance(to: id), expected, accuracy: 1e-6, "from \(y)")
      XCTAssertEqual(wall.asked.count, 114, "what is left, once")
      try wall.assertShowsTheRightViews()
    }
  }

  func testAPlaceIsStoredAndRestored() async throws {
    for measuresItself in [false, true] {
      for y in [0, 333 + 1.0 / 3, 1_400] {
        let wall = wall(
          scrolledTo: y, inset: 44, measuresItself: measuresItself, keepsColumns: true)
        let bookmark = try XCTUnwrap(wall.layout.bookmark { wall.gallery.photo(at: $0).id })
        let stored = try JSONEncoder().encode(bookmark)
        let read = try JSONDecoder().decode(LayoutBookmark<Int>.self, from: stored)
        // After the first pass, before it, and before there are data.
        let (after, before, early) = (
          PhotoWall(wall.gallery.albums), PhotoWall(wall.gallery.albums), PhotoWall([])
        )
        after.view.contentInset.top = 44
        after.view.layoutIfNeeded()
        for later in [after, before, early] {
          later.view.contentInset.top = 44
          if later === early {
            later.view.layoutIfNeeded()
            XCTAssertNil(later.layout.bookmark { $0.item }, "nothing is shown")
          }
          var owner: NSObject? = NSObject()
          weak let kept = owner
          later.layout.scroll(to: read) { [owner] id in
            owner == nil ? nil : later.gallery.path(of: id)
          }
          owner = nil
          later.view.layoutIfNeeded()
          if later === early {
            XCTAssertNotNil(kept, "it waits")
            later.gallery.albums = wall.gallery.albums
            later.reload()
          }
          XCTAssertNil(kept, "the closure is let go of")
          let id = try wall.firstPhoto()
          XCTAssertEqual(
            try later.distance(to: id), try wall.distance(to: id), accuracy: 1, "from \(y)")
        }
      }
    }
  }

  // Content that hangs from its end: a chat.

  /// Messages of 50 points each; the first and the last have identities of their own.
  private func chat(_ count: Int, measuring: Double? = nil) -> PhotoWall {
    let messages = (0..<count).map { Photo(id: $0, ratio: 0.1, measuredHeight: measuring) }
    let section = MasonryFeed.Section(layout: .rows(.init(rule: .even(.fixed(1)))))
    let wall = PhotoWall(
      [Album(id: 0, photos: messages, section: section)], size: CGSize(width: 500, height: 480))
    wall.layout.hangsFromEnd = true
    wall.view.layoutIfNeeded()
    return wall
  }

  /// The bottom of the last message, from the bottom of the view.
  private func bottom(_ wall: PhotoWall) throws -> CGFloat {
    let last = try XCTUnwrap(wall.gallery.albums[0].photos.indices.last)
    let frame = try XCTUnwrap(wall.view.layoutAttributesForItem(at: IndexPath(0, last))?.frame)
    return frame.maxY - wall.view.bounds.maxY
  }

  func testContentShorterThanTheViewLiesAtItsEnd() async throws {
    let wall = chat(3)
    XCTAssertEqual(wall.view.contentSize.height, 480)
    XCTAssertTrue(wall.layout.isAtEnd && wall.layout.isAtStart)
    XCTAssertEqual(wall.view.views.count, 3)
    XCTAssertEqual(try wall.frame(IndexPath(0, 0)).minY, 480 - 150)
    let drop = wall.layout.dropIndexPath(at: CGPoint(x: 400, y: 400), moving: IndexPath(0, 0))
    XCTAssertEqual(drop, IndexPath(0, 1), "behind the second, from 380 to 430")

    var before: [CGRect?] = []
    wall.view.didAskForAnimation = { [layout = wall.layout] in
      before = (0..<4).map {
        layout.initialLayoutAttributesForAppearingItem(at: IndexPath(0, $0))?.frame
      }
    }
    wall.change { $0[0].photos.append(Photo(id: 100, ratio: 0.1)) }
    XCTAssertEqual(before.map { $0?.minY }, [330, 380, 430, nil], "where they were")
    XCTAssertEqual(try wall.frame(IndexPath(0, 0)).minY, 480 - 200)
    XCTAssertEqual(try bottom(wall), 0)
    for id in 101..<120 {
      wall.change { $0[0].photos.append(Photo(id: id, ratio: 0.1)) }
      XCTAssertEqual(try bottom(wall), 0, "\(id) is in sight")
    }
    XCTAssertEqual(wall.view.contentSize.height, 23 * 50)
  }

  func testItBeginsAtItsEndWhichStaysInSight() async throws {
    for measured in [nil, 70.0] {
      let wall = chat(100, measuring: measured)
      XCTAssertEqual(try bottom(wall), 0, accuracy: 1e-6)
      wall.change { $0[0].photos.append(Photo(id: 100, ratio: 0.1)) }
      XCTAssertEqual(try bottom(wall), 0, accuracy: 1e-6)
      // A keyboard takes half of it.
      for height in [240.0, 480] {
        wall.turn(500, height)
        XCTAssertEqual(try bottom(wall), 0, accuracy: 1e-6)
      }
      XCTAssertTrue(wall.layout.isAtEnd && !wall.layout.isAtStart)
      // Further up, what is read stays: also if new messages arrive, and old ones are loaded.
      wall.scroll(to: wall.view.contentOffset.y - 1_000)
      XCTAssertFalse(wall.layout.isAtEnd || wall.layout.isAtStart)
      let path = try XCTUnwrap(wall.view.indexPathsForVisibleItems.sorted().dropFirst(3).first)
      func place(_ item: Int) throws -> CGFloat {
        wall.view.bounds.maxY - (try wall.frame(IndexPath(0, item)).maxY)
      }
      let before = try place(path.item)
      wall.change { $0[0].photos.append(Photo(id: 101, ratio: 0.1)) }
      wall.change {
        $0[0].photos.insert(contentsOf: (200..<230).map { Photo(id: $0, ratio: 0.1) }, at: 0)
      }
      XCTAssertEqual(try place(path.item + 30), before, accuracy: 1e-6)
      wall.turn(500, 400)
      XCTAssertEqual(try place(path.item + 30), before, accuracy: 1e-6)
    }
  }

  /// A finger that pulls an interactive keyboard down moves messages by its own steps, where the view
  /// becomes longer and where its inset becomes shorter.
  func testAFingerThatPullsAKeyboardDownMovesAChatByItsSteps() async throws {
    for isInset in [false, true] {
      for distance in [0.0, 700] {
        let wall = chat(60)
        let view = wall.view
        if isInset { view.contentInset.bottom = 100 }
        view.layoutIfNeeded()
        wall.scroll(to: view.contentOffset.y - distance)
        wall.assertStays(movedBy: 100, "\(isInset), \(distance) from the end") {
          view.hold {
            for step in 1...100 {
              view.contentOffset.y -= 1
              if isInset {
                view.contentInset.bottom -= 1
                wall.layout.invalidateLayout()
              } else {
                view.bounds.size.height = 480 + Double(step)
              }
              view.layoutIfNeeded()
            }
          }
        }
      }
    }
  }

  func testAChatIsAtItsEndWhereTheSafeAreaComesLate() async throws {
    let wall = chat(60)
    wall.view.setEnvironment(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    await actions()
    wall.view.layoutIfNeeded()
    XCTAssertEqual(
      wall.view.contentOffset.y, wall.view.contentSize.height + 34 - 480, accuracy: 1e-3)
  }

  func testAnAnswerThatGrowsDoesNotMoveUnderItsReader() async throws {
    let wall = chat(5)
    let answer = IndexPath(0, 4)
    wall.take(ratio: 4, at: answer.item)
    wall.view.layoutIfNeeded()
    wall.scroll(to: wall.view.contentOffset.y - 2_000.0 / 3)
    let top = try wall.frame(answer).minY - wall.view.contentOffset.y
    XCTAssertLessThan(top, -700, "The answer, of 2,000 points, covers the view")
    for ratio in [13.0 / 3, 16.0 / 3, 5] {
      wall.take(ratio: ratio, at: answer.item)
      wall.view.layoutIfNeeded()
      let moved = try wall.frame(answer).minY - wall.view.contentOffset.y
      XCTAssertEqual(moved, top, accuracy: 1e-6, "\(ratio)")
    }
  }

  func testABadgeFollowsAMessageUnderAFinger() async throws {
    let wall = chat(3)
    wall.layout.attachments = [.init(kind: "badge", insets: .init(5))]
    XCTAssertTrue(wall.view.beginInteractiveMovementForItem(at: IndexPath(0, 1)))
    let finger = CGPoint(x: 260, y: 412)
    wall.view.updateInteractiveMovementTargetPosition(finger)
    let badge = wall.view.supplementaryView(forElementKind: "badge", at: IndexPath(0, 1))
    XCTAssertEqual(badge?.center, finger)
    XCTAssertEqual(wall.view.cellForItem(at: IndexPath(0, 1))?.center, finger)
  }
}
