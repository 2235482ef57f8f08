/// Where the lanes of a grid are across it, and how wide an item in them is.
///
/// All breadths and near edges are final: aligned to the leading edge or otherwise, mirrored for
/// right-to-left, and rounded to pixels. Rounding an edge and a breadth down never makes two items
/// overlap, since ⌊x⌋ + ⌊w⌋ ≤ ⌊x + w⌋.
struct Tracks: Equatable, Sendable {
  /// The number of lanes.
  let count: Int

  /// The extent of the content across the lanes, insets included.
  let contentBreadth: Double

  /// The near edge (left or top) of the track that is first on the screen.
  private let origin: Double

  /// The breadth of every lane, if all are equal.
  private let laneBreadth: Double

  /// The near edges relative to the origin and the breadths, in the order on the screen, if they differ.
  private let starts: [Double]
  private let breadths: [Double]

  /// Whether the lanes are equal, and far broader than the rounding error of their edges.
  let areDistinct: Bool

  private let spacing: Double
  private let isMirrored: Bool
  private let scale: Double?

  init(_ configuration: MasonryGrid.Configuration, breadth: Double) {
    let insets = configuration.insetsAcross
    let available = configuration.available(across: breadth)
    spacing = configuration.columnSpacing
    scale = configuration.scale
    isMirrored = configuration.axis == .vertical && configuration.direction == .rightToLeft
    // A millionth of a pixel, so that a breadth of 374 pixels is not rounded down to 373 when the
    // division gives 373.99999999999994. The bound keeps it finite where a pixel is absurdly large.
    let nudge = scale.map { 0x1p-20 / max($0, 0x1p-500) } ?? 0

    var total: Double
    switch TrackSizes(configuration.columns, available: available, spacing: spacing) {
    case .equal(let size, let count):
      self.count = count
      laneBreadth = size + nudge
      starts = []
      breadths = []
      total = Double(count) * size + Double(count - 1) * spacing
    case .different(let sizes):
      count = sizes.count
      laneBreadth = 0
      breadths = (isMirrored ? sizes.reversed() : sizes).map { $0 + nudge }
      var starts = [0.0]
      for breadth in breadths.dropLast() {
        starts.append(starts[starts.count - 1] + breadth + spacing)
      }
      self.starts = starts
      total = sizes.reduce(0, +) + Double(count - 1) * spacing
    }

    areDistinct = starts.isEmpty && laneBreadth > 1e-9 * max(breadth, total)

    // What only rounding leaves over is nothing.
    if (available - total).magnitude <= 1e-9 * available { total = available }
    let leftOver = max(0, available - total)
    let shift =
      switch configuration.trackAlignment {
      case .start, .fit: 0.0
      case .center: leftOver / 2
      case .end: leftOver
      }
    contentBreadth = configuration.trackAlignment == .fit ? breadth - leftOver : breadth
    let near = isMirrored ? contentBreadth - insets.start - shift - total : insets.start + shift
    origin = near + nudge
  }

  /// Whether an item has the same breadth wherever it goes.
  var areEqual: Bool { starts.isEmpty }

  /// The final breadth of an item that covers so many lanes, all lanes being equal or `lane` the first.
  func breadth(ofLane lane: Int = 0, span: Int) -> Double {
    alignedDown(exactBreadth(ofRank: rank(ofLane: lane, span: span), span: span))
  }

  /// The final near edge, left or top, of an item that starts at a lane and covers so many.
  func start(ofLane lane: Int, span: Int) -> Double {
    alignedDown(origin + offset(ofRank: rank(ofLane: lane, span: span)))
  }

  /// The lanes that an extent across the grid touches, edges included.
  ///
  /// An extent inside the gap between two lanes gets one of the two, since an item that crosses the
  /// gap is in both. An item that ends in the gap is only in the left one, and whole pixels may reach
  /// further together than one by one. So where there are spans, one more lane is searched.
  ///
  /// Edges that should be the same differ by what was rounded where items span lanes or lanes differ,
  /// and lanes without breadth may end there in any order. Then lanes that end just before the extent
  /// are searched too.
  func lanes(from near: Double, to far: Double, hasSpans: Bool) -> Range<Int> {
    // Ranks count the lanes in their order on the screen.
    func start(_ rank: Int) -> Double { alignedDown(origin + offset(ofRank: rank)) }
    func end(_ rank: Int) -> Double {
      start(rank) + alignedDown(exactBreadth(ofRank: rank, span: 1))
    }

    let isRounded = hasSpans || !areEqual
    let rounding = isRounded ? 16 * max(near.magnitude, origin.magnitude).ulp : 0
    let touched = (0..<count).partitioningIndex { end($0) >= near - rounding }
    let first = hasSpans ? max(0, touched - 1) : touched
    guard first < count else { return 0..<0 }
    let last = (first + 1..<count).partitioningIndex { start($0) > far }
    return isMirrored ? count - last..<count - first : first..<last
  }

  /// The place on the screen of an item, counted in lanes.
  private func rank(ofLane lane: Int, span: Int) -> Int {
    isMirrored ? count - lane - span : lane
  }

  private func offset(ofRank rank: Int) -> Double {
    starts.isEmpty ? Double(rank) * (laneBreadth + spacing) : starts[rank]
  }

  private func exactBreadth(ofRank rank: Int, span: Int) -> Double {
    guard !starts.isEmpty else { return Double(span) * laneBreadth + Double(span - 1) * spacing }
    let last = rank + span - 1
    return span == 1 ? breadths[rank] : starts[last] + breadths[last] - starts[rank]
  }

  private func alignedDown(_ coordinate: Double) -> Double {
    guard let scale, (coordinate * scale).isFinite else { return coordinate }
    return (coordinate * scale).rounded(.down) / scale
  }
}
