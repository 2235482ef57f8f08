import MasonryLayout
import XCTest

@testable import LayoutGallery
@testable import SampleImages

/// Feeds of pictures that arrive late, and of pictures that are prepended.
final class FeedMomentTests: XCTestCase {
  private let pictures = (0..<200).map { index in
    PictureSize(category: "a", width: 100, height: Double(40 + index * 37 % 160))
  }

  private func feed(_ kept: LateFeed.Kept) throws -> LateFeed {
    try LateFeed(pictures, on: LayoutSize(width: 400, height: 500), columns: 4, kept: kept)
  }

  func testPicturesArriveInFourMoments() throws {
    for kept in LateFeed.Kept.allCases {
      let moments = try feed(kept).moments
      XCTAssertEqual(moments.count, 4)
      XCTAssertEqual(moments[0].arrived.count, 150, "a quarter is late")
      XCTAssertEqual(moments[1].arrived.count, 151)
      for (moment, next) in zip(moments, moments.dropFirst()) {
        XCTAssertTrue(moment.arrived.isStrictSubset(of: next.arrived))
      }
      let last = moments[3]
      let shown = try XCTUnwrap(moments[2].wall.items.indices(in: moments[2].window).first)
      XCTAssertTrue(Set(0..<shown).isSubset(of: last.arrived))
      for index in last.arrived {
        XCTAssertEqual(
          last.wall.items.frame(ofItemAt: index).height,
          MasonryAspectRatios(sizes: pictures.map(\.size)).height(
            ofItemAt: index, width: last.wall.items.columnWidth ?? 0))
      }
    }
  }

  func testOnlyWherePackedAnewPicturesChangeColumn() throws {
    XCTAssertFalse(try feed(.none).moments.allSatisfy(\.moved.isEmpty))
    XCTAssertTrue(try feed(.all).moments.allSatisfy(\.moved.isEmpty))
    XCTAssertTrue(try feed(.columnsOfSeen).moments.allSatisfy(\.moved.isEmpty))
  }

  private func prepended() throws -> [PrependedFeed.Moment] {
    try PrependedFeed(
      Array(pictures.prefix(60)), prepending: 11,
      on: LayoutRect(x: 0, y: 350, width: 400, height: 500), columns: 4
    ).moments
  }

  func testTheStartIsRaggedAndThenLevel() throws {
    let moments = try prepended()
    XCTAssertEqual(moments.map(\.addedCount), [0, 11, 11, 11])
    XCTAssertEqual(moments[1].moved, [])
    XCTAssertGreaterThan(moments[2].moved.count, moments[2].shownBefore / 2)
    XCTAssertEqual(moments[1].wall.pictures.dropFirst(11), moments[0].wall.pictures[...])
    func starts(_ moment: PrependedFeed.Moment) -> [Double] {
      let items = moment.wall.items
      return (0..<4).map { column in
        (0..<items.itemCount).filter { items.column(ofItemAt: $0) == column }
          .map { items.frame(ofItemAt: $0).minY }.min() ?? .nan
      }
    }
    XCTAssertEqual(starts(moments[0]), [0, 0, 0, 0])
    XCTAssertGreaterThan(starts(moments[1]).max() ?? 0, 0)
    XCTAssertEqual(starts(moments[3]), [0, 0, 0, 0])
    // The column of the first picture that begins on screen keeps its place, and others follow theirs.
    let (before, after) = (moments[1], moments[3])
    let shown = before.wall.items.indices(in: before.window)
    XCTAssertEqual(after.shownBefore, shown.count)
    for index in shown {
      let column = try XCTUnwrap(after.wall.items.column(ofItemAt: index))
      let shift = starts(before)[column] - before.window.minY + after.window.minY
      XCTAssertEqual(after.moved.contains(index), shift.magnitude > 1e-6)
    }
    XCTAssertTrue((1..<shown.count).contains(after.moved.count))
  }
}
