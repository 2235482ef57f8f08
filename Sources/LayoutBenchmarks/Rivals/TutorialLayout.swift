/// The classic tutorial: an object for each item, and a filter over all of them for each query.
final class TutorialLayout: Rival {
  private final class Attributes {
    let index: Int
    let frame: Box

    init(index: Int, frame: Box) {
      self.index = index
      self.frame = frame
    }
  }

  private let setting: Setting
  private var cache: [Attributes] = []
  private(set) var contentHeight = 0.0

  init(setting: Setting) {
    self.setting = setting
  }

  func place(_ heights: [Double], columnWidth: Double) {
    cache.removeAll(keepingCapacity: true)
    cache.reserveCapacity(heights.count)
    contentHeight = 0
    var bottoms = Array(repeating: 0.0, count: setting.columns)
    for (item, height) in heights.enumerated() {
      let column = setting.column(for: item, bottoms: bottoms)
      let frame = Box(
        x: Double(column) * (columnWidth + setting.spacing), y: bottoms[column],
        width: columnWidth, height: height)
      cache.append(Attributes(index: item, frame: frame))
      contentHeight = max(contentHeight, frame.y + height)
      bottoms[column] += height + setting.spacing
    }
  }

  func collectIndices(in rect: Box, into buffer: inout [Int]) {
    buffer.removeAll(keepingCapacity: true)
    for attributes in cache where attributes.frame.intersects(rect) {
      buffer.append(attributes.index)
    }
  }
}
