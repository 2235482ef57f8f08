import MasonryLayout
import SampleImages

extension Wall {
  /// Hangs pictures in justified rows near a height, 4 points apart.
  init(
    _ pictures: [PictureSize], width: Double, target: Double, _ breaking: RowsLayout.Breaking
  ) throws(MasonryError) {
    let layout = ItemsLayout.rows(.justified(height: target, breaking: breaking), spacing: 4)
    try self.init(pictures, in: MasonryWall(layout, width: width))
  }

  /// How far the heights of rows are from a target, as a root mean square in points.
  ///
  /// The last row counts only if it is the only one: it does not have to fill the width.
  func deviation(from target: Double) -> Double {
    let items = items
    let count = max(min(1, items.rowCount), items.rowCount - 1)
    let squares = (0..<count).reduce(0.0) { sum, row in
      let difference = items.frame(ofRow: row).height - target
      return sum + difference * difference
    }
    return count == 0 ? 0 : (squares / Double(count)).squareRoot()
  }
}

/// How far justified rows of a whole collection are from their target, for each width and target.
struct RowsTable {
  let rows: [Row]

  struct Row {
    let width: Double
    let target: Double
    let items: Int

    /// The number of rows, broken greedily and optimally.
    let counts: [Int]

    /// The root mean square deviation of their heights, in points.
    let deviations: [Double]
  }

  init(of collection: PictureCollection) throws(MasonryError) {
    var rows: [Row] = []
    for (width, target) in [(390.0, 120.0), (1280, 180), (1280, 235)] {
      let both = try [RowsLayout.Breaking.greedy, .optimal].map { breaking throws(MasonryError) in
        try Wall(collection.pictures, width: width, target: target, breaking)
      }
      rows.append(
        Row(
          width: width, target: target, items: collection.pictures.count,
          counts: both.map(\.items.rowCount), deviations: both.map { $0.deviation(from: target) }))
    }
    self.rows = rows
  }

  static let header = [
    "width, points", "target", "pictures", "greedy rows", "off by", "optimal rows", "off by",
  ]

  /// The table in aligned columns.
  var text: String { alignedColumns([Self.header] + rows.map(\.cells)) }
}

extension RowsTable.Row {
  var cells: [String] {
    [width.grouped, target.grouped, items.grouped]
      + zip(counts, deviations).flatMap { [$0.grouped, $1.tenths] }
  }
}

extension Double {
  /// The number to a tenth: a deviation in points.
  var tenths: String { "\((self * 10).rounded() / 10)" }
}
