/// The gaps that a dense packing can go back to.
///
/// A *hole* is what a lane skipped because an item that covers other lanes too started lower. It ends
/// where that item starts. Below all holes of a lane is its open *tail*, from the running position on.
///
/// Most holes are too small to be ever filled and stay, so their number grows with that of the items,
/// and looking through all of them for each item would make placing quadratic. See ``Passed``.
struct Openings: Sendable {
  struct Hole: Sendable {
    var start: Double
    var end: Double

    /// The next hole of the lane below this one, or -1.
    var next: Int32 = -1

    /// Whether there is room for so much from a position down: none at all in a hole that was filled.
    func hasRoom(for need: Double, from position: Double) -> Bool {
      start < end && max(start, position) + need <= end
    }
  }

  /// All holes of all lanes; one that was filled stays, without extent.
  private(set) var holes: [Hole] = []

  /// The topmost and the lowest hole of each lane, or -1.
  private var first: [Int32]
  private var last: [Int32]

  /// For each span, what searches have passed at each lane.
  var passed: [[Passed]] = []

  /// For each lane of the search under way, the last hole passed, and the one found; -1 for none.
  var current: [Int32] = []
  var found: [Int32] = []

  /// The places to choose from for one item.
  var candidates: [Place] = []

  init(laneCount: Int) {
    first = Array(repeating: -1, count: laneCount)
    last = first
  }

  /// Makes room for searching on so many lanes, which a search then need not allocate.
  mutating func prepare(forSpan span: Int) {
    while passed.count <= span { passed.append([]) }
    if passed[span].isEmpty { passed[span] = Array(repeating: Passed(), count: laneCount) }
    while current.count < span {
      current.append(-1)
      found.append(-1)
    }
  }

  var laneCount: Int { first.count }

  /// The hole after another, or the first one of a lane after -1; -1 if there is none.
  func hole(after hole: Int32, in lane: Int) -> Int32 {
    hole < 0 ? first[lane] : holes[Int(hole)].next
  }

  /// Adds a hole below all others of a lane, unless it has no extent.
  mutating func appendHole(from start: Double, to end: Double, in lane: Int) {
    guard start < end else { return }
    let new = Int32(holes.count)
    holes.append(Hole(start: start, end: end))
    if last[lane] < 0 { first[lane] = new } else { holes[Int(last[lane])].next = new }
    last[lane] = new
  }

  /// Takes a part out of a hole, which may leave one hole above it and one below.
  mutating func fill(_ hole: Int32, from start: Double, to end: Double, in lane: Int) {
    let index = Int(hole)
    let oldEnd = holes[index].end
    if start == holes[index].start {
      holes[index].start = min(end, oldEnd)
      return
    }
    holes[index].end = start
    guard end < oldEnd else { return }
    let below = Int32(holes.count)
    holes.append(Hole(start: end, end: oldEnd, next: holes[index].next))
    holes[index].next = below
    if last[lane] == hole { last[lane] = below }
  }
}
