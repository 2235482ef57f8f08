import MasonryLayout

/// What came out of laying out all categories as sections of a feed, for each device.
struct FeedTable {
  let rows: [Row]

  struct Row {
    let device: Device
    let sections: Int
    let items: Int
    let columns: ClosedRange<Int>?
    let contentHeight: Double

    /// The number of items and headers in the viewport of the device in the middle of the content.
    let visibleElements: Int
  }

  init(of albums: [Album]) throws(MasonryError) {
    var rows: [Row] = []
    for device in Device.all { rows.append(try Row(of: albums, on: device)) }
    self.rows = rows
  }

  static let header = [
    "feed", "width, points", "sections", "pictures", "columns", "content height, points", "visible",
    "viewport",
  ]

  /// The table in aligned columns.
  var text: String { alignedColumns([Self.header] + rows.map(\.cells)) }
}

extension FeedTable.Row {
  init(of albums: [Album], on device: Device) throws(MasonryError) {
    let shown = try PictureFeed(albums, on: device)
    let feed = shown.feed
    let counts = (0..<feed.sectionCount).map { feed[$0].columnCount }
    self.device = device
    sections = feed.sectionCount
    items = shown.itemCount
    columns = counts.min().map { $0...max($0, counts.max() ?? $0) }
    contentHeight = feed.contentSize.height
    let middle = (contentHeight - device.size.height) / 2
    visibleElements = feed.elements(in: shown.window(at: middle, device.size)).count
  }

  var cells: [String] {
    let columns = columns.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    }
    return [
      device.name, device.size.width.grouped, "\(sections)", items.grouped,
      columns ?? "0", contentHeight.grouped, "\(visibleElements)",
      device.size.name,
    ]
  }
}
