import LayoutGeometry
import MasonryLayout

@testable import LayoutOracles

/// The grid that the rules describe, from its final state, in whole eighths of a point.
struct ReferenceGrid {
  let frames: [LayoutRect]

  let contentSize: LayoutSize

  /// The first column of each item.
  let columns: [Int]

  let columnCount: Int

  /// Where the items of each column end, counted from where they begin.
  let columnEnds: [Double?]

  /// The heights that the items were given.
  let lengths: [Double]

  init(host: Host) {
    let configuration = host.configuration
    let tracks = ReferenceTracks(configuration, crossLength: host.crossLength)
    var packing = ReferencePacking(configuration, in: tracks)
    let places = host.items.map { packing.place($0) }
    let stack = ReferenceStack(configuration, places)
    columns = places.map(\.lanes.lowerBound)
    columnCount = tracks.count
    var ends = [Double?](repeating: nil, count: tracks.count)
    for place in places {
      let end = stack.end(of: place)
      for column in place.lanes { ends[column] = max(ends[column] ?? end, end) }
    }
    columnEnds = ends
    lengths = places.map { Double($0.height) / 8 }
    switch configuration.axis {
    case .vertical:
      contentSize = LayoutSize(width: tracks.contentCrossLength, height: stack.contentLength)
      frames = places.map { place in
        let (x, width) = tracks.length(of: place.lanes)
        let (y, height) = stack.length(of: place)
        return LayoutRect(x: x, y: y, width: width, height: height)
      }
    case .horizontal:
      contentSize = LayoutSize(width: stack.contentLength, height: tracks.contentCrossLength)
      frames = places.map { place in
        let (x, width) = stack.length(of: place)
        let (y, height) = tracks.length(of: place.lanes)
        return LayoutRect(x: x, y: y, width: width, height: height)
      }
    }
  }
}

/// The oracle's edges along the lanes, in eighths of a pixel, or of a point without pixels.
struct ReferenceStack {
  private let start: Int
  private let end: Int
  private let isMirrored: Bool
  private let scale: Int?

  /// The length of the content in units, which is 0 if there are no items.
  private var content = 0

  init(_ configuration: WallSettings, _ places: [ReferencePlace]) {
    let insets = configuration.contentInsets
    let isVertical = configuration.axis == .vertical
    scale = configuration.scale.map { Int($0) }
    let unit = scale ?? 1
    start = whole(isVertical ? insets.top : insets.leading, parts: 8) * unit
    end = whole(isVertical ? insets.bottom : insets.trailing, parts: 8) * unit
    isMirrored = !isVertical && configuration.direction == .rightToLeft
    if let last = places.map({ aligned(start + ($0.top + $0.height) * unit) }).max() {
      content = isMirrored ? aligned(last + end) : last + end
    }
  }

  var contentLength: Double { points(content) }

  /// The far edge of an item in points, counted from where the items begin.
  func end(of place: ReferencePlace) -> Double {
    points(aligned(start + (place.top + place.height) * (scale ?? 1)))
  }

  /// The near edge and the length of an item, in points.
  func length(of place: ReferencePlace) -> (near: Double, length: Double) {
    var near = start + place.top * (scale ?? 1)
    var far = near + place.height * (scale ?? 1)
    if isMirrored { (near, far) = (content - far, content - near) }
    return (points(aligned(near)), points(aligned(far)) - points(aligned(near)))
  }

  /// A coordinate rounded to the nearest pixel, half a pixel to the larger one.
  private func aligned(_ coordinate: Int) -> Int {
    scale == nil ? coordinate : 8 * floor(coordinate + 4, dividedBy: 8)
  }

  private func points(_ coordinate: Int) -> Double {
    Double(coordinate) / 8 / Double(scale ?? 1)
  }
}
