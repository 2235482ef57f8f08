import LayoutGeometry
import LayoutTestSupport
import MasonryLayout
import XCTest

@testable import LayoutOracles

/// The way by a mapping between two walls, and between two rows, against its documentation applied
/// to all items.
final class MappedTransitionTests: XCTestCase {
  /// Items before and after some are moved, removed and inserted; in some worlds a few are equal.
  private func identities(_ random: inout SplitMix64) -> (old: [Int], new: [Int]) {
    var old = Array(0..<random.number(in: 0...30))
    var new = random.chance(1, of: 8) ? old.shuffled(using: &random) : old
    for number in 0..<random.number(in: 0...6) {
      let place = random.number(in: 0...new.count)
      let isInserted = new.isEmpty || random.chance(1, of: 3)
      let moved = isInserted ? 100 + number : new.remove(at: random.number(in: new.indices))
      if random.chance(2, of: 3) { new.insert(moved, at: min(place, new.count)) }
    }
    if random.chance(1, of: 10) { old = [] }
    if random.chance(1, of: 10) { new = [] }
    if random.chance(1, of: 6) {
      old = old.map { $0 / 3 }
      new = new.map { $0 / 3 }
    }
    return (old, new)
  }

  private func space(_ random: inout SplitMix64) -> LayoutSpace {
    LayoutSpace(
      axis: random.pick(LayoutAxis.allCases), crossLength: 50,
      environment: .init(
        direction: random.pick(LayoutReadingDirection.allCases),
        scale: random.pick([nil, 1, 3])))
  }

  /// The way between any views of two layouts, which show the first of their items.
  private func expectWay<Layout: ItemLayout>(
    _ start: Layout, _ old: [Int], _ end: Layout, _ new: [Int], _ random: inout SplitMix64
  ) {
    let mapping = LayoutIndexMapping(from: old, to: new)
    for (index, id) in new.enumerated() {
      if let origin = mapping.oldIndex(of: index) {
        expectEqual(old[origin], id, "Matched are items that are equal")
      } else if Set(new).count == new.count {
        expectEqual(old.firstIndex(of: id), nil, "An item that was there is matched")
      }
    }
    func placed(_ layout: Layout) -> [PlacedElement<Layout>] {
      (0..<layout.shownItemCount).map { ($0, layout.frame(ofItemAt: $0)) }
    }
    func view(_ layout: Layout) -> LayoutRect {
      random.viewport(around: placed(layout).map { $0.frame }, layout.contentSize)
    }
    let (visible, endVisible) = (view(start), view(end))
    for progress in [0, random.fraction(in: 0...1), 0.5, 1] {
      do throws(Failure) {
        try end.requireTransition(
          from: start, in: visible, placed(start), to: endVisible, placed(end), by: mapping,
          at: progress)
      } catch {
        expect(false, error.message.text)
      }
    }
  }

  /// Lengths of items in thirds or in tenths, by their identities.
  private func lengths(_ items: [Int], _ part: Double) -> MasonryHeightClosure {
    func length(_ index: Int) -> Double { Double(items[index] * 7 % 23) / part }
    return MasonryHeightClosure(width: { index, _ in length(index) }) { index, _ in length(index) }
  }

  func testRandomWalls() {
    withEveryAtOnce("seed", in: sample(UInt64(0)..<60_000, every: 151)) { seed in
      var random = SplitMix64(seed: seed)
      let (old, new) = self.identities(&random)
      let part = random.pick([3.0, 10])
      func wall(
        _ items: [Int], _ columns: Int, _ space: LayoutSpace
      ) throws -> MasonryGrid {
        let packings: [MasonryGrid.Packing] = [
          .shortestColumn, .roundRobin, .gridLanes(tolerance: .points(1), dense: true),
        ]
        var wall = try MasonryGrid(
          configuration: .init(
            columns: .fixed(columns), columnSpacing: 1 / part,
            itemSpacing: Double(random.number(in: 0...4)) / part, packing: random.pick(packings)),
          in: space)
        try wall.appendItems(items.count, measuredBy: self.lengths(items, part))
        return wall
      }
      let space = self.space(&random)
      let start = try wall(old, random.number(in: 1...4), space)
      let isTurned = random.chance(1, of: 6)
      let end = try wall(
        new, random.number(in: 1...4), isTurned ? self.space(&random) : space)
      self.expectWay(start, old, end, new, &random)
    }
  }

  /// Rows of several rules; a preview, or a last row that is held back, leaves items out.
  func testRandomRows() {
    withEveryAtOnce("seed", in: sample(UInt64(0)..<60_000, every: 151)) { seed in
      var random = SplitMix64(seed: seed)
      let (old, new) = self.identities(&random)
      let part = random.pick([3.0, 10])
      func rows(
        _ items: [Int], _ height: Double, _ space: LayoutSpace
      ) throws -> MasonryRows {
        let rules: [MasonryRows.Rule] = [
          .justified(height: height), .justified(height: height, breaking: .optimal),
          .flowing(height: height),
        ]
        var rows = try MasonryRows(
          configuration: .init(
            rule: random.pick(rules), itemSpacing: 1 / part, rowSpacing: 2 / part,
            maximumRowCount: random.chance(1, of: 6) ? random.number(in: 0...3) : nil,
            holdsBackLastRow: random.chance(1, of: 6)), in: space)
        try rows.appendItems(items.count, measuredBy: self.lengths(items, part))
        return rows
      }
      let space = self.space(&random)
      let (height, newHeight) = (
        Double(random.number(in: 7...30)) / part, Double(random.number(in: 7...30)) / part
      )
      let start = try rows(old, height, space)
      let isTurned = random.chance(1, of: 6)
      let end = try rows(new, newHeight, isTurned ? self.space(&random) : space)
      self.expectWay(start, old, end, new, &random)
    }
  }

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
    for space in spaces {
      let walls = try [(old, 3), (new, 5)].map { items, columns in
        var wall = try MasonryGrid(
          configuration: .init(columns: .fixed(columns), columnSpacing: 0.1, itemSpacing: 0.7),
          in: space)
        try wall.appendItems(items.count, measuredBy: lengths(items))
        return wall
      }
      try expectHeld(walls[0], walls[1], mapping)
      let rows = try [(old, 8.3), (new, 5.1)].map { items, height in
        var rows = try MasonryRows(
          configuration: .init(
            rule: .justified(height: height, breaking: .optimal), itemSpacing: 0.7,
            rowSpacing: 0.1), in: space)
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
    var wall = try MasonryGrid(configuration: .init(columns: .fixed(1)), width: 10)
    try wall.appendItems(3, measuredBy: MasonryHeights([], default: 10))
    let old = wall
    let mapping = try wall.update(
      from: ["a", "b", "c"], to: ["c", "d", "a"], measuredBy: MasonryHeights([], default: 10))
    let visible = LayoutRect(x: 0, y: 0, width: 10, height: 20)
    let way = MasonryGrid.Transition(from: old, in: visible, to: wall, in: visible, by: mapping)
    let elements = way.elements(at: 0.25)
    XCTAssertEqual(elements.map { $0.oldID }, [2, nil, 0, 1])
    XCTAssertEqual(elements.map { $0.newID }, [0, 1, 2, nil])
    XCTAssertEqual(elements.map { $0.frame.minY }, [15, 10, 5, 10])
    XCTAssertEqual(elements.map { $0.opacity }, [1, 0.25, 1, 0.75])
    XCTAssertEqual(way.elements(at: 0).map { $0.oldID }, [0, 1])
    XCTAssertEqual(way.elements(at: 1).map { $0.newID }, [0, 1])
  }
}
