import LayoutGeometry
import LayoutTestSupport

@testable import MasonryLayout

/// Fails unless queries are exact, and no items overlap.
func expectConsistent(_ grid: MasonryGrid) {
  for rect in someRects {
    expectEqual(
      grid.indices(in: rect), fullScan(of: frames(of: grid), in: rect), "\(rect)")
  }
  let (positions, lanes) = (grid.placement.positions, grid.placement.firstLanes)
  var ends = [[(start: Double, end: Double)]](repeating: [], count: grid.columnCount)
  for index in 0..<grid.itemCount {
    let end = positions[index] + grid.items.lengths[index]
    for lane in Int(lanes[index])..<Int(lanes[index]) + grid.columnSpan(ofItemAt: index) {
      for other in ends[lane] where other.start < end && positions[index] < other.end {
        expect(false, "Item \(index) overlaps another one")
      }
      ends[lane].append((positions[index], end))
    }
  }
}
