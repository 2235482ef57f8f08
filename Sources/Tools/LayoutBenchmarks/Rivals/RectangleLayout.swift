/// The tutorial without its objects: an array of rectangles, and a filter over it for each query.
final class RectangleLayout: Rival {
  private let setting: Setting
  private var frames: [Box] = []
  private(set) var contentHeight = 0.0

  init(setting: Setting) {
    self.setting = setting
  }

  func place(_ heights: [Double], columnWidth: Double) {
    frames.removeAll(keepingCapacity: true)
    frames.reserveCapacity(heights.count)
    contentHeight = 0
    var bottoms = Array(repeating: 0.0, count: setting.columns)
    for (item, height) in heights.enumerated() {
      let column = setting.column(for: item, bottoms: bottoms)
      let frame = Box(
        x: Double(column) * (columnWidth + setting.spacing), y: bottoms[column],
        width: columnWidth, height: height)
      frames.append(frame)
      contentHeight = max(contentHeight, frame.y + height)
      bottoms[column] += height + setting.spacing
    }
  }

  func collectIndices(in rect: Box, into buffer: inout [Int]) {
    buffer.removeAll(keepingCapacity: true)
    for (item, frame) in frames.enumerated() where frame.intersects(rect) { buffer.append(item) }
  }
}
