import LayoutGeometry
import MasonryLayout

@testable import LayoutOracles

/// The grid that the rules describe, from its final state: slow, obvious, and nothing is kept.
///
/// Heights, spacings, insets and the crossLength are whole quarter points, and heights that follow
/// the width whole eighths. So everything is computed in whole numbers, and rounded once at the
/// end.
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
