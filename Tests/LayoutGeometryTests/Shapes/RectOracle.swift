import LayoutGeometry

/// What a rectangle on the lattice consists of, axis by axis, as sets of whole numbers.
///
/// The relations of rectangles are stated on these sets in the words of the documentation, and
/// without comparing edges.
struct RectOracle {
  let x: Extent
  let y: Extent

  init(_ rect: LayoutRect) {
    x = Extent(from: Int(rect.minX), to: Int(rect.maxX))
    y = Extent(from: Int(rect.minY), to: Int(rect.maxY))
  }

  func intersects(_ other: RectOracle) -> Bool {
    x.meets(other.x) && y.meets(other.y)
  }

  func contains(_ other: RectOracle) -> Bool {
    x.lines.isSuperset(of: other.x.lines) && y.lines.isSuperset(of: other.y.lines)
  }

  func contains(_ point: LayoutPoint) -> Bool {
    x.cells.contains(Int(point.x.rounded(.down))) && y.cells.contains(Int(point.y.rounded(.down)))
  }

  /// An interval as its coordinates, both ends included, and the cells of length 1 between them.
  struct Extent {
    let lines: Set<Int>
    let cells: Set<Int>

    init(from start: Int, to end: Int) {
      lines = Set(start...end)
      cells = Set(start..<end)
    }

    /// More than an edge in common; or for a single coordinate, the coordinate.
    func meets(_ other: Extent) -> Bool {
      cells.isEmpty || other.cells.isEmpty
        ? !lines.isDisjoint(with: other.lines) : !cells.isDisjoint(with: other.cells)
    }
  }
}

extension LayoutRect {
  /// The rectangle from the smallest to the largest of the coordinates on each axis.
  init?(spanning x: Set<Int>, _ y: Set<Int>) {
    guard let minX = x.min(), let maxX = x.max(), let minY = y.min(), let maxY = y.max() else {
      return nil
    }
    self.init(
      x: Double(minX), y: Double(minY), width: Double(maxX - minX), height: Double(maxY - minY))
  }
}
