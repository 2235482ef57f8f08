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
      var items = try MasonryItems(
        .columns(.init(columns: .fixed(3), packing: packing)), width: 300)
      try items.appendItems(of: MasonryHeights(narrow))
      let positions = address(items.placement.positions)
      for (width, heights) in [(600.0, wide), (300, narrow), (450, wide)] {
        try items.resize(to: .width(width), measuredBy: MasonryHeights(heights))
        XCTAssertEqual(address(items.items.lengths), address(heights))
        XCTAssertEqual(address(items.placement.positions), positions)
      }
    }
  }
}
