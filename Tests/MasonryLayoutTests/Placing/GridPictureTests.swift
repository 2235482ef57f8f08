import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Walls that a person can check by looking, with columns two cells wide.
final class GridPictureTests: XCTestCase {
  private func expect(
    _ settings: WallSettings, width: Double, heights: [Double], spans: [Int] = [],
    size: LayoutSize? = nil, drawing: String, line: UInt = #line
  ) throws {
    let items = heights.enumerated().map { index, height in
      HostItem(height: height, span: index < spans.count ? spans[index] : 1)
    }
    let wall = try Host(configuration: settings, crossLength: width, items: items).grid()
    expectFrames(wall.frames, drawing: drawing, line: line)
    if let size { XCTAssertEqual(wall.contentSize, size, line: line) }
  }

  func testSpacingsAndInsetsLieAroundTheItems() throws {
    try expect(
      .init(
        columns: .fixed(2), columnSpacing: 2, itemSpacing: 1,
        contentInsets: LayoutInsets(top: 1, leading: 1, bottom: 2, trailing: 3)),
      width: 10, heights: [2, 1, 1, 1], size: LayoutSize(width: 10, height: 7),
      drawing: """
        ..........
        .AA..BB
        .AA....
        .....CC
        .DD....
        """)
  }

  func testAWideItemGoesWhereTheTallestOfItsColumnsIsShortest() throws {
    try expect(
      .init(columns: .fixed(4)), width: 8, heights: [1, 3, 2, 2, 1, 1],
      spans: [1, 1, 1, 1, 2, 1],
      drawing: """
        AABBCCDD
        FFBBCCDD
        ..BBEEEE
        """)
  }

  func testAWideItemThatNoLongerFitsStartsAgainAtTheFirstColumn() throws {
    try expect(
      .init(columns: .fixed(3), packing: .roundRobin), width: 6, heights: [1, 2, 1, 1, 2],
      spans: [1, 1, 2, 1, 1],
      drawing: """
        AABBDD
        ..BB..
        CCCC..
        EE....
        EE....
        """)
  }

  /// Halves of a pixel are rounded down the wall; what is stacked stays stacked.
  func testOnPixelsTheHeightsFollowTheEdges() throws {
    try expect(
      .init(columns: .fixed(2), packing: .roundRobin, scale: 1), width: 5,
      heights: [1.5, 1.25, 1.5, 1.25, 1.5, 1.25],
      drawing: """
        AABB
        AADD
        CCDD
        EEFF
        EE..
        """)
  }
}
