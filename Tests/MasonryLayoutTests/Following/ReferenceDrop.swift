import LayoutGeometry
import MasonryLayout

/// Where a dropped item would be at every index, found by moving it there in a copy of the wall.
struct ReferenceDrop {
  let source: Int

  /// The frame of the item at each index.
  private(set) var frames: [LayoutRect] = []

  /// An item that is to come to one of several frames.
  init(source: Int, frames: [LayoutRect]) {
    (self.source, self.frames) = (source, frames)
  }

  /// Tries every index; the heights are given by the indices that the items have now.
  init(
    _ wall: MasonryGrid, moving source: Int, measuredBy provider: some MasonryHeightProvider
  ) throws {
    self.source = source
    let lengthBefore = Self.length(of: wall)
    let present = Array(0..<wall.count)
    for index in present {
      var moved = wall
      var indices = present
      indices.insert(indices.remove(at: source), at: index)
      try moved.moveItem(
        from: source, to: index,
        measuredBy: RenumberedHeights(provider: provider, indices: indices))
      let frame = moved.frame(ofItemAt: index)
      // What starts at the far end keeps its distance from there, and not from the origin.
      let isMirrored = wall.axis == .horizontal && wall.environment.direction == .rightToLeft
      let growth = isMirrored ? Self.length(of: moved) - lengthBefore : 0
      frames.append(frame.offsetBy(dx: -growth, dy: 0))
    }
  }

  private static func length(of wall: MasonryGrid) -> Double {
    wall.axis == .vertical ? wall.contentSize.height : wall.contentSize.width
  }

  /// Whether the item is under a finger at any index.
  func isReachable(_ point: LayoutPoint) -> Bool { frames.contains { $0.contains(point) } }

  func index(at point: LayoutPoint) -> Int {
    let isReachable = isReachable(point)
    return frames.indices.filter { !isReachable || frames[$0].contains(point) }.min {
      let (one, other) = (rank(of: $0, isReachable, point), rank(of: $1, isReachable, point))
      return one < other
    } ?? source
  }

  private func rank(of index: Int, _ isReachable: Bool, _ point: LayoutPoint) -> (Double, Int, Int)
  {
    let x = min(max(point.x, frames[index].minX), frames[index].maxX) - point.x
    let y = min(max(point.y, frames[index].minY), frames[index].maxY) - point.y
    return (isReachable ? 0 : x * x + y * y, abs(index - source), index)
  }
}

/// The heights of items that have other indices than those that a provider knows.
struct RenumberedHeights<Provider: MasonryHeightProvider>: MasonryHeightProvider {
  var provider: Provider
  var indices: [Int]

  func height(ofItemAt index: Int, width: Double) -> Double {
    provider.height(ofItemAt: indices[index], width: width)
  }

  func width(ofItemAt index: Int, height: Double) -> Double {
    provider.width(ofItemAt: indices[index], height: height)
  }

  func columnSpan(ofItemAt index: Int) -> Int { provider.columnSpan(ofItemAt: indices[index]) }

  func pinnedColumn(ofItemAt index: Int) -> Int? {
    provider.pinnedColumn(ofItemAt: indices[index])
  }
}
