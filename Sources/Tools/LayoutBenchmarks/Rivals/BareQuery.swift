/// The floor of queries: positions and heights in raw memory, and nothing that is there for any other wall.
///
/// In the shortest column no item starts above the one before it. So one binary search finds the first item
/// that may reach into a viewport, given the tallest of all, and a walk looks at each one from there.
/// It knows no columns, spans, insets or pixels, and in a viewport narrower than the wall it would be wrong.
final class BareQuery {
  private let positions: UnsafeMutableBufferPointer<Double>
  private let heights: UnsafeMutableBufferPointer<Double>
  private let tallest: Double
  private let found: UnsafeMutableBufferPointer<Int>

  init(positions: UnsafeMutableBufferPointer<Double>, heights: [Double]) {
    self.positions = .allocate(capacity: positions.count)
    _ = self.positions.initialize(fromContentsOf: positions)
    self.heights = .allocate(capacity: heights.count)
    _ = self.heights.initialize(fromContentsOf: heights)
    tallest = heights.max() ?? 0
    found = .allocate(capacity: heights.count)
    found.initialize(repeating: 0)
  }

  deinit {
    positions.deallocate()
    heights.deallocate()
    found.deallocate()
  }

  /// The indices of the items between two heights, in ascending order, in memory that is used again.
  func indices(from top: Double, to bottom: Double) -> UnsafeMutableBufferPointer<Int> {
    let (positions, heights, found) = (positions, heights, found)
    var item = 0
    var end = positions.count
    while item < end {
      let middle = (item &+ end) / 2
      if positions[middle] > top - tallest { end = middle } else { item = middle &+ 1 }
    }
    var count = 0
    while item < positions.count {
      let position = positions[item]
      if position >= bottom { break }
      // Written without a branch: the memory has room for one more.
      found[count] = item
      count &+= position + heights[item] > top ? 1 : 0
      item &+= 1
    }
    return UnsafeMutableBufferPointer(rebasing: found[..<count])
  }
}
