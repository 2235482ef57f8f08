import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

/// Fails unless the grid of a host is that of the oracle: to the bit, or but for rounding.
func expectReference(
  _ host: Host, isExact: Bool = true, file: StaticString = #filePath, line: UInt = #line
) {
  do {
    let grid = try host.grid()
    let reference = ReferenceGrid(host: host)
    func expectSame(
      _ numbers: [Double], _ expected: [Double], isExact: Bool, _ message: String
    ) {
      let isSame = zip(numbers, expected).allSatisfy {
        isExact ? $0 == $1 : ($0 - $1).magnitude <= 1e-12
      }
      expect(
        isSame, "\(message): \(numbers) instead of \(expected) in \(host)", file: file, line: line)
    }
    expectEqual(grid.count, host.items.count, "Count", file: file, line: line)
    expectEqual(grid.columnCount, reference.columnCount, "Columns", file: file, line: line)
    for (index, (frame, expected)) in zip(grid.frames, reference.frames).enumerated() {
      expectSame(numbers(of: frame), numbers(of: expected), isExact: isExact, "Frame of \(index)")
      if grid.column(ofItemAt: index) != reference.columns[index] {
        expectEqual(grid.column(ofItemAt: index), reference.columns[index], "Column of \(index)")
      }
    }
    expectSame(
      [grid.contentSize.width, grid.contentSize.height],
      [reference.contentSize.width, reference.contentSize.height],
      // Thirds of a point do not add up exactly with the insets.
      isExact: isExact && host.configuration.scale != 3, "Content size")
  } catch {
    expect(false, "Threw \(error)", file: file, line: line)
  }
}

private func numbers(of frame: LayoutRect) -> [Double] {
  [frame.minX, frame.minY, frame.width, frame.height]
}
