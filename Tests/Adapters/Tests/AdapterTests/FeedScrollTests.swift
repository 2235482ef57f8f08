import MasonryLayout
import UIKit
import XCTest

@testable import CollectionLayoutsUIKit

/// What a scroll invalidates: the headers and footers that move, and nothing else.
@MainActor
final class FeedScrollTests: XCTestCase {
  private func wall(isPinned: Bool, isStretching: Bool = false) -> PhotoWall {
    var generator = SplitMix64(state: 3)
    var albums = (0..<3).map { Album.random($0, 30, firstPhoto: 100 * $0, by: &generator) }
    for index in albums.indices {
      albums[index].section.header = .init(
        length: 30, isPinned: isPinned, isStretching: isStretching && index == 0)
    }
    let wall = PhotoWall(albums)
    wall.view.layoutIfNeeded()
    wall.view.invalidations = []
    return wall
  }

  private func firstHeader(of wall: PhotoWall) -> UICollectionReusableView? {
    wall.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, 0))
  }

  func testWithoutPinnedHeadersNothingIsInvalidated() async throws {
    let wall = wall(isPinned: false)
    for y in stride(from: 0.0, through: 1_500, by: 20) {
      wall.view.scroll(to: CGPoint(x: 0, y: y))
      try wall.assertShowsTheRightViews("scrolled to \(y)")
    }
    XCTAssertTrue(wall.view.invalidations.isEmpty)
  }

  func testAScrollInvalidatesThePinnedHeaderAndNoCell() async throws {
    let wall = wall(isPinned: true)
    wall.view.scroll(to: CGPoint(x: 0, y: 50))
    let context = try XCTUnwrap(wall.view.invalidations.last)
    XCTAssertEqual(wall.view.invalidations.count, 1)
    XCTAssertEqual(
      context.invalidatedSupplementaryIndexPaths,
      [UICollectionView.elementKindSectionHeader: [IndexPath(0, 0)]])
    XCTAssertNil(context.invalidatedItemIndexPaths)
    XCTAssertEqual(firstHeader(of: wall)?.frame, CGRect(x: 0, y: 50, width: 320, height: 30))

    for y in stride(from: 60.0, through: 3_000, by: 10) {
      wall.view.scroll(to: CGPoint(x: 0, y: y))
      try wall.assertShowsTheRightViews("scrolled to \(y)")
    }
    XCTAssertTrue(
      wall.view.invalidations.allSatisfy {
        $0.invalidatedItemIndexPaths == nil
          && ($0.invalidatedSupplementaryIndexPaths?.values.flatMap(\.self).count ?? 9) <= 2
      })
  }

  func testAHeaderStretchesWhileTheContentIsPulledDown() async throws {
    let wall = wall(isPinned: false, isStretching: true)
    wall.view.scroll(to: CGPoint(x: 0, y: -70))
    XCTAssertEqual(firstHeader(of: wall)?.frame, CGRect(x: 0, y: -70, width: 320, height: 100))
    try wall.assertShowsTheRightViews()
    wall.view.scroll(to: .zero)
    try wall.assertShowsTheRightViews("let go")
  }
}
