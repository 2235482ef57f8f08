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

  /// The ways between any views of two random layouts, which show the first of their items.
  ///
  /// `layout` makes one of some items in a space, with distances in thirds or tenths, and says its
  /// typical length.
  private func expectWays<Layout: ItemLayout>(
    _ layout:
      @escaping @Sendable (
        _ items: [Int], _ part: Double, _ space: LayoutSpace, _ random: inout SplitMix64
      ) throws -> (Layout, typicalLength: Double)
  ) {
    withEveryAtOnce("seed", in: sample(UInt64(0)..<60_000, every: 307)) { seed in
      var random = SplitMix64(seed: seed)
      let (old, new) = self.identities(&random)
      let part = random.pick([3.0, 10])
      let space = self.space(&random)
      let (start, length) = try layout(old, part, space, &random)
      let isTurned = random.chance(1, of: 6)
      let (end, newLength) = try layout(
        new, part, isTurned ? self.space(&random) : space, &random)
      let mapping = LayoutIndexMapping(from: old, to: new)
      self.expect(mapping, from: old, to: new)
      func view(_ layout: Layout) -> LayoutRect {
        random.viewport(around: placed(layout).map { $0.frame }, layout.contentSize)
      }
      let visible = view(start)
      let endVisible = view(end)
      for progress in [0, random.fraction(in: 0...1), 0.5, 1] {
        do throws(Failure) {
          try end.requireTransition(
            from: start, in: visible, placed(start), to: endVisible, placed(end), by: mapping,
            at: progress)
        } catch {
          LayoutTestSupport.expect(false, error.message.text)
        }
      }
      func near(_ layout: Layout) -> LayoutRect {
        let content = layout.axis.length(of: layout.contentSize)
        return layout.axis.rect(
          main: random.fraction(in: -0.2...1.1) * content, length: random.part(in: 1...60),
          cross: 0, crossLength: 50)
      }
      let first = near(start)
      let ratio = newLength / length
      let way = LayoutTransition(from: start, in: first, to: end, in: near(end), by: mapping)
      self.expectScaled(way, about: nil, by: ratio)
      let finger = first.origin.offsetBy(
        dx: random.part(in: 0...40), dy: random.part(in: 0...40))
      let pinch = LayoutTransition(from: start, to: end, by: mapping, around: finger, in: first)
      self.expectScaled(pinch, about: finger, by: ratio)
    }
  }

  /// Matched are items that are equal, and all of them if each is there once.
  private func expect(_ mapping: LayoutIndexMapping, from old: [Int], to new: [Int]) {
    for (index, id) in new.enumerated() {
      if let origin = mapping.oldIndex(of: index) {
        expectEqual(old[origin], id, "Matched are items that are equal")
      } else if Set(new).count == new.count {
        expectEqual(old.firstIndex(of: id), nil, "An item that was there is matched")
      }
    }
  }

  /// Before the first view and after the second one the layout is scaled about a point.
  ///
  /// At the edges of the view a rounding decides. The point is that of a finger, or the middle.
  private func expectScaled<Layout: ItemLayout>(
    _ way: LayoutTransition<Layout>, about finger: LayoutPoint?, by ratio: Double
  ) {
    let start = way.startVisible
    let x = finger.map { $0.x - start.minX } ?? start.width / 2
    let y = finger.map { $0.y - start.minY } ?? start.height / 2
    for (progress, layout, visible) in [(-0.5, way.start, start), (1.5, way.end, way.endVisible)] {
      let scale = progress < 0 ? 1 / ratio.squareRoot() : ratio.squareRoot()
      let view = LayoutRect(origin: .zero, size: visible.size)
      let found = way.elements(at: progress)
      var next = 0
      for (index, frame) in placed(layout) {
        let scaled = LayoutRect(
          x: x + (frame.minX - visible.minX - x) * scale,
          y: y + (frame.minY - visible.minY - y) * scale,
          width: frame.width * scale, height: frame.height * scale)
        let isSeen =
          next < found.count && (progress < 0 ? found[next].oldID : found[next].newID) == index
        guard isSeen else {
          let isInside =
            scaled.intersects(view) && scaled.intersects(view.insetBy(dx: 1e-6, dy: 1e-6))
          expectEqual(isInside, false, "Item \(index) is missing at \(progress)")
          continue
        }
        expectEqual(
          scaled.insetBy(dx: -1e-6, dy: -1e-6).intersects(view), true,
          "Item \(index) is out of view at \(progress)")
        let oldID = progress < 0 ? index : way.mapping.oldIndex(of: index)
        let newID = progress < 0 ? way.mapping.newIndex(of: index) : index
        expectEqual(
          found[next].oldID, oldID.flatMap { $0 < way.start.shownItemCount ? $0 : nil },
          "The old index of item \(index) at \(progress)")
        expectEqual(
          found[next].newID, newID.flatMap { $0 < way.end.shownItemCount ? $0 : nil },
          "The new index of item \(index) at \(progress)")
        for path in [\LayoutRect.minX, \.minY, \.maxX, \.maxY] {
          expectEqual(
            found[next].frame[keyPath: path], scaled[keyPath: path], within: 1e-6,
            "Item \(index) at \(progress)")
        }
        next += 1
      }
      expectEqual(next, found.count, "All that is seen is of the layout, in order")
    }
  }

  func testRandomWalls() {
    expectWays { items, part, space, random in
      let packings: [MasonryGrid.Packing] = [
        .shortestColumn, .roundRobin, .gridLanes(tolerance: .points(1), dense: true),
      ]
      var wall = try MasonryGrid(
        configuration: .init(
          columns: .fixed(random.number(in: 1...4)), columnSpacing: 1 / part,
          itemSpacing: Double(random.number(in: 0...4)) / part, packing: random.pick(packings)),
        in: space)
      try wall.appendItems(items.count, measuredBy: lengths(items, part))
      return (wall, wall.columnWidth)
    }
  }

  /// Rows of several rules; a preview, or a last row that is held back, leaves items out.
  func testRandomRows() {
    expectWays { items, part, space, random in
      let height = Double(random.number(in: 7...30)) / part
      let rules: [MasonryRows.Rule] = [
        .justified(height: height), .justified(height: height, breaking: .optimal),
        .flowing(height: height),
      ]
      var rows = try MasonryRows(
        configuration: .init(
          rule: random.pick(rules), itemSpacing: 1 / part, rowSpacing: 2 / part,
          maximumRowCount: random.chance(1, of: 6) ? random.number(in: 0...3) : nil,
          holdsBackLastRow: random.chance(1, of: 6)), in: space)
      try rows.appendItems(items.count, measuredBy: lengths(items, part))
      return (rows, height)
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
    for space in sample(spaces, every: 3) {
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

/// Lengths of items in thirds or in tenths, by their identities.
private func lengths(_ items: [Int], _ part: Double) -> MasonryHeightClosure {
  func length(_ index: Int) -> Double { Double(items[index] * 7 % 23) / part }
  return MasonryHeightClosure(width: { index, _ in length(index) }) { index, _ in length(index) }
}

/// The items that a layout shows.
private func placed<Layout: ItemLayout>(_ layout: Layout) -> [PlacedElement<Layout>] {
  (0..<layout.shownItemCount).map { ($0, layout.frame(ofItemAt: $0)) }
}
