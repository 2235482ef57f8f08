public import LayoutGeometry

/// Frames on a grid of cells, drawn with one letter for each item.
///
///     AAB
///     CDB
///     CD.
///
/// Here `A` is two cells wide, `B`, `C` and `D` are two cells high, and nothing lies under `B`. The
/// first item is `A`, the 27th `a`; a dot is a cell without an item. A drawing says all about up to
/// 52 frames of whole cells without overlap.
public struct Picture: Equatable {
  /// The frames of the items in their order, in points.
  public let frames: [LayoutRect]

  /// The extents of a cell, in points.
  public let cell: LayoutSize

  /// Creates a picture of frames; any frames are allowed.
  public init(frames: some Sequence<LayoutRect>, cell: LayoutSize = Picture.point) {
    self.frames = Array(frames)
    self.cell = cell
  }

  /// A cell of one point by one point.
  public static let point = LayoutSize(width: 1, height: 1)

  static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
  static let background: Character = "."
  static let overlap: Character = "#"

  /// The frame of a block of cells.
  static func frame(columns: Range<Int>, rows: Range<Int>, cell: LayoutSize) -> LayoutRect {
    LayoutRect(
      x: Double(columns.lowerBound) * cell.width, y: Double(rows.lowerBound) * cell.height,
      width: Double(columns.count) * cell.width, height: Double(rows.count) * cell.height)
  }
}

/// Fails, with both drawings, unless frames are exactly the drawn ones.
///
///     expectFrames(
///       grid.frames,
///       drawing: """
///         AAB
///         CDB
///         CD.
///         """)
public func expectFrames(
  _ frames: some Sequence<LayoutRect>,
  drawing: String,
  cell: LayoutSize = Picture.point,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let actual = Picture(frames: frames, cell: cell)
  do {
    let expected = try Picture(drawing: drawing, cell: cell)
    guard actual != expected else { return }
    TestTrace.current.fail("Expected\n\(expected)\nbut got\n\(actual)", file: file, line: line)
  } catch {
    TestTrace.current.fail("\(error.reason)\n\(drawing)", file: file, line: line)
  }
}
