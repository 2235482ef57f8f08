import XCTest

@testable import MasonryLayout

/// Fresh memory takes longer to touch than items take to place: a wall laid out again takes none.
final class ReusedMemoryTests: XCTestCase {
  private func address(_ numbers: [Double]) -> UnsafePointer<Double>? {
    numbers.withUnsafeBufferPointer(\.baseAddress)
  }

  func testKnownHeightsAreSharedAndPositionsKeepTheirMemory() throws {
    let (narrow, wide) = ((0..<5_000).map(Double.init), (0..<5_000).map { 2 * Double($0) })
    for packing in [ColumnsLayout.Packing.roundRobin, .shortestColumn] {
      var wall = try MasonryItems(.columns(.init(columns: .fixed(3), packing: packing)), width: 300)
      try wall.appendItems(of: MasonryHeights(narrow))
      let positions = address(wall.placement.positions)
      for (width, heights) in [(600.0, wide), (300, narrow), (450, wide)] {
        try wall.resize(width: width, measuredBy: MasonryHeights(heights))
        XCTAssertEqual(address(wall.items.lengths), address(heights))
        XCTAssertEqual(address(wall.placement.positions), positions)
      }
    }
  }
}
