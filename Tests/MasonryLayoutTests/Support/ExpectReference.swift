import LayoutGeometry
import LayoutTestSupport
import MasonryLayout

@testable import LayoutOracles

/// Fails unless the grid of a host is that of the oracle: to the bit, or but for rounding.
func expectReference(
  _ host: Host, isExact: Bool = true, file: StaticString = #filePath, line: UInt = #line
) {
  func equal<Value: Equatable>(
    _ value: Value, _ expected: Value, _ message: @autoclosure () -> String
  ) {
    expectEqual(value, expected, "\(message()) in \(host)", file: file, line: line)
  }
  do {
    let grid = try host.grid()
    let reference = ReferenceGrid(host: host)
    equal(grid.itemCount, host.items.count, "Count")
    equal(grid.columnCount, reference.columnCount, "Columns")
    let frames = frames(of: grid)
    for index in frames.indices {
      let (frame, expected) = (frames[index], reference.frames[index])
      if isExact ? frame != expected : !isNear(frame, expected) {
        equal(frame, expected, "Frame of \(index)")
      }
      let (column, span) = (grid.column(ofItemAt: index), grid.columnSpan(ofItemAt: index))
      let length = grid.length(ofItemAt: index)
      let isSame =
        column == reference.columns[index]
        && span == min(host.items[index].span, reference.columnCount)
        && (!isExact || length == reference.lengths[index])
      if !isSame {
        let place = (reference.columns[index], host.items[index].span, reference.lengths[index])
        equal("\((column, span, length))", "\(place)", "Column, span and length of \(index)")
      }
    }
    // Thirds of a point do not add up exactly with the insets.
    let isExact = isExact && host.configuration.scale != 3
    let ends = grid.columnEnds
    if isExact ? ends != reference.columnEnds : !areNear(ends, reference.columnEnds) {
      equal(ends, reference.columnEnds, "Ends of the columns")
    }
    let size = grid.contentSize
    if isExact ? size != reference.contentSize : !isNear(size, reference.contentSize) {
      equal(size, reference.contentSize, "Content size")
    }
  } catch {
    expect(false, "Threw \(error)", file: file, line: line)
  }
}

private func isNear(_ frame: LayoutRect, _ expected: LayoutRect) -> Bool {
  isNear(frame.minX, expected.minX) && isNear(frame.minY, expected.minY)
    && isNear(frame.size, expected.size)
}

private func isNear(_ size: LayoutSize, _ expected: LayoutSize) -> Bool {
  isNear(size.width, expected.width) && isNear(size.height, expected.height)
}

private func areNear(_ ends: [Double?], _ expected: [Double?]) -> Bool {
  zip(ends, expected).allSatisfy { end, expected in
    guard let end, let expected else { return end == expected }
    return isNear(end, expected)
  }
}

private func isNear(_ number: Double, _ expected: Double) -> Bool {
  (number - expected).magnitude <= 1e-12
}

/// Fails unless every query answers what a look at every frame does.
func expectAnswers(
  of grid: MasonryGrid, _ frames: [LayoutRect], in rect: LayoutRect,
  file: StaticString = #filePath, line: UInt = #line
) {
  do throws(Failure) {
    try requireScans(of: grid, frames, in: rect)
  } catch {
    expect(false, error.message.text, file: file, line: line)
  }
}
