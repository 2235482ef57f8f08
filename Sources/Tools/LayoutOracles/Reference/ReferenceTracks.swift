import LayoutGeometry
import MasonryLayout

/// The oracle's tracks in units so small that every share, and half of what is left, is whole.
struct ReferenceTracks {
  /// The sizes from the leading edge, and where each track begins behind the first edge.
  private var sizes: [Int]
  private var starts: [Int] = []

  /// How far the first track is from the leading edge of the content.
  private var offset = 0

  /// The length of the content in units.
  private var content: Int

  /// The content without insets, in points.
  let available: Double

  /// The number of units in a point.
  private let unit: Int
  private let isMirrored: Bool
  private let scale: Int?

  var count: Int { sizes.count }

  /// Whether all tracks begin and end at whole quarter points.
  var areWhole: Bool { ([offset] + sizes).allSatisfy { $0 % (unit / 4) == 0 } }

  var contentCrossLength: Double { Double(content) / Double(unit) }

  init(_ configuration: WallSettings, crossLength: Double) {
    let across = configuration.axis.cross
    let insets = across.ends(of: configuration.contentInsets)
    let (leading, trailing) = (whole(insets.start, parts: 4), whole(insets.end, parts: 4))
    let spacing = whole(configuration.columnSpacing, parts: 4)
    let space = max(0, whole(crossLength, parts: 4) - leading - trailing)
    available = Double(space) / 4
    isMirrored = across.isMirrored(in: configuration.direction)
    scale = configuration.scale.map { Int($0) }

    let shares = Shares(configuration.columns, space: space, spacing: spacing)
    unit = 8 * shares.divisor
    let quarter = 2 * shares.divisor
    // What a share is in quarter points times the divisor is twice as much in units.
    sizes = shares.sizes.map { $0 * 2 }

    var end = 0
    for size in sizes {
      starts.append(end)
      end += size + quarter * spacing
    }
    let leftOver = max(0, quarter * space - (end - quarter * spacing))
    content = whole(crossLength, parts: 4) * quarter
    offset = leading * quarter
    switch configuration.trackAlignment {
    case .start: break
    case .center: offset += leftOver / 2
    case .end: offset += leftOver
    }
  }

  /// The near edge and the length of an item that covers some tracks, in points.
  func length(of lanes: Range<Int>) -> (near: Double, length: Double) {
    let first = lanes.lowerBound
    let last = lanes.upperBound - 1
    let length = starts[last] + sizes[last] - starts[first]
    let leading = offset + starts[first]
    return (points(isMirrored ? content - leading - length : leading), points(length))
  }

  /// A length in points, rounded down to whole pixels if there are pixels.
  private func points(_ length: Int) -> Double {
    guard let scale else { return Double(length) / Double(unit) }
    return Double(floor(length * scale, dividedBy: unit)) / Double(scale)
  }
}

/// The sizes of tracks, in quarter points times a divisor.
private struct Shares {
  var sizes: [Int]
  var divisor: Int

  init(_ columns: ColumnsLayout.Columns, space: Int, spacing: Int) {
    switch columns {
    case .fixed(let count):
      self.init(of: space, among: count, spacing: spacing)
    case .adaptive(let minimumWidth, let maximumWidth, let maximumCount):
      let minimum = whole(minimumWidth, parts: 4)
      let most = maximumWidth.map { max(minimum, whole($0, parts: 4)) }
      let fitting = (space + spacing) / ((most ?? minimum) + spacing)
      self.init(of: space, among: min(max(1, fitting), maximumCount), spacing: spacing)
      // A column is never narrower than the minimum, even if the grid is.
      sizes = sizes.map { max($0, minimum * divisor) }
      if let most { sizes = sizes.map { min($0, most * divisor) } }
    case .tracks(let tracks):
      self.init(tracks, free: space - (tracks.count - 1) * spacing)
    }
  }

  private init(of space: Int, among count: Int, spacing: Int) {
    let tracks = Array(repeating: ColumnsLayout.Track.fraction(1), count: count)
    self.init(tracks, free: space - (count - 1) * spacing)
  }

  /// Fixed sizes come first; weights share what they leave, and at most all of it.
  private init(_ tracks: [ColumnsLayout.Track], free: Int) {
    var free = free
    var weights = 0
    for track in tracks {
      switch track {
      case .points(let points): free -= whole(points, parts: 4)
      case .fraction(let weight): weights += whole(weight, parts: 4)
      }
    }
    let divisor = max(4, weights)
    sizes = tracks.map { track in
      switch track {
      case .points(let points): whole(points, parts: 4) * divisor
      case .fraction(let weight): max(0, free) * whole(weight, parts: 4)
      }
    }
    self.divisor = divisor
  }
}

/// A number of points as a whole number of parts of a point.
func whole(_ points: Double, parts: Int) -> Int {
  let number = points * Double(parts)
  precondition(number.rounded(.down) == number, "The oracle computes in 1/\(parts) points")
  return Int(number)
}

/// A division that rounds down, for negative numbers too.
func floor(_ number: Int, dividedBy divisor: Int) -> Int {
  let quotient = number / divisor
  return number % divisor < 0 ? quotient - 1 : quotient
}
