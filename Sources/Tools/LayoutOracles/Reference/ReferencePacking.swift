import LayoutGeometry
import MasonryLayout

/// Where an item is, before insets, direction and pixels: its lanes, and its length in eighths.
struct ReferencePlace {
  var lanes: Range<Int>
  var top: Int
  var height: Int
}

/// The oracle's packing: the rules word for word, one item after the other.
struct ReferencePacking {
  private let configuration: WallSettings
  private let tracks: ReferenceTracks
  private let spacing: Int

  /// How much lower than the lowest an item may start, in eighths.
  private let tolerance: Double

  private let isRoundRobin: Bool
  private let isShortest: Bool
  private let isDense: Bool

  private var lanes: [ReferenceLane]
  private var cursor = 0

  init(_ configuration: WallSettings, in tracks: ReferenceTracks) {
    self.configuration = configuration
    self.tracks = tracks
    spacing = whole(configuration.itemSpacing, parts: 8)
    lanes = Array(repeating: ReferenceLane(), count: tracks.count)
    isRoundRobin = configuration.packing == .roundRobin
    isShortest = configuration.packing == .shortestColumn
    if case .gridLanes(_, dense: true) = configuration.packing {
      isDense = true
    } else {
      isDense = false
    }
    tolerance =
      switch configuration.packing {
      case .gridLanes(.points(let points), _): points * 8
      case .gridLanes(.partOfWidth(let fraction), _): fraction * tracks.available * 8
      case .gridLanes(.infinite, _): .infinity
      case .roundRobin, .shortestColumn: 0
      }
  }

  /// Places an item; one kept in a column is as if pinned there, and passes the turn on.
  mutating func place(_ item: HostItem, keptIn column: Int? = nil) -> ReferencePlace {
    let span = min(item.span, tracks.count)
    let pin = item.pin.map { min($0, tracks.count - span) }
    let first = column ?? pin ?? firstLane(span: span)
    let normal = first..<first + span
    let crossLength = tracks.length(of: normal).length
    let height = whole(item.length(at: crossLength, along: configuration.axis), parts: 8)
    let need = height + spacing

    if isDense,
      let (lanes, top) = gap(for: need, insteadOf: normal, isPinned: pin != nil || column != nil)
    {
      for lane in lanes { self.lanes[lane].fill(top..<top + need) }
      return ReferencePlace(lanes: lanes, top: top, height: height)
    }
    let top = top(of: normal)
    for lane in normal { lanes[lane].extend(from: top, to: top + need) }
    if pin == nil { cursor = normal.upperBound }
    return ReferencePlace(lanes: normal, top: top, height: height)
  }

  private func top(of covered: Range<Int>) -> Int {
    var top = 0
    var lane = covered.lowerBound
    while lane < covered.upperBound {
      top = max(top, lanes[lane].running)
      lane += 1
    }
    return top
  }

  private func firstLane(span: Int) -> Int {
    let last = tracks.count - span
    guard !isRoundRobin else { return cursor <= last ? cursor : 0 }
    var lowest = Int.max
    var start = 0
    while start <= last {
      lowest = min(lowest, top(of: start..<start + span))
      start += 1
    }
    // The first lane from the cursor on at which the item may start, or else the first of all.
    var first: Int?
    start = 0
    while start <= last {
      if Double(top(of: start..<start + span)) <= Double(lowest) + tolerance {
        if isShortest || start >= cursor { return start }
        first = first ?? start
      }
      start += 1
    }
    return first ?? 0
  }

  /// The gap that takes an item instead of its normal lanes: every start is looked at, every time.
  private func gap(
    for need: Int, insteadOf normal: Range<Int>, isPinned: Bool
  ) -> (lanes: Range<Int>, top: Int)? {
    guard ReferenceLane.haveHoles(lanes) else { return nil }
    let top = top(of: normal)
    let crossLength = tracks.length(of: normal).length
    var kept: [(lanes: Range<Int>, top: Int)] = []
    var next = isPinned ? normal.lowerBound : 0
    let last = isPinned ? normal.lowerBound : tracks.count - normal.count
    while next <= last {
      let start = next
      next += 1
      let covered = start..<start + normal.count
      guard abs(tracks.length(of: covered).length - crossLength) <= 1.0 / 64,
        let highest = ReferenceLane.highestGap(for: need, in: lanes[covered])
      else { continue }
      if highest < top || highest == top && start < normal.lowerBound {
        kept.append((covered, highest))
      }
    }
    guard let highest = kept.map({ $0.top }).min() else { return nil }
    return kept.first { Double($0.top) <= Double(highest) + tolerance }
  }
}
