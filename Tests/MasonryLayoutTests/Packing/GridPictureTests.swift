import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Walls that a person can check by looking, with columns two cells wide.
final class GridPictureTests: XCTestCase {
  private func wall(
    _ configuration: WallSettings, crossLength: Double, heights: [Double],
    spans: [Int] = []
  ) throws -> MasonryGrid {
    let items = heights.enumerated().map { index, height in
      HostItem(height: height, span: index < spans.count ? spans[index] : 1)
    }
    return try Host(configuration: configuration, crossLength: crossLength, items: items).grid()
  }

  func testRoundRobinKeepsTheOrderAndIsRagged() throws {
    let wall = try wall(
      .init(columns: .fixed(3), packing: .roundRobin), crossLength: 6,
      heights: [3, 1, 2, 2, 1, 1, 1])
    expectFrames(
      wall.frames,
      drawing: """
        AABBCC
        AAEECC
        AA..FF
        DD....
        DD....
        GG....
        """)
    XCTAssertEqual(wall.contentSize, LayoutSize(width: 6, height: 6))
  }

  func testShortestColumnFillsTheLowestPlace() throws {
    let wall = try wall(
      .init(columns: .fixed(3)), crossLength: 6, heights: [3, 1, 2, 2, 1, 1, 1])
    expectFrames(
      wall.frames,
      drawing: """
        AABBCC
        AADDCC
        AADDEE
        FFGG..
        """)
  }

  func testSpacingsAndInsetsLieAroundTheItems() throws {
    let wall = try wall(
      .init(
        columns: .fixed(2), columnSpacing: 2, itemSpacing: 1,
        contentInsets: LayoutInsets(top: 1, leading: 1, bottom: 2, trailing: 3)),
      crossLength: 10, heights: [2, 1, 1, 1])
    expectFrames(
      wall.frames,
      drawing: """
        ..........
        .AA..BB
        .AA....
        .....CC
        .DD....
        """)
    XCTAssertEqual(wall.contentSize, LayoutSize(width: 10, height: 7))
  }

  func testRightToLeftStartsAtTheRight() throws {
    let wall = try wall(
      .init(
        columns: .fixed(3), contentInsets: LayoutInsets(leading: 1), direction: .rightToLeft),
      crossLength: 7, heights: [3, 1, 2, 2, 1])
    expectFrames(
      wall.frames,
      drawing: """
        CCBBAA
        CCDDAA
        EEDDAA
        """)
  }

  func testAWideItemGoesWhereTheTallestOfItsColumnsIsShortest() throws {
    let wall = try wall(
      .init(columns: .fixed(4)), crossLength: 8, heights: [1, 3, 2, 2, 1, 1],
      spans: [1, 1, 1, 1, 2, 1])
    expectFrames(
      wall.frames,
      drawing: """
        AABBCCDD
        FFBBCCDD
        ..BBEEEE
        """)
  }

  func testAWideItemOfTheSameHeightGoesToTheLeft() throws {
    let wall = try wall(
      .init(columns: .fixed(4)), crossLength: 8, heights: [1, 1, 1, 1, 1, 2],
      spans: [1, 1, 1, 1, 3, 2])
    expectFrames(
      wall.frames,
      drawing: """
        AABBCCDD
        EEEEEE..
        FFFF....
        FFFF....
        """)
  }

  func testAWideItemThatNoLongerFitsStartsAgainAtTheFirstColumn() throws {
    let wall = try wall(
      .init(columns: .fixed(3), packing: .roundRobin), crossLength: 6, heights: [1, 2, 1, 1, 2],
      spans: [1, 1, 2, 1, 1])
    expectFrames(
      wall.frames,
      drawing: """
        AABBDD
        ..BB..
        CCCC..
        EE....
        EE....
        """)
  }

  func testItemsWiderThanTheWallCoverAllOfIt() throws {
    let wall = try wall(
      .init(columns: .fixed(2), itemSpacing: 1), crossLength: 4, heights: [1, 2, 1, 1],
      spans: [1, 1, .max, 1])
    expectFrames(
      wall.frames,
      drawing: """
        AABB
        ..BB
        ....
        CCCC
        ....
        DD..
        """)
  }

  func testTheLeftmostOfTheLowestColumns() throws {
    let wall = try wall(
      .init(columns: .fixed(4)), crossLength: 8, heights: [1, 1, 1, 1, 2, 1, 1, 1, 1])
    expectFrames(
      wall.frames,
      drawing: """
        AABBCCDD
        EEFFGGHH
        EEII....
        """)
  }

  /// Halves of a pixel are rounded down the wall; what is stacked stays stacked.
  func testOnPixelsTheHeightsFollowTheEdges() throws {
    let wall = try wall(
      .init(columns: .fixed(2), packing: .roundRobin, scale: 1), crossLength: 5,
      heights: [1.5, 1.25, 1.5, 1.25, 1.5, 1.25])
    expectFrames(
      wall.frames,
      drawing: """
        AABB
        AADD
        CCDD
        EEFF
        EE..
        """)
  }
}
