/// Where the lanes of a grid are across it, and how wide an item in them is.
///
/// All widths and left edges are final: mirrored for right-to-left and aligned to pixels. Rounding a
/// left edge and a width down never makes two items overlap, since ⌊x⌋ + ⌊w⌋ ≤ ⌊x + w⌋.
struct Tracks: Hashable, Sendable {
  let count: Int
  private let minX: Double
  private let laneBreadth: Double
  private let spacing: Double
  private let isMirrored: Bool
  private let scale: Double?

  init(_ configuration: MasonryGrid.Configuration, breadth: Double) {
    let available = max(0, breadth - configuration.contentInsets.horizontal)
    spacing = configuration.columnSpacing
    count = configuration.columns.count(in: available, spacing: spacing)
    isMirrored = configuration.direction == .rightToLeft
    scale = configuration.scale

    let gaps = Double(count - 1) * spacing
    let exactBreadth = max(0, (available - gaps) / Double(count))
    let leading = configuration.contentInsets.leading
    let total = max(available, gaps)
    // A millionth of a pixel, so that a breadth of 374 pixels is not rounded down to 373 when the
    // division gives 373.99999999999994. Of pixels far beyond the largest grid it would be infinite.
    let nudge = scale.map { 0x1p-20 / max($0, 0x1p-500) } ?? 0
    laneBreadth = exactBreadth + nudge
    minX = (isMirrored ? breadth - leading - total : leading) + nudge
  }

  /// The final width of an item that spans so many lanes.
  func breadth(ofSpan span: Int) -> Double {
    alignedDown(Double(span) * laneBreadth + Double(span - 1) * spacing)
  }

  /// The final left edge of an item that starts at a lane and spans so many.
  func minX(ofLane lane: Int, span: Int) -> Double {
    let lanesToTheLeft = isMirrored ? count - lane - span : lane
    return alignedDown(minX + Double(lanesToTheLeft) * (laneBreadth + spacing))
  }

  /// The lanes that an extent across the grid touches, edges included.
  ///
  /// An extent inside the gap between two lanes gets one of the two, since an item that crosses the
  /// gap is in both. An item that ends in the gap is only in the left one: a sum that is rounded
  /// once may reach further than its parts. So where there are spans, one more lane is searched.
  func lanes(from minX: Double, to maxX: Double, hasSpans: Bool) -> Range<Int> {
    // Ranks count the lanes from left to right.
    func lane(_ rank: Int) -> Int { isMirrored ? count - 1 - rank : rank }
    func left(ofRank rank: Int) -> Double { self.minX(ofLane: lane(rank), span: 1) }

    let breadth = breadth(ofSpan: 1)
    let touched = (0..<count).partitioningIndex { left(ofRank: $0) + breadth >= minX }
    let first = hasSpans ? max(0, touched - 1) : touched
    guard first < count else { return 0..<0 }
    let end = (first + 1..<count).partitioningIndex { left(ofRank: $0) > maxX }
    return isMirrored ? count - end..<count - first : first..<end
  }

  private func alignedDown(_ coordinate: Double) -> Double {
    guard let scale, (coordinate * scale).isFinite else { return coordinate }
    return (coordinate * scale).rounded(.down) / scale
  }
}
