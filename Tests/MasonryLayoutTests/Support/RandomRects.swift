import LayoutGeometry
import LayoutTestSupport

/// Draws query rectangles that are hard for a given set of frames.
///
/// Their edges lie on the edges of frames, one step in the last place beside them, in the middle of
/// gaps and items, or anywhere, and many of them are empty.
struct RandomRects {
  private let x: [Double]
  private let y: [Double]

  init(around frames: [LayoutRect]) {
    x = Self.coordinates(frames.flatMap { [$0.minX, $0.maxX] })
    y = Self.coordinates(frames.flatMap { [$0.minY, $0.maxY] })
  }

  /// The edges, the middles between them, and a distance beyond both ends.
  private static func coordinates(_ edges: [Double]) -> [Double] {
    let edges = Set(edges + [0]).sorted()
    let middles = zip(edges, edges.dropFirst()).map { ($0 + $1) / 2 }
    return edges + edges + middles + [(edges.first ?? 0) - 3, (edges.last ?? 0) + 3]
  }

  func next(using random: inout SplitMix64) -> LayoutRect {
    let (minX, width) = Self.length(of: x, using: &random)
    let (minY, height) = Self.length(of: y, using: &random)
    return LayoutRect(x: minX, y: minY, width: width, height: height)
  }

  private static func length(
    of coordinates: [Double], using random: inout SplitMix64
  ) -> (start: Double, length: Double) {
    let start = coordinate(of: coordinates, using: &random)
    switch UInt8.random(in: 0..<8, using: &random) {
    case 0: return (start, 0)
    case 1: return (start, start.ulp)
    case 2: return (start, random.fraction(in: 0...10))
    default:
      let end = coordinate(of: coordinates, using: &random)
      return (min(start, end), max(start, end) - min(start, end))
    }
  }

  private static func coordinate(
    of coordinates: [Double], using random: inout SplitMix64
  ) -> Double {
    let coordinate = coordinates[Int.random(in: 0..<coordinates.count, using: &random)]
    switch UInt8.random(in: 0..<8, using: &random) {
    case 0: return coordinate.nextUp
    case 1: return coordinate.nextDown
    default: return coordinate
    }
  }
}
