/// A way to lay out a wall that apps use today.
protocol Rival: AnyObject {
  init(setting: Setting)

  /// Lays out everything, as these do after any change.
  func place(_ heights: [Double], columnWidth: Double)

  /// Replaces the contents of the buffer with the items that meet a rectangle.
  func collectIndices(in rect: Box, into buffer: inout [Int])

  /// The bottom of the lowest item.
  var contentHeight: Double { get }
}

/// What all contenders lay out.
struct Setting {
  let columns: Int
  let spacing: Double
  let roundRobin: Bool

  /// The column for the next item: the next in turn, or the leftmost of the lowest.
  @inline(__always)
  func column(for item: Int, bottoms: [Double]) -> Int {
    if roundRobin { return item % columns }
    var best = 0
    for column in 1..<columns where bottoms[column] < bottoms[best] { best = column }
    return best
  }
}

/// A rectangle without the fine print.
struct Box {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  @inline(__always)
  func intersects(_ other: Box) -> Bool {
    x < other.x + other.width && other.x < x + width
      && y < other.y + other.height && other.y < y + height
  }

  func union(_ other: Box) -> Box {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Box(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
