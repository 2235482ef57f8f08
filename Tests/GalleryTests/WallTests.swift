import MasonryLayout
import XCTest

@testable import LayoutGallery
@testable import SampleImages

final class WallTests: XCTestCase {
  private func wall(
    _ heights: [Double], packing: MasonryGrid.Packing = .roundRobin
  ) throws -> Wall {
    let pictures = heights.map { PictureSize(category: "a", width: 100, height: $0) }
    let configuration = MasonryGrid.Configuration(
      columns: .fixed(3), contentInsets: LayoutInsets(top: 10), packing: packing)
    return try Wall(pictures, width: 300, configuration: configuration)
  }

  func testAColumnWithoutPicturesEndsWhereTheContentBegins() throws {
    XCTAssertEqual(try wall([]).columnEnds, [10, 10, 10])
    XCTAssertEqual(try wall([]).raggedness, 0)
    XCTAssertEqual(try wall([40]).columnEnds, [50, 10, 10])
    XCTAssertEqual(try wall([40]).raggedness, 40)
  }

  func testTheBottomIsAsRaggedAsItsColumnsDiffer() throws {
    // Column 0 has 40 and 20, column 1 has 90, column 2 has 30.
    XCTAssertEqual(try wall([40, 90, 30, 20]).columnEnds, [70, 100, 40])
    XCTAssertEqual(try wall([40, 90, 30, 20]).raggedness, 60)
  }

  func testTheLowestPictureOfAColumnEndsIt() throws {
    // The two of height 10 share column 1, and columns 0 and 2 have one picture each.
    XCTAssertEqual(
      try wall([100, 10, 20, 10], packing: .shortestColumn).columnEnds, [110, 30, 30])
  }

  func testAnItemThatSpansColumnsEndsAllOfThem() throws {
    let wall = try Wall(
      [PictureSize(category: "a", width: 4, height: 1)], width: 300,
      configuration: MasonryGrid.Configuration(columns: .fixed(3)), columnSpans: [2])
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
}
