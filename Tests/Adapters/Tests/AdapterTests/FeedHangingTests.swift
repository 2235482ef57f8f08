import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// Content that hangs from its end: a chat.
@MainActor
final class FeedHangingTests: XCTestCase {
  /// Messages of 50 points each; the first and the last have identities of their own.
  private func wall(_ count: Int, measuring: Double? = nil) -> PhotoWall {
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
    let wall = wall(3)
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
      let wall = wall(100, measuring: measured)
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

  func testABadgeFollowsAMessageUnderAFinger() async throws {
    let wall = wall(3)
    wall.layout.attachments = [.init(kind: "badge", insets: .init(5))]
    XCTAssertTrue(wall.view.beginInteractiveMovementForItem(at: IndexPath(0, 1)))
    let finger = CGPoint(x: 260, y: 412)
    wall.view.updateInteractiveMovementTargetPosition(finger)
    let badge = wall.view.supplementaryView(forElementKind: "badge", at: IndexPath(0, 1))
    XCTAssertEqual(badge?.center, finger)
    XCTAssertEqual(wall.view.cellForItem(at: IndexPath(0, 1))?.center, finger)
  }
}
