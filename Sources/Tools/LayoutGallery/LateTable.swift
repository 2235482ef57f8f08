import MasonryLayout

/// How many pictures on screen change column when others arrive late, and how level the wall ends.
struct LateTable {
  let rows: [Row]

  struct Row {
    let kept: LateFeed.Kept
    let columns: Int

    /// The share of the pictures on screen that the arrival of a single one above it moved to another
    /// column, on average.
    let movedByOne: Double

    /// The same for the arrival of all others above it.
    let movedByAll: Double

    /// The average difference between the lowest and the highest end of a column, in points.
    let raggedness: Double
  }

  /// The number of walls, and of the pictures in each.
  private static let (walls, pictures) = (60, 300)

  init(of collection: PictureCollection) throws(MasonryError) {
    var rows: [Row] = []
    let mixed = collection.mixed()
    for columns in [3, 4, 6] {
      for kept in LateFeed.Kept.allCases {
        var feeds: [LateFeed] = []
        for wall in 0..<Self.walls {
          let pictures = (0..<min(Self.pictures, mixed.count)).map {
            mixed[(wall * Self.pictures + $0) % mixed.count]
          }
          feeds.append(
            try LateFeed(
              pictures, on: LayoutSize(width: 150 * Double(columns), height: 640),
              columns: columns, kept: kept))
        }
        rows.append(Row(of: feeds, kept: kept, columns: columns))
      }
    }
    self.rows = rows
  }

  static let header = [
    "late pictures", "columns", "moved by one", "moved by many", "raggedness, points",
  ]

  /// The table in aligned columns.
  var text: String { alignedColumns([Self.header] + rows.map(\.cells)) }
}

extension LateTable.Row {
  fileprivate init(of feeds: [LateFeed], kept: LateFeed.Kept, columns: Int) {
    self.kept = kept
    self.columns = columns
    let count = Double(feeds.count)
    func moved(_ moment: Int) -> Double {
      let moments = feeds.map { $0.moments[moment] }
      let shown = moments.reduce(0) { $0 + $1.shownBefore }
      return shown == 0 ? 0 : Double(moments.reduce(0) { $0 + $1.moved.count }) / Double(shown)
    }
    movedByOne = moved(1)
    movedByAll = moved(2)
    raggedness = feeds.reduce(0) { $0 + ($1.moments.last?.wall.raggedness ?? 0) } / count
  }

  var cells: [String] {
    [
      kept.rawValue, "\(columns)", "\((100 * movedByOne).grouped) %",
      "\((100 * movedByAll).grouped) %",
      raggedness.grouped,
    ]
  }
}
