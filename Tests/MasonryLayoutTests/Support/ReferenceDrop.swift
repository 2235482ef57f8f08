import LayoutGeometry
import LayoutTestSupport
@testable import MasonryLayout

/// Where a dropped item would be at every index, found by moving it there in a copy of the items.
struct ReferenceDrop {
  let source: Int

  /// The frame of the item at each index.
  private(set) var frames: [LayoutRect] = []

  /// How far a move to each index moves the finger in the coordinates of the content.
  private var growths: [Double] = []

  /// The same once the item was moved to an index.
  private var afterMove: (_ index: Int) throws -> ReferenceDrop? = { _ in nil }

  private var axis = LayoutAxis.vertical

  /// An item that is to come to one of several frames.
  init(source: Int, frames: [LayoutRect]) {
    (self.source, self.frames) = (source, frames)
  }

  /// Tries every index.
  init(_ items: MasonryItems, moving source: Int) throws {
    (self.source, axis) = (source, items.axis)
    func moved(to index: Int) -> MasonryItems {
      var moved = items
      moved.moveItem(from: source, to: index)
      return moved
    }
    for index in 0..<items.itemCount {
      let moved = moved(to: index)
      // What starts at the far end keeps its distance from there, and not from the origin. What is
      // stacked downwards stays under the finger, whatever becomes of the start.
      let isMirrored = items.space.isMirroredAlong
      let growth =
        isMirrored
        ? Self.end(of: moved) - Self.end(of: items) : items.contentStart - moved.contentStart
      growths.append(growth)
      frames.append(items.axis.move(moved.frame(ofItemAt: index), by: -growth))
    }
    afterMove = { index in try ReferenceDrop(moved(to: index), moving: index) }
  }

  /// The end of the content, from the line at which stacking begins.
  private static func end(of items: MasonryItems) -> Double {
    items.axis.length(of: items.contentSize) + items.contentStart
  }

  /// Whether the item is under a finger at any index.
  func isReachable(_ point: LayoutPoint) -> Bool { frames.contains { $0.contains(point) } }

  /// The best index, or the present one if a finger that stays would then ask for a second move.
  func index(at point: LayoutPoint) -> Int {
    let index = bestIndex(at: point)
    guard index != source, !isReachable(point) else { return index }
    guard let next = try? afterMove(index) else { return index }
    return next.bestIndex(at: axis.move(point, by: growths[index])) == index ? index : source
  }

  private func bestIndex(at point: LayoutPoint) -> Int {
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
