import MasonryLayout

/// What came out of laying out a whole collection, for each packing and device.
struct SummaryTable {
  let rows: [Row]

  struct Row {
    let packing: ColumnsLayout.Packing
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
    for packing in [
      ColumnsLayout.Packing.roundRobin, .shortestColumn, .gridLanes(tolerance: .points(50)),
    ] {
      for device in Device.all {
        rows.append(try Row(of: collection, packing: packing, device: device))
      }
    }
    self.rows = rows
  }

  static let header = [
    "packing", "width, points", "columns", "pictures", "content height, points",
    "raggedness, points", "visible", "viewport",
  ]

  /// The table in aligned columns.
  var text: String { alignedColumns([Self.header] + rows.map(\.cells)) }
}

extension SummaryTable.Row {
  init(
    of collection: PictureCollection, packing: ColumnsLayout.Packing, device: Device
  ) throws(MasonryError) {
    let wall = try Wall(
      collection.pictures, width: device.size.width, configuration: Wall.configuration(packing))
    self.packing = packing
    self.device = device
    columns = wall.items.columnCount
    items = wall.items.itemCount
    contentHeight = wall.masonry.contentSize.height
    raggedness = wall.raggedness
    visibleItems = wall.items.indices(in: wall.middle(device.size)).count
  }

  var cells: [String] {
    [
      packing.name, device.size.width.grouped, columns.grouped, items.grouped,
      contentHeight.grouped, raggedness.grouped, visibleItems.grouped, device.size.name,
    ]
  }
}

extension ColumnsLayout.Packing {
  /// The name in words.
  fileprivate var name: String {
    switch self {
    case .roundRobin: "Round robin"
    case .shortestColumn: "Shortest column"
    case .gridLanes: "Grid lanes, tolerance 50"
    }
  }
}
