/// The classic tutorial: an object for each item, and a filter over all of them for each query.
///
/// As in a collection view, an object holds an index path and a frame, and a delegate is asked for each
/// height. After a change the tutorial empties its cache and fills it again.
final class TutorialLayout: Rival {
  private final class Attributes {
    let indexPath: IndexPath
    var frame = Box(x: 0, y: 0, width: 0, height: 0)

    init(forCellWith indexPath: IndexPath) {
      self.indexPath = indexPath
    }
  }

  private struct IndexPath {
    let section: Int
    let item: Int
  }

  private final class Delegate {
    let heights: [Double]

    init(heights: [Double]) {
      self.heights = heights
    }

    func height(at indexPath: IndexPath) -> Double { heights[indexPath.item] }
  }

  private let setting: Setting
  private var cache: [Attributes] = []
  private(set) var contentHeight = 0.0

  init(setting: Setting) {
    self.setting = setting
  }

  func place(_ heights: [Double], columnWidth: Double) {
    let delegate = Delegate(heights: heights)
    cache.removeAll()
    contentHeight = 0
    let xOffsets = (0..<setting.columns).map { Double($0) * (columnWidth + setting.spacing) }
    var yOffsets = Array(repeating: 0.0, count: setting.columns)
    for item in heights.indices {
      let indexPath = IndexPath(section: 0, item: item)
      let height = delegate.height(at: indexPath)
      let column = setting.column(for: item, bottoms: yOffsets)
      let attributes = Attributes(forCellWith: indexPath)
      attributes.frame = Box(
        x: xOffsets[column], y: yOffsets[column], width: columnWidth, height: height)
      cache.append(attributes)
      contentHeight = max(contentHeight, yOffsets[column] + height)
      yOffsets[column] += height + setting.spacing
    }
  }

  func collectIndices(in rect: Box, into buffer: inout [Int]) {
    buffer.removeAll(keepingCapacity: true)
    for attributes in cache where attributes.frame.intersects(rect) {
      buffer.append(attributes.indexPath.item)
    }
  }
}
