import MasonryLayout

/// What came out of laying out a whole collection, for each packing and device.
struct SummaryTable {
  let rows: [Row]

  struct Row {
    let packing: MasonryGrid.Packing
    let device: Device
    let columns: Int
    let items: Int
    let contentHeight: Double
    let raggedness: Double

    /// The number of items in the viewport of the device in the middle of the content.
    let visibleItems: Int
  }

  init(of collection: PictureCollection) throws(MasonryError) {
    var rows: [Row] = []
    for packing in [MasonryGrid.Packing.roundRobin, .shortestColumn] {
      for device in Device.all {
        rows.append(try Row(of: collection, packing: packing, device: device))
      }
    }
    self.rows = rows
  }

  static let header = [
    "packing", "width", "columns", "items", "content height", "raggedness", "visible", "viewport",
  ]

  /// The table in aligned columns, the first to the left and the others to the right.
  var text: String {
    let lines = [Self.header] + rows.map(\.cells)
    let widths = Self.header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

extension SummaryTable.Row {
  init(
    of collection: PictureCollection, packing: MasonryGrid.Packing, device: Device
  ) throws(MasonryError) {
    let wall = try Wall(
      collection.pictures, breadth: device.size.width, configuration: Wall.configuration(packing))
    self.packing = packing
    self.device = device
    columns = wall.grid.columnCount
    items = wall.grid.count
    contentHeight = wall.grid.contentSize.height
    raggedness = wall.raggedness
    visibleItems = wall.grid.indices(in: wall.middle(device.size)).count
  }

  var cells: [String] {
    [
      "\(packing)", device.size.width.whole, "\(columns)", "\(items)", contentHeight.whole,
      raggedness.whole, "\(visibleItems)",
      "\(device.size.width.whole)x\(device.size.height.whole)",
    ]
  }
}
