import LayoutGeometry

extension Picture: CustomStringConvertible {
  /// The drawing, with a line of numbers below it for each frame that it cannot show.
  ///
  /// Those are frames without area, beside the cells, at negative coordinates, or beyond a hundred
  /// cells, and items after the 52nd. A cell that several items cover is drawn as `#`.
  public var description: String {
    let blocks = frames.map(block(of:))
    let width = blocks.map { $0?.columns.upperBound ?? 0 }.max() ?? 0
    let height = blocks.map { $0?.rows.upperBound ?? 0 }.max() ?? 0
    let emptyRow = Array(repeating: Self.background, count: width)
    var rows = Array(repeating: emptyRow, count: height)
    var remarks: [String] = []

    for (item, frame) in frames.enumerated() {
      guard item < Self.letters.count, let block = blocks[item] else {
        remarks.append("item \(item): \(frame)")
        continue
      }
      for row in block.rows {
        for column in block.columns {
          let isFree = rows[row][column] == Self.background
          rows[row][column] = isFree ? Self.letters[item] : Self.overlap
        }
      }
    }
    return (rows.map { String($0) } + remarks).joined(separator: "\n")
  }

  /// The cells that a frame covers, or `nil` where a drawing cannot show it.
  private func block(of frame: LayoutRect) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard
      let columns = Self.cells(from: frame.minX, length: frame.width, unit: cell.width),
      let rows = Self.cells(from: frame.minY, length: frame.height, unit: cell.height),
      Self.frame(columns: columns, rows: rows, cell: cell) == frame
    else { return nil }
    return (columns, rows)
  }

  /// The cells nearest to an extent, or `nil` for none or too many.
  private static func cells(from start: Double, length: Double, unit: Double) -> Range<Int>? {
    let first = (start / unit).rounded()
    let count = (length / unit).rounded()
    guard first >= 0, count > 0, first + count <= 100 else { return nil }
    return Int(first)..<Int(first + count)
  }
}
