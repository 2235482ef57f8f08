/// Sections in one array of rectangles: rebuilt after any change, and filtered for each query.
///
/// It does what apps do that compute their sections by hand, without an object for each item.
final class RebuiltFeed {
  /// A rectangle, and whose it is.
  struct Element {
    let section: Int

    /// The index in the section, or -1 for the header.
    let item: Int
    let box: Box
  }

  /// A header, and where its section ends, which pushes it away.
  private struct Header {
    let box: Box
    let end: Double
  }

  private let setting: Setting
  private let width: Double
  private let headerHeight: Double
  private let sectionSpacing: Double
  private var items: [Element] = []
  private var headers: [Header] = []
  private(set) var contentHeight = 0.0

  init(setting: Setting, width: Double, headerHeight: Double, sectionSpacing: Double) {
    self.setting = setting
    self.width = width
    self.headerHeight = headerHeight
    self.sectionSpacing = sectionSpacing
  }

  func rebuild(_ sections: [[Double]]) {
    items.removeAll(keepingCapacity: true)
    headers.removeAll(keepingCapacity: true)
    items.reserveCapacity(sections.reduce(0) { $0 + $1.count })
    let width = (width - Double(setting.columns - 1) * setting.spacing) / Double(setting.columns)
    var start = 0.0
    for (section, heights) in sections.enumerated() {
      let top = start + headerHeight
      var bottoms = Array(repeating: 0.0, count: setting.columns)
      var end = top
      for (item, height) in heights.enumerated() {
        let column = setting.column(for: item, bottoms: bottoms)
        let box = Box(
          x: Double(column) * (width + setting.spacing), y: top + bottoms[column], width: width,
          height: height)
        items.append(Element(section: section, item: item, box: box))
        end = max(end, box.y + height)
        bottoms[column] += height + setting.spacing
      }
      headers.append(
        Header(box: Box(x: 0, y: start, width: width, height: headerHeight), end: end))
      contentHeight = end
      start = end + sectionSpacing
    }
  }

  /// Replaces the contents of the buffer with the items and the pinned headers in a rectangle.
  func collect(in rect: Box, into buffer: inout [Element]) {
    buffer.removeAll(keepingCapacity: true)
    for element in items where element.box.intersects(rect) { buffer.append(element) }
    for (section, header) in headers.enumerated() {
      var box = header.box
      box.y = max(box.y, min(rect.y, header.end - box.height))
      if box.intersects(rect) { buffer.append(Element(section: section, item: -1, box: box)) }
    }
  }
}
