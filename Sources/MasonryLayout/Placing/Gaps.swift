/// The gaps that a dense packing can go back to.
///
/// A *gap* is what a lane skipped because an item that covers other lanes too started lower. It ends
/// where that item starts. Below all gaps of a lane is its open *tail*, from the running position on.
///
/// Most gaps are too small to be ever filled and stay, so their number grows with that of the items,
/// and looking through all of them for each item would make placing quadratic. See ``SearchMemo``.
struct Gaps: Sendable {
  struct Gap: Sendable {
    var start: Double
    var end: Double

    /// The next gap of the lane below this one, or -1.
    var next: Int32 = -1

    /// Whether there is so much room below a position; in a gap that was filled there is none.
    func hasRoom(for need: Double, from position: Double) -> Bool {
      start < end && max(start, position) + need <= end
    }
  }

  /// All gaps of all lanes; one that was filled stays, without length.
  private(set) var gaps: [Gap] = []

  /// Whether each item went back to a gap.
  var isBackfilled: [Bool] = []

  /// The topmost and the lowest gap of each lane, or -1.
  private var first: [Int32]
  private var last: [Int32]

  /// For each span, what searches have passed at each lane.
  var passed: [[SearchMemo]] = []

  /// For each lane of the search under way, the last gap passed, and the one found; -1 for none.
  var current: [Int32] = []
  var found: [Int32] = []

  /// The places to choose from for one item.
  var candidates: [Place] = []

  init(laneCount: Int) {
    first = Array(repeating: -1, count: laneCount)
    last = first
  }

  /// Allocates what a search on so many lanes needs, so that the search itself does not.
  mutating func prepare(forSpan span: Int) {
    while passed.count <= span { passed.append([]) }
    if passed[span].isEmpty { passed[span] = Array(repeating: SearchMemo(), count: laneCount) }
    while current.count < span {
      current.append(-1)
      found.append(-1)
    }
  }

  var laneCount: Int { first.count }

  /// The gap after another, or the first one of a lane after -1; -1 if there is none.
  func gap(after gap: Int32, in lane: Int) -> Int32 {
    gap < 0 ? first[lane] : gaps[Int(gap)].next
  }

  /// Adds a gap below all others of a lane, unless it has no length.
  mutating func appendGap(from start: Double, to end: Double, in lane: Int) {
    guard start < end else { return }
    let new = Int32(gaps.count)
    gaps.append(Gap(start: start, end: end))
    if last[lane] < 0 { first[lane] = new } else { gaps[Int(last[lane])].next = new }
    last[lane] = new
  }

  /// Takes a part out of a gap, which may leave one gap above it and one below.
  mutating func fill(_ gap: Int32, from start: Double, to end: Double, in lane: Int) {
    let index = Int(gap)
    let oldEnd = gaps[index].end
    if start == gaps[index].start {
      gaps[index].start = min(end, oldEnd)
      return
    }
    gaps[index].end = start
    guard end < oldEnd else { return }
    let below = Int32(gaps.count)
    gaps.append(Gap(start: end, end: oldEnd, next: gaps[index].next))
    gaps[index].next = below
    if last[lane] == gap { last[lane] = below }
  }
}
