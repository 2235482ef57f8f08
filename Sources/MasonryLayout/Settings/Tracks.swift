/// The final positions and lengths of lanes on the cross axis.
///
/// Edges and widths are rounded down to pixels, so no items overlap: ⌊x⌋ + ⌊w⌋ ≤ ⌊x + w⌋.
struct Tracks: Equatable, Sendable {
  let count: Int
  /// The near edge (left or top) of the first track on the screen.
  private let origin: Double
  /// The cross length of every lane, if all are equal.
  private let laneLength: Double
  /// The near edges from the origin on and the cross lengths, in screen order, if lanes differ.
  private let starts: [Double]
  private let crossLengths: [Double]
  /// Whether the lanes are equal, and far longer than the rounding error of their edges.
  let areDistinct: Bool
  /// The end of the first lane and the start of the last one on the screen, if lanes are distinct.
  private var firstEnd = -Double.infinity
  private var lastStart = Double.infinity
  private let spacing: Double
  private let isMirrored: Bool
  private let scale: Double?

  /// Widths that differ by at most this are equal: the unit of browsers' layouts.
  static var layoutUnit: Double { 1.0 / 64 }

  init(_ configuration: ColumnsLayout, in space: LayoutSpace) {
    let insets = space.axis.cross.ends(of: configuration.contentInsets)
    let available = space.available(within: configuration.contentInsets)
    spacing = configuration.columnSpacing
    scale = space.environment.scale
    isMirrored = space.isMirroredAcross
    // A millionth of a pixel: a width of 373.99999999999994 pixels must not become 373.
    let nudge = scale.map { 0x1p-20 / $0 } ?? 0

    var total: Double
    let (count, sizes) = configuration.columns.sizes(available: available, spacing: spacing)
    self.count = count
    if sizes.count == 1 {
      laneLength = sizes[0] + nudge
      starts = []
      crossLengths = []
      total = Double(count) * sizes[0]
    } else {
      laneLength = 0
      crossLengths = (isMirrored ? sizes.reversed() : sizes).map { $0 + nudge }
      var starts = [0.0]
      for crossLength in crossLengths.dropLast() {
        starts.append(starts[starts.count - 1] + crossLength + spacing)
      }
      self.starts = starts
      total = sizes.reduce(0, +)
    }
    total += Double(count - 1) * spacing

    areDistinct = starts.isEmpty && laneLength > 1e-9 * max(space.crossLength, total)

    // A difference made by rounding only counts as 0.
    if (available - total).magnitude <= 1e-9 * available { total = available }
    let leftOver = max(0, available - total)
    let shift =
      switch configuration.trackAlignment {
      case .start: 0.0
      case .center: leftOver / 2
      case .end: leftOver
      }
    let near = isMirrored ? space.crossLength - insets.start - shift - total : insets.start + shift
    origin = near + nudge
    guard areDistinct else { return }
    let (one, other) = (interval(ofLane: 0, span: 1), interval(ofLane: count - 1, span: 1))
    firstEnd = min(one.far, other.far)
    lastStart = max(one.near, other.near)
  }

  /// Whether an item has the same cross length in all lanes.
  var areEqual: Bool { starts.count == 0 }

  /// The final cross length of an item at a lane; if lanes are equal, it is the same at all.
  func crossLength(ofLane lane: Int = 0, span: Int) -> Double {
    alignedDown(exactLength(ofRank: rank(ofLane: lane, span: span), span: span))
  }

  /// The final near edge, left or top, of an item at a lane.
  func start(ofLane lane: Int, span: Int) -> Double {
    alignedDown(origin + offset(ofRank: rank(ofLane: lane, span: span)))
  }

  func interval(ofLane lane: Int, span: Int) -> LayoutInterval {
    let near = start(ofLane: lane, span: span)
    return LayoutInterval(near: near, far: near + crossLength(ofLane: lane, span: span))
  }

  /// Whether an interval, such as a whole screen, certainly overlaps every lane.
  @inline(__always)
  func areAllMet(by interval: LayoutInterval) -> Bool {
    interval.near < firstEnd && interval.far > lastStart
  }

  /// The lanes that an interval across the axis touches, edges included.
  ///
  /// An interval inside the spacing between two lanes gets one of them, since an item that crosses
  /// the spacing is in both. With spans, one more lane is searched: rounded to pixels, an item may
  /// end in the spacing behind its last lane. If items span lanes or lanes differ, equal edges may
  /// differ by rounding, so lanes that end just before the interval are searched, too.
  func lanes(meeting interval: LayoutInterval, hasSpans: Bool) -> Range<Int> {
    func start(_ rank: Int) -> Double { alignedDown(origin + offset(ofRank: rank)) }
    func end(_ rank: Int) -> Double {
      start(rank) + alignedDown(exactLength(ofRank: rank, span: 1))
    }

    let isRounded = hasSpans || !areEqual
    let slack =
      isRounded ? Double.roundingSlack(upTo: max(interval.near.magnitude, origin.magnitude)) : 0
    let touched = (0..<count).partitioningIndex { end($0) >= interval.near - slack }
    let first = hasSpans ? max(0, touched - 1) : touched
    guard first < count else { return 0..<0 }
    let last = (first + 1..<count).partitioningIndex { start($0) > interval.far }
    return isMirrored ? count - last..<count - first : first..<last
  }

  /// The index of an item's first lane in screen order.
  private func rank(ofLane lane: Int, span: Int) -> Int { isMirrored ? count - lane - span : lane }

  private func offset(ofRank rank: Int) -> Double {
    areEqual ? Double(rank) * (laneLength + spacing) : starts[rank]
  }

  private func exactLength(ofRank rank: Int, span: Int) -> Double {
    guard !areEqual else { return Double(span) * laneLength + Double(span - 1) * spacing }
    let last = rank + span - 1
    return span == 1 ? crossLengths[rank] : starts[last] + crossLengths[last] - starts[rank]
  }

  private func alignedDown(_ coordinate: Double) -> Double {
    guard let scale, (coordinate * scale).isFinite else { return coordinate }
    return (coordinate * scale).rounded(.down) / scale
  }
}

extension ColumnsLayout.Columns {
  /// The number of columns that share an available width, and their sizes: one if all are equal.
  ///
  /// Source: CSS Grid Layout, "Expand Flexible Tracks" and `repeat(auto-fill)`.
  fileprivate func sizes(available: Double, spacing: Double) -> (count: Int, sizes: [Double]) {
    func share(among count: Int) -> Double {
      max(0, (available - Double(count - 1) * spacing) / Double(count))
    }
    switch self {
    case .fixed(let count):
      return (count, [share(among: count)])
    case .adaptive(let minimumWidth, let maximumWidth, let maximumCount):
      let width = max(minimumWidth, maximumWidth ?? minimumWidth)
      // A number within rounding of a whole one is whole: 152.1 points fit three columns of 50.7.
      let fitting = (available + spacing) / (width + spacing) * (1 + 1e-12)
      let count = fitting < Double(maximumCount) ? max(1, Int(fitting)) : maximumCount
      let size = max(minimumWidth, share(among: count))
      return (count, [maximumWidth == nil ? size : min(size, width)])
    case .tracks(let tracks):
      var free = available - Double(tracks.count - 1) * spacing
      var weights = 0.0
      for track in tracks {
        switch track {
        case .points(let size): free -= size
        case .fraction(let weight): weights += weight
        }
      }
      let unit = max(0, free) / max(1, weights)
      let sizes = tracks.map { track in
        switch track {
        case .points(let size): size
        case .fraction(let weight): weight * unit
        }
      }
      // Whatever the width, so that items are asked as often at one width as at any other.
      let areEqual = tracks.allSatisfy { $0 == tracks[0] }
      return (sizes.count, areEqual ? [sizes[0]] : sizes)
    }
  }
}
