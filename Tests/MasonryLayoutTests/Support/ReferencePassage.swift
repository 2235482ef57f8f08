import Foundation
import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// A transition by the words of its documentation, applied to every element of two layouts.
struct ReferencePassage<ID: Hashable> {
  struct Sight {
    var id: ID
    var frame: LayoutRect
    var opacity: Double
  }

  var old: [ID: LayoutRect]
  var new: [ID: LayoutRect]
  var start: LayoutRect
  var end: LayoutRect

  /// In the coordinates of the view.
  var fixedPoint: LayoutPoint
  var ratio: Double

  func viewSize(_ progress: Double) -> LayoutSize {
    let share = min(max(progress, 0), 1)
    return LayoutSize(
      width: start.width * (1 - share) + end.width * share,
      height: start.height * (1 - share) + end.height * share)
  }

  func sight(of id: ID, at progress: Double) -> Sight? {
    let share = min(max(progress, 0), 1)
    let from = old[id].map { $0.offsetBy(dx: -start.minX, dy: -start.minY) }
    let to = new[id].map { $0.offsetBy(dx: -end.minX, dy: -end.minY) }
    let overshoot = min(max(progress < 0 ? progress : progress - share, -1), 1)
    let isValid = ratio.isFinite && ratio > 0
    let scale = isValid && overshoot != 0 ? pow(ratio, overshoot) : 1
    func scaled(_ frame: LayoutRect) -> LayoutRect {
      scale == 1
        ? frame
        : LayoutRect(
          x: fixedPoint.x + (frame.minX - fixedPoint.x) * scale,
          y: fixedPoint.y + (frame.minY - fixedPoint.y) * scale, width: frame.width * scale,
          height: frame.height * scale)
    }
    switch (from, to) {
    case (let from?, let to?):
      let frame = LayoutRect(
        x: from.minX * (1 - share) + to.minX * share, y: from.minY * (1 - share) + to.minY * share,
        width: from.width * (1 - share) + to.width * share,
        height: from.height * (1 - share) + to.height * share)
      return Sight(id: id, frame: scaled(frame), opacity: 1)
    case (let from?, nil): return Sight(id: id, frame: scaled(from), opacity: 1 - share)
    case (nil, let to?): return Sight(id: id, frame: scaled(to), opacity: share)
    case (nil, nil): return nil
    }
  }

  /// Fails unless exactly what meets the view is seen, in order; if not exact, edges may be seen.
  func expect(_ seen: [Sight], at progress: Double, of ids: [ID], isExact: Bool) {
    let view = LayoutRect(origin: .zero, size: viewSize(progress))
    let slack = isExact ? 0 : 1e-6
    var next = 0
    for id in ids {
      let expected = sight(of: id, at: progress)
      let isSeen = next < seen.count && seen[next].id == id
      let sight = isSeen ? seen[next] : nil
      if isSeen { next += 1 }
      guard let expected, expected.opacity > 0 else {
        expectEqual(isSeen, false, "\(id) fades at \(progress)")
        continue
      }
      let mayMeet = expected.frame.intersects(view.insetBy(dx: -slack, dy: -slack))
      let meets =
        expected.frame.intersects(view)
        && expected.frame.intersects(view.insetBy(dx: slack, dy: slack))
        && expected.frame.insetBy(dx: slack, dy: slack).intersects(view)
      if isSeen ? !mayMeet : meets {
        expectEqual(isSeen, meets, "\(id) at \(expected.frame) in \(view) at \(progress)")
      }
      guard let sight else { continue }
      expectEqual(sight.opacity, expected.opacity, within: slack, "Opacity of \(id)")
      for path in [\LayoutRect.minX, \.minY, \.maxX, \.maxY] {
        let edge = expected.frame[keyPath: path]
        expectEqual(
          sight.frame[keyPath: path], edge, within: slack * max(1, 1e-6 * edge.magnitude),
          "\(id) at \(progress)")
      }
    }
    expectEqual(next, seen.count, "All that is seen, in order")
  }
}

extension SplitMix64 {
  /// A viewport that cuts through a wall, lies at an end of it, is pulled past it, or is any.
  mutating func viewport(of wall: MasonryGrid) -> LayoutRect {
    if chance(1, of: 5) {
      return RandomRects(around: frames(of: wall)).next(using: &self).aligned(toScale: 4)
    }
    let isVertical = wall.axis == .vertical
    let (near, length) = stretch(
      of: isVertical ? wall.contentSize.height : wall.contentSize.width)
    return isVertical
      ? LayoutRect(x: 0, y: near, width: 150, height: length)
      : LayoutRect(x: near, y: 0, width: length, height: 150)
  }

  /// A progress in quarters, at or past the ends, or any.
  mutating func progress(_ numbers: Numbers) -> Double {
    switch number(in: 0..<8) {
    case 0: return [-1, 0, 1, 2, -3, 5, -.infinity, .infinity][number(in: 0..<8)]
    case 1: return fraction(in: -1.2...0)
    case 2: return fraction(in: 1...2.2)
    default: return numbers == .quarters ? quarter(in: 0...1) : fraction(in: 0...1)
    }
  }
}

extension MasonryGrid {
  /// The width of an item that is pinned to the first column.
  var firstColumnWidth: Double {
    var wall = self
    wall.removeAllItems()
    _ = try? wall.appendItems(1, measuredBy: HostHeights(items: [HostItem(pin: 0)]))
    return wall.columnWidth
  }
}
