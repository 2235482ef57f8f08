import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// Asks walls all that they can be asked: frames are finite, and nothing traps.
extension MasonryWall {
  /// The rectangles through which a wall is seen: in the middle, all of it, and absurd ones.
  var views: [LayoutRect] {
    let size = contentSize
    return [
      LayoutRect(x: size.width / 3, y: size.height / 3, width: 7.3, height: 9.1),
      LayoutRect(origin: .zero, size: size),
      LayoutRect(x: -1e308, y: 0, width: 1e308, height: 1e308),
      LayoutRect(x: 0, y: .nan, width: 1, height: 1),
      LayoutRect(x: 1e15, y: .leastNonzeroMagnitude, width: 1e-300, height: .infinity),
    ]
  }

  func askEverything(against other: Self) {
    expect(contentSize.isFinite, "The content is \(contentSize)")
    let (items, frames) = (self.items, Array(self.items.frames))
    expect(frames.allSatisfy(\.isFinite), "A frame is not finite: \(frames)")
    for view in views {
      expectEqual(items.indices(in: view), self.items(in: view).map(\.index))
      _ = (items.itemsInReadingOrder(in: view), fraction(of: view))
      follow(view, to: other)
      for number in HostileNumbers.numbers {
        var scrolled = view
        scroll(&scrolled, toFraction: number)
      }
      guard itemCount > 0 else { continue }
      for position in LayoutScrollPosition.allCases {
        var scrolled = view
        scroll(&scrolled, toItemAt: itemCount / 2, at: position)
      }
    }
    for number in HostileNumbers.numbers {
      for point in [LayoutPoint(x: number, y: 3), LayoutPoint(x: 3, y: number)] {
        _ = (items.index(containing: point), anchor(at: point, in: views[0]))
        if itemCount > 0 { _ = items.dropIndex(at: point, moving: itemCount - 1) }
      }
    }
  }

  /// Follows what a view shows: by an anchor, by a bookmark with absurd indices, in a transition.
  private func follow(_ view: LayoutRect, to other: Self) {
    var scrolled = view
    let anchor = anchor(in: view, sticksToStart: false, sticksToEnd: true)
    let mappings: [LayoutIndexMapping] = [
      .removing(0..<3), .inserting(.max, at: 1), .moving(from: 2, to: 30),
      .moving(from: 30, to: 1).then(.removing(5..<19)), .unchanged,
    ]
    for mapping in mappings {
      scroll(&scrolled, to: anchor, after: mapping)
      _ = frameChanges(from: other, by: mapping, in: view, before: scrolled)
    }
    let bookmark: LayoutBookmark<Int> = bookmark(in: view, remembering: 5) { $0 }
    for index in HostileNumbers.integers { scroll(&scrolled, to: bookmark) { _ in index } }
    let finger = LayoutPoint(x: 1e308, y: 5)
    for around in [nil, finger] {
      let transition = Transition(from: self, in: view, to: other, in: scrolled, around: around)
      for progress in [-1e308, -0.5, 0, 0.3, 1, 1.5, .nan] {
        _ = (transition.items(at: progress), transition.viewSize(at: progress))
      }
    }
  }

  /// Changes a copy of the wall in every way, and asks the result.
  func changeEverything() throws {
    let heights = HostileHeights()
    var changed = self
    var visible = views[0]
    try changed.prependItems(3, in: &visible, measuredBy: heights)
    try changed.items.insertItems(2, at: changed.itemCount / 2, measuredBy: heights)
    changed.items.moveItem(from: 0, to: changed.itemCount - 1)
    try changed.items.setLength(4.7, ofItemAt: 1)
    try changed.measure(itemsIn: &visible, margin: 1e308, measuredBy: heights)
    expect(changed.items.frames.allSatisfy(\.isFinite), "A frame is not finite after changes")
    changed.keepingPlace(in: &visible, sticksToEnd: true) {
      $0.items.removeItems(in: 0..<2)
    }
    try changed.resize(
      to: .height(33.3, environment: .init(direction: .rightToLeft, scale: 3)),
      measuredBy: heights)
    expect(changed.items.frames.allSatisfy(\.isFinite), "A frame is not finite at a height")
    for number in HostileNumbers.numbers {
      _ = try? changed.items.appendItems(1, measuredBy: MasonryHeights([], default: number))
      try? changed.resize(width: number, measuredBy: heights)
    }
    expect(changed.items.frames.allSatisfy(\.isFinite), "A frame is not finite in the end")
  }
}

/// Heights in tenths, some of which are estimates.
struct HostileHeights: MasonryHeightProvider {
  func height(ofItemAt index: Int, width: Double) -> Double { 0.1 * Double(3 + index % 5) }
  func width(ofItemAt index: Int, height: Double) -> Double { 0.1 * Double(3 + index % 7) }
  func columnSpan(ofItemAt index: Int) -> Int { index % 4 == 3 ? 2 : 1 }
  func pinnedColumn(ofItemAt index: Int) -> Int? { index % 6 == 5 ? 1 : nil }
  func isEstimated(itemAt index: Int) -> Bool { index % 3 == 0 }
}
