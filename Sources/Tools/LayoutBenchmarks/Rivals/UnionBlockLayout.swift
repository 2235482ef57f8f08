/// The most used library: an object for each item, and the union rectangle of every 20 items.
///
/// A query looks for the first and the last block that meets the rectangle, and tests all items from
/// the one to the other.
final class UnionBlockLayout: Rival {
  private final class Attributes {
    let frame: Box

    init(frame: Box) {
      self.frame = frame
    }
  }

  private static let blockLength = 20
  private let setting: Setting
  private var cache: [Attributes] = []
  private var unions: [Box] = []
  private(set) var contentHeight = 0.0

  init(setting: Setting) {
    self.setting = setting
  }

  func place(_ heights: [Double], columnWidth: Double) {
    cache.removeAll(keepingCapacity: true)
    unions.removeAll(keepingCapacity: true)
    contentHeight = 0
    var bottoms = Array(repeating: 0.0, count: setting.columns)
    for (item, height) in heights.enumerated() {
      let column = setting.column(for: item, bottoms: bottoms)
      let frame = Box(
        x: Double(column) * (columnWidth + setting.spacing), y: bottoms[column],
        width: columnWidth, height: height)
      cache.append(Attributes(frame: frame))
      if item.isMultiple(of: Self.blockLength) {
        unions.append(frame)
      } else {
        unions[unions.count - 1] = unions[unions.count - 1].union(frame)
      }
      contentHeight = max(contentHeight, frame.y + height)
      bottoms[column] += height + setting.spacing
    }
  }

  func collectIndices(in rect: Box, into buffer: inout [Int]) {
    buffer.removeAll(keepingCapacity: true)
    guard let first = unions.firstIndex(where: { $0.intersects(rect) }),
      let last = unions.lastIndex(where: { $0.intersects(rect) })
    else { return }
    for item in first * Self.blockLength..<min((last + 1) * Self.blockLength, cache.count)
    where cache[item].frame.intersects(rect) {
      buffer.append(item)
    }
  }
}
