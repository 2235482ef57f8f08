public import LayoutGeometry

/// Small complete worlds of rectangles, and the rectangles that arithmetic likes least.
public enum RectLattice {
  /// Every rectangle with edges on the whole numbers below `count`, also those without area.
  public static func rects(count: Int) -> [LayoutRect] {
    let extents = (0..<count).flatMap { start in
      (start..<count).map { end in (start: Double(start), length: Double(end - start)) }
    }
    return extents.flatMap { row in
      extents.map { column in
        LayoutRect(x: column.start, y: row.start, width: column.length, height: row.length)
      }
    }
  }

  /// The numbers on which comparisons and sums go wrong first.
  public static let specialNumbers: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 1, 1e300, -1e300,
  ]

  /// Every rectangle made of ``specialNumbers``, as given to the initialiser: 2401 of them.
  public static var specialRects: [LayoutRect] {
    everyArray(of: specialNumbers, counts: 4...4).map {
      LayoutRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  /// The 49 ``specialRects`` with the same numbers on both axes, for worlds of pairs.
  public static var specialSquares: [LayoutRect] {
    everyArray(of: specialNumbers, counts: 2...2).map {
      LayoutRect(x: $0[0], y: $0[0], width: $0[1], height: $0[1])
    }
  }
}
