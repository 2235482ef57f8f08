import MasonryLayout
import XCTest

@testable import LayoutGallery
@testable import SampleImages

final class LateFeedTests: XCTestCase {
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
      let shown = try XCTUnwrap(moments[2].wall.grid.indices(in: moments[2].window).first)
      XCTAssertTrue(Set(0..<shown).isSubset(of: last.arrived))
      for index in last.arrived {
        XCTAssertEqual(
          last.wall.grid.frame(ofItemAt: index).height,
          MasonryAspectRatios(sizes: pictures.map(\.size)).height(
            ofItemAt: index, width: last.wall.grid.columnWidth))
      }
    }
  }

  func testOnlyWherePackedAnewPicturesChangeColumn() throws {
    XCTAssertFalse(try feed(.none).moments.allSatisfy(\.moved.isEmpty))
    XCTAssertTrue(try feed(.all).moments.allSatisfy(\.moved.isEmpty))
    XCTAssertTrue(try feed(.columnsOfSeen).moments.allSatisfy(\.moved.isEmpty))
  }

  func testThePlaceIsKept() throws {
    for kept in LateFeed.Kept.allCases {
      let moments = try feed(kept).moments
      for (moment, next) in zip(moments, moments.dropFirst()) {
        let first = moment.wall.grid.indices(in: moment.window).min { left, right in
          let (left, right) = (place(of: left, in: moment), place(of: right, in: moment))
          return (left < 0 ? .infinity : left) < (right < 0 ? .infinity : right)
        }
        let anchor = try XCTUnwrap(first)
        XCTAssertEqual(place(of: anchor, in: next), place(of: anchor, in: moment), accuracy: 1e-9)
      }
    }
  }

  private func place(of index: Int, in moment: LateFeed.Moment) -> Double {
    moment.wall.grid.frame(ofItemAt: index).minY - moment.window.minY
  }
}
