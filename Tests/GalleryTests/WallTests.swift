import MasonryLayout
import XCTest

@testable import LayoutGallery
@testable import SampleImages

final class WallTests: XCTestCase {
  private func wall(
    _ heights: [Double], packing: ColumnsLayout.Packing = .roundRobin
  ) throws -> Wall {
    let pictures = heights.map { PictureSize(category: "a", width: 100, height: $0) }
    let configuration = ColumnsLayout(
      columns: .fixed(3), contentInsets: LayoutInsets(top: 10), packing: packing)
    return try Wall(pictures, width: 300, configuration: configuration)
  }

  /// A column without pictures ends where the content begins.
  func testTheBottomIsAsRaggedAsItsColumnsDiffer() throws {
    for (heights, ends, raggedness) in [
      ([], [10, 10, 10], 0), ([40], [50, 10, 10], 40), ([40, 90, 30, 20], [70, 100, 40], 60),
    ] as [([Double], [Double], Double)] {
      XCTAssertEqual(try wall(heights).columnEnds, ends)
      XCTAssertEqual(try wall(heights).raggedness, raggedness)
    }
  }

  func testTheLowestPictureOfAColumnEndsIt() throws {
    // The two of height 10 share column 1, and columns 0 and 2 have one picture each.
    XCTAssertEqual(
      try wall([100, 10, 20, 10], packing: .shortestColumn).columnEnds, [110, 30, 30])
  }

  func testAnItemThatSpansColumnsEndsAllOfThem() throws {
    let wall = try Wall(
      [PictureSize(category: "a", width: 4, height: 1)], width: 300,
      configuration: ColumnsLayout(columns: .fixed(3)), columnSpans: [2])
    XCTAssertEqual(wall.columnEnds, [50, 50, 0])
  }

  func testTheMiddleOfAShortWallIsItsTop() throws {
    let wall = try wall([40, 90, 30, 20])
    XCTAssertEqual(
      wall.middle(LayoutSize(width: 100, height: 20)),
      LayoutRect(x: 100, y: 40, width: 100, height: 20))
    XCTAssertEqual(
      wall.middle(LayoutSize(width: 400, height: 600)),
      LayoutRect(x: 0, y: 0, width: 400, height: 600))
  }

  func testADraggedTileAndAllOthersKeepTheirNumbers() throws {
    let start = DraggedTile(wall: try wall([40, 40, 40, 40, 40, 40]), index: 0)
    let tile = try start.replacingItem(at: LayoutPoint(x: 150, y: 80))
    XCTAssertEqual(tile.index, 4)
    XCTAssertEqual(tile.numbers, [1, 2, 3, 4, 0, 5])
    let back = try tile.replacingItem(at: LayoutPoint(x: 50, y: 30))
    XCTAssertEqual(back.numbers, [0, 1, 2, 3, 4, 5])
  }

  /// Three columns of 100 points, 10 apart, in which picture 2 covers the last two.
  private func wall(_ heights: [Double], dense: Bool) throws -> Wall {
    // As wide as the columns that it covers, so that it is as high as it is given.
    let pictures = heights.enumerated().map { index, height in
      PictureSize(category: "a", width: index == 2 ? 210 : 100, height: height)
    }
    return try Wall(
      pictures, width: 320,
      configuration: ColumnsLayout(
        columns: .fixed(3), columnSpacing: 10, itemSpacing: 10,
        packing: .gridLanes(dense: dense)),
      columnSpans: [1, 1, 2])
  }

  func testAHoleIsWhatAColumnSkipsWithoutTheSpacings() throws {
    // The last two columns are free from 50 on, and from 40 on there is a spacing.
    let wall = try wall([90, 40, 30], dense: false)
    XCTAssertEqual(wall.holes, [LayoutRect(x: 220, y: 0, width: 100, height: 40)])
    XCTAssertEqual(wall.backfilled, [])
  }

  func testWhatWentBackIsAboveAnEarlierPicture() throws {
    // The hole of 40 takes picture 3 of 20, and a spacing of 10.
    let wall = try wall([90, 40, 30, 20], dense: true)
    XCTAssertEqual(wall.items.frame(ofItemAt: 3), LayoutRect(x: 220, y: 0, width: 100, height: 20))
    XCTAssertEqual(wall.backfilled, [3])
    XCTAssertEqual(wall.holes, [LayoutRect(x: 220, y: 30, width: 100, height: 10)])
  }

  func testTheBeginningIsNoTallerThanTheContent() throws {
    let wall = try wall([90, 40, 30], dense: false)
    XCTAssertEqual(wall.beginning(atMost: 60), LayoutRect(x: 0, y: 0, width: 320, height: 60))
    XCTAssertEqual(wall.beginning(atMost: 500), LayoutRect(x: 0, y: 0, width: 320, height: 90))
  }

  func testAStepBackGoesToAnEarlierColumn() throws {
    let heights = [40.0, 90, 30, 10, 10]
    let pictures = heights.map { PictureSize(category: "a", width: 100, height: $0) }
    // Pictures 0, 1 and 2 fill the first row, 3 goes below 2, and then 0 and 3 end level.
    let wall = try Wall(
      pictures, width: 300,
      configuration: ColumnsLayout(columns: .fixed(3), packing: .shortestColumn))
    let columns = (0..<heights.count).map(wall.items.column)
    XCTAssertEqual(columns, [0, 1, 2, 2, 0])
    XCTAssertEqual(wall.stepsBack, [4])
  }
}
