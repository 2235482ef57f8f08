import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// Measuring what is shown, round by round: the oracle, which looks at every item in every round.
struct ReferenceMeasuring {
  private(set) var grid: MasonryGrid

  /// The items that were asked for because they were shown, in ascending order.
  private(set) var asked: [Int] = []

  private(set) var roundCount = 0

  private(set) var offset = 0.0

  init(
    _ grid: MasonryGrid, of items: [LazyItem], in rect: LayoutRect, margin: Double,
    offset: (MasonryGrid) -> Double
  ) throws {
    self.grid = grid
    while true {
      self.offset = offset(self.grid)
      let area = Self.area(rect, at: self.offset, margin: margin, axis: grid.axis)
      let shown = frames(of: self.grid).enumerated().filter { index, frame in
        frame.intersects(area) && self.grid.isEstimated(itemAt: index)
      }
      if shown.isEmpty { break }
      roundCount += 1
      asked += shown.map(\.offset)
      try self.grid.remeasure(shown.map(\.offset), measuredBy: LazyHeights(items))
    }
    asked.sort()
  }

  private static func area(
    _ rect: LayoutRect, at offset: Double, margin: Double, axis: LayoutAxis
  ) -> LayoutRect {
    switch axis {
    case .vertical:
      LayoutRect(
        x: rect.minX, y: offset - margin, width: rect.width, height: rect.height + 2 * margin)
    case .horizontal:
      LayoutRect(
        x: offset - margin, y: rect.minY, width: rect.width + 2 * margin, height: rect.height)
    }
  }
}

extension LazyWall {
  /// Measures what is shown in a grid of this wall, and fails unless the oracle does the same.
  ///
  /// Returns the number of rounds.
  @discardableResult
  func expectSameMeasuring(
    of grid: MasonryGrid, in rect: LayoutRect, margin: Double = 0,
    anchor: MasonryGrid.Anchor? = nil, line: UInt = #line
  ) throws -> Int {
    let kept = anchor ?? grid.anchor(in: rect)
    let expected = try ReferenceMeasuring(grid, of: items, in: rect, margin: margin) {
      $0.offset(keeping: kept, in: rect)
    }
    try expectSame(grid, expected, in: rect, line: line) { grid, rect, heights in
      try grid.measure(itemsIn: &rect, margin: margin, keeping: anchor, measuredBy: heights)
    }
    return expected.roundCount
  }

  /// Scrolls to an item, and fails unless the oracle does the same.
  func expectSameShowing(
    _ index: Int, at position: MasonryGrid.ScrollPosition, of grid: MasonryGrid,
    in rect: LayoutRect, margin: Double = 0, line: UInt = #line
  ) throws {
    let expected = try ReferenceMeasuring(grid, of: items, in: rect, margin: margin) {
      $0.offset(showing: index, at: position, in: rect)
    }
    try expectSame(grid, expected, in: rect, line: line) { grid, rect, heights in
      try grid.measure(
        showing: index, at: position, in: &rect, margin: margin, measuredBy: heights)
    }
  }

  private func expectSame(
    _ grid: MasonryGrid, _ expected: ReferenceMeasuring, in rect: LayoutRect, line: UInt,
    measure: (inout MasonryGrid, inout LayoutRect, LazyHeights) throws -> Void
  ) throws {
    var (measured, scrolled) = (grid, rect)
    // Whatever the provider says about estimates, what is asked for counts as measured.
    let heights = LazyHeights(items, .both)
    try measure(&measured, &scrolled, heights)
    let offset = grid.near(of: scrolled)
    expectEqual(scrolled.size, rect.size, "Size", line: line)
    expectEqual(Set(heights.requests).count, heights.requests.count, "Asked twice", line: line)
    expectEqual(offset.bitPattern, expected.offset.bitPattern, "Offset \(offset)", line: line)
    expect(measured == expected.grid, "Another grid", line: line)
    guard case .tracks = settings.columns else {
      return expectEqual(heights.asked.sorted(), expected.asked, "Asked", line: line)
    }
    // Measured items that get another width are asked for as well.
    expect(Set(heights.asked).isSuperset(of: expected.asked), "Not asked", line: line)
    let estimated = Set(items.indices.filter { grid.isEstimated(itemAt: $0) })
    let other = Set(heights.asked).subtracting(expected.asked)
    expect(other.isDisjoint(with: estimated), "Asked for estimated \(other)", line: line)
  }
}
