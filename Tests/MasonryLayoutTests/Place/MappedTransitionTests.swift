import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

/// The way by a mapping where a reader can check it; the worlds compare all items.
final class MappedTransitionTests: XCTestCase {
  /// Both halves change places: the item under the finger stays there, though its index is another.
  func testTheItemUnderTheFingerStays() throws {
    let old = Array(0..<900)
    let new = Array(450..<900) + [900, 901] + (0..<450).filter { $0 % 7 != 3 }
    let mapping = LayoutIndexMapping(from: old, to: new)
    let spaces = LayoutAxis.allCases.flatMap { axis in
      LayoutReadingDirection.allCases.flatMap { direction in
        [nil, 3].map { scale in
          LayoutSpace(
            axis: axis, crossLength: 100, environment: .init(direction: direction, scale: scale))
        }
      }
    }
    func lengths(_ items: [Int]) -> MasonryHeightClosure {
      func length(_ index: Int) -> Double { Double(20 + items[index] * 7 % 23) / 3 }
      return MasonryHeightClosure(width: { index, _ in length(index) }) { index, _ in length(index)
      }
    }
    for space in sample(spaces, every: 3) {
      let walls = try [(old, 3), (new, 5)].map { items, columns in
        var wall = try MasonryWall(
          .columns(.init(columns: .fixed(columns), columnSpacing: 0.1, itemSpacing: 0.7)), in: space
        )
        try wall.appendItems(items.count, measuredBy: lengths(items))
        return wall
      }
      try expectHeld(walls[0], walls[1], mapping)
      let rows = try [(old, 8.3), (new, 5.1)].map { items, height in
        var rows = try MasonryWall(
          .rows(
            .init(
              rule: .justified(height: height, breaking: .optimal), itemSpacing: 0.7,
              rowSpacing: 0.1)), in: space)
        try rows.appendItems(items.count, measuredBy: lengths(items))
        return rows
      }
      try expectHeld(rows[0], rows[1], mapping)
    }
  }

  /// Looks at a finger on some items of the first half; of a removed one, the next begins there.
  private func expectHeld<Layout: ItemLayout>(
    _ start: Layout, _ end: Layout, _ mapping: LayoutIndexMapping
  ) throws {
    let axis = start.axis
    let halfPixel = (start.environment.scale.map { 0.5 / $0 } ?? 0) + 1e-9
    for index in Array(stride(from: 120, to: 170, by: 5)) + [129, 136] {
      let frame = start.frame(ofItemAt: index)
      let along = axis.interval(of: frame)
      let near = along.near - 20.3
      let visible = axis.rect(main: near, length: 50, cross: 0, crossLength: 100)
      let finger = LayoutPoint(
        x: frame.minX + 0.3 * frame.width, y: frame.minY + 0.3 * frame.height)
      XCTAssertEqual(start.anchor(at: finger, in: visible).index, index)
      let pinch = LayoutTransition(
        from: start, to: end, by: mapping, around: finger, in: visible)
      let place = axis.coordinate(of: finger) - near
      let fraction = (axis.coordinate(of: finger) - along.near) / (along.far - along.near)
      guard let new = mapping.newIndex(of: index) else {
        let next = try XCTUnwrap(mapping.newIndex(of: index + 1))
        let own = axis.interval(of: end.frame(ofItemAt: next))
        let isMirrored = axis == .horizontal && end.environment.direction == .rightToLeft
        XCTAssertEqual(
          (isMirrored ? own.far : own.near) - axis.interval(of: pinch.endVisible).near, place,
          accuracy: halfPixel)
        continue
      }
      for progress in [0, 0.3, 0.5, 1] {
        let item = try XCTUnwrap(pinch.elements(at: progress).first { $0.oldID == index })
        XCTAssertEqual(item.newID, new)
        let own = axis.interval(of: item.frame)
        XCTAssertEqual(
          own.near + fraction * (own.far - own.near), place, accuracy: halfPixel)
      }
    }
  }

  /// An item in view that goes far away passes, one that only one wall has fades in its place.
  func testThreePhotosByHand() throws {
    var wall = try MasonryWall(.columns(.fixed(1)), width: 10)
    try wall.appendItems(3, measuredBy: MasonryHeights([], default: 10))
    let old = wall
    let mapping = try wall.update(
      from: ["a", "b", "c"], to: ["c", "d", "a"], measuredBy: MasonryHeights([], default: 10))
    let visible = LayoutRect(x: 0, y: 0, width: 10, height: 20)
    let way = MasonryWall.Transition(from: old, in: visible, to: wall, in: visible, by: mapping)
    let elements = way.elements(at: 0.25)
    XCTAssertEqual(elements.map { $0.oldID }, [2, nil, 0, 1])
    XCTAssertEqual(elements.map { $0.newID }, [0, 1, 2, nil])
    XCTAssertEqual(elements.map { $0.frame.minY }, [15, 10, 5, 10])
    XCTAssertEqual(elements.map { $0.opacity }, [1, 0.25, 1, 0.75])
    XCTAssertEqual(way.elements(at: 0).map { $0.oldID }, [0, 1])
    XCTAssertEqual(way.elements(at: 1).map { $0.newID }, [0, 1])
  }
}
